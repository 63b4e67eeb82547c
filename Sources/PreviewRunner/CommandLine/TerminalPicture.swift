import Foundation

/// Pictures inside of a terminal, by the protocol it understands.
///
/// Sources: "Terminal graphics protocol" of kitty (also WezTerm, Ghostty), sent in chunks of 4096 characters; "Inline Images Protocol" of iTerm2.
struct TerminalPicture {
    private enum Kind { case kitty, iTerm }

    private let kind: Kind

    /// `nil` where the terminal is not known to show pictures.
    init?(environment: ToolEnvironment) {
        let (program, term) = (environment.variables["TERM_PROGRAM"] ?? "", environment.variables["TERM"] ?? "")
        // A multiplexer in between swallows them.
        guard environment.variables["TMUX"] == nil else { return nil }
        if environment.variables["KITTY_WINDOW_ID"] != nil || term.contains("kitty") || ["WezTerm", "ghostty"].contains(program) {
            kind = .kitty
        } else if program == "iTerm.app" {
            kind = .iTerm
        } else {
            return nil
        }
    }

    func text(ofPNG bytes: Data) -> String {
        let encoded = bytes.base64EncodedString()
        switch kind {
        case .iTerm: return "\u{1B}]1337;File=inline=1;height=24;preserveAspectRatio=1:\(encoded)\u{7}"
        case .kitty:
            var rest = encoded[...]
            var text = ""
            var isFirst = true
            while !rest.isEmpty {
                let chunk = rest.prefix(4096)
                rest = rest.dropFirst(4096)
                text += "\u{1B}_G\(isFirst ? "a=T,f=100,r=24," : "")m=\(rest.isEmpty ? 0 : 1);\(chunk)\u{1B}\\"
                isFirst = false
            }
            return text
        }
    }
}

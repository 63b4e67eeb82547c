import Foundation

/// Reads single keys from the terminal without waiting for return.
enum KeyReader {
    /// The next key; `nil` at the end of input.
    static func read() -> Character? {
        var before = termios()
        let isTerminal = tcgetattr(0, &before) == 0
        if isTerminal {
            var raw = before
            raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
            tcsetattr(0, TCSANOW, &raw)
        }
        defer { if isTerminal { tcsetattr(0, TCSANOW, &before) } }
        var byte: UInt8 = 0
        while true {
            let count = Foundation.read(0, &byte, 1)
            if count < 0 && errno == EINTR { continue }
            return count == 1 ? Character(UnicodeScalar(byte)) : nil
        }
    }
}

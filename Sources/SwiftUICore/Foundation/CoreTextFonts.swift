import Foundation
import Typesetting

// What programs register fonts of their own with; Core Text itself is not here.

/// The name that Core Foundation has for a URL.
public typealias CFURL = URL

/// For whom a font is registered. All of them mean this process.
public enum CTFontManagerScope: UInt32, Sendable { case none, process, persistent, session }

/// Makes the fonts of a file known to `Font.custom`, by family, full and PostScript name; false where the file is no font.
///
/// Fonts in resource bundles beside the program are known without it.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<NSError?>?
) -> Bool {
    do {
        try ProcessFonts.register(fontFile: try Data(contentsOf: fontURL), name: fontURL.lastPathComponent)
        return true
    } catch let mistake {
        error?.pointee = NSError(domain: "CTFontManager", code: 103, userInfo: [NSLocalizedDescriptionKey: "\(mistake)"])
        return false
    }
}

import Foundation

public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
    let key: String
    public init(_ value: String) { key = value }
    public init(stringLiteral value: String) { key = value }
    package func resolved(in environment: EnvironmentValues, table: String?, bundle: Bundle?) -> String { key }
}
package enum InlineMarkdown { static func parse(_ s: String) -> [(text: String, isBold: Bool, isItalic: Bool, isCode: Bool, isStrikethrough: Bool, link: String?)] { [(s,false,false,false,false,nil)] } }

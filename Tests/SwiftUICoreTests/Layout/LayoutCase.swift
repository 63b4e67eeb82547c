import Foundation
@testable import SwiftUICore
import Testing

/// One case of `Cases/layout-cases.json`: a tree of views in a neutral form, and the frames that real SwiftUI gave it.
struct LayoutCase: CustomTestStringConvertible, Sendable {
    var id: String
    var proposal: CGSize
    var tree: Tree
    var expected: [(name: String, frame: CGRect)]
    var tolerance: Double
    var safeAreaTop = 0.0
    var bordersHide = false
    /// Which of x, y, width and height are known.
    var checked: [String]
    var needsText = false

    var testDescription: String { id }

    /// A value of JSON, readable on any thread.
    indirect enum Tree: Sendable {
        case object([String: Tree]), array([Tree]), number(Double), text(String)

        init(_ json: Any) {
            switch json {
            case let object as [String: Any]: self = .object(object.mapValues(Tree.init))
            case let array as [Any]: self = .array(array.map(Tree.init))
            case let number as NSNumber: self = .number(number.doubleValue)
            default: self = .text("\(json)")
            }
        }

        subscript(key: String) -> Tree? { if case .object(let fields) = self { fields[key] } else { nil } }
        var number: Double? {
            switch self {
            case .number(let value): value
            case .text("inf"): .infinity
            default: nil
            }
        }
        var text: String? { if case .text(let value) = self { value } else { nil } }
        var items: [Tree] { if case .array(let items) = self { items } else { [] } }
        /// The kind of view and its fields, of `{"kind": {…}}`; beside `child` fields of the cell.
        var kind: (name: String, fields: Tree)? {
            guard case .object(let fields) = self else { return nil }
            let views = fields.filter { if case .object = $0.value { true } else { false } }
            return views.first.map { ($0.key, $0.value) }
        }
    }

    static let all: [LayoutCase] = {
        let url = Bundle.module.url(forResource: "layout-cases", withExtension: "json", subdirectory: "Cases")!
        let json = try! JSONSerialization.jsonObject(with: Data(contentsOf: url)) as! [String: Any]
        return (json["cases"] as! [[String: Any]]).map { fields in
            func size(_ any: Any?) -> [Double] { (any as! [NSNumber]).map(\.doubleValue) }
            let proposal = size(fields["proposal"])
            let expected = (fields["expected"] as! [String: Any]).sorted { $0.key < $1.key }.map { name, frame in
                let frame = size(frame)
                return (name, CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]))
            }
            return LayoutCase(
                id: fields["id"] as! String, proposal: CGSize(width: proposal[0], height: proposal[1]), tree: Tree(fields["tree"]!),
                expected: expected, tolerance: (fields["tolerance"] as! NSNumber).doubleValue,
                safeAreaTop: (fields["safeAreaTop"] as? NSNumber)?.doubleValue ?? 0, bordersHide: fields["bordersHide"] != nil,
                checked: fields["check"] as? [String] ?? ["x", "y", "width", "height"], needsText: fields["needsText"] != nil)
        }
    }()

    static let textBoxes: [String: CGSize] = {
        let url = Bundle.module.url(forResource: "layout-cases", withExtension: "json", subdirectory: "Cases")!
        let json = try! JSONSerialization.jsonObject(with: Data(contentsOf: url)) as! [String: Any]
        return (json["textBoxes"] as! [String: [NSNumber]]).mapValues { CGSize(width: $0[0].doubleValue, height: $0[1].doubleValue) }
    }()
}

/// What is said when a view reads an object that nobody has put into its environment: as in SwiftUI, the program ends there.
enum MissingObject {
    /// - Parameter modifier: how the object is put there.
    static func sentence(_ wrapper: String, _ type: Any.Type, _ ticket: NodeTicket?, _ modifier: String) -> String {
        let place = ticket?.node?.place ?? "a view that is not on screen"
        return "\(place) reads an \(wrapper) of type \(type), and no view round it has put one there: add \(modifier) to one."
    }
}

/// Something the user has to set right before a run can begin: a flag, a device's name, a missing font package. It ends the run with exit code 2.
package struct ConfigurationError: Error, Hashable, CustomStringConvertible {
    /// What is wrong, where, and what to do.
    package var description: String

    package init(_ description: String) { self.description = description }

    /// A word that is not one of those known, with the nearest ones: `unknown("device", "iPhone 51", known: names)`.
    package static func unknown(_ what: String, _ word: String, known: [String], next: String = "") -> ConfigurationError {
        let near = nearestNames(to: word, in: known)
        var sentence = "Unknown \(what) '\(word)'."
        if !near.isEmpty {
            sentence += " Did you mean " + near.map { "'\($0)'" }.joined(separator: " or ") + "?"
        } else if !known.isEmpty {
            sentence += " Known are " + known.map { "'\($0)'" }.joined(separator: ", ") + "."
        }
        return ConfigurationError(next.isEmpty ? sentence : sentence + " " + next)
    }
}

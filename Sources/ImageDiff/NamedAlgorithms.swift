/// The rules that a command line can name, each with its usual limits.
package enum NamedAlgorithms {
    /// In the order in which help prints them.
    package static let all: [any DifferenceAlgorithm] = [
        ExactDifference(), ChannelDifference(maxDifference: 2), PerceptualDifference(), AntiAliasingDifference(), DenseDifference(),
        StructuralSimilarity(),
    ]

    package static func named(_ name: String) -> (any DifferenceAlgorithm)? { all.first { type(of: $0).name == name } }
}

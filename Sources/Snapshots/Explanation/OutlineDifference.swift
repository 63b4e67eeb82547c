/// Tells what changed between two layout texts, in terms of views: one sentence each, from the top of the tree down.
///
/// Elements are matched by their ids, else by type and words in their order. Only causes are told: what moved along with its parent, was pushed
/// by a neighbour, or grew with its content is not mentioned; the same change in like elements is one sentence.
package func outlineDifference(from old: String, to new: String) -> [String] {
    guard old != new else { return [] }
    let (before, after) = (OutlineTree(text: old), OutlineTree(text: new))
    var comparison = OutlineComparison()
    comparison.compare(before.roots, after.roots)
    let heading = before.heading == after.heading ? [] : ["The \(before.heading) became \(after.heading)"]
    let sentences = OutlineChange.sentences(comparison.changes)
    // A picture that fits its view is larger because the view is.
    if !sentences.isEmpty, sameScale(before.heading, after.heading) { return sentences }
    return heading + sentences
}

private func sameScale(_ a: String, _ b: String) -> Bool { a.split(separator: " ").last == b.split(separator: " ").last }

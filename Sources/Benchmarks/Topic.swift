/// One table of measurements.
struct Topic {
    var name: String
    var run: @MainActor (Report) throws -> Void

    /// Every topic, in the order in which all are run.
    static let all = [
        Topic(name: "scenes", run: measureScenes),
        Topic(name: "cold", run: measureCold),
        Topic(name: "layout", run: measureLayout),
        Topic(name: "text", run: measureText),
        Topic(name: "raster", run: measureRaster),
        Topic(name: "codecs", run: measureCodecs),
        Topic(name: "diff", run: measureDifferences),
        Topic(name: "dataflow", run: measureDataFlow),
        Topic(name: "lists", run: measureLists),
        Topic(name: "animation", run: measureAnimation),
    ]
}

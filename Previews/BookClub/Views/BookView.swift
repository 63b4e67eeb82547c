import SwiftUI

struct BookView: View {
    @ObservedObject var currentlyReading: CurrentlyReading
    @State private var editorConfig = EditorConfig()

    var body: some View {
        VStack(spacing: 16) {
            BookCard(book: currentlyReading.book, progress: currentlyReading.currentProgress)
            HStack {
                Button(action: presentEditor) { Text("Update Progress") }
                    .buttonStyle(.bordered)
                    .disabled(currentlyReading.isFinished)
                Toggle(isOn: $currentlyReading.isFinished) {
                    Label("I'm Done", systemImage: "checkmark.circle.fill")
                }
            }
            ProgressDetailsList(progress: currentlyReading.progress)
        }
        .padding()
        .sheet(isPresented: $editorConfig.isEditorPresented) {
            ProgressEditor(editorConfig: $editorConfig) {
                currentlyReading.add(editorConfig.progress, note: editorConfig.note, at: Date(timeIntervalSince1970: 1_593_158_400))
            }
            .presentationDetents([.medium, .large])
        }
    }

    func presentEditor() {
        editorConfig.present(initialProgress: currentlyReading.progress.progress)
    }
}

extension BookView {
    /// A book whose editor is open, for previews.
    init(currentlyReading: CurrentlyReading, editorConfig: EditorConfig) {
        self.currentlyReading = currentlyReading
        _editorConfig = State(initialValue: editorConfig)
    }
}

struct ProgressDetailsList: View {
    let progress: ReadingProgress

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            ForEach(progress.entries.reversed()) { entry in
                VStack(alignment: .leading) {
                    HStack {
                        Text(entry.time, format: Date.FormatStyle(date: .long, time: .omitted, calendar: Calendar(identifier: .gregorian), timeZone: .gmt))
                        Spacer()
                        Text(entry.progress, format: .percent.precision(.fractionLength(0)))
                    }
                    if let note = entry.note, !note.isEmpty {
                        Text(note).font(.subheadline).foregroundStyle(.secondary)
                    }
                }
                Divider()
            }
            Spacer()
        }
    }
}

// B5, B7, B9, B17
struct BookView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            BookView(currentlyReading: .sample())
                .previewDisplayName("B7 reading")
            BookView(currentlyReading: .sample(isFinished: true))
                .previewDisplayName("B9 finished")
            BookView(currentlyReading: .sample(), editorConfig: EditorConfig(isEditorPresented: true, note: "", progress: 0.48))
                .previewDisplayName("B5 editor")
            BookView(currentlyReading: .sample(), editorConfig: EditorConfig(isEditorPresented: true, note: "", progress: 0.48))
                .preferredColorScheme(.dark)
                .previewDisplayName("B5 editor dark")
            BookView(currentlyReading: .sample(isFinished: true))
                .preferredColorScheme(.dark)
                .previewDisplayName("B17 dark")
            BookView(currentlyReading: .sample())
                .environment(\.layoutDirection, .rightToLeft)
                .previewDisplayName("B17 right to left")
            BookView(currentlyReading: .sample())
                .environment(\.sizeCategory, .extraExtraExtraLarge)
                .previewDisplayName("B17 xxxL")
        }
        .environment(\.displayScale, 2)
    }
}

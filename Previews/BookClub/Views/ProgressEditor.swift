import SwiftUI

struct ProgressEditor: View {
    @Binding var editorConfig: EditorConfig
    var save: () -> Void = {}
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            VStack(alignment: .leading, spacing: 16) {
                HStack {
                    Text("Progress")
                    Spacer()
                    Text(editorConfig.progress, format: .percent.precision(.fractionLength(0)))
                        .foregroundStyle(.secondary)
                }
                Slider(value: $editorConfig.progress)
                Text("Note")
                TextEditor(text: $editorConfig.note)
                    .overlay { RoundedRectangle(cornerRadius: 8).stroke(.separator) }
            }
            .padding()
            .navigationTitle("Update Progress")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel") { dismiss() }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save") {
                        save()
                        dismiss()
                    }
                }
            }
        }
    }
}

// B4
#Preview("Editor") {
    ProgressEditor(editorConfig: .constant(EditorConfig(isEditorPresented: true, note: "The letter!", progress: 0.9)))
        .environment(\.displayScale, 2)
}

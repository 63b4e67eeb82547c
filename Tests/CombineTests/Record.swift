import Combine

/// Writes down what a subscriber is told, as text: values, then `|` for the end or `!error` for a failure.
final class Record {
    private(set) var text = ""
    private var cancellable: AnyCancellable?

    init<P: Publisher>(_ publisher: P) {
        cancellable = publisher.sink { completion in
            switch completion {
            case .finished: self.add("|")
            case .failure(let error): self.add("!\(error)")
            }
        } receiveValue: { value in
            self.add("\(value)")
        }
    }

    func cancel() { cancellable = nil }

    private func add(_ entry: String) {
        text += (text.isEmpty ? "" : " ") + entry
    }
}

/// What a subscriber of the publisher is told at once.
func recorded<P: Publisher>(_ publisher: P) -> String { Record(publisher).text }

struct Wrong: Error, Equatable, CustomStringConvertible {
    var description = "wrong"
}

import Foundation

// What may stand inside a localised literal beside strings and numbers. Each is a `%@` of the key, and is set in its own looks.
extension LocalizedStringKey.StringInterpolation {
    /// A text with its own looks: `"by \(Text(author).bold())"`.
    public mutating func appendInterpolation(_ text: Text) { builder.append(text) }

    /// An image in the line: `"\(Image(systemName: "star")) Favourite"`.
    public mutating func appendInterpolation(_ image: Image) { builder.append(Text(image)) }

    /// A date in one of its styles.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { builder.append(DateText(date, style: style)) }

    /// A clock that runs within an interval.
    public mutating func appendInterpolation(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        builder.append(TimerText(interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
    }

    /// An attributed string with its attributes.
    public mutating func appendInterpolation(_ attributedString: AttributedString) { builder.append(Text(attributedString)) }

    /// A value in a format style that gives parts of it looks of their own.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        builder.append(AttributedStyledArgument(input: input, style: format))
    }
}

extension Text {
    /// The words alone, in an environment's language: for places without looks (titles, accessibility labels).
    package func string(in environment: EnvironmentValues) -> String {
        TextResolver(environment).pieces(of: self).map { $0.image == nil ? $0.string : "" }.joined()
    }

    /// A word of the framework's own, in the environment's language.
    package init(_ word: FrameworkStrings.Word) { self.init(FrameworkWord(word: word)) }
}

private struct FrameworkWord: LocalizedArgument {
    let word: FrameworkStrings.Word

    func text(in environment: EnvironmentValues) -> String { FrameworkStrings.text(word, environment.locale) }
}

extension Text: LocalizedArgument {
    package func text(in environment: EnvironmentValues) -> String { string(in: environment) }

    package func styledText(in environment: EnvironmentValues) -> Text? { self }
}

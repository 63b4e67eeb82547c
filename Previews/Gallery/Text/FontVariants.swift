import SwiftUI

#Preview("Designs", traits: .sizeThatFitsLayout) {
    VStack(alignment: .leading, spacing: 6) {
        Text("Default 0123").fontDesign(.default)
        Text("Serif 0123").fontDesign(.serif)
        Text("Rounded 0123").fontDesign(.rounded)
        Text("Monospaced 0123").fontDesign(.monospaced)
        Text("Serif bold italic").fontDesign(.serif).bold().italic()
    }
    .font(.title3)
    .padding(8)
}

#Preview("Widths", traits: .sizeThatFitsLayout) {
    VStack(alignment: .leading, spacing: 6) {
        Text("Compressed").fontWidth(.compressed)
        Text("Condensed").fontWidth(.condensed)
        Text("Standard").fontWidth(.standard)
        Text("Expanded").fontWidth(.expanded)
    }
    .font(.title3)
    .padding(8)
}

#Preview("Small capitals and digits", traits: .sizeThatFitsLayout) {
    VStack(alignment: .leading, spacing: 6) {
        Text("Small Capitals").font(.title3.smallCaps())
        Text("Lower Case Only").font(.title3.lowercaseSmallCaps())
        Text("Serif Has Its Own").font(.system(.title3, design: .serif).smallCaps())
        Text("1,111.11").monospacedDigit()
        Text("8,888.88").monospacedDigit()
        Text("Upper case").textCase(.uppercase)
    }
    .padding(8)
}

#Preview("Placeholder", traits: .sizeThatFitsLayout) {
    VStack(alignment: .leading) {
        Text("Loading Content...").font(.system(size: 28))
        Text("User Name").font(.headline)
        Text("user@example.com").font(.system(size: 12))
    }
    .redacted(reason: .placeholder)
    .padding(8)
}

#Preview("Made for testing", traits: .sizeThatFitsLayout) {
    VStack(alignment: .leading, spacing: 6) {
        Text("Add **Room** for \(20) people").environment(\.locale, Locale(identifier: "en-XA"))
        Text("Add **Room** for \(20) people").environment(\.locale, Locale(identifier: "ar-XB"))
        Text(verbatim: "Data stays").environment(\.locale, Locale(identifier: "en-XA"))
    }
    .padding(8)
}

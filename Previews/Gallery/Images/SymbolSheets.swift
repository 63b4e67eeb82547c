import Metrics
import SwiftUI

/// The symbols of one theme at 17 points, light, regular and bold, with their names.
private struct SymbolSheet: View {
    let names: [String]

    init(_ family: String) { names = Symbols.families.first { $0.name == family }?.symbols ?? [] }

    init(names: [String]) { self.names = names }

    var body: some View {
        LazyVGrid(columns: Array(repeating: GridItem(.fixed(108), spacing: 4), count: 6), spacing: 10) {
            ForEach(names, id: \.self) { name in
                VStack(spacing: 4) {
                    HStack(spacing: 8) {
                        Image(systemName: name).fontWeight(.light)
                        Image(systemName: name)
                        Image(systemName: name).fontWeight(.bold)
                    }
                    .frame(height: 26)
                    Text(verbatim: name).font(.system(size: 7)).foregroundStyle(.secondary)
                        .multilineTextAlignment(.center)
                        .frame(height: 18, alignment: .top)
                }
            }
        }
        .padding(12)
        .frame(width: 700)
    }
}

#Preview("Shapes", traits: .sizeThatFitsLayout) { SymbolSheet("Shapes").environment(\.displayScale, 2) }
#Preview("Marks", traits: .sizeThatFitsLayout) { SymbolSheet("Marks").environment(\.displayScale, 2) }
#Preview("Arrows", traits: .sizeThatFitsLayout) { SymbolSheet("Arrows").environment(\.displayScale, 2) }
#Preview("People", traits: .sizeThatFitsLayout) { SymbolSheet("People").environment(\.displayScale, 2) }
#Preview("Home", traits: .sizeThatFitsLayout) { SymbolSheet("Home").environment(\.displayScale, 2) }
#Preview("Documents", traits: .sizeThatFitsLayout) { SymbolSheet("Documents").environment(\.displayScale, 2) }
#Preview("Communication", traits: .sizeThatFitsLayout) { SymbolSheet("Communication").environment(\.displayScale, 2) }
#Preview("Media", traits: .sizeThatFitsLayout) { SymbolSheet("Media").environment(\.displayScale, 2) }
#Preview("Devices", traits: .sizeThatFitsLayout) { SymbolSheet("Devices").environment(\.displayScale, 2) }
#Preview("Nature", traits: .sizeThatFitsLayout) { SymbolSheet("Nature").environment(\.displayScale, 2) }
#Preview("Commerce", traits: .sizeThatFitsLayout) { SymbolSheet("Commerce").environment(\.displayScale, 2) }
#Preview("Letters", traits: .sizeThatFitsLayout) { SymbolSheet("Letters").environment(\.displayScale, 2) }
#Preview("Figures", traits: .sizeThatFitsLayout) { SymbolSheet("Figures").environment(\.displayScale, 2) }
#Preview("Weather", traits: .sizeThatFitsLayout) { SymbolSheet("Weather").environment(\.displayScale, 2) }
#Preview("Household", traits: .sizeThatFitsLayout) { SymbolSheet("Household").environment(\.displayScale, 2) }
#Preview("Layouts", traits: .sizeThatFitsLayout) { SymbolSheet("Layouts").environment(\.displayScale, 2) }
#Preview("Travel", traits: .sizeThatFitsLayout) { SymbolSheet("Travel").environment(\.displayScale, 2) }
#Preview("Tools", traits: .sizeThatFitsLayout) { SymbolSheet("Tools").environment(\.displayScale, 2) }

import SwiftUI

#Preview("Trailing", traits: .fixedLayout(width: 200, height: 80)) {
    Text("Short\nMedium Line\nVery Long Line Here").multilineTextAlignment(.trailing).frame(width: 180)
}

import SwiftUI

#Preview("A framed EmptyView takes no space", traits: .fixedLayout(width: 250, height: 250)) {
    VStack(alignment: .leading, spacing: 0) {
        Text("Section 1").font(.headline)
        EmptyView().frame(height: 20)
        Text("Content for section 1").font(.body)
        EmptyView().frame(height: 30)
        Text("Section 2").font(.headline)
        EmptyView().frame(height: 20)
        Text("Content for section 2").font(.body)
    }
    .padding(20)
}

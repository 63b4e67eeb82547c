import SwiftUI

#Preview("As large as fits", traits: .fixedLayout(width: 200, height: 200)) {
    VStack(spacing: 16) {
        ForEach([("Scale factor 1.0 (no scaling)", 1.0), ("Scale factor 0.8", 0.8), ("Scale factor 0.5", 0.5), ("Scale factor 0.2", 0.2)], id: \.1) {
            Text($0).font(.system(size: 24)).frame(width: 120).lineLimit(1).minimumScaleFactor($1).border(.gray, width: 1)
        }
    }
}

#Preview("Cut all the same", traits: .fixedLayout(width: 200, height: 150)) {
    VStack(spacing: 20) {
        Text("This is a long text that should scale down to fit").frame(width: 150).minimumScaleFactor(0.5).border(.red, width: 1)
        Text("This is a long text that should scale down more").frame(width: 150).minimumScaleFactor(0.3).border(.blue, width: 1)
        Text("Short text").frame(width: 150).minimumScaleFactor(0.5).border(.green, width: 1)
    }
    .font(.system(size: 30))
    .lineLimit(1)
}

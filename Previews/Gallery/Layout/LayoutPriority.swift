import SwiftUI

#Preview("Three texts share a row", traits: .fixedLayout(width: 320, height: 100)) {
    HStack(spacing: 10) {
        Text("Low Priority (0)").font(.system(size: 16)).padding(10).background(Color.red)
        Text("High Priority (1)").font(.system(size: 16)).padding(10).background(Color.green)
        Text("Normal Priority").font(.system(size: 16)).padding(10).background(Color.blue)
    }
    .frame(width: 300)
}

#Preview("Two texts share a row", traits: .fixedLayout(width: 320, height: 80)) {
    HStack(spacing: 10) {
        Text("This text has high priority and should not truncate").font(.system(size: 16)).foregroundStyle(.green)
        Text("This text has low priority and may truncate").font(.system(size: 16)).foregroundStyle(.red)
    }
    .frame(width: 300)
}

#Preview("Nothing to share out", traits: .fixedLayout(width: 250, height: 200)) {
    VStack(spacing: 20) {
        HStack(spacing: 5) {
            ForEach(0..<3) { _ in Text("Equal").font(.system(size: 14)).padding(8).background(Color.gray) }
        }
        .frame(width: 200)
        HStack(spacing: 5) {
            Text("Low").font(.system(size: 14)).padding(8).background(Color.red)
            Text("High").font(.system(size: 14)).padding(8).background(Color.green).layoutPriority(1)
            Text("Low").font(.system(size: 14)).padding(8).background(Color.red)
        }
        .frame(width: 200)
    }
}

#Preview("The higher priority is served first", traits: .fixedLayout(width: 320, height: 80)) {
    HStack(spacing: 10) {
        Text("This text has high priority and should not truncate").font(.system(size: 16)).foregroundStyle(.green).layoutPriority(1)
        Text("This text has low priority and may truncate").font(.system(size: 16)).foregroundStyle(.red)
    }
    .lineLimit(2)
    .frame(width: 300)
}

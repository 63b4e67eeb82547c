import SwiftUI

#Preview("Corners about the same centres", traits: .fixedLayout(width: 200, height: 110)) {
    ZStack {
        ContainerRelativeShape().fill(.blue)
        ContainerRelativeShape().fill(.white).padding(8)
        ContainerRelativeShape().inset(by: 16).fill(.orange)
    }
    .containerShape(RoundedRectangle(cornerRadius: 30))
    .padding(10)
}

import SwiftUI

// The detail's image on its way from its own size to the page's width, and the page's title.

#Preview("R16 plain image") {
    Image(testData[0].imageName)
        .environment(\.displayScale, 1)
}

#Preview("R17 resizable") {
    Image(testData[0].imageName)
        .resizable()
        .environment(\.displayScale, 1)
}

#Preview("R18 fill") {
    Image(testData[0].imageName)
        .resizable()
        .aspectRatio(contentMode: .fill)
        .environment(\.displayScale, 1)
}

#Preview("R19 fit") {
    Image(testData[0].imageName)
        .resizable()
        .aspectRatio(contentMode: .fit)
        .environment(\.displayScale, 1)
}

#Preview("R21 large title") {
    NavigationView {
        Image(testData[0].imageName)
            .resizable()
            .aspectRatio(contentMode: .fit)
            .navigationBarTitle(Text(testData[0].name))
    }
    .environment(\.displayScale, 1)
}

#Preview("R22 inline title") {
    NavigationView {
        Image(testData[0].imageName)
            .resizable()
            .aspectRatio(contentMode: .fit)
            .navigationBarTitle(Text(testData[0].name), displayMode: .inline)
    }
    .environment(\.displayScale, 1)
}

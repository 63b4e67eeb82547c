import SwiftUI

/// What the app remembers from launch to launch.
struct BookClubSettings: View {
    @AppStorage("updateArtwork") private var updateArtwork = true
    @AppStorage("syncProgress") private var syncProgress = true

    var body: some View {
        Form {
            Toggle(isOn: $updateArtwork) {
                Text("Automatically Update Artwork")
            }
            Toggle(isOn: $syncProgress) {
                Text("Sync Reading Progress")
            }
        }
    }
}

// B16, B17
struct BookClubSettings_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            BookClubSettings()
                .previewDisplayName("B16 settings")
            BookClubSettings()
                .preferredColorScheme(.dark)
                .environment(\.layoutDirection, .rightToLeft)
                .previewDisplayName("B16 settings dark right to left")
            BookClubSettings()
                .environment(\.sizeCategory, .extraExtraExtraLarge)
                .previewDisplayName("B16 settings xxxL")
        }
        .previewLayout(.fixed(width: 393, height: 200))
    }
}

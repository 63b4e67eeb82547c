import SwiftUI

// The icon of rooms with video: over the image, larger, into the corner, then into the page's corner.

#Preview("R25 icon over image") {
    NavigationView {
        ZStack {
            DungeonImage()
            Image(systemName: "video.fill")
        }
        .navigationBarTitle(Text("Dungeon"), displayMode: .inline)
    }
    .environment(\.displayScale, 1)
}

#Preview("R26 title font") {
    NavigationView {
        ZStack {
            DungeonImage()
            Image(systemName: "video.fill")
                .font(.title)
        }
        .navigationBarTitle(Text("Dungeon"), displayMode: .inline)
    }
    .environment(\.displayScale, 1)
}

#Preview("R27 alignment top leading") {
    NavigationView {
        ZStack(alignment: .topLeading) {
            DungeonImage()
            Image(systemName: "video.fill")
                .font(.title)
        }
        .navigationBarTitle(Text("Dungeon"), displayMode: .inline)
    }
    .environment(\.displayScale, 1)
}

#Preview("R28 padding") {
    NavigationView {
        ZStack(alignment: .topLeading) {
            DungeonImage()
            Image(systemName: "video.fill")
                .font(.title)
                .padding(.all)
        }
        .navigationBarTitle(Text("Dungeon"), displayMode: .inline)
    }
    .environment(\.displayScale, 1)
}

#Preview("R29 flexible frame") {
    NavigationView {
        ZStack(alignment: .topLeading) {
            DungeonImage()
                .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
            Image(systemName: "video.fill")
                .font(.title)
                .padding(.all)
        }
        .navigationBarTitle(Text("Dungeon"), displayMode: .inline)
    }
    .environment(\.displayScale, 1)
}

/// The detail with the icon only where the room has video, before it knows about zooming.
private struct IconDetail: View {
    let room: Room

    var body: some View {
        ZStack(alignment: .topLeading) {
            Image(room.imageName)
                .resizable()
                .aspectRatio(contentMode: .fit)
                .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)

            if room.hasVideo {
                Image(systemName: "video.fill")
                    .font(.title)
                    .padding(.all)
            }
        }
        .navigationBarTitle(Text(room.name), displayMode: .inline)
    }
}

struct VideoIconSteps_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            NavigationView { IconDetail(room: testData[3]) }
                .environment(\.displayScale, 1)
                .previewDisplayName("R31 with video")
            NavigationView { IconDetail(room: testData[0]) }
                .environment(\.displayScale, 1)
                .previewDisplayName("R31 without video")
        }
    }
}

private struct DungeonImage: View {
    var body: some View {
        Image("Dungeon")
            .resizable()
            .aspectRatio(contentMode: .fit)
    }
}

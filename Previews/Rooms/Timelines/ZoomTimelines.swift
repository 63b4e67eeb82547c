import SwiftUI

/// The detail of a room as the talk builds it, with taps: how the zoom is animated is what the steps differ in.
private struct ZoomingRoom: View {
    let animation: Animation?
    var hasVideo = false
    var transition = AnyTransition.opacity
    @State private var zoomed = false

    var body: some View {
        ZStack(alignment: .topLeading) {
            Image(testData[3].imageName)
                .resizable()
                .aspectRatio(contentMode: zoomed ? .fill : .fit)
                .onTapGesture { withAnimation(animation) { zoomed.toggle() } }
                .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
            if hasVideo && !zoomed {
                Image(systemName: "video.fill")
                    .font(.title)
                    .padding(.all)
                    .transition(transition)
            }
        }
    }
}

/// Where the picture is: in the middle of the page.
private let picture = PreviewTimelineStep.Target.at(196, 455)

struct ZoomTimelines_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            // A tap shows the other at once; one beside the picture does nothing.
            ZoomingRoom(animation: nil)
                .previewTimeline(.tap(picture), .capture("filled"), .tap(picture), .capture("fitted"))
                .previewDisplayName("R23 zoom")
            ZoomingRoom(animation: .default)
                .previewTimeline(.tap(picture), .capture(at: [0, 0.1, 0.25, 1]), .tap(picture), .capture("back", at: [0.1, 1]))
                .previewDisplayName("R24 animated")
            ZoomingRoom(animation: .default, hasVideo: true)
                .previewTimeline(.tap(picture), .capture(at: [0, 0.1, 0.2]), .settle, .tap(picture), .capture("back", at: [0.1]))
                .previewDisplayName("R32 icon fades")
            ZoomingRoom(animation: .default, hasVideo: true, transition: .move(edge: .leading))
                .previewTimeline(.tap(picture), .capture(at: [0, 0.1, 0.2]))
                .previewDisplayName("R33 icon moves")
        }
        .environment(\.displayScale, 0.5)
    }
}

/// The finished detail: two seconds from fitted to filled, and the icon out of the picture.
struct RoomDetailTimeline_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            NavigationView { RoomDetail(room: testData[3]) }
                .previewTimeline(.tap(picture), .capture(at: [0, 0.5, 1, 1.5, 2]))
                .previewDisplayName("R34 two seconds")
            NavigationView { RoomDetail(room: testData[3]) }
                .previewTimeline(.tap(picture), .advance(by: 1), .tap(picture), .capture(at: [0, 0.5, 1, 1.5, 2]))
                .previewDisplayName("R34 turned round")
        }
        .environment(\.displayScale, 0.5)
    }
}

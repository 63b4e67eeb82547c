import SwiftUI

struct RoomDetail: View {
    let room: Room
    @State private var zoomed = false

    var body: some View {
        ZStack(alignment: .topLeading) {
            Image(room.imageName)
                .resizable()
                .aspectRatio(contentMode: zoomed ? .fill : .fit)
                .onTapGesture {
                    withAnimation(.easeInOut(duration: 2)) { zoomed.toggle() }
                }
                .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)

            if room.hasVideo && !zoomed {
                Image(systemName: "video.fill")
                    .font(.title)
                    .padding(.all)
                    .transition(.move(edge: .leading))
            }
        }
        .navigationBarTitle(Text(room.name), displayMode: .inline)
    }
}

extension RoomDetail {
    /// A detail that starts zoomed, for previews.
    init(room: Room, zoomed: Bool) {
        self.room = room
        _zoomed = State(initialValue: zoomed)
    }
}

struct RoomDetail_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            NavigationView { RoomDetail(room: testData[3]) }
                .environment(\.displayScale, 2)
                .previewDisplayName("video")
            NavigationView { RoomDetail(room: testData[0]) }
                .environment(\.displayScale, 2)
                .previewDisplayName("no video")
            NavigationView { RoomDetail(room: testData[3], zoomed: true) }
                .environment(\.displayScale, 1)
                .previewDisplayName("video zoomed")
            NavigationView { RoomDetail(room: testData[0], zoomed: true) }
                .environment(\.displayScale, 1)
                .previewDisplayName("no video zoomed")
        }
    }
}

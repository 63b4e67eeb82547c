import Graphics
import SwiftUI

/// Scene S1: a title and a group of twelve rows with photo, two lines of text and chevron.
struct RoomsScene: View {
    static let names = [
        "Conference Room", "Lobby", "Kitchen", "Phone Booth", "Library", "Roof Garden", "Studio", "Workshop", "Cafe", "Archive",
        "Auditorium", "Lounge",
    ]

    /// Twelve of 400×300 pixels.
    let photos: [SharedBitmap]
    /// Stands in the texts, so that each round draws something new.
    let round: Int

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text("Rooms").font(.system(size: 34, weight: .bold)).padding(.top, 54).padding(.leading, 16).frame(height: 103, alignment: .top)
            VStack(spacing: 0) {
                ForEach(0..<12) { index in
                    RoomsRow(photo: photos[index], title: "\(Self.names[index]) \(round)", people: 8 + index * 3)
                }
            }
            .background(Color.white)
            .clipShape(RoundedRectangle(cornerRadius: 10))
            .padding(.horizontal, 16)
            Spacer(minLength: 0)
        }
        .frame(width: 390, height: 844)
        .background(Color(red: 242 / 255, green: 242 / 255, blue: 247 / 255))
    }
}

private struct RoomsRow: View {
    let photo: SharedBitmap
    let title: String
    let people: Int

    var body: some View {
        HStack(spacing: 12) {
            Image(bitmap: photo, scale: 1)
                .resizable().aspectRatio(contentMode: .fill).frame(width: 60, height: 60).clipShape(RoundedRectangle(cornerRadius: 8))
            VStack(alignment: .leading, spacing: 0) {
                Text(title).font(.system(size: 17))
                Text("\(people) people").font(.system(size: 15)).foregroundStyle(.secondary)
            }
            Spacer()
            Image(systemName: "chevron.right").font(.system(size: 14, weight: .semibold)).foregroundStyle(Self.grey)
        }
        .padding(.horizontal, 12)
        .frame(height: 61)
        .overlay(alignment: .bottom) { Self.grey.frame(height: 1 / 3).padding(.leading, 12) }
    }

    private static let grey = Color(red: 198 / 255, green: 198 / 255, blue: 200 / 255)
}

import SwiftUI

@testable import BookClub
@testable import Rooms

// The views of the sample apps, word for word, with what an edit may change as a property. `EditedAppsTests` makes sure that without an edit
// they are laid out as the apps' own.

/// What is edited in Rooms.
struct RoomsEdit {
    var title = "Rooms"
    var button = "Add Room"
    var hasSections = true
    var imageCorner: CGFloat = 8
    var imagePadding: CGFloat = 0
    var showsImage = true
    var nameFont: Font?
    var nameColor: Color?
    var detailColor = Color.secondary
    var detailFont = Font.subheadline
    var showsDetail = true
    var unit = "people"
    var detailFirst = false
    var alignment = HorizontalAlignment.leading
    var textPadding: CGFloat = 0
    var listsFooter = false
    var symbol = "video.fill"
    var symbolAlignment = Alignment.topLeading
    var symbolColor: Color?
    var showsSymbol = true
}

extension EditedApps {
    struct ContentView: View {
        @ObservedObject var store: RoomStore
        var edit: RoomsEdit

        var body: some View {
            NavigationView {
                List {
                    Section {
                        Button(action: {}) {
                            Text(edit.button)
                        }
                    }

                    Section {
                        ForEach(store.rooms) { room in
                            RoomCell(room: room, edit: edit)
                        }
                        .onDelete { _ in }
                        .onMove { _, _ in }
                    }

                    if edit.listsFooter {
                        Section { Text("\(store.rooms.count) rooms") }
                    }
                }
                .navigationBarTitle(Text(edit.title))
                .navigationBarItems(trailing: EditButton())
                .listStyle(.grouped)
            }
        }
    }

    struct RoomCell: View {
        let room: Room
        var edit: RoomsEdit

        var body: some View {
            NavigationLink(destination: Text(room.name)) {
                if edit.showsImage {
                    if edit.imagePadding > 0 {
                        Image(room.thumbnailName).cornerRadius(edit.imageCorner).padding(edit.imagePadding)
                    } else {
                        Image(room.thumbnailName).cornerRadius(edit.imageCorner)
                    }
                }
                VStack(alignment: edit.alignment) {
                    if edit.detailFirst { detail }
                    name
                    if edit.showsDetail, !edit.detailFirst { detail }
                }
                .padding(edit.textPadding)
            }
        }

        private var name: some View { Text(room.name).font(edit.nameFont).foregroundColor(edit.nameColor) }

        private var detail: some View {
            Text("\(room.capacity) \(edit.unit)")
                .font(edit.detailFont)
                .foregroundColor(edit.detailColor)
        }
    }

    struct RoomDetail: View {
        let room: Room
        var edit: RoomsEdit

        var body: some View {
            ZStack(alignment: edit.symbolAlignment) {
                Image(room.imageName)
                    .resizable()
                    .aspectRatio(contentMode: .fit)
                    .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)

                if room.hasVideo && edit.showsSymbol {
                    Image(systemName: edit.symbol)
                        .font(.title)
                        .foregroundColor(edit.symbolColor)
                        .padding(.all)
                }
            }
            .navigationBarTitle(Text(room.name), displayMode: .inline)
        }
    }
}

/// What is edited in Book Club.
struct BookClubEdit {
    var coverHeight: CGFloat = 60
    var titleFont = Font.headline
    var authorColor: Color?
    var ringSize: CGFloat = 44
    var ringColor = Color.accentColor
    var ringFirst = false
    var showsAuthor = true
    var spacing: CGFloat?
    var alignment = HorizontalAlignment.leading
    var titlePrefix = ""
}

/// Holds the edited views, which have the names of the apps' own.
enum EditedApps {
    struct BookCard: View {
        let book: Book
        let progress: Double
        var edit: BookClubEdit

        var body: some View {
            HStack(spacing: edit.spacing) {
                if edit.ringFirst { RingProgressView(value: progress, edit: edit) }
                Cover(name: book.coverName, edit: edit)
                VStack(alignment: edit.alignment) {
                    TitleText(title: edit.titlePrefix + book.title, edit: edit)
                    if edit.showsAuthor { AuthorText(author: book.author, edit: edit) }
                }
                Spacer()
                if !edit.ringFirst { RingProgressView(value: progress, edit: edit) }
            }
        }
    }

    struct Cover: View {
        let name: String
        var edit: BookClubEdit

        var body: some View {
            Image(name)
                .resizable()
                .aspectRatio(contentMode: .fit)
                .frame(height: edit.coverHeight)
                .cornerRadius(4)
        }
    }

    struct TitleText: View {
        let title: String
        var edit: BookClubEdit

        var body: some View { Text(title).font(edit.titleFont) }
    }

    struct AuthorText: View {
        let author: String
        var edit: BookClubEdit

        var body: some View { Text(author).font(.subheadline).foregroundStyle(edit.authorColor ?? .secondary) }
    }

    struct RingProgressView: View {
        let value: Double
        var edit: BookClubEdit

        var body: some View {
            ZStack {
                Circle()
                    .stroke(Color.gray.opacity(0.2), lineWidth: 6)
                Circle()
                    .trim(from: 0, to: value)
                    .stroke(edit.ringColor, style: StrokeStyle(lineWidth: 6, lineCap: .round))
                    .rotationEffect(.degrees(-90))
                Text(value, format: .percent.precision(.fractionLength(0)))
                    .font(.caption2)
                    .dynamicTypeSize(...DynamicTypeSize.xLarge)
            }
            .frame(width: edit.ringSize, height: edit.ringSize)
            .padding(3)
        }
    }
}

import Foundation

extension Symbols {
    /// What VoiceOver calls a symbol: a known label of it or of its base name, else the words of the name.
    ///
    /// The labels are English and from memory of iOS; Apple's own list is not published, and is longer.
    package static func label(of name: String) -> String {
        var parts = name.split(separator: ".").map(String.init)
        while !parts.isEmpty {
            if let label = labels[parts.joined(separator: ".")] { return label }
            guard let last = parts.last, ["fill", "circle", "square", "rectangle"].contains(last), parts.count > 1 else { break }
            parts.removeLast()
        }
        var words = name.split(separator: ".").map(String.init)
        while words.count > 1, words.last == "fill" { words.removeLast() }
        return words.joined(separator: " ")
    }

    private static let labels: [String: String] = {
        var labels: [String: String] = [:]
        for line in labelTable.split(separator: "\n") {
            let cells = line.split(separator: ":")
            for name in cells[0].split(separator: " ") { labels[String(name)] = cells[1].trimmingCharacters(in: .whitespaces) }
        }
        return labels
    }()

    private static let labelTable = """
        plus plus.app: Add
        minus: Remove
        xmark: Close
        checkmark: Selected
        trash: Delete
        pencil: Edit
        square.and.pencil: Compose
        square.and.arrow.up: Share
        square.and.arrow.down: Download
        ellipsis: More
        magnifyingglass: Search
        gear gearshape: Settings
        gearshape.2: Settings
        house: Home
        heart: Love
        heart.slash: Unlove
        star: Favorite
        star.slash: Unfavorite
        star.leadinghalf.filled: half star
        bookmark: Bookmark
        bookmark.slash: Remove Bookmark
        flag: Flag
        tag: Tag
        bell: Notifications
        bell.slash: Mute Notifications
        person person.crop.circle person.circle: Profile
        person.2 person.3: People
        person.badge.plus person.crop.circle.badge.plus: Add Contact
        envelope: Mail
        phone: Call
        phone.down: End Call
        message bubble.left bubble.right text.bubble: Message
        video: Video
        camera: Camera
        mic: Microphone
        mic.slash: Mute
        photo: Photo
        photo.on.rectangle: Photos
        calendar: Calendar
        clock: Clock
        alarm: Alarm
        timer: Timer
        stopwatch: Stopwatch
        map: Map
        mappin mappin.and.ellipse: Pin
        location: Location
        location.slash: Location Off
        globe: Globe
        link: Link
        paperclip: Attachment
        folder: Folder
        folder.badge.plus: New Folder
        doc: Document
        doc.text: Document
        doc.on.doc: Copy
        doc.on.clipboard: Paste
        scissors: Cut
        book: Book
        books.vertical: Library
        newspaper: News
        cart: Shopping Cart
        bag: Shopping Bag
        creditcard: Credit Card
        gift: Gift
        lock: Lock
        lock.open: Unlocked
        key: Key
        eye: Show
        eye.slash: Hide
        info info.circle: Info
        questionmark: Help
        exclamationmark exclamationmark.circle: Alert
        exclamationmark.triangle: Warning
        play: Play
        pause: Pause
        stop: Stop
        playpause: Play/Pause
        backward: Rewind
        forward: Fast Forward
        backward.end: Previous Track
        forward.end: Next Track
        shuffle: Shuffle
        repeat: Repeat
        repeat.1: Repeat One
        speaker.slash: Mute
        speaker.wave.1 speaker.wave.2 speaker.wave.3: Volume
        music.note: Music
        chevron.left chevron.backward arrow.left arrow.backward: Back
        chevron.right chevron.forward arrow.right arrow.forward: Forward
        chevron.up arrow.up: Up
        chevron.down arrow.down: Down
        arrow.clockwise arrow.triangle.2.circlepath: Refresh
        arrow.counterclockwise: Undo
        arrow.uturn.backward arrow.uturn.left: Undo
        arrow.uturn.forward arrow.uturn.right: Redo
        arrow.down.circle icloud.and.arrow.down: Download
        icloud.and.arrow.up: Upload
        icloud: iCloud
        wifi: Wi-Fi
        wifi.slash: Wi-Fi Off
        antenna.radiowaves.left.and.right: Cellular
        sun.max: Brightness Higher
        sun.min: Brightness Lower
        moon: Do Not Disturb
        bolt: Flash
        bolt.slash: Flash Off
        flame: Fire
        drop: Water
        leaf: Leaf
        hand.thumbsup: Like
        hand.thumbsdown: Dislike
        hand.raised: Privacy
        list.bullet: List
        square.grid.2x2: Grid
        line.3.horizontal line.horizontal.3: Menu
        line.3.horizontal.decrease: Filter
        slider.horizontal.3: Adjust
        arrow.up.arrow.down: Sort
        printer: Print
        tray: Inbox
        archivebox: Archive
        paperplane: Send
        arrowshape.turn.up.left: Reply
        arrowshape.turn.up.right: Forward
        face.smiling: Emoji
        keyboard: Keyboard
        qrcode.viewfinder qrcode: QR Code
        faceid: Face ID
        touchid: Touch ID
        bluetooth: Bluetooth
        airplane: Airplane
        car: Car
        bus: Bus
        tram: Train
        bicycle: Bicycle
        figure.walk: Walk
        figure.run: Run
        gamecontroller: Game Controller
        tv: TV
        headphones: Headphones
        command: Command
        """
}

extension SymbolTables {
    /// Names made by rule that exist in Apple's set, for `Symbols.names`: a suffix, then the names that carry it.
    ///
    /// `circle` and `square` also stand for their filled forms, `slash` for the filled one where the base has one;
    /// `badge` lists whole names.
    static let composed = """
        circle : plus minus xmark checkmark multiply divide equal number percent questionmark exclamationmark info at ellipsis
        circle : chevron.right chevron.left chevron.up chevron.down chevron.forward chevron.backward chevron.up.chevron.down
        circle : arrow.right arrow.left arrow.up arrow.down arrow.forward arrow.backward arrow.up.right arrow.up.left arrow.down.right arrow.down.left
        circle : arrow.clockwise arrow.counterclockwise arrow.triangle.2.circlepath arrow.up.arrow.down arrow.left.arrow.right arrow.triangle.branch
        circle : arrow.uturn.backward arrow.uturn.forward arrow.up.and.down arrow.left.and.right arrowtriangle.up arrowtriangle.down arrowtriangle.left
        circle : arrowtriangle.right arrowshape.turn.up.left arrowshape.turn.up.right square.and.arrow.up square.and.arrow.down
        circle : line.3.horizontal line.3.horizontal.decrease line.horizontal.3.decrease list.bullet list.number text.alignleft
        circle : star heart bolt bell flag tag bookmark book trash pencil pencil.tip link lock lock.open key eye eye.slash camera photo video mic phone
        circle : envelope message bubble.left person person.2 person.3 hand.raised hand.thumbsup hand.thumbsdown location location.north map
        circle : house building.columns building.2 gearshape cart bag creditcard gift shippingbox archivebox tray folder doc doc.text note newspaper
        circle : calendar clock timer hourglass moon sun.max sun.min cloud drop leaf flame snowflake wind play pause stop forward backward playpause
        circle : speaker speaker.wave.2 speaker.slash music.note headphones waveform airplane car bus tram bicycle fuelpump fork.knife cup.and.saucer
        circle : lightbulb power paperplane paperclip graduationcap briefcase pawprint ant ladybug fish hare tortoise figure.walk figure.run
        circle : antenna.radiowaves.left.and.right dot.radiowaves.left.and.right wifi globe magnifyingglass wrench.and.screwdriver hammer paintbrush
        circle : dollarsign eurosign sterlingsign yensign bitcoinsign cross pills bed.double gamecontroller tv display desktopcomputer keyboard
        circle : 0 1 2 3 4 5 6 7 8 9 a b c d e f g h i j k l m n o p q r s t u v w x y z
        square : plus minus xmark checkmark multiply divide equal number percent questionmark exclamationmark at
        square : chevron.right chevron.left chevron.up chevron.down arrow.right arrow.left arrow.up arrow.down arrow.up.left arrow.down.right
        square : arrow.down.left star heart bookmark play person dollarsign eurosign line.3.horizontal
        square : 0 1 2 3 4 5 6 7 8 9 a b c d e f g h i j k l m n o p q r s t u v w x y z
        slash : bell mic video phone bolt location person person.2 pencil pin mappin key wifi iphone heart flag tag bookmark lock star cart
        slash : antenna.radiowaves.left.and.right message drop sun.max moon flame leaf fish car airplane hand.raised camera photo doc trash
        badge : calendar.badge.plus calendar.badge.minus calendar.badge.exclamationmark doc.badge.plus
        badge : folder.badge.plus folder.badge.minus folder.badge.gearshape person.badge.plus person.badge.minus person.fill.badge.plus
        badge : person.fill.badge.minus person.crop.circle.badge.plus person.crop.circle.badge.minus person.crop.circle.badge.xmark
        badge : person.crop.circle.badge.checkmark person.crop.circle.badge.exclamationmark person.crop.circle.badge.questionmark
        badge : person.crop.circle.fill.badge.plus person.crop.circle.fill.badge.minus person.crop.circle.fill.badge.xmark
        badge : person.crop.circle.fill.badge.checkmark photo.badge.plus photo.badge.checkmark cart.badge.plus cart.badge.minus
        badge : bell.badge bell.badge.fill app.badge app.badge.fill envelope.badge envelope.badge.fill
        """
}

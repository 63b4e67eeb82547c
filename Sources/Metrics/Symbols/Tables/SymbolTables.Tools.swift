extension SymbolTables {
    /// Editing text and pictures, cameras, sound, machines, safety.
    static let tools = """
        paintbrush.pointed : b M 46 -50 C 52 -44 22 -4 6 12 L -8 -2 C 8 -18 40 -54 46 -50 Z ; b M -10 4 L 4 18 C 4 40 -24 46 -46 38 C -30 34 -34 8 -10 4 Z
        pencil.slash : u pencil 1 0 0 ; k M -35 -48 L 45 32 ; o M -40 -43 L 40 43
        pencil.and.list.clipboard : u list.clipboard 0.9 -10 0 ; u pencil 0.6 34 24
        pencil.and.ruler : u ruler 0.9 -6 -6 ; u pencil 0.8 12 12
        pencil.and.scribble : u pencil 0.8 10 -10 ; o M -48 44 C -30 20 -22 54 -4 36 C 10 24 24 48 42 36
        pencil.tip.crop.circle : b O 0 0 46.5 ; d P 3 0 -28 14 6 10 24 -10 24 -14 6
        wrench.adjustable : = wrench
        crop : o p 2 -26 -50 -26 26 50 26 ; o p 2 -50 -26 26 -26 26 50
        crop.rotate : o p 2 -18 -30 -18 18 30 18 ; o p 2 -30 -18 18 -18 18 30 ; o A 0 0 48 -80 -20 ; o A 0 0 48 100 160 ; f P 3 36 -24 54 -22 44 -6 P 3 -36 24 -54 22 -44 6
        rotate.left : b R -20 -20 62 62 10 ; o p 8 12 -38 -42 -38 -42 6 ; f P 3 -56 2 -42 24 -28 2
        rotate.right : b R -42 -20 62 62 10 ; o p 8 -12 -38 42 -38 42 6 ; f P 3 56 2 42 24 28 2
        perspective : o P 4 -46 -38 46 -22 46 22 -46 38 ; o M 0 -30 L 0 30 M -46 0 L 46 0
        aspectratio : b R -54 -38 108 76 12 ; d M -36 -8 L -36 -22 L -22 -22 M 36 8 L 36 22 L 22 22
        level : b R -54 -20 108 40 8 ; d R -18 -9 36 18 9
        rectangle.and.hand.point.up.left.fill : u rectangle.and.hand.point.up.left 1 0 0
        camera.rotate : b M -42 -28 L -26 -28 L -18 -39 Q -16 -42 -12 -42 L 12 -42 Q 16 -42 18 -39 L 26 -28 L 42 -28 Q 53 -28 53 -17 L 53 27 Q 53 38 42 38 L -42 38 Q -53 38 -53 27 L -53 -17 Q -53 -28 -42 -28 Z ; d A 0 5 18 -150 -20 ; d A 0 5 18 30 160 ; e P 2 9 4 27 4 18 16 P 2 -9 6 -27 6 -18 -6
        camera.filters : g 0.6 ; o O 0 -18 26 O -18 14 26 O 18 14 26
        camera.aperture : b O 0 0 46.5 ; d M -16 -28 L 32 -28 * 6
        livephoto : g 0.4 ; f O 0 0 9 ; o O 0 0 21 ; o A 0 0 44 -6 6 * 12
        livephoto.play : g 0.4 ; f P 3 -6 -11 13 0 -6 11 ; o O 0 0 25 ; o A 0 0 44 -6 6 * 12
        photo.stack.fill : u photo.fill 0.86 0 14 ; o M -30 -46 L 30 -46 M -40 -34 L 40 -34
        film.stack : o M -30 -46 L 30 -46 ; u film 0.9 0 6
        play.slash : v play 1 0 0 ; k M -33 -48 L 47 32 ; o M -38 -43 L 42 43
        backward.frame : b P 6 20 -36 -38 0 20 36 ; o M 38 -34 L 38 34
        forward.frame : b P 6 -20 -36 38 0 -20 36 ; o M -38 -34 L -38 34
        backward.end.alt : b P 4 -8 -30 -40 0 -8 30 ; b P 4 38 -30 4 0 38 30 ; s M -48 -30 L -48 30
        forward.end.alt : b P 4 8 -30 40 0 8 30 ; b P 4 -38 -30 -4 0 -38 30 ; s M 48 -30 L 48 30
        eject : b P 6 0 -40 44 12 -44 12 ; b R -44 24 88 16 5
        speaker.zzz : v speaker 1 -24 4 ; o M 12 -40 L 30 -40 L 12 -22 L 30 -22 ; o M 34 -20 L 50 -20 L 34 -2 L 50 -2
        speaker.minus : v speaker 1 -28 0 ; s M 22 0 L 50 0
        speaker.plus : v speaker 1 -28 0 ; s M 20 0 L 50 0 M 35 -15 L 35 15
        speaker.1 : = speaker.wave.1
        speaker.2 : = speaker.wave.2
        speaker.3 : = speaker.wave.3
        waveform.slash : g 0.4 ; u waveform 1 0 0 ; k M -35 -48 L 45 32 ; o M -40 -43 L 40 43
        waveform.and.mic : g 0.3 ; u waveform 0.8 -16 0 ; u mic 0.66 34 8
        waveform.and.magnifyingglass : g 0.3 ; u waveform 0.9 0 -6 ; c O 24 20 22 ; u magnifyingglass 0.56 26 22
        mic.and.signal.meter : u mic 0.86 -14 0 ; s M 32 40 L 32 24 M 32 8 L 32 -8 M 32 -24 L 32 -40
        music.note.house : b M 0 -46 L 46 -8 L 36 -8 L 36 42 L -36 42 L -36 -8 L -46 -8 Z ; e E -7 24 8 6.5 ; d M -1 24 L -1 -8 C 4 -6 12 -2 12 8
        homepod : b M -26 -40 C -10 -46 10 -46 26 -40 C 46 -20 46 24 26 40 C 10 46 -10 46 -26 40 C -46 24 -46 -20 -26 -40 Z ; d E 0 -30 14 5
        homepodmini : b M -30 -30 C -12 -40 12 -40 30 -30 C 50 -8 44 30 26 36 C 10 42 -10 42 -26 36 C -44 30 -50 -8 -30 -30 Z ; d E 0 -22 14 5
        appletv : b R -44 -26 88 52 12 ; d M -10 0 L 10 0
        airpods : g 0.2 ; b O -22 -22 16 ; b O 22 -22 16 ; b R -24 -12 10 54 5 ; b R 14 -12 10 54 5
        airpodspro : = airpods
        airpods.gen3 : = airpods
        airpodsmax : g 0.5 ; s M -34 10 L -34 0 C -34 -52 34 -52 34 0 L 34 10 ; b R -44 4 18 42 8 ; b R 26 4 18 42 8
        visionpro : b M -52 -6 C -52 -26 -30 -28 0 -28 C 30 -28 52 -26 52 -6 C 52 20 34 26 22 22 C 12 18 8 12 0 12 C -8 12 -12 18 -22 22 C -34 26 -52 20 -52 -6 Z
        macmini : b R -50 -18 100 36 9 ; e O 32 4 4
        macpro.gen3 : b R -28 -44 56 88 8 ; d R -16 -28 32 56 4
        pc : b R -30 -48 60 96 8 ; d M -14 -30 L 14 -30 M -14 -16 L 14 -16 ; e O 0 26 6
        internaldrive : b R -52 -28 104 56 10 ; d M -52 6 L 52 6 ; e O 34 17 4.5
        opticaldisc : b O 0 0 46.5 ; d O 0 0 14 ; e O 0 0 4
        network : o O 0 0 46.5 ; o M -46 0 L 46 0 M 0 -46 C -30 -16 -30 16 0 46 C 30 16 30 -16 0 -46
        cable.connector : b R -48 -20 44 40 6 ; o M -4 -8 L 14 -8 M -4 8 L 14 8 ; o M -48 0 L -56 0 ; b R 20 -16 28 32 5
        gauge : b O 0 0 46.5 ; d A 0 0 30 150 390 ; d M 0 0 L 14 -18 ; e O 0 0 6
        gauge.medium : = gauge
        gauge.with.dots.needle.67percent : = speedometer
        gauge.with.dots.needle.50percent : = speedometer
        gauge.with.dots.needle.33percent : = speedometer
        gauge.with.dots.needle.bottom.50percent : = speedometer
        gauge.high : = gauge
        gauge.low : = gauge
        dial.low : b O 0 0 34 ; d M -8 8 L -22 22 ; o A 0 0 50 140 170 ; o A 0 0 50 -140 -40 ; o A 0 0 50 10 40
        dial.medium : b O 0 0 34 ; d M 0 -10 L 0 -28 ; o A 0 0 50 140 170 ; o A 0 0 50 -140 -40 ; o A 0 0 50 10 40
        dial.high : b O 0 0 34 ; d M 8 8 L 22 22 ; o A 0 0 50 140 170 ; o A 0 0 50 -140 -40 ; o A 0 0 50 10 40
        dial.min : = dial.low
        dial.max : = dial.high
        light.max : b O 0 0 18 ; o M 0 -34 L 0 -48 * 8
        light.min : b O 0 0 16 ; f O 0 -34 4.5 * 8
        rays : s M 0 -24 L 0 -46 * 8
        slowmo : o O 0 0 18 ; o M 0 -30 L 0 -46 * 12
        timelapse : o A 0 0 46.5 -100 -80 * 9 ; f M 0 0 L 0 -30 A 0 0 30 -90 120 Z
        lightbulb.max : v lightbulb 0.72 0 6 ; o M 0 -40 L 0 -52 M -34 -26 L -44 -34 M 34 -26 L 44 -34
        lightbulb.min : v lightbulb 0.8 0 6
        lightbulb.2 : g 0.5 ; v lightbulb 0.72 -24 0 ; v lightbulb 0.72 24 0
        flashlight.on : v flashlight.off 0.86 0 10 ; o M 0 -44 L 0 -54 M -22 -42 L -28 -50 M 22 -42 L 28 -50
        wand.and.rays : g 0.5 ; s M -38 40 L 12 -10 ; o M 26 -24 L 30 -28 ; o M 26 -44 L 26 -52 M 10 -30 L 4 -36 M 44 -26 L 52 -26 M 32 -10 L 38 -4 M 42 -40 L 48 -46
        wand.and.stars.inverse : = wand.and.stars
        ellipsis.curlybraces : g 0.4 ; u curlybraces 1 0 0 ; f O -14 0 5 O 0 0 5 O 14 0 5
        ellipsis.viewfinder : u viewfinder 1 0 0 ; f O -18 0 6 O 0 0 6 O 18 0 6
        faceid : g 0.4 ; u viewfinder 1 0 0 ; s M -16 -14 L -16 -8 M 16 -14 L 16 -8 M 0 -14 L 0 4 L -6 4 ; s A 0 2 20 40 140
        touchid : g 0.4 ; o A 0 4 44 200 340 ; o A 0 6 32 -190 -10 ; o M 32 6 C 32 18 30 28 28 36 ; o A 0 8 19 180 360 M -19 8 C -19 22 -24 32 -28 38 M 19 8 C 19 26 16 36 12 46 ; o M 0 8 C 0 26 -4 38 -10 48 ; o M -38 26 C -34 20 -32 14 -32 6
        key.horizontal : = key
        shield.lefthalf.filled : o M 0 -50 C -10 -42 -24 -38 -36 -37 Q -40 -36.5 -40 -32 C -40 -6 -40 26 0 49 | ; f M 0 -50 C -10 -42 -24 -38 -36 -37 Q -40 -36.5 -40 -32 C -40 -6 -40 26 0 49 Z
        shield.righthalf.filled : o M 0 -50 C -10 -42 -24 -38 -36 -37 Q -40 -36.5 -40 -32 C -40 -6 -40 26 0 49 | ; f M 0 -50 C 10 -42 24 -38 36 -37 Q 40 -36.5 40 -32 C 40 -6 40 26 0 49 Z
        shield.lefthalf.fill : = shield.lefthalf.filled
        shield.checkered : u shield 1 0 0 ; f M 0 -50 C -10 -42 -24 -38 -40 -36 L -40 -2 L 0 -2 Z ; f M 0 -2 L 38 -2 C 36 22 22 38 0 49 Z
        exclamationmark.lock : v lock 1 0 0 ; d M 0 4 L 0 20 ; e O 0 31 4
        lock.rotation.open : s A 0 2 42 -38 250 ; f P 3 -15 -58 9 -41 -19 -26 ; f R -15 2 30 22 5 ; o M -9 2 L -9 -6 C -9 -20 11 -20 11 -8
        lock.slash : v lock 1 0 0 ; k M -35 -48 L 45 32 ; o M -40 -43 L 40 43
        exclamationmark.arrow.triangle.2.circlepath : u arrow.triangle.2.circlepath 1 0 0 ; o M 0 -16 L 0 6 ; f O 0 18 4.5
        clock.arrow.2.circlepath : u arrow.triangle.2.circlepath 1 0 0 ; o M 0 -18 L 0 2 L 14 10
        bell.and.waves.left.and.right : v bell 0.8 0 0 ; o A -8 0 44 150 210 ; o A 8 0 44 -30 30
        bell.badge.slash : u bell.slash 1 0 0
        phone.arrow.up.right : v phone 0.9 -8 8 ; o M 18 -18 L 44 -44 M 24 -46 L 46 -46 L 46 -24
        phone.arrow.down.left : v phone 0.9 -8 8 ; o M 44 -44 L 18 -18 M 18 -38 L 18 -18 L 38 -18
        phone.arrow.right : v phone 0.9 -8 8 ; o M 14 -30 L 50 -30 M 36 -44 L 50 -30 L 36 -16
        phone.connection : v phone 0.9 -8 8 ; f O 18 -26 4.5 O 34 -26 4.5 O 50 -26 4.5
        phone.fill.arrow.up.right : = phone.arrow.up.right.fill
        phone.arrow.up.right.fill : u phone.fill 0.9 -8 8 ; o M 18 -18 L 44 -44 M 24 -46 L 46 -46 L 46 -24
        bubble : = bubble.left
        bubble.middle.top : b M -36 40 L 36 40 Q 50 40 50 26 L 50 -16 Q 50 -30 36 -30 L 14 -30 L 0 -46 L -14 -30 L -36 -30 Q -50 -30 -50 -16 L -50 26 Q -50 40 -36 40 Z
        mail : = envelope
        mail.stack : o M -30 -42 L 30 -42 ; v envelope 0.94 0 6
        tray.and.arrow.down : v tray 1 0 8 ; k M 0 -54 L 0 -4 M -16 -20 L 0 -4 L 16 -20 ; o M 0 -54 L 0 -4 M -16 -20 L 0 -4 L 16 -20
        tray.and.arrow.up : v tray 1 0 8 ; k M 0 -4 L 0 -54 M -16 -38 L 0 -54 L 16 -38 ; o M 0 -4 L 0 -54 M -16 -38 L 0 -54 L 16 -38
        doc.richtext : v doc 1 0 0 ; d M -20 32 L 20 32 ; d R -20 -8 40 28 3 ; e O -10 2 3.5
        doc.zipper : v doc 1 0 0 ; d M -8 -38 L -4 -38 M -4 -28 L 0 -28 M -8 -18 L -4 -18 M -4 -8 L 0 -8 M -8 2 L -4 2 ; e R -10 10 12 18 4
        doc.append : v doc.text 0.9 0 6 ; o M -30 -48 L 10 -48
        doc.text.image : = doc.richtext
        doc.text.magnifyingglass : v doc.text 0.92 -10 -4 ; c O 24 22 24 ; u magnifyingglass 0.56 26 24
        doc.viewfinder : u viewfinder 1 0 0 ; u doc 0.5 0 0
        doc.text.below.ecg : v doc.text 0.86 0 8 ; o M -40 -48 L -14 -48 L -6 -56 L 4 -40 L 12 -48 L 40 -48
        document : = doc
        document.on.document : = doc.on.doc
        text.page : = doc.text
        text.insert : s M -44 -30 L 44 -30 M -4 -8 L 44 -8 M -4 14 L 44 14 M -44 36 L 44 36 ; s M -44 -10 L -24 3 L -44 16
        text.cursor : s M -20 -46 C -8 -46 0 -42 0 -34 L 0 34 C 0 42 -8 46 -20 46 M 20 -46 C 8 -46 0 -42 0 -34 M 0 34 C 0 42 8 46 20 46
        character.cursor.ibeam : s M -48 30 L -24 -34 L 0 30 M -40 8 L -8 8 ; s M 16 -44 C 26 -44 30 -40 30 -34 L 30 34 C 30 40 26 44 16 44 M 46 -44 C 36 -44 30 -40 30 -34 M 30 34 C 30 40 36 44 46 44
        character : = a
        character.book.closed : v book.closed 1 0 0 ; d M -18 8 L 0 -34 L 18 8 M -12 -6 L 12 -6
        text.book.closed.fill : u book.closed.fill 1 0 0 ; c R -18 -32 38 6.8 3.4 R -18 -14 30 6.8 3.4
        abc : g 0.45 ; s M -58 24 L -44 -20 L -30 24 M -54 10 L -34 10 M -12 24 L -12 -20 L -2 -20 C 12 -20 12 0 -2 0 L -12 0 M -2 0 C 14 0 14 24 -2 24 L -12 24 ; s A 40 2 20 -50 -310
        textformat.abc : = abc
        textformat.123 : g 0.4 ; u 1 0.62 -38 0 ; u 2 0.62 0 0 ; u 3 0.62 36 0
        textformat.alt : = textformat
        textformat.subscript : g 0.4 ; u textformat 0.8 -10 -8 ; u 2 0.36 48 30
        textformat.superscript : g 0.4 ; u textformat 0.8 -10 8 ; u 2 0.36 48 -28
        textformat.size.larger : = textformat.size
        textformat.size.smaller : = textformat.size
        paragraphsign : g 0.6 ; s M 8 -40 L 8 42 M 26 -40 L 26 42 M 34 -40 L -4 -40 C -36 -40 -36 6 -4 6 L 8 6
        signature : o M -48 26 C -36 -50 -8 -54 -14 -20 C -20 14 -34 20 -30 8 C -26 -6 -2 -8 2 4 C 4 14 10 2 16 0 C 24 -2 18 14 28 8 L 46 0 ; o M -48 40 L 48 40
        text.redaction : f R -44 -38 60 16 4 R -44 -12 88 16 4 R -44 14 40 16 4
        checkmark.message : v message 1 0 0 ; d M -16 -4 L -4 9 L 18 -18
        shareplay : g 0.35 ; f O 0 -2 15 ; f M -28 46 C -26 26 -14 20 0 20 C 14 20 26 26 28 46 Z ; s A 0 2 34 160 380 ; s A 0 2 50 165 375
        app.gift : b R -43 -43 86 86 22 ; d M 0 -12 L 0 26 M -24 0 L 24 0 ; d R -20 -12 40 38 4 ; d M 0 -12 C -14 -28 -26 -14 0 -12 C 26 -14 14 -28 0 -12
        appclip : o A 0 0 46.5 -100 -80 * 9 ; o R -22 -22 44 44 11
        purchased : b O 0 0 46.5 ; d M -20 2 L -6 18 L 20 -16
        studentdesk : o M -52 -8 L 52 -8 M -44 -8 L -44 40 M 44 -8 L 44 40 ; o P 5 -20 -40 20 -40 20 -8 -20 -8
        cursorarrow.rays : u cursorarrow 0.72 8 12 ; o M -12 -36 L -12 -48 M -34 -26 L -42 -34 M -40 -4 L -52 -4 M 12 -32 L 20 -40 M -32 18 L -40 26
        cursorarrow.click : = cursorarrow.rays
        cursorarrow.motionlines : u cursorarrow 0.86 14 0 ; o M -48 -20 L -24 -20 M -54 0 L -24 0 M -48 20 L -28 20
        inset.filled.circle : = circle.inset.filled
        calendar.day.timeline.left : v calendar 1 0 0
        location.north.line : v location.north 0.9 0 -6 ; o M -34 48 L 34 48
        mappin.slash : u mappin 1 0 0 ; k M -33 -48 L 47 32 ; o M -38 -43 L 42 43
        house.lodge : = house
        building.2.crop.circle : b O 0 0 46.5 ; e R -22 -28 20 50 3 R 3 -12 20 34 3
        shift : b P 5 0 -46 46 2 22 2 22 42 -22 42 -22 2 -46 2
        capslock : b P 5 0 -50 46 -6 22 -6 22 20 -22 20 -22 -6 -46 -6 ; b R -22 32 44 14 4
        control : s M -34 17 L 0 -17 L 34 17
        fn : s M -2 -40 C -20 -46 -26 -36 -26 -24 L -26 40 M -42 -8 L -8 -8 ; s M 8 40 L 8 -8 M 8 8 C 12 -12 40 -12 40 10 L 40 40
        arrow.triangle.2.circlepath.camera : = camera.rotate
        """
}

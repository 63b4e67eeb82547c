extension SymbolTables {
    /// Machines and interface furniture.
    static let devices = """
        iphone : b R -27 -52 54 104 12 ; d M -8 -42 L 8 -42
        ipad : b R -38 -50 76 100 10 ; d M -10 42 L 10 42
        applewatch : b R -30 -30 60 60 16 ; o M -20 -34 L -16 -52 L 16 -52 L 20 -34 M -20 34 L -16 52 L 16 52 L 20 34
        flipphone : b R -26 -50 52 44 9 ; b R -26 6 52 44 9 ; o M -18 0 L 18 0
        iphone.radiowaves.left.and.right : o R -18 -40 36 80 9 ; s M -30 -20 C -38 -8 -38 8 -30 20 M -44 -32 C -58 -12 -58 12 -44 32 &
        laptopcomputer : b R -42 -36 84 58 8 ; o M -56 36 L 56 36
        macbook.and.iphone : o p 7 10 24 -44 24 -44 -34 40 -34 40 -22 ; o M -58 36 L 8 36 ; o R 20 -14 34 56 8
        desktopcomputer : b R -52 -44 104 68 9 ; d M -51 8 L 51 8 ; o M -10 24 L -12 44 M 10 24 L 12 44 M -26 46 L 26 46
        display : b R -52 -42 104 66 9 ; o M 0 24 L 0 44 M -24 46 L 24 46
        macwindow : g 0.5 ; b R -52 -40 104 80 11 ; d M -51 -18 L 51 -18 ; e O -37 -29 4 O -24 -29 4 O -11 -29 4
        filemenu.and.selection : o R -40 -46 80 92 10 ; f R -26 -4 52 16 5 ; o M -22 -26 L 22 -26 M -22 30 L 22 30
        keyboard : b R -56 -32 112 64 10 ; e R -42 -20 9 9 2 R -24 -20 9 9 2 R -6 -20 9 9 2 R 12 -20 9 9 2 R 30 -20 12 9 2 R -42 -4 12 9 2 R -21 -4 9 9 2 R -3 -4 9 9 2 R 15 -4 9 9 2 R 33 -4 9 9 2 ; d M -24 19 L 24 19
        keyboard.chevron.compact.down : u keyboard 0.82 0 -14 ; s M -16 36 L 0 46 L 16 36
        printer : b R -50 -20 100 44 10 ; o p 5 -30 -20 -30 -46 30 -46 30 -20 ; o P 5 -30 8 30 8 30 46 -30 46
        cpu : b R -34 -34 68 68 11 ; d R -16 -16 32 32 4 ; o M -18 -36 L -18 -50 M 0 -36 L 0 -50 M 18 -36 L 18 -50 * 4
        memorychip : b R -54 -30 108 52 8 ; d R -38 -14 18 20 2 R -9 -14 18 20 2 R 20 -14 18 20 2 ; o M -36 24 L -36 36 M -12 24 L -12 36 M 12 24 L 12 36 M 36 24 L 36 36
        simcard : b M -34 -40 Q -34 -50 -24 -50 L 10 -50 L 34 -26 L 34 40 Q 34 50 24 50 L -24 50 Q -34 50 -34 40 Z ; d R -18 -8 36 38 5 ; d M 0 -8 L 0 30 M -18 11 L 18 11
        sdcard : b M -34 -40 Q -34 -50 -24 -50 L 14 -50 L 34 -30 L 34 40 Q 34 50 24 50 L -24 50 Q -34 50 -34 40 Z ; d M -16 -40 L -16 -26 M 0 -40 L 0 -26
        server.rack : g 0.4 ; o R -44 -49 88 25 7 R -44 -12.5 88 25 7 R -44 24 88 25 7 ; f O 28 -36.5 4.5 O 28 0 4.5 O 28 36.5 4.5 ; o M -28 -36.5 L 4 -36.5 M -28 0 L 4 0 M -28 36.5 L 4 36.5
        xserve : = server.rack
        battery.100 : o R -56 -24 100 48 13 ; f R -47 -15 82 30 6 ; f A 51 0 10 -60 60 Z
        battery.75 : o R -56 -24 100 48 13 ; f R -47 -15 60 30 6 ; f A 51 0 10 -60 60 Z
        battery.50 : o R -56 -24 100 48 13 ; f R -47 -15 41 30 6 ; f A 51 0 10 -60 60 Z
        battery.25 : o R -56 -24 100 48 13 ; f R -47 -15 21 30 6 ; f A 51 0 10 -60 60 Z
        battery.0 : o R -56 -24 100 48 13 ; f A 51 0 10 -60 60 Z
        battery.100percent : = battery.100
        battery.75percent : = battery.75
        battery.50percent : = battery.50
        battery.25percent : = battery.25
        battery.0percent : = battery.0
        battery.100.bolt : o R -56 -24 100 48 13 ; f R -47 -15 82 30 6 ; c P 2 2 -36 -26 6 -8 6 -14 36 14 -6 -4 -6 ; f P 1 -1 -24 -19 3 -6 3 -10 24 8 -3 -6 -3 ; f A 51 0 10 -60 60 Z
        terminal : b R -52 -40 104 80 13 ; d M -30 -18 L -12 -2 L -30 14 M -4 18 L 22 18
        apple.terminal : = terminal
        sidebar.left : b R -52 -38 104 76 12 ; d M -18 -38 L -18 38 M -40 -20 L -32 -20 M -40 -6 L -32 -6 M -40 8 L -32 8
        sidebar.right : b R -52 -38 104 76 12 ; d M 18 -38 L 18 38 M 40 -20 L 32 -20 M 40 -6 L 32 -6 M 40 8 L 32 8
        sidebar.leading : = sidebar.left
        sidebar.trailing : = sidebar.right
        delete.left : b M -24 -36 L 42 -36 Q 54 -36 54 -24 L 54 24 Q 54 36 42 36 L -24 36 L -54 0 Z ; d M -6 -14 L 22 14 M 22 -14 L -6 14
        delete.backward : = delete.left
        delete.right : b M 24 -36 L -42 -36 Q -54 -36 -54 -24 L -54 24 Q -54 36 -42 36 L 24 36 L 54 0 Z ; d M 6 -14 L -22 14 M -22 -14 L 6 14
        command : s M -18 -18 L 18 -18 L 18 18 L -18 18 Z ; s O -31 -31 13 O 31 -31 13 O -31 31 13 O 31 31 13
        option : s M -42 -30 L -16 -30 L 16 30 L 42 30 M 12 -30 L 42 -30
        return : s p 6 36 -30 36 8 -40 8 M -20 -12 L -40 8 L -20 28
        escape : s A 0 4 38 -70 200 ; s M -40 -40 L 4 4 M -40 -18 L -40 -40 L -18 -40
        cursorarrow : b P 3 -26 -46 28 8 2 10 -26 34
        sensor : b R -40 -40 80 80 18 ; d O 0 0 16
        sensor.tag.radiowaves.forward : g 0.4 ; o R -46 -28 56 56 14 ; f O -18 0 9 ; s A -18 0 48 -40 40 A -18 0 66 -40 40
        homekit : o P 5 0 -48 48 -8 38 -2 38 44 -38 44 -38 -2 -48 -8 ; o P 4 0 -16 20 2 20 26 -20 26 -20 2
        fibrechannel : g 0.15 ; o O 0 0 46.5 ; o A -10 0 19 -48 48 A -10 0 36 -44 44 ; f O -14 0 6.5
        point.3.connected.trianglepath.dotted : f O 0 -36 12 O -36 28 12 O 36 28 12 ; f O -9 -18 3 O -18 -2 3 O -26 12 3 O 9 -18 3 O 18 -2 3 O 26 12 3 O -14 28 3 O 0 28 3 O 14 28 3
        point.3.filled.connected.trianglepath.dotted : = point.3.connected.trianglepath.dotted
        lock.shield : b M 0 -50 C -10 -42 -24 -38 -36 -37 Q -40 -36.5 -40 -32 C -40 -6 -40 26 0 49 | ; e R -16 -6 32 25 5 ; d M -10 -6 L -10 -12 C -10 -25 10 -25 10 -12 L 10 -6
        checkmark.shield : v shield 1 0 0 ; d M -15 0 L -4 13 L 17 -15
        xmark.shield : v shield 1 0 0 ; d M -13 -15 L 13 11 M 13 -15 L -13 11
        exclamationmark.shield : v shield 1 0 0 ; d M 0 -22 L 0 4 ; e O 0 19 5
        exclamationmark.triangle : b P 9 0 -48 55 45 -55 45 ; d M 0 -16 L 0 10 ; e O 0 27 5.4
        exclamationmark.octagon : v octagon 1 0 0 ; d M 0 -24 L 0 5 ; e O 0 23 5.4
        xmark.octagon : v octagon 1 0 0 ; d M -16 -16 L 16 16 M 16 -16 L -16 16
        checkmark.seal : v seal 1 0 0 ; d M -17 2 L -5 15 L 18 -16
        xmark.seal : v seal 1 0 0 ; d M -15 -15 L 15 15 M 15 -15 L -15 15
        questionmark.diamond : v diamond 1 0 0 ; d M -12 -11 C -12 -28 13 -26 13 -11 C 13 -2 0 -2 0 8 ; e O 0 21 5
        questionmark.square.dashed : u square.dashed 1 0 0 ; o M -12 -11 C -12 -28 13 -26 13 -11 C 13 -2 0 -2 0 8 ; f O 0 21 5
        plus.app : v app 1 0 0 ; d M -20 0 L 20 0 M 0 -20 L 0 20
        plus.rectangle : v rectangle 1 0 0 ; d M -18 0 L 18 0 M 0 -18 L 0 18
        checkmark.rectangle : v rectangle 1 0 0 ; d M -17 2 L -5 15 L 18 -16
        xmark.bin : = trash
        """
}

extension SymbolTables {
    /// Plus, check marks, chevrons, dots and lines.
    static let marks = """
        plus : w 12 ; s M -35.9 0 L 35.9 0 M 0 -35.9 L 0 35.9
        minus : w 12 ; s M -35.9 0 L 35.9 0
        xmark : w 12 ; s M -31 -31 L 31 31 M 31 -31 L -31 31
        multiply : w 12 ; s M -25 -25 L 25 25 M 25 -25 L -25 25
        divide : w 12 ; s M -35 0 L 35 0 ; f O 0 -25 7 O 0 25 7
        equal : w 12 ; s M -34 -13 L 34 -13 M -34 13 L 34 13
        plusminus : s M -28 -14 L 28 -14 M 0 -42 L 0 14 M -28 36 L 28 36
        percent : s M 27 -36 L -27 36 ; o O -25 -22 14 O 25 22 14
        number : s M -12 -38 L -20 38 M 20 -38 L 12 38 M -34 -14 L 36 -14 M -36 14 L 34 14
        checkmark : w 12 ; s M -33 5 L -11 34 L 33 -35
        exclamationmark : s M 0 -40 L 0 12 ; f O 0 34 6.6
        exclamationmark.2 : g 0.7 ; s M -14 -40 L -14 12 M 14 -40 L 14 12 ; f O -14 34 6.6 O 14 34 6.6
        questionmark : s M -21 -21 C -21 -34 -11 -41 1 -41 C 14 -41 23 -33 23 -22 C 23 -6 1 -6 1 12 ; f O 1 34 6.6
        info : f O 0 -33 7 ; s M -12 -10 L 1 -10 L 1 35 M -14 35 L 15 35
        at : s O 0 0 17 ; s M 17 -17 L 17 6 C 17 22 43 22 43 -2 A 0 0 43 -3 -300
        asterisk : s M 0 -34 L 0 34 M -29.5 -17 L 29.5 17 M 29.5 -17 L -29.5 17
        infinity : s M 0 0 C 14 -20 24 -24 32 -24 C 46 -24 52 -12 52 0 C 52 12 46 24 32 24 C 24 24 14 20 0 0 C -14 -20 -24 -24 -32 -24 C -46 -24 -52 -12 -52 0 C -52 12 -46 24 -32 24 C -24 24 -14 20 0 0 Z
        chevron.right : s M -19 -38.5 L 20.5 0 L -19 38.5
        chevron.left : s M -19 -38.5 L 20.5 0 L -19 38.5 !
        chevron.forward : = chevron.right
        chevron.backward : = chevron.left
        chevron.up : s M -38.5 19 L 0 -20 L 38.5 19
        chevron.down : s M -38.5 -19 L 0 20 L 38.5 -19
        chevron.right.2 : s M -36 -34 L -2 0 L -36 34 M 2 -34 L 36 0 L 2 34
        chevron.left.2 : s M 36 -34 L 2 0 L 36 34 M -2 -34 L -36 0 L -2 34
        chevron.forward.2 : = chevron.right.2
        chevron.backward.2 : = chevron.left.2
        chevron.up.chevron.down : s M -28 -17 L 0 -43.5 L 28 -17 M -28 17 L 0 43.5 L 28 17
        chevron.compact.right : s M -9 -40 L 9 0 L -9 40
        chevron.compact.left : s M 9 -40 L -9 0 L 9 40
        chevron.compact.up : s M -40 9 L 0 -9 L 40 9
        chevron.compact.down : s M -40 -9 L 0 9 L 40 -9
        chevron.left.forwardslash.chevron.right : s M -30 -30 L -58 0 L -30 30 & ; s M 12 -40 L -12 40
        curlybraces : s M -16 -42 C -36 -42 -26 -6 -44 0 C -26 6 -36 42 -16 42 &
        ellipsis : f O -33 0 8 O 0 0 8 O 33 0 8
        ellipsis.vertical : f O 0 -33 8 O 0 0 8 O 0 33 8
        line.3.horizontal : s M -41 -23 L 41 -23 M -41 0 L 41 0 M -41 23 L 41 23
        line.horizontal.3 : = line.3.horizontal
        line.2.horizontal : s M -41 -12 L 41 -12 M -41 12 L 41 12
        line.3.horizontal.decrease : s M -41 -23 L 41 -23 M -26 0 L 26 0 M -11 23 L 11 23
        line.horizontal.3.decrease : = line.3.horizontal.decrease
        lines.measurement.horizontal : s M -40 -40 L 40 -40 M -40 -20 L 10 -20 M -40 0 L 40 0 M -40 20 L 10 20 M -40 40 L 40 40
        list.bullet : g 0.7 ; f O -44 -29 6 O -44 0 6 O -44 29 6 ; s M -22 -29 L 48 -29 M -22 0 L 48 0 M -22 29 L 48 29
        list.dash : s M -49 -29 L -41 -29 M -49 0 L -41 0 M -49 29 L -41 29 M -20 -29 L 48 -29 M -20 0 L 48 0 M -20 29 L 48 29
        list.number : t M -48 -36 L -43 -40 L -43 -20 M -49 -7 C -48 -14 -38 -14 -38 -6 C -38 -1 -45 3 -49 9 L -37 9 M -49 21 C -46 16 -37 18 -38 24 C -38 28 -42 29 -44 29 C -40 29 -37 31 -37 35 C -38 42 -47 42 -50 37 ; s M -18 -29 L 48 -29 M -18 0 L 48 0 M -18 29 L 48 29
        list.triangle : f P 2 -50 -37 -38 -29 -50 -21 P 2 -50 -8 -38 0 -50 8 P 2 -50 21 -38 29 -50 37 ; s M -20 -29 L 48 -29 M -20 0 L 48 0 M -20 29 L 48 29
        text.alignleft : s M -44 -33 L 44 -33 M -44 -11 L 16 -11 M -44 11 L 44 11 M -44 33 L 16 33
        text.aligncenter : s M -44 -33 L 44 -33 M -28 -11 L 28 -11 M -44 11 L 44 11 M -28 33 L 28 33
        text.alignright : s M -44 -33 L 44 -33 M -16 -11 L 44 -11 M -44 11 L 44 11 M -16 33 L 44 33
        text.justify : s M -44 -33 L 44 -33 M -44 -11 L 44 -11 M -44 11 L 44 11 M -44 33 L 44 33
        text.append : s M -44 -32 L 44 -32 M -44 -8 L 44 -8 M -44 16 L -6 16 M 28 14 L 28 46 M 12 30 L 44 30
        text.quote : s M -44 -24 L -44 44 M -22 -30 L 44 -30 M -22 0 L 44 0 M -22 30 L 30 30
        slider.horizontal.3 : o M -48 -29 L 4 -29 M 28 -29 L 48 -29 M -48 0 L -28 0 M -4 0 L 48 0 M -48 29 L 4 29 M 28 29 L 48 29 ; o O 16 -29 10.5 O -16 0 10.5 O 16 29 10.5
        slider.vertical.3 : o M -29 -48 L -29 4 M -29 28 L -29 48 M 0 -48 L 0 -28 M 0 -4 L 0 48 M 29 -48 L 29 4 M 29 28 L 29 48 ; o O -29 16 10.5 O 0 -16 10.5 O 29 16 10.5
        bold : s M -20 -35 L -20 35 L 6 35 C 32 35 32 -2 6 -2 C 28 -2 28 -35 6 -35 Z M -20 -2 L 6 -2
        italic : s M -6 -35 L 24 -35 M -24 35 L 6 35 M 9 -35 L -9 35
        underline : s M -24 -40 L -24 -2 C -24 28 24 28 24 -2 L 24 -40 M -30 42 L 30 42
        strikethrough : s M 22 -24 C 17 -44 -22 -42 -22 -19 C -22 -9 -12 -4 0 0 C 12 4 23 9 23 20 C 23 44 -18 43 -24 22 ; s M -38 0 L 38 0
        textformat : g 0.6 ; s M -54 32 L -28 -34 L -2 32 M -45 10 L -11 10 ; s O 25 12 19 ; s M 45 -8 L 45 32
        textformat.size : g 0.6 ; s M -58 32 L -41 -8 L -24 32 M -53 20 L -29 20 ; s M -10 32 L 22 -42 L 54 32 M 0 8 L 44 8
        quote.opening : f O -22 10 15 O 22 10 15 ; s M -33 8 C -33 -12 -26 -22 -12 -26 M 11 8 C 11 -12 18 -22 32 -26
        quote.closing : f O -22 -10 15 O 22 -10 15 ; s M -11 -8 C -11 12 -18 22 -32 26 M 33 -8 C 33 12 26 22 12 26
        """
}

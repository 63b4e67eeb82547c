extension SymbolTables {
    /// Messages, calls, notices, radio.
    static let communication = """
        bell : b M 0 -41 C -19 -41 -28 -27 -28 -10 C -28 10 -35 16 -39 23 Q -42 30 -35 30 L 0 30 | ; o M 0 -48 L 0 -42 ; o M -13 39 C -8 48 8 48 13 39
        envelope : b R -52 -37 104 74 12 ; d M -47 -30 L -8 4 Q 0 10 8 4 L 47 -30
        envelope.open : b M -48 -12 L -6 -44 Q 0 -49 6 -44 L 48 -12 L 48 36 Q 48 46 38 46 L -38 46 Q -48 46 -48 36 Z ; d M -46 -8 L -6 18 Q 0 22 6 18 L 46 -8
        envelope.arrow.triangle.branch : g 0.3 ; b R -52 -40 92 66 11 ; d M -47 -33 L -12 -4 Q -6 1 0 -4 L 35 -33 ; c R 4 -6 54 60 12 ; u arrow.triangle.branch 0.5 30 26
        paperplane : b M 46 -46 L -48 -8 L -14 8 L 10 46 Z ; d M -14 8 L 44 -44
        message : b M 0 -40 C -28 -40 -50 -24 -50 -2 C -50 12 -42 22 -30 28 C -30 36 -34 42 -38 46 C -26 46 -16 40 -10 35 C 26 38 50 20 50 -2 C 50 -24 28 -40 0 -40 Z
        bubble.left : b M -36 -40 L 36 -40 Q 50 -40 50 -26 L 50 16 Q 50 30 36 30 L -2 30 L -24 48 L -24 30 L -36 30 Q -50 30 -50 16 L -50 -26 Q -50 -40 -36 -40 Z
        bubble.right : b M 36 -40 L -36 -40 Q -50 -40 -50 -26 L -50 16 Q -50 30 -36 30 L 2 30 L 24 48 L 24 30 L 36 30 Q 50 30 50 16 L 50 -26 Q 50 -40 36 -40 Z
        bubble.middle.bottom : b M -36 -40 L 36 -40 Q 50 -40 50 -26 L 50 16 Q 50 30 36 30 L 14 30 L 0 46 L -14 30 L -36 30 Q -50 30 -50 16 L -50 -26 Q -50 -40 -36 -40 Z
        bubble.left.and.bubble.right : b M -46 -40 L 8 -40 Q 18 -40 18 -30 L 18 -6 Q 18 4 8 4 L -22 4 L -38 18 L -38 4 L -46 4 Q -56 4 -56 -6 L -56 -30 Q -56 -40 -46 -40 Z ; o p 10 30 -20 56 -20 56 28 40 28 40 44 22 28 -10 28 -10 16
        bubble.left.and.bubble.right.fill : f M -46 -44 L 8 -44 Q 22 -44 22 -30 L 22 -6 Q 22 8 8 8 L -20 8 L -41 25 L -41 8 L -46 8 Q -60 8 -60 -6 L -60 -30 Q -60 -44 -46 -44 Z ; f M 30 -20 L 44 -20 Q 60 -20 60 -6 L 60 18 Q 60 32 46 32 L 44 32 L 44 51 L 21 32 L 0 32 Q -12 32 -13 20 L -13 16 L 8 16 C 24 16 30 8 30 -6 Z
        bubble.left.and.text.bubble.right : o M -46 -42 L 4 -42 Q 14 -42 14 -32 L 14 -26 M -20 2 L -24 2 L -38 14 L -38 2 L -46 2 Q -56 2 -56 -8 L -56 -32 Q -56 -42 -46 -42 ; o P 9 -10 -16 56 -16 56 30 44 30 44 46 26 30 -10 30 ; o M 4 0 L 42 0 M 4 14 L 30 14
        bubble.left.and.text.bubble.right.fill : f M -46 -46 L 4 -46 Q 18 -46 18 -32 L 18 -26 L -2 -26 Q -20 -26 -20 -8 L -20 6 L -22 6 L -41 20 L -41 6 L -46 6 Q -60 6 -60 -8 L -60 -32 Q -60 -46 -46 -46 Z ; f M -1 -19.5 L 48 -19.5 Q 59.5 -19.5 59.5 -8 L 59.5 22 Q 59.5 33.5 48 33.5 L 47 33.5 L 47 52 L 25 33.5 L -1 33.5 Q -13.5 33.5 -13.5 22 L -13.5 -8 Q -13.5 -19.5 -1 -19.5 Z ; c R 0 -3.4 46 6.8 3.4 R 0 10.6 32 6.8 3.4
        text.bubble : v bubble.left 1 0 0 ; d M -28 -18 L 28 -18 M -28 -2 L 28 -2 M -28 14 L 8 14
        quote.bubble : v bubble.left 1 0 0 ; e O -14 -4 8 O 14 -4 8 ; d M -20 -6 C -20 -14 -16 -18 -10 -20 M 8 -6 C 8 -14 12 -18 18 -20
        exclamationmark.bubble : v bubble.left 1 0 0 ; d M 0 -26 L 0 -2 ; e O 0 14 5
        captions.bubble : v bubble.left 1 0 0 ; d M -30 -6 L 6 -6 M 20 -6 L 30 -6 M -30 12 L -20 12 M -6 12 L 30 12
        ellipsis.bubble : v bubble.left 1 0 0 ; e O -22 -5 6 O 0 -5 6 O 22 -5 6
        plus.bubble : v bubble.left 1 0 0 ; d M -18 -5 L 18 -5 M 0 -23 L 0 13
        star.bubble : v bubble.left 1 0 0 ; e P 2 0 -25 5.5 -11 20 -10 9 -1 12 13 0 6 -12 13 -9 -1 -20 -10 -5.5 -11
        phone : b M -30 -46 Q -24 -50 -20 -44 L -10 -26 Q -7 -20 -12 -15 L -16 -11 C -12 2 -2 12 11 17 L 15 12 Q 20 7 26 10 L 44 20 Q 50 24 46 30 C 40 42 30 48 16 46 C -18 40 -42 14 -46 -18 C -47 -30 -40 -40 -30 -46 Z
        phone.down : b M -52 12 C -54 -8 -28 -22 0 -22 C 28 -22 54 -8 52 12 Q 52 20 44 19 L 28 16 Q 22 15 22 9 L 22 0 C 8 -5 -8 -5 -22 0 L -22 9 Q -22 15 -28 16 L -44 19 Q -52 20 -52 12 Z
        video : b R -54 -32 74 64 13 ; b P 4 28 -10 54 -28 54 28 28 10
        mic : b R -15 -50 30 60 15 ; o M -30 -6 C -30 36 30 36 30 -6 ; o M 0 26 L 0 46 M -18 48 L 18 48
        microphone : = mic
        music.mic : b O 20 -24 22 ; b M 2 -14 L -44 38 Q -38 46 -36 44 L 12 -4 Z
        megaphone : b M -48 -12 L -30 -12 L 40 -42 L 40 34 L -30 10 L -48 10 Z ; o M -26 12 L -20 38 L -4 38 L -8 20
        eye : b M -56 0 C -40 -24 -20 -36 0 -36 C 20 -36 40 -24 56 0 C 40 24 20 36 0 36 C -20 36 -40 24 -56 0 Z ; e O 0 0 17
        eye.slash : v eye 1 0 0 ; k M -35 -48 L 45 32 ; o M -40 -43 L 40 43
        flag : b M -34 -42 C -14 -52 6 -32 40 -42 L 40 6 C 6 16 -14 -4 -34 6 Z ; o M -34 -46 L -34 50
        flag.checkered : u flag 1 0 0 ; f M -34 -42 C -24 -47 -14 -45 -4 -42 L -4 -18 C -14 -22 -24 -22 -34 -18 Z M -4 -18 C 10 -14 24 -14 40 -18 L 40 6 C 24 10 10 8 -4 4 Z
        wifi : s M -50 -14 C -22 -42 22 -42 50 -14 M -33 4 C -14 -14 14 -14 33 4 M -16 21 C -6 13 6 13 16 21 ; f O 0 36 7
        wifi.exclamationmark : g 0.4 ; s M -50 -14 C -22 -42 22 -42 50 -14 M -33 4 C -26 -3 -20 -6 -14 -8 M 33 4 C 26 -3 20 -6 14 -8 M 0 -8 L 0 18 ; f O 0 36 7
        wifi.router : b R -50 12 100 34 9 ; o M -34 12 L -34 -44 M 34 12 L 34 -44 ; e O -30 29 5 O -12 29 5
        antenna.radiowaves.left.and.right : g 0.35 ; f O 0 -14 8 ; s M 0 -10 L 0 48 ; s A 0 -14 24 -45 45 A 0 -14 42 -45 45 A 0 -14 24 135 225 A 0 -14 42 135 225
        dot.radiowaves.left.and.right : g 0.4 ; f O 0 0 9 ; s A 0 0 25 -45 45 A 0 0 43 -45 45 A 0 0 25 135 225 A 0 0 43 135 225
        dot.radiowaves.right : g 0.5 ; f O -30 0 9 ; s A -30 0 26 -45 45 A -30 0 46 -45 45 A -30 0 66 -45 45
        dot.radiowaves.forward : = dot.radiowaves.right
        dot.radiowaves.up.forward : f O -30 30 9 ; s A -30 30 28 -85 -5 A -30 30 48 -85 -5 A -30 30 68 -85 -5
        wave.3.right : g 0.5 ; s A -40 0 30 -42 42 A -40 0 52 -42 42 A -40 0 74 -42 42
        wave.3.left : g 0.5 ; s A -40 0 30 -42 42 A -40 0 52 -42 42 A -40 0 74 -42 42 !
        wave.3.forward : = wave.3.right
        badge.plus.radiowaves.right : g 0.4 ; u plus.circle.fill 0.7 -18 0 ; s A -18 0 48 -40 40 A -18 0 66 -40 40
        personalhotspot : s A -19 0 24 58 344 ; s A 19 0 24 238 524
        translate : s M -48 -38 L 4 -38 M -22 -48 L -22 -38 M -6 -38 C -10 -14 -26 0 -46 8 M -36 -28 C -30 -12 -16 2 0 8 ; s M 2 48 L 26 -10 L 50 48 M 11 30 L 41 30
        accessibility : b O 0 0 46.5 ; e O 0 -27 7 ; d M -26 -13 C -10 -9 10 -9 26 -13 M 0 -10 L 0 8 M -14 32 L 0 6 L 14 32
        """
}

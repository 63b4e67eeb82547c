extension SymbolTables {
    /// People at sport and in motion, parts of the face and body.
    static let figures = """
        figure.wave : f O 0 -42 9 ; s M 0 -24 L 0 8 M -20 10 L -14 -14 L 0 -24 L 22 -22 L 34 -42 M -12 50 L 0 8 L 12 50
        figure.arms.open : f O 0 -42 9 ; s M -34 -34 L 0 -22 L 34 -34 M 0 -22 L 0 8 M -14 50 L 0 8 L 14 50
        figure.mind.and.body : f O 0 -36 9 ; s M -44 6 L -22 4 L 0 -18 L 22 4 L 44 6 M 0 -18 L 0 14 M -40 36 C -20 18 20 18 40 36
        figure.yoga : g 0.5 ; f O 0 -26 8.5 ; o M 0 -8 L -18 -24 L 0 -50 L 18 -24 L 0 -8 ; s M 0 -8 L 0 18 M -42 38 C -24 22 24 22 42 38
        figure.dance : f O 4 -44 9 ; s M -30 -38 L -12 -22 L 6 -24 L 26 -10 M 4 -24 L -2 6 L 20 16 L 14 36 M -2 6 L -16 28 L -14 50
        figure.roll : f O -10 -44 9 ; s M -9 -26 L -6 2 L 15 2 L 27 27 L 37 24 M -8 -14 L 12 -12 ; s A -5 21 26 -112 -335
        figure.pool.swim : f O 26 -14 9 ; s M -44 10 L -8 -4 L 12 6 M -8 -4 L 2 -24 L -16 -28 ; s M -48 32 C -36 22 -28 42 -16 32 C -4 22 4 42 16 32 C 28 22 36 42 48 32
        figure.outdoor.cycle : f O 14 -44 8 ; s M 12 -28 L -6 -12 L 10 2 L 6 24 M -2 -14 L 10 -8 L 28 -10 ; o O -28 26 20 O 30 26 20
        figure.indoor.cycle : f O 4 -44 8 ; s M 2 -28 L -12 -4 L 10 4 L 4 28 M 0 -24 L 14 -8 L 28 -12 ; o M 24 -22 L 32 44 M -28 -4 L -12 -4 M -20 -4 L -16 44 M -40 44 L 40 44
        figure.strengthtraining.traditional : f O 0 -36 9 ; s M -30 -20 L -18 -2 L 0 -18 L 18 -2 L 30 -20 M 0 -18 L 0 10 L -16 24 L -14 42 M 0 10 L 16 24 L 14 42 ; s M -44 -24 L 44 -24 ; f R -52 -38 10 28 4 R 42 -38 10 28 4
        figure.strengthtraining.functional : f O -8 -44 9 ; s M -8 -26 L -6 4 L 10 20 L 8 50 M -6 4 L -20 24 L -26 50 M -8 -24 L 14 -16 L 24 -34 ; f R 14 -50 26 8 3
        figure.core.training : f O -40 -5 9 ; s M -28 7 L 4 13 L 24 -13 L 44 13 M -20 3 L 4 -11
        figure.cooldown : f O 0 -44 9 ; s M 0 -26 L 0 4 M -18 0 L -14 -18 L 0 -26 L 14 -18 L 18 0 M -12 50 L 0 4 L 12 50
        figure.stairs : f O 2 -46 8 ; s M 0 -30 L -4 -6 L 12 4 L 12 22 M -4 -6 L -18 10 L -20 30 M 0 -28 L 16 -14 ; o M -46 48 L -24 48 L -24 36 L 0 36 L 0 24 L 24 24 L 24 12 L 46 12
        figure.2 : g 0.5 ; f O -20 -42 8 ; f O 20 -42 8 ; s M -20 -26 L -20 6 M -36 -4 L -20 -26 L -4 -4 M -30 50 L -20 6 L -10 50 ; s M 20 -26 L 20 6 M 4 -4 L 20 -26 L 36 -4 M 10 50 L 20 6 L 30 50
        figure.and.child.holdinghands : g 0.5 ; f O -18 -42 9 ; f O 26 -10 7 ; s M -18 -24 L -18 8 M -36 0 L -18 -24 L 2 4 L 14 14 M -30 50 L -18 8 L -6 50 ; o M 26 4 L 26 24 M 14 14 L 26 6 L 40 20 M 18 50 L 26 24 L 34 50
        figure.2.and.child.holdinghands : g 0.4 ; f O -34 -42 8 O 34 -42 8 O 0 -8 7 ; s M -34 -26 L -34 8 M -48 0 L -34 -26 L -20 2 L -10 12 M -44 50 L -34 8 L -26 50 ; s M 34 -26 L 34 8 M 48 0 L 34 -26 L 20 2 L 10 12 M 44 50 L 34 8 L 26 50 ; o M 0 6 L 0 26 M -10 12 L 0 7 L 10 12 M -7 50 L 0 26 L 7 50
        figure.fall : f O -34 -32 9 ; s M -22 -20 L 4 10 L 32 4 L 46 -14 M 4 10 L 20 30 L 40 36 M -16 -14 L -40 4 M -16 -14 L 8 -20 L 22 -36
        figure.child : f O 0 -30 10 ; s M 0 -12 L 0 14 M -20 -4 L 0 -12 L 20 -4 M -12 44 L 0 14 L 12 44
        figure.skiing.downhill : f O 8 -44 9 ; s M 4 -28 L -10 -6 L 8 8 L 0 30 M -2 -20 L 22 -10 L 30 6 ; o M -44 20 L 44 50 M 30 6 L 40 40
        figure.tennis : f O -4 -44 9 ; s M -4 -26 L -2 4 L 14 22 L 16 50 M -2 4 L -18 24 L -28 48 M -4 -24 L 18 -14 L 30 -26 ; o E 38 -40 9 12
        figure.boxing : f O 2 -44 9 ; s M 0 -26 L -2 4 L 14 22 L 12 50 M -2 4 L -16 24 L -22 50 M 0 -24 L -14 -8 L 2 -4 M 2 -24 L 20 -20 L 36 -26 ; f O 40 -27 7 O 6 -4 6
        figure.jumprope : f O 0 -38 9 ; s M 0 -20 L 0 8 M -30 0 L 0 -20 L 30 0 M -8 36 L 0 8 L 8 36 ; o M -30 0 C -60 60 60 60 30 0
        hand.draw : u hand.point.up.left 0.78 6 16 ; o M -44 -26 C -30 -56 -4 -50 -8 -38 C -10 -28 10 -30 24 -46
        hand.draw.fill : u hand.point.up.left.fill 0.78 6 16 ; o M -44 -26 C -30 -56 -4 -50 -8 -38 C -10 -28 10 -30 24 -46
        hand.point.up : b M -12 48 L -24 24 L -36 8 C -42 -2 -32 -10 -24 -2 L -14 8 L -14 -38 C -14 -50 2 -50 2 -38 L 2 -4 C 8 -10 18 -8 18 2 C 24 -4 34 0 34 10 L 34 24 C 34 36 30 42 26 48 Z
        hand.point.down : b M -12 -48 L -24 -24 L -36 -8 C -42 2 -32 10 -24 2 L -14 -8 L -14 38 C -14 50 2 50 2 38 L 2 4 C 8 10 18 8 18 -2 C 24 4 34 0 34 -10 L 34 -24 C 34 -36 30 -42 26 -48 Z
        hand.point.left : b M 48 -16 L 22 -24 L -42 -24 C -52 -24 -52 -8 -42 -8 L -6 -8 C -16 -6 -16 8 -6 8 C -14 10 -13 22 -4 22 C -10 25 -8 35 0 35 L 26 35 C 38 35 42 28 48 24 Z
        hand.wave : b M -16 50 C -30 44 -34 28 -40 10 C -43 2 -34 -2 -30 5 L -24 14 L -26 -26 C -26 -36 -15 -36 -14 -27 L -12 -4 L -9 -38 C -8 -48 4 -48 4 -38 L 5 -5 L 12 -34 C 15 -43 25 -41 24 -31 L 20 0 L 27 -18 C 31 -26 40 -22 38 -13 C 34 8 32 22 26 34 C 20 48 -2 56 -16 50 Z @ -24 ; o A -4 0 58 -22 14 A -4 0 58 160 194
        hands.clap : v hand.raised 0.84 0 10 ; o M -22 -52 L -17 -40 M 0 -56 L 0 -43 M 22 -52 L 17 -40
        ear : b M -18 46 C -6 54 8 46 8 34 C 8 22 32 12 32 -14 C 32 -36 18 -50 0 -50 C -18 -50 -32 -36 -32 -16 ; d M -14 -14 C -14 -38 16 -36 16 -14 C 16 0 -4 0 -4 16
        eyes : b E -26 0 20 27 ; b E 26 0 20 27 ; e O -20 8 9 O 32 8 9
        mouth : b M -52 1 C -34 -27 -18 -31 0 -21 C 18 -31 34 -27 52 1 C 34 33 -34 33 -52 1 Z ; d M -34 1 C -14 -3 14 -3 34 1
        mouth.fill : f M -55 2 C -36 -30 -18 -34 0 -24 C 18 -34 36 -30 55 2 C 36 34 -36 34 -55 2 Z ; k M -34 1 C -14 -3 14 -3 34 1
        mustache : b M 0 -8 C -10 -24 -30 -18 -34 -4 C -38 8 -48 10 -56 4 C -52 26 -14 30 0 4 |
        nose : b M -10 -46 C -10 -20 -30 8 -32 24 C -32 38 -18 42 -10 36 C -6 42 0 42 0 42 |
        brain : b M 0 -40 C -8 -48 -22 -44 -26 -34 C -40 -32 -46 -16 -38 -8 C -48 2 -46 20 -34 24 C -34 38 -16 46 0 38 | ; d M 0 -40 L 0 38 M -24 -12 C -18 -16 -12 -12 -12 -4 M -30 10 C -22 8 -16 14 -16 22 & M 24 -12 C 18 -16 12 -12 12 -4
        brain.head.profile : b M -30 48 L -30 26 C -44 12 -46 -10 -36 -26 C -22 -50 18 -52 34 -26 C 38 -18 38 -12 38 -6 L 48 12 L 38 16 L 38 28 Q 38 36 30 36 L 14 36 L 14 48 ; d M -22 -8 C -26 -24 -8 -32 0 -22 C 12 -30 24 -16 16 -4 C 8 4 -2 -2 -4 8 M 0 -22 L -2 -8
        brain.filled.head.profile : = brain.head.profile
        lungs : b M -12 -20 C -30 -30 -42 0 -46 24 C -48 40 -30 42 -16 34 Q -12 32 -12 26 Z ; b M 12 -20 C 30 -30 42 0 46 24 C 48 40 30 42 16 34 Q 12 32 12 26 Z ; o M 0 -48 L 0 -18 M 0 -18 L -10 -8 M 0 -18 L 10 -8
        person.line.dotted.person : g 0.3 ; u person 0.62 -36 0 ; u person 0.62 36 0 ; f O -8 0 3.5 O 0 0 3.5 O 8 0 3.5
        person.line.dotted.person.fill : g 0.3 ; u person.fill 0.62 -36 0 ; u person.fill 0.62 36 0 ; f O -8 0 3.5 O 0 0 3.5 O 8 0 3.5
        person.wave.2 : v person 0.9 -16 0 ; s A 4 -20 24 -40 40 A 4 -20 42 -40 40
        person.3.sequence : = person.3
        person.3.sequence.fill : = person.3.fill
        person.fill.checkmark : g 0.6 ; u person.fill 0.86 -12 0 ; s M 26 4 L 34 14 L 50 -12
        person.fill.xmark : g 0.5 ; u person.fill 0.86 -12 0 ; s M 28 -10 L 50 12 M 50 -10 L 28 12
        person.fill.questionmark : g 0.4 ; u person.fill 0.86 -12 0 ; u questionmark 0.5 40 -6
        person.crop.square.fill : f1 R -45 -45 90 90 17 ; c O 0 -9 15.5 ; c M -36 38 C -30 20 -15 12.5 0 12.5 C 15 12.5 30 20 36 38 Z
        person.crop.circle.dashed : o1 A 0 0 46.5 -100 -80 * 9 ; f O 0 -13 16 ; f M -32 31 C -27 18 -14 11.5 0 11.5 C 14 11.5 27 18 32 31 C 14 44 -14 44 -32 31 Z
        person.2.crop.square.stack : o M -30 -48 L 30 -48 ; b R -42 -36 84 84 12 ; e O -14 -4 11 O 16 -2 9 ; e M -36 34 C -34 18 -24 12 -14 12 C -4 12 6 18 8 34 Z M 14 34 C 14 24 12 18 10 14 C 24 10 34 20 34 34 Z
        person.2.square.stack : = person.2.crop.square.stack
        """
}

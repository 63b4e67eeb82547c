extension SymbolTables {
    /// Plain bodies, which also enclose other symbols.
    static let shapes = """
        circle : b O 0 0 46.5
        square : b R -41.5 -41.5 83 83 14
        app : b R -43 -43 86 86 22
        rectangle : b R -52 -37 104 74 13
        capsule : b R -54 -27 108 54 27
        diamond : b P 8 0 -56 56 0 0 56 -56 0
        octagon : b P 5 -19.5 -46.5 19.5 -46.5 46.5 -19.5 46.5 19.5 19.5 46.5 -19.5 46.5 -46.5 19.5 -46.5 -19.5
        hexagon : b P 8 0 -52 45 -26 45 26 0 52 -45 26 -45 -26
        triangle : b P 9 0 -48 55 45 -55 45
        shield : b M 0 -50 C -10 -42 -24 -38 -36 -37 Q -40 -36.5 -40 -32 C -40 -6 -40 26 0 49 |
        seal : b M -16.1 -38.8 Q 0 -57.7 16.1 -38.8 40.8 -40.8 38.8 -16.1 57.7 0 38.8 16.1 40.8 40.8 16.1 38.8 0 57.7 -16.1 38.8 -40.8 40.8 -38.8 16.1 -57.7 0 -38.8 -16.1 -40.8 -40.8 -16.1 -38.8 Z
        square.dashed : o A -29.5 -29.5 12 180 270 * 4 ; o M -10 -41.5 L 10 -41.5 * 4
        app.dashed : o A -23 -23 20 180 270 * 4 ; o M -8 -43 L 8 -43 * 4
        circle.dashed : o A 0 0 46.5 -100 -80 * 9
        circle.dotted : f O 0 -44 4.5 * 12
        rectangle.dashed : o A -41 -24 12 180 270 A 41 -24 12 270 360 A 41 24 12 0 90 A -41 24 12 90 180 ; o M -24 -36 L -10 -36 M 10 -36 L 24 -36 M -24 36 L -10 36 M 10 36 L 24 36 M -53 -7 L -53 7 M 53 -7 L 53 7
        square.grid.2x2 : g 0.4 ; b R -42 -42 35 35 7 R 7 -42 35 35 7 R -42 7 35 35 7 R 7 7 35 35 7
        square.grid.3x3 : g 0.3 ; b R -43 -43 20 20 4 R -10 -43 20 20 4 R 23 -43 20 20 4 R -43 -10 20 20 4 R -10 -10 20 20 4 R 23 -10 20 20 4 R -43 23 20 20 4 R -10 23 20 20 4 R 23 23 20 20 4
        rectangle.grid.1x2 : g 0.5 ; b R -46 -40 92 34 8 R -46 6 92 34 8
        rectangle.grid.2x2 : g 0.4 ; b R -50 -38 43 32 7 R 7 -38 43 32 7 R -50 6 43 32 7 R 7 6 43 32 7
        rectangle.3.group : g 0.4 ; b R -52 -38 50 76 8 R 10 -38 42 33 8 R 10 5 42 33 8
        square.split.2x1 : b R -41.5 -41.5 83 83 14 ; d M 0 -41.5 L 0 41.5
        square.on.square : o p 12 -24 30 -46 30 -46 -46 26 -46 26 -26 ; b R -24 -24 70 70 12
        plus.square.on.square : o p 12 -24 30 -46 30 -46 -46 26 -46 26 -26 ; b R -24 -24 70 70 12 ; d M 11 -7 L 11 29 M -7 11 L 29 11
        square.stack : o M -22 -46 L 22 -46 M -32 -34 L 32 -34 ; b R -42 -20 84 66 12
        rectangle.stack : o M -28 -42 L 28 -42 M -38 -30 L 38 -30 ; b R -50 -16 100 58 12
        rectangle.on.rectangle : o p 11 -30 22 -54 22 -54 -40 30 -40 30 -22 ; b R -30 -22 84 62 11
        circle.grid.cross : g 0.4 ; o O 0 -34 12 O 0 34 12 O -34 0 12 O 34 0 12 ; o O 0 0 12
        circle.grid.2x2 : b O -24 -24 17 O 24 -24 17 O -24 24 17 O 24 24 17
        circle.hexagongrid : g 0.3 ; b O -14 -27 10 O 14 -27 10 O -29 0 10 O 0 0 10 O 29 0 10 O -14 27 10 O 14 27 10
        circle.lefthalf.filled : o O 0 0 46.5 ; f A 0 0 46.5 90 270 Z
        circle.righthalf.filled : o O 0 0 46.5 ; f A 0 0 46.5 -90 90 Z
        smallcircle.filled.circle : b O 0 0 46.5 ; e O 0 0 20
        slash.circle : b O 0 0 46.5 ; d M -32 -32 L 32 32
        record.circle : b O 0 0 46.5 ; e O 0 0 24
        target : o O 0 0 46.5 ; o O 0 0 28 ; f O 0 0 11
        scope : o O 0 0 38 ; o M 0 -50 L 0 -22 * 4
        cube : b P 8 0 -50 43 -27 43 26 0 50 -43 26 -43 -27 ; d M -41 -26 L 0 -3 L 41 -26 M 0 -3 L 0 49
        cube.box : o R -46 -46 92 92 15 ; o P 4 0 -30 26 -16 26 15 0 30 -26 15 -26 -16 ; o M -25 -15 L 0 -1 L 25 -15 M 0 -1 L 0 29
        cylinder.split.1x2 : o E 0 -36 36 12 ; o M -36 -36 L -36 36 C -36 52 36 52 36 36 L 36 -36 ; o M -36 0 C -36 16 36 16 36 0
        """
}

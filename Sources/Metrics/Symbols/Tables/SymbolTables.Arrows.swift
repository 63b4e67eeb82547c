extension SymbolTables {
    /// Arrows of all kinds.
    static let arrows = """
        arrow.right : s M -43 0 L 43 0 M 12 -31 L 43 0 L 12 31
        arrow.left : s M 43 0 L -43 0 M -12 -31 L -43 0 L -12 31
        arrow.forward : = arrow.right
        arrow.backward : = arrow.left
        arrow.up : s M 0 43 L 0 -43 M -31 -12 L 0 -43 L 31 -12
        arrow.down : s M 0 -43 L 0 43 M -31 12 L 0 43 L 31 12
        arrow.up.right : s M -31 31 L 31 -31 M -12 -31 L 31 -31 L 31 12
        arrow.up.left : s M 31 31 L -31 -31 M 12 -31 L -31 -31 L -31 12
        arrow.down.right : s M -31 -31 L 31 31 M -12 31 L 31 31 L 31 -12
        arrow.down.left : s M 31 -31 L -31 31 M 12 31 L -31 31 L -31 -12
        arrow.up.forward : = arrow.up.right
        arrow.left.arrow.right : s M 40 -20 L -40 -20 M -20 -40 L -40 -20 L -20 0 M -40 22 L 40 22 M 20 2 L 40 22 L 20 42
        arrow.right.arrow.left : s M -40 -22 L 40 -22 M 20 -42 L 40 -22 L 20 -2 M 40 20 L -40 20 M -20 0 L -40 20 L -20 40
        arrow.up.arrow.down : s M -22 40 L -22 -40 M -44 -18 L -22 -40 L 0 -18 M 22 -40 L 22 40 M 0 18 L 22 40 L 44 18
        arrow.left.and.right : s M -48 0 L 48 0 M -26 -22 L -48 0 L -26 22 M 26 -22 L 48 0 L 26 22
        arrow.up.and.down : s M 0 -48 L 0 48 M -22 -26 L 0 -48 L 22 -26 M -22 26 L 0 48 L 22 26
        arrow.up.and.down.and.arrow.left.and.right : s M 0 -50 L 0 50 M -50 0 L 50 0 M -13 -37 L 0 -50 L 13 -37 M -13 37 L 0 50 L 13 37 M -37 -13 L -50 0 L -37 13 M 37 -13 L 50 0 L 37 13
        arrow.up.left.and.arrow.down.right : s M 38 38 L 8 8 M 40 12 L 40 40 L 12 40 M -38 -38 L -8 -8 M -40 -12 L -40 -40 L -12 -40
        arrow.down.right.and.arrow.up.left : s M 42 42 L 10 10 M 10 38 L 10 10 L 38 10 M -42 -42 L -10 -10 M -10 -38 L -10 -10 L -38 -10
        arrow.clockwise : s A 0 2 37 -38 250 ; f P 3 -15 -52 9 -35 -19 -20
        arrow.counterclockwise : s A 0 2 37 -38 250 ! ; f P 3 15 -52 -9 -35 19 -20
        arrow.triangle.2.circlepath : o A 0 0 40 -165 -28 ; f P 3 24 -28 49 -28 37 -3 ; o A 0 0 40 15 152 ; f P 3 -24 28 -49 28 -37 3
        arrow.2.circlepath : = arrow.triangle.2.circlepath
        arrow.2.squarepath : o p 13 -30 20 -30 -28 20 -28 ; f P 3 16 -46 36 -28 16 -10 ; o p 13 30 -20 30 28 -20 28 ; f P 3 -16 46 -36 28 -16 10
        repeat : s p 14 -44 2 -44 -22 38 -22 ; f P 3 32 -40 54 -22 32 -4 ; s p 14 44 -2 44 22 -38 22 ; f P 3 -32 40 -54 22 -32 4
        repeat.1 : u repeat 1 0 0 ; o M -6 -5 L 2 -9 L 2 11
        shuffle : s M -46 -24 L -24 -24 C -2 -24 2 24 24 24 L 36 24 M -46 24 L -24 24 C -2 24 2 -24 24 -24 L 36 -24 ; f P 3 32 -40 52 -24 32 -8 P 3 32 8 52 24 32 40
        arrow.turn.down.right : s p 8 -36 -42 -36 14 36 14 ; s M 14 -10 L 38 14 L 14 38
        arrow.turn.up.right : s p 8 -36 42 -36 -14 36 -14 ; s M 14 10 L 38 -14 L 14 -38
        arrow.uturn.backward : s M -8 40 L 12 40 A 12 12 28 90 -90 L -40 -16 ; s M -16 -40 L -40 -16 L -16 8
        arrow.uturn.left : = arrow.uturn.backward
        arrow.uturn.forward : s M 8 40 L -12 40 A -12 12 28 90 270 L 40 -16 ; s M 16 -40 L 40 -16 L 16 8
        arrow.uturn.right : = arrow.uturn.forward
        arrow.triangle.branch : s M -24 44 L -24 -30 ; f P 3 -42 -26 -24 -50 -6 -26 ; s p 16 -24 26 26 26 26 -10 ; f P 3 8 -6 26 -30 44 -6
        arrow.triangle.merge : s M 0 -30 L 0 -6 C 0 14 -32 20 -32 44 M 0 -6 C 0 14 32 20 32 44 ; f P 3 -18 -26 0 -50 18 -26
        arrow.triangle.pull : s M -28 -24 L -28 24 M 28 24 L 28 -10 C 28 -28 20 -30 2 -30 ; o O -28 -36 11 O -28 36 11 O 28 36 11 ; f P 3 6 -46 -14 -30 6 -14
        arrowtriangle.up : b P 8 0 -38 44 34 -44 34
        arrowtriangle.down : b P 8 0 38 44 -34 -44 -34
        arrowtriangle.left : b P 8 -38 0 34 -44 34 44
        arrowtriangle.right : b P 8 38 0 -34 -44 -34 44
        arrowtriangle.forward : = arrowtriangle.right
        arrowtriangle.backward : = arrowtriangle.left
        arrowshape.turn.up.left : b M -52 -4 L -8 -44 L -8 -20 C 30 -20 50 2 50 40 C 38 18 20 12 -8 12 L -8 36 Z
        arrowshape.turn.up.right : b M 52 -4 L 8 -44 L 8 -20 C -30 -20 -50 2 -50 40 C -38 18 -20 12 8 12 L 8 36 Z
        arrowshape.turn.up.backward : = arrowshape.turn.up.left
        arrowshape.turn.up.forward : = arrowshape.turn.up.right
        arrowshape.left : b P 4 -50 0 -6 -40 -6 -17 50 -17 50 17 -6 17 -6 40
        arrowshape.right : b P 4 50 0 6 -40 6 -17 -50 -17 -50 17 6 17 6 40
        arrow.up.to.line : s M 0 46 L 0 -24 M -28 4 L 0 -24 L 28 4 M -34 -44 L 34 -44
        arrow.down.to.line : s M 0 -46 L 0 24 M -28 -4 L 0 24 L 28 -4 M -34 44 L 34 44
        square.and.arrow.up : w 11 ; n ; o p 12 -18 -15 -41 -15 -41 53 41 53 41 -15 18 -15 ; o M 0 22 L 0 -53 M -20 -33 L 0 -53 L 20 -33
        square.and.arrow.up.fill : w 11 ; f P 12 -44.5 -18 44.5 -18 44.5 56.5 -44.5 56.5 ; k M 0 20 L 0 -20 ; s M 0 20 L 0 -53 M -20 -33 L 0 -53 L 20 -33
        square.and.arrow.down : w 11 ; n ; o p 12 -18 -22 -41 -22 -41 46 41 46 41 -22 18 -22 ; o M 0 -53 L 0 20 M -20 0 L 0 20 L 20 0
        square.and.arrow.down.fill : w 11 ; f P 12 -44.5 -25 44.5 -25 44.5 49.5 -44.5 49.5 ; k M 0 -30 L 0 20 M -19 1 L 0 20 L 19 1 ; o M 0 -53 L 0 20 M -19 1 L 0 20 L 19 1
        square.and.arrow.up.on.square : o p 10 -17 -20 -37 -20 -37 34 37 34 37 -20 17 -20 ; o M 0 12 L 0 -53 M -18 -35 L 0 -53 L 18 -35 ; o M -24 47 L 24 47
        rectangle.portrait.and.arrow.right : o p 10 18 -26 18 -48 -44 -48 -44 48 18 48 18 26 ; o M -12 0 L 54 0 M 35 -19 L 54 0 L 35 19
        rectangle.portrait.and.arrow.forward : = rectangle.portrait.and.arrow.right
        arrow.up.right.square : o R -41 -41 82 82 13 ; o M -18 18 L 18 -18 M -9 -18 L 18 -18 L 18 9
        arrow.up.forward.square : = arrow.up.right.square
        arrow.up.forward.app : o p 15 8 -41 -41 -41 -41 41 41 41 41 -8 ; o M -4 4 L 44 -44 M 22 -45 L 45 -45 L 45 -22
        clock.arrow.circlepath : o A 4 0 43 -160 150 ; f P 3 -55 -22 -29 -20 -44 2 ; o M 4 -24 L 4 2 L 20 12
        gobackward : = arrow.counterclockwise
        goforward : = arrow.clockwise
        lock.rotation : s A 0 2 42 -38 250 ; f P 3 -15 -58 9 -41 -19 -26 ; f R -15 0 30 22 5 ; o M -9 0 L -9 -7 C -9 -19 9 -19 9 -7 L 9 0
        flip.horizontal : b P 4 -12 -40 -12 40 -52 40 ; b P 4 12 -40 12 40 52 40 ; o M 0 -48 L 0 -44 M 0 -22 L 0 -12 M 0 12 L 0 22 M 0 44 L 0 48
        """
}

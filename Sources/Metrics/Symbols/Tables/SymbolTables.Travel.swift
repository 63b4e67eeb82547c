extension SymbolTables {
    /// Vehicles, roads, more arrows, money of the world.
    static let travel = """
        airplane.departure : f M 45.4 0 C 45.4 -6.7 35.3 -6.7 28.6 -6.7 L 13.4 -6.7 L -8.4 -38.6 L -16.8 -38.6 L -5 -6.7 L -23.5 -6.7 L -35.3 -20.2 L -42 -20.2 L -37 0 L -42 20.2 L -35.3 20.2 L -23.5 6.7 L -5 6.7 L -16.8 38.6 L -8.4 38.6 L 13.4 6.7 L 28.6 6.7 C 35.3 6.7 45.4 6.7 45.4 0 Z @ -24 ^ 0 -7 ; o M -46 46 L 46 46
        airplane.arrival : f M 45.4 0 C 45.4 -6.7 35.3 -6.7 28.6 -6.7 L 13.4 -6.7 L -8.4 -38.6 L -16.8 -38.6 L -5 -6.7 L -23.5 -6.7 L -35.3 -20.2 L -42 -20.2 L -37 0 L -42 20.2 L -35.3 20.2 L -23.5 6.7 L -5 6.7 L -16.8 38.6 L -8.4 38.6 L 13.4 6.7 L 28.6 6.7 C 35.3 6.7 45.4 6.7 45.4 0 Z @ 24 ^ 0 -7 ; o M -46 46 L 46 46
        car.side : b M -52 8 Q -50 -4 -40 -6 L -32 -8 L -20 -26 Q -16 -30 -10 -30 L 12 -30 Q 18 -30 22 -26 L 36 -10 L 46 -6 Q 54 -4 54 6 L 54 22 L -54 22 L -54 14 Z ; d M -30 -8 L 34 -8 M 2 -28 L 2 -8 ; c O -28 22 16 O 28 22 16 ; o O -28 22 10 O 28 22 10
        car.2 : u car 0.66 22 12 ; o M -8 26 L -34 26 L -50 26 L -50 8 Q -50 2 -46 -2 L -40 -18 Q -38 -24 -32 -24 L -6 -24
        car.2.fill : u car.fill 0.7 22 12 ; f M -12 30 L -54 30 L -54 8 Q -54 2 -50 -2 L -44 -20 Q -41 -28 -33 -28 L -4 -28 L -10 -16 Q -18 -2 -18 8 L -18 30 Z
        bolt.car : v car 1 0 0 ; k P 1 2 -36 -12 -8 -2 -8 -4 14 12 -14 2 -14 ; f P 2 4 -36 -10 -10 0 -10 -4 12 12 -16 2 -16
        truck.box : = box.truck
        bus.doubledecker : b R -38 -50 76 92 12 ; d M -37 -6 L 37 -6 M -37 16 L 37 16 M -37 -34 L 37 -34 ; e O -22 28 5 O 22 28 5 ; o M -26 44 L -26 50 M 26 44 L 26 50
        cablecar : b R -38 -20 76 58 10 ; d M -37 10 L 37 10 M 0 -20 L 0 10 ; o M 0 -20 L 0 -40 M -48 -34 L 48 -46
        train.side.front.car : b M -54 -26 L 14 -26 C 34 -26 54 2 54 12 Q 54 22 44 22 L -54 22 ; d M -54 -4 L 36 -4 M -6 -26 L -6 -4 ; o M -54 38 L 54 38
        tram.fill.tunnel : f R -24 -26 48 52 10 ; c R -16 -16 32 18 4 O -12 14 4 O 12 14 4 ; o M -18 32 L -24 44 M 18 32 L 24 44 ; o M -46 46 L -46 -4 C -46 -62 46 -62 46 -4 L 46 46
        tram.tunnel.fill : = tram.fill.tunnel
        scooter : o O -34 30 14 O 38 30 14 ; s M -20 30 L 14 30 C 18 12 24 4 34 4 L 26 -38 L 12 -38
        figure.seated.seatbelt : f O -4 -42 10 ; s M -10 -24 L -16 14 L 16 14 L 20 46 ; o M -34 -40 L -26 30 L 0 30 ; o M 4 -26 L -18 10
        road.lanes : o M -26 -44 L -46 44 M 26 -44 L 46 44 ; o M 0 -44 L 0 -28 M 0 -10 L 0 10 M 0 28 L 0 44
        parkingsign : s M -16 44 L -16 -40 L 6 -40 C 34 -40 34 6 6 6 L -16 6
        steeringwheel : b O 0 0 46.5 ; d O 0 0 10 ; d M -45 -6 L -10 -2 M 45 -6 L 10 -2 M -4 10 L -12 44 M 4 10 L 12 44
        engine.combustion : b M -40 -16 L -28 -16 L -18 -30 L 20 -30 L 20 -14 L 36 -14 L 36 -4 L 50 -4 L 50 30 L 36 30 L 36 22 L 26 40 L -16 40 L -26 28 L -40 28 Z ; o M -6 -42 L 18 -42 M 6 -42 L 6 -30 M -52 -8 L -52 20
        ev.charger : b R -42 -46 56 92 9 ; d P 2 -10 -28 -24 0 -14 0 -18 20 -2 -8 -12 -8 ; o p 8 14 8 32 8 32 32 46 32 46 -18 28 -36
        suitcase.rolling : b R -28 -20 56 58 8 ; d M -10 -8 L -10 26 M 10 -8 L 10 26 ; o p 5 -14 -20 -14 -50 14 -50 14 -20 ; f O -18 46 5 O 18 46 5
        suitcase.cart : o M -48 -36 L -36 -36 L -36 28 L 46 28 ; b R -22 -22 30 40 5 ; b R 16 -10 26 28 5 ; f O -26 42 6 O 32 42 6
        arrow.turn.up.left : s p 8 42 36 42 -14 -36 -14 ; s M -14 10 L -38 -14 L -14 -38
        arrow.turn.down.left : s p 8 42 -36 42 14 -36 14 ; s M -14 -10 L -38 14 L -14 38
        arrow.turn.left.up : s p 8 36 42 -14 42 -14 -36 ; s M 10 -14 L -14 -38 L -38 -14
        arrow.turn.right.up : s p 8 -36 42 14 42 14 -36 ; s M -10 -14 L 14 -38 L 38 -14
        arrow.turn.left.down : s p 8 36 -42 -14 -42 -14 36 ; s M 10 14 L -14 38 L -38 14
        arrow.turn.right.down : s p 8 -36 -42 14 -42 14 36 ; s M -10 14 L 14 38 L 38 14
        arrow.uturn.up : s M 40 -8 L 40 12 A 12 12 28 0 180 L -16 -40 ; s M -40 -16 L -16 -40 L 8 -16
        arrow.uturn.down : s M 40 8 L 40 -12 A 12 -12 28 0 -180 L -16 40 ; s M -40 16 L -16 40 L 8 16
        arrow.right.to.line : s M -46 0 L 24 0 M -4 -28 L 24 0 L -4 28 M 44 -34 L 44 34
        arrow.left.to.line : s M 46 0 L -24 0 M 4 -28 L -24 0 L 4 28 M -44 -34 L -44 34
        arrow.forward.to.line : = arrow.right.to.line
        arrow.backward.to.line : = arrow.left.to.line
        arrow.up.to.line.compact : = arrow.up.to.line
        arrow.down.to.line.compact : = arrow.down.to.line
        arrow.up.backward : = arrow.up.left
        arrow.down.forward : = arrow.down.right
        arrow.down.backward : = arrow.down.left
        arrow.up.right.and.arrow.down.left : s M -38 38 L -8 8 M -40 12 L -40 40 L -12 40 M 38 -38 L 8 -8 M 40 -12 L 40 -40 L 12 -40
        arrow.down.left.and.arrow.up.right : s M -42 42 L -10 10 M -10 38 L -10 10 L -38 10 M 42 -42 L 10 -10 M 10 -38 L 10 -10 L 38 -10
        arrow.up.backward.and.arrow.down.forward : = arrow.up.left.and.arrow.down.right
        arrow.down.forward.and.arrow.up.backward : = arrow.down.right.and.arrow.up.left
        arrow.up.forward.and.arrow.down.backward : = arrow.up.right.and.arrow.down.left
        arrow.down.backward.and.arrow.up.forward : = arrow.down.left.and.arrow.up.right
        arrow.up.left.and.down.right.magnifyingglass : g 0.4 ; u magnifyingglass 1 0 0 ; o M -20 -20 L 4 4 M -20 -8 L -20 -20 L -8 -20 M 4 -8 L 4 4 L -8 4
        arrow.triangle.swap : o M -18 36 L -18 -26 M 18 -36 L 18 26 ; f P 3 -36 -24 -18 -48 0 -24 ; f P 3 0 24 18 48 36 24
        arrow.swap : = arrow.triangle.swap
        arrow.branch : = arrow.triangle.branch
        arrow.merge : = arrow.triangle.merge
        arrow.triangle.turn.up.right : s p 8 -16 34 -16 -4 10 -4 ; f P 3 6 -28 34 -4 6 20
        arrow.triangle.turn.up.right.diamond : b P 8 0 -56 56 0 0 56 -56 0 ; d p 5 -14 20 -14 -6 8 -6 ; e P 2 4 -20 20 -6 4 8
        arrow.3.trianglepath : o M -20 -26 L -2 -44 L 16 -14 M 34 2 L 46 26 L 14 32 M -14 32 L -46 32 L -30 2 ; f P 3 4 -12 26 -20 22 4 P 3 14 20 14 44 -6 32 P 3 -40 8 -24 -10 -18 14
        arrow.up.doc.on.clipboard : = doc.on.clipboard
        arrow.right.doc.on.clipboard : = doc.on.clipboard
        arrow.down.circle.dotted : o A 0 0 46.5 -100 -80 * 9 ; s M 0 -24 L 0 22 M -18 5 L 0 23 L 18 5
        arrow.up.bin : o M -34 -14 L -24 42 Q -23 46 -18 46 L 18 46 Q 23 46 24 42 L 34 -14 ; o M 0 24 L 0 -46 M -18 -28 L 0 -46 L 18 -28 ; o M -40 -14 L -20 -14 M 20 -14 L 40 -14
        arrowshape.up : b P 4 0 -50 40 -6 17 -6 17 50 -17 50 -17 -6 -40 -6
        arrowshape.down : b P 4 0 50 40 6 17 6 17 -50 -17 -50 -17 6 -40 6
        arrowshape.forward : = arrowshape.right
        arrowshape.backward : = arrowshape.left
        arrowshape.turn.up.left.2 : v arrowshape.turn.up.left 0.86 10 0 ; o M -28 -40 L -56 -4 L -28 32
        arrowshape.turn.up.backward.2 : = arrowshape.turn.up.left.2
        arrowshape.bounce.right : o M -46 36 C -40 -40 -12 -40 -2 26 C 6 -20 30 -24 40 10 ; o M 22 4 L 41 13 L 50 -6
        arrowshape.bounce.forward : = arrowshape.bounce.right
        chevron.up.2 : s M -34 36 L 0 2 L 34 36 M -34 -2 L 0 -36 L 34 -2
        chevron.down.2 : s M -34 -36 L 0 -2 L 34 -36 M -34 2 L 0 36 L 34 2
        chevron.right.to.line : s M -30 -36 L 6 0 L -30 36 M 30 -40 L 30 40
        chevron.left.to.line : s M 30 -36 L -6 0 L 30 36 M -30 -40 L -30 40
        chevron.forward.to.line : = chevron.right.to.line
        chevron.backward.to.line : = chevron.left.to.line
        chevron.left.chevron.right : s M -17 -28 L -43.5 0 L -17 28 M 17 -28 L 43.5 0 L 17 28
        chevron.left.slash.chevron.right : = chevron.left.forwardslash.chevron.right
        greaterthan : w 12 ; s M -28 -30 L 30 0 L -28 30
        lessthan : w 12 ; s M 28 -30 L -30 0 L 28 30
        plus.forwardslash.minus : s M 26 -40 L -26 40 M -40 -22 L -8 -22 M -24 -38 L -24 -6 M 8 24 L 40 24
        plus.slash.minus : = plus.forwardslash.minus
        minus.slash.plus : = plus.forwardslash.minus
        minus.plus.batteryblock : g 0.6 ; b R -52 -28 104 66 8 ; d M -34 4 L -12 4 M 12 4 L 34 4 M 23 -7 L 23 15 ; o M -36 -30 L -36 -38 L -18 -38 L -18 -30 M 18 -30 L 18 -38 L 36 -38 L 36 -30
        bolt.batteryblock : b R -52 -28 104 66 8 ; e P 2 4 -16 -16 8 -4 8 -6 26 16 2 4 2 ; o M -36 -30 L -36 -38 L -18 -38 L -18 -30 M 18 -30 L 18 -38 L 36 -38 L 36 -30
        bolt.horizontal : b P 4 -54 12 6 -32 6 -4 54 -12 -6 32 -6 4
        centsign : s A 2 0 26 -50 -310 M 2 -44 L 2 44
        wonsign : g 0.45 ; s M -40 -36 L -20 36 L 0 -30 L 20 36 L 40 -36 M -46 -8 L 46 -8 M -46 10 L 46 10
        rublesign : s M -12 42 L -12 -38 L 8 -38 C 32 -38 32 4 8 4 L -28 4 M -28 22 L 14 22
        indianrupeesign : s M -26 -38 L 26 -38 M -26 -18 L 26 -18 M -24 -38 C 20 -42 20 4 -24 2 L 16 42
        rupeesign : = indianrupeesign
        turkishlirasign : g 0.6 ; s M -12 -44 L -12 38 C 14 40 30 22 30 2 M -30 -2 L 14 -26 M -30 18 L 14 -6
        lirasign : = sterlingsign
        francsign : s M -10 42 L -10 -38 L 26 -38 M -10 -4 L 20 -4 M -26 20 L 8 20
        shekelsign : g 0.5 ; s M -30 38 L -30 -36 L -8 -36 C 10 -36 12 -24 12 -10 L 12 14 M -10 -12 L -10 38 L 10 38 C 28 38 32 26 32 12 L 32 -36
        pesosign : g 0.4 ; s M -14 42 L -14 -38 L 6 -38 C 32 -38 32 4 6 4 L -14 4 M -34 -26 L 36 -26 M -34 -10 L 36 -10
        hryvniasign : g 0.5 ; s M -22 -24 C -14 -44 26 -42 22 -18 C 18 4 -22 2 -22 22 C -22 42 14 44 24 24 M -32 -8 L 34 -8 M -32 10 L 34 10
        australsign : = a
        4.alt : = 4
        6.alt : = 6
        9.alt : = 9
        """
}

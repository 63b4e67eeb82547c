extension SymbolTables {
    /// Rectangles and circles with parts filled, split or stacked, windows and menus.
    static let layouts = """
        rectangle.portrait : b R -37 -52 74 104 13
        oval : b E 0 0 54 38
        oval.portrait : b E 0 0 38 54
        capsule.portrait : b R -27 -54 54 108 27
        rhombus : b P 6 0 -44 44 0 0 44 -44 0
        pentagon : b P 7 0 -48 47 -13 29 41 -29 41 -47 -13
        burst : b P 2 0 -52 10 -33 26 -45 26 -25 46 -26 35 -9 52 0 35 9 46 26 26 25 26 45 10 33 0 52 -10 33 -26 45 -26 25 -46 26 -35 9 -52 0 -35 -9 -46 -26 -26 -25 -26 -45 -10 -33
        circle.tophalf.filled : o O 0 0 46.5 ; f A 0 0 46.5 180 360 Z
        circle.bottomhalf.filled : o O 0 0 46.5 ; f A 0 0 46.5 0 180 Z
        circle.lefthalf.fill : = circle.lefthalf.filled
        circle.righthalf.fill : = circle.righthalf.filled
        circle.tophalf.fill : = circle.tophalf.filled
        circle.bottomhalf.fill : = circle.bottomhalf.filled
        circle.inset.filled : o O 0 0 46.5 ; f O 0 0 33
        largecircle.fill.circle : = circle.inset.filled
        circle.circle : b O 0 0 46.5 ; d O 0 0 26
        circle.slash : b O 0 0 46.5 ; d M -32 32 L 32 -32
        circle.and.line.horizontal : o O 0 0 30 ; o M -54 0 L -36 0 M 36 0 L 54 0
        circlebadge : b O 0 0 24
        circlebadge.2 : b O -16 0 18 ; o A 16 0 18 -140 140
        dot.circle : b O 0 0 46.5 ; e O 0 0 12
        dot.square : b R -41.5 -41.5 83 83 14 ; e O 0 0 11
        smallcircle.fill.circle : = smallcircle.filled.circle
        nosign : s O 0 0 44 ; s M -31 -31 L 31 31
        square.lefthalf.filled : o R -41.5 -41.5 83 83 14 ; f M 0 -44 L -28 -44 Q -44 -44 -44 -28 L -44 28 Q -44 44 -28 44 L 0 44 Z
        square.righthalf.filled : o R -41.5 -41.5 83 83 14 ; f M 0 -44 L 28 -44 Q 44 -44 44 -28 L 44 28 Q 44 44 28 44 L 0 44 Z
        square.lefthalf.fill : = square.lefthalf.filled
        square.righthalf.fill : = square.righthalf.filled
        square.tophalf.filled : o R -41.5 -41.5 83 83 14 ; f M -44 0 L -44 -28 Q -44 -44 -28 -44 L 28 -44 Q 44 -44 44 -28 L 44 0 Z
        square.bottomhalf.filled : o R -41.5 -41.5 83 83 14 ; f M -44 0 L -44 28 Q -44 44 -28 44 L 28 44 Q 44 44 44 28 L 44 0 Z
        square.inset.filled : o R -41.5 -41.5 83 83 14 ; f R -29 -29 58 58 7
        square.split.1x2 : b R -41.5 -41.5 83 83 14 ; d M -41.5 0 L 41.5 0
        square.split.2x2 : b R -41.5 -41.5 83 83 14 ; d M 0 -41.5 L 0 41.5 M -41.5 0 L 41.5 0
        square.split.diagonal : b R -41.5 -41.5 83 83 14 ; d M 37 -37 L -37 37
        square.fill.on.square : o p 12 -24 30 -46 30 -46 -46 26 -46 26 -26 ; f R -27 -27 76 76 15
        square.fill.on.square.fill : f P 11 -31.5 33.5 -49.5 33.5 -49.5 -49.5 29.5 -49.5 29.5 -34 -31.5 -34 ; f R -25 -27.5 75 77 14
        square.on.circle : o A -8 -8 38 106 344 ; b R -14 -14 60 60 11
        square.on.square.dashed : o p 12 -34 24 -46 24 -46 -46 24 -46 24 -34 ; o A -12 -12 12 180 270 A 34 -12 12 270 360 A 34 34 12 0 90 A -12 34 12 90 180 ; o M 5 -24 L 17 -24 M 5 46 L 17 46 M -24 5 L -24 17 M 46 5 L 46 17
        square.3.layers.3d : b P 6 0 -50 48 -28 0 -6 -48 -28 ; o p 6 -48 -2 0 20 48 -2 ; o p 6 -48 22 0 44 48 22
        square.2.layers.3d : b P 6 0 -40 48 -14 0 12 -48 -14 ; o p 6 -48 14 0 40 48 14
        square.3.stack.3d : = square.3.layers.3d
        square.2.stack.3d : = square.2.layers.3d
        square.stack.3d.up : = square.3.layers.3d
        square.stack.3d.down.right : o p 9 -14 18 -46 18 -46 -46 18 -46 18 -14 ; b R -14 -14 60 60 11 ; o M -30 34 L -20 34 M 34 -30 L 34 -20
        square.stack.3d.down.forward : = square.stack.3d.down.right
        square.stack.3d.up.fill : u square.3.layers.3d.fill 1 0 0
        square.grid.3x2 : g 0.3 ; b R -49 -32 24 24 5 R -12 -32 24 24 5 R 25 -32 24 24 5 R -49 8 24 24 5 R -12 8 24 24 5 R 25 8 24 24 5
        square.grid.4x3.fill : f R -52 -38 20 20 4 R -24 -38 20 20 4 R 4 -38 20 20 4 R 32 -38 20 20 4 R -52 -10 20 20 4 R -24 -10 20 20 4 R 4 -10 20 20 4 R 32 -10 20 20 4 R -52 18 20 20 4 R -24 18 20 20 4 R 4 18 20 20 4 R 32 18 20 20 4
        rectangle.grid.3x2 : g 0.3 ; b R -53 -33 27 27 6 R -13.5 -33 27 27 6 R 26 -33 27 27 6 R -53 6 27 27 6 R -13.5 6 27 27 6 R 26 6 27 27 6
        rectangle.grid.1x3 : g 0.3 ; b R -44 -46 88 22 6 R -44 -11 88 22 6 R -44 24 88 22 6
        circle.grid.3x3 : g 0.4 ; b O -32 -32 9 O 0 -32 9 O 32 -32 9 O -32 0 9 O 0 0 9 O 32 0 9 O -32 32 9 O 0 32 9 O 32 32 9
        grid : o R -42 -42 84 84 8 ; o M -14 -42 L -14 42 M 14 -42 L 14 42 M -42 -14 L 42 -14 M -42 14 L 42 14
        rectangle.split.3x1 : b R -54 -37 108 74 13 ; d M -18 -37 L -18 37 M 18 -37 L 18 37
        rectangle.split.2x1 : b R -54 -37 108 74 13 ; d M 0 -37 L 0 37
        rectangle.split.1x2 : b R -54 -37 108 74 13 ; d M -54 0 L 54 0
        rectangle.split.2x2 : b R -54 -37 108 74 13 ; d M 0 -37 L 0 37 M -54 0 L 54 0
        rectangle.split.3x3 : g 0.5 ; b R -54 -37 108 74 13 ; d M -18 -37 L -18 37 M 18 -37 L 18 37 M -54 -12 L 54 -12 M -54 13 L 54 13
        rectangle.3.offgrid : g 0.4 ; b R -54 -40 58 36 8 R 14 -40 40 36 8 R -30 6 60 34 8
        rectangle.inset.filled : o R -54 -37 108 74 13 ; f R -42 -25 84 50 6
        inset.filled.rectangle : = rectangle.inset.filled
        rectangle.center.inset.filled : o R -54 -37 108 74 13 ; f R -28 -18 56 36 5
        rectangle.bottomthird.inset.filled : o R -54 -37 108 74 13 ; f R -42 4 84 21 5
        rectangle.topthird.inset.filled : o R -54 -37 108 74 13 ; f R -42 -25 84 21 5
        rectangle.lefthalf.filled : o R -54 -37 108 74 13 ; f M 0 -40 L -41 -40 Q -57 -40 -57 -24 L -57 24 Q -57 40 -41 40 L 0 40 Z
        rectangle.righthalf.filled : o R -54 -37 108 74 13 ; f M 0 -40 L 41 -40 Q 57 -40 57 -24 L 57 24 Q 57 40 41 40 L 0 40 Z
        rectangle.lefthalf.inset.filled : o R -54 -37 108 74 13 ; f R -42 -25 38 50 5
        rectangle.righthalf.inset.filled : o R -54 -37 108 74 13 ; f R 4 -25 38 50 5
        rectangle.leadinghalf.inset.filled : = rectangle.lefthalf.inset.filled
        rectangle.trailinghalf.inset.filled : = rectangle.righthalf.inset.filled
        rectangle.lefthalf.fill : = rectangle.lefthalf.filled
        rectangle.righthalf.fill : = rectangle.righthalf.filled
        rectangle.leftthird.inset.filled : o R -54 -37 108 74 13 ; f R -42 -25 24 50 5
        rectangle.rightthird.inset.filled : o R -54 -37 108 74 13 ; f R 18 -25 24 50 5
        rectangle.on.rectangle.angled : o P 10 -50 -26 18 -44 32 12 -38 30 ; k R -22 -10 72 54 10 ; c R -22 -10 72 54 10 ; b R -22 -10 72 54 10
        rectangle.fill.on.rectangle.fill : f P 11 -34 25 -57 25 -57 -43.5 33 -43.5 33 -30 -34 -30 ; f R -27 -22.5 84 65 13
        plus.rectangle.on.rectangle : o p 11 -30 22 -54 22 -54 -40 30 -40 30 -22 ; b R -30 -22 84 62 11 ; d M 12 -6 L 12 24 M -3 9 L 27 9
        plus.rectangle.on.folder : v folder 0.86 -8 -10 ; c R 4 -2 54 48 12 ; o R 10 4 42 36 8 ; o M 31 13 L 31 31 M 22 22 L 40 22
        rectangle.compress.vertical : s M -44 -12 L 44 -12 M -44 12 L 44 12 M 0 -52 L 0 -30 M -10 -38 L 0 -28 L 10 -38 M 0 52 L 0 30 M -10 38 L 0 28 L 10 38
        rectangle.expand.vertical : s M -44 -8 L 44 -8 M -44 8 L 44 8 M 0 -26 L 0 -50 M -11 -40 L 0 -51 L 11 -40 M 0 26 L 0 50 M -11 40 L 0 51 L 11 40
        rectangle.and.pencil.and.ellipsis : b R -54 -34 108 68 11 ; e O -34 0 6 O -12 0 6 ; k M 10 32 L 52 -10 ; u pencil 0.72 32 8
        rectangle.and.text.magnifyingglass : o p 11 -14 36 -52 36 -52 -38 46 -38 46 -22 ; o M -36 -20 L 20 -20 M -36 -4 L -8 -4 M -36 12 L -14 12 ; u magnifyingglass 0.6 22 20
        rectangle.and.paperclip : o p 11 10 36 -54 36 -54 -38 42 -38 42 -18 ; u paperclip 0.7 30 14
        rectangle.3.group.bubble.left : u rectangle.3.group 0.8 8 -10 ; u bubble.left.fill 0.5 -30 26
        rectangle.stack.person.crop : o M -28 -46 L 28 -46 M -38 -34 L 38 -34 ; b R -50 -22 100 68 12 ; e O 0 4 12 ; e M -26 45 C -22 28 -12 21 0 21 C 12 21 22 28 26 45 Z
        play.square.stack : o M -22 -46 L 22 -46 M -32 -34 L 32 -34 ; b R -42 -20 84 66 12 ; e P 3 -10 -2 18 13 -10 28
        photo.fill.on.rectangle.fill : f P 10 -40 23 -58 23 -58 -44 36 -44 36 -34 -40 -34 ; u photo.fill 0.82 10 8
        photo.on.rectangle.fill : = photo.fill.on.rectangle.fill
        menubar.rectangle : b R -54 -38 108 76 12 ; d M -54 -18 L 54 -18 ; e R -40 -30 16 5 2 R -18 -30 12 5 2
        menubar.dock.rectangle : b R -54 -38 108 76 12 ; d M -54 -20 L 54 -20 M -26 24 L 26 24
        dock.rectangle : b R -54 -38 108 76 12 ; d M -26 24 L 26 24
        macwindow.on.rectangle : g 0.4 ; o p 11 -30 26 -54 26 -54 -44 34 -44 34 -26 ; u macwindow 0.78 12 12
        uiwindow.split.2x1 : b R -54 -38 108 76 12 ; d M -54 -18 L 54 -18 M 0 -18 L 0 38
        pip : o p 11 -14 30 -54 30 -54 -40 46 -40 46 -14 ; f R 0 0 54 36 8
        pip.enter : o p 11 -14 30 -54 30 -54 -40 46 -40 46 -14 ; f R 4 2 50 34 8 ; o M -36 -24 L -10 0 M -12 -20 L -10 0 L -30 -2
        pip.exit : o p 11 -14 30 -54 30 -54 -40 46 -40 46 -14 ; f R 4 2 50 34 8 ; o M -10 0 L -36 -24 M -34 -4 L -36 -24 L -16 -22
        sidebar.squares.left : b R -52 -38 104 76 13 ; d M -18 -38 L -18 38 ; e R -42 -26 14 12 3 R -42 -8 14 12 3 R -42 10 14 12 3
        sidebar.squares.leading : = sidebar.squares.left
        squares.below.rectangle : g 0.3 ; b R -46 -42 92 44 9 ; b R -45 15 24 24 5 R -12 15 24 24 5 R 21 15 24 24 5
        slider.horizontal.below.rectangle : b R -46 -44 92 52 9 ; o M -46 30 L 0 30 M 24 30 L 46 30 ; o O 12 30 10
        slider.horizontal.2.square : b R -45 -45 90 90 15 ; d M -28 -14 L 28 -14 M -28 14 L 28 14 ; e O 10 -14 8 O -10 14 8
        switch.2 : b R -46 -42 92 34 17 ; e O -28 -25 9 ; o R -46 8 92 34 17 ; f O 28 25 11
        checklist : s M -46 -26 L -38 -16 L -26 -36 M -46 20 L -38 30 L -26 10 M -8 -26 L 46 -26 M -8 20 L 46 20
        checklist.checked : = checklist
        list.star : f P 1 -42 -42 -38.5 -33 -29 -32.5 -36.5 -26.5 -34 -17 -42 -22.5 -50 -17 -47.5 -26.5 -55 -32.5 -45.5 -33 ; f O -42 4 6 O -42 32 6 ; s M -20 -29 L 48 -29 M -20 3 L 48 3 M -20 32 L 48 32
        list.bullet.indent : f O -44 -29 6 O -26 0 6 O -26 29 6 ; s M -22 -29 L 48 -29 M -4 0 L 48 0 M -4 29 L 48 29
        increase.indent : s M -44 -33 L 44 -33 M 4 -11 L 44 -11 M 4 11 L 44 11 M -44 33 L 44 33 ; f P 3 -44 -16 -22 0 -44 16
        decrease.indent : s M -44 -33 L 44 -33 M 4 -11 L 44 -11 M 4 11 L 44 11 M -44 33 L 44 33 ; f P 3 -22 -16 -44 0 -22 16
        table : = tablecells
        square.text.square : b R -41.5 -41.5 83 83 14 ; d M -22 -18 L 22 -18 M -22 0 L 22 0 M -22 18 L 6 18
        cube.transparent : o P 8 0 -50 43 -27 43 26 0 50 -43 26 -43 -27 ; o M 0 -30 L 0 -10 M -22 14 L -8 5 M 22 14 L 8 5
        pyramid : b P 5 0 -44 50 28 0 44 -50 28 ; d M 0 -42 L 0 44
        cylinder : b M -36 -34 C -36 -50 36 -50 36 -34 L 36 34 C 36 50 -36 50 -36 34 Z ; d M -36 -34 C -36 -18 36 -18 36 -34
        """
}

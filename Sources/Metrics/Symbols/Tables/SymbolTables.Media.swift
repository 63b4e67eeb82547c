extension SymbolTables {
    /// Pictures, sound, playback.
    static let media = """
        photo : b R -53 -40 106 80 13 ; e O -25 -15 9.5 ; d M -48 27 L -22 6 Q -18 3 -14 6 L 0 19 L 20 -2 Q 25 -6 30 -2 L 50 18
        photo.fill : f R -56.5 -43.5 113 87 16 ; c O -25 -16 11 ; c M -47 31 L -24 9 Q -18 4 -12 9 L 0 21 L 18 0 Q 24 -6 31 0 L 47 16 L 47 26 Q 47 33 40 33 L -40 33 Q -47 33 -47 31 Z
        photo.on.rectangle : o p 10 -38 20 -56 20 -56 -42 34 -42 34 -30 ; u photo 0.82 10 8
        photo.on.rectangle.angled : o P 9 -56 -24 22 -42 34 12 -44 32 ; k R -28 -12 80 58 10 ; c R -26 -10 78 56 10 ; u photo 0.74 14 16
        photo.artframe : o R -48 -46 96 92 5 ; u photo 0.56 0 0
        photo.stack : g 0.5 ; o M -30 -46 L 30 -46 M -40 -34 L 40 -34 ; u photo 0.92 0 12
        camera : b M -42 -28 L -26 -28 L -18 -39 Q -16 -42 -12 -42 L 12 -42 Q 16 -42 18 -39 L 26 -28 L 42 -28 Q 53 -28 53 -17 L 53 27 Q 53 38 42 38 L -42 38 Q -53 38 -53 27 L -53 -17 Q -53 -28 -42 -28 Z ; d O 0 4 21 ; e O 37 -15 4.5
        film : b R -50 -38 100 76 10 ; d M -30 -38 L -30 38 M 30 -38 L 30 38 M -30 0 L 30 0 M -50 -13 L -30 -13 M -50 13 L -30 13 M 30 -13 L 50 -13 M 30 13 L 50 13
        movieclapper : b R -46 -14 92 58 9 ; b P 4 -48 -18 44 -42 48 -28 -44 -6 ; d M -24 -26 L -16 -12 M 4 -34 L 12 -20
        play : b P 8 -34 -44 46 0 -34 44
        pause : b R -32 -40 22 80 5 R 10 -40 22 80 5
        stop : b R -36 -36 72 72 9
        forward : b P 6 -54 -34 0 0 -54 34 P 6 2 -34 56 0 2 34
        backward : b P 6 54 -34 0 0 54 34 P 6 -2 -34 -56 0 -2 34
        playpause : b P 6 -54 -36 2 0 -54 36 ; b R 16 -36 12 72 3 R 40 -36 12 72 3
        forward.end : b P 6 -38 -36 24 0 -38 36 ; s M 38 -34 L 38 34
        backward.end : b P 6 38 -36 -24 0 38 36 ; s M -38 -34 L -38 34
        speaker : b M -4 -42 Q 6 -46 6 -36 L 6 36 Q 6 46 -4 42 L -26 20 L -40 20 Q -48 20 -48 12 L -48 -12 Q -48 -20 -40 -20 L -26 -20 Z ^ 20 0
        speaker.wave.1 : g 0.45 ; v speaker 1 -20 0 ; s A -6 0 32 -38 38
        speaker.wave.2 : g 0.45 ; v speaker 1 -28 0 ; s A -14 0 30 -38 38 A -14 0 50 -40 40
        speaker.wave.3 : g 0.4 ; v speaker 1 -36 0 ; s A -22 0 30 -38 38 A -22 0 49 -40 40 A -22 0 68 -41 41
        speaker.slash : v speaker 1 0 0 ; k M -33 -48 L 47 32 ; o M -38 -43 L 42 43
        music.note : f E -15 34 15.5 12.5 ; s M -3.5 33 L -3.5 -46 C 8 -44 26 -34 26 -16
        music.quarternote.3 : g 0.5 ; f E -40 29 12 9.5 E -5 37 12 9.5 E 30 21 12 9.5 ; s M -32.3 27 L -32.3 -24 M 2.7 35 L 2.7 -34 M 37.7 19 L 37.7 -44
        music.note.list : g 0.6 ; f E 22 33 13.5 10.5 ; s M 31.2 31 L 31.2 -40 L 50 -46 M -48 -34 L 12 -34 M -48 -10 L 12 -10 M -48 14 L -2 14
        headphones : s M -40 16 L -40 2 C -40 -54 40 -54 40 2 L 40 16 ; f R -46 6 20 40 8 R 26 6 20 40 8
        waveform : g 0.45 ; s M -44 -10 L -44 10 M -26 -30 L -26 30 M -8 -44 L -8 44 M 10 -20 L 10 20 M 28 -34 L 28 34 M 46 -10 L 46 10
        hifispeaker : b R -32 -50 64 100 11 ; d O 0 16 18 ; e O 0 -26 9
        tv : b R -54 -40 108 66 11 ; o M -24 42 L 24 42
        play.tv : b R -54 -40 108 66 11 ; e P 3 -10 -22 18 -7 -10 8 ; o M -24 42 L 24 42
        airplayvideo : o p 11 -26 22 -54 22 -54 -42 54 -42 54 22 26 22 ; f P 3 0 6 26 42 -26 42
        airplayaudio : g 0.35 ; s A 0 4 46 130 410 A 0 4 29 140 400 ; f P 3 0 12 24 46 -24 46
        rectangle.and.hand.point.up.left : o p 10 -30 24 -52 24 -52 -42 48 -42 48 -10 ; u hand.point.up.left.fill 0.6 14 18
        hand.point.up.left.and.text : = hand.point.up.left
        """
}

extension SymbolTables {
    /// More of the sky, heat and water.
    static let weather = """
        cloud.drizzle : v cloud 0.86 0 -14 ; o1 M -26 28 L -28 33 M -10 40 L -12 45 M 6 28 L 4 33 M 22 40 L 20 45
        cloud.hail : v cloud 0.86 0 -14 ; f1 O -24 32 5 O 0 44 5 O 24 32 5
        cloud.sleet : v cloud 0.86 0 -14 ; o1 M -24 28 L -32 46 M 24 28 L 16 46 ; f1 O -2 30 4.5 O -8 46 4.5
        cloud.bolt.rain : v cloud 0.86 0 -14 ; k P 1 4 16 -12 38 2 36 -4 54 ; f1 P 2 8 14 -14 38 0 38 -6 56 18 30 4 30 ; o1 M -26 28 L -34 46 M 30 28 L 22 46
        cloud.moon : b1 M 12 -44 C 10 -26 22 -12 42 -14 C 38 -2 26 4 16 2 C 2 -2 -6 -12 -6 -24 C -4 -34 4 -42 12 -44 Z ; c M -38 36 C -56 36 -58 8 -38 6 C -34 -18 2 -18 8 4 C 30 2 32 36 10 36 Z ; k M -38 36 C -56 36 -58 8 -38 6 C -34 -18 2 -18 8 4 C 30 2 32 36 10 36 Z ; b M -38 36 C -56 36 -58 8 -38 6 C -34 -18 2 -18 8 4 C 30 2 32 36 10 36 Z
        cloud.moon.rain : g 0.4 ; v cloud.moon 0.85 0 -12 ; o1 M -30 32 L -36 46 M -12 32 L -18 46 M 6 32 L 0 46
        cloud.moon.bolt : g 0.4 ; v cloud.moon 0.85 0 -12 ; k P 1 -12 12 -24 36 -14 34 -18 52 ; f1 P 2 -10 14 -26 36 -14 36 -18 54 2 28 -10 28
        cloud.sun.bolt : g 0.4 ; v cloud.sun 0.85 0 -12 ; k P 1 -12 12 -24 36 -14 34 -18 52 ; f1 P 2 -10 14 -26 36 -14 36 -18 54 2 28 -10 28
        cloud.sun.rain.fill : u cloud.sun.fill 0.85 0 -12 ; o1 M -30 32 L -36 46 M -10 32 L -16 46 M 10 32 L 4 46
        sun.haze : g 0.5 ; b A 0 -8 20 150 390 ; o M 0 -40 L 0 -48 M 24 -30 L 30 -36 M -24 -30 L -30 -36 M 34 -8 L 42 -8 M -34 -8 L -42 -8 ; s M -34 20 L 34 20 M -22 38 L 22 38
        sun.dust : g 0.5 ; v sun.haze 1 0 0
        sun.horizon : b A 0 16 22 180 360 Z ; o M 0 -20 L 0 -30 M 28 -10 L 35 -17 M -28 -10 L -35 -17 M 38 14 L 46 14 M -38 14 L -46 14 ; s M -46 32 L 46 32
        sun.rain : g 0.4 ; v cloud.sun.rain 1 0 0
        sun.snow : v sun.max 0.8 0 -8 ; f O -24 40 5 O 0 44 5 O 24 40 5
        moon.zzz : v moon 0.92 -6 4 ; o M 8 -46 L 28 -46 L 8 -26 L 28 -26 ; o M 32 -26 L 46 -26 L 32 -10 L 46 -10
        moon.haze : g 0.5 ; b M -14 -40 C -18 -18 -2 6 26 4 C 18 18 8 22 -6 22 C -26 20 -38 6 -38 -12 C -36 -26 -28 -36 -14 -40 Z ; s M -34 36 L 34 36 M -20 50 L 20 50
        sparkle.magnifyingglass : u magnifyingglass 1 0 0 ; f P 1 -8 -28 -4 -12 12 -8 -4 -4 -8 12 -12 -4 -28 -8 -12 -12
        thermometer : = thermometer.medium
        thermometer.low : u thermometer.medium 1 0 0
        thermometer.high : u thermometer.medium 1 0 0
        thermometer.sun : u thermometer.medium 0.9 -22 4 ; o A 14 -10 16 -100 80 ; o M 20 -38 L 22 -46 M 36 -26 L 43 -32 M 42 -6 L 51 -4 M 34 10 L 40 17
        thermometer.sun.fill : u thermometer.medium.fill 0.9 -22 4 ; f A 14 -10 19 -100 80 Z ; o M 20 -38 L 22 -46 M 36 -26 L 43 -32 M 42 -6 L 51 -4 M 34 10 L 40 17
        thermometer.snowflake : g 0.1 ; u thermometer.medium 0.9 -22 4 ; u snow 0.44 26 -8
        umbrella : b M -52 4 C -48 -34 -26 -44 0 -44 C 26 -44 48 -34 52 4 C 42 -6 28 -6 18 4 C 10 -6 -10 -6 -18 4 C -28 -6 -42 -6 -52 4 Z ; o M 0 -50 L 0 -44 M 0 0 L 0 38 C 0 52 20 52 20 40
        beach.umbrella : b M -46 14 C -56 -22 -22 -52 16 -36 Z ; d M -46 14 C -40 -8 -18 -30 16 -36 ; o M -16 -12 L 10 44 ; o M -30 46 L 48 46
        rainbow : g 0.35 ; s A 0 30 50 180 360 A 0 30 34 180 360 A 0 30 18 180 360
        hurricane : s O 0 0 13 ; s M -40 -36 C -10 -50 34 -34 32 -4 M 40 36 C 10 50 -34 34 -32 4
        tropicalstorm : f O 0 0 13 ; s M -40 -36 C -10 -50 34 -34 32 -4 M 40 36 C 10 50 -34 34 -32 4
        smoke : g 0.5 ; v cloud 0.8 0 -16 ; s M -34 26 L 34 26 M -22 42 L 22 42
        wind.snow : g 0.5 ; u wind 0.84 0 -12 ; f O -26 42 5 O 0 46 5 O 26 42 5
        water.waves : s M -48 -20 C -34 -34 -24 -10 -10 -20 C 4 -32 14 -8 28 -20 C 36 -26 42 -22 48 -18 M -48 4 C -34 -10 -24 14 -10 4 C 4 -8 14 16 28 4 C 36 -2 42 2 48 6 M -48 28 C -34 14 -24 38 -10 28 C 4 16 14 40 28 28 C 36 22 42 26 48 30
        humidity.fill : f M 0 -56 C -16 -33 -35.5 -10 -35.5 16 C -35.5 38 -20 51.5 0 51.5 | ; c R -17.5 10.5 35 7 3.5 R -13.5 24.5 27 7 3.5
        drop.triangle : b P 9 0 -48 55 45 -55 45 ; d M 0 -12 C -6 -2 -13 8 -13 18 C -13 26 -7 31 0 31 |
        aqi.low : f O -20 -20 8 O 14 -26 7 O -30 16 7 O 0 6 9 O 28 8 7 O 10 34 8
        aqi.high : f O -38 -24 7 O -14 -36 8 O 10 -30 8 O 34 -34 7 O -28 0 9 O -2 -8 8 O 22 -8 9 O 44 -8 7 O -40 24 7 O -14 20 9 O 10 16 8 O 34 18 8 O -26 42 7 O 0 42 8 O 24 42 7
        barometer : b O 0 0 46.5 ; d M 0 0 L 22 -22 ; e O 0 0 7 ; d A 0 0 32 150 390
        globe.asia.australia : b O 0 0 46.5 ; e M -30 -30 C -14 -44 16 -42 30 -30 C 34 -18 22 -12 20 2 C 10 8 6 -6 -2 -8 C -8 4 -18 2 -20 -10 C -30 -12 -36 -18 -30 -30 Z M 6 20 C 14 12 28 14 30 22 C 28 32 16 36 8 32 Z
        globe.central.south.asia : b O 0 0 46.5 ; e M -32 -26 C -16 -42 20 -42 34 -24 C 34 -12 20 -12 14 -6 C 10 6 6 14 0 18 C -6 8 -4 -2 -14 -4 C -24 -4 -34 -12 -32 -26 Z M -38 4 C -30 2 -24 8 -26 18 L -34 24 Z
        globe.desk : b A 0 -10 32 0 360 ; o A 0 -10 44 60 210 ; o M -6 34 L -10 48 M -30 48 L 18 48
        leaf.arrow.circlepath : g 0.4 ; u leaf 0.6 0 0 ; o A 0 0 44 -160 0 ; o A 0 0 44 20 180 ; f P 3 34 -4 54 -4 44 12 P 3 -34 4 -54 4 -44 -12
        fossil.shell : b O 0 0 46.5 ; d A 0 6 30 180 450 ; d A 6 10 14 90 350
        lizard : g 0.4 ; b M -6 -50 C 6 -54 16 -44 10 -32 C 18 -18 16 -2 8 10 C 4 26 18 34 34 24 C 30 46 -2 52 -8 20 C -16 8 -18 -10 -12 -28 C -20 -38 -16 -48 -6 -50 Z ; o p 3 14 -22 30 -26 34 -40 ; o p 3 10 6 26 8 32 -4 ; o p 3 -15 -16 -30 -14 -38 -26 ; o p 3 -10 12 -24 16 -30 30
        teddybear : g 0.4 ; b O -28 -30 12 O 28 -30 12 ; b O 0 -6 34 ; e O -12 -12 4 O 12 -12 4 ; e E 0 6 8 6 ; d M -10 16 C -4 22 4 22 10 16
        """
}

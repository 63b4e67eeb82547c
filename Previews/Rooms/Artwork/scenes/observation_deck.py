"""Observation Deck: a glass dome above the clouds with a telescope, at dusk or by night."""

from math import cos, pi, sin

from drawing import Drawing, darker, lighter, lit, mix, outline, scatter, smooth
from perspective import Camera, box, plate, ring, rounded, slab, tube

CENTRE, RADIUS, SILL = 4.2, 5.0, .82
HORIZON = 342


def draw(night=False):
    d = Drawing()
    cam = Camera(focal=430, centre=(400, 290), eye=(0, 1.65, 0), pitch=.1203)
    sky(d, night)
    clouds(d, night)
    dome(d, cam, night)
    deck(d, cam, night)
    parapet(d, cam, night)
    railing(d, cam, night)
    platform(d, cam, night)
    console(d, cam, night)
    globe(d, cam, night)
    telescope(d, night)
    return d


def sky(d, night):
    if night:
        d.rectangle(0, 0, 800, 400, d.down(0, HORIZON, (0, "#070c2a"), (.5, "#142456"), (.85, "#30508f"), (1, "#6f8fc2")))
        # The Milky Way: soft overlapping clouds along a slanting line
        with d.blurred(16):
            for a, b, c in scatter(46, 17):
                x, y = 60 + a * 720, 330 - a * 330 + (b - .5) * 70
                d.ellipse(x, y, 26 + 26 * c, 14 + 12 * b, mix("#6f86d8", "#d9a8e0", c), opacity=.22)
    else:
        d.rectangle(0, 0, 800, 400, d.down(0, HORIZON, (0, "#2f3f8f"), (.35, "#6b5fb0"), (.65, "#d9819a"), (.85, "#f9ae7a"), (1, "#ffe0a0")))
        d.circle(560, 330, 300, d.radial((560, 330), 300, (0, "#fff0bd", .95), (.3, "#ffc98a", .5), (1, "#ff9a7a", 0)))
        d.circle(560, 322, 30, "#fffbe6")
    for i, (a, b, c) in enumerate(scatter(330 if night else 80, 21)):
        y = b * (320 if night else 190)
        size = .45 + c ** 4 * 1.5
        d.circle(a * 800, y, size, ("#ffffff", "#cfe0ff", "#ffe9cf")[i % 3], opacity=round((.95 if night else .8 * (1 - y / 200)) * (.45 + .55 * c), 2))
    if night:
        stars = [(96, 118), (132, 92), (170, 104), (206, 88), (222, 130), (276, 124), (268, 84), (206, 88)]
        d.line(stars, "#9fb9f0", .7, opacity=.55)
        for x, y in stars:
            d.circle(x, y, 5, d.radial((x, y), 5, (0, "#ffffff", .9), (1, "#cfe0ff", 0)))
            d.circle(x, y, 1.5, "#ffffff")
        d.path("M590 60L668 104", stroke=d.linear((590, 60), (668, 104), (0, "#ffffff", 0), (1, "#ffffff", .95)), stroke_width=1.6)
        moon = (704, 196)
        d.circle(*moon, 110, d.radial(moon, 110, (0, "#e6eeff", .55), (.3, "#b9cdf6", .2), (1, "#b9cdf6", 0)))
        d.circle(*moon, 24, d.radial((696, 188), 40, (0, "#ffffff"), (1, "#d5deee")))
        for x, y, r in ((696, 190, 5), (710, 202, 6), (713, 186, 3.2), (698, 206, 3)):
            d.circle(x, y, r, "#b9c6dc", opacity=.7)
    else:
        d.path("M178 92A26 26 0 1 0 206 124A21 21 0 0 1 178 92Z", "#fff6dd")


def clouds(d, night):
    tone = (lambda c: lit(c, (.3, .36, .6))) if night else (lambda c: c)
    peaks = [(-10, 352), (30, 322), (62, 330), (104, 282), (140, 318), (168, 308), (214, 352)]
    d.polygon(peaks, d.down(280, 352, (0, tone("#8f6f9f")), (1, tone("#e3a39a"))))
    d.polygon([(104, 282), (140, 318), (122, 314), (112, 322), (104, 310), (92, 316)], tone("#ffe3d0"))
    d.polygon([(604, 356), (650, 318), (672, 326), (716, 268), (744, 300), (770, 290), (812, 330), (812, 360)], d.down(268, 356, (0, tone("#7f6396")), (1, tone("#dd9a94"))))
    d.polygon([(716, 268), (744, 300), (728, 298), (722, 306), (712, 296), (700, 306), (694, 298)], tone("#ffe3d0"))
    d.path(smooth([(230, 352), (280, 334), (330, 342), (380, 330), (450, 346), (500, 350)]) + "Z", tone("#b3849f"))
    # The sister observatory on its peak
    d.rectangle(640, 312, 15, 10, tone("#f7ead9"))
    d.path("M639 312A8.5 8.5 0 0 1 656 312Z", tone("#ffffff"))
    d.polygon([(647, 303), (650, 303.6), (649, 312), (645.4, 312)], "#ffd98a" if night else "#5a4a6a")
    layers = (("#ffd9b9", 346, 9, 34), ("#f6b9ae", 360, 12, 46), ("#d998ac", 378, 15, 60), ("#a878a8", 402, 18, 78))
    for n, (base, y, h, w) in enumerate(layers):
        x, k, points = -w, 0, []
        data = f"M-100 520L-100 {y}"
        while x < 860:
            v = ((k * 37 + n * 19) % 11) / 11
            width = w * (.7 + .7 * v)
            data += f"C{x} {y - h * (1.2 + v):.1f} {x + width:.1f} {y - h * (1.2 + v):.1f} {x + width:.1f} {y}"
            x, k = x + width, k + 1
        d.path(data.replace("L-100", f"L{-w}", 1).replace("M-100", f"M{-w}", 1) + "L900 520Z", d.down(y - 26, y + 40, (0, tone(lighter(base, .3))), (1, tone(base))))


def dome_point(theta, phi, radius=RADIUS):
    return (radius * cos(theta) * sin(phi), SILL + radius * .92 * sin(theta), CENTRE + radius * cos(theta) * cos(phi))


def dome(d, cam, night):
    metal, light = ("#1a2144", "#6f8fd6") if night else ("#41355f", "#ffd9b0")

    def rib(points, width, shine=True):
        # Only what lies before the viewer
        run = []
        for p in points + [None]:
            if p is not None and p[2] > .35:
                run.append(p)
                continue
            if len(run) > 1:
                page = [cam.at(*q) for q in run]
                widths = [width * 430 / max(q[2], .6) for q in run]
                data = page
                tube(d, data, widths, metal)
                if shine:
                    tube(d, [(x - w * .22, y - w * .12) for (x, y), w in zip(page, widths)], [w * .2 for w in widths], light)
            run = []

    # Reflections in a few panes
    for theta, phi in ((.35, -.62), (.35, .45), (.78, -.3), (.78, .72), (.35, 1.0), (.78, -.95)):
        a, b, c, e = (cam.at(*dome_point(theta + dt, phi + dp)) for dt, dp in ((0, 0), (0, .1), (.4, .17), (.4, .07)))
        d.polygon([a, b, c, e], "#ffffff", opacity=.1)
        a, b, c, e = (cam.at(*dome_point(theta + dt, phi + dp)) for dt, dp in ((0, .13), (0, .16), (.4, .23), (.4, .2)))
        d.polygon([a, b, c, e], "#ffffff", opacity=.1)
    steps = 40
    for k in range(-6, 7):
        phi = k * pi / 12
        # Thin bars between the main ribs stop below the crown
        rib([dome_point(1.13 * i / steps, phi + pi / 24) for i in range(steps + 1)], .022, False)
    for theta, width in ((.38, .04), (.76, .04), (1.13, .06), (1.4, .07)):
        rib([dome_point(theta, -2.4 + 4.8 * i / 90) for i in range(91)], width)
    for k in range(-6, 7):
        rib([dome_point(1.4 * i / steps, k * pi / 12) for i in range(steps + 1)], .06)
    # Crossed wires in the lowest row of panes
    for k in range(-6, 6):
        a, b = k * pi / 12, (k + 1) * pi / 12
        for p, q in ((a, b), (b, a)):
            rib([dome_point(.38 * i / 6, p + (q - p) * i / 6) for i in range(7)], .008, False)


def deck(d, cam, night):
    tint = (lambda c: lit(c, (.34, .38, .62))) if night else (lambda c: c)
    disc = cam.face([(x, 0, z) for x, z in ring(0, CENTRE, RADIUS, steps=96)])
    d.polygon(disc, tint("#6b4a4a"))
    with d.clipped(outline(disc)):
        tones = ("#a9745a", "#b98366", "#9c6a54", "#c08d6d", "#b07a5e")
        width = .3
        for i in range(-17, 17):
            offset = ((i * 29) % 7) * .3
            for j in range(-1, 5):
                z0 = .3 + j * 2.2 + offset
                z1 = z0 + 2.185
                z0 = max(z0, .3)
                if z1 > z0:
                    d.polygon(cam.floor(i * width, (i + 1) * width - .014, z0, min(z1, 9.3)), tint(tones[(i * 3 + j * 2) % 5]))
        # Inlaid rings and the points of the compass
        for r0, r1, tone in ((4.5, 4.38, "#f2d3a0"), (4.3, 4.26, "#f2d3a0"), (2.5, 2.36, "#3f3a66")):
            d.path(outline(cam.face([(x, .002, z) for x, z in ring(0, CENTRE, r0, steps=96)])) + outline(cam.face([(x, .002, z) for x, z in ring(0, CENTRE, r1, steps=96)])), tint(tone), fill_rule="evenodd")
        for k in range(16):
            a = k * pi / 8
            long = 3.9 if k % 4 == 0 else 3.4 if k % 2 == 0 else 2.9
            tip = (long * sin(a), CENTRE + long * cos(a))
            for turn, tone in ((-.09, "#f2d3a0"), (.09, "#8d5f4a")):
                side = (2.5 * sin(a + turn), CENTRE + 2.5 * cos(a + turn))
                foot = (2.5 * sin(a), CENTRE + 2.5 * cos(a))
                d.polygon(cam.face([(x, .003, z) for x, z in (tip, side, foot)]), tint(tone))
        glow = "#7f9fe6" if night else "#ffcf9a"
        d.polygon(disc, d.down(400, 600, (0, glow, .5), (.45, glow, .05), (1, "#120a1e", .5)))
        # Shadows of the ribs, away from the low sun
        with d.blurred(1.5, .2):
            for k in range(-6, 7):
                x = 5 * sin(k * pi / 12)
                z = CENTRE + 5 * cos(k * pi / 12)
                d.polygon(cam.face([(x - .05, .004, z), (x + .05, .004, z), (x * .6 - 1.45, .004, .4), (x * .6 - 1.7, .004, .4)]), "#160c24")


def parapet(d, cam, night):
    tint = (lambda c: lit(c, (.36, .4, .66))) if night else (lambda c: c)
    count = 72
    for k in range(-30, 30):
        a, b = k * pi * 2 / count, (k + 1) * pi * 2 / count
        p = lambda r, t, y: (r * sin(t), y, CENTRE + r * cos(t))
        if min(p(5, a, 0)[2], p(5, b, 0)[2]) < .4:
            continue
        base = mix("#4a4068", "#8d6f86", .5 + .5 * cos((a + b) / 2 - 2.4))
        tone = tint(base)
        d.polygon(cam.face([p(RADIUS, a, 0), p(RADIUS, b, 0), p(RADIUS, b, SILL), p(RADIUS, a, SILL)]), tone, stroke=tone, stroke_width=.5)
        if k % 3:
            inset = (b - a) * .12
            d.polygon(cam.face([p(RADIUS - .01, a + inset, .16), p(RADIUS - .01, b - inset, .16), p(RADIUS - .01, b - inset, .6), p(RADIUS - .01, a + inset, .6)]), tint(darker(base, .2)))
            for y in (.24, .32, .4, .48):
                d.line([cam.at(*p(RADIUS - .02, a + inset * 1.6, y)), cam.at(*p(RADIUS - .02, b - inset * 1.6, y))], tint(lighter(base, .25)), .9)
        else:
            m = cam.at(*p(RADIUS - .02, (a + b) / 2, .38))
            d.circle(m[0], m[1], 9, d.radial(m, 9, (0, "#ffd98a", .8), (1, "#ffb45a", 0)))
            d.circle(m[0], m[1], 2.6, "#fff3cf")
        cap = tint(mix("#d9b49a", "#ffe9cf", .5 + .5 * cos((a + b) / 2 - .5)))
        d.polygon(cam.face([p(RADIUS - .3, a, SILL), p(RADIUS - .3, b, SILL), p(RADIUS + .05, b, SILL), p(RADIUS + .05, a, SILL)]), cap, stroke=cap, stroke_width=.5)
        front = tint("#a98390")
        d.polygon(cam.face([p(RADIUS - .3, a, SILL - .07), p(RADIUS - .3, b, SILL - .07), p(RADIUS - .3, b, SILL), p(RADIUS - .3, a, SILL)]), front, stroke=front, stroke_width=.5)


def railing(d, cam, night):
    metal = lit("#f2d0a0", (.5, .55, .85)) if night else "#f2c894"
    r = RADIUS - .75
    at = lambda t, y: (r * sin(t), y, CENTRE + r * cos(t))
    angles = [k * pi / 48 for k in range(-96, 97) if at(k * pi / 48, 0)[2] > .7]
    for k in range(-24, 25):
        t = k * pi / 24
        p = at(t, 0)
        if p[2] < .7:
            continue
        a, b = cam.at(*p), cam.at(*at(t, 1.0))
        d.line([a, b], darker(metal, .4), 430 / p[2] * .035)
        d.line([(a[0] - .5, a[1]), (b[0] - .5, b[1])], lighter(metal, .2), 430 / p[2] * .01)
    for y, w in ((.35, .016), (.62, .016), (1.0, .045)):
        points = [at(t, y) for t in angles]
        page = [cam.at(*p) for p in points]
        widths = [430 * w / p[2] for p in points]
        tube(d, page, widths, darker(metal, .32))
        tube(d, [(x, yy - v * .2) for (x, yy), v in zip(page, widths)], [v * .4 for v in widths], lighter(metal, .3))


def console(d, cam, night):
    """A desk with two screens on the left."""
    tint = (lambda c: lit(c, (.4, .44, .68))) if night else (lambda c: c)
    with d.blurred(5, .45):
        d.polygon(cam.floor(-3.15, -1.35, 2.4, 3.5), "#120a1e")
    x0, x1, z0, z1 = -3.0, -1.5, 2.55, 3.3
    box(d, cam, x0, x1, 0, .68, z0 + .12, z1, tint("#6a5a86"), d.down(430, 580, (0, tint("#6f5f8c")), (1, tint("#3a3155"))), tint("#33294c"))
    for k in range(1, 3):
        x = x0 + k * .5
        d.line([cam.at(x, .05, z0 + .12), cam.at(x, .64, z0 + .12)], tint("#2b2342"), 1.2)
    for k in range(3):
        d.line([cam.at(x0 + k * .5 + .36, .52, z0 + .11), cam.at(x0 + k * .5 + .44, .52, z0 + .11)], tint("#f2c894"), 2.4)
    # Sloping board with keys
    board = lambda u, v: cam.at(x0 + u * (x1 - x0), .68 + .16 * v, z0 + (z1 - z0 - .2) * v)
    box(d, cam, x0, x1, .64, .68, z0, z1, tint("#a58fbf"), tint("#c9b0cf"), tint("#5a4a7a"))
    d.polygon([board(0, 0), board(1, 0), board(1, 1), board(0, 1)], d.down(board(0, 1)[1], board(0, 0)[1], (0, tint("#57497a")), (1, tint("#84719f"))))
    for row in range(3):
        for column in range(12):
            u, v = .06 + column * .075, .14 + row * .25
            tone = ("#ffd98a", "#7fd1c0", "#e8e2f4", "#ff8f7a")[(row * 5 + column * 3) % 4]
            d.polygon([board(u, v), board(u + .05, v), board(u + .05, v + .15), board(u, v + .15)], tone)
    for a, b in ((-2.92, -2.28), (-2.2, -1.56)):
        slab(d, cam, rounded(a, b, .9, 1.38, .03), 3.1, 3.16, "#221a3a", "#15102a")
        glass = cam.front(a + .03, b - .03, .93, 1.35, 3.095)
        d.polygon(glass, d.linear(glass[3], glass[1], (0, "#1f5a8f"), (1, "#12294f")))
        with d.clipped(outline(glass)):
            c = cam.at((a + b) / 2, 1.14, 3.09)
            if a < -2.5:
                for r in (12, 22, 33):
                    d.path(outline(ring(c[0], c[1], r, r * .9)), stroke="#5fb4d9", stroke_width=.7)
                d.line([(c[0] - 40, c[1]), (c[0] + 40, c[1])], "#5fb4d9", .6)
                d.line([(c[0], c[1] - 30), (c[0], c[1] + 30)], "#5fb4d9", .6)
                for s, t, v in scatter(16, 6):
                    d.circle(c[0] + (s - .5) * 70, c[1] + (t - .5) * 52, .8 + v, "#fff3cf")
            else:
                for k in range(5):
                    d.line([(c[0] - 42, c[1] - 22 + k * 11), (c[0] + 42, c[1] - 22 + k * 11)], "#3f7fb0", .6)
                wave = [(c[0] - 40 + i * 2, c[1] + 6 - 18 * sin(i * .32) * (1 - abs(i - 20) / 26) - i * .2) for i in range(41)]
                d.path(smooth(wave), stroke="#ffd98a", stroke_width=1.5)
                d.path(smooth([(x, 2 * c[1] - y + 4) for x, y in wave]), stroke="#7fd1c0", stroke_width=1.1)
        m = (a + b) / 2
        d.polygon(cam.front(m - .05, m + .05, .76, .92, 3.12), "#2b2342")


def globe(d, cam, night):
    """A globe of the sky in brass rings on the right."""
    tint = (lambda c: lit(c, (.5, .54, .8))) if night else (lambda c: c)
    x, z = 2.2, 3.0
    s = 430 / z
    foot, mid = cam.at(x, 0, z), cam.at(x, 1.0, z)
    with d.blurred(5, .45):
        d.polygon(cam.face([(a, 0, b) for a, b in ring(x - .1, z, .6, .5)]), "#120a1e")
    for u in (-.32, .32, 0):
        end = cam.at(x + u, 0, z + (.25 if u else -.3))
        d.line([cam.at(x + u * .25, .5, z), end], tint("#7a4d35"), 6)
        d.line([(p[0] - 1, p[1]) for p in (cam.at(x + u * .25, .5, z), end)], tint("#b9805a"), 1.6)
    plate(d, cam, ring(x, z, .2, .18), .47, .53, tint("#c08d62"), tint("#6b4330"))
    r = .4 * s
    c = (mid[0], mid[1] - 6)
    d.path(outline(ring(c[0], c[1], r * 1.16)), stroke=tint("#8d6232"), stroke_width=7)
    d.path(outline(ring(c[0], c[1], r * 1.16)), stroke=tint("#f2c46a"), stroke_width=3)
    d.circle(c[0], c[1], r, d.radial((c[0] - r * .35, c[1] - r * .4), r * 1.5, (0, tint("#7f9fe6")), (.5, tint("#35509f")), (1, tint("#131b45"))))
    with d.clipped(outline(ring(c[0], c[1], r))):
        for k in (-2, -1, 0, 1, 2):
            d.path(f"M{c[0] - r:.1f} {c[1] + k * r * .36:.1f}Q{c[0]:.1f} {c[1] + k * r * .36 + r * .26:.1f} {c[0] + r:.1f} {c[1] + k * r * .36:.1f}", stroke=tint("#f2d9a0"), stroke_width=.8, opacity=.7)
        for k in (-.75, -.35, .05, .45, .8):
            d.path(f"M{c[0] + r * .1:.1f} {c[1] - r:.1f}Q{c[0] + k * r * 1.9:.1f} {c[1]:.1f} {c[0] - r * .1:.1f} {c[1] + r:.1f}", stroke=tint("#f2d9a0"), stroke_width=.8, opacity=.7)
        for a, b, v in scatter(26, 12):
            d.circle(c[0] + (a - .5) * 2 * r, c[1] + (b - .5) * 2 * r, .8 + 1.3 * v, "#fff6d8")
    with d.group(transform=f"rotate(-14 {c[0]:.1f} {c[1]:.1f})"):
        d.path(outline(ring(c[0], c[1] + 2, r * 1.32, r * .3, start=-.1, end=pi + .1)), stroke=tint("#8d6232"), stroke_width=7)
        d.path(outline(ring(c[0], c[1] + 2, r * 1.32, r * .3, start=-.1, end=pi + .1), closed=False), stroke=tint("#f2c46a"), stroke_width=4)
    d.line([(c[0], c[1] + r * 1.1), cam.at(x, .52, z)], tint("#c9963f"), 6)


def platform(d, cam, night):
    tint = (lambda c: lit(c, (.4, .44, .7))) if night else (lambda c: c)
    with d.blurred(6, .5):
        d.polygon(cam.face([(a - .2, 0, b - .1) for a, b in ring(0, CENTRE, 1.75, 1.7)]), "#120a1e")
    for r, y0, y1, top, side in ((1.6, 0, .12, "#8d7aa5", "#4a3f66"), (1.3, .12, .24, "#b39fc4", "#5d5080")):
        xa, xb = cam.at(-r, 0, CENTRE)[0], cam.at(r, 0, CENTRE)[0]
        plate(d, cam, ring(0, CENTRE, r, steps=72), y0, y1, d.across(xa, xb, (0, tint(darker(top, .15))), (.7, tint(lighter(top, .25))), (1, tint(top))),
              d.across(xa, xb, (0, tint(darker(side, .3))), (.7, tint(lighter(side, .25))), (1, tint(darker(side, .1)))))
        points = cam.face([(x, y1, z) for x, z in ring(0, CENTRE, r - .02, steps=72)])
        d.path(outline(points), stroke=tint("#f2d3a0"), stroke_width=1.2, opacity=.8)


def telescope(d, night):
    tint = (lambda c: lit(c, (.58, .63, .9))) if night else (lambda c: c)
    x, y = 400, 462
    # Pier, a column on a flared foot
    d.ellipse(x, y + 8, 62, 17, tint("#2e2648"), opacity=.55)
    d.path(f"M{x - 54} {y + 5}Q{x - 22} {y - 8} {x - 20} {y - 60}L{x - 17} {y - 118}L{x + 17} {y - 118}L{x + 20} {y - 60}Q{x + 22} {y - 8} {x + 54} {y + 5}Q{x} {y + 20} {x - 54} {y + 5}Z",
           d.across(x - 40, x + 44, (0, tint("#4a4068")), (.45, tint("#d9cfe6")), (.62, tint("#fff3e3")), (1, tint("#5a4a74"))))
    for dy, w in ((-60, 21), (-112, 18)):
        d.rectangle(x - w, y + dy, 2 * w, 5, d.across(x - w, x + w, (0, tint("#8d6232")), (.55, tint("#ffe3a0")), (1, tint("#8d6232"))), 2)
    d.rectangle(x - 26, y - 140, 52, 26, d.across(x - 26, x + 26, (0, tint("#3a3158")), (.55, tint("#8d7aa5")), (1, tint("#332a50"))), 5)
    d.circle(x - 12, y - 127, 4, "#7fd1c0")
    d.circle(x, y - 127, 4, "#ffd98a")
    d.circle(x + 12, y - 127, 4, "#ff8f7a")
    px, py = x, y - 172
    # Counterweight on its shaft
    with d.group(transform=f"rotate(-40 {px} {py})"):
        d.rectangle(px - 4, py, 8, 92, d.across(px - 4, px + 4, (0, tint("#6a5a86")), (.5, tint("#efe6f4")), (1, tint("#4a4068"))))
        for k, w in ((62, 21), (80, 17)):
            d.rectangle(px - w, py + k, 2 * w, 15, d.across(px - w, px + w, (0, tint("#2b2342")), (.4, tint("#9a86b3")), (1, tint("#221a36"))), 3)
    d.path(f"M{px - 20} {y - 138}L{px - 15} {py - 6}L{px + 15} {py - 6}L{px + 20} {y - 138}Z", d.across(px - 20, px + 20, (0, tint("#4a4068")), (.5, tint("#c9bbdb")), (1, tint("#3a3158"))))
    with d.group(transform=f"rotate(-33 {px} {py})"):
        pale = lambda top, low: d.down(top, low, (0, tint("#cfc3dd")), (.25, tint("#ffffff")), (.55, tint("#e6dcef")), (1, tint("#6f5f8c")))
        brass = lambda top, low: d.down(top, low, (0, tint("#a9762f")), (.28, tint("#fff0bd")), (.6, tint("#e0a94a")), (1, tint("#6b4520")))
        dark = lambda top, low: d.down(top, low, (0, tint("#3a3158")), (.3, tint("#8d7aa5")), (1, tint("#1c1530")))
        # Finder above the tube
        d.rectangle(px - 40, py - 62, 118, 15, dark(py - 62, py - 47), 3)
        d.rectangle(px + 70, py - 65, 26, 21, brass(py - 65, py - 44), 3)
        d.rectangle(px - 62, py - 59, 24, 9, brass(py - 59, py - 50), 2)
        for k in (-16, 54):
            d.rectangle(px + k, py - 50, 8, 16, tint("#5a4a74"))
        # Main tube
        d.rectangle(px - 128, py - 32, 290, 64, pale(py - 32, py + 32), 3)
        for k in (-128, -58, 48, 132):
            d.rectangle(px + k, py - 34.5, 13, 69, brass(py - 34.5, py + 34.5), 2)
        d.rectangle(px + 155, py - 41, 84, 82, pale(py - 41, py + 41), 4)
        d.rectangle(px + 231, py - 43, 12, 86, brass(py - 43, py + 43), 3)
        d.ellipse(px + 242, py, 9, 41, tint("#241c3c"))
        d.ellipse(px + 242, py, 7, 34, d.linear((px + 238, py - 30), (px + 246, py + 30), (0, "#9fd3f2"), (.5, "#3f5fa8"), (1, "#1c2a5c")))
        # Focuser and eyepiece
        d.polygon([(px - 128, py - 30), (px - 150, py - 17), (px - 150, py + 17), (px - 128, py + 30)], dark(py - 30, py + 30))
        d.rectangle(px - 196, py - 12, 48, 24, pale(py - 12, py + 12), 2)
        d.rectangle(px - 212, py - 15, 20, 30, dark(py - 15, py + 15), 3)
        d.rectangle(px - 222, py - 9, 12, 18, brass(py - 9, py + 9), 2)
        d.circle(px - 172, py + 17, 8, tint("#8d6232"))
        d.circle(px - 173, py + 16, 5.5, tint("#ffd98a"))
        # Cradle
        d.rectangle(px - 34, py - 36, 16, 72, dark(py - 36, py + 36), 3)
        d.rectangle(px + 18, py - 36, 16, 72, dark(py - 36, py + 36), 3)
        d.circle(px, py + 14, 17, d.radial((px - 5, py + 8), 24, (0, tint("#fff0bd")), (.5, tint("#d9a04a")), (1, tint("#6b4520"))))
        d.circle(px, py + 14, 6, tint("#4a3a2a"))

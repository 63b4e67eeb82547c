"""Pastoral: a barn turned into a meeting room, its doors wide open on meadows, a farm and sheep."""

from math import cos, sin

from drawing import Drawing, darker, lighter, mix, outline, scatter, smooth
from perspective import Camera, box, plate, ring

WALL_Z, HALF, HEIGHT, DOOR, LINTEL = 4.4, 3.4, 3.5, 2.05, 2.72


def draw():
    d = Drawing()
    cam = Camera(focal=560, centre=(400, 262), eye=(0, 1.5, 0))
    sky(d)
    hills(d)
    farm(d)
    meadow(d)
    fence(d)
    for x, y, s, turn in ((300, 352, .62, 1), (352, 364, .78, -1), (248, 378, .85, 1), (470, 356, .6, -1), (318, 404, 1.1, 1)):
        sheep(d, x, y, s, turn)
    tree(d, 612, 374)
    flowers(d)
    barn(d, cam)
    doors(d, cam)
    beams(d, cam)
    bales(d, cam)
    table(d, cam)
    lantern(d, cam)
    return d


def sky(d):
    d.rectangle(90, 60, 620, 260, d.down(80, 290, (0, "#5fb3ea"), (.6, "#b5e0f5"), (1, "#fff2d6")))
    d.circle(262, 152, 110, d.radial((262, 152), 110, (0, "#fff6cf", .95), (.25, "#fff0b8", .5), (1, "#fff0b8", 0)))
    d.circle(262, 152, 19, "#fffdf0")
    for x, y, w in ((400, 140, 130), (560, 170, 110), (470, 196, 80), (180, 200, 90)):
        for dx, dy, r in ((-.36, .03, .1), (-.16, -.03, .17), (.08, -.05, .2), (.3, .01, .13)):
            d.circle(x + dx * w, y + dy * w, r * w, "#ffffff", opacity=.92)
        d.rectangle(x - .46 * w, y + .02 * w, .9 * w, .11 * w, "#ffffff", .055 * w, opacity=.92)
    for x, y, s in ((350, 176, 1), (366, 168, .8), (380, 180, .7)):
        d.path(f"M{x - 7 * s} {y - 2 * s}Q{x - 3 * s} {y - 5 * s} {x} {y}Q{x + 3 * s} {y - 5 * s} {x + 7 * s} {y - 2 * s}", stroke="#4a5d6b", stroke_width=1.1)


def hills(d):
    d.path(smooth([(100, 262), (180, 236), (260, 254), (350, 226), (440, 250), (530, 228), (620, 246), (700, 236)]) + "L700 340L100 340Z", d.down(226, 300, (0, "#8fbfc0"), (1, "#b5d6b8")))
    d.path(smooth([(100, 280), (190, 262), (290, 284), (400, 256), (500, 276), (600, 254), (700, 268)]) + "L700 380L100 380Z", d.down(256, 330, (0, "#7fb56a"), (1, "#b5d27f")))
    # Ploughed strips on the second hill
    field = smooth([(395, 258), (450, 262), (505, 276), (560, 300)]) + "L430 306L372 268Z"
    d.path(field, "#d9b567")
    with d.clipped(field):
        for k in range(22):
            d.path(f"M{360 + k * 10} 250Q{372 + k * 9} 280 {350 + k * 13} 312", stroke="#b98f45", stroke_width=1.6, opacity=.7)
    field = "M130 276Q200 258 262 276L300 300Q210 296 130 306Z"
    d.path(field, "#a9c95f")
    with d.clipped(field):
        for k in range(16):
            d.path(f"M110 {272 + k * 3}Q210 {256 + k * 3} 310 {286 + k * 3}", stroke="#7fa843", stroke_width=1.1, opacity=.75)
    for i, (a, b, c) in enumerate(scatter(46, 14)):
        x = 110 + a * 580
        y = 272 + 8 * sin(x * .021) + b * 8
        r = 3 + 4.5 * c
        tone = mix("#3f7f4c", "#5f9f55", b)
        d.ellipse(x, y - r, r, r * 1.15, tone)
        d.ellipse(x - r * .25, y - r * 1.3, r * .55, r * .6, lighter(tone, .22))


def farm(d):
    d.path(smooth([(330, 318), (420, 296), (520, 290), (620, 292), (710, 284)]) + "L710 420L330 420Z", d.down(288, 380, (0, "#93c563"), (1, "#6fae4f")))
    # A red barn, a silo and a house
    with d.group(transform="translate(-84 6)"):
        d.rectangle(470, 262, 18, 40, d.across(470, 488, (0, "#b9c2c9"), (.35, "#f2f5f7"), (1, "#8d99a3")))
        d.path("M470 262A9 9 0 0 1 488 262Z", d.across(470, 488, (0, "#c95a4a"), (1, "#8d332c")))
        for k in range(5):
            d.line([(470, 268 + k * 7), (488, 268 + k * 7)], "#8d99a3", .6)
        d.polygon([(490, 302), (490, 276), (505, 262), (520, 276), (520, 302)], "#d0493f")
        d.polygon([(520, 302), (520, 276), (556, 274), (556, 299)], "#a8352f")
        d.polygon([(487, 277), (505, 260), (541, 258), (559, 275), (520, 277.5), (505, 263)], "#5d4a4f")
        d.polygon([(505, 260), (541, 258), (559, 275), (522, 277.5)], "#79636a")
        d.rectangle(498, 284, 14, 18, "#8d2f2a")
        d.path("M498 284L512 302M512 284L498 302M498 284H512V302H498Z", stroke="#ffffff", stroke_width=1.3)
        for x in (526, 536, 546):
            d.rectangle(x, 281, 5, 6, "#fff0c4")
        d.polygon([(588, 298), (588, 280), (604, 266), (620, 280), (620, 298)], "#fff8ea")
        d.polygon([(620, 298), (620, 280), (646, 278), (646, 296)], "#e0d2bd")
        d.polygon([(604, 266), (632, 265), (650, 280), (621, 282)], "#7a5a4a")
        d.line([(586, 282), (604, 265.5), (622, 282)], "#5d4238", 2)
        for x, y in ((593, 283), (609, 283)):
            d.rectangle(x, y, 6, 7, "#6fa5c9")
        d.rectangle(601, 288, 6, 10, "#7a5a4a")


def meadow(d):
    d.path(smooth([(90, 322), (180, 308), (280, 324), (400, 342), (520, 330), (620, 340), (720, 326)]) + "L720 520L90 520Z", d.down(310, 470, (0, "#a5d065"), (.5, "#74b44f"), (1, "#4f9440")))
    d.path("M436 306C450 318 556 322 520 340C470 362 400 366 372 396C350 420 330 450 322 490L492 490C476 450 462 426 470 404C480 382 540 366 556 342C574 318 480 316 446 305Z", d.down(302, 480, (0, "#f2dfb0"), (1, "#d9b980")))
    for k in range(7):
        y = 372 + k * 16
        d.path(f"M{400 - k * 9} {y + 6}q14 -5 30 0", stroke="#c4a067", stroke_width=1.4, opacity=.7)
    for i, (a, b, c) in enumerate(scatter(160, 41)):
        x, y = 110 + a * 580, 340 + c * 130
        if 330 - (y - 340) * .1 < x < 560 - (y - 340) * .6:
            continue
        h = 3 + 6 * c
        d.path(f"M{x:.1f} {y:.1f}l-{h * .35:.1f} -{h:.1f}l{h * .35:.1f} {h * .5:.1f}l{h * .1:.1f} -{h * .8:.1f}l{h * .2:.1f} {h * .8:.1f}l{h * .4:.1f} -{h * .5:.1f}Z", mix("#5c9f42", "#a9d46a", b), opacity=.8)


def fence(d):
    posts = [(110, 372), (158, 360), (204, 349), (246, 340), (284, 333), (318, 328), (348, 324)]
    right = [(700, 398), (652, 382), (612, 370), (576, 360)]
    for run in (posts, right):
        for lift in (.3, .62, .9):
            points = [(x, y - lift * (14 + (y - 320) * .34)) for x, y in run]
            d.line(points, "#8d6a45", 2.6)
            d.line([(x, y - .8) for x, y in points], "#e0c091", .9)
        for x, y in run:
            h = 18 + (y - 320) * .42
            w = 2.4 + (y - 320) * .035
            d.rectangle(x - w, y - h, 2 * w, h + 2, d.across(x - w, x + w, (0, "#d9b483"), (.4, "#b98f5c"), (1, "#7a5a38")), 1)


def sheep(d, x, y, s, turn):
    d.ellipse(x, y + 1 * s, 22 * s, 4.5 * s, "#2f6a2f", opacity=.45)
    with d.group(transform=f"translate({x} {y}) scale({s * turn} {s})"):
        for lx in (-11, -5, 6, 12):
            d.rectangle(lx - 1.6, -10, 3.2, 11, "#4a4048", 1)
        for cx, cy, r in ((-13, -17, 8), (-6, -23, 9), (4, -24, 9.5), (12, -19, 8.5), (6, -14, 9), (-5, -13, 9)):
            d.circle(cx, cy, r, d.radial((cx - 3, cy - 4), r * 1.7, (0, "#ffffff"), (.6, "#f4efe6"), (1, "#c9bfb5")))
        d.circle(0, -18, 9, "#f9f5ee")
        d.ellipse(21, -24, 5, 6.6, "#4a4048", transform="rotate(-24 21 -24)")
        d.ellipse(15.5, -28, 4.4, 2.1, "#3a3138", transform="rotate(-24 15.5 -28)")
        d.circle(18, -30, 4.6, "#ffffff")
        d.circle(22.4, -25.6, .95, "#ffffff")


def tree(d, x, y):
    d.ellipse(x - 22, y + 2, 66, 10, "#2f6a2f", opacity=.45)
    d.path(f"M{x - 9} {y + 4}C{x - 5} {y - 24} {x - 5} {y - 46} {x - 10} {y - 70}L{x + 9} {y - 72}C{x + 5} {y - 44} {x + 6} {y - 22} {x + 12} {y + 4}Z", d.across(x - 9, x + 12, (0, "#b98a5c"), (1, "#5d3f28")))
    for dx, dy, r in ((-36, -82, 26), (34, -84, 28), (0, -72, 26), (-22, -112, 29), (22, -116, 30), (0, -138, 25), (0, -98, 32)):
        d.circle(x + dx, y + dy, r, d.radial((x + dx - r * .4, y + dy - r * .45), r * 1.6, (0, "#a9d767"), (.55, "#5fa549"), (1, "#2f7340")))
    for i, (a, b, c) in enumerate(scatter(26, 9)):
        ax, ay = x - 50 + a * 100, y - 150 + b * 90
        if ((ax - x) / 54) ** 2 + ((ay - y + 104) / 50) ** 2 < 1:
            d.circle(ax, ay, 3.4, d.radial((ax - 1, ay - 1), 4.4, (0, "#ff9a8a"), (1, "#cf3a35")))


def flowers(d):
    for i, (a, b, c) in enumerate(scatter(90, 77)):
        left = i % 2
        x = 118 + a * 190 if left else 500 + a * 190
        y = 412 + c * 66
        r = 1.6 + 2.2 * c
        tone = ("#ffffff", "#ffd84f", "#e8589a", "#e5484d", "#8f7ae0")[i % 5]
        d.line([(x, y), (x + b * 2 - 1, y + 5 * r)], "#3f7f38", .9)
        for k in range(5):
            d.circle(x + r * cos(k * 1.2566), y + r * sin(k * 1.2566) * .8, r * .72, tone)
        d.circle(x, y, r * .6, "#f9b53d" if tone != "#ffd84f" else "#b9702a")


def planks(i):
    return ("#9a6840", "#a87448", "#8d5d38", "#b07c4f", "#94623c")[(i * 7 + i * i) % 5]


def barn(d, cam):
    # Floor of wide boards running towards the door
    d.polygon(cam.floor(-HALF, HALF, .3, WALL_Z), "#5d3c24")
    for i in range(-10, 10):
        w = .36
        offset = ((i * 37) % 10) * .2
        for j in range(-1, 3):
            z0, z1 = max(j * 2.3 + offset, .3), min((j + 1) * 2.3 + offset - .015, WALL_Z)
            if z1 > z0:
                d.polygon(cam.floor(i * w, (i + 1) * w - .016, z0, z1), ("#b98a5c", "#c79a6a", "#a97c50", "#bf9062", "#cfa576")[(i * 7 + j * 3) % 5])
                for q in (z0 + .05, z1 - .05):
                    for u in (.07, .28):
                        p = cam.at(i * w + u, .001, q)
                        d.circle(*p, 1.1, "#4a3020")
    with d.blurred(4):
        d.polygon(cam.face([(-DOOR, .002, WALL_Z), (DOOR, .002, WALL_Z), (DOOR + .5, .002, 1.6), (-DOOR + .9, .002, 1.6)]), d.down(cam.at(0, 0, WALL_Z)[1], cam.at(0, 0, 1.6)[1], (0, "#fff0bd", .75), (1, "#ffe0a0", .15)))
    d.polygon(cam.floor(-HALF, HALF, .3, WALL_Z), d.down(470, 600, (0, "#2a1408", 0), (1, "#2a1408", .5)))
    # The wall round the opening
    opening = cam.front(-DOOR, DOOR, 0, LINTEL, WALL_Z)
    wall = cam.front(-HALF, HALF, 0, HEIGHT + 1.2, WALL_Z)
    with d.clipped(outline(wall) + outline(opening)):
        d.polygon(wall, "#4a2f1c")
        w = .24
        for i in range(-15, 15):
            tone = darker(planks(i), .3)
            d.polygon(cam.front(i * w + .008, (i + 1) * w - .008, 0, HEIGHT + 1.2, WALL_Z), tone)
            for k in range(3):
                x = i * w + .05 + k * .06
                d.line([cam.at(x, 0, WALL_Z), cam.at(x + .015 * sin(i + k), HEIGHT + 1, WALL_Z)], darker(tone, .25), .6, opacity=.6)
    for side in (-1, 1):
        d.polygon(cam.wall(side * HALF, 0, HEIGHT, .3, WALL_Z), "#3f2817")
        for k in range(16):
            y = k * .24
            tone = mix("#6b472b", "#8d6140", ((k * 5) % 7) / 7)
            d.polygon(cam.wall(side * HALF, y + .008, y + .232, .3, WALL_Z), darker(tone, .2 if side < 0 else .3))
    # Inner edge of the opening catches the light
    for x in (-DOOR, DOOR):
        xs = sorted((x, x * 1.05))
        box(d, cam, xs[0], xs[1], 0, LINTEL + .1, WALL_Z - .08, WALL_Z, "#d9a66b", "#7a5230", "#e0b27a")
    box(d, cam, -DOOR * 1.05, DOOR * 1.05, LINTEL, LINTEL + .16, WALL_Z - .09, WALL_Z, "#e0b27a", "#7a5230", "#7a5230")
    d.polygon(cam.front(-DOOR, DOOR, -.02, .03, WALL_Z - .01), "#e8c08a")


def doors(d, cam):
    """Two sliding doors hang on a rail, pushed aside."""
    z = WALL_Z - .16
    for side in (-1, 1):
        x0, x1 = sorted((side * (DOOR - .02), side * (DOOR + 1.5)))
        with d.blurred(4, .5):
            d.polygon(cam.front(x0 + .06, x1 + .06, .0, LINTEL, z), "#1c0f06")
        for k in range(8):
            a, b = x0 + k * (x1 - x0) / 8, x0 + (k + 1) * (x1 - x0) / 8
            tone = ("#b5483f", "#a53f38", "#bf5046", "#ad443c")[(k * 3) % 4]
            d.polygon(cam.front(a + .006, b - .006, .06, LINTEL + .02, z), d.down(cam.at(0, LINTEL, z)[1], cam.at(0, 0, z)[1], (0, darker(tone, .3)), (1, tone)))
        cream, edge = "#f4e6cc", "#b9a27c"
        bar = lambda p, q, w: (d.line([cam.at(*p, z - .02), cam.at(*q, z - .02)], edge, w * 127 + 2, stroke_linecap="butt"), d.line([cam.at(*p, z - .02), cam.at(*q, z - .02)], cream, w * 127, stroke_linecap="butt"))
        mid = LINTEL / 2 + .04
        with d.clipped(outline(cam.front(x0, x1, .06, LINTEL + .02, z - .02))):
            for lo, hi in ((.12, mid), (mid, LINTEL - .04)):
                bar((x0 + .05, lo), (x1 - .05, hi), .1)
                bar((x0 + .05, hi), (x1 - .05, lo), .1)
            for y in (.12, mid, LINTEL - .04):
                bar((x0, y), (x1, y), .12)
            for x in (x0 + .06, x1 - .06):
                bar((x, .06), (x, LINTEL), .12)
    a, b = cam.at(-HALF, LINTEL + .25, z - .05), cam.at(HALF, LINTEL + .18, z - .05)
    d.rectangle(a[0], a[1], b[0] - a[0], b[1] - a[1], d.down(a[1], b[1], (0, "#8d8a8d"), (.4, "#57545a"), (1, "#2b282e")))
    for x in (-DOOR - .25, DOOR + .25):
        p = cam.at(x, LINTEL + .24, z - .06)
        d.rectangle(p[0] - 4, p[1], 8, 32, "#2b282e", 2)
        d.circle(p[0], p[1], 11, "#3a363e")
        d.circle(p[0], p[1], 7, "#7a757d")
        d.circle(p[0], p[1], 2.5, "#2b282e")


def beams(d, cam):
    # Rafters of the roof, seen from below, and the tie beam with its braces
    y = HEIGHT - .25
    d.polygon(cam.face([(-HALF, y, .3), (-HALF, y, WALL_Z), (0, y + 1.0, WALL_Z), (0, y + 1.0, .3)]), "#4a2f1d")
    d.polygon(cam.face([(HALF, y, .3), (HALF, y, WALL_Z), (0, y + 1.0, WALL_Z), (0, y + 1.0, .3)]), "#40281a")
    z = 3.3
    box(d, cam, -HALF, HALF, y - .3, y - .04, z, z + .22, "#7a5230", d.down(cam.at(0, y, z)[1], cam.at(0, y - .3, z)[1], (0, "#8d6038"), (1, "#6b4528")), "#6b4528")
    d.polygon(cam.floor(-HALF, HALF, z, z + .22, y - .3), "#b9834f")
    for side in (-1, 1):
        x0, x1 = sorted((side * 2.02, side * 2.24))
        box(d, cam, x0, x1, 0, y - .3, z, z + .22, "#8d6038", d.across(cam.at(x0, 0, z)[0], cam.at(x1, 0, z)[0], (0, "#8d6038"), (.5, "#a5743f"), (1, "#6b4528")), "#c9965c")
        for u in (.3, .62):
            xx = x0 + u * (x1 - x0)
            d.line([cam.at(xx, .1, z - .01), cam.at(xx + .02, y - .5, z - .01)], "#5d3c22", .7, opacity=.7)
        brace = [(side * 2.05, y - 1.05), (side * 2.05, y - .82), (side * 1.48, y - .3), (side * 1.26, y - .3)]
        d.polygon(cam.face([(x, yy, z + .02) for x, yy in brace]), "#7a5230")
        d.line([cam.at(*brace[0], z), cam.at(*brace[3], z)], "#c9965c", 2)
        for yy in (y - .5, y - .93):
            p = cam.at(side * 2.13, yy, z - .01)
            d.circle(*p, 3, "#3a2413")
            d.circle(p[0] - .7, p[1] - .7, 1.2, "#b98a5c")


def bale(d, cam, x0, x1, y0, y1, z0, z1):
    box(d, cam, x0, x1, y0, y1, z0, z1, "#f0d27f", d.down(cam.at(0, y1, z0)[1], cam.at(0, y0, z0)[1], (0, "#e3bd5f"), (1, "#b98d3a")), "#c9a04a")
    w = x1 - x0
    for i, (a, b, c) in enumerate(scatter(46, int(x0 * 10) + int(y0 * 10) + 60)):
        p, q = cam.at(x0 + .03 + a * (w - .16), y0 + .02 + b * (y1 - y0 - .04), z0 - .005), None
        q = cam.at(x0 + .03 + a * (w - .16) + .05 + .07 * c, y0 + .02 + b * (y1 - y0 - .04) + (c - .5) * .03, z0 - .005)
        d.line([p, q], ("#fbe7a5", "#a87c30", "#d9b254")[i % 3], 1.1)
    for i, (a, b, c) in enumerate(scatter(26, int(x0 * 10) + 90)):
        d.line([cam.at(x0 + a * w * .9, y1, z0 + b * (z1 - z0)), cam.at(x0 + a * w * .9 + .1, y1, z0 + b * (z1 - z0) + (c - .5) * .05)], ("#fff2c0", "#c9a04a")[i % 2], .9)
    for u in (.28, .72):
        x = x0 + u * w
        d.line([cam.at(x, y0, z0 - .01), cam.at(x, y1, z0 - .01), cam.at(x, y1 + .001, z1)], "#8d4f35", 1.6)


def bales(d, cam):
    with d.blurred(6, .5):
        d.polygon(cam.floor(-2.4, -.95, 2.1, 3.1), "#1c0f06")
    bale(d, cam, -2.15, -1.15, 0, .46, 2.35, 3.0)
    bale(d, cam, -2.25, -1.5, .46, .86, 2.45, 3.0)
    # A fork leans on them
    a, b = cam.at(-.92, 0, 2.3), cam.at(-1.3, 1.55, 2.75)
    d.line([a, b], "#6b4528", 6)
    d.line([(a[0] - 1, a[1]), (b[0] - 1, b[1])], "#c9965c", 2)
    with d.group(transform=f"translate({a[0]:.1f} {a[1]:.1f}) rotate(-12)"):
        for k in (-13, -4.5, 4.5, 13):
            d.line([(k * .9, -2), (k, 32)], "#3a363e", 2.6)
        d.path("M-13 -2Q0 -14 13 -2", stroke="#3a363e", stroke_width=4)


def table(d, cam):
    z0, z1, x0, x1 = 2.5, 3.35, .18, 1.85
    with d.blurred(7, .5):
        d.polygon(cam.floor(x0 - .1, x1 + .25, z0 - .25, z1), "#1c0f06")
    for x in (x0 + .12, x1 - .12):
        for z in (z1 - .1, z0 + .08):
            box(d, cam, x - .05, x + .05, 0, .7, z - .05, z + .05, "#7a5230", d.across(cam.at(x - .05, 0, z)[0], cam.at(x + .05, 0, z)[0], (0, "#a5743f"), (1, "#6b4528")), "#5d3c22")
    box(d, cam, x0 + .08, x1 - .08, .56, .7, z0 + .05, z0 + .07, "#7a5230", "#7a5230", "#7a5230")
    box(d, cam, x0, x1, .7, .77, z0, z1, "#e0b27a", d.down(cam.at(0, .77, z0)[1], cam.at(0, .7, z0)[1], (0, "#a5743f"), (1, "#6b4528")), "#7a5230")
    for k in range(4):
        a, b = z0 + k * (z1 - z0) / 4, z0 + (k + 1) * (z1 - z0) / 4 - .012
        d.polygon(cam.floor(x0, x1, a, b, .771), ("#e8bd85", "#d9a96e", "#e3b57a", "#efc892")[k])
    # A gingham runner
    for i in range(12):
        for j in range(6):
            a, b = x0 + .32 + i * .085, z0 + .17 + j * .085
            tone = "#e5605a" if i % 2 and j % 2 else "#f4aaa0" if (i + j) % 2 else "#fff8ee"
            d.polygon(cam.floor(a, a + .085, b, b + .085, .773), tone)
    s = cam.scale(z0 + .45)
    # Milk can, loaf, jar of flowers
    p = cam.at(.52, .775, z0 + .45)
    d.ellipse(p[0] + 6, p[1] + 1, 22, 6, "#5d2f22", opacity=.45)
    metal = d.across(p[0] - 18, p[0] + 18, (0, "#8d99a3"), (.35, "#ffffff"), (.7, "#c4ccd2"), (1, "#6b7680"))
    d.path(f"M{p[0] - 17} {p[1]}L{p[0] - 17} {p[1] - 38}Q{p[0] - 16} {p[1] - 47} {p[0] - 9} {p[1] - 51}L{p[0] - 9} {p[1] - 60}L{p[0] + 9} {p[1] - 60}L{p[0] + 9} {p[1] - 51}Q{p[0] + 16} {p[1] - 47} {p[0] + 17} {p[1] - 38}L{p[0] + 17} {p[1]}Q{p[0]} {p[1] + 8} {p[0] - 17} {p[1]}Z", metal)
    d.rectangle(p[0] - 12, p[1] - 65, 24, 7, metal, 3)
    for y in (10, 36):
        d.path(f"M{p[0] - 17} {p[1] - y}Q{p[0]} {p[1] - y + 7} {p[0] + 17} {p[1] - y}", stroke="#7a8790", stroke_width=1.3)
    p = cam.at(1.02, .775, z0 + .4)
    d.ellipse(p[0] + 3, p[1] + 1, 36, 8, "#5d2f22", opacity=.4)
    d.ellipse(p[0], p[1] - 2, 37, 7.5, "#a5743f")
    d.ellipse(p[0], p[1] - 4, 37, 7.5, "#d9a96e")
    d.path(f"M{p[0] - 29} {p[1] - 5}C{p[0] - 33} {p[1] - 26} {p[0] - 12} {p[1] - 29} {p[0]} {p[1] - 29}C{p[0] + 12} {p[1] - 29} {p[0] + 33} {p[1] - 26} {p[0] + 29} {p[1] - 5}Q{p[0]} {p[1] + 2} {p[0] - 29} {p[1] - 5}Z", d.down(p[1] - 29, p[1], (0, "#e8a95a"), (.5, "#c97f3a"), (1, "#8d5226")))
    for k in (-14, -2, 10):
        d.path(f"M{p[0] + k - 4} {p[1] - 13}Q{p[0] + k} {p[1] - 23} {p[0] + k + 8} {p[1] - 25}", stroke="#f9dfa8", stroke_width=2.6)
    p = cam.at(1.52, .775, z0 + .5)
    for dx, dy, tone in ((-16, -56, "#ffffff"), (-6, -66, "#ffd84f"), (6, -60, "#e8589a"), (16, -53, "#8f7ae0"), (-1, -50, "#ffffff"), (10, -72, "#ffffff")):
        d.line([(p[0], p[1] - 18), (p[0] + dx, p[1] + dy)], "#4f8f42", 1.4)
        for k in range(7):
            d.circle(p[0] + dx + 4.4 * cos(k * .8976), p[1] + dy + 4.4 * sin(k * .8976), 2.9, tone)
        d.circle(p[0] + dx, p[1] + dy, 2.9, "#f9a53d")
    d.path(f"M{p[0] - 11} {p[1]}L{p[0] - 12} {p[1] - 25}L{p[0] + 12} {p[1] - 25}L{p[0] + 11} {p[1]}Q{p[0]} {p[1] + 5} {p[0] - 11} {p[1]}Z", "#e3f4fa", opacity=.75)
    d.path(f"M{p[0] - 11} {p[1]}L{p[0] - 11.5} {p[1] - 14}L{p[0] + 11.5} {p[1] - 14}L{p[0] + 11} {p[1]}Q{p[0]} {p[1] + 5} {p[0] - 11} {p[1]}Z", "#9fd3e8", opacity=.8)
    d.line([(p[0] - 8, p[1] - 22), (p[0] - 7.5, p[1] - 3)], "#ffffff", 2, opacity=.9)
    for x in (.42, 1.05, 1.68):
        stool(d, cam, x, z0 - .28)


def stool(d, cam, x, z):
    with d.blurred(4, .4):
        d.polygon(cam.face([(a, 0, b) for a, b in ring(x, z, .25, .2)]), "#1c0f06")
    for u, w in ((-.13, .1), (.13, .1), (0, -.12)):
        a, b = cam.at(x + u * .7, .42, z + w * .6), cam.at(x + u * 1.2, 0, z + w)
        d.line([a, b], "#6b4528", 7, stroke_linecap="butt")
        d.line([(a[0] - 1.6, a[1]), (b[0] - 1.6, b[1])], "#b98a5c", 2, stroke_linecap="butt")
    xa, xb = cam.at(x - .2, 0, z)[0], cam.at(x + .2, 0, z)[0]
    plate(d, cam, ring(x, z, .2, .17), .41, .47, d.across(xa, xb, (0, "#c9965c"), (.5, "#f0cd98"), (1, "#c08b52")), d.across(xa, xb, (0, "#7a5230"), (.4, "#a5743f"), (1, "#5d3c22")))
    for r in (.6, .3):
        d.path(outline(cam.face([(a, .471, b) for a, b in ring(x, z, .2 * r, .17 * r)])), stroke="#a5743f", stroke_width=.8, opacity=.7)


def lantern(d, cam):
    z = 3.2
    s = cam.scale(z)
    top, p = cam.at(0, HEIGHT - .5, z), cam.at(0, 2.42, z)
    d.line([top, p], "#2b2019", 1.4)
    d.circle(p[0], p[1] + 22, 70, d.radial((p[0], p[1] + 22), 70, (0, "#ffe0a0", .75), (1, "#ffcf7a", 0)))
    d.path(f"M{p[0] - 14} {p[1] + 6}Q{p[0]} {p[1] - 14} {p[0] + 14} {p[1] + 6}", stroke="#2b2019", stroke_width=1.6)
    d.polygon([(p[0] - 15, p[1] + 10), (p[0] - 6, p[1]), (p[0] + 6, p[1]), (p[0] + 15, p[1] + 10)], "#3a2c22")
    d.path(f"M{p[0] - 11} {p[1] + 10}Q{p[0] - 17} {p[1] + 24} {p[0] - 11} {p[1] + 38}L{p[0] + 11} {p[1] + 38}Q{p[0] + 17} {p[1] + 24} {p[0] + 11} {p[1] + 10}Z", d.radial((p[0], p[1] + 26), 22, (0, "#fffbe3"), (.5, "#ffe08a"), (1, "#f2b04a")))
    for u in (-7, 7):
        d.path(f"M{p[0] + u} {p[1] + 10}Q{p[0] + u * 1.5} {p[1] + 24} {p[0] + u} {p[1] + 38}", stroke="#3a2c22", stroke_width=1.2)
    d.rectangle(p[0] - 14, p[1] + 37, 28, 7, "#3a2c22", 2)

"""Elephant Room: a marble hall with coffered vault, and the elephant on its plinth."""

from math import cos, pi, sin

import elephant
from drawing import Drawing, darker, lighter, mix, outline, scatter, smooth
from perspective import Camera, box, plate, ring

FAR_Z, NAVE, SPRING, WALL_X = 14.0, 3.1, 4.9, 5.2
COLUMNS = [12.6, 9.9, 7.2, 4.5]
BAY = 2.7


def draw(detail=3):
    d = Drawing()
    cam = Camera(focal=540, centre=(400, 318), eye=(0, 1.6, 0))
    end_wall(d, cam)
    vault(d, cam)
    aisles(d, cam)
    floor(d, cam)
    for side in (-1, 1):
        arcade(d, cam, side)
    for z in COLUMNS:
        for side in (-1, 1):
            column(d, cam, side * NAVE, z)
    sunbeams(d, cam)
    chandelier(d, cam)
    plinth(d, cam)
    place = (-.5, .98, 5.3)
    window = (170, 70, 480, 340)
    d.picture(elephant.data_url(cam, place, .62, .98, window, detail), *window)
    plaque(d, cam)
    barrier(d, cam)
    return d


def end_wall(d, cam):
    z = FAR_Z
    d.polygon(cam.front(-WALL_X, WALL_X, 0, 9, z), d.down(40, 380, (0, "#e9d3b4"), (1, "#d9bd9c")))

    def arch(half, low, spring):
        return [(-half, low)] + [(-half * cos(pi * i / 40), spring + half * sin(pi * i / 40)) for i in range(41)] + [(half, low)]

    at = lambda pts, dz=0: cam.face([(x, y, z - dz) for x, y in pts])
    d.polygon(at(arch(2.35, 1.0, 4.6)), "#b98f68")
    d.polygon(at(arch(2.22, 1.1, 4.6)), "#f5e3c6")
    glass = at(arch(2.0, 1.3, 4.6))
    d.polygon(glass, d.down(120, 330, (0, "#8fcdf0"), (.6, "#d9f0f7"), (1, "#fff1cc")))
    with d.clipped(outline(glass)):
        c = cam.at(0, 4.6, z)
        d.circle(c[0] - 20, c[1] + 10, 80, d.radial((c[0] - 20, c[1] + 10), 80, (0, "#ffffff", .9), (1, "#fff3cf", 0)))
        for i, (a, b, v) in enumerate(scatter(26, 5)):
            x = 320 + a * 160
            d.circle(x, 318 + b * 14, 8 + 9 * v, mix("#6fae6a", "#a9d08a", v))
    s = cam.scale(z)
    for k in range(-3, 4):
        x = k * .5
        top = 4.6
        d.line([cam.at(x, 1.3, z), cam.at(x, top, z)], "#7a5a40", 2.2 if k % 3 else 3)
    for y in (2.1, 2.9, 3.7, 4.6):
        d.line([cam.at(-2, y, z), cam.at(2, y, z)], "#7a5a40", 2 if y < 4.6 else 3.4)
    for k in range(1, 8):
        a = pi * k / 8
        d.line([cam.at(.62 * cos(a), 4.6 + .62 * sin(a), z), cam.at(2 * cos(a), 4.6 + 2 * sin(a), z)], "#7a5a40", 2)
    for r in (.62, 1.3):
        d.line([cam.at(r * cos(pi * i / 30), 4.6 + r * sin(pi * i / 30), z) for i in range(31)], "#7a5a40", 2)
    box(d, cam, -2.5, 2.5, .9, 1.1, z - .2, z, "#fff0d6", "#d9bd96", "#c9a980")
    for k in range(-5, 6):
        d.polygon(cam.front(k * .46 - .17, k * .46 + .17, .2, .75, z), "#c9a980")
        d.polygon(cam.front(k * .46 - .14, k * .46 + .14, .24, .72, z), "#e3c9a5")


def vault(d, cam):
    """The barrel vault with coffers."""
    count = 15
    base = "#ead6b9"
    z_edges = [FAR_Z - k * .9 for k in range(14)]
    for i in range(count):
        a, b = pi * i / count, pi * (i + 1) / count
        m = (a + b) / 2
        light = .5 + .5 * cos(m - .6)
        tone = mix("#b08c6b", "#f9ead0", light * .55 + .35 * sin(m))
        p = lambda t, z, r=NAVE: (r * cos(t), SPRING + r * sin(t), z)
        strip = cam.face([p(a, FAR_Z), p(b, FAR_Z), p(b, 1.2), p(a, 1.2)])
        d.polygon(strip, tone, stroke=tone, stroke_width=.6)
        for z1, z0 in zip(z_edges, z_edges[1:]):
            u, v = (b - a) * .13, .1
            outer = [p(a + u, z0 + v), p(b - u, z0 + v), p(b - u, z1 - v), p(a + u, z1 - v)]
            deep = NAVE + .16
            inner = [p(a + u * 1.7, z0 + v * 1.6, deep), p(b - u * 1.7, z0 + v * 1.6, deep), p(b - u * 1.7, z1 - v * 1.6, deep), p(a + u * 1.7, z1 - v * 1.6, deep)]
            o, n = cam.face(outer), cam.face(inner)
            if len(o) != 4 or len(n) != 4:
                continue
            d.polygon(o, darker(tone, .3))
            d.polygon([o[2], o[3], n[3], n[2]], darker(tone, .12))
            d.polygon([o[0], o[1], n[1], n[0]], darker(tone, .42))
            d.polygon(n, mix(darker(tone, .2), "#8fa9b8", .22))
            c = cam.at(*p(m, (z0 + z1) / 2, deep - .05))
            r = cam.scale((z0 + z1) / 2) * .07
            if r > 2:
                d.circle(*c, r, "#f2c878")
                d.circle(c[0], c[1], r * .5, "#b98438")


def aisles(d, cam):
    for side in (-1, 1):
        x = side * WALL_X
        edge = cam.at(x, 0, FAR_Z)[0]
        far_to_near = d.across(edge, 0 if side < 0 else 800, (0, "#d9bd9c"), (1, "#a5846a" if side < 0 else "#c4a283"))
        d.polygon(cam.wall(x, 0, SPRING, 1, FAR_Z), far_to_near)
        d.polygon(cam.floor(min(x, side * NAVE), max(x, side * NAVE), 1, FAR_Z, SPRING), "#b59678")
        # Tall windows between the columns
        for z in [c - BAY / 2 for c in COLUMNS] + [COLUMNS[0] + .75]:
            half, low, spring = (.62, .9, 3.1) if z < COLUMNS[0] else (.4, .9, 3.1)
            arch = [(z - half, low)] + [(z - half * cos(pi * i / 20), spring + half * sin(pi * i / 20)) for i in range(21)] + [(z + half, low)]
            d.polygon(cam.face([(x, y + (.06 if y > low else -.06), z + (zz - z) * 1.14) for zz, y in arch]), "#f5e3c6")
            pts = cam.face([(x, y, zz) for zz, y in arch])
            ys = [q[1] for q in pts]
            d.polygon(pts, d.down(min(ys), max(ys), (0, "#9fd6f4"), (.7, "#eaf6f2"), (1, "#fff1cc")))
            for k in (-.33, .33):
                d.line([cam.at(x, low, z + half * k), cam.at(x, spring + half * .9, z + half * k)], "#8d6a4a", 1.6)
            for y in (1.5, 2.1, 2.7, 3.3):
                d.line([cam.at(x, y, z - half), cam.at(x, y, z + half)], "#8d6a4a", 1.6)
        d.polygon(cam.wall(x, 0, .75, 1, FAR_Z), "#8d6a54" if side < 0 else "#a57f63")
        d.polygon(cam.wall(x, .72, .8, 1, FAR_Z), "#e3c9a5")


def floor(d, cam):
    d.polygon(cam.floor(-WALL_X, WALL_X, .4, FAR_Z), d.down(380, 600, (0, "#fbefdb"), (1, "#d9c4ab")))
    tile = .8
    for i in range(-7, 7):
        for j in range(18):
            z0, z1 = .4 + j * tile, min(.4 + (j + 1) * tile, FAR_Z)
            x0, x1 = max(i * tile, -WALL_X), min((i + 1) * tile, WALL_X)
            if x1 <= x0 or z1 <= z0:
                continue
            quad = cam.floor(x0, x1, z0, z1)
            tone = ("#3f4f66", "#48596f", "#394860")[(i * 5 + j * 3) % 3] if (i + j) % 2 else ("#f6ead8", "#efe0ca", "#fbf2e3")[(i * 3 + j) % 3]
            d.polygon(quad, tone)
            # A vein or two in the marble
            u = ((i * 7 + j * 11) % 9) / 9
            vein = [cam.at(x0 + (x1 - x0) * s, .001, z0 + (z1 - z0) * t) for s, t in ((0, u), (.35, u * .6 + .2), (.6, u * .5 + .35), (1, u * .4 + .5))]
            d.path(smooth(vein), stroke="#6f829b" if (i + j) % 2 else "#cbb59a", stroke_width=.8, opacity=.6)
    d.polygon(cam.floor(-WALL_X, WALL_X, .4, FAR_Z), d.down(380, 600, (0, "#ffe9c0", .6), (.4, "#ffe0b0", .12), (1, "#1c1420", .42)))
    # Columns and the great window mirrored in the polish
    with d.blurred(3, .3):
        for z in COLUMNS:
            for side in (-1, 1):
                a, b = cam.at(side * NAVE - .3, 0, z), cam.at(side * NAVE + .3, 0, z)
                d.rectangle(a[0], a[1], b[0] - a[0], 150 * 6 / z, d.down(a[1], a[1] + 150 * 6 / z, (0, "#fff3df"), (1, "#fff3df", 0)))
        a, b = cam.at(-2, 0, FAR_Z), cam.at(2, 0, FAR_Z)
        d.rectangle(a[0], a[1] + 6, b[0] - a[0], 140, d.down(a[1], a[1] + 150, (0, "#ffffff"), (1, "#ffffff", 0)))
    # A carpet leads up to the plinth
    d.polygon(cam.floor(-.85, .85, .5, 4.2, .004), d.down(430, 600, (0, "#b5333f"), (1, "#7d1f2e")))
    for x in (-.85, .85):
        xs = sorted((x * .82, x * .9))
        d.polygon(cam.floor(xs[0], xs[1], .5, 4.2, .006), "#f0c66f")
    z = .7
    while z < 4.0:
        d.polygon(cam.face([(x, .006, y) for x, y in ((0, z), (.2, z + .2), (0, z + .4), (-.2, z + .2))]), "#d9a44a")
        d.polygon(cam.face([(x, .007, y) for x, y in ((0, z + .09), (.11, z + .2), (0, z + .31), (-.11, z + .2))]), "#8d2433")
        z += .52


def arcade(d, cam, side):
    """The wall over the columns, with an arch from each to the next."""
    x = side * NAVE
    top, spring, half = SPRING, 3.35, BAY / 2 - .22
    shade, light = ("#c9aa88", "#e9d0ac") if side < 0 else ("#e3c7a1", "#f7e3c4")
    wall = cam.wall(x, spring, top + .05, 1.0, FAR_Z)
    data = outline(wall)
    holes = []
    for z in [c - BAY / 2 for c in COLUMNS] + [COLUMNS[0] + .95]:
        h = half if z < COLUMNS[0] else .6
        hole = [(z - h * cos(pi * i / 28), spring + h * sin(pi * i / 28)) for i in range(29)]
        holes.append((z, hole))
        data += outline(cam.face([(x, y, zz) for zz, y in hole]))
    edge = cam.at(x, 0, FAR_Z)[0]
    # Undersides first: they are seen through the openings
    for z, hole in holes:
        for (za, ya), (zb, yb) in zip(hole, hole[1:]):
            facing = (zb - za), (yb - ya)
            tone = mix(darker(shade, .38), lighter(light, .1), .5 + .5 * (zb + za - 2 * z) / (2 * half))
            d.polygon(cam.face([(x, ya, za), (x, yb, zb), (x + side * .45, yb, zb), (x + side * .45, ya, za)]), tone, stroke=tone, stroke_width=.4)
    d.path(data, d.across(edge, 0 if side < 0 else 800, (0, light), (1, shade)), fill_rule="evenodd")
    for z, hole in holes:
        d.line([cam.at(x - side * .01, y + .0, zz) for zz, y in hole], "#fff3dc", 2.2)
        d.line([cam.at(x - side * .01, spring + (y - spring) * 1.14, z + (zz - z) * 1.14) for zz, y in hole], darker(shade, .22), 1)
    for y0, y1, tone in ((top - .02, top + .1, "#fff3dc"), (top - .14, top - .02, "#b98f68"), (top - .22, top - .14, "#f0d6ae")):
        d.polygon(cam.wall(x - side * .04, y0, y1, 1.0, FAR_Z), tone)
    z = FAR_Z - .2
    while z > 2.5:
        d.polygon(cam.wall(x - side * .045, top - .13, top - .05, z - .07, z + .07), "#e3c08d")
        z -= .28


def column(d, cam, x, z):
    s = cam.scale(z)
    p = lambda y: cam.at(x, y, z)[1]
    cx = cam.at(x, 0, z)[0]
    r = .24 * s
    left_light = x > 0
    stops = ((0, "#a5846a"), (.25, "#fff6e6"), (.55, "#e3cbb0"), (1, "#8d6d56")) if left_light else ((0, "#8d6d56"), (.45, "#e3cbb0"), (.75, "#fff6e6"), (1, "#a5846a"))
    with d.blurred(.06 * s, .4):
        d.ellipse(cx - .15 * s, p(0), r * 2, r * .6, "#2b1c18")
    box(d, cam, x - .36, x + .36, 0, .22, z - .36, z + .36, "#f0dcc0", d.across(cx - .4 * s, cx + .4 * s, *stops), "#b5957a")
    for y0, y1, w in ((.22, .36, 1.32), (.36, .42, 1.1), (3.0, 3.06, 1.1)):
        d.rectangle(cx - r * w, p(y1), 2 * r * w, p(y0) - p(y1) + 1, d.across(cx - r * w, cx + r * w, *stops), .04 * s)
    d.path(f"M{cx - r:.2f} {p(.42):.2f}L{cx - r * .86:.2f} {p(3.02):.2f}L{cx + r * .86:.2f} {p(3.02):.2f}L{cx + r:.2f} {p(.42):.2f}Z", d.across(cx - r, cx + r, *stops))
    for k in range(-4, 5):
        t = sin(k * pi / 9.6)
        d.line([(cx + r * t, p(.46)), (cx + r * t * .86, p(2.98))], "#8d6d56", max(.5, .016 * s), opacity=.5, stroke_linecap="butt")
        d.line([(cx + r * t + .02 * s, p(.46)), (cx + r * t * .86 + .018 * s, p(2.98))], "#fffaf0", max(.4, .01 * s), opacity=.6, stroke_linecap="butt")
    # Capital with two scrolls
    gold = d.across(cx - r * 1.5, cx + r * 1.5, (0, "#a87838"), (.4, "#ffe6a8"), (1, "#8d5f28"))
    d.polygon([(cx - r * .9, p(3.04)), (cx - r * 1.35, p(3.24)), (cx + r * 1.35, p(3.24)), (cx + r * .9, p(3.04))], gold)
    for side in (-1, 1):
        q = (cx + side * r * 1.25, p(3.18))
        d.circle(*q, .1 * s, gold)
        d.circle(*q, .06 * s, "#8d5f28")
        d.circle(*q, .03 * s, "#ffe6a8")
    box(d, cam, x - .38, x + .38, 3.24, 3.38, z - .38, z + .38, "#c9a980", d.across(cx - .4 * s, cx + .4 * s, *stops), "#b5957a")


def sunbeams(d, cam):
    with d.blurred(5, .5):
        for z in [c - BAY / 2 for c in COLUMNS[1:]]:
            a, b = cam.at(-WALL_X, 3.5, z - .5), cam.at(-WALL_X, 1.0, z - .5)
            c, e = cam.at(-.6, 0, z - .7), cam.at(-1.8, 0, z + .4)
            d.polygon([a, c, e, b], d.linear(a, c, (0, "#fff3c9", .5), (1, "#fff3c9", .06)))
    with d.blurred(2, .5):
        for z in [c - BAY / 2 for c in COLUMNS]:
            for k in range(3):
                x = -2.5 + k * .42
                d.polygon(cam.face([(x, .004, z - .42), (x + .34, .004, z - .36), (x + .12, .004, z + .42), (x - .22, .004, z + .36)]), "#fff6d6", opacity=.75)


def chandelier(d, cam):
    z = 9.4
    s = cam.scale(z)
    c = cam.at(0, 6.35, z)
    d.line([(c[0], -5), (c[0], c[1] - .3 * s)], "#8d6232", 1.6)
    d.circle(c[0], c[1], 1.5 * s, d.radial(c, 1.5 * s, (0, "#fff3c9", .7), (1, "#ffe6a8", 0)))
    for r, y in ((1.0, .12), (.6, -.25)):
        d.path(outline(ring(c[0], c[1] + y * s, r * s, r * .2 * s)), stroke="#a87838", stroke_width=2.6)
        for k in range(12 if r > .8 else 8):
            a = 2 * pi * k / (12 if r > .8 else 8) + .2
            x, yy = c[0] + r * s * cos(a), c[1] + y * s + r * .2 * s * sin(a)
            d.rectangle(x - 1.2, yy - 8, 2.4, 8, "#fff8e6")
            d.circle(x, yy - 10, 5, d.radial((x, yy - 10), 5, (0, "#fffbe3", .95), (1, "#ffd98a", 0)))
            d.circle(x, yy + 3, 1.7, "#d9f0f7")
            d.circle(x, yy + 6, 1.1, "#ffffff")
    for u in (-1, -.5, .5, 1):
        d.line([(c[0], c[1] - .5 * s), (c[0] + u * s, c[1] + .12 * s)], "#c9963f", 1)


def plinth(d, cam):
    x, z = 0, 5.3
    with d.blurred(8, .55):
        d.polygon(cam.face([(a + .15, 0, b - .15) for a, b in ring(x, z, 2.25, 1.45)]), "#1c1420")
    for r, y0, y1, top, side in ((2.0, 0, .16, "#fff6e6", "#cbb298"), (1.82, .16, .3, "#f5e6d0", "#b99d82"), (1.66, .3, .86, "#f7e9d4", "#c4a88c"), (1.76, .86, .98, "#fffaf0", "#dcc5aa")):
        xa, xb = cam.at(x - r, 0, z)[0], cam.at(x + r, 0, z)[0]
        plate(d, cam, ring(x, z, r, r * .62, steps=80), y0, y1, d.across(xa, xb, (0, lighter(top, .2)), (1, darker(top, .14))),
              d.across(xa, xb, (0, darker(side, .22)), (.28, lighter(side, .5)), (.6, side), (1, darker(side, .42))))
    # Panels round the drum
    r = 1.665
    for k in range(-5, 6):
        a0, a1 = -pi / 2 + k * .27 - .1, -pi / 2 + k * .27 + .1
        q = lambda a, y: (x + r * cos(a), y, z + r * .62 * sin(a))
        d.polygon(cam.face([q(a0, .38), q(a1, .38), q(a1, .78), q(a0, .78)]), "#8d6d56", opacity=.35)
        d.polygon(cam.face([q(a0 + .018, .41), q(a1 - .01, .41), q(a1 - .01, .76), q(a0 + .018, .76)]), "#fff3df", opacity=.4)
    with d.blurred(5, .5):
        d.polygon(cam.face([(a, .985, b) for a, b in ring(.05, z - .05, 1.25, .62)]), "#2b1c20")


def plaque(d, cam):
    z = 5.3 - 1.665 * .62 - .02
    d.polygon(cam.front(-.36, .36, .42, .76, z), "#8d6232")
    d.polygon(cam.front(-.34, .34, .44, .74, z), d.linear(cam.at(-.34, .74, z), cam.at(.34, .44, z), (0, "#f9dc94"), (.5, "#d9a44a"), (1, "#b5802f")))
    for k, w in enumerate((.2, .26, .16)):
        d.line([cam.at(-w, .67 - k * .08, z), cam.at(w, .67 - k * .08, z)], "#6b4520", 2 if k == 0 else 1.3)


def barrier(d, cam):
    """Brass posts and a red rope before the plinth."""
    posts = [(-2.15, 4.6), (-1.5, 3.75), (1.5, 3.75), (2.15, 4.6)]
    for (x0, z0), (x1, z1) in ((posts[0], posts[1]), (posts[2], posts[3])):
        points = [cam.at(x0 + (x1 - x0) * t, .86 - .95 * t * (1 - t), z0 + (z1 - z0) * t) for t in [k / 16 for k in range(17)]]
        d.path(smooth(points), stroke="#6b1a26", stroke_width=7, stroke_linecap="round")
        d.path(smooth([(x, y - 1.4) for x, y in points]), stroke="#d9505a", stroke_width=2.4, stroke_linecap="round")
    for x, z in posts:
        s = cam.scale(z)
        a, b = cam.at(x, 0, z), cam.at(x, .92, z)
        with d.blurred(3, .4):
            d.ellipse(a[0] + 4, a[1], .22 * s, .07 * s, "#1c1420")
        brass = d.across(a[0] - .05 * s, a[0] + .05 * s, (0, "#8d5f28"), (.4, "#fff0bd"), (1, "#8d5f28"))
        plate(d, cam, ring(x, z, .17, .15), 0, .04, "#f0cb7a", "#9c6d2f")
        d.rectangle(a[0] - .032 * s, b[1], .064 * s, a[1] - b[1], brass)
        d.rectangle(a[0] - .05 * s, b[1], .1 * s, .07 * s, brass, 2)
        d.circle(b[0], b[1] - .04 * s, .065 * s, d.radial((b[0] - .02 * s, b[1] - .06 * s), .09 * s, (0, "#fff8dc"), (.5, "#e0ad4f"), (1, "#8d5f28")))

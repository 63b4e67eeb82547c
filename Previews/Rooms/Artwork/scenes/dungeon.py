"""Dungeon: a stone vault by torchlight, a barred gate at its end and a cell on the right."""

from math import cos, pi, sin, sqrt

from drawing import Drawing, darker, lighter, lit, mix, outline, scatter
from perspective import Camera, box, ring, rounded

HALF, SPRING, FAR_Z = 2.1, 1.55, 9.0
TORCHES = [(-1.82, 1.95, 3.0), (1.82, 1.95, 3.0), (-1.82, 1.95, 6.2), (1.82, 1.95, 6.2)]
RIBS = [7.7, 4.6, 1.75]
NOISE = [n[0] for n in scatter(997, 3)]


def light_at(x, y, z, nx, ny, nz, ambient=(.17, .19, .29)):
    """How brightly a stone facing (nx, ny, nz) is lit, for red, green and blue."""
    red, green, blue = ambient
    for tx, ty, tz in TORCHES + [(0, .95, 4.9)]:
        weight = .55 if tx == 0 else 1
        tx *= .86
        dx, dy, dz = tx - x, ty - y, tz - z
        distance = sqrt(dx * dx + dy * dy + dz * dz) + 1e-6
        facing = max(0, (dx * nx + dy * ny + dz * nz) / distance) * .8 + .2
        power = weight * 1.42 * facing / (1 + distance * distance * .62)
        red, green, blue = red + power * .98, green + power * .7, blue + power * .42
    return red, green, blue


def profile(s):
    """The point and inward normal after walking `s` metres from the right foot of the vault up and over."""
    arc = pi * HALF
    if s < SPRING:
        return HALF, s, -1, 0
    if s < SPRING + arc:
        a = (s - SPRING) / HALF
        return HALF * cos(a), SPRING + HALF * sin(a), -cos(a), -sin(a)
    return -HALF, 2 * SPRING + arc - s, 1, 0


def stone(index, base="#a89a8c"):
    n = NOISE[index % 997]
    return mix(darker(base, .16), lighter(mix(base, "#9aa3a8", .5 * NOISE[(index * 13) % 997]), .1), n)


def draw():
    d = Drawing()
    cam = Camera(focal=520, centre=(400, 282), eye=(0, 1.55, 0))
    d.rectangle(0, 0, 800, 600, "#15121a")
    end_wall(d, cam)
    gate(d, cam)
    floor(d, cam)
    vault(d, cam)
    cell(d, cam)
    rib(d, cam, RIBS[0])
    for torch in TORCHES[2:]:
        draw_torch(d, cam, torch)
    rib(d, cam, RIBS[1])
    chains(d, cam)
    barrels(d, cam)
    table(d, cam)
    for torch in TORCHES[:2]:
        draw_torch(d, cam, torch)
    rib(d, cam, RIBS[2])
    d.rectangle(0, 0, 800, 600, d.radial((400, 300), 560, (.55, "#0a0710", 0), (1, "#0a0710", .62)))
    return d


def end_wall(d, cam):
    index = 0
    rows = int((SPRING + HALF) / .34) + 1
    clip = cam.face([(x, y, FAR_Z) for x, y in [profile(s * .1)[:2] for s in range(int((2 * SPRING + pi * HALF) / .1) + 1)] + [(-HALF, 0), (HALF, 0)]])
    with d.clipped(outline(clip)):
        d.polygon(clip, "#1b1820")
        for row in range(rows):
            for column in range(-5, 5):
                index += 1
                x = column * .62 + (.31 if row % 2 else 0)
                y = row * .34
                tone = lit(stone(index), light_at(x + .3, y + .17, FAR_Z, 0, 0, -1))
                d.polygon(cam.front(x + .012, x + .608, y + .012, y + .328, FAR_Z), tone)


def gate(d, cam):
    """A round-headed gate with iron bars; moonlight falls down a stair behind it."""
    half, spring = .82, 1.45

    def arch(r):
        return [(-r, 0)] + [(-r * cos(pi * i / 30), spring + r * sin(pi * i / 30)) for i in range(31)] + [(r, 0)]

    for i in range(15):
        a, b = pi * i / 15 + .012, pi * (i + 1) / 15 - .012
        quad = [(r * cos(t), spring + r * sin(t)) for r, t in ((half, a), (half + .24, a), (half + .24, b), (half, b))]
        d.polygon(cam.face([(x, y, FAR_Z - .02) for x, y in quad]), lit(stone(i * 31, "#b9ab9b"), light_at(quad[0][0], quad[0][1], FAR_Z, 0, 0, -1)))
    opening = cam.face([(x, y, FAR_Z) for x, y in arch(half)])
    top, low = cam.at(0, spring + half, FAR_Z)[1], cam.at(0, 0, FAR_Z)[1]
    d.polygon(opening, d.down(top, low, (0, "#a9cdf2"), (.45, "#5f86bd"), (1, "#1d2947")))
    with d.clipped(outline(opening)):
        centre = cam.at(.2, 1.95, FAR_Z)
        d.circle(*centre, 32, d.radial(centre, 32, (0, "#ffffff", .9), (.3, "#eaf4ff", .5), (1, "#eaf4ff", 0)))
        d.circle(*centre, 6.5, "#fdfefe")
        for k in range(7):
            y = .1 + k * .15
            d.polygon(cam.front(-half, half, y - .1, y + .05, FAR_Z), mix("#1f2c4b", "#6f93c4", k / 9))
            d.polygon(cam.front(-half, half, y + .03, y + .05, FAR_Z), mix("#3f5a8c", "#b9d3f0", k / 7))
    s = cam.scale(FAR_Z)
    for k in range(-4, 5):
        x = k * .18
        height = spring + sqrt(max(half * half - x * x, 0))
        d.line([cam.at(x, 0, FAR_Z - .05), cam.at(x, height, FAR_Z - .05)], "#17151c", .045 * s, stroke_linecap="butt")
        d.line([cam.at(x - .008, 0, FAR_Z - .05), cam.at(x - .008, height, FAR_Z - .05)], "#57525c", .01 * s, stroke_linecap="butt")
    for y in (.35, 1.0, 1.62):
        w = half if y < spring else sqrt(half * half - (y - spring) ** 2)
        d.line([cam.at(-w, y, FAR_Z - .06), cam.at(w, y, FAR_Z - .06)], "#201d26", .06 * s, stroke_linecap="butt")
    lock = cam.at(.1, 1.0, FAR_Z - .07)
    d.rectangle(lock[0] - 5, lock[1] - 6, 10, 12, "#2c2932", 1.5)
    d.circle(lock[0], lock[1] - 1, 1.6, "#e0b35a")


def floor(d, cam):
    index, z, row = 0, .3, 0
    while z < FAR_Z:
        depth = .55 + .18 * NOISE[row * 17 % 997]
        z1 = min(z + depth, FAR_Z)
        x = -HALF - .3 * NOISE[row * 7 % 997]
        while x < HALF:
            index += 1
            w = .5 + .3 * NOISE[(index * 5) % 997]
            x1 = min(x + w, HALF)
            cx, cz = (x + x1) / 2, (z + z1) / 2
            light = light_at(cx, 0, cz, 0, 1, 0)
            tone = lit(stone(index * 3, "#958a80"), light)
            d.polygon(cam.floor(max(x, -HALF), x1, z, z1), darker(tone, .62))
            shape = [(a, 0, b) for a, b in rounded(max(x, -HALF) + .014, x1 - .014, z + .014, z1 - .014, .05, 3)]
            d.polygon(cam.face(shape), tone)
            x = x1
        z, row = z1, row + 1
    # Moonlight through the gate, broken by its bars
    with d.blurred(1.2, .55):
        for k in range(-4, 4):
            a, b = k * .18 + .03, (k + 1) * .18 - .03
            d.polygon(cam.face([(a, 0, FAR_Z), (b, 0, FAR_Z), (b * 1.25 - .1, 0, 6.3), (a * 1.25 - .1, 0, 6.3)]),
                      d.down(cam.at(0, 0, FAR_Z)[1], cam.at(0, 0, 6.3)[1], (0, "#b5d4ff"), (1, "#b5d4ff", 0)))


def vault(d, cam):
    total = 2 * SPRING + pi * HALF
    courses = 28
    height = total / courses
    length = .66
    index = 0
    for c in range(courses):
        s0, s1 = c * height + .011, (c + 1) * height - .011
        (x0, y0, *_), (x1, y1, *_), (mx, my, nx, ny) = profile(s0), profile(s1), profile((s0 + s1) / 2)
        edge0, edge1 = profile(c * height), profile((c + 1) * height)
        shade = lit("#3a332f", light_at(mx, my, 4, nx, ny, 0))
        d.polygon(cam.face([(edge0[0], edge0[1], .3), (edge0[0], edge0[1], FAR_Z), (edge1[0], edge1[1], FAR_Z), (edge1[0], edge1[1], .3)]), darker(shade, .5))
        z = .3 - (length / 2 if c % 2 else 0)
        while z < FAR_Z:
            index += 1
            za, zb = max(z + .011, .3), min(z + length - .011, FAR_Z)
            z += length
            if zb - za < .05:
                continue
            tone = lit(stone(index * 7), light_at(mx, my, (za + zb) / 2, nx, ny, 0))
            quad = cam.face([(x0, y0, za), (x0, y0, zb), (x1, y1, zb), (x1, y1, za)])
            d.polygon(quad, tone)
            # A worn edge catches the light
            d.line([cam.at(x1, y1, za), cam.at(x1, y1, zb)], lighter(tone, .22), min(1.6, 2.6 / max(za, .6)), opacity=.6)


def rib(d, cam, z):
    """An arch of dressed stones on two piers, standing a little out of the vault."""
    inner, thick = HALF - .26, .42
    pieces = [(-HALF, 0, 5), (HALF, 0, 5)]
    count = 17
    for side in (-1, 1):
        x0, x1 = sorted((side * inner, side * HALF))
        for k in range(5):
            y0, y1 = k * SPRING / 5, (k + 1) * SPRING / 5 - .012
            base = stone(int(z * 100) + k * 11 + side, "#b3a595")
            box(d, cam, x0, x1, y0, y1, z, z + thick, lit(base, (.3, .24, .24)),
                lit(base, light_at(side * 1.95, y0 + .15, z, 0, 0, -1, (.16, .17, .26))), lit(base, light_at(side * inner, y0 + .15, z + .2, -side, 0, 0)))
        xa, xb = sorted((side * (inner - .06), side * HALF))
        box(d, cam, xa, xb, SPRING - .12, SPRING, z - .04, z + thick, "#8d8073",
            lit("#c2b4a3", light_at(side * 1.9, SPRING, z, 0, 0, -1, (.16, .17, .26))), lit("#c2b4a3", light_at(side * inner, SPRING, z, -side, 0, 0)))
    for i in range(count):
        a, b = pi * i / count + .006, pi * (i + 1) / count - .006
        m = (a + b) / 2
        base = stone(int(z * 100) + i * 29, "#b3a595")
        at = lambda r, t, zz: (r * cos(t), SPRING + r * sin(t), zz)
        under = lit(base, light_at(inner * cos(m), SPRING + inner * sin(m), z + .2, -cos(m), -sin(m), 0))
        front = lit(base, light_at(inner * cos(m), SPRING + inner * sin(m), z, 0, 0, -1, (.16, .17, .26)))
        d.polygon(cam.face([at(inner, a, z), at(inner, b, z), at(inner, b, z + thick), at(inner, a, z + thick)]), under)
        d.polygon(cam.face([at(inner, a, z), at(inner, b, z), at(HALF + .02, b, z), at(HALF + .02, a, z)]), front)


def cell(d, cam):
    """A barred opening in the right wall."""
    z0, z1 = 5.2, 7.2
    d.polygon(cam.wall(HALF - .005, 0, 1.9, z0 - .12, z1 + .12), lit("#b3a595", light_at(HALF, 1, 6, -1, 0, 0)))
    d.polygon(cam.wall(HALF - .006, .0, 1.8, z0, z1), d.across(cam.at(HALF, 0, z1)[0], cam.at(HALF, 0, z0)[0], (0, "#0d0b12"), (1, "#241d24")))
    z = z0 + .1
    while z < z1:
        d.line([cam.at(HALF - .03, 0, z), cam.at(HALF - .03, 1.8, z)], "#4d4650", cam.scale(z) * .04, stroke_linecap="butt")
        d.line([cam.at(HALF - .035, 0, z - .008), cam.at(HALF - .035, 1.8, z - .008)], "#c08a55", cam.scale(z) * .009, stroke_linecap="butt")
        z += .2
    for y in (.5, 1.3):
        d.line([cam.at(HALF - .04, y, z0), cam.at(HALF - .04, y, z1)], "#5a525c", 4)
    # The same on the left: an oak door with iron bands
    d.polygon(cam.wall(-HALF + .005, 0, 1.9, z0 - .12, z1 + .12), lit("#b3a595", light_at(-HALF, 1, 6, 1, 0, 0)))
    for k in range(8):
        za = z0 + k * (z1 - z0) / 8
        d.polygon(cam.wall(-HALF + .01, 0, 1.8, za + .008, za + (z1 - z0) / 8), lit(("#8a5a36", "#7a4d2c", "#94623c")[k % 3], light_at(-HALF, 1, za, 1, 0, 0)))
    for y in (.35, 1.45):
        d.polygon(cam.wall(-HALF + .015, y - .05, y + .05, z0, z1), "#2d2830")
        for k in range(8):
            p = cam.at(-HALF + .02, y, z0 + .12 + k * .25)
            d.circle(*p, 1.5, "#8d7d70")
    p = cam.at(-HALF + .02, .92, z0 + .25)
    d.path(outline(ring(p[0], p[1], 3.4, 6)), stroke="#26222a", stroke_width=2)


def draw_torch(d, cam, torch):
    x, y, z = torch
    side = 1 if x > 0 else -1
    s = cam.scale(z)
    base, cup = cam.at(side * (HALF - .0), y - .62, z), cam.at(x, y - .12, z)
    flame = cam.at(x, y, z)
    for radius, opacity in ((1.25, .34), (.6, .4)):
        d.circle(*flame, radius * s, d.radial(flame, radius * s, (0, "#ffb052", opacity), (.45, "#ff8a2e", opacity * .4), (1, "#ff7a1e", 0)))
    d.line([base, cup], "#241c1e", .07 * s)
    d.line([base, cup], "#7a5234", .025 * s)
    d.polygon([(cup[0] - .09 * s, cup[1] - .04 * s), (cup[0] + .09 * s, cup[1] - .04 * s), (cup[0] + .05 * s, cup[1] + .12 * s), (cup[0] - .05 * s, cup[1] + .12 * s)], d.across(cup[0] - .09 * s, cup[0] + .09 * s, (0, "#3a3034"), (.5, "#8d7260"), (1, "#2a2226")))

    def tongue(w, h, tone, lean=0):
        fx, fy = cup[0], cup[1] - .03 * s
        d.path(f"M{fx - w * s:.2f} {fy:.2f}C{fx - w * 1.5 * s:.2f} {fy - h * .45 * s:.2f} {fx - w * .1 * s:.2f} {fy - h * .6 * s:.2f} {fx + lean * s:.2f} {fy - h * s:.2f}"
               f"C{fx + w * .3 * s:.2f} {fy - h * .62 * s:.2f} {fx + w * 1.6 * s:.2f} {fy - h * .5 * s:.2f} {fx + w * s:.2f} {fy:.2f}Z", tone)

    tongue(.1, .46, "#f2641f", -.02 * side)
    tongue(.075, .34, "#ffa02e", .012 * side)
    tongue(.048, .21, "#ffe07a")
    tongue(.024, .11, "#fffbe3")


def chains(d, cam):
    for x, z, y0 in ((-.9, 4.0, 2.25), (.95, 4.0, 2.0)):
        top = SPRING + sqrt(HALF * HALF - x * x)
        s = cam.scale(z)
        y, k = top, 0
        while y > y0:
            p = cam.at(x, y, z)
            light = lit("#8d8790", light_at(x, y, z, 0, 0, -1))
            if k % 2:
                d.path(outline(ring(p[0], p[1], .02 * s, .05 * s)), stroke=light, stroke_width=.018 * s)
            else:
                d.line([(p[0], p[1] - .045 * s), (p[0], p[1] + .045 * s)], darker(light, .2), .02 * s)
            y, k = y - .075, k + 1
        p = cam.at(x, y0 - .08, z)
        d.path(outline(ring(p[0], p[1], .09 * s, .09 * s)), stroke="#a08468", stroke_width=.032 * s)


def barrels(d, cam):
    for x, z, h in ((-1.62, 5.0, .8), (-1.5, 4.15, .82)):
        s = cam.scale(z)
        p, q = cam.at(x, 0, z), cam.at(x, h, z)
        r = .3 * s
        with d.blurred(4, .6):
            d.ellipse(p[0] + 5, p[1], r * 1.1, r * .35, "#08060a")
        body = f"M{p[0] - r * .84:.2f} {p[1]:.2f}C{p[0] - r * 1.2:.2f} {p[1] - h * s * .35:.2f} {p[0] - r * 1.2:.2f} {p[1] - h * s * .65:.2f} {q[0] - r * .84:.2f} {q[1]:.2f}L{q[0] + r * .84:.2f} {q[1]:.2f}C{p[0] + r * 1.2:.2f} {p[1] - h * s * .65:.2f} {p[0] + r * 1.2:.2f} {p[1] - h * s * .35:.2f} {p[0] + r * .84:.2f} {p[1]:.2f}Q{p[0]:.2f} {p[1] + r * .35:.2f} {p[0] - r * .84:.2f} {p[1]:.2f}Z"
        d.path(body, d.across(p[0] - r, p[0] + r, (0, "#6d3f20"), (.35, "#c07a3f"), (.6, "#8d532a"), (1, "#3a2012")))
        with d.clipped(body):
            for k in range(-4, 5):
                t = k / 4.5
                d.path(f"M{p[0] + t * r * .84:.2f} {p[1] + 8:.2f}Q{p[0] + t * r * 1.22:.2f} {(p[1] + q[1]) / 2:.2f} {q[0] + t * r * .84:.2f} {q[1]:.2f}", stroke="#3a2012", stroke_width=1, opacity=.7)
            for v in (.14, .32, .68, .86):
                y = p[1] - v * h * s
                d.path(f"M{p[0] - r * 1.2:.2f} {y:.2f}Q{p[0]:.2f} {y + r * .36:.2f} {p[0] + r * 1.2:.2f} {y:.2f}", stroke="#2c2730", stroke_width=.05 * s)
                d.path(f"M{p[0] - r * 1.2:.2f} {y - 1:.2f}Q{p[0]:.2f} {y + r * .36 - 1:.2f} {p[0] + r * 1.2:.2f} {y - 1:.2f}", stroke="#8d7466", stroke_width=.012 * s)
        d.ellipse(q[0], q[1], r * .84, r * .24, "#4a2b18")
        d.ellipse(q[0], q[1] + .5, r * .74, r * .19, "#a5683a")


def table(d, cam):
    z0, z1, half = 3.5, 5.6, .72
    with d.blurred(7, .65):
        d.polygon(cam.floor(-1.2, 1.2, z0 - .2, z1 + .1), "#08060a")
    for side in (-1, 1):
        x = side * 1.02
        for z in (z1 - .3, z0 + .25):
            box(d, cam, x - .12, x + .12, 0, .42, z - .05, z + .05, "#4a2e1c", "#4f311d", "#2f1c10")
        box(d, cam, x - .17, x + .17, .42, .48, z0, z1, d.down(400, 520, (0, "#c98a50"), (1, "#7a4d2c")), "#57361f", "#3a2313")
    for z in (z1 - .2, z0 + .2):
        for side in (-1, 1):
            box(d, cam, side * .5 - .07, side * .5 + .07, 0, .72, z - .07, z + .07, "#4a2e1c", "#5d3a22", "#2f1c10")
    box(d, cam, -half, half, .72, .8, z0, z1, "#8d5a34", d.across(280, 520, (0, "#4a2c18"), (.5, "#6f4526"), (1, "#4a2c18")), "#3a2313")
    for k in range(5):
        a, b = -half + k * 2 * half / 5, -half + (k + 1) * 2 * half / 5 - .012
        tone = ("#9a6238", "#b57744", "#8a5630", "#a96d3d", "#94603a")[k]
        ya, yb = cam.at(0, .8, z1)[1], cam.at(0, .8, z0)[1]
        d.polygon(cam.floor(a, b, z0, z1, .801), d.down(ya, yb, (0, darker(tone, .1)), (.4, lighter(tone, .3)), (1, darker(tone, .25))))
    parchment = cam.face([(x, .803, z) for x, z in ((-.22, 4.0), (.3, 3.9), (.36, 4.35), (-.14, 4.42))])
    d.polygon(parchment, "#f2deb0")
    for k in range(5):
        z = 4.02 + k * .075
        d.line([cam.at(-.12 + k * .012, .804, z), cam.at(.2 + k * .012, .804, z - .03)], "#a5834d", .9)
    candelabra(d, cam, 4.9)
    for x, z in ((-.5, 4.1), (.52, 4.75), (-.48, 5.1)):
        s, p = cam.scale(z), cam.at(x, .8, z)
        d.path(outline(ring(p[0] + .075 * s, p[1] - .08 * s, .04 * s, .05 * s)), stroke="#8d8078", stroke_width=.02 * s)
        d.rectangle(p[0] - .06 * s, p[1] - .16 * s, .12 * s, .17 * s, d.across(p[0] - .06 * s, p[0] + .06 * s, (0, "#6f6560"), (.4, "#d8c3a8"), (1, "#4a4244")), 2)
        d.ellipse(p[0], p[1] - .16 * s, .06 * s, .018 * s, "#3a3030")


def candelabra(d, cam, z):
    s, p = cam.scale(z), cam.at(0, .8, z)
    glow = (p[0], p[1] - .5 * s)
    d.circle(*glow, 1.0 * s, d.radial(glow, 1.0 * s, (0, "#ffcf7a", .5), (.4, "#ff9a3a", .2), (1, "#ff8a2a", 0)))
    d.ellipse(p[0], p[1], .13 * s, .04 * s, "#3a3030")
    d.line([p, (p[0], p[1] - .34 * s)], "#57473c", .04 * s)
    d.path(f"M{p[0] - .2 * s:.2f} {p[1] - .32 * s:.2f}Q{p[0] - .18 * s:.2f} {p[1] - .16 * s:.2f} {p[0]:.2f} {p[1] - .17 * s:.2f}Q{p[0] + .18 * s:.2f} {p[1] - .16 * s:.2f} {p[0] + .2 * s:.2f} {p[1] - .32 * s:.2f}", stroke="#57473c", stroke_width=.03 * s)
    for dx, lift in ((-.2, 0), (0, .06), (.2, 0)):
        x, y = p[0] + dx * s, p[1] - (.32 + lift) * s
        d.ellipse(x, y, .05 * s, .015 * s, "#6f5a48")
        d.rectangle(x - .025 * s, y - .16 * s, .05 * s, .16 * s, d.across(x - .03 * s, x + .03 * s, (0, "#fff4d8"), (1, "#d8b988")), 1)
        d.path(f"M{x - .022 * s:.2f} {y - .18 * s:.2f}Q{x - .03 * s:.2f} {y - .23 * s:.2f} {x:.2f} {y - .29 * s:.2f}Q{x + .03 * s:.2f} {y - .23 * s:.2f} {x + .022 * s:.2f} {y - .18 * s:.2f}Q{x:.2f} {y - .15 * s:.2f} {x - .022 * s:.2f} {y - .18 * s:.2f}Z", "#ffe9a0")

"""Rainbow Room: a niche of seven stepped arches, and chairs in the same colours around a white table."""

from math import cos, pi, sin

from drawing import Drawing, darker, lighter, mix, outline
from perspective import Camera, plate, ring, rounded, slab

COLOURS = ["#e5484d", "#f2803b", "#f6c344", "#5bb974", "#3fa7d6", "#4a63c9", "#8b57c4"]
WALL_Z, HALF, HEIGHT = 5.4, 2.95, 3.35
STEP, DEPTH = 0.27, 0.3


def arch(radius, spring=0.85, steps=60):
    """The outline of a doorway with a round head, as (x, y) from the left foot to the right."""
    return [(-radius, 0)] + [(-radius * cos(pi * i / steps), spring + radius * sin(pi * i / steps)) for i in range(steps + 1)] + [(radius, 0)]


def draw():
    d = Drawing()
    cam = Camera(focal=600, centre=(400, 262), eye=(0, 1.45, 0))
    shell(d, cam)
    niche(d, cam)
    floor(d, cam)
    lamps(d, cam)
    furniture(d, cam)
    return d


def shell(d, cam):
    d.polygon(cam.front(-HALF, HALF, 0, HEIGHT, WALL_Z), d.radial((400, 230), 420, (0, "#fffdf8"), (1, "#e6dfd6")))
    d.polygon(cam.floor(-HALF, HALF, 0, WALL_Z, HEIGHT), d.down(0, 62, (0, "#d9d2c9"), (1, "#faf6f0")))
    d.polygon(cam.wall(-HALF, 0, HEIGHT, 0.2, WALL_Z), "#e4dcd2")
    d.polygon(cam.wall(HALF, 0, HEIGHT, 0.2, WALL_Z), "#d8cfc4")
    # Upright slats along the side walls, one colour running into the next
    for side in (-1, 1):
        count = 34
        for i in range(count):
            z = WALL_Z - 0.1 - i * 0.125
            t = min(i / 14, 1) * 5.99
            tone = mix(COLOURS[int(t)], COLOURS[min(int(t) + 1, 6)], t % 1)
            x = side * (HALF - 0.06)
            d.polygon(cam.wall(x, 0.25, 2.75, z - 0.06, z), lighter(tone, 0.18 if side < 0 else 0.05))
            d.polygon(cam.front(min(x, side * HALF), max(x, side * HALF), 0.25, 2.75, z - 0.06), darker(tone, 0.25))
        d.polygon(cam.wall(side * (HALF - 0.02), 0, 0.14, 0.2, WALL_Z), "#ffffff")
    # Recessed light along the ceiling's edges
    for side in (-1, 1):
        d.polygon(cam.floor(side * (HALF - 0.55), side * (HALF - 0.4), 0.4, WALL_Z - 0.4, HEIGHT - 0.001), "#fffdf0")


def niche(d, cam):
    """The arches step back into the wall: each ring's inner side, then the face of the next ring."""
    for k, tone in enumerate(COLOURS):
        radius, z = 2.28 - k * STEP, WALL_Z + k * DEPTH
        face = cam.face([(x, y, z) for x, y in arch(radius)])
        bottom = cam.at(0, 0, z)[1]
        if k == 0:
            with d.blurred(5, 0.25):
                d.polygon([(x, y + 3) for x, y in cam.face([(x, y, z) for x, y in arch(radius + .05)])], "#6a4a3a")
        d.polygon(face, d.linear((face[10][0], 60), (face[-1][0], bottom), (0, lighter(tone, .16)), (.55, tone), (1, darker(tone, .14))))
        inner = arch(radius - STEP)
        front = cam.face([(x, y, z) for x, y in inner])
        back = cam.face([(x, y, z + DEPTH) for x, y in inner])
        # The reveal, lit from the upper left: one quad for each step of the arch
        for i in range(len(inner) - 1):
            angle = pi * min(max(i - 1, 0), 60) / 60
            light = 0.5 + 0.5 * cos(angle - 2.6)
            shade = mix(darker(tone, .42), lighter(tone, .08), light)
            d.polygon([front[i], front[i + 1], back[i + 1], back[i]], shade, stroke=shade, stroke_width=.5)
    z = WALL_Z + 7 * DEPTH
    radius = 2.28 - 7 * STEP
    glow = cam.face([(x, y, z) for x, y in arch(radius)])
    d.polygon(glow, d.down(210, 380, (0, "#bfe6f7"), (.75, "#fff6df"), (1, "#ffeec0")))
    centre = cam.at(0, 1.05, z)
    d.circle(*centre, 26, d.radial(centre, 26, (0, "#ffffff"), (.5, "#ffffff", .6), (1, "#ffffff", 0)))


def floor(d, cam):
    # The floor runs on into the niche as far as the arches leave room
    edges = [(-HALF, 0.3), (-HALF, WALL_Z)] + [p for k in range(7) for p in ((-(2.28 - k * STEP), WALL_Z + k * DEPTH), (-(2.28 - (k + 1) * STEP), WALL_Z + k * DEPTH))]
    edges = [(x, z) for x, z in edges] + [(-(2.28 - 7 * STEP), WALL_Z + 7 * DEPTH)]
    shape = [(x, 0, z) for x, z in edges] + [(-x, 0, z) for x, z in edges[::-1]]
    area = cam.face(shape)
    d.polygon(area, d.down(300, 600, (0, "#fbf7f0"), (1, "#d9d2cb")))
    with d.clipped(outline(area)):
        tile = 0.45
        for i in range(-9, 9):
            for j in range(0, 18):
                if (i + j) % 2:
                    z0 = 0.3 + j * tile
                    d.polygon(cam.floor(i * tile, (i + 1) * tile, z0, z0 + tile), "#b9c2cc", opacity=.55)
        # The arches mirrored in the polish
        with d.blurred(3, .33):
            for k, tone in enumerate(COLOURS):
                z = WALL_Z + k * DEPTH
                r = 2.28 - k * STEP
                for side in (-1, 1):
                    a, b = sorted((side * r, side * (r - STEP)))
                    d.polygon(cam.face([(a, 0, z), (b, 0, z), (b * .98, 0, 2.4), (a * .98, 0, 2.4)]),
                              d.down(cam.at(0, 0, z)[1], cam.at(0, 0, 2.4)[1], (0, tone, 1), (1, tone, 0)))
    d.polygon(area, d.radial((400, 380), 300, (0, "#fff6d8", .5), (1, "#fff6d8", 0), flat=.5))


def lamps(d, cam):
    for i, tone in enumerate((COLOURS[0], COLOURS[2], COLOURS[3], COLOURS[4], COLOURS[6])):
        x, z = (i - 2) * 0.62, 3.6
        drop = 2.72 - 0.12 * (2 - abs(i - 2))
        top, low = cam.at(x, HEIGHT, z), cam.at(x, drop, z)
        s = cam.scale(z)
        d.line([top, low], "#57504a", 1)
        d.circle(low[0], low[1] + .13 * s, .14 * s, d.radial((low[0] - .05 * s, low[1] + .07 * s), .22 * s, (0, lighter(tone, .7)), (.5, tone), (1, darker(tone, .25))))
        d.rectangle(low[0] - 3, low[1] - 4, 6, 5, "#57504a", 1)


def furniture(d, cam):
    z = 3.35
    with d.blurred(6, .3):
        d.polygon(cam.face([(a, 0, b) for a, b in ring(0, z, 1.75, .95)]), "#3a2e3a")
    places = [(sin(a) * 1.52, z + cos(a) * .78, c) for a, c in
              ((0.0, 3), (.72, 4), (-.72, 2), (1.57, 5), (-1.57, 1), (2.6, 6), (-2.6, 0))]
    ordered = sorted(places, key=lambda p: -p[1])
    for x, cz, c in [p for p in ordered if p[1] > z - .1]:
        chair(d, cam, x, cz, COLOURS[c], facing=True)
    table(d, cam, z)
    for x, cz, c in [p for p in ordered if p[1] <= z - .1]:
        chair(d, cam, x, cz, COLOURS[c], facing=False)


def table(d, cam, z):
    plate(d, cam, ring(0, z, .42, .3), 0, .04, "#f4f1ec", "#c9c3bb")
    a, b = cam.at(0, .02, z), cam.at(0, .72, z)
    d.path(f"M{a[0] - 34} {a[1]}C{a[0] - 10} {a[1] - 12} {a[0] - 9} {b[1] + 30} {b[0] - 30} {b[1]}L{b[0] + 30} {b[1]}C{b[0] + 9} {b[1] + 30} {a[0] + 10} {a[1] - 12} {a[0] + 34} {a[1]}Z",
           d.across(a[0] - 30, a[0] + 30, (0, "#cfc9c1"), (.35, "#ffffff"), (1, "#b5aea6")))
    plate(d, cam, ring(0, z, 1.12, .56), .72, .765, d.linear((230, 380), (570, 440), (0, "#ffffff"), (1, "#e7e2dc")), "#bdb6ae")
    for i, tone in enumerate(COLOURS):
        angle = 2 * pi * i / 7 + .3
        sheet = [(.72 * cos(angle) + u * .13, z + .36 * sin(angle) + v * .07) for u, v in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        d.polygon(cam.face([(x, .767, c) for x, c in sheet]), lighter(tone, .62))
    p = cam.at(0, .765, z)
    d.ellipse(p[0], p[1], 30, 8, "#cfc8c0")
    d.path(f"M{p[0] - 34} {p[1] - 18}C{p[0] - 28} {p[1] + 4} {p[0] + 28} {p[1] + 4} {p[0] + 34} {p[1] - 18}Z", d.across(p[0] - 34, p[0] + 34, (0, "#ffffff"), (1, "#b9c4d0")))
    for dx, dy, tone in ((-16, -20, "#e5484d"), (2, -24, "#f6c344"), (17, -20, "#5bb974")):
        d.circle(p[0] + dx, p[1] + dy, 11, d.radial((p[0] + dx - 3, p[1] + dy - 4), 15, (0, lighter(tone, .45)), (.6, tone), (1, darker(tone, .2))))
    d.path(f"M{p[0] - 34} {p[1] - 18}C{p[0] - 28} {p[1] + 4} {p[0] + 28} {p[1] + 4} {p[0] + 34} {p[1] - 18}C{p[0] + 20} {p[1] - 11} {p[0] - 20} {p[1] - 11} {p[0] - 34} {p[1] - 18}Z",
           d.across(p[0] - 34, p[0] + 34, (0, "#ffffff"), (1, "#a9b6c4")))


def chair(d, cam, x, z, tone, facing):
    """A shell chair on four wooden legs, facing the viewer or turned away."""
    back = z + .2 if facing else z - .2
    legs = [(x + dx, z + dz) for dz in (.17, -.17) for dx in (-.19, .19)]
    with d.blurred(3, .25):
        d.polygon(cam.face([(a, 0, b) for a, b in ring(x, z, .34, .26)]), "#2a2030")
    for lx, lz in legs:
        d.line([cam.at(x + (lx - x) * .6, .44, z + (lz - z) * .6), cam.at(lx * 1.0, 0, lz)], "#b98754", cam.scale(lz) * .028)
    seat = rounded(x - .25, x + .25, z - .22, z + .2, .12)
    top, low = cam.at(x, .92, back)[1], cam.at(x, .42, back)[1]
    shape = [(px + (px - x) * .12 * (py - .45), py) for px, py in rounded(x - .24, x + .24, .45, .92, .17)]
    paint = d.linear((cam.at(x - .25, 0, back)[0], top), (cam.at(x + .25, 0, back)[0], low), (0, lighter(tone, .22)), (.6, tone), (1, darker(tone, .18)))
    if facing:
        slab(d, cam, shape, back - .02, back + .05, paint, darker(tone, .3))
        plate(d, cam, seat, .42, .47, lighter(tone, .1), darker(tone, .28))
    else:
        plate(d, cam, seat, .42, .47, lighter(tone, .1), darker(tone, .28))
        slab(d, cam, shape, back - .05, back + .02, paint, lighter(tone, .3))
        gap = [(px, py) for px, py in rounded(x - .09, x + .09, .76, .82, .03)]
        d.polygon(cam.face([(a, b, back - .05) for a, b in gap]), darker(tone, .35))

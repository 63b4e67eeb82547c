"""Executive Suite: a long boardroom table before a window on the city at the end of the day."""

from drawing import Drawing, darker, lighter, mix, outline, scatter
from perspective import Camera, box, hull, plate, ring, rounded, slab

WALL_Z, HALF, HEIGHT = 8.0, 3.3, 3.1


def draw():
    d = Drawing()
    cam = Camera(focal=600, centre=(400, 238), eye=(0, 1.75, 0))
    skyline(d)
    shell(d, cam)
    left_wall(d, cam)
    right_wall(d, cam)
    ceiling(d, cam)
    table_and_chairs(d, cam)
    return d


def skyline(d):
    d.rectangle(120, 100, 560, 280, d.down(130, 345, (0, "#6f8fd0"), (.5, "#e9b7a8"), (.85, "#ffd9a0"), (1, "#ffe7bd")))
    d.circle(468, 268, 120, d.radial((468, 268), 120, (0, "#fff4d0", .95), (.2, "#ffe9b0", .6), (1, "#ffe0a0", 0)))
    d.circle(468, 268, 15, "#fffdf0")
    for layer, (tone, base, low, high, seed) in enumerate((("#b995a9", 345, 50, 105, 5), ("#7d7299", 350, 40, 125, 11), ("#4b4d78", 352, 25, 85, 23))):
        x = 140
        for i, (a, b, c) in enumerate(scatter(40, seed)):
            w, h = 15 + a * 16, low + b * (high - low)
            if x > 660:
                break
            top = base - h
            tint = d.across(x, x + w, (0, lighter(tone, .14)), (1, darker(tone, .08)))
            d.rectangle(x, top, w, h + 10, tint)
            if c > .75:
                d.polygon([(x, top), (x + w, top), (x + w / 2, top - w * .8)], tone)
                d.line([(x + w / 2, top - w * .8), (x + w / 2, top - w * .8 - 14)], tone, 1)
            elif c > .5:
                d.rectangle(x + w * .2, top - 6, w * .6, 7, tone)
                d.line([(x + w * .5, top - 6), (x + w * .5, top - 18)], tone, .9)
            if layer:
                for row in range(int(h / 6)):
                    for column in range(int(w / 5)):
                        if (row * 7 + column * 5 + i * 3 + layer) % 4 < 2:
                            d.rectangle(x + 2 + column * 5, top + 4 + row * 6, 2.4, 3, "#ffe3a1", opacity=.75 if (row + column + i) % 3 else .35)
            x += w + (2 if layer == 2 else 1)


def shell(d, cam):
    window = cam.front(-HALF + .3, HALF - .3, .45, 2.75, WALL_Z)
    frame = cam.front(-HALF, HALF, 0, HEIGHT, WALL_Z)
    d.path(outline(frame) + outline(window), "#8b7f78", fill_rule="evenodd")
    d.polygon(cam.front(-HALF, HALF, 0, .45, WALL_Z), d.down(340, 372, (0, "#5d534f"), (1, "#4a423f")))
    d.polygon(cam.floor(-HALF, HALF, .3, WALL_Z), d.down(368, 600, (0, "#8a8093"), (1, "#3f3a4b")))
    # Carpet: squares whose nap runs two ways
    tile = .55
    for i in range(-6, 6):
        for j in range(15):
            z = .3 + j * tile
            if z + tile > WALL_Z:
                continue
            tone = ("#5d586c", "#686379", "#545063")[(i * 2 + j * 5 + i * j) % 3]
            d.polygon(cam.floor(i * tile, (i + 1) * tile, z, z + tile), tone)
            for k in range(1, 4):
                if (i + j) % 2:
                    d.line([cam.at(i * tile + k * tile / 4, 0, z), cam.at(i * tile + k * tile / 4, 0, z + tile)], "#7d7890", .6, opacity=.5)
                else:
                    d.line([cam.at(i * tile, 0, z + k * tile / 4), cam.at((i + 1) * tile, 0, z + k * tile / 4)], "#7d7890", .6, opacity=.5)
    d.polygon(cam.floor(-HALF, HALF, .3, WALL_Z), d.down(368, 560, (0, "#ffcf9a", .5), (.5, "#ffcf9a", .08), (1, "#14101c", .4)))
    # Sill and frames of the window
    box(d, cam, -HALF, HALF, .42, .47, WALL_Z - .22, WALL_Z, "#d9c9b6", "#8f8075", "#8f8075")
    for k in range(7):
        x = -HALF + .3 + k * (2 * HALF - .6) / 6
        box(d, cam, x - .035, x + .035, .47, 2.75, WALL_Z - .1, WALL_Z, "#3f3a3d", "#332f33", "#5a5356")
    box(d, cam, -HALF + .3, HALF - .3, 1.95, 1.99, WALL_Z - .08, WALL_Z, "#5a5356", "#332f33", "#332f33")
    # Blinds drawn half way down in the outer bays
    bay = (2 * HALF - .6) / 6
    for k, drop in ((0, 1.3), (1, .72), (4, .72), (5, 1.3)):
        x = -HALF + .3 + k * bay
        y = 2.73
        while y > 2.75 - drop:
            d.polygon(cam.front(x + .05, x + bay - .05, y - .035, y, WALL_Z - .06), "#f3e6d4", opacity=.95)
            d.polygon(cam.front(x + .05, x + bay - .05, y - .045, y - .035, WALL_Z - .06), "#a08c7c", opacity=.95)
            y -= .062
        d.polygon(cam.front(x + .04, x + bay - .04, y - .03, y + .01, WALL_Z - .07), "#d2c0ab")


def left_wall(d, cam):
    d.polygon(cam.wall(-HALF, 0, HEIGHT, .3, WALL_Z), d.across(0, 155, (0, "#3c2a20"), (1, "#6b4a34")))
    count = 64
    for i in range(count):
        z = .4 + i * (WALL_Z - .4) / count
        t = i / count
        d.polygon(cam.wall(-HALF + .03, .12, HEIGHT, z, z + .078), mix("#6a452c", "#b8814f", t))
        d.polygon(cam.front(-HALF, -HALF + .03, .12, HEIGHT, z), mix("#54351f", "#8a5a36", t))
    # A framed picture of coloured fields
    for (y0, y1, z0, z1, tone) in ((1.05, 2.3, 4.3, 6.0, "#efe6d8"), (1.12, 2.23, 4.4, 5.9, "#f7f1e6")):
        d.polygon(cam.wall(-HALF + .06, y0, y1, z0, z1), tone)
    for (y0, y1, z0, z1, tone) in ((1.2, 1.65, 4.5, 5.1, "#d9653b"), (1.2, 1.9, 5.15, 5.8, "#2f5f86"), (1.7, 2.15, 4.5, 5.1, "#e8b04a"), (1.95, 2.15, 5.15, 5.8, "#88a9a0")):
        d.polygon(cam.wall(-HALF + .065, y0, y1, z0, z1), tone)
    d.polygon(cam.wall(-HALF + .04, 0, .12, .3, WALL_Z), "#2c1f18")


def right_wall(d, cam):
    d.polygon(cam.wall(HALF, 0, HEIGHT, .3, WALL_Z), d.across(645, 800, (0, "#b9aab3"), (1, "#6d6474")))
    for y in (1.04,):
        d.polygon(cam.wall(HALF - .01, y - .02, y + .02, .3, WALL_Z), "#8b7e8b")
    # Screen with a chart
    d.polygon(cam.wall(HALF - .06, 1.1, 2.4, 3.5, 6.2), "#1d1b24")
    d.polygon(cam.wall(HALF - .065, 1.15, 2.35, 3.57, 6.13), d.across(cam.at(HALF, 0, 6.13)[0], cam.at(HALF, 0, 3.57)[0], (0, "#2f5f9a"), (1, "#1f3f73")))
    for k in range(4):
        d.line([cam.at(HALF - .07, 1.35 + k * .25, 3.8), cam.at(HALF - .07, 1.35 + k * .25, 5.9)], "#6f9bd0", .8, opacity=.7)
    for k, h in enumerate((.25, .4, .33, .55, .68, .82)):
        z = 5.8 - k * .33
        d.polygon(cam.wall(HALF - .07, 1.3, 1.3 + h, z - .2, z), ("#7fd1c0", "#f2b04b")[k % 2])
    d.line([cam.at(HALF - .075, 1.5 + h, 5.7 - k * .33) for k, h in enumerate((.15, .32, .27, .5, .6, .75))], "#ffffff", 1.6)
    # Sideboard with a coffee machine and cups
    box(d, cam, HALF - .5, HALF, .12, .8, 3.3, 6.6, "#c9986a", "#6d4930", d.across(560, 740, (0, "#a06c43"), (1, "#6b452b")))
    for k in range(1, 6):
        z = 3.3 + k * .55
        d.line([cam.at(HALF - .5, .14, z), cam.at(HALF - .5, .78, z)], "#54351f", 1.1)
        d.line([cam.at(HALF - .505, .6, z - .12), cam.at(HALF - .505, .6, z - .04)], "#e7c79a", 1.5)
    box(d, cam, HALF - .4, HALF - .1, .8, 1.12, 5.6, 6.0, "#57535c", "#3b3840", "#2c2930")
    for k in range(4):
        plate(d, cam, ring(HALF - .27, 4.0 + k * .35, .06, .06), .8, .9, "#f6efe6", "#cbbfb2")


def ceiling(d, cam):
    d.polygon(cam.floor(-HALF, HALF, .3, WALL_Z, HEIGHT), d.down(0, 138, (0, "#cfc6c8"), (1, "#fbeadb")))
    d.polygon(cam.floor(-1.5, 1.5, 1.2, WALL_Z - .6, HEIGHT), "#b5a7a6")
    d.polygon(cam.floor(-1.4, 1.4, 1.3, WALL_Z - .7, HEIGHT + .15), d.down(0, 128, (0, "#e2d6d0"), (1, "#fff1df")))
    for x in (-2.5, 2.5):
        for k in range(7):
            z = 1.6 + k
            d.polygon(cam.face([(a, HEIGHT - .001, b) for a, b in ring(x, z, .11, .11)]), "#8f8584")
            d.polygon(cam.face([(a, HEIGHT - .002, b) for a, b in ring(x, z, .085, .085)]), "#fff7dc")
    # Pendant lamps in two rows over the table
    for z in (6.8, 5.6, 4.4, 3.2):
        for x in (-.55, .55):
            top, low, s = cam.at(x, HEIGHT + .14, z), cam.at(x, 2.42, z), cam.scale(z)
            d.line([top, low], "#3b3538", .9)
            with d.blurred(.05 * s, .6):
                d.circle(low[0], low[1] + .2 * s, .22 * s, d.radial((low[0], low[1] + .2 * s), .22 * s, (0, "#fff1c4", .9), (1, "#fff1c4", 0)))
            d.path(f"M{low[0] - .04 * s:.2f} {low[1]:.2f}L{low[0] - .13 * s:.2f} {low[1] + .2 * s:.2f}L{low[0] + .13 * s:.2f} {low[1] + .2 * s:.2f}L{low[0] + .04 * s:.2f} {low[1]:.2f}Z",
                   d.across(low[0] - .13 * s, low[0] + .13 * s, (0, "#57505a"), (.35, "#3a353d"), (1, "#1f1c22")))
            d.ellipse(low[0], low[1] + .2 * s, .13 * s, .03 * s, "#fff3cf")


def table_and_chairs(d, cam):
    z0, z1, half = 2.35, 7.0, .78
    with d.blurred(5, .5):
        d.polygon(cam.floor(-half - .6, half + .6, z0 - .1, z1 + .2), "#120d18")
    seats = [6.35, 5.35, 4.35, 3.35]
    end_chair(d, cam, 7.3)
    for z in seats[:]:
        for side in (-1, 1):
            side_chair(d, cam, side, z)
    # Pedestals, then the top with the lamp and the window in its polish
    for z in (5.9, 3.3):
        box(d, cam, -.3, .3, 0, .7, z - .25, z + .25, "#3a2517", "#2b1b12", "#2b1b12")
    top = [(x, z) for x, z in [(-half * .86, z0), (half * .86, z0), (half * .97, z0 + .35), (half, (z0 + z1) / 2), (half * .93, z1 - .2), (half * .86, z1), (-half * .86, z1), (-half * .93, z1 - .2), (-half, (z0 + z1) / 2), (-half * .97, z0 + .35)]]
    ya, yb = cam.at(0, .76, z1)[1], cam.at(0, .76, z0)[1]
    plate(d, cam, top, .69, .76, d.down(ya, yb, (0, "#d99a62"), (.35, "#9a5f36"), (1, "#6b3d22")), "#3a2114")
    shape = cam.face([(x, .76, z) for x, z in top])
    with d.clipped(outline(shape)):
        for k in range(-9, 10):
            d.line([cam.at(k * .09, .76, z0), cam.at(k * .09, .76, z1)], "#4f2c17", .5, opacity=.35)
        with d.blurred(2.5):
            d.polygon(cam.floor(-.12, .12, z0 + .3, z1 - .6, .76), "#ffe9bd", opacity=.6)
            for k in (-2, -1, 0, 1, 2):
                d.polygon(cam.face([(k * .3 - .11, .76, z1), (k * .3 + .11, .76, z1), (k * .26 + .09, .76, z1 - 2.1), (k * .26 - .09, .76, z1 - 2.1)]), "#ffe3b5", opacity=.4)
    # What lies on it
    for z in (6.3, 5.3, 4.3, 3.3):
        for side in (-1, 1):
            x = side * .5
            d.polygon(cam.floor(x - .11, x + .11, z - .14, z + .14, .762), "#fbf6ee")
            d.line([cam.at(x - .06, .763, z - .06), cam.at(x + .06, .763, z - .06)], "#a9a2a8", .7)
            d.line([cam.at(x - .06, .763, z + .01), cam.at(x + .06, .763, z + .01)], "#a9a2a8", .7)
            d.line([cam.at(x + side * .14 - .01, .764, z - .1), cam.at(x + side * .14 + .01, .764, z + .1)], "#26447a", 1.4)
            glass = cam.at(x - side * .17, .76, z + .2)
            s = cam.scale(z + .2)
            d.path(f"M{glass[0] - .03 * s} {glass[1]}L{glass[0] - .036 * s} {glass[1] - .12 * s}L{glass[0] + .036 * s} {glass[1] - .12 * s}L{glass[0] + .03 * s} {glass[1]}Z", "#ffffff", opacity=.5)
            d.ellipse(glass[0], glass[1] - .12 * s, .036 * s, .01 * s, "#ffffff", opacity=.8)
    plate(d, cam, ring(0, 4.6, .16, .16), .76, .8, "#26242a", "#17151a")
    d.polygon(cam.face([(a, .801, b) for a, b in ring(0, 4.6, .04, .04)]), "#6fd39a")


def chair_shape(y0, y1, half, x=0):
    return rounded(x - half, x + half, y0, y1, .1)


def end_chair(d, cam, z):
    slab(d, cam, chair_shape(.5, 1.28, .3), z, z + .1, d.down(cam.at(0, 1.28, z)[1], cam.at(0, .6, z)[1], (0, "#6c6a7d"), (1, "#35333f")), "#262430")


def side_chair(d, cam, side, z):
    """A chair that looks at the table from one side: its back is a slab along z."""
    x = side * 1.22
    leather, edge = "#3d4a63", "#57678a"
    # Foot and post
    for dx, dz in ((-.26, 0), (.26, 0), (0, -.24), (0, .24), ):
        d.line([cam.at(x, .08, z), cam.at(x + dx, .03, z + dz)], "#a9a6ad", cam.scale(z) * .03)
    d.line([cam.at(x, .06, z), cam.at(x, .44, z)], "#c9c6cc", cam.scale(z) * .045)
    plate(d, cam, rounded(x - .26, x + .26, z - .25, z + .25, .09), .42, .52, lighter(leather, .16), darker(leather, .3))
    # Back: upper edge leans away from the table
    lean = side * .1
    inner = [(x + side * .22 + lean * (y - .5) / .7, y, zz) for zz, y in rounded(z - .25, z + .25, .52, 1.22, .1)]
    outer = [(px + side * .07, y, zz) for px, y, zz in inner]
    near, far = cam.face(inner), cam.face(outer)
    d.polygon(hull(near + far), darker(leather, .38))
    ys = [p[1] for p in near]
    d.polygon(near, d.down(min(ys), max(ys), (0, lighter(leather, .22)), (.5, leather), (1, darker(leather, .25))))
    for t in (.33, .66):
        y = .52 + .7 * t
        px = x + side * .22 + lean * (y - .5) / .7 - side * .005
        d.line([cam.at(px, y, z - .22), cam.at(px, y, z + .22)], darker(leather, .3), 1)
    # Arm rests
    for dz in (.26, -.26):
        d.line([cam.at(x + side * .22, .7, z + dz), cam.at(x - side * .16, .7, z + dz), cam.at(x - side * .12, .5, z + dz)], "#26242e", cam.scale(z) * .045)

"""Charter Jet: the cabin seen along the aisle, with oval windows and cream leather seats."""

from math import cos, pi, sin

from drawing import Drawing, darker, lighter, mix, outline
from perspective import Camera, box, plate, ring, rounded, slab

NEAR_Z, FAR_Z = .5, 8.6
ROWS = [6.7, 5.35, 4.0, 2.65]


def shell_point(angle):
    """A point of the cabin's cross-section; 0 is the right side, a quarter turn the ceiling."""
    c, s = cos(angle), sin(angle)
    power = 2 / 2.6
    return (1.27 * abs(c) ** power * (1 if c >= 0 else -1), .98 + 1.06 * abs(s) ** power * (1 if s >= 0 else -1))


def draw():
    d = Drawing()
    cam = Camera(focal=500, centre=(400, 268), eye=(0, 1.42, 0))
    bulkhead(d, cam)
    shell(d, cam)
    floor(d, cam)
    windows(d, cam)
    ledges(d, cam)
    for z in ROWS:
        for side in (-1, 1):
            seat(d, cam, side * .69, z)
    return d


def bulkhead(d, cam):
    z = FAR_Z
    outlinexy = [shell_point(-1.0 + (pi + 2.0) * i / 60) for i in range(61)]
    d.polygon(cam.face([(x, y, z) for x, y in outlinexy]), d.across(330, 470, (0, "#7a4b2b"), (.5, "#b9814f"), (1, "#70432a")))
    for k in range(-5, 6):
        d.line([cam.at(k * .22, 0, z), cam.at(k * .22, 2.02, z)], "#5d381f", .6, opacity=.6)
    d.polygon(cam.face([(x, y, z) for x, y in rounded(-.4, .4, 0, 1.86, .08)]), "#e9dcc8")
    d.polygon(cam.face([(x, y, z) for x, y in rounded(-.35, .35, 0, 1.81, .06)]), d.down(cam.at(0, 1.8, z)[1], cam.at(0, 0, z)[1], (0, "#fff4d8"), (.6, "#f2d9ab"), (1, "#c79e6c")))
    # Curtain, drawn aside
    for k in range(6):
        x = .35 - k * .045
        d.polygon(cam.front(x - .045, x, 0, 1.8, z), mix("#7c2f3a", "#b0505a", (k % 2) * .8 + .1))
    for x in (-.85, .85):
        d.polygon(cam.face([(a, b, z) for a, b in rounded(x - .22, x + .22, 1.15, 1.5, .03)]), "#1e2630")
        d.polygon(cam.face([(a, b, z) for a, b in rounded(x - .2, x + .2, 1.17, 1.48, .02)]), d.down(250, 262, (0, "#4fa3d8"), (1, "#a9dcf2")))


def shell(d, cam):
    """The lining: narrow strips along the cabin, shaded by the way they face."""
    start, end, count = -1.02, pi + 1.02, 96
    for i in range(count):
        a, b = (start + (end - start) * k / count for k in (i, i + 1))
        middle = (a + b) / 2
        (x0, y0), (x1, y1) = shell_point(a), shell_point(b)
        up = sin(middle)
        if up < -.22:
            base = mix("#8c7763", "#b6a08a", (up + 1) / .8)
        elif up < .62:
            base = mix("#e2d7c8", "#f5eee4", (up + .22) / .84)
        else:
            base = mix("#f3ece2", "#ffffff", (up - .62) / .38)
        if cos(middle) > 0:
            base = darker(base, .05)
        quad = cam.face([(x0, y0, NEAR_Z), (x0, y0, FAR_Z), (x1, y1, FAR_Z), (x1, y1, NEAR_Z)])
        near, far = cam.at(x0, y0, 1.4), cam.at(x0, y0, FAR_Z)
        paint = d.linear(near, far, (0, darker(base, .1)), (.45, base), (1, mix(base, "#e9c99a", .35)))
        d.polygon(quad, paint, stroke=paint, stroke_width=.6)
    # Light strips and the overhead panel
    for centre in (.98, pi - .98):
        strip(d, cam, centre - .055, centre + .055, "#ffe9bf")
        strip(d, cam, centre - .03, centre + .03, "#fffdf4")
    for centre in (.74, pi - .74):
        strip(d, cam, centre - .012, centre + .012, "#b9ab98")
    strip(d, cam, pi / 2 - .34, pi / 2 + .34, "#efe6da")
    strip(d, cam, pi / 2 - .31, pi / 2 + .31, "#fbf7f0")
    ceiling(d, cam)
    for edge in (-.215, pi + .215):
        strip(d, cam, edge - .012, edge + .012, "#6d5a48")
    # Seams between panels
    z = .95
    while z < FAR_Z:
        for lo, hi in ((-.2, .7), (pi - .7, pi + .2)):
            d.line([cam.at(*shell_point(lo + (hi - lo) * i / 14), z) for i in range(15)], "#bfb09c", min(1.6, 3.2 / z), opacity=.8)
        z += .675
    # Reading lights and air outlets
    for z in ROWS:
        for side in (0, 1):
            for k, r in ((0, .035), (1, .035), (2, .022)):
                angle = .84 if not side else pi - .84
                x, y = shell_point(angle)
                p = cam.at(x, y, z - .35 + k * .13)
                s = cam.scale(z)
                d.ellipse(p[0], p[1], r * s, r * s * .7, "#a99b88")
                d.ellipse(p[0], p[1], r * s * .62, r * s * .42, "#fff6da" if k < 2 else "#5d5348")


def ceiling(d, cam):
    """Panels with a lamp in each, and a bright cove on both sides."""
    half, y = shell_point(pi / 2 - .31)
    d.polygon(cam.floor(-half, half, NEAR_Z, FAR_Z, y), d.down(0, 240, (0, "#e9dfd1"), (.6, "#fbf6ee"), (1, "#fff3da")))
    z = .9
    while z < FAR_Z:
        d.polygon(cam.floor(-half, half, z - .012, z + .012, y), "#cdbfac")
        for radius, tone in ((.1, "#c9bba7"), (.082, "#fffdf2")):
            d.polygon(cam.face([(a, y, b) for a, b in ring(0, z + .34, radius, radius)]), tone)
        z += .675
    for x in (-half, half):
        d.polygon(cam.floor(x - .012, x + .012, NEAR_Z, FAR_Z, y), "#c2b39e")


def strip(d, cam, a, b, tone):
    (x0, y0), (x1, y1) = shell_point(a), shell_point(b)
    d.polygon(cam.face([(x0, y0, NEAR_Z), (x0, y0, FAR_Z - .02), (x1, y1, FAR_Z - .02), (x1, y1, NEAR_Z)]), tone)


def floor(d, cam):
    half = abs(shell_point(-1.02)[0])
    d.polygon(cam.floor(-half, half, NEAR_Z, FAR_Z, .08), d.down(330, 600, (0, "#7d6a66"), (1, "#463b40")))
    d.polygon(cam.floor(-.34, .34, NEAR_Z, FAR_Z, .081), d.down(330, 600, (0, "#33506e"), (1, "#22354e")))
    for x in (-.34, .34):
        d.polygon(cam.floor(x - .015, x + .015, NEAR_Z, FAR_Z, .082), "#f0d9a4")
    for x in (-.27, .27):
        d.polygon(cam.floor(x - .008, x + .008, NEAR_Z, FAR_Z, .082), "#c9a86a")
    z = .7
    while z < FAR_Z - .2:
        d.polygon(cam.face([(x, .083, b) for x, b in ((0, z), (.12, z + .15), (0, z + .3), (-.12, z + .15))]), "#4d6f92")
        d.polygon(cam.face([(x, .084, b) for x, b in ((0, z + .08), (.056, z + .15), (0, z + .22), (-.056, z + .15))]), "#d8b878")
        z += .36
    # Carpet beside the aisle: fine cross stripes
    z = .6
    while z < FAR_Z:
        for x0, x1 in ((-half, -.36), (.36, half)):
            d.polygon(cam.floor(x0, x1, z, z + .05, .0815), "#8d7a76", opacity=.4)
        z += .15
    d.polygon(cam.floor(-.34, .34, 5, FAR_Z, .085), d.down(cam.at(0, 0, FAR_Z)[1], cam.at(0, 0, 5)[1], (0, "#ffe2ac", .55), (1, "#ffe2ac", 0)))


def windows(d, cam):
    z = FAR_Z - .55
    index = 0
    while z > 1.2:
        for side in (0, 1):
            window(d, cam, side, z, index)
        z -= .675
        index += 1


def window(d, cam, side, z, index):
    def curve(half_length, half_height, lift=.0, power=2.9):
        points = []
        for k in range(48):
            t = 2 * pi * k / 48
            c, s = cos(t), sin(t)
            u = half_length * abs(c) ** (2 / power) * (1 if c >= 0 else -1)
            v = half_height * abs(s) ** (2 / power) * (1 if s >= 0 else -1)
            angle = .26 + v + lift
            x, y = shell_point(angle if side == 0 else pi - angle)
            points.append((x * .998, y, z + u))
        return cam.face(points)

    outer = curve(.225, .235)
    ys = [p[1] for p in outer]
    top, low = min(ys), max(ys)
    d.polygon(outer, d.down(top, low, (0, "#cbbba6"), (1, "#fffaf2")))
    d.polygon(curve(.195, .205), d.down(top, low, (0, "#a8977f"), (1, "#e6d9c6")))
    glass = curve(.165, .175)
    d.polygon(glass, d.down(top, low, (0, "#3f8fd6"), (.55, "#9ad3f2"), (.62, "#ffffff"), (1, "#d3e9f6")))
    with d.clipped(outline(glass)):
        xs = [p[0] for p in glass]
        left, width, height = min(xs), max(xs) - min(xs), low - top
        for a, b, r in ((.2, .66, .2), (.5, .62, .26), (.85, .67, .2)):
            d.ellipse(left + (a + .13 * (index % 3)) % 1.1 * width, top + b * height, r * width, .1 * height, "#ffffff")
        if index in (1, 4, 7):
            # The shade is pulled part of the way down
            d.rectangle(left - 2, top, width + 4, height * (.45 if side else .36), d.down(top, top + height * .45, (0, "#e8dccb"), (1, "#fbf4ea")))
            d.rectangle(left - 2, top + height * (.45 if side else .36) - 2.2, width + 4, 2.2, "#b5a48d")
    d.path(outline(glass), stroke="#8d7d69", stroke_width=.7)


def ledges(d, cam):
    for side in (-1, 1):
        x0, x1 = sorted((side * 1.03, side * 1.27))
        box(d, cam, x0, x1, .66, .71, 1.0, FAR_Z - .02, d.down(300, 420, (0, "#b9804c"), (1, "#8f5a31")), "#5d381f", "#6f4527")
        xs = sorted((side * 1.03, side * 1.06))
        d.polygon(cam.floor(xs[0], xs[1], 1.0, FAR_Z, .712), "#dba870")
        for k, z in enumerate((5.0, 3.55)):
            plate(d, cam, ring(side * 1.12, z, .04, .04, steps=20), .71, .82, "#ffffff", "#cfdbe4")
    # Table lamps' glow on the ledge is left to the windows: a bright edge under each
    z = FAR_Z - .55
    while z > 1.2:
        for side in (-1, 1):
            xs = sorted((side * 1.07, side * 1.2))
            d.polygon(cam.floor(xs[0], xs[1], z - .17, z + .17, .713), "#ffe9c2", opacity=.4)
        z -= .675


def seat(d, cam, x, z):
    """An armchair that faces the viewer."""
    leather = "#ead9c0"
    outside = 1 if x > 0 else -1
    with d.blurred(cam.scale(z) * .03, .5):
        d.polygon(cam.floor(x - .36, x + .36, z - .42, z + .4, .09), "#1c1518")
    box(d, cam, x - .2, x + .2, .08, .32, z - .22, z + .25, "#57483f", "#463a34", "#352b27")
    # Back and head rest
    top, low = cam.at(x, 1.2, z)[1], cam.at(x, .4, z)[1]
    left, right = cam.at(x - .27, 0, z + .22)[0], cam.at(x + .27, 0, z + .22)[0]
    back = d.across(left, right, (0, darker(leather, .14 if outside < 0 else .2)), (.3, lighter(leather, .28)), (.7, lighter(leather, .2)), (1, darker(leather, .2 if outside < 0 else .12)))
    slab(d, cam, rounded(x - .26, x + .26, .4, 1.12, .12), z + .22, z + .38, back, darker(leather, .34))
    for u in (-.09, .09):
        d.line([cam.at(x + u, .56, z + .218), cam.at(x + u, .9, z + .218)], darker(leather, .22), max(.7, cam.scale(z) * .008))
    slab(d, cam, rounded(x - .19, x + .19, .93, 1.2, .09), z + .15, z + .28, d.down(top, cam.at(x, .93, z)[1], (0, "#ffffff"), (1, darker(leather, .1))), darker(leather, .28))
    slab(d, cam, rounded(x - .15, x + .15, .98, 1.12, .03), z + .14, z + .15, "#fbfaf6", "#d8d0c4")
    # Seat cushion
    plate(d, cam, rounded(x - .25, x + .25, z - .3, z + .2, .08), .32, .48, d.down(cam.at(x, .48, z + .2)[1], cam.at(x, .48, z - .3)[1], (0, darker(leather, .14)), (1, lighter(leather, .3))), d.down(cam.at(x, .48, z - .3)[1], cam.at(x, .3, z - .3)[1], (0, leather), (1, darker(leather, .34))))
    # Belt
    d.line([cam.at(x - .17, .485, z + .12), cam.at(x - .02, .485, z - .08)], "#3b4a63", cam.scale(z) * .03)
    d.line([cam.at(x + .17, .485, z + .12), cam.at(x + .02, .485, z - .08)], "#3b4a63", cam.scale(z) * .03)
    b = cam.at(x, .485, z - .1)
    d.rectangle(b[0] - cam.scale(z) * .03, b[1] - cam.scale(z) * .02, cam.scale(z) * .06, cam.scale(z) * .04, "#c9ced6", 1)
    # Arm rests with a wooden cap
    for u in (-.3, .3) if x < 0 else (.3, -.3):
        slab(d, cam, rounded(x + u - .055, x + u + .055, .3, .68, .05), z - .3, z + .26, d.down(cam.at(x, .68, z - .3)[1], cam.at(x, .3, z - .3)[1], (0, lighter(leather, .2)), (1, darker(leather, .26))), darker(leather, .16))
        cap = rounded(x + u - .035, x + u + .035, z - .27, z + .12, .03)
        d.polygon(cam.face([(a, .682, c) for a, c in cap]), "#9c6336")

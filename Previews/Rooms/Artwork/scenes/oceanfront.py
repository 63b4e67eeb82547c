"""Oceanfront: a terrace above the sea, in the morning or by moonlight."""

from math import cos, pi, sin

from drawing import Drawing, darker, lighter, lit, mix, scatter, smooth
from perspective import Camera, box, plate, ring, rounded, slab

HORIZON = 250
EDGE_Z = 5.6


def draw(night=False):
    d = Drawing()
    cam = Camera(focal=540, centre=(400, HORIZON), eye=(0, 1.6, 0))
    tint = (lambda c: lit(c, (.36, .42, .66))) if night else (lambda c: c)
    sky(d, night)
    sea(d, night)
    coast(d, night)
    boats(d, night)
    terrace(d, cam, night, tint)
    balustrade(d, cam, night, tint)
    pergola(d, cam, night, tint)
    planter(d, cam, -3.05, 4.6, night, tint)
    lounger(d, cam, -1.5, tint)
    lounger(d, cam, .35, tint)
    side_table(d, cam, -.58, 3.35, night, tint)
    parasol(d, cam, 2.15, 4.1, tint)
    if night:
        lanterns(d, cam)
    return d


def sky(d, night):
    if night:
        d.rectangle(0, 0, 800, HORIZON + 2, d.down(0, HORIZON, (0, "#0b1437"), (.6, "#22376f"), (1, "#5b76ad")))
        for a, b, c in scatter(150, 8):
            d.circle(a * 800, b * 235, .5 + c * c * 1.1, "#ffffff", opacity=round(.35 + .6 * c, 2))
        d.circle(470, 192, 150, d.radial((470, 192), 150, (0, "#dfe9ff", .6), (.25, "#b9cdf6", .25), (1, "#b9cdf6", 0)))
        d.circle(470, 192, 25, d.radial((463, 184), 40, (0, "#ffffff"), (1, "#dfe6f2")))
        for x, y, r in ((461, 186, 5), (476, 198, 6.5), (479, 180, 3.4), (464, 202, 3)):
            d.circle(x, y, r, "#c3cfe2", opacity=.7)
    else:
        d.rectangle(0, 0, 800, HORIZON + 2, d.down(0, HORIZON, (0, "#3f9be0"), (.55, "#8fd0f3"), (1, "#fdf0d2")))
        d.circle(470, 158, 190, d.radial((470, 158), 190, (0, "#fff6d0", .95), (.2, "#fff0bd", .5), (1, "#fff0bd", 0)))
        d.circle(470, 158, 23, "#fffdf2")
    white = "#8ea6d6" if night else "#ffffff"
    for x, y, w in ((120, 150, 170), (290, 96, 110), (640, 120, 190), (730, 190, 120), (230, 205, 130), (560, 214, 90)):
        with d.group(opacity=.5 if night else .85):
            for dx, dy, r in ((-.38, .02, .13), (-.18, -.04, .2), (.06, -.06, .24), (.28, -.01, .17), (.44, .03, .1)):
                d.circle(x + dx * w, y + dy * w, r * w * .5, white)
            d.rectangle(x - .46 * w, y, .97 * w, .055 * w, white, .028 * w)


def sea(d, night):
    if night:
        d.rectangle(0, HORIZON, 800, 350, d.down(HORIZON, 420, (0, "#4f6ba6"), (.25, "#2b4684"), (1, "#122454")))
    else:
        d.rectangle(0, HORIZON, 800, 350, d.down(HORIZON, 420, (0, "#8fd2e6"), (.2, "#3fa6d0"), (.6, "#1f86bd"), (1, "#166a9f")))
    crest, hollow = ("#6f8fcb", "#16295c") if night else ("#bfeaf3", "#1b79ae")
    y, k = HORIZON + 3.0, 0
    while y < 420:
        depth = (y - HORIZON) / 170
        length = 16 + 120 * depth
        x = -((k * 47) % 97) - length
        while x < 820:
            n = ((int(x) * 13 + k * 29) % 17) / 17
            w = length * (.55 + .7 * n)
            h = .5 + 3.2 * depth
            d.path(f"M{x:.1f} {y:.2f}Q{x + w / 2:.1f} {y - h:.2f} {x + w:.1f} {y:.2f}Q{x + w / 2:.1f} {y + h * .25:.2f} {x:.1f} {y:.2f}Z", crest, opacity=round(.25 + .35 * n, 2))
            d.path(f"M{x + w * .2:.1f} {y + h * .7:.2f}Q{x + w * .7:.1f} {y + h * .2:.2f} {x + w * 1.2:.1f} {y + h * .7:.2f}Q{x + w * .7:.1f} {y + h * 1.1:.2f} {x + w * .2:.1f} {y + h * .7:.2f}Z", hollow, opacity=.35)
            x += w + length * (.3 + n)
        y += 2.2 + 9 * depth
        k += 1
    # The way of the light on the water
    y, k = HORIZON + 1.5, 0
    while y < 410:
        depth = (y - HORIZON) / 160
        half = 16 + 62 * depth
        for j in range(3):
            n = ((k * 37 + j * 53) % 23) / 23
            w = (.25 + .5 * n) * half
            x = 470 + (n - .5) * 1.1 * half + (j - 1) * half * .45
            h = .6 + 2.1 * depth
            d.path(f"M{x - w:.1f} {y:.2f}Q{x:.1f} {y - h:.2f} {x + w:.1f} {y:.2f}Q{x:.1f} {y + h:.2f} {x - w:.1f} {y:.2f}Z", "#e6efff" if night else "#fff8d8", opacity=round(.85 - .45 * depth, 2))
        y += 2.4 + 6 * depth
        k += 1
    d.rectangle(0, HORIZON - .6, 800, 1.6, "#7f97c9" if night else "#e9f6f3", opacity=.8)


def coast(d, night):
    far, near, sand = ("#31467c", "#1c2c57", "#5f6f96") if night else ("#8fb9c9", "#4f9a80", "#f3dfb0")
    d.path(smooth([(40, HORIZON), (90, 236), (140, 240), (190, 226), (250, 238), (300, 246), (340, HORIZON)]) + "Z", far)
    d.path(smooth([(600, HORIZON + 1), (650, 236), (700, 214), (750, 196), (810, 178)]) + f"L810 {HORIZON + 14}L690 {HORIZON + 9}Z", d.down(180, 262, (0, near), (1, lighter(near, .12))))
    d.path(f"M640 {HORIZON + 3}Q720 {HORIZON + 4} 810 {HORIZON + 10}L810 {HORIZON + 22}Q730 {HORIZON + 8} 640 {HORIZON + 3}Z", sand)
    for i, (x, y, w, h) in enumerate(((700, 224, 13, 12), (716, 216, 15, 14), (735, 210, 12, 17), (752, 203, 16, 15), (772, 196, 14, 18), (744, 226, 14, 12), (765, 218, 16, 15))):
        wall = lit(("#fbf6ea", "#f3e3cf", "#ffffff")[i % 3], (.45, .5, .72) if night else (1, 1, 1))
        d.rectangle(x, y, w, h, d.across(x, x + w, (0, wall), (1, darker(wall, .16))))
        d.polygon([(x - 1.5, y), (x + w / 2, y - 6), (x + w + 1.5, y)], lit("#d9653b", (.4, .42, .62) if night else (1, 1, 1)))
        for k in range(2):
            d.rectangle(x + 2.5 + k * w * .5, y + 4, 2.6, 3.6, "#ffd98a" if night else "#5f8ba8")
    # A light house on the far cape
    body = lit("#ffffff", (.5, .56, .8) if night else (1, 1, 1))
    d.polygon([(186, 227), (189, 203), (195, 203), (198, 227)], body)
    for y in (208, 216, 224):
        d.polygon([(187.4 - (y - 208) * .1, y), (196.6 + (y - 208) * .1, y), (196.9 + (y - 208) * .1, y + 3.4), (187.1 - (y - 208) * .1, y + 3.4)], lit("#d8453f", (.5, .5, .7) if night else (1, 1, 1)))
    d.rectangle(189.3, 198, 5.4, 5, "#ffefb0" if night else "#5f7d92")
    d.polygon([(188.4, 198), (192, 194.4), (195.6, 198)], "#8d2f35")
    if night:
        d.polygon([(192, 200.5), (60, 186), (60, 208)], d.across(60, 192, (0, "#fff3c0", 0), (1, "#fff3c0", .6)))
        d.circle(192, 200.5, 12, d.radial((192, 200.5), 12, (0, "#fff8d8", .95), (1, "#fff3c0", 0)))


def boats(d, night):
    for x, y, s, flag in ((330, 268, 1.0, "#e5484d"), (560, 262, .62, "#f2803b"), (95, 274, .8, "#3f7fd6")):
        white = "#aab9de" if night else "#ffffff"
        d.path(f"M{x} {y - 4 * s}L{x} {y - 44 * s}", stroke="#6b5a4a", stroke_width=1.1 * s)
        d.path(f"M{x + 2 * s} {y - 43 * s}Q{x + 20 * s} {y - 24 * s} {x + 23 * s} {y - 8 * s}L{x + 2 * s} {y - 8 * s}Z", d.across(x, x + 23 * s, (0, white), (1, darker(white, .14))))
        d.path(f"M{x - 2 * s} {y - 39 * s}Q{x - 13 * s} {y - 22 * s} {x - 15 * s} {y - 8 * s}L{x - 2 * s} {y - 8 * s}Z", lit(flag, (.45, .5, .75) if night else (1, 1, 1)))
        d.path(f"M{x - 19 * s} {y - 6 * s}L{x + 26 * s} {y - 6 * s}Q{x + 20 * s} {y + 4 * s} {x + 12 * s} {y + 4 * s}L{x - 11 * s} {y + 4 * s}Z", lit("#24476b", (.5, .55, .8) if night else (1, 1, 1)))
        d.path(f"M{x - 19 * s} {y - 6 * s}L{x + 26 * s} {y - 6 * s}L{x + 25 * s} {y - 4 * s}L{x - 18 * s} {y - 4 * s}Z", white)
        d.ellipse(x + 2 * s, y + 5.5 * s, 22 * s, 1.6 * s, "#0c3f66", opacity=.4)
        if night:
            d.circle(x, y - 45 * s, 5, d.radial((x, y - 45 * s), 5, (0, "#fff3c0"), (1, "#fff3c0", 0)))


def terrace(d, cam, night, tint):
    d.polygon(cam.floor(-6, 6, .3, EDGE_Z), tint("#b9a48b"))
    tile = .6
    for i in range(-10, 10):
        for j in range(10):
            z = EDGE_Z - .35 - (j + 1) * tile
            tone = ("#ead7bb", "#f1e2ca", "#e2cdae", "#eedcc0")[(i * 3 + j * 5 + i * j) % 4]
            d.polygon(cam.floor(i * tile + .01, (i + 1) * tile - .01, z + .01, z + tile - .01), tint(tone))
    d.polygon(cam.floor(-6, 6, EDGE_Z - .35, EDGE_Z), tint("#fff7e8"))
    d.polygon(cam.floor(-6, 6, EDGE_Z - .36, EDGE_Z - .34), tint("#b9a48b"))
    ya, yb = cam.at(0, 0, EDGE_Z)[1], 600
    glow = "#8fb0f0" if night else "#fff6d6"
    d.polygon(cam.floor(-6, 6, .3, EDGE_Z), d.down(ya, yb, (0, glow, .4), (.5, glow, 0), (1, "#3a2416" if not night else "#050a1e", .32)))
    # The pergola's rafters throw their shadows across the tiles
    with d.blurred(1.1, .26):
        for k in range(9):
            x = -4.2 + k * 1.05
            d.polygon(cam.face([(x, 0, EDGE_Z - .4), (x + .14, 0, EDGE_Z - .4), (x - 1.05, 0, .5), (x - 1.19, 0, .5)]), "#3a2430")


def balustrade(d, cam, night, tint):
    z = EDGE_Z - .12
    d.polygon(cam.front(-6, 6, .08, .98, z), "#dff3f7", opacity=.10 if night else .2)
    for k in range(-4, 5):
        x = k * 1.15 + .3
        d.polygon(cam.face([(x, .1, z), (x + .12, .1, z), (x + .5, .96, z), (x + .38, .96, z)]), "#ffffff", opacity=.2)
        d.polygon(cam.face([(x + .2, .1, z), (x + .24, .1, z), (x + .62, .96, z), (x + .58, .96, z)]), "#ffffff", opacity=.2)
    steel = tint("#d5dce2")
    for k in range(-4, 6):
        x = k * 1.15 - .35
        a, b = cam.at(x - .03, 1.0, z), cam.at(x + .03, 0, z)
        d.rectangle(a[0], a[1], b[0] - a[0], b[1] - a[1], d.across(a[0], b[0], (0, darker(steel, .3)), (.4, lighter(steel, .6)), (1, darker(steel, .4))))
        d.polygon(cam.front(x - .07, x + .07, 0, .04, z - .02), darker(steel, .35))
    for y, h in ((1.0, .055), (.05, .04)):
        a, b = cam.at(-6, y + h, z), cam.at(6, y, z)
        d.rectangle(a[0], a[1], b[0] - a[0], b[1] - a[1], d.down(a[1], b[1], (0, lighter(steel, .7)), (.4, steel), (1, darker(steel, .45))))


def pergola(d, cam, night, tint):
    y = 2.95
    for k in range(9):
        x = -4.2 + k * 1.05
        box(d, cam, x - .06, x + .06, y + .12, y + .3, .5, EDGE_Z, tint("#8d6a4a"), tint("#a5805c"), tint("#c29a70" if x < 0 else "#a98259"))
    box(d, cam, -6, 6, y - .06, y + .14, EDGE_Z - .28, EDGE_Z - .1, tint("#7d5c40"), tint("#b98f65"), tint("#9a744f"))
    for x in (-3.35, 3.35):
        a, b = cam.at(x - .1, y, EDGE_Z - .2), cam.at(x + .1, 0, EDGE_Z - .2)
        d.rectangle(a[0], a[1], b[0] - a[0], b[1] - a[1], d.across(a[0], b[0], (0, tint("#a9825b")), (.4, tint("#d9b48a")), (1, tint("#7d5c40"))))
    # A creeper with flowers along the front beam
    for i, (a, b, c) in enumerate(scatter(120, 31)):
        x, yy = a * 800, cam.at(0, y, EDGE_Z - .2)[1] - 12 + b * b * 34 * (.35 + abs(a - .5) * 1.6)
        r = 3 + c * 4
        d.ellipse(x, yy, r, r * .62, tint(mix("#3f8a52", "#86c06a", c)), transform=f"rotate({(i * 53) % 180 - 90} {x:.1f} {yy:.1f})")
        if i % 4 == 0:
            for k in range(5):
                d.circle(x + 2.6 * cos(k * 1.2566), yy + 4 + 2.6 * sin(k * 1.2566), 2, tint("#e75a8d"))
            d.circle(x, yy + 4, 1.4, tint("#ffd76a"))


def planter(d, cam, x, z, night, tint):
    s, base = cam.scale(z), cam.at(x, .55, z)
    with d.blurred(4, .35):
        d.polygon(cam.face([(a, 0, b) for a, b in ring(x - .1, z, .5, .35)]), "#1c1208")
    for k in range(11):
        t = (k - 5) / 5
        tip = (base[0] + t * 1.05 * s, base[1] - (1.5 - 1.15 * t * t) * s)
        mid = (base[0] + t * .5 * s, base[1] - (1.45 - .45 * t * t) * s)
        tone = tint(mix("#2f7d55", "#7fc07a", (k * 4 % 7) / 7))
        d.path(f"M{base[0]:.1f} {base[1]:.1f}Q{mid[0]:.1f} {mid[1] - 9:.1f} {tip[0]:.1f} {tip[1]:.1f}Q{mid[0]:.1f} {mid[1] + 16:.1f} {base[0]:.1f} {base[1]:.1f}Z", tone)
        d.path(f"M{base[0]:.1f} {base[1]:.1f}Q{mid[0]:.1f} {mid[1] + 2:.1f} {tip[0]:.1f} {tip[1]:.1f}", stroke=darker(tone, .25), stroke_width=.9)
    clay = tint("#c9683f")
    d.polygon([(base[0] - .28 * s, base[1]), (base[0] + .28 * s, base[1]), (base[0] + .2 * s, base[1] + .55 * s), (base[0] - .2 * s, base[1] + .55 * s)],
              d.across(base[0] - .28 * s, base[0] + .28 * s, (0, darker(clay, .2)), (.4, lighter(clay, .2)), (1, darker(clay, .4))))
    d.rectangle(base[0] - .31 * s, base[1] - .03 * s, .62 * s, .11 * s, d.across(base[0] - .31 * s, base[0] + .31 * s, (0, clay), (.4, lighter(clay, .35)), (1, darker(clay, .3))), 3)


def lounger(d, cam, x, tint):
    """A deck chair of teak slats with a striped towel; its foot end is towards the sea."""
    z0, z1, half = 2.35, 4.25, .36
    wood = "#b9814f"
    with d.blurred(5, .38):
        d.polygon(cam.floor(x - half - .05, x + half + .3, z0 - .1, z1 + .05), "#24150c")
    for lz in (z1 - .2, z0 + .75):
        for u in (-half + .05, half - .05):
            box(d, cam, x + u - .035, x + u + .035, 0, .3, lz - .035, lz + .035, tint(wood), tint(darker(wood, .25)), tint(darker(wood, .4)))
    count = 17
    for k in range(count):
        z = z1 - (k + 1) * (z1 - z0 - .6) / count
        box(d, cam, x - half, x + half, .3, .335, z, z + .052, tint(lighter(wood, .12 if k % 2 else .22)), tint(darker(wood, .22)), tint(darker(wood, .35)))
    # Towel over the middle, in stripes
    for k in range(9):
        a = x - half * .82 + k * half * 1.64 / 9
        tone = ("#ffffff", "#2f8fc4", "#ffffff", "#f2b84b")[k % 4]
        d.polygon(cam.face([(a, .345, z1 - .1), (a + half * 1.64 / 9, .345, z1 - .1), (a + half * 1.64 / 9, .345, z0 + .62), (a, .345, z0 + .62)]), tint(tone))
    # The back rest rises towards the viewer
    def rest(u0, u1, t0, t1, lift=0.0):
        p = lambda u, t: (x + u, .34 + lift + .62 * t, z0 + .62 - .5 * t)
        return cam.face([p(u0, t0), p(u1, t0), p(u1, t1), p(u0, t1)])
    d.polygon(rest(-half, half, 0, 1), tint(darker(wood, .35)))
    for k in range(9):
        d.polygon(rest(-half, half, k / 9 + .01, (k + 1) / 9 - .015, .005), tint(mix(darker(wood, .12), lighter(wood, .2), k / 9)))
    for u in (-half + .05, half - .05):
        d.polygon(rest(u - .03, u + .03, -.02, 1.03, .01), tint(darker(wood, .22)))
    pillow = [(a, b) for a, b in rounded(x - .24, x + .24, .86, 1.06, .08)]
    slab(d, cam, pillow, z0 + .1, z0 + .22, d.down(cam.at(x, 1.06, z0)[1], cam.at(x, .86, z0)[1], (0, tint("#ffffff")), (1, tint("#d9e6ee"))), tint("#b9cad6"))


def side_table(d, cam, x, z, night, tint):
    s = cam.scale(z)
    with d.blurred(3, .35):
        d.polygon(cam.face([(a, 0, b) for a, b in ring(x + .05, z, .26, .22)]), "#24150c")
    for u in (-.13, .13):
        d.line([cam.at(x + u * .5, .42, z), cam.at(x + u * 1.4, 0, z)], tint("#6b4a2e"), 4)
    plate(d, cam, ring(x, z, .24, .2), .42, .46, tint("#fff7ea"), tint("#c9b79b"))
    p = cam.at(x + .03, .46, z)
    d.path(f"M{p[0] - .05 * s} {p[1]}L{p[0] - .065 * s} {p[1] - .2 * s}L{p[0] + .065 * s} {p[1] - .2 * s}L{p[0] + .05 * s} {p[1]}Z", d.down(p[1] - .18 * s, p[1], (0, tint("#ffd25e")), (.5, tint("#ff9a4a")), (1, tint("#ef5f5f"))), opacity=.92)
    d.line([(p[0] + .01 * s, p[1] - .05 * s), (p[0] + .07 * s, p[1] - .31 * s)], tint("#e5484d"), 1.8)
    d.circle(p[0] - .06 * s, p[1] - .2 * s, .05 * s, tint("#f9a53d"))
    d.circle(p[0] - .06 * s, p[1] - .2 * s, .036 * s, tint("#ffd98a"))


def parasol(d, cam, x, z, tint):
    s = cam.scale(z)
    foot, top = cam.at(x, 0, z), cam.at(x, 2.3, z)
    with d.blurred(5, .34):
        d.polygon(cam.face([(a, 0, b) for a, b in ring(x - .15, z - .5, 1.0, .55)]), "#24150c")
    plate(d, cam, ring(x, z, .24, .2), 0, .08, tint("#9aa3ab"), tint("#5f6870"))
    d.line([foot, top], tint("#8a6240"), .05 * s)
    d.line([(foot[0] - 1, foot[1]), (top[0] - 1, top[1])], tint("#c79a6c"), .014 * s)
    half, low, gores = 1.05 * s, top[1] + .52 * s, 8
    at = lambda k: top[0] - half * cos(pi * k / gores)
    dip = lambda k: low + .16 * s * sin(pi * k / gores)
    for k in range(gores):
        tone = ("#e9574f", "#fff8ee")[k % 2]
        light = .25 - .42 * k / gores
        tone = lighter(tone, light) if light > 0 else darker(tone, -light)
        a, b = at(k), at(k + 1)
        d.path(f"M{top[0]:.1f} {top[1]:.1f}Q{(top[0] + a) / 2 + (a - top[0]) * .16:.1f} {top[1] + .12 * s:.1f} {a:.1f} {dip(k):.1f}"
               f"Q{(a + b) / 2:.1f} {(dip(k) + dip(k + 1)) / 2 - .07 * s:.1f} {b:.1f} {dip(k + 1):.1f}"
               f"Q{(top[0] + b) / 2 + (b - top[0]) * .16:.1f} {top[1] + .12 * s:.1f} {top[0]:.1f} {top[1]:.1f}Z", tint(tone))
        d.path(f"M{a:.1f} {dip(k):.1f}Q{(a + b) / 2:.1f} {(dip(k) + dip(k + 1)) / 2 - .07 * s:.1f} {b:.1f} {dip(k + 1):.1f}l0 {.09 * s:.1f}Q{(a + b) / 2:.1f} {(dip(k) + dip(k + 1)) / 2 + .06 * s:.1f} {a:.1f} {dip(k) + .09 * s:.1f}Z", tint(darker(tone, .12)))
    d.circle(top[0], top[1] - 3, 4, tint("#8a6240"))


def lanterns(d, cam):
    """A string of lamps under the beam, and lanterns on the tiles."""
    points = [(x, cam.at(0, 2.9, EDGE_Z - .3)[1] + 18 + 16 * (1 - ((x % 200) / 100 - 1) ** 2)) for x in range(0, 801, 20)]
    d.path(smooth(points), stroke="#1a1626", stroke_width=1)
    for x, y in points[1::2]:
        d.circle(x, y + 4, 15, d.radial((x, y + 4), 15, (0, "#ffd98a", .75), (1, "#ffb84a", 0)))
        d.circle(x, y + 4, 3, "#fff3cf")
    for x, z in ((-2.45, 3.6), (1.25, 3.1), (-.45, 4.9)):
        s, p = cam.scale(z), cam.at(x, 0, z)
        d.polygon(cam.face([(a, .005, b) for a, b in ring(x, z, .8, .6)]), d.radial(p, .8 * s, (0, "#ffc766", .75), (.5, "#ffb04a", .25), (1, "#ffb04a", 0), flat=.35))
        d.circle(p[0], p[1] - .18 * s, .42 * s, d.radial((p[0], p[1] - .18 * s), .42 * s, (0, "#ffd98a", .8), (1, "#ffb04a", 0)))
        d.rectangle(p[0] - .1 * s, p[1] - .3 * s, .2 * s, .3 * s, "#fff0c4", 2)
        for u in (-.1, 0, .1):
            d.line([(p[0] + u * s, p[1] - .3 * s), (p[0] + u * s, p[1])], "#2b2233", .018 * s)
        d.rectangle(p[0] - .12 * s, p[1] - .03 * s, .24 * s, .04 * s, "#2b2233")
        d.polygon([(p[0] - .12 * s, p[1] - .29 * s), (p[0] + .12 * s, p[1] - .29 * s), (p[0], p[1] - .41 * s)], "#2b2233")

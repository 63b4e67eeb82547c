"""Panorama: a lounge before a wide window front, and mountains behind it."""

from drawing import Drawing, darker, lighter, mix, outline, scatter, smooth
from perspective import Camera, box, plate, ring, rounded, slab

WALL_Z, HALF, HEIGHT = 6.0, 5.2, 3.3


def draw():
    d = Drawing()
    cam = Camera(focal=520, centre=(400, 262), eye=(0, 1.5, 0))
    landscape(d)
    room(d, cam)
    sunlight(d, cam)
    furniture(d, cam)
    return d


def ridge(heights, base, step):
    return [(i * step - 20, base - h) for i, h in enumerate(heights)]


def landscape(d):
    d.rectangle(0, 0, 800, 400, d.down(60, 330, (0, "#5aa7de"), (0.55, "#a9d8ee"), (1, "#fdeccb")))
    d.circle(590, 150, 150, d.radial((590, 150), 150, (0, "#fff8dc", 0.9), (0.25, "#fff3c4", 0.45), (1, "#fff3c4", 0)))
    d.circle(590, 150, 20, "#fffbea")
    for x, y, w in ((170, 130, 90), (330, 105, 60), (690, 200, 70)):
        for dx, dy, r in ((-0.5, 0, 0.16), (-0.2, -0.07, 0.24), (0.12, -0.03, 0.2), (0.42, 0.01, 0.14)):
            d.ellipse(x + dx * w, y + dy * w, r * w * 1.5, r * w * 0.6, "#ffffff", opacity=0.75)
    far = [(0, 268), (70, 226), (110, 240), (175, 176), (215, 205), (262, 152), (322, 214), (372, 190), (420, 232),
           (478, 196), (540, 238), (610, 182), (668, 222), (730, 190), (800, 240)]
    d.polygon(far + [(800, 400), (0, 400)], d.down(150, 300, (0, "#8fb2d6"), (1, "#c9dbe8")))
    for peak, left, right in (((262, 152), (236, 181), (300, 190)), ((175, 176), (150, 200), (200, 194)), ((610, 182), (580, 205), (645, 206)),
                              ((372, 190), (352, 200), (396, 211)), ((478, 196), (455, 210), (505, 213)), ((730, 190), (700, 206), (760, 208))):
        px, py = peak
        zig = [(right[0], right[1]), (px + (right[0] - px) * .55, right[1] - 6), (px + 8, right[1] + 3), (px - 3, right[1] - 8), (px + (left[0] - px) * .5, left[1] + 2)]
        d.polygon([left, peak] + zig, "#f7fbff")
        d.polygon([peak] + zig[:3] + [(px + 2, py + 16)], "#bcd2ea")
    d.path(smooth([(0, 262), (90, 236), (190, 262), (300, 232), (420, 264), (520, 240), (640, 262), (720, 236), (800, 250)])
           + "L800 400L0 400Z", d.down(230, 310, (0, "#5d8fa6"), (1, "#9fc3bd")))
    d.path(smooth([(0, 276), (120, 258), (240, 282), (380, 262), (520, 284), (660, 262), (800, 280)]) + "L800 420L0 420Z",
           d.down(258, 330, (0, "#4d8a72"), (1, "#79b088")))
    d.path("M250 300C330 292 470 290 560 300C620 306 640 316 700 320L700 420L180 420L180 316C210 306 225 303 250 300Z",
           d.down(292, 340, (0, "#bfe3f0"), (1, "#5fa9cf")))
    for i in range(9):
        y = 299 + i * 4
        d.line([(400 - 30 - i * 17 + (i * 53) % 60, y), (400 + 20 + i * 12 - (i * 31) % 50, y)], "#ffffff", 0.8, opacity=0.6)
    for a, b, c in scatter(110, 4):
        left = b < 0.5
        x = a * 300 - 10 if left else 800 - a * 280 + 10
        y = 296 + c * 34
        size = 10 + c * 16
        tree = mix("#3f7f63", "#1f5a49", c)
        for k in range(3):
            w = size * (0.2 + 0.14 * k)
            top = y - size + k * size * 0.26
            d.polygon([(x, top), (x + w, top + size * 0.42), (x - w, top + size * 0.42)], tree)
            d.polygon([(x, top), (x + w, top + size * 0.42), (x, top + size * 0.42)], lighter(tree, 0.16))


def room(d, cam):
    window = cam.front(-HALF + 0.25, HALF - 0.25, 0.3, 2.95, WALL_Z)
    inside = outline([(-5, -5), (805, -5), (805, 605), (-5, 605)])
    with d.clipped(inside + outline(window)):
        d.polygon(cam.front(-HALF, HALF, 0, HEIGHT, WALL_Z), "#e9dfd2")
        d.polygon(cam.wall(-HALF, 0, HEIGHT, 0, WALL_Z), d.across(0, 0 + 60, (0, "#b7a48f"), (1, "#d9cab6")))
        d.polygon(cam.wall(HALF, 0, HEIGHT, 0, WALL_Z), d.across(740, 800, (0, "#e6d8c5"), (1, "#c9b8a2")))
        d.polygon(cam.floor(-HALF, HALF, 0, WALL_Z), d.down(380, 600, (0, "#d8a873"), (1, "#a8703f")))
        d.polygon(cam.floor(-HALF, HALF, 0, WALL_Z, HEIGHT), d.down(0, 120, (0, "#d8cdbf"), (1, "#f6efe4")))
    # Floor boards, staggered
    tones = ["#c98f58", "#dba870", "#b97f4b", "#d19a62", "#c48a55"]
    width = 0.26
    for i in range(-20, 20):
        offset = ((i * 37) % 10) * 0.21
        for j in range(-1, 4):
            z0, z1 = j * 2.1 + offset, (j + 1) * 2.1 + offset - 0.012
            z0, z1 = max(z0, 0.3), min(z1, WALL_Z)
            if z1 <= z0:
                continue
            tone = tones[(i * 7 + j * 3) % 5]
            d.polygon(cam.floor(i * width, (i + 1) * width - 0.012, z0, z1), tone, opacity=0.75)
    d.polygon(cam.floor(-HALF, HALF, 0.3, WALL_Z), d.down(385, 600, (0, "#ffe9c4", 0.45), (0.5, "#ffe2b0", 0), (1, "#5a3216", 0.35)))
    # Ceiling beams
    for k in range(9):
        x = -4.8 + k * 1.2
        box(d, cam, x - 0.09, x + 0.09, HEIGHT - 0.22, HEIGHT, 0.4, WALL_Z, "#a8764a", "#8d5f38", "#8a5c37" if x > 0 else "#93633c")
    box(d, cam, -HALF, HALF, 2.95, HEIGHT, WALL_Z - 0.15, WALL_Z, "#8d6a49", "#7a583a", "#7a583a")
    # Mullions and sill
    for k in range(9):
        x = -HALF + 0.25 + k * (2 * HALF - 0.5) / 8
        box(d, cam, x - 0.05, x + 0.05, 0.3, 2.95, WALL_Z - 0.1, WALL_Z, "#4b4640", "#3f3a36", "#5d564f")
    box(d, cam, -HALF + 0.2, HALF - 0.2, 2.3, 2.36, WALL_Z - 0.06, WALL_Z, "#5d564f", "#3f3a36", "#3f3a36")
    box(d, cam, -HALF, HALF, 0, 0.32, WALL_Z - 0.3, WALL_Z, "#f5ead9", d.down(370, 410, (0, "#cdbda7"), (1, "#b7a58d")), "#cdbda7")
    # Glass sheen
    for x in (-3.4, -0.6, 2.6):
        d.polygon(cam.face([(x, 0.34, WALL_Z), (x + 0.5, 0.34, WALL_Z), (x + 1.5, 2.9, WALL_Z), (x + 1.0, 2.9, WALL_Z)]), "#ffffff", opacity=0.13)
        d.polygon(cam.face([(x + 0.62, 0.34, WALL_Z), (x + 0.74, 0.34, WALL_Z), (x + 1.74, 2.9, WALL_Z), (x + 1.62, 2.9, WALL_Z)]), "#ffffff", opacity=0.13)


def sunlight(d, cam):
    with d.blurred(1.6):
        for k in range(8):
            x = -HALF + 0.32 + k * (2 * HALF - 0.5) / 8
            w = (2 * HALF - 0.5) / 8 - 0.16
            d.polygon(cam.face([(x - 0.25, 0, 5.5), (x + w - 0.25, 0, 5.5), (x + w - 1.5, 0, 3.3), (x - 1.5, 0, 3.3)]), "#fff0c2", opacity=0.5)


def furniture(d, cam):
    # Rug
    rug = ring(0, 3.45, 2.3, 1.15)
    d.polygon(cam.face([(x, 0.005, z) for x, z in rug]), "#2f6f7a")
    for k, tone in ((0.92, "#e8dcc6"), (0.86, "#2f6f7a"), (0.62, "#3f8791"), (0.58, "#e8dcc6"), (0.55, "#3f8791")):
        d.polygon(cam.face([(x, 0.006, z) for x, z in ring(0, 3.45, 2.3 * k, 1.15 * k)]), tone)
    # Pendant lamps
    for x, z in ((-2.4, 4.4), (0, 4.4), (2.4, 4.4)):
        top, low = cam.at(x, HEIGHT, z), cam.at(x, 2.35, z)
        s = cam.scale(z)
        d.line([top, low], "#3a332d", 1.3)
        d.path(f"M{low[0] - .07 * s} {low[1]}C{low[0] - .3 * s} {low[1] + .05 * s} {low[0] - .3 * s} {low[1] + .2 * s} {low[0] - .32 * s} {low[1] + .28 * s}"
               f"L{low[0] + .32 * s} {low[1] + .28 * s}C{low[0] + .3 * s} {low[1] + .2 * s} {low[0] + .3 * s} {low[1] + .05 * s} {low[0] + .07 * s} {low[1]}Z",
               d.across(low[0] - .3 * s, low[0] + .3 * s, (0, "#c4572f"), (0.4, "#f0894e"), (1, "#9e4021")))
        d.ellipse(low[0], low[1] + .28 * s, .32 * s, .05 * s, "#ffe9b5")
    plant(d, cam, -3.9, 5.2)
    plant(d, cam, 3.9, 5.2)
    for side in (-1, 1):
        lounge_chair(d, cam, 1.98 * side, 3.75)
    coffee_table(d, cam)


def shadow(d, cam, x, z, rx, rz, opacity=0.32, blur=4):
    with d.blurred(blur, opacity):
        d.polygon(cam.face([(a, 0.01, b) for a, b in ring(x, z, rx, rz)]), "#2a1408")


def lounge_chair(d, cam, x, z):
    shadow(d, cam, x, z - 0.1, 0.62, 0.5)
    tone = "#e2a63c"
    for dx in (-0.38, 0.38):
        for dz in (-0.3, 0.3):
            d.line([cam.at(x + dx * 0.8, 0.3, z + dz), cam.at(x + dx, 0, z + dz)], "#6b4324", 4)
    slab(d, cam, rounded(x - .42, x + .42, .35, 1.0, .16), z + .22, z + .4, d.down(cam.at(x, 1, z)[1], cam.at(x, .3, z)[1], (0, lighter(tone, .2)), (1, darker(tone, .15))), darker(tone, .3))
    plate(d, cam, rounded(x - .42, x + .42, z - .4, z + .3, .12), .27, .44, lighter(tone, .12), darker(tone, .2))
    for dx in (-.46, .46):
        slab(d, cam, rounded(x + dx - .07, x + dx + .07, .26, .64, .06), z - .42, z + .34, tone, darker(tone, .12))
    slab(d, cam, rounded(x - .2, x + .2, .46, .74, .07), z + .08, z + .2, "#f4ead6", "#d8c8aa")


def coffee_table(d, cam):
    z = 3.5
    shadow(d, cam, 0, z, .9, .35)
    for x in (-.6, .6):
        for dz in (-.2, .2):
            d.line([cam.at(x * .9, .38, z + dz), cam.at(x, 0, z + dz)], "#4a2c17", 4)
    plate(d, cam, ring(0, z, .85, .36), .38, .43, d.across(300, 500, (0, "#8a5a34"), (.5, "#c68d5b"), (1, "#8a5a34")), "#5d3a1f")
    box(d, cam, -.45, -.1, .43, .47, z - .15, z + .08, "#2f6f7a", "#225660", "#225660")
    box(d, cam, -.42, -.13, .47, .5, z - .13, z + .08, "#f4ead6", "#d8c8aa", "#d8c8aa")
    vase = cam.at(.3, .43, z)
    d.path(f"M{vase[0] - 7} {vase[1]}C{vase[0] - 16} {vase[1] - 16} {vase[0] - 5} {vase[1] - 22} {vase[0] - 5} {vase[1] - 30}L{vase[0] + 5} {vase[1] - 30}"
           f"C{vase[0] + 5} {vase[1] - 22} {vase[0] + 16} {vase[1] - 16} {vase[0] + 7} {vase[1]}Z", d.across(vase[0] - 12, vase[0] + 12, (0, "#ffffff"), (1, "#b9c8cf")))
    for dx, dy, tone in ((-12, -48, "#c4572f"), (2, -56, "#e2a63c"), (14, -47, "#d9705a")):
        d.line([(vase[0], vase[1] - 30), (vase[0] + dx, vase[1] + dy)], "#3f7f63", 1.3)
        d.circle(vase[0] + dx, vase[1] + dy, 5.5, tone)
        d.circle(vase[0] + dx - 1, vase[1] + dy - 1, 2, lighter(tone, .5))


def plant(d, cam, x, z):
    shadow(d, cam, x, z, .35, .25)
    base = cam.at(x, .45, z)
    s = cam.scale(z)
    for k in range(13):
        t = (k - 6) / 6
        tip = (base[0] + t * .62 * s, base[1] - (1.25 - .75 * t * t) * s)
        mid = (base[0] + t * .22 * s, base[1] - (.75 - .2 * t * t) * s)
        tone = mix("#2f7350", "#7fb56a", (k * 5 % 7) / 7)
        d.path(f"M{base[0]:.1f} {base[1]:.1f}Q{mid[0] - 7:.1f} {mid[1]:.1f} {tip[0]:.1f} {tip[1]:.1f}Q{mid[0] + 7:.1f} {mid[1] + 5:.1f} {base[0]:.1f} {base[1]:.1f}Z", tone)
    d.polygon([(base[0] - .24 * s, base[1]), (base[0] + .24 * s, base[1]), (base[0] + .17 * s, base[1] + .45 * s), (base[0] - .17 * s, base[1] + .45 * s)],
              d.across(base[0] - .24 * s, base[0] + .24 * s, (0, "#f6efe4"), (.4, "#ffffff"), (1, "#b9a78f")))
    d.ellipse(base[0], base[1], .24 * s, .04 * s, "#5a4330")

"""A statue of an elephant, modelled as a distance field and traced with soft light.

Sphere tracing after J. C. Hart, "Sphere tracing" (1996); parts are joined with the polynomial smooth minimum, and soft
shadows and occlusion sample the same field. Local axes: x towards the head, y up, z to its left; its feet stand on y = 0.
"""

import base64
import io

import numpy as np
from PIL import Image

SKIN, CLOTH, GOLD, IVORY, EYE, PINK = range(6)
COLOURS = np.array([[.545, .625, .715], [.72, .16, .2], [.93, .7, .28], [.97, .93, .84], [.07, .06, .09], [.86, .6, .62]], np.float32)
TRUNK = [((1.42, 1.62), .33), ((1.66, 1.34), .27), ((1.93, 1.2), .225), ((2.2, 1.3), .19), ((2.36, 1.58), .165), ((2.36, 1.9), .145), ((2.2, 2.1), .14)]
OUT = np.array([-.5, 0, .866], np.float32)
NORMAL = np.array([.866, 0, .5], np.float32)


def smooth_minimum(a, b, k):
    h = np.maximum(k - np.abs(a - b), 0) / k
    return np.minimum(a, b) - h * h * k * .25


def ellipsoid(p, centre, radii):
    q = p - np.float32(centre)
    r = np.float32(radii)
    k0 = np.linalg.norm(q / r, axis=-1)
    k1 = np.linalg.norm(q / (r * r), axis=-1)
    return k0 * (k0 - 1) / np.maximum(k1, 1e-6)


def capsule(p, a, b, ra, rb):
    a, b = np.float32(a), np.float32(b)
    ab = b - a
    t = np.clip(((p - a) @ ab) / (ab @ ab), 0, 1)
    return np.linalg.norm(p - a - t[..., None] * ab, axis=-1) - (ra + (rb - ra) * t)


def mirrored(p):
    return np.stack([p[..., 0], p[..., 1], np.abs(p[..., 2])], -1)


def ear_frame(m):
    centre = np.float32([1.0, 1.86, .42]) + OUT * np.float32(.47)
    q = m - centre
    return q @ OUT, q[..., 1], q @ NORMAL


def ear(m):
    u, v, w = ear_frame(m)
    w = w + .16 * u * u - .1 * u          # the rim curls forward
    v = v + .22 * np.maximum(u, -.2)      # and hangs a little
    q = np.stack([u, v, w], -1)
    return ellipsoid(q, (0, 0, 0), (.56, .64, .085)) * .8


def body(p, m):
    d = ellipsoid(p, (0, 1.28, 0), (1.02, .78, .72))
    d = smooth_minimum(d, ellipsoid(p, (-.5, 1.25, 0), (.62, .72, .64)), .25)
    for x in (.56, -.62):
        d = smooth_minimum(d, capsule(m, (x, 1.0, .36), (x + .02, .2, .37), .29, .25), .16)
        d = smooth_minimum(d, ellipsoid(m, (x + .05, .12, .37), (.31, .15, .29)), .08)
    head = smooth_minimum(ellipsoid(p, (1.16, 1.8, 0), (.54, .56, .5)), ellipsoid(m, (1.12, 2.16, .13), (.36, .3, .28)), .22)
    head = smooth_minimum(head, ellipsoid(m, (1.38, 1.62, .22), (.28, .26, .2)), .18)
    for (a, ra), (b, rb) in zip(TRUNK, TRUNK[1:]):
        head = smooth_minimum(head, capsule(p, (*a, 0), (*b, 0), ra, rb), .17)
    d = smooth_minimum(d, head, .26)
    for a, b, ra, rb in (((-1.02, 1.5, 0), (-1.22, 1.1, .02), .07, .045), ((-1.22, 1.1, .02), (-1.2, .82, .05), .045, .04)):
        d = smooth_minimum(d, capsule(p, a, b, ra, rb), .06)
    d = smooth_minimum(d, ellipsoid(p, (-1.2, .76, .05), (.07, .13, .07)), .04)
    return smooth_minimum(d, ear(m), .07)


def extras(m):
    """The parts of other material: tusks, eyes, toe nails, the ball on the trunk."""
    tusk = np.minimum(capsule(m, (1.5, 1.5, .25), (1.82, 1.28, .36), .085, .065), capsule(m, (1.82, 1.28, .36), (2.06, 1.36, .36), .065, .03))
    for x in (.56, -.62):
        for dx, dz in ((.3, .0), (.25, .16), (.25, -.16)):
            tusk = np.minimum(tusk, ellipsoid(m, (x + .03 + dx, .1, .37 + dz), (.07, .085, .08)))
    eye = ellipsoid(m, (1.535, 1.93, .315), (.068, .082, .068))
    return tusk, eye


def tassels(m):
    """Gold balls along the lower hem of the cloth."""
    d = np.full(m.shape[:-1], 9, np.float32)
    for x in (-.42, -.21, 0, .21, .42):
        d = np.minimum(d, ellipsoid(m, (x, .86 + .0 * x, .7 - .04 * abs(x)), (.05, .07, .05)))
    return d


def covered(p):
    """Where the cloth lies: how far inside its edge, on the back and on the forehead."""
    back = np.minimum(.5 - np.abs(p[..., 0]), p[..., 1] - .9)
    brow = np.minimum(.3 - np.abs(p[..., 2]) * (1 - .2 * p[..., 1] + .4), p[..., 1] - (1.72 + .9 * np.abs(p[..., 2])))
    brow = np.where((p[..., 0] > 1.28) & (p[..., 0] < 1.75), brow, -1)
    return back, brow


def field(p):
    m = mirrored(p)
    skin = body(p, m)
    back, _ = covered(p)
    skin = skin - .035 * np.clip(back / .03, 0, 1) * np.clip((.75 - p[..., 0]) / .1, 0, 1) * np.clip((ear(m) - .04) / .12, 0, 1)
    tusk, eye = extras(m)
    return np.minimum(np.minimum(skin, tusk), np.minimum(eye, tassels(m)))


def materials(p):
    m = mirrored(p)
    skin = body(p, m)
    tusk, eye = extras(m)
    gold = tassels(m)
    kind = np.full(len(p), SKIN)
    back, brow = covered(p)
    back = np.where((ear(m) > .06) & (p[:, 0] < .55), back, -1)
    kind[back > 0] = CLOTH
    trim = ((back > .025) & (back < .075)) | ((back > .1) & (back < .115))
    # A row of lozenges inside the border
    u = (p[:, 0] / .2) % 1 - .5
    v = (p[:, 1] - 1.28) / .2
    trim |= (back > .13) & (np.abs(u) + np.abs(v) < .3) | (back > .13) & (np.abs(u) + np.abs(v - 1.6) < .2)
    kind[trim] = GOLD
    kind[brow > 0] = CLOTH
    kind[(brow > 0) & (brow < .045)] = GOLD
    u, v, w = ear_frame(m)
    inside = (np.abs(ear(m)) < .03) & ((u / .44) ** 2 + ((v + .22 * np.maximum(u, -.2)) / .5) ** 2 < 1) & (w + .16 * u * u - .1 * u > 0)
    kind[inside & (kind == SKIN)] = PINK
    bare = np.minimum(skin, np.where(back > 0, skin - .036, skin))
    for part, material in ((tusk, IVORY), (eye, EYE), (gold, GOLD)):
        kind[part < bare] = material
    return kind


def in_blocks(function, points, size=60000):
    return np.concatenate([function(points[i:i + size]) for i in range(0, len(points), size)]) if len(points) else np.zeros(0, np.float32)


def data_url(camera, place, yaw, scale, window, detail):
    """The statue as a PNG for `window` (x, y, width, height on the page), `detail` pixels to the point."""
    x0, y0, width, height = window
    columns, rows = round(width * detail), round(height * detail)
    px = x0 + (np.arange(columns, dtype=np.float32) + .5) / detail
    py = y0 + (np.arange(rows, dtype=np.float32) + .5) / detail
    gx, gy = np.meshgrid((px - camera.centre[0]) / camera.focal, (camera.centre[1] - py) / camera.focal)
    direction = np.stack([gx, gy, np.ones_like(gx)], -1).reshape(-1, 3)
    direction /= np.linalg.norm(direction, axis=-1, keepdims=True)
    c, s = np.cos(yaw), np.sin(yaw)
    axes = np.float32([[c, 0, -s], [0, 1, 0], [s, 0, c]])   # rows: the statue's x, y, z in the room
    origin = ((np.float32(camera.eye) - np.float32(place)) / scale) @ axes.T
    direction = (direction @ axes.T).astype(np.float32)
    key = np.float32([-.5, .72, -.48]) @ axes.T
    fill = np.float32([.75, .25, -.35]) @ axes.T
    rim = np.float32([.15, .5, .85]) @ axes.T
    key, fill, rim = (v / np.linalg.norm(v) for v in (key, fill, rim))

    middle = np.float32([.55, 1.2, 0])
    along = (middle - origin) @ direction.T
    miss = np.linalg.norm(origin + along[:, None] * direction - middle, axis=1)
    live = np.flatnonzero(miss < 2.1)
    t = np.maximum(along - 2.1, .05).astype(np.float32)
    closest = np.full(len(direction), 9, np.float32)
    hit = np.zeros(len(direction), bool)
    pixel = 1 / (camera.focal * detail)
    for _ in range(90):
        if not len(live):
            break
        distance = in_blocks(field, origin + t[live, None] * direction[live])
        closest[live] = np.minimum(closest[live], distance / (t[live] * pixel))
        done = distance < .0006
        hit[live[done]] = True
        t[live] += distance * .85
        live = live[~done & (t[live] < along[live] + 2.2)]
    near = np.flatnonzero(hit | (closest < 1.0))
    p = (origin + t[near, None] * direction[near]).astype(np.float32)
    grazing = ~hit[near]
    if grazing.any():
        # Edge pixels that slipped past: shade them where they came closest
        q, step = p[grazing], t[near][grazing]
        best, best_distance = q.copy(), np.full(len(q), 9, np.float32)
        for k in np.linspace(-1.6, 0, 48, dtype=np.float32):
            r = q + k * direction[near][grazing]
            distance = in_blocks(field, r)
            better = distance < best_distance
            best[better], best_distance[better] = r[better], distance[better]
        p[grazing] = best
    e = np.float32(.004)
    normal = np.stack([in_blocks(field, p + e * axis) - in_blocks(field, p - e * axis) for axis in np.eye(3, dtype=np.float32)], -1)
    normal /= np.maximum(np.linalg.norm(normal, axis=-1, keepdims=True), 1e-6)

    occlusion = np.zeros(len(p), np.float32)
    for k, step in enumerate((.05, .12, .22, .36)):
        occlusion += (step - in_blocks(field, p + normal * np.float32(step))) * .62 ** k
    occlusion = np.clip(1 - 1.35 * occlusion, .18, 1)
    shadow = np.ones(len(p), np.float32)
    reach = np.full(len(p), .06, np.float32)
    for _ in range(22):
        distance = in_blocks(field, p + normal * np.float32(.02) + reach[:, None] * key.astype(np.float32))
        shadow = np.minimum(shadow, np.clip(7 * distance / reach, 0, 1))
        reach += np.clip(distance, .03, .25)
    shadow = shadow * shadow * (3 - 2 * shadow)

    kind = materials(p)
    colour = COLOURS[kind]
    lambert = np.clip(normal @ key, 0, 1) * shadow
    sky = .5 + .5 * normal[:, 1]
    light = (lambert[:, None] * np.float32([1.0, .93, .8]) * .86
             + (np.clip(normal @ fill, 0, 1) * occlusion)[:, None] * np.float32([.42, .5, .68]) * .42
             + (occlusion * (.26 + .3 * sky))[:, None] * np.float32([.86, .88, 1.0])
             + (occlusion * np.clip(-normal[:, 1], 0, 1))[:, None] * np.float32([.3, .22, .16]))
    view = -direction[near]
    half = view + key
    half /= np.linalg.norm(half, axis=-1, keepdims=True)
    gloss = np.float32([.16, .1, .55, .4, .9, .12])[kind]
    sharp = np.float32([16, 8, 30, 40, 90, 14])[kind]
    specular = gloss * np.clip((normal * half).sum(-1), 0, 1) ** sharp * shadow
    edge = np.clip(1 - (normal * view).sum(-1), 0, 1) ** 3 * np.clip(normal @ rim * .6 + .4, 0, 1) * occlusion * .5
    shaded = colour * light + (specular + edge)[:, None] * np.float32([1, .95, .85])

    pixels = np.zeros((len(direction), 4), np.float32)
    pixels[near, :3] = np.clip(shaded, 0, 1)
    pixels[near, 3] = np.where(hit[near], 1, np.clip(1 - closest[near], 0, 1))
    image = Image.fromarray((pixels.reshape(rows, columns, 4) * 255 + .5).astype(np.uint8), "RGBA")
    buffer = io.BytesIO()
    image.save(buffer, "PNG")
    return "data:image/png;base64," + base64.b64encode(buffer.getvalue()).decode()

"""A pinhole camera and the solids it draws. Metres: x to the right, y up, z away from the viewer."""

from math import cos, pi, sin

from drawing import outline

NEAR = 0.15


class Camera:
    """Looks along z from `eye`, tilted up by `pitch` radians; `centre` is where the axis meets the page."""

    def __init__(self, focal=560, centre=(400, 300), eye=(0, 1.5, 0), pitch=0):
        self.focal, self.centre, self.eye = focal, centre, eye
        self.sine, self.cosine = sin(pitch), cos(pitch)

    def _turned(self, point):
        x, y, z = (p - e for p, e in zip(point, self.eye))
        return x, y * self.cosine - z * self.sine, z * self.cosine + y * self.sine

    def _onto_page(self, turned):
        x, y, z = turned
        return self.centre[0] + self.focal * x / z, self.centre[1] - self.focal * y / z

    def at(self, x, y, z):
        """Where one point appears; points behind the viewer are drawn as if just before it."""
        a, b, c = self._turned((x, y, z))
        return self._onto_page((a, b, max(c, NEAR)))

    def scale(self, z):
        """Points of page per metre at a distance (of an untilted camera)."""
        return self.focal / max(z - self.eye[2], NEAR)

    def face(self, points):
        """A polygon as it appears, cut at the near plane."""
        turned = [self._turned(p) for p in points]
        kept = []
        for a, b in zip(turned, turned[1:] + turned[:1]):
            if a[2] >= NEAR:
                kept.append(a)
            if (a[2] >= NEAR) != (b[2] >= NEAR):
                t = (NEAR - a[2]) / (b[2] - a[2])
                kept.append(tuple(p + (q - p) * t for p, q in zip(a, b)))
        return [self._onto_page(p) for p in kept]

    # Flat pieces of a room

    def floor(self, x0, x1, z0, z1, y=0):
        return self.face([(x0, y, z0), (x1, y, z0), (x1, y, z1), (x0, y, z1)])

    def wall(self, x, y0, y1, z0, z1):
        """A piece of a side wall."""
        return self.face([(x, y0, z0), (x, y0, z1), (x, y1, z1), (x, y1, z0)])

    def front(self, x0, x1, y0, y1, z):
        """A piece of a wall that faces the viewer."""
        return self.face([(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)])


def hull(points):
    """The convex hull, counter-clockwise (monotone chain)."""
    points = sorted(set(points))

    def half(sequence):
        chain = []
        for p in sequence:
            while len(chain) > 1 and ((chain[-1][0] - chain[-2][0]) * (p[1] - chain[-2][1])
                                      - (chain[-1][1] - chain[-2][1]) * (p[0] - chain[-2][0])) <= 0:
                chain.pop()
            chain.append(p)
        return chain[:-1]

    return half(points) + half(points[::-1])


def rounded(x0, x1, y0, y1, radius, steps=6):
    """The outline of a rectangle with round corners."""
    radius = min(radius, (x1 - x0) / 2, (y1 - y0) / 2)
    corners = [(x1 - radius, y1 - radius, 0), (x0 + radius, y1 - radius, 1),
               (x0 + radius, y0 + radius, 2), (x1 - radius, y0 + radius, 3)]
    return [(cx + radius * cos((q + i / steps) * pi / 2), cy + radius * sin((q + i / steps) * pi / 2))
            for cx, cy, q in corners for i in range(steps + 1)]


def ring(x, y, rx, ry=None, steps=48, start=0, end=2 * pi):
    """Points on an ellipse."""
    ry = rx if ry is None else ry
    return [(x + rx * cos(start + (end - start) * i / steps), y + ry * sin(start + (end - start) * i / steps))
            for i in range(steps + (0 if abs(end - start) >= 2 * pi - 1e-9 else 1))]


def box(drawing, camera, x0, x1, y0, y1, z0, z1, top, front, side):
    """A box with the faces that can be seen."""
    ex, ey, _ = camera.eye
    stroke = dict(stroke_width=0.3, stroke_linejoin="round")
    if ex < x0:
        drawing.polygon(camera.wall(x0, y0, y1, z0, z1), side, stroke=side, **stroke)
    if ex > x1:
        drawing.polygon(camera.wall(x1, y0, y1, z0, z1), side, stroke=side, **stroke)
    if ey > y1:
        drawing.polygon(camera.floor(x0, x1, z0, z1, y1), top, stroke=top, **stroke)
    if ey < y0:
        drawing.polygon(camera.floor(x0, x1, z0, z1, y0), top, stroke=top, **stroke)
    drawing.polygon(camera.front(x0, x1, y0, y1, z0), front, stroke=front, **stroke)


def slab(drawing, camera, shape, z0, z1, front, side):
    """An upright convex outline of (x, y), as thick as from z0 to z1."""
    near = camera.face([(x, y, z0) for x, y in shape])
    drawing.polygon(hull(near + camera.face([(x, y, z1) for x, y in shape])), side)
    drawing.polygon(near, front)


def plate(drawing, camera, shape, y0, y1, top, side):
    """A lying convex outline of (x, z), as thick as from y0 to y1."""
    upper = camera.face([(x, y1, z) for x, z in shape])
    drawing.polygon(hull(upper + camera.face([(x, y0, z) for x, z in shape])), side)
    drawing.polygon(upper, top)


def tube(drawing, points, widths, fill):
    """A round bar along page points, as wide as given at each."""
    for (a, b), (v, w) in zip(zip(points, points[1:]), zip(widths, widths[1:])):
        dx, dy = b[0] - a[0], b[1] - a[1]
        length = max((dx * dx + dy * dy) ** 0.5, 1e-6)
        nx, ny = -dy / length / 2, dx / length / 2
        drawing.path(outline([(a[0] + nx * v, a[1] + ny * v), (b[0] + nx * w, b[1] + ny * w),
                              (b[0] - nx * w, b[1] - ny * w), (a[0] - nx * v, a[1] - ny * v)]), fill)
        drawing.circle(a[0], a[1], v / 2, fill)
        drawing.circle(b[0], b[1], w / 2, fill)

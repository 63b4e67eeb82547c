"""A vector drawing that is written as SVG: shapes, gradients, clips and soft edges, and a few helpers for colours."""

from contextlib import contextmanager


def channels(colour):
    """The red, green and blue of "#rrggbb", each 0 to 255."""
    return [int(colour[i:i + 2], 16) for i in (1, 3, 5)]


def mix(first, second, amount):
    """The colour `amount` of the way from the first to the second; 0 is the first, 1 the second."""
    amount = min(max(amount, 0), 1)
    return "#" + "".join(f"{round(a + (b - a) * amount):02x}" for a, b in zip(channels(first), channels(second)))


def lighter(colour, amount):
    return mix(colour, "#ffffff", amount)


def darker(colour, amount):
    return mix(colour, "#000000", amount)


def lit(colour, light):
    """The colour under light given as three factors, for red, green and blue."""
    return "#" + "".join(f"{min(255, max(0, round(c * k))):02x}" for c, k in zip(channels(colour), light))


def scatter(count, seed):
    """`count` triples of numbers from 0 to 1 that look random and are the same in every run."""
    state = seed * 7919 + 12345
    numbers = []
    for _ in range(count * 3 + 8):
        state = (state * 1103515245 + 12345) % (1 << 31)
        numbers.append((state >> 8) % 100003 / 100003)
    return [tuple(numbers[8 + 3 * i:11 + 3 * i]) for i in range(count)]


class Drawing:
    """Shapes in painter's order on a page of 800 by 600 points."""

    def __init__(self):
        self.definitions, self.shapes = [], []

    # Paint

    def _define(self, head, body, tail):
        name = f"d{len(self.definitions)}"
        self.definitions.append(head.format(name=name) + body + tail)
        return f"url(#{name})"

    @staticmethod
    def _stops(stops):
        return "".join(
            f'<stop offset="{s[0]}" stop-color="{s[1]}"' + (f' stop-opacity="{s[2]}"' if len(s) > 2 else "") + "/>"
            for s in stops)

    def linear(self, start, end, *stops):
        """A gradient along a line; each stop is (offset, colour) or (offset, colour, opacity)."""
        head = (f'<linearGradient id="{{name}}" gradientUnits="userSpaceOnUse" x1="{start[0]:.2f}" y1="{start[1]:.2f}"'
                f' x2="{end[0]:.2f}" y2="{end[1]:.2f}">')
        return self._define(head, self._stops(stops), "</linearGradient>")

    def down(self, top, bottom, *stops):
        """A vertical gradient."""
        return self.linear((0, top), (0, bottom), *stops)

    def across(self, left, right, *stops):
        """A horizontal gradient."""
        return self.linear((left, 0), (right, 0), *stops)

    def radial(self, centre, radius, *stops, flat=1):
        """A gradient around a centre; `flat` squeezes it vertically."""
        head = (f'<radialGradient id="{{name}}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="{radius:.2f}"'
                f' gradientTransform="translate({centre[0]:.2f} {centre[1]:.2f}) scale(1 {flat})">')
        return self._define(head, self._stops(stops), "</radialGradient>")

    # Shapes

    def _add(self, element, attributes):
        text = "".join(f' {k.replace("_", "-")}="{v}"' for k, v in attributes.items() if v is not None)
        self.shapes.append(element.replace("/>", text + "/>"))

    def path(self, data, fill="none", **attributes):
        self._add(f'<path d="{data}" fill="{fill}"/>', attributes)

    def polygon(self, points, fill, **attributes):
        if len(points) >= 3:
            self.path(outline(points), fill, **attributes)

    def line(self, points, stroke, width, **attributes):
        if len(points) >= 2:
            self.path(outline(points, closed=False), stroke=stroke, stroke_width=f"{width:.2f}",
                      **{"stroke_linecap": "round", "stroke_linejoin": "round", **attributes})

    def rectangle(self, x, y, width, height, fill, radius=0, **attributes):
        self._add(f'<rect x="{x:.2f}" y="{y:.2f}" width="{width:.2f}" height="{height:.2f}" rx="{radius:.2f}"'
                  f' fill="{fill}"/>', attributes)

    def ellipse(self, x, y, rx, ry, fill, **attributes):
        self._add(f'<ellipse cx="{x:.2f}" cy="{y:.2f}" rx="{rx:.2f}" ry="{ry:.2f}" fill="{fill}"/>', attributes)

    def circle(self, x, y, radius, fill, **attributes):
        self.ellipse(x, y, radius, radius, fill, **attributes)

    def picture(self, data_url, x, y, width, height):
        self.shapes.append(f'<image x="{x}" y="{y}" width="{width}" height="{height}" href="{data_url}"/>')

    # Groups

    @contextmanager
    def group(self, **attributes):
        text = "".join(f' {k.replace("_", "-")}="{v}"' for k, v in attributes.items())
        self.shapes.append(f"<g{text}>")
        yield
        self.shapes.append("</g>")

    def clipped(self, data):
        """A group that shows only inside the path."""
        url = self._define('<clipPath id="{name}">', f'<path d="{data}" clip-rule="evenodd"/>', "</clipPath>")
        return self.group(clip_path=url)

    def blurred(self, radius, opacity=1):
        """A group with edges softened over about twice the radius."""
        url = self._define('<filter id="{name}" filterUnits="userSpaceOnUse" x="-60" y="-60" width="920" height="720">',
                           f'<feGaussianBlur stdDeviation="{radius}"/>', "</filter>")
        return self.group(filter=url, opacity=opacity)

    def svg(self, x=0, y=0, width=800, height=600):
        """The whole document, showing one rectangle of the page."""
        return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x} {y} {width} {height}" color-interpolation-filters="sRGB">'
                f'<defs>{"".join(self.definitions)}</defs>{"".join(self.shapes)}</svg>')


def outline(points, closed=True):
    """Path data for straight lines through the points."""
    return "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in points) + ("Z" if closed else "")


def smooth(points, closed=False):
    """Path data for a curve through the points (Catmull-Rom)."""
    n = len(points)
    at = (lambda i: points[i % n]) if closed else (lambda i: points[min(max(i, 0), n - 1)])
    data = f"M{points[0][0]:.2f} {points[0][1]:.2f}"
    for i in range(n if closed else n - 1):
        a, b, c, d = at(i - 1), at(i), at(i + 1), at(i + 2)
        data += (f"C{b[0] + (c[0] - a[0]) / 6:.2f} {b[1] + (c[1] - a[1]) / 6:.2f}"
                 f" {c[0] - (d[0] - b[0]) / 6:.2f} {c[1] - (d[1] - b[1]) / 6:.2f} {c[0]:.2f} {c[1]:.2f}")
    return data + ("Z" if closed else "")

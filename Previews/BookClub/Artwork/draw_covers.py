"""Draws the covers of the sample books into the asset catalogue: run from this folder, needs Pillow."""

import json
from pathlib import Path

from PIL import Image, ImageDraw

CATALOGUE = Path(__file__).parent.parent / "Resources" / "Assets.xcassets"
SIZE = (240, 360)  # pixels at 2x: 120 by 180 points
SHARP = 4  # drawn this much larger and scaled down


def sea(draw, w, h):
    draw.rectangle((0, 0, w, h), "#24506B")
    draw.ellipse((w * 0.55, h * 0.14, w * 0.83, h * 0.33), "#F4D58D")
    for row, colour in enumerate(["#3A7CA5", "#2F6690", "#16425B", "#0F2F43"]):
        top = h * (0.48 + row * 0.13)
        for column in range(-1, 4):
            x = w * (column * 0.34 + (row % 2) * 0.17)
            draw.ellipse((x, top, x + w * 0.42, top + h * 0.3), colour)
        draw.rectangle((0, top + h * 0.12, w, h), colour)


def fields(draw, w, h):
    draw.rectangle((0, 0, w, h), "#E9E3C9")
    for row, colour in enumerate(["#A7B77A", "#86A05A", "#5F8045", "#3F5E35"]):
        y = h * (0.45 + row * 0.14)
        draw.polygon([(0, y + h * 0.1), (w, y - h * 0.05), (w, h), (0, h)], colour)
    draw.rectangle((w * 0.2, h * 0.34, w * 0.34, h * 0.5), "#8C4A3C")
    draw.polygon([(w * 0.17, h * 0.35), (w * 0.27, h * 0.26), (w * 0.37, h * 0.35)], "#5C2E26")


def heart(draw, w, h):
    draw.rectangle((0, 0, w, h), "#1F1B24")
    for radius, colour in [(0.42, "#5E2750"), (0.33, "#9B2F58"), (0.24, "#D64C63"), (0.14, "#F4A261")]:
        r = w * radius
        draw.ellipse((w / 2 - r, h * 0.5 - r, w / 2 + r, h * 0.5 + r), colour)


def gears(draw, w, h):
    draw.rectangle((0, 0, w, h), "#F2C14E")
    for x, y, radius, colour in [(0.36, 0.4, 0.26, "#4D3B2A"), (0.68, 0.68, 0.2, "#8B5E34")]:
        cx, cy, r = w * x, h * y, w * radius
        for step in range(12):
            draw.pieslice((cx - r * 1.2, cy - r * 1.2, cx + r * 1.2, cy + r * 1.2), step * 30, step * 30 + 15, colour)
        draw.ellipse((cx - r, cy - r, cx + r, cy + r), colour)
        draw.ellipse((cx - r * 0.45, cy - r * 0.45, cx + r * 0.45, cy + r * 0.45), "#F2C14E")


COVERS = {"Persuasion": sea, "Middlemarch": fields, "Kokoro": heart, "The Time Machine": gears}


def main():
    (CATALOGUE / "Contents.json").write_text(json.dumps({"info": {"author": "xcode", "version": 1}}, indent=2) + "\n")
    for name, paint in COVERS.items():
        picture = Image.new("RGB", (SIZE[0] * SHARP, SIZE[1] * SHARP))
        draw = ImageDraw.Draw(picture)
        paint(draw, *picture.size)
        draw.rectangle((0, 0, picture.size[0] * 0.035, picture.size[1]), "#222222")
        folder = CATALOGUE / f"{name}.imageset"
        folder.mkdir(parents=True, exist_ok=True)
        picture.resize(SIZE, Image.LANCZOS).quantize(96).save(folder / f"{name}@2x.png", optimize=True)
        contents = {
            "images": [{"filename": f"{name}@2x.png", "idiom": "universal", "scale": "2x"}],
            "info": {"author": "xcode", "version": 1},
        }
        (folder / "Contents.json").write_text(json.dumps(contents, indent=2) + "\n")


main()

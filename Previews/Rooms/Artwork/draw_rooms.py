#!/usr/bin/env python3
"""Draws the pictures of the Rooms sample app into its asset catalogue.

Run after changing a scene:
  pip install numpy==2.4.6 pillow==13.0.0 resvg_py==0.5.0 && python3 Previews/Rooms/Artwork/draw_rooms.py
`draw_rooms.py dungeon pastoral` draws only the scenes named; `draw_rooms.py --trial FOLDER [SCENE ...]` writes small trial
pictures to a folder instead.

Every scene is a vector drawing of 800 by 600 points. It is rasterised at twice the wanted size (thumbnails at five
times) and averaged down, so edges are smooth and there is no grain. The same versions of the tools give the same bytes.
"""

import io
import json
import sys
from importlib import import_module
from pathlib import Path

import resvg_py
from PIL import Image

sys.path.insert(0, str(Path(__file__).parent))
CATALOGUE = Path(__file__).parent.parent / "Resources" / "Assets.xcassets"

# Name of the room, module of the scene, and of the thumbnail's crop the left edge, top edge and width in points.
ROOMS = [
    ("Observation Deck", "observation_deck", (200, 100, 470)),
    ("Executive Suite", "executive_suite", (150, 90, 500)),
    ("Charter Jet", "charter_jet", (120, 60, 560)),
    ("Dungeon", "dungeon", (130, 60, 540)),
    ("Panorama", "panorama", (118, 60, 564)),
    ("Oceanfront", "oceanfront", (200, 60, 500)),
    ("Rainbow Room", "rainbow_room", (95, 12, 610)),
    ("Pastoral", "pastoral", (150, 60, 500)),
    ("Elephant Room", "elephant_room", (150, 62, 500)),
]
WITH_NIGHT = {"Observation Deck", "Oceanfront"}
# Scenes with a solid model, which takes about a minute at full detail.
MODELLED = {"Elephant Room"}
THUMBNAIL = (68, 64)
JPEG_QUALITY = 84
PNG_LIMIT = 350_000


def rasterised(drawing, size, oversampling, crop=(0, 0, 800)):
    """The drawing as pixels of the wanted size; `crop` is left, top and width in points."""
    x, y, width = crop
    svg = drawing.svg(x, y, width, width * size[1] / size[0])
    data = resvg_py.svg_to_bytes(svg_string=svg, width=size[0] * oversampling, height=size[1] * oversampling)
    # The rasteriser keeps the drawing's own proportions, which can add a row
    image = Image.open(io.BytesIO(bytes(data))).convert("RGB").crop((0, 0, size[0] * oversampling, size[1] * oversampling))
    return image.reduce(oversampling) if oversampling > 1 else image


def png(image):
    buffer = io.BytesIO()
    image.save(buffer, "PNG", optimize=True)
    return buffer.getvalue()


def jpeg(image):
    buffer = io.BytesIO()
    image.save(buffer, "JPEG", quality=JPEG_QUALITY, subsampling=0, optimize=True)
    return buffer.getvalue()


def write_set(name, files):
    """Writes an image set; `files` holds (scale, dark, ending, bytes)."""
    folder = CATALOGUE / f"{name}.imageset"
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    images = []
    for scale in (1, 2, 3):
        for dark in sorted({dark for _, dark, _, _ in files}):
            entry = {"idiom": "universal", "scale": f"{scale}x"}
            if dark:
                entry["appearances"] = [{"appearance": "luminosity", "value": "dark"}]
            for given, given_dark, ending, data in files:
                if (given, given_dark) == (scale, dark):
                    entry["filename"] = f"{name}{'-dark' if dark else ''}@{scale}x.{ending}"
                    (folder / entry["filename"]).write_bytes(data)
            images.append(dict(sorted(entry.items())))
    contents = {"images": images, "info": {"author": "xcode", "version": 1}}
    text = json.dumps(contents, indent=2, separators=(",", " : "))
    (folder / "Contents.json").write_text(text + "\n")


def main(arguments):
    trial = Path(arguments[1]) if arguments[:1] == ["--trial"] else None
    wanted = set(arguments[2:]) if trial else set(arguments)
    for name, module, crop in ROOMS:
        if wanted and module not in wanted:
            continue
        full, thumbnails = [], []
        for night in (False, True) if name in WITH_NIGHT else (False,):
            options = {"night": night} if name in WITH_NIGHT else {}
            if name in MODELLED:
                options["detail"] = 1.5 if trial else 3
            drawing = import_module(f"scenes.{module}").draw(**options)
            if trial:
                trial.mkdir(parents=True, exist_ok=True)
                stem = module + ("-night" if night else "")
                rasterised(drawing, (800, 600), 1).save(trial / f"{stem}.png")
                rasterised(drawing, (204, 192), 2, crop).save(trial / f"{stem}-thumb.png")
                continue
            image = rasterised(drawing, (1600, 1200), 2)
            lossless, lossy = png(image), jpeg(image)
            small = len(lossless) <= max(PNG_LIMIT, len(lossy))
            full.append((2, night, "png", lossless) if small else (2, night, "jpg", lossy))
            print(f"{name}{' (dark)' if night else ''}: PNG {len(lossless)}, JPEG {len(lossy)} bytes")
            for scale in (2, 3):
                size = tuple(side * scale for side in THUMBNAIL)
                thumbnails.append((scale, night, "png", png(rasterised(drawing, size, 5, crop))))
        if not trial:
            write_set(name, full)
            write_set(name + "Thumb", thumbnails)


main(sys.argv[1:])

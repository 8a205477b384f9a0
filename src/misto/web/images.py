"""Players' pictures: read within bounds, made anew as small WebP, with nothing of the file left."""

import io
import re
from collections.abc import Callable
from enum import StrEnum
from typing import BinaryIO

from PIL import Image, ImageOps

MOST_BYTES = 5 * 1024 * 1024
"""The largest file that is looked at."""

MOST_PIXELS = 10_000_000
"""The largest picture that is decoded: more than any screen has, 160 MB in memory at the worst."""

MOST_PIXELS_OF_JPEG = 25_000_000
"""Photographs are larger, and are made smaller while they are decoded: 90 MB at the worst."""

AVATAR = (192, 192)
BANNER = (600, 120)
LEAST_AVATAR = (48, 48)
LEAST_BANNER = (120, 16)

_SIGNATURES = {
    "PNG": re.compile(rb"\x89PNG"),
    "JPEG": re.compile(rb"\xff\xd8\xff"),
    "WEBP": re.compile(rb"RIFF.{4}WEBP", re.DOTALL),
    "GIF": re.compile(rb"GIF8"),
}
_SCAN = b"\xff\xda"
_MOST_SCANS = 64
_ENOUGH = 480
"""A picture is made smaller at once, but not below this on its shorter side."""

_ORIENTATION = 0x0112
_UPRIGHT = {
    2: Image.Transpose.FLIP_LEFT_RIGHT,
    3: Image.Transpose.ROTATE_180,
    4: Image.Transpose.FLIP_TOP_BOTTOM,
    5: Image.Transpose.TRANSPOSE,
    6: Image.Transpose.ROTATE_270,
    7: Image.Transpose.TRANSVERSE,
    8: Image.Transpose.ROTATE_90,
}


class Unfit(StrEnum):
    """Why a picture can't be taken; its sentence is `thread-image-…`."""

    TOO_LARGE = "too-large"
    NOT_AN_IMAGE = "not-an-image"
    DAMAGED = "damaged"
    TOO_MANY_PIXELS = "too-many-pixels"
    TOO_SMALL = "too-small"
    TOO_THIN = "too-thin"


class ImageUnfit(Exception):  # noqa: N818  # what the page says of it
    """A picture can't be taken, for a reason; `values` are those of its sentence."""

    def __init__(self, reason: Unfit, **values: int) -> None:
        super().__init__(reason.value)
        self.reason = reason
        self.values = values


def reencode_avatar(file: BinaryIO) -> bytes:
    """Make an avatar: a square from the middle of the picture.

    Raises:
        ImageUnfit: It can't be taken.
    """
    return _made(file, LEAST_AVATAR, _square)


def reencode_banner(file: BinaryIO) -> bytes:
    """Make a signature banner: the whole picture, smaller where it must be.

    Raises:
        ImageUnfit: It can't be taken.
    """
    return _made(file, LEAST_BANNER, _whole)


def _made(
    file: BinaryIO, least: tuple[int, int], shaped: Callable[[Image.Image], Image.Image]
) -> bytes:
    data = file.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise ImageUnfit(Unfit.TOO_LARGE, megabytes=MOST_BYTES // 1024**2)
    with _opened(data) as image:
        picture = _decoded(image)
    if picture.width < least[0] or picture.height < least[1]:
        raise ImageUnfit(Unfit.TOO_SMALL, width=least[0], height=least[1])
    shape = shaped(picture)
    if min(shape.size) < min(least):
        raise ImageUnfit(Unfit.TOO_THIN)
    return _encoded(shape)


def _square(picture: Image.Image) -> Image.Image:
    return ImageOps.fit(picture, AVATAR, Image.Resampling.LANCZOS)


def _whole(picture: Image.Image) -> Image.Image:
    if picture.width <= BANNER[0] and picture.height <= BANNER[1]:
        return picture
    return ImageOps.contain(picture, BANNER, Image.Resampling.LANCZOS)


def _opened(data: bytes) -> Image.Image:
    """Read the head of a picture alone, and refuse what must not be decoded."""
    kind = next((name for name, sign in _SIGNATURES.items() if sign.match(data)), None)
    if kind is None:
        raise ImageUnfit(Unfit.NOT_AN_IMAGE)
    if kind == "WEBP":  # its decoder takes the memory for the whole picture as it is opened
        _check_pixels(kind, *_webp_size(data))
    if kind == "JPEG" and data.count(_SCAN) > _MOST_SCANS:  # each is a walk through the picture
        raise ImageUnfit(Unfit.DAMAGED)
    try:
        image = Image.open(io.BytesIO(data), formats=(kind,))
    except (Image.DecompressionBombError, Image.DecompressionBombWarning):
        raise _too_many_pixels(kind) from None
    except Exception:  # noqa: BLE001 (a decoder fails in its own ways on a file made for that)
        raise ImageUnfit(Unfit.DAMAGED) from None
    _check_pixels(kind, *image.size)
    return image


def _decoded(image: Image.Image) -> Image.Image:
    """Decode the first frame, upright, as RGB or RGBA."""
    try:
        orientation = image.getexif().get(_ORIENTATION)
    except Exception:  # noqa: BLE001 (as above; without it the picture lies as it was stored)
        orientation = None
    try:
        image.draft(None, (_ENOUGH, _ENOUGH))
        image.load()
        grey = image.convert("I").point(lambda value: value / 256) if "16" in image.mode else image
        picture = grey.convert("RGBA" if image.has_transparency_data else "RGB")
    except Exception:  # noqa: BLE001 (as above)
        raise ImageUnfit(Unfit.DAMAGED) from None
    picture = picture.reduce(max(1, min(picture.size) // _ENOUGH))
    turn = _UPRIGHT.get(orientation) if isinstance(orientation, int) else None
    return picture if turn is None else picture.transpose(turn)


def _encoded(picture: Image.Image) -> bytes:
    """Encode the pixels and nothing else; what is transparent hides no colours."""
    if picture.mode == "RGBA":
        picture = picture.convert("RGBa").convert("RGBA")
    bare = Image.frombytes(picture.mode, picture.size, picture.tobytes())
    encoded = io.BytesIO()
    bare.save(encoded, "WEBP", quality=82, method=4)
    return encoded.getvalue()


def _webp_size(data: bytes) -> tuple[int, int]:
    """Read the size of a WebP from its first chunk; one without a size is left to the decoder."""
    kind, head = data[12:16], data[20:30]
    if kind == b"VP8X":
        return 1 + int.from_bytes(head[4:7], "little"), 1 + int.from_bytes(head[7:10], "little")
    if kind == b"VP8L":
        bits = int.from_bytes(head[1:5], "little")
        return 1 + (bits & 0x3FFF), 1 + (bits >> 14 & 0x3FFF)
    if kind == b"VP8 ":
        width, height = int.from_bytes(head[6:8], "little"), int.from_bytes(head[8:], "little")
        return width & 0x3FFF, height & 0x3FFF
    return 0, 0


def _check_pixels(kind: str, width: int, height: int) -> None:
    if width * height > _most_pixels(kind):
        raise _too_many_pixels(kind)


def _too_many_pixels(kind: str) -> ImageUnfit:
    return ImageUnfit(Unfit.TOO_MANY_PIXELS, megapixels=_most_pixels(kind) // 1_000_000)


def _most_pixels(kind: str) -> int:
    return MOST_PIXELS_OF_JPEG if kind == "JPEG" else MOST_PIXELS

"""Players' pictures: what can't be taken and why, and that nothing of a file is left in ours."""

import io
import zlib
from collections.abc import Callable, Iterator

import pytest
from PIL import Image, ImageCms, PngImagePlugin

from misto.text import LANGUAGES, Language
from misto.text.catalogue import say
from misto.web.images import (
    AVATAR,
    BANNER,
    MOST_BYTES,
    ImageUnfit,
    Unfit,
    reencode_avatar,
    reencode_banner,
)

RED, BLUE = (200, 30, 30), (30, 30, 200)


def picture(width: int = 300, height: int = 200, colour: tuple[int, ...] = RED) -> Image.Image:
    return Image.new("RGBA" if len(colour) == 4 else "RGB", (width, height), colour)


def saved(image: Image.Image, kind: str = "PNG", **options: object) -> bytes:
    file = io.BytesIO()
    image.save(file, kind, **options)
    return file.getvalue()


def avatar(data: bytes) -> Image.Image:
    return Image.open(io.BytesIO(reencode_avatar(io.BytesIO(data))))


def banner(data: bytes) -> Image.Image:
    return Image.open(io.BytesIO(reencode_banner(io.BytesIO(data))))


def reason(data: bytes, made: Callable[[io.BytesIO], bytes] = reencode_avatar) -> Unfit:
    with pytest.raises(ImageUnfit) as unfit:
        made(io.BytesIO(data))
    return unfit.value.reason


def chunk(kind: bytes, data: bytes) -> bytes:
    check = zlib.crc32(kind + data).to_bytes(4, "big")
    return len(data).to_bytes(4, "big") + kind + data + check


def png(width: int, height: int) -> bytes:
    """A PNG that says how large it is, and has next to nothing in it."""
    size = width.to_bytes(4, "big") + height.to_bytes(4, "big")
    head = chunk(b"IHDR", size + bytes([1, 0, 0, 0, 0]))
    return b"\x89PNG\r\n\x1a\n" + head + chunk(b"IDAT", zlib.compress(b"\0")) + chunk(b"IEND", b"")


def webp(kind: bytes, head: bytes) -> bytes:
    body = b"WEBP" + kind + len(head).to_bytes(4, "little") + head
    return b"RIFF" + len(body).to_bytes(4, "little") + body


def gif(frames: int) -> bytes:
    """A GIF of 64 by 64 that moves."""
    size = (64).to_bytes(2, "little") * 2
    data = saved(Image.new("P", (64, 64)), "GIF")
    frame = data[data.index(b"\x2c" + bytes(4) + size) : -1]
    return data[:-1] + frame * (frames - 1) + b";"


def near(pixel: object, colour: tuple[int, int, int]) -> bool:
    assert isinstance(pixel, tuple)
    return all(abs(a - b) < 25 for a, b in zip(pixel, colour, strict=False))


# What comes out


@pytest.mark.parametrize("kind", ["PNG", "JPEG", "WEBP", "GIF"])
def test_an_avatar_is_a_webp_of_one_size(kind: str):
    made = avatar(saved(picture(), kind))
    assert (made.format, made.size) == ("WEBP", AVATAR)
    assert near(made.convert("RGB").getpixel((5, 5)), RED)


def test_an_avatar_is_cut_from_the_middle():
    wide = picture(600, 200, BLUE)
    wide.paste(picture(200, 200, RED), (200, 0))
    made = avatar(saved(wide)).convert("RGB")
    assert all(near(made.getpixel(at), RED) for at in [(4, 4), (187, 4), (4, 187), (187, 187)])


@pytest.mark.parametrize(
    ("size", "fitted"),
    [
        ((600, 120), (600, 120)),
        ((200, 40), (200, 40)),
        ((1200, 120), (600, 60)),
        ((900, 900), (120, 120)),
        ((4000, 800), BANNER),
    ],
)
def test_a_banner_is_shown_whole_and_never_made_larger(size, fitted):
    assert banner(saved(picture(*size))).size == fitted


def test_the_same_file_gives_the_same_bytes():
    data = saved(Image.effect_noise((300, 300), 60).convert("RGB"))
    assert reencode_avatar(io.BytesIO(data)) == reencode_avatar(io.BytesIO(data))
    assert reencode_banner(io.BytesIO(data)) == reencode_banner(io.BytesIO(data))


@pytest.mark.parametrize("orientation", range(1, 9))
def test_a_photograph_stands_upright(orientation: int):
    # A banner that is red on its left, stored as a camera held that way would store it.
    upright = picture(400, 80, BLUE)
    upright.paste(picture(200, 80, RED), (0, 0))
    stored = {
        1: None,
        2: Image.Transpose.FLIP_LEFT_RIGHT,
        3: Image.Transpose.ROTATE_180,
        4: Image.Transpose.FLIP_TOP_BOTTOM,
        5: Image.Transpose.TRANSPOSE,
        6: Image.Transpose.ROTATE_90,
        7: Image.Transpose.TRANSVERSE,
        8: Image.Transpose.ROTATE_270,
    }[orientation]
    exif = Image.Exif()
    exif[0x0112] = orientation
    data = saved(upright if stored is None else upright.transpose(stored), "JPEG", exif=exif)
    made = banner(data).convert("RGB")
    assert made.size == (400, 80)
    assert near(made.getpixel((20, 40)), RED)
    assert near(made.getpixel((380, 40)), BLUE)


@pytest.mark.parametrize("orientation", [0, 9, 65_535])
def test_a_photograph_that_says_nothing_sensible_stays_as_it_lies(orientation: int):
    exif = Image.Exif()
    exif[0x0112] = orientation
    assert banner(saved(picture(400, 80), "JPEG", exif=exif)).size == (400, 80)


def test_of_a_moving_picture_the_first_moment_is_taken():
    first, second = picture(100, 100, RED), picture(100, 100, BLUE)
    for kind in ("GIF", "WEBP", "PNG"):
        made = avatar(saved(first, kind, save_all=True, append_images=[second] * 20))
        assert getattr(made, "n_frames", 1) == 1
        assert near(made.convert("RGB").getpixel((90, 90)), RED)


def test_ten_thousand_moments_are_not_looked_at():
    data = gif(10_000)
    assert getattr(Image.open(io.BytesIO(data)), "n_frames", 1) == 10_000
    assert avatar(data).size == AVATAR


@pytest.mark.parametrize("mode", ["1", "L", "LA", "P", "RGB", "RGBA", "I;16"])
def test_every_kind_of_pixel_is_understood(mode: str):
    grey = Image.new(mode, (200, 200), 32_000 if mode == "I;16" else None)
    assert avatar(saved(grey)).size == AVATAR
    if mode == "I;16":
        assert near(avatar(saved(grey)).convert("RGB").getpixel((9, 9)), (125, 125, 125))


def test_ink_for_printing_is_understood():
    assert avatar(saved(Image.new("CMYK", (200, 200)), "JPEG")).size == AVATAR


def test_what_is_transparent_hides_nothing():
    erased = picture(192, 192, (200, 30, 30, 0))
    erased.paste(picture(100, 192, BLUE), (0, 0))
    made = avatar(saved(erased))
    assert made.mode == "RGBA"
    pixels = [made.getpixel((x, y)) for x in range(104, 192, 8) for y in range(0, 192, 16)]
    assert all(isinstance(pixel, tuple) and pixel[3] == 0 for pixel in pixels)
    assert not any(near(pixel, RED) for pixel in pixels)


# Nothing of the file is left

SECRETS = (b"PLANTED", b"Olena", b"Nikon", b"GPS", b"Exif", b"xmp", b"ICC", b"<script", b"PK\x03")


def camera() -> Image.Exif:
    exif = Image.Exif()
    exif[0x010F] = "Nikon PLANTED"
    exif[0x013B] = "Olena"
    exif.get_ifd(0x8825).update({1: "N", 2: (50.0, 27.0, 1.0), 29: "PLANTED-GPS"})
    return exif


def planted() -> Iterator[bytes]:
    noise = Image.effect_noise((300, 300), 60).convert("RGB")
    xmp = b"<x:xmpmeta xmlns:x='adobe:ns:meta/'>PLANTED Olena</x:xmpmeta>"
    profile = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes() + b"PLANTED-ICC"
    both = {"exif": camera(), "icc_profile": profile}
    text = PngImagePlugin.PngInfo()
    text.add_text("Author", "Olena PLANTED")
    text.add_itxt("XML:com.adobe.xmp", xmp.decode(), zip=False)
    yield saved(noise, "JPEG", comment=b"PLANTED Olena", xmp=xmp, **both)
    yield saved(noise, "PNG", pnginfo=text, **both)
    yield saved(noise, "WEBP", xmp=xmp, **both)
    yield saved(noise, "GIF", comment=b"PLANTED Olena")
    yield saved(noise, "PNG") + b"PK\x03\x04PLANTED<script>alert(1)</script>"
    yield saved(noise, "JPEG") + b"<script>PLANTED</script>"


@pytest.mark.parametrize(
    "data", list(planted()), ids=["jpeg", "png", "webp", "gif", "zip-behind", "page-behind"]
)
@pytest.mark.parametrize("made", [reencode_avatar, reencode_banner])
def test_no_secret_of_a_file_is_left(data: bytes, made: Callable[[io.BytesIO], bytes]):
    assert any(secret in data for secret in SECRETS)
    out = made(io.BytesIO(data))
    assert not [secret for secret in SECRETS if secret in out]
    assert set(chunks(out)) <= {b"VP8 ", b"VP8L", b"VP8X", b"ALPH"}
    assert not Image.open(io.BytesIO(out)).getexif()


def chunks(data: bytes) -> Iterator[bytes]:
    assert data[:4] + data[8:12] == b"RIFFWEBP"
    assert len(data) == 8 + int.from_bytes(data[4:8], "little")
    at = 12
    while at < len(data):
        yield data[at : at + 4]
        length = int.from_bytes(data[at + 4 : at + 8], "little")
        at += 8 + length + length % 2


# What can't be taken


def test_a_file_may_have_five_megabytes():
    fitting = saved(picture())
    assert avatar(fitting + bytes(MOST_BYTES - len(fitting))).size == AVATAR
    assert reason(fitting + bytes(MOST_BYTES - len(fitting) + 1)) is Unfit.TOO_LARGE


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"hello",
        b"<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>",
        b"<?xml version='1.0'?><svg/>",
        b"%PDF-1.7",
        b"%!PS-Adobe-3.0 EPSF-3.0",
        b"\0" * 1000,
        b"RIFF\0\0\0\0WAVEfmt ",
        saved(picture(), "BMP"),
        saved(picture(), "TIFF"),
        saved(picture(), "ICO"),
    ],
)
def test_only_pictures_of_four_kinds_are_looked_at(data: bytes):
    assert reason(data) is Unfit.NOT_AN_IMAGE


@pytest.mark.parametrize("kind", ["PNG", "JPEG", "WEBP"])
@pytest.mark.parametrize("part", [0.02, 0.3, 0.9])
def test_half_a_file_is_damaged(kind: str, part: float):
    data = saved(Image.effect_noise((300, 300), 60).convert("RGB"), kind)
    assert reason(data[: int(len(data) * part)]) is Unfit.DAMAGED


@pytest.mark.parametrize("start", [b"\x89PNG", b"\xff\xd8\xff", b"RIFF\0\0\0\0WEBP", b"GIF89a"])
def test_a_beginning_alone_is_damaged(start: bytes):
    assert reason(start + b"<svg>nothing like it</svg>") is Unfit.DAMAGED


def test_a_picture_of_too_many_walks_is_damaged():
    data = saved(picture(), "JPEG", progressive=True)
    start = data.index(b"\xff\xda")
    scan = data[start : data.index(b"\xff", start + 2)]
    assert reason(data[:start] + scan * 65 + data[start:]) is Unfit.DAMAGED


def test_a_text_that_swells_is_damaged():
    swelling = chunk(b"zTXt", b"Comment\0\0" + zlib.compress(bytes(80_000_000)))
    data = saved(picture())
    assert reason(data[:33] + swelling + data[33:]) is Unfit.DAMAGED


@pytest.mark.parametrize(
    "data",
    [
        png(30_000, 30_000),
        png(10_000, 10_000),
        png(4_001, 2_500),
        saved(Image.new("L", (5_001, 5_000)), "JPEG"),
        png(2**31 - 1, 1),
        b"GIF89a" + b"\xff\xff\xff\xff" + saved(Image.new("P", (64, 64)), "GIF")[10:],
        webp(b"VP8X", bytes(4) + b"\xff\xff\xff" * 2),
        webp(b"VP8X", bytes(4) + (16_000).to_bytes(3, "little") * 2),
        webp(b"VP8L", b"\x2f" + b"\xff" * 9),
        webp(b"VP8 ", bytes(3) + b"\x9d\x01\x2a" + b"\xff\x3f" * 2),
    ],
    ids=[
        "png-30000",
        "png-10000",
        "png-4001",
        "jpeg",
        "png-line",
        "gif",
        "x-most",
        "x",
        "l",
        "vp8",
    ],
)
def test_pixels_are_counted_before_any_is_decoded(data: bytes, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("misto.web.images._decoded", pytest.fail)
    assert reason(data) is Unfit.TOO_MANY_PIXELS


def test_a_photograph_may_be_larger_than_other_pictures():
    assert avatar(saved(Image.new("L", (5_000, 5_000)), "JPEG")).size == AVATAR
    assert avatar(saved(Image.new("1", (4_000, 2_500)))).size == AVATAR


@pytest.mark.parametrize(
    ("size", "made", "why"),
    [
        ((47, 200), reencode_avatar, Unfit.TOO_SMALL),
        ((200, 47), reencode_avatar, Unfit.TOO_SMALL),
        ((1, 1), reencode_avatar, Unfit.TOO_SMALL),
        ((119, 60), reencode_banner, Unfit.TOO_SMALL),
        ((400, 15), reencode_banner, Unfit.TOO_SMALL),
        ((8_000, 100), reencode_banner, Unfit.TOO_THIN),
        ((120, 8_000), reencode_banner, Unfit.TOO_THIN),
    ],
)
def test_a_picture_has_a_least_size(size, made, why):
    assert reason(saved(picture(*size)), made) is why


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("data", "made"),
    [
        (bytes(MOST_BYTES + 1), reencode_avatar),
        (b"", reencode_avatar),
        (b"GIF89a", reencode_avatar),
        (png(30_000, 30_000), reencode_avatar),
        (saved(picture(1, 1)), reencode_banner),
        (saved(picture(8_000, 100)), reencode_banner),
    ],
    ids=list(Unfit),
)
def test_every_reason_has_its_sentence(language: Language, data: bytes, made):
    with pytest.raises(ImageUnfit) as unfit:
        made(io.BytesIO(data))
    assert say(language, f"thread-image-{unfit.value.reason}", **unfit.value.values)

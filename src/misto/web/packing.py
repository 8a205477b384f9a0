"""Style sheets and scripts go out compressed: each is packed once in a process.

Pages don't: what is packed together with a form's token can be guessed from its length (BREACH).
"""

import gzip
from collections.abc import Callable, Iterable
from functools import lru_cache
from http import HTTPStatus
from typing import cast

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from django.utils.cache import patch_vary_headers

Answer = Callable[[HttpRequest], HttpResponseBase]

_PACKED = ("text/", "application/javascript", "image/svg+xml")
_KEPT = 64


def packing(answer: Answer) -> Answer:
    """Pack the site's own files for browsers that can unpack them."""

    def respond(request: HttpRequest) -> HttpResponseBase:
        response = answer(request)
        kind = response.headers.get("Content-Type", "")
        if not request.path_info.startswith(settings.STATIC_URL) or not kind.startswith(_PACKED):
            return response
        patch_vary_headers(response, ["Accept-Encoding"])
        takes = "gzip" in request.headers.get("Accept-Encoding", "")
        whole = response.status_code == HTTPStatus.OK and request.method == "GET"
        if not takes or not whole or response.headers.get("Content-Encoding"):
            return response
        body = _packed(b"".join(cast("Iterable[bytes]", response)))
        response.close()
        headers = {**response.headers, "Content-Encoding": "gzip", "Content-Length": str(len(body))}
        return HttpResponse(body, headers=headers)

    return respond


@lru_cache(maxsize=_KEPT)
def _packed(body: bytes) -> bytes:
    return gzip.compress(body, mtime=0)

"""What every answer has: the headers of security, the reader's language and time zone."""

from collections.abc import Callable
from zoneinfo import ZoneInfo, available_timezones

from django.conf import settings
from django.contrib.auth import SESSION_KEY
from django.contrib.auth.middleware import AuthenticationMiddleware
from django.contrib.auth.models import AnonymousUser
from django.contrib.sessions.backends.base import SessionBase
from django.http import Http404, HttpRequest, HttpResponse, QueryDict
from django.utils import timezone, translation
from django.utils.functional import SimpleLazyObject

from misto.store.models import Account
from misto.store.sessions import account_of, renew

Answer = Callable[[HttpRequest], HttpResponse]

POLICY = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
"""No script, style or picture from anywhere else, nor from inside a page."""

PERSONAS = "/as/"
"""Below this address personas enter by themselves."""

_NUL = "\0"

ZONE_COOKIE = "misto_zone"
_ZONES = available_timezones()


def security(answer: Answer) -> Answer:
    """Set the headers that keep a page to itself."""

    def respond(request: HttpRequest) -> HttpResponse:
        response = answer(request)
        response.headers.setdefault("Content-Security-Policy", POLICY)
        response.headers.setdefault("Referrer-Policy", "same-origin")
        response.headers.setdefault("X-Content-Type-Options", "nosniff")
        response.headers.setdefault("X-Frame-Options", "DENY")
        response.headers.setdefault("Cross-Origin-Opener-Policy", "same-origin")
        response.headers.setdefault("Permissions-Policy", "interest-cohort=()")
        if settings.SECURE_HSTS_SECONDS and request.is_secure():
            age = f"max-age={settings.SECURE_HSTS_SECONDS}"
            response.headers.setdefault("Strict-Transport-Security", age)
        return response

    return respond


def selves(answer: Answer) -> Answer:
    """Keep a persona's own entry apart from the main account in the same browser (SEAT-3).

    Below `/as/` nobody is signed in: the main session isn't looked at, nor set; forms have a token
    of their own, and no link leaves this page's address behind. Pictures are the same for all.
    """

    def respond(request: HttpRequest) -> HttpResponse:
        persona = request.path.startswith(PERSONAS)
        if not persona and not request.path.startswith(settings.MEDIA_URL):
            return answer(request)
        jar, token = request.COOKIES, settings.CSRF_COOKIE_NAME
        jar.pop(settings.SESSION_COOKIE_NAME, None)
        jar.pop(token, None)
        if persona and (own := jar.get(f"{token}_as")):
            jar[token] = own
        response = answer(request)
        response.cookies.pop(settings.SESSION_COOKIE_NAME, None)
        if morsel := response.cookies.pop(token, None):
            response.set_cookie(
                f"{token}_as",
                morsel.value,
                max_age=settings.CSRF_COOKIE_AGE,
                path="/".join(request.path.split("/")[:3]) + "/",
                secure=settings.CSRF_COOKIE_SECURE,
                samesite="Lax",
            )
        response.headers.setdefault("Referrer-Policy", "strict-origin")
        return response

    return respond


def reader_settings(answer: Answer) -> Answer:
    """Take the language and the zone from the reader's cookies, else from the browser."""

    def respond(request: HttpRequest) -> HttpResponse:
        translation.activate(translation.get_language_from_request(request))
        request.LANGUAGE_CODE = translation.get_language()
        _zone(request.COOKIES.get(ZONE_COOKIE, ""))
        response = answer(request)
        response.headers.setdefault("Content-Language", translation.get_language() or "uk")
        return response

    return respond


class Authentication(AuthenticationMiddleware):
    """Django's own, but for the query: the account comes with the session."""

    def process_request(self, request: HttpRequest) -> None:
        """Say who has signed in, when somebody asks."""
        super().process_request(request)
        request.user = SimpleLazyObject(lambda: _signed_in(request.session))  # type: ignore[assignment]


def _signed_in(session: SessionBase) -> Account | AnonymousUser:
    account = account_of(session)
    if account is None:
        if SESSION_KEY in session:  # it counts no more
            session.flush()
        return AnonymousUser()
    if settings.SECRET_KEY_FALLBACKS:
        renew(session, account)
    return account


def account_settings(answer: Answer) -> Answer:
    """Take what no cookie says from the profile of who has signed in."""

    def respond(request: HttpRequest) -> HttpResponse:
        cookies = request.COOKIES
        if settings.SESSION_COOKIE_NAME in cookies and request.user.is_authenticated:
            if request.user.language and settings.LANGUAGE_COOKIE_NAME not in cookies:
                translation.activate(request.user.language)
                request.LANGUAGE_CODE = request.user.language
            if request.user.zone:
                _zone(request.user.zone)
        return answer(request)

    return respond


def typed(answer: Answer) -> Answer:
    """Let no NUL in: nobody can type one, and PostgreSQL neither keeps nor looks for one."""

    def respond(request: HttpRequest) -> HttpResponse:
        if _NUL in request.path_info:
            raise Http404
        vars(request)["GET"] = _without_nul(request.GET)
        if request.method == "POST":
            vars(request)["_post"] = _without_nul(request.POST)
        return answer(request)

    return respond


def _without_nul(data: QueryDict) -> QueryDict:
    if not any(_NUL in text for name, texts in data.lists() for text in (name, *texts)):
        return data
    plain = QueryDict(mutable=True)
    for name, texts in data.lists():
        plain.setlist(name.replace(_NUL, ""), [text.replace(_NUL, "") for text in texts])
    return plain


def _zone(name: str) -> None:
    if name in _ZONES:
        timezone.activate(ZoneInfo(name))
    else:
        timezone.deactivate()

"""The operator's desk: it shows accounts, invitations, games and complaints, and writes little.

`execute` is the only writer of a game; here an account can be switched off or made staff, and
nothing else. What is secret in a running game isn't here: an operator may play in it.
"""

from typing import TYPE_CHECKING, Any

from allauth.account.decorators import secure_admin_login
from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from django.apps import apps
from django.contrib import admin
from django.contrib.auth.models import Group
from django.http import HttpRequest
from django.urls import reverse
from django.utils.functional import lazy
from django.utils.html import format_html

from misto.engine import Phase
from misto.store.models import Account, Complaint, Game, Invitation, Post
from misto.text import words
from misto.web.saying import language, say

if TYPE_CHECKING:
    _ModelAdmin = admin.ModelAdmin[Any]
else:
    _ModelAdmin = admin.ModelAdmin

_say = lazy(say, str)
_EXCERPT = 300


class Shown(_ModelAdmin):
    """Shows to all staff, and lets nobody write."""

    actions = None

    def has_module_permission(self, request: HttpRequest) -> bool:
        """Staff see it."""
        return bool(request.user.is_active and request.user.is_staff)

    def has_view_permission(self, request: HttpRequest, obj: object = None) -> bool:
        """Staff see it."""
        del obj
        return self.has_module_permission(request)

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Nobody adds here."""
        del request
        return False

    def has_change_permission(self, request: HttpRequest, obj: object = None) -> bool:
        """Nobody changes here."""
        del request, obj
        return False

    def has_delete_permission(self, request: HttpRequest, obj: object = None) -> bool:
        """Nobody deletes here: an account's owner does, on the profile."""
        del request, obj
        return False


class Accounts(Shown):
    """Accounts: staff may switch one off; who is staff, a superuser says."""

    list_display = ("username", "date_joined", "last_login", "is_active", "is_staff")
    list_filter = ("is_active", "is_staff")
    search_fields = ("username", "code")
    fields = (*list_display, "code", "email", "language", "zone", "is_superuser")
    ordering = ("-date_joined",)

    def has_change_permission(self, request: HttpRequest, obj: object = None) -> bool:
        """Staff may change what isn't read-only; nobody may switch off who stands above them."""
        above = isinstance(obj, Account) and obj.is_superuser
        return self.has_module_permission(request) and (
            not above or bool(request.user.is_superuser)
        )

    def get_readonly_fields(self, request: HttpRequest, obj: object = None) -> tuple[str, ...]:
        """All but what an operator may set."""
        del obj
        free = {"is_active", "is_staff"} if request.user.is_superuser else {"is_active"}
        return tuple(field for field in self.fields if field not in free)


class Invitations(Shown):
    """Invitations, without the links themselves."""

    list_display = fields = ("note", "by", "made_at", "expires_at", "used_at")
    ordering = ("-made_at",)


class Games(Shown):
    """What anybody may know of the games."""

    list_display = ("title", "code", "stands", "turn", "enrolled", "seats", "living", "closes")
    search_fields = ("title", "code")
    fields = (*list_display, "paused", "made_at", "ended_at", "posts", "talk_posts")
    ordering = ("-made_at",)

    @admin.display(description=_say("accounts-operator-phase"))
    def stands(self, game: Game) -> str:
        """Where it stands, in words."""
        return words.phase(language(), Phase(game.phase))


class Complaints(Shown):
    """Complaints about posts: on the post's own page it is hidden, and the complaint settled."""

    list_display = ("where", "excerpt", "why", "at", "settled_at")
    fields = list_display
    list_filter = (("settled_at", admin.EmptyFieldListFilter),)
    list_select_related = ("post__game",)
    ordering = ("-at",)

    @admin.display(description=_say("accounts-operator-where"))
    def where(self, complaint: Complaint) -> str:
        """The post, as a link where anybody may read it."""
        post = complaint.post
        name = f"{post.game.title}, #{post.number}"
        if post.room == Post.Room.MAFIA:
            return name
        room = "thread:game" if post.room == Post.Room.THREAD else "thread:talk"
        there = reverse(room, args=[post.game.code])
        return format_html('<a href="{}?post={}#p{}">{}</a>', there, post.number, post.number, name)

    @admin.display(description=_say("accounts-operator-post"))
    def excerpt(self, complaint: Complaint) -> str:
        """What it says, where anybody may read it."""
        post = complaint.post
        if post.room == Post.Room.MAFIA:
            return say("accounts-operator-sealed")
        return post.source[:_EXCERPT]


_WORDS = {
    "account": ("code", "language", "zone"),
    "invitation": ("note", "by", "made_at", "expires_at", "used_at"),
    "game": (
        "title", "code", "turn", "enrolled", "seats", "living", "closes", "paused", "made_at",
        "ended_at", "posts", "talk_posts",
    ),
    "complaint": ("why", "at", "settled_at"),
}  # fmt: skip
"""The columns that Django has no words for."""


def set_up() -> None:
    """Register what is shown, and nothing that a library registers; signing in is the site's."""
    site = admin.site
    site.login = secure_admin_login(site.login)  # type: ignore[method-assign]
    apps.get_app_config("store").verbose_name = _say("site-name")
    site.site_header = site.site_title = site.index_title = _say("accounts-operator")
    for model in (Group, EmailAddress, Authenticator):
        if site.is_registered(model):
            site.unregister(model)
    for table, shown, word in (
        (Account, Accounts, "account"),
        (Invitation, Invitations, "invitation"),
        (Game, Games, "game"),
        (Complaint, Complaints, "complaint"),
    ):
        table._meta.verbose_name = _say(f"accounts-operator-{word}")  # noqa: SLF001  # Django's name for it
        table._meta.verbose_name_plural = _say(f"accounts-operator-{word}s")  # noqa: SLF001
        for field in _WORDS[word]:
            label = f"accounts-operator-{field.replace('_', '-')}"
            table._meta.get_field(field).verbose_name = _say(label)  # type: ignore[union-attr]  # noqa: SLF001
        site.register(table, shown)


set_up()

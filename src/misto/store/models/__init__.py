"""The tables of the site."""

from misto.store.models.accounts import Account, Invitation, Session
from misto.store.models.games import Entry, Game, Membership, Offer, Opened, Seal, SetUp, Topic
from misto.store.models.letters import Letter, SeatNote, StoryDraft
from misto.store.models.notices import Beat, Notice
from misto.store.models.personas import Persona, PersonaSession
from misto.store.models.posts import Complaint, Edit, Hiding, Post, Reading

__all__ = [
    "Account",
    "Beat",
    "Complaint",
    "Edit",
    "Entry",
    "Game",
    "Hiding",
    "Invitation",
    "Letter",
    "Membership",
    "Notice",
    "Offer",
    "Opened",
    "Persona",
    "PersonaSession",
    "Post",
    "Reading",
    "Seal",
    "SeatNote",
    "Session",
    "SetUp",
    "StoryDraft",
    "Topic",
]

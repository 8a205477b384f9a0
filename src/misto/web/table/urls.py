"""Addresses of the table."""

from django.urls import path

from misto.web.table import acts, letters, mafia, proofs, seat

app_name = "table"
urlpatterns = [
    path("seat/", seat.seat, name="seat"),
    path("seat/order/", acts.order, name="order"),
    path("seat/withdraw/", acts.withdraw, name="withdraw"),
    path("seat/note/", acts.note, name="note"),
    path("seat/read/", acts.confirm, name="confirm"),
    path("seat/about/", acts.seat_note, name="seat_note"),
    path("seat/leave/", acts.leave, name="leave"),
    path("seat/receipts/<int:number>.json", proofs.receipt, name="receipt"),
    path("letters/", letters.letters, name="letters"),
    path("mafia/", mafia.mafia, name="mafia"),
]

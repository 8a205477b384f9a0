"""Recompute one published deal: plain Python, written from docs/deal.md alone."""

import hashlib
import hmac


def listed(texts):
    packed = len(texts).to_bytes(4, "big")
    for text in texts:
        packed += len(text.encode("utf-8")).to_bytes(4, "big") + text.encode("utf-8")
    return packed


def recompute(attempt):
    frozen, key = attempt["frozen"], bytes.fromhex(attempt["key"])
    head = listed(["misto deal 1", frozen["game"], frozen["rules"]])
    message = head + listed(frozen["nonces"]) + listed(frozen["lineup"])
    for public in (frozen["beacon_name"], attempt["beacon"]):
        message += listed([public] if public else [])
    deal_key, used, columns = hmac.new(key, message, hashlib.sha256).digest(), 0, []
    for column in (list(frozen["nonces"]), list(frozen["lineup"])):
        for n in range(len(column), 1, -1):
            word = 2**32
            while word >= 2**32 - 2**32 % n:
                block = hmac.new(deal_key, (used // 8).to_bytes(8, "big"), hashlib.sha256).digest()
                word, used = int.from_bytes(block[used % 8 * 4 :][:4], "big"), used + 1
            column[n - 1], column[word % n] = column[word % n], column[n - 1]
        columns.append(column)
    return hashlib.sha256(key + head).hexdigest(), list(zip(*columns, strict=True))

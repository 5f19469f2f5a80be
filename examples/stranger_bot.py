"""A bot in some thirty lines: sits down with an invitation and plays any legal action.

    python examples/stranger_bot.py http://127.0.0.1:8000 TABLE INVITE [NAME]

Only the standard library. docs/api.md describes every message.
"""

import json
import random
import sys
from urllib.error import HTTPError
from urllib.request import Request, urlopen


def ask(url, body=None, token=None):
    """POST the body as JSON (or GET, without one); the open answer."""
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    return urlopen(Request(url, None if body is None else json.dumps(body).encode(), headers))


def play(server, table, invite, name="Stranger"):
    here = f"{server}/api/tables/{table}"
    token = json.load(ask(f"{here}/join", {"invite": invite, "name": name, "want_token": True}))["token"]
    for line in ask(f"{here}/stream", token=token):
        message = json.loads(line) if line.strip() else {}  # a blank line only says "still here"
        if message.get("type") != "update":
            continue
        now = message["now"]
        if now["outcome"]:
            return now["outcome"]
        if now["legal"]:  # it is our decision
            action = random.choice(now["legal"])["action"]
            try:
                ask(f"{here}/decide", {"id": "1", "seq": now["seq"] + 1, "action": action}, token)
            except HTTPError as error:
                if error.code != 409:  # 409: the table has moved on, and a later line says where to
                    raise
    return None


if __name__ == "__main__":
    print(play(*sys.argv[1:]))

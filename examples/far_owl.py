"""A bot in a program of its own, in twenty lines: it is asked over HTTP and answers with a legal action.

    python examples/far_owl.py 9000
    lampblack arena keys-to-the-castle http://127.0.0.1:9000/owl random --max-games 20

Only the standard library: the same can be written in any language. docs/bots.md has the messages.
"""

import json
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


class Owl(BaseHTTPRequestHandler):
    def do_POST(self):
        question = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        legal = question["legal"]  # "view" has all that the seat knows, "luck" a number to draw lots with
        answer = json.dumps({"action": legal[question["luck"] % len(legal)]}).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(answer)))
        self.end_headers()
        self.wfile.write(answer)

    def log_message(self, *_):
        pass


if __name__ == "__main__":
    ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1])), Owl).serve_forever()

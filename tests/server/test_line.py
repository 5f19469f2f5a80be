"""The short way out: the frames we make ourselves are those that RFC 6455 wants."""

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from lampblack.server.line import head


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_client_reads_what_was_written(size: int) -> None:
    client = ClientProtocol(parse_uri("ws://localhost/"), state=State.OPEN, max_size=None)
    text = b"x" * size
    client.receive_data(head(size) + text + head(2) + b"{}")
    frames = [frame for frame in client.events_received() if isinstance(frame, Frame)]
    assert [(frame.opcode, frame.fin, bytes(frame.data)) for frame in frames] == [
        (Opcode.TEXT, True, text),
        (Opcode.TEXT, True, b"{}"),
    ]

"""Structured logs: lines for a person at a terminal, JSON for everything else."""

import logging
import sys
from typing import Any, TextIO

import structlog
from structlog.typing import EventDict, Processor


def is_news(record: logging.LogRecord) -> bool:
    """Not uvicorn's complaint about every handshake that we refuse: the refusal is the answer."""
    return "without completing handshake" not in record.getMessage()


def harmless(_: Any, __: str, line: EventDict) -> EventDict:
    """What strangers sent is shown, not carried out: a path may hold what a terminal takes for a command."""
    for name, value in line.items():
        if isinstance(value, str) and not value.isprintable():
            fine = "\n" if name == "exception" else ""
            line[name] = "".join(
                each if each.isprintable() or each == fine else escaped(each) for each in value
            )
    return line


def escaped(character: str) -> str:
    return character.encode("unicode_escape", "surrogatepass").decode()


def configure_logs(stream: TextIO = sys.stderr) -> None:
    shared: list[Processor] = [
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
        harmless,
    ]
    renderer: Processor = structlog.processors.JSONRenderer()
    if stream.isatty():
        renderer = structlog.processors.LogfmtRenderer(key_order=["timestamp", "level", "logger", "event"])
    handler = logging.StreamHandler(stream)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer],
        )
    )
    logging.basicConfig(handlers=[handler], level=logging.INFO, force=True)
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(is_news)
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )

"""The server's log: one JSON object a line. It tells of tables by their id and of nobody's secrets, codes or names."""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime
from typing import Any

# What every record has; whatever else is in one was given by `extra` and is part of the line.
_USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in _USUAL}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def configuration(level: str) -> dict[str, Any]:
    """For `logging.config.dictConfig`: everything to standard error, uvicorn's own lines too."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": f"{__name__}.JsonLines"}},
        "handlers": {"err": {"class": "logging.StreamHandler", "formatter": "lines"}},
        "loggers": {
            "pennypapers": {"handlers": ["err"], "level": level.upper(), "propagate": False},
            "uvicorn": {"handlers": ["err"], "level": "WARNING", "propagate": False},
        },
    }

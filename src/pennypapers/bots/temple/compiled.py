"""How the Temple player's code is compiled: into a cache that follows the rules' sources and its own."""

from __future__ import annotations

from pennypapers.rules.compiled import RULES, compiler

compiled = compiler(*RULES, "bots/temple")

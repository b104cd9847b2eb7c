"""How the Valley's bots are compiled: with caches of their own, beside those of the rules they call."""

from pennypapers.rules.compiled import RULES, compiler

compiled = compiler(*RULES, "bots/valley")

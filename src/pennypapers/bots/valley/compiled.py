"""How the Valley bots are compiled: into a cache that is renewed when their sources or those of the rules change."""

from pennypapers.rules.compiled import RULES, compiler

compiled = compiler(*RULES, "bots/valley")

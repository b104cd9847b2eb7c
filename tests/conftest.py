"""For every test: Hypothesis tries the same examples in every run, and may take its time; Ctrl-C is heard."""

import signal

from hypothesis import HealthCheck, settings

# The first call of a rule compiles it, and an interpreted rule is a thousand times slower than a compiled one.
settings.register_profile(
    "repeatable", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("repeatable")

# A program that a shell starts in the background ignores Ctrl-C, and processes that the tests start would inherit that.
signal.signal(signal.SIGINT, signal.default_int_handler)

"""For every test: Hypothesis tries the same examples in every run, and may take its time."""

from hypothesis import HealthCheck, settings

# The first call of a rule compiles it, and an interpreted rule is a thousand times slower than a compiled one.
settings.register_profile(
    "repeatable", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("repeatable")

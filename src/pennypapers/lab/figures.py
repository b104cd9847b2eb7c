"""Numbers as people write them: with a decimal point in English, with a decimal comma in French and Dutch."""

from __future__ import annotations

from dataclasses import dataclass

MINUS = "−"


@dataclass(frozen=True)
class Figures:
    language: str

    def number(self, value: float, digits: int = 1, sign: bool = False) -> str:
        text = f"{value:+.{digits}f}" if sign else f"{value:.{digits}f}"
        if float(text) == 0:
            text = text.lstrip("+-")
        return self._local(text)

    def interval(self, bounds: tuple[float, float] | None, digits: int = 1) -> str:
        if bounds is None:
            return "–"
        low, high = (self.number(bound, digits) for bound in bounds)
        return f"{low} … {high}"

    def percent(self, share: float) -> str:
        """A whole percentage. A share that is not 0 or 1 but within one percent of it gets one digit more."""
        digits = 1 if 0 < min(share, 1 - share) < 0.01 else 0
        return f"{self.number(100 * share, digits)} %"

    def percents(self, shares: tuple[float, float]) -> str:
        low, high = (self.number(100 * share, 0) for share in shares)
        return f"{low} … {high} %"

    def short(self, value: float) -> str:
        """With about three significant digits."""
        digits = 0 if value >= 100 else 1 if value >= 10 else 2 if value >= 1 else 3
        return self.number(value, digits)

    def sure(self, sureness: float) -> str:
        """How sure something is, in percent; at most 99.9, as statistics never make anything certain."""
        return f"{self.number(min(100 * sureness, 99.9), 1 if sureness > 0.99 else 0)} %"

    def _local(self, text: str) -> str:
        text = text.replace("-", MINUS)
        return text if self.language == "en" else text.replace(".", ",")

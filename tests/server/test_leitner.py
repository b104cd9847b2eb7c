"""When an exercise comes back: days are passed in, and nothing here knows what today is."""

from __future__ import annotations

from datetime import date, timedelta

from pennypapers.server.tables.leitner import BOXES, MOST_A_DAY, answered, begun, left_today

TODAY = date(2026, 2, 27)


def test_it_comes_back_at_growing_distances_and_then_rests() -> None:
    place, today, distances = begun(TODAY), TODAY, []
    while place.due:
        distances.append((place.due - today).days)
        today = place.due
        place = answered(place.box, True, today)
    assert tuple(distances) == BOXES == (1, 3, 7, 21)
    assert place.box == len(BOXES) - 1


def test_a_wrong_answer_begins_again() -> None:
    for box in range(len(BOXES)):
        assert answered(box, False, TODAY) == begun(TODAY) == (0, date(2026, 2, 28))


def test_late_answers_count_from_the_day_they_are_given() -> None:
    late = TODAY + timedelta(40)
    assert answered(0, True, late).due == late + timedelta(BOXES[1])


def test_ten_a_day() -> None:
    assert [left_today(done) for done in (0, 3, MOST_A_DAY, MOST_A_DAY + 1)] == [10, 7, 0, 0]

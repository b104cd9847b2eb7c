"""What a device practises, in SQL: turns of its games that are asked again, and lessons it has been through. Each
function is one write or read."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from pennypapers.server.store.interface import Exercise, GameLink


def game_links(connection: sqlite3.Connection, game: str) -> list[GameLink]:
    rows = connection.execute("SELECT device, seat, facts FROM links WHERE game = ? ORDER BY seat", (game,))
    return [GameLink(*row) for row in rows]


def keep_exercises(connection: sqlite3.Connection, exercises: Sequence[Exercise]) -> None:
    connection.executemany(
        """
        INSERT INTO exercises (game, seat, round, facts, box, due, answered)
        SELECT game, seat, ?, ?, ?, ?, ? FROM links WHERE game = ? AND seat = ?
        ON CONFLICT DO NOTHING
        """,
        [(one.round, one.facts, one.box, one.due, one.answered, one.game, one.seat) for one in exercises],
    )


def exercises(connection: sqlite3.Connection, device: str) -> list[Exercise]:
    rows = connection.execute(
        """
        SELECT game, seat, round, exercises.facts, box, due, answered
        FROM links JOIN exercises USING (game, seat) WHERE device = ? ORDER BY game, seat, round
        """,
        (device,),
    )
    return [Exercise(*row) for row in rows]


def move_exercise(connection: sqlite3.Connection, exercise: Exercise) -> None:
    connection.execute(
        "UPDATE exercises SET box = ?, due = ?, answered = ? WHERE game = ? AND seat = ? AND round = ?",
        (exercise.box, exercise.due, exercise.answered, exercise.game, exercise.seat, exercise.round),
    )


def finish_lesson(connection: sqlite3.Connection, device: str, lesson: str) -> None:
    connection.execute(
        "INSERT INTO lessons (device, lesson) VALUES (?, ?) ON CONFLICT DO NOTHING", (device, lesson)
    )


def lessons(connection: sqlite3.Connection, device: str) -> list[str]:
    rows = connection.execute("SELECT lesson FROM lessons WHERE device = ? ORDER BY lesson", (device,))
    return [lesson for (lesson,) in rows]


def move_lessons(connection: sqlite3.Connection, old: str, new: str) -> None:
    connection.execute("UPDATE OR REPLACE lessons SET device = ? WHERE device = ?", (new, old))


def forget_lessons(connection: sqlite3.Connection, device: str) -> None:
    connection.execute("DELETE FROM lessons WHERE device = ?", (device,))

"""What a device practises, in PostgreSQL: turns of its games that are asked again, and lessons it has been
through. Each function is one write or read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pennypapers.server.store.interface import Exercise, GameLink

if TYPE_CHECKING:
    from pennypapers.server.store.postgres.connections import Connection


async def game_links(connection: Connection, game: str) -> list[GameLink]:
    rows = await connection.fetch("SELECT device, seat, facts FROM links WHERE game = $1 ORDER BY seat", game)
    return [GameLink(row["device"], row["seat"], row["facts"].decode()) for row in rows]


async def keep_exercises(connection: Connection, exercises: Sequence[Exercise]) -> None:
    await connection.execute(
        """
        INSERT INTO exercises (game, seat, round, facts, box, due, answered)
        SELECT game, seat, round, new.facts, box, due, answered
        FROM unnest($1::text[], $2::integer[], $3::integer[], $4::bytea[], $5::integer[], $6::text[], $7::text[])
            AS new (game, seat, round, facts, box, due, answered)
        JOIN links USING (game, seat)
        ON CONFLICT DO NOTHING
        """,
        [one.game for one in exercises],
        [one.seat for one in exercises],
        [one.round for one in exercises],
        [one.facts.encode() for one in exercises],
        [one.box for one in exercises],
        [one.due for one in exercises],
        [one.answered for one in exercises],
    )


async def exercises(connection: Connection, device: str) -> list[Exercise]:
    rows = await connection.fetch(
        """
        SELECT game, seat, round, exercises.facts, box, due, answered
        FROM links JOIN exercises USING (game, seat)
        WHERE device = $1 ORDER BY game COLLATE "C", seat, round
        """,
        device,
    )
    return [
        Exercise(
            row["game"],
            row["seat"],
            row["round"],
            row["facts"].decode(),
            row["box"],
            row["due"],
            row["answered"],
        )
        for row in rows
    ]


async def move_exercise(connection: Connection, exercise: Exercise) -> None:
    await connection.execute(
        "UPDATE exercises SET box = $1, due = $2, answered = $3 WHERE game = $4 AND seat = $5 AND round = $6",
        exercise.box,
        exercise.due,
        exercise.answered,
        exercise.game,
        exercise.seat,
        exercise.round,
    )


async def finish_lesson(connection: Connection, device: str, lesson: str) -> None:
    await connection.execute(
        "INSERT INTO lessons (device, lesson) VALUES ($1, $2) ON CONFLICT DO NOTHING", device, lesson
    )


async def lessons(connection: Connection, device: str) -> list[str]:
    rows = await connection.fetch(
        'SELECT lesson FROM lessons WHERE device = $1 ORDER BY lesson COLLATE "C"', device
    )
    return [row["lesson"] for row in rows]


async def move_lessons(connection: Connection, old: str, new: str) -> None:
    await connection.execute(
        "INSERT INTO lessons (device, lesson) SELECT $1, lesson FROM lessons WHERE device = $2 ON CONFLICT DO NOTHING",
        new,
        old,
    )
    await forget_lessons(connection, old)


async def forget_lessons(connection: Connection, device: str) -> None:
    await connection.execute("DELETE FROM lessons WHERE device = $1", device)

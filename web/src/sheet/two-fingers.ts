import { distance, type Point } from './geometry';

/** What two fingers did since they last moved: how far their middle went, and how much further apart they are. */
export interface Gesture {
  readonly at: Point;
  readonly by: Point;
  readonly scale: number;
}

/** Follows fingers; two of them together make a gesture, one alone or three make none. */
export class TwoFingers {
  readonly #fingers = new Map<number, Point>();

  down(finger: number, at: Point): void {
    this.#fingers.set(finger, at);
  }

  up(finger: number): void {
    this.#fingers.delete(finger);
  }

  move(finger: number, at: Point): Gesture | null {
    const before = [...this.#fingers.values()];
    if (!this.#fingers.has(finger)) return null;
    this.#fingers.set(finger, at);
    const after = [...this.#fingers.values()];
    if (before.length !== 2) return null;
    const [from, to] = [middle(before), middle(after)];
    return { at: to, by: { x: to.x - from.x, y: to.y - from.y }, scale: apart(after) / apart(before) };
  }
}

function middle(points: Point[]): Point {
  const [a, b] = points as [Point, Point];
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function apart(points: Point[]): number {
  const [a, b] = points as [Point, Point];
  // Two fingers on one spot have no distance that one could divide by.
  return Math.max(distance(a, b), 1);
}

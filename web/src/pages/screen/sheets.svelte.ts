import { untrack } from 'svelte';
import { roundsClosed } from '../../table/model';
import type { TableSession } from '../../table/session.svelte';
import type { Drawn } from '../../wire/types';

/** Sheets as the last round that closed left them. The ones before stay in sight until the new ones are there. */
export class SheetsShown {
  #drawn = $state.raw<ReadonlyMap<number, Drawn>>(new Map());

  /** To be made with a component, whose end ends it. `wanted` says whose sheets are needed. */
  constructor(session: TableSession, wanted: () => readonly number[]) {
    // As text, which is the same again when only something else at the table has changed.
    const key = $derived(`${session.model ? roundsClosed(session.model) : 0} ${wanted().join(' ')}`);
    $effect(() => {
      const seats = key.split(' ').slice(1).filter(Boolean).map(Number);
      let stale = false;
      const looks = untrack(() => seats.map(async (seat) => [seat, await session.look(seat)] as const));
      Promise.all(looks).then(
        (all) => {
          if (!stale) this.#drawn = new Map([...untrack(() => this.#drawn), ...all]);
        },
        () => {},
      );
      return () => (stale = true);
    });
  }

  of(seat: number): Drawn | undefined {
    return this.#drawn.get(seat);
  }

  /** Whether all of these are there. */
  has(seats: readonly number[]): boolean {
    return seats.every((seat) => this.#drawn.has(seat));
  }
}

/*
 * Something is dragged onto the sheet: a number, a die. Mouse and finger alike; a press that hardly moves is a press.
 */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where dragged things go. */
export interface Goal {
  /** Shows which space is meant by this place on the screen, and gives its name; null ends the showing. */
  aim(at: Point | null, byFinger: boolean): string | null;
}

/** What a button lets people drag away. */
export interface Load {
  /** What is seen under the pointer on its way. */
  readonly label: string;
  /** It leaves its place. False if it cannot. */
  lift(): boolean;
  /** It is let go over a space. */
  drop(space: string): void;
  /** It is let go anywhere else: it goes back. */
  back(): void;
}

/** A press that moves further than this, in px, drags. */
const SLACK = 8;

export class Carry {
  /** What is on its way, and where it is on the screen. */
  held = $state.raw<{ readonly label: string; readonly at: Point } | null>(null);

  constructor(private readonly goal: () => Goal | undefined) {}

  /** An action: this element can be dragged while `load` is given. */
  readonly from = (
    node: HTMLElement,
    load: Load | null,
  ): { update: (load: Load | null) => void; destroy: () => void } => {
    let current = load;
    let down: { id: number; at: Point } | null = null;
    let carried: Load | null = null;
    let dragged = false;

    const place = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY });

    const onpointerdown = (event: PointerEvent): void => {
      dragged = false;
      // A second finger is no drag.
      if (down) return stop();
      if (!current || event.button !== 0) return;
      down = { id: event.pointerId, at: place(event) };
      // A quick hand has left the button before it is seen to move.
      for (const [name, hear] of Object.entries(elsewhere)) addEventListener(name, hear as EventListener);
    };

    const onpointermove = (event: PointerEvent): void => {
      if (down?.id !== event.pointerId) return;
      const at = place(event);
      if (!carried) {
        if (!current || Math.hypot(at.x - down.at.x, at.y - down.at.y) < SLACK) return;
        if (!current.lift()) return stop();
        carried = current;
        dragged = true;
      }
      this.held = { label: carried.label, at };
      this.goal()?.aim(at, event.pointerType !== 'mouse');
    };

    const onpointerup = (event: PointerEvent): void => {
      if (down?.id !== event.pointerId) return;
      const load = carried;
      const space = load ? (this.goal()?.aim(place(event), false) ?? null) : null;
      carried = null;
      stop();
      if (load && space) load.drop(space);
      else load?.back();
    };

    const stop = (): void => {
      carried?.back();
      down = carried = null;
      for (const [name, hear] of Object.entries(elsewhere)) removeEventListener(name, hear as EventListener);
      this.held = null;
      this.goal()?.aim(null, false);
    };

    // The click that follows a drag was not meant.
    const onclick = (event: MouseEvent): void => {
      if (!dragged) return;
      dragged = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };

    const elsewhere = { pointermove: onpointermove, pointerup: onpointerup, pointercancel: stop };
    node.addEventListener('pointerdown', onpointerdown);
    node.addEventListener('click', onclick, { capture: true });
    const update = (next: Load | null): void => {
      current = next;
      node.style.touchAction = next ? 'pinch-zoom' : '';
    };
    update(load);
    return {
      update,
      destroy: () => {
        node.removeEventListener('pointerdown', onpointerdown);
        node.removeEventListener('click', onclick, { capture: true });
        if (down) stop();
      },
    };
  };
}

import type { DiscoveryKind } from '..';
import type { Sheet } from '../../sheet/layout';
import { readingOrder } from '../../sheet/place';
import type { Reason } from '../../wire/types';
import { told, type Told } from '../../play/told';
import { VALLEY } from './adventure';

/* Choosing the spaces of a discovery freely, with the host's answer for each kind. */

const DISCOVERY_KINDS = Object.keys(VALLEY.discoveries) as DiscoveryKind[];

export type Answers = Readonly<Record<string, Reason | null>>;

export interface KindAnswer {
  readonly kind: DiscoveryKind;
  readonly fits: boolean;
  /** Whether the spaces are this kind of discovery, or lack no more than one number. */
  readonly near: boolean;
  readonly told: Told;
}

export function toggle(chosen: readonly string[], space: string, sheet: Sheet): string[] {
  const set = new Set(chosen);
  if (!set.delete(space)) set.add(space);
  return [...sheet.spaces.values()]
    .filter(({ name }) => set.has(name))
    .sort(readingOrder)
    .map(({ name }) => name);
}

/** One short answer for each kind of discovery; before any space is chosen, what the kind is. */
export function answersFor(answers: Answers | null): KindAnswer[] {
  return DISCOVERY_KINDS.map((kind) => {
    if (!answers) return { kind, fits: false, near: false, told: told(`turn-kind-${kind}`) };
    const reason = answers[kind] ?? null;
    if (!reason) return { kind, fits: true, near: true, told: told('turn-kind-fits') };
    const missing = reason.code === 'find-size' ? Number(reason.facts['wanted']) - Number(reason.facts['spaces']) : 0;
    return { kind, fits: false, near: missing === 1, told: shortly(reason, missing) };
  });
}

function shortly({ code, facts }: Reason, missing: number): Told {
  if (code === 'find-size')
    return missing > 0
      ? told('turn-kind-more', { missing })
      : told('turn-kind-fewer', { wanted: facts['wanted'] ?? 0 });
  return KNOWN.has(code) ? told(`turn-kind-${code}`, facts) : told('turn-kind-no');
}

const KNOWN = new Set([
  'find-no-number',
  'find-taken',
  'find-apart',
  'pyramid-shape',
  'jungle-alike',
  'town-mixed',
  'town-twice',
  'find-low',
  'reveal-too-early',
  'reveal-once',
]);

/** The step that reveals the chosen spaces. They can be a town and a pyramid at once: then the player says which, and
 * until then it is the kind that comes last in `DISCOVERY_KINDS`. */
export function revealStep(
  chosen: readonly string[],
  answers: Answers | null,
  wanted: DiscoveryKind | null,
): string | null {
  const fitting = answers ? DISCOVERY_KINDS.filter((kind) => answers[kind] === null) : [];
  const kind = fitting.find((one) => one === wanted) ?? fitting.at(-1);
  return kind ? `${kind}(${chosen.join(',')})` : null;
}

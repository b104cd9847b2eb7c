import type { DiscoveryKind } from '../../adventures';
import type { DieName } from '../../dice/die';
import { DICE } from '../../play/dice';
import { readStep, type Step } from '../../play/steps';
import { readSheet, type Mark, type Sheet } from '../../sheet/layout';
import type { DraftAnswer } from '../../wire/types';

/* What the teacher sees of a turn under way. All of it is what the host said: the teacher knows no rule. */

export class Seen {
  readonly steps: readonly Step[];
  readonly sheet: Sheet;

  constructor(
    readonly round: number,
    /** The roll in the host's notation: `P 1 4`. */
    readonly roll: string,
    readonly draft: DraftAnswer,
  ) {
    this.steps = draft.steps.map(readStep);
    this.sheet = readSheet(draft.drawn.sheet);
  }

  /** Nothing is in pencil yet. */
  get isFresh(): boolean {
    return this.steps.length === 0;
  }

  get mayInk(): boolean {
    return this.draft.may_commit;
  }

  get isHazard(): boolean {
    return this.draft.hazard_spaces !== undefined;
  }

  shows(face: 'P' | 'D'): boolean {
    return this.roll.split(' ').includes(face);
  }

  // What is on the sheet, pencil included

  has(marks: Readonly<Record<string, Mark>>): boolean {
    return Object.entries(marks).every(([space, mark]) => this.sheet.spaces.get(space)?.mark === mark);
  }

  holds(mark: Mark): boolean {
    return [...this.sheet.spaces.values()].some((space) => space.mark === mark);
  }

  /** Empty spaces without a door. */
  get empty(): string[] {
    return [...this.sheet.spaces.values()].filter(({ door, mark }) => !door && mark === null).map(({ name }) => name);
  }

  stars(rule: string): number {
    return this.draft.drawn.lines.filter((line) => line.rule === rule).reduce((sum, line) => sum + line.stars, 0);
  }

  // What was done in this turn

  wrote(value?: number, space?: string): boolean {
    return this.steps.some(
      (step) => step.kind === 'write' && step.value === (value ?? step.value) && step.space === (space ?? step.space),
    );
  }

  get crossed(): boolean {
    return this.steps.some(({ kind }) => kind === 'cross');
  }

  drew(structure: string, space: string): boolean {
    return this.steps.some((step) => step.kind === 'structure' && step.structure === structure && step.space === space);
  }

  revealed(kind?: DiscoveryKind): boolean {
    return this.steps.some((step) => step.kind === 'reveal' && step.discovery === (kind ?? step.discovery));
  }

  // What may come next

  get legal(): readonly string[] {
    return this.draft.legal?.spaces ?? [];
  }

  canWrite(value: number, space?: string): boolean {
    const { numbers = [], spaces = [] } = this.draft.legal ?? {};
    return numbers.some((way) => way.value === value) && (space ? spaces.includes(space) : spaces.length > 0);
  }

  get canWriteMore(): boolean {
    return Boolean(this.draft.legal?.numbers.length && this.legal.length);
  }

  canDraw(structure: string, space: string): boolean {
    return Boolean(this.draft.legal?.structures.includes(structure) && this.legal.includes(space));
  }

  /** The dice that are left to be added up; a special one only where there is no other. */
  get diceLeft(): DieName[] {
    const faces = this.roll.split(' ');
    const left = DICE.filter((_, index) => this.draft.legal?.dice_left[index]);
    const numbers = left.filter((die) => faces[DICE.indexOf(die)] !== die);
    return numbers.length ? numbers : left;
  }

  get structures(): readonly string[] {
    return this.draft.legal?.structures ?? [];
  }

  get crossable(): readonly string[] {
    return this.draft.legal?.crossable ?? [];
  }

  /** The kinds of discoveries that could be revealed now, the most valuable first. */
  get finds(): DiscoveryKind[] {
    const possible = this.draft.legal?.discoveries ?? {};
    const most = (kind: string) => Math.max(0, ...(possible[kind]?.best.map(({ stars }) => stars) ?? []));
    return (Object.keys(possible) as DiscoveryKind[])
      .filter((kind) => possible[kind]!.count > 0)
      .sort((a, b) => most(b) - most(a));
  }

  get hazardSpaces(): readonly string[] {
    return this.draft.hazard_spaces ?? [];
  }
}

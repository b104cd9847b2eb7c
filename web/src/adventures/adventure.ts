import type { Component } from 'svelte';
import type { Chapter } from '../help/book';
import type { Script } from '../help/lessons/script';
import type { IconName } from '../look/icons';
import type { AtTable } from '../play/at.svelte';

type WithoutPrefix<Icon> = Icon extends `m-${infer Name}` ? Name : never;

/** Something that is drawn on sheets and dice: `m-NAME` is its picture, and its name the key of its words. */
export type MarkName = WithoutPrefix<IconName>;

/** What lies around the spaces: a course of stones along an outer wall, or clouds against the edge. */
export type GroundName = 'stones' | 'clouds';

/** How an empty space shows that it may be filled: a wash over all of it with a dot, or a dot in a ring. */
export type Invitation = 'wash' | 'ring';

/** The pencil sketch in a free corner of the page. */
export type SketchName = 'heron' | 'condor';

/** The line around a discovery that was revealed. */
export type BorderName = 'waves' | 'battlements' | 'zigzag' | 'double';

/** The pattern inside a discovery, beside the numbers. */
export type PatternName = 'sprigs' | 'bricks' | 'peaks' | 'strata';

export interface DiscoveryLook {
  readonly border: BorderName;
  readonly pattern: PatternName;
}

/**
 * How a sheet shows where the stars of a rule come from: a ribbon through the spaces in their order, a tint of its own
 * for each set of spaces, the discovery that is drawn there anyway, a label at the first space, or nothing, where a rule
 * is about the whole sheet.
 */
export type Showing = 'ribbon' | 'tint' | 'discovery' | 'label' | 'nothing';

/** One rule that gives or costs stars. */
export interface StarRule {
  /** The host's name for it, and the key of its words. */
  readonly rule: string;
  /** Its picture in lists; a ribbon and a tint are shown by a sample of themselves. */
  readonly icon?: IconName;
  readonly shows: Showing;
  /** The key of the words under which it is counted at the end together with others; by default its own name. */
  readonly counted?: string;
  /** Which of the `bars` of a ranking it belongs to. */
  readonly bar: 0 | 1 | 2;
  /** This line of a list has what another rule of the host gives, apart from what that one costs. */
  readonly gainOf?: string;
  /** Listed also while it neither gives nor costs anything, as long as what it is about is not crossed out. */
  readonly always?: boolean;
}

/** Everything in which one adventure differs from another, as far as the page is concerned; but for its colours and its
 * sign, which the look has under its name. */
export interface Adventure {
  /** What the red die makes people draw on each other's sheets. */
  readonly hazard: MarkName;
  /** What the special face of each die shows. */
  readonly faces: Readonly<Record<'P' | 'D' | 'X', MarkName>>;
  /** Structures that can be drawn, by their letters in the notation. */
  readonly structures: Readonly<Record<string, MarkName>>;
  /** Kinds of discoveries that can be revealed, and how they are drawn. */
  readonly discoveries: Readonly<Record<string, DiscoveryLook>>;
  readonly ground: GroundName;
  readonly invitation: Invitation;
  readonly sketch: SketchName;
  /** The strokes of the outline run past their corners, as masons draw. */
  readonly overruns: boolean;
  /** Every rule that gives or costs stars, in the order in which they are listed and counted. */
  readonly stars: readonly StarRule[];
  /** What the three parts of a bar in a ranking stand for: keys of words. */
  readonly bars: readonly [string, string, string];
  /** The keys that the notebook's right page reminds of: keys of words. */
  readonly keys: readonly string[];
  /** The table's setting `pencil_strict` makes a difference here. */
  readonly hasStrictPencil: boolean;
  /** With Penny any number can be written, so that the big screen need not list what the dice add up to. */
  readonly pennyIsAnyNumber: boolean;
  /** When the end of a game is announced, by the spaces that the fullest sheet still has: from `near` on; and from
   * `inOneRound` on, so many as one round can fill, it may be the last round. */
  readonly ending: { readonly near: number; readonly inOneRound: number };
  /** Which section of the chapter explains a refusal, by the refusal's code. */
  readonly refusals: Readonly<Record<string, string>>;

  // What is big, and fetched by whoever needs it.
  readonly turn: () => Promise<{ default: Component<{ at: AtTable }> }>;
  readonly lesson: () => Promise<{ LESSON: Script }>;
  readonly chapter: () => Promise<{ CHAPTER: Chapter }>;
}

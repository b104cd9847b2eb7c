import { announce } from '../app/announce.svelte';
import { play } from '../app/sound';
import { say } from '../words/words.svelte';
import type { AtTable } from './at.svelte';
import { changeInWords } from './changes';
import { readStep } from './steps';

/** Announces what the last change came to, with the sound of a pencil. `before` are the steps before it; null if it
 * was an undo. */
export function draftSpoken(at: AtTable, before: readonly string[] | null): void {
  const shown = at.turn?.answer;
  if (!shown || at.session.refusal) return;
  const stars = shown.drawn.stars;
  if (before === null) return announce(say('turn-undone'));
  const fresh = shown.steps.find((step) => !before.includes(step));
  if (!fresh) return announce(say('turn-undone'));
  play('pencil');
  const because = at.changes.map(changeInWords).map(({ id, facts }) => say(id, facts));
  const tell = (words: string) => announce([words, ...because].join(' ').replaceAll(/<\/?b>/g, ''));
  const step = readStep(fresh);
  if (step.kind === 'write') tell(say('turn-said-write', { number: step.value, space: step.space, stars }));
  else if (step.kind === 'structure')
    tell(say('turn-said-structure', { structure: step.structure, space: step.space, stars }));
  else if (step.kind === 'cross') tell(say('turn-said-cross', { space: step.space, stars }));
  else if (step.kind === 'reveal') tell(say('turn-said-reveal', { kind: step.discovery, stars }));
  else if (step.kind === 'draw') tell(say('turn-said-draw', { hazard: at.hazard, space: step.space }));
}

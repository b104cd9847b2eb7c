import type { Settings } from '../wire/types';
import { say } from '../words/words.svelte';

/** A table's settings in one line: “No clock · no hints · 3 s between rounds”. What is as usual goes without saying. */
export function settingsInWords(settings: Settings): string {
  return [
    settings.clock ? say('lobby-is-clock', { seconds: settings.clock }) : say('lobby-is-no-clock'),
    say(settings.hints ? 'lobby-is-hints' : 'lobby-is-no-hints'),
    pauseInWords(settings),
    ...(settings.teams ? [say('company-is-teams', { count: settings.teams })] : []),
    ...(settings.pencil_strict ? [say('lobby-is-strict')] : []),
    ...(settings.stars_hidden ? [say('company-is-stars-hidden')] : []),
    ...(settings.reactions ? [] : [say('company-is-no-reactions')]),
    ...(settings.names_checked ? [say('company-is-names-checked')] : []),
    ...(settings.names_hidden ? [say('company-is-names-hidden')] : []),
    ...(settings.locked ? [say('company-is-locked')] : []),
  ].join(' · ');
}

function pauseInWords({ rolls_itself, pause }: Settings): string {
  if (!rolls_itself) return say('lobby-is-tapping');
  return pause ? say('company-is-pause', { seconds: pause }) : say('lobby-is-rolling');
}

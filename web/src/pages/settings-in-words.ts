import type { Settings } from '../wire/types';
import { say } from '../words/words.svelte';

/** A table's settings in one line: “No clock · hints allowed · dice roll by themselves”. */
export function settingsInWords(settings: Settings): string {
  return [
    settings.clock ? say('lobby-is-clock', { seconds: settings.clock }) : say('lobby-is-no-clock'),
    say(settings.hints ? 'lobby-is-hints' : 'lobby-is-no-hints'),
    say(settings.rolls_itself ? 'lobby-is-rolling' : 'lobby-is-tapping'),
    ...(settings.pencil_strict ? [say('lobby-is-strict')] : []),
  ].join(' · ');
}

import { say } from '../words/words.svelte';
import { listed } from './listed';
import type { Told } from './told';

/** A turn as a sentence without its full stop: “Write <b>7</b> in c4 and reveal a jungle”. */
export function inOneSentence(deeds: readonly Told[]): string {
  const sentence = listed(deeds.map(({ id, facts }) => say(id, facts)));
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

export function spokenOf(text: string): string {
  return text.replaceAll(/<\/?b>/g, '');
}

/* Steps are the notation's text, on the wire and here. This reads them as far as a screen needs; the host checks them. */

export type Step =
  | { readonly kind: 'write'; readonly way: string; readonly value: number; readonly space: string }
  | { readonly kind: 'structure'; readonly structure: string; readonly space: string }
  | { readonly kind: 'cross'; readonly way: string; readonly space: string }
  | { readonly kind: 'reveal'; readonly discovery: string; readonly spaces: readonly string[] }
  | { readonly kind: 'draw'; readonly space: string }
  | { readonly kind: 'pass' };

export const PASS = '-';

export function readStep(text: string): Step {
  if (text === PASS) return { kind: 'pass' };
  if (text.startsWith('!')) return { kind: 'draw', space: text.slice(1) };
  const reveal = /^(\w+)\((.*)\)$/.exec(text);
  if (reveal) return { kind: 'reveal', discovery: reveal[1]!, spaces: reveal[2]!.split(',') };
  const [what = '', space = ''] = text.split('@');
  if (space && what.startsWith('D=')) return { kind: 'structure', structure: what.slice(2), space };
  if (space) return { kind: 'write', way: what, value: valueOf(what), space };
  const cross = /^(.*)x([a-p]\d+)$/.exec(text);
  return { kind: 'cross', way: cross?.[1] ?? '', space: cross?.[2] ?? '' };
}

/** `2+5` is 7, `P=12` is 12. */
export function valueOf(way: string): number {
  if (way.startsWith('P=')) return Number(way.slice(2));
  return way.split('+').reduce((sum, face) => sum + Number(face), 0);
}

/** The space that a step fills or crosses out; a discovery and a pass have none. */
export function spaceOf(text: string): string | null {
  const step = readStep(text);
  return 'space' in step ? step.space : null;
}

export function isReveal(text: string): boolean {
  return readStep(text).kind === 'reveal';
}

/** The steps without the discovery, which always comes last. */
export function withoutReveal(steps: readonly string[]): string[] {
  return steps.filter((step) => !isReveal(step));
}

export function revealOf(steps: readonly string[]): string | null {
  return steps.find(isReveal) ?? null;
}

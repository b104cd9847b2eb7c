/**
 * The same wobble for the same key, in -1..1: a hash, so that every device draws the same line.
 * Keys are positions and small counters; 1/64 is the finest difference that counts.
 */
export function noise(...key: number[]): number {
  let hash = 2166136261;
  for (const part of key) {
    hash = Math.imul(hash ^ Math.trunc(part * 64), 16777619) >>> 0;
    hash = (hash ^ (hash >>> 13)) >>> 0;
  }
  return (hash % 2001) / 1000 - 1;
}

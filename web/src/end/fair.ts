import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/*
 * The dice of a finished game, worked out again in this browser from what the table gave away at the end. Byte for
 * byte as the formats page says under “Fair dice”. Not with crypto.subtle: a table on plain http has none.
 */

const SPECIAL = ['P', 'D', 'X'];

export function commitmentOf(secret: string): string {
  return bytesToHex(sha256(hexToBytes(secret)));
}

/** The key of a table's dice. A seat without a word has an empty one. */
export function fairKey(secret: string, words: readonly string[]): Uint8Array {
  return hmac(sha256, hexToBytes(secret), utf8ToBytes(`words:${words.join(',')}`));
}

/** The key of a game that has no secret: today's expedition, or one from a seed. */
export function seedKey(seed: string): Uint8Array {
  return sha256(utf8ToBytes(seed.startsWith('pennypapers daily ') ? seed : `pennypapers seed ${seed}`));
}

function* bytesFor(key: Uint8Array, purpose: string, round: number): Generator<number, never> {
  for (let block = 0; ; block++) yield* hmac(sha256, key, utf8ToBytes(`${purpose}:${round}:${block}`));
}

/** The next number below this limit. Bytes that would make some numbers likelier than others are left out. */
function below(stream: Generator<number, never>, limit: number): number {
  const fair = 256 - (256 % limit);
  for (;;) {
    const byte = stream.next().value;
    if (byte < fair) return byte % limit;
  }
}

export function rollOf(key: Uint8Array, round: number): string {
  const stream = bytesFor(key, 'roll', round);
  return SPECIAL.map((special) => [below(stream, 6) + 1, special] as const)
    .map(([face, special]) => (face === 6 ? special : face))
    .join(' ');
}

/** Whose sheet each seat holds, by place: an order in which nobody has their own. */
export function passingOf(key: Uint8Array, round: number, players: number): number[] {
  const stream = bytesFor(key, 'pass', round);
  for (;;) {
    const order = Array.from({ length: players }, (_, seat) => seat);
    for (let i = players - 1; i > 0; i--) {
      const j = below(stream, i + 1);
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
    if (order.every((owner, holder) => owner !== holder)) return order;
  }
}

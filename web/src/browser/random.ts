/** Random bytes as hexadecimal digits. `crypto.getRandomValues` works on plain http too, unlike `crypto.randomUUID`. */
export function randomHex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

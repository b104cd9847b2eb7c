/** Codes have neither 0 and O nor 1, I and L, so that nobody mistakes one for another. */
const NOT_IN_A_CODE = /[^A-HJKMNP-Z2-9]/g;

export const TABLE_CODE = 6;
/** The length of a one-time code, which brings a seat or all games over from another device. */
export const ONE_TIME_CODE = 8;

/** The code in what somebody typed, pasted or scanned: `k7m q4p`, or a whole link to a table. */
export function codeIn(text: string): string {
  const linked = /\/(?:table|join)\/([^/?#\s]+)/i.exec(text);
  return (linked?.[1] ?? text).toUpperCase().replace(NOT_IN_A_CODE, '');
}

/** Spaced as it is read aloud: `K7M Q4P`, `K7MQ 4PRS`. */
export function spacedCode(code: string): string {
  const half = Math.ceil(code.length / 2);
  return code.length < TABLE_CODE ? code : `${code.slice(0, half)} ${code.slice(half)}`;
}

/** The link to a table without `https://`, as it is read off a screen and typed in. */
export function shortLink(link: string): string {
  return link.replace(/^https?:\/\//, '').replace(/\/$/, '');
}

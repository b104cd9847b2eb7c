/** A piece of a text: plain, or the name of a space. */
export interface Piece {
  readonly text: string;
  readonly isSpace: boolean;
}

/** A letter for the column and a number for the row, not part of a longer word: sheets have 16 columns and rows at most. */
const SPACE = /(?<![\p{L}\p{N}@=+])([a-p](?:1[0-6]|[1-9]))(?![\p{L}\p{N}])/u;

/** Takes a sentence apart where it names a space: “Which number for ”, “d3”, “?”. */
export function piecesOf(text: string): Piece[] {
  return text
    .split(SPACE)
    .map((piece, index) => ({ text: piece, isSpace: index % 2 === 1 }))
    .filter((piece) => piece.text);
}

/** The spaces that a text names, each once. */
export function spacesNamed(text: string): string[] {
  return [...new Set(piecesOf(text).flatMap((piece) => (piece.isSpace ? [piece.text] : [])))];
}

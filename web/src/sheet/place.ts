/** A cell of the drawing, counted from 0; neighbours of the rim may lie outside it. */
export interface Place {
  readonly column: number;
  readonly row: number;
}

const A = 'a'.charCodeAt(0);

/** `d3` for column 3, row 2: a letter for the column, a number for the row, `a1` the top left corner. */
export function nameOf({ column, row }: Place): string {
  return String.fromCharCode(A + column) + (row + 1);
}

export function placeOf(name: string): Place {
  return { column: name.charCodeAt(0) - A, row: Number(name.slice(1)) - 1 };
}

/** Row by row, each from left to right. */
export function readingOrder(a: Place, b: Place): number {
  return a.row - b.row || a.column - b.column;
}

/* How many sheets lie beside each other on the big screen. */

/** With more people than this one sheet is shown after another. */
export const MOST_SHEETS = 8;

/** The number of columns with which sheets of this shape (width by height) become largest in the room. */
export function columnsFor(
  people: number,
  room: { width: number; height: number },
  head: number,
  shape: number,
): number {
  let best = { columns: 1, width: 0 };
  for (let columns = 1; columns <= people; columns++) {
    const rows = Math.ceil(people / columns);
    const width = Math.min(room.width / columns, (room.height / rows - head) * shape);
    if (width > best.width) best = { columns, width };
  }
  return best.columns;
}

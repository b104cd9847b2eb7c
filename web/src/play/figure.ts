/** Stars as a figure, with a true minus sign. */
export function figure(stars: number): string {
  return stars < 0 ? `−${-stars}` : String(stars);
}

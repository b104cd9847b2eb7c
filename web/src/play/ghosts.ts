import type { Ghost, Sheet } from '../sheet/layout';
import type { Advice } from './advice';
import { withSteps } from './drawnAhead';

/** What the coach's turns would write, faintly: each space once, with the ranks of the turns that write there. */
export function ghostsOf(advice: readonly Advice[], sheet: Sheet): Ghost[] {
  const ghosts = new Map<string, Ghost>();
  advice.forEach(({ steps }, index) => {
    const after = withSteps(sheet, steps);
    for (const [name, { mark }] of after.spaces) {
      if (mark === null || mark === sheet.spaces.get(name)?.mark) continue;
      const known = ghosts.get(name);
      if (known) ghosts.set(name, { ...known, label: `${known.label}·${index + 1}` });
      else ghosts.set(name, { space: name, mark, label: `${index + 1}` });
    }
  });
  return [...ghosts.values()];
}

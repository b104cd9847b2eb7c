import { beside, direction, type Geometry } from './geometry';
import { at } from './path';
import type { Place } from './place';

/** The ribbon through the middles of a run's spaces, in their order. */
export function ribbon(places: readonly Place[], geometry: Geometry): string {
  return `M${places.map((place) => at(geometry.centre(place))).join('L')}`;
}

/** Small arrowheads between the spaces: so much longer than wide that one on a diagonal shows its tip too. */
export function arrowheads(places: readonly Place[], geometry: Geometry): string[] {
  return places.slice(1).map((place, index) => {
    const [from, to] = [geometry.centre(places[index]!), geometry.centre(place)];
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const unit = direction(from, to);
    return `M${at(beside(middle, unit, 5.5))}L${at(beside(middle, unit, -4, 3.3))}L${at(beside(middle, unit, -4, -3.3))}Z`;
  });
}

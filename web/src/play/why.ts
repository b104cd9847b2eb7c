import type { StarReason } from '../wire/types';
import { told, type Told } from './told';

/* Why the search thinks a turn better or worse than another: the kind of stars that makes the difference. */

/** What speaks for a turn, or against it; where no kind of stars differs noticeably it says so. */
export function whyOf(why: StarReason | null | undefined): Told {
  if (!why) return told('turn-why-none');
  const { kind, stars, at_once: atOnce = 0, spaces = [] } = why;
  if (stars < 0) return told('turn-why-less', { kind });
  return atOnce > 0 ? told('turn-why-now', { kind, count: spaces.length }) : told('turn-why-more', { kind });
}

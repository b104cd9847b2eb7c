import type { Settings } from '../wire/types';

/** A table as the host opens it for a client that chooses nothing. */
export const HOST_SETTINGS: Settings = {
  clock: 0,
  pencil_strict: false,
  hints: true,
  rolls_itself: true,
  pause: 0,
  stars_hidden: false,
  reactions: true,
  names_hidden: false,
  names_checked: false,
  locked: false,
  teams: 0,
};

/** A table that somebody opens for several people on this page. */
export const COMPANY_SETTINGS: Settings = { ...HOST_SETTINGS, hints: false, pause: 3 };

/** As many as a sheet has room for. */
export const LONGEST_INITIALS = 4;

/** As many letters as the host takes for a name. */
export const LONGEST_NAME = 24;

const SHORT_NAME = 4;
const FIRST_LETTERS = 3;

/** A letter with its accents, or a digit, of any script: what initials are made of. No letter needs more accents. */
const CHARACTER = /\p{L}\p{M}{0,3}|\p{Nd}/gu;

/** What counts as a letter or an accent, though nobody sees it. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

function characters(text: string): string[] {
  return text.replace(UNSEEN, '').normalize('NFC').match(CHARACTER) ?? [];
}

/** What of a text can stand as initials, in capitals. */
export function tidyInitials(text: string): string {
  // Capitals first: one small letter may become two, as ß does.
  return characters(text.normalize('NFC').toLocaleUpperCase('en')).slice(0, LONGEST_INITIALS).join('').normalize('NFC');
}

/** Initials to propose for a name: Lou is LOU, Valentine VAL, Anna Maria AM. */
export function initialsFrom(name: string): string {
  const words = name
    .split(/[\s\-'’.]+/u)
    .map(characters)
    .filter((word) => word.length);
  const [only] = words;
  if (!only) return '';
  if (words.length > 1) return tidyInitials(words.map(([first]) => first).join(''));
  return tidyInitials((only.length <= SHORT_NAME ? only : only.slice(0, FIRST_LETTERS)).join(''));
}

/** Initials when a name becomes another: those that somebody thought of themselves stay, those that were proposed for the
 * name before, or as free beside somebody's who has the same (ZL2), follow it. */
export function initialsAfter(initials: string, before: string, name: string): string {
  const proposed = initialsFrom(before);
  const isProposed =
    initials === proposed || (/\d$/.test(initials) && proposed.startsWith(initials.replace(/\d+$/, '')));
  return !initials || isProposed ? initialsFrom(name) : initials;
}

/* French grammar that a message cannot know beforehand: whether “de” loses its vowel before a name. Python has the same
 * in `words/french.py`; the tests of both read the same list of names. */

/** An h is mute in names that came by Latin or Greek, and is heard in those of other languages: d'Hélène, de Hassan. A y
 * before a vowel, and “ou” before one, begin with a consonant: d'Yves, de Yanis, de Ouassim. */
const ELIDES =
  /^(?:a|e|i|ou(?![aeiy])|o(?!u)|u|y(?![aeiou])|h(?:adrien|ector|el[eio]|enri|ercule|ermi|erve|ilaire|ippolyte|omere|onor|orace|ortense|ubert|ugues|umbert|yacinthe))/;

/** “de Zoé”, “d’Anna”. */
export function de(name: string): string {
  const plain = name
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replace(/^[«“‘"' ]+/, '');
  return ELIDES.test(plain) ? `d’${name}` : `de ${name}`;
}

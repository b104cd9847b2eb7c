import { describe, expect, it } from 'vitest';
import { initialsAfter, initialsFrom, tidyInitials } from './initials';

describe('initials from a name', () => {
  it.each([
    ['Lou', 'LOU'],
    ['Zoë', 'ZOË'],
    ['Jule', 'JULE'],
    ['Valentine', 'VAL'],
    ['Anna Maria', 'AM'],
    ['Jean-Pierre d’Hondt', 'JPDH'],
    ['Émile 2', 'É2'],
    ['  ', ''],
    ['!?', ''],
    ['Ελένη', 'ΕΛΈ'],
    ['王小明', '王小明'],
    ['Zoe\u0308', 'ZOË'],
  ])('%s gives %s', (name, initials) => expect(initialsFrom(name)).toBe(initials));

  it('never gives more than fit, whatever capitals do', () => {
    expect(tidyInitials('ßßß')).toBe('SSSS');
    expect(tidyInitials('abcdef')).toBe('ABCD');
  });

  it('leaves out what nobody sees, and accents piled up', () => {
    expect(tidyInitials('\u3164a\u034fb\ufe0f')).toBe('AB');
    expect(tidyInitials('q\u0323\u0324\u0325\u0326')).toBe('Q\u0323\u0324\u0325');
  });

  it('leaves out what is neither letter nor digit', () => expect(tidyInitials('a-b 7!')).toBe('AB7'));
});

describe('initials when a name changes', () => {
  it.each([
    ['', '', 'Lou', 'LOU'],
    ['ANNA', 'Anna', 'Ben', 'BEN'],
    ['ZL2', 'Zoé Lambert', 'Ben', 'BEN'],
    ['NOO2', 'Noor', 'Ben', 'BEN'],
    ['ACE', 'Anna', 'Ben', 'ACE'],
    ['A7', 'Ben', 'Anna', 'A7'],
  ])('%s of %s for %s: %s', (initials, before, name, after) =>
    expect(initialsAfter(initials, before, name)).toBe(after),
  );
});

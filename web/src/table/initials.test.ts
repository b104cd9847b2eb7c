import { describe, expect, it } from 'vitest';
import { initialsFrom, tidyInitials } from './initials';

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

  it('leaves out what is neither letter nor digit', () => expect(tidyInitials('a-b 7!')).toBe('AB7'));
});

import { describe, expect, it } from 'vitest';
import { piecesOf, spacesNamed } from './named';

describe('a space named in a sentence', () => {
  it('is a piece of its own', () => {
    expect(piecesOf('Which number for d3?')).toEqual([
      { text: 'Which number for ', isSpace: false },
      { text: 'd3', isSpace: true },
      { text: '?', isSpace: false },
    ]);
    expect(spacesNamed('barrer les momies en a1, p16 et a1')).toEqual(['a1', 'p16']);
  });

  it.each(['code AB3', 'Zoëd3', 'q1', 'a0', 'a17', 'a123', '4+1@e5', 'D3', ''])('is not in “%s”', (text) => {
    expect(spacesNamed(text)).toEqual([]);
  });
});

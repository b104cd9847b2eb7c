import { describe, expect, it } from 'vitest';
import { gameInFile } from './gameInFile';

const GAME =
  'adventure: temple\r\nsheet: temple-a\r\nplayers: AB ZOË\r\nround 1: 2 3 5\r\nAB: 2@e1\r\nZOË: 5@e1\r\nround 2: P 1 4\r\n';

describe('a game in a file', () => {
  it('has players and rounds', () => {
    expect(gameInFile(GAME)).toEqual({ text: GAME, players: ['AB', 'ZOË'], rounds: 2 });
  });

  it.each(['', 'something else', 'players: AB\n', 'round 1: 2 3 5\n'])('is not in %j', (text) => {
    expect(gameInFile(text)).toBeNull();
  });
});

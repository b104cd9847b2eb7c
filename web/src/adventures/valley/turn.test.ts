import { describe, expect, it } from 'vitest';
import type { DieName } from '../../dice/die';
import type { DraftAnswer } from '../../wire/types';
import { assignDice, readRoll } from '../../play/dice';
import { fixture, type FixtureName } from '../../play/fixtures/drafts';
import { withoutReveal } from '../../play/steps';
import {
  discoveryOf,
  EMPTY_HAND,
  nextFind,
  pickPenny,
  pickStructure,
  tapDie,
  tapFind,
  dropOn,
  tapSpace,
  tapSum,
  typeNumber,
  valleyView,
  type ValleyHand,
  type ValleyTurn,
} from './turn';

/** The turn after so many steps of its chain; what is legal is of the steps without the discovery, as the page keeps it. */
function turnOf(name: FixtureName, steps = 0, hand: Partial<ValleyHand> = {}): ValleyTurn {
  const { roll, chain } = fixture(name);
  const draft = chain[steps]!;
  const base = chain.findLast((one, index) => index <= steps && one.steps.length === withoutReveal(one.steps).length)!;
  return { roll, draft, base: base.legal!, hand: { ...EMPTY_HAND, ...hand } };
}

const up = (...dice: DieName[]) => ({ dice });

describe('dice', () => {
  it('are taken up, add up, and are put down', () => {
    const turn = turnOf('valleyNine'); // 3 2 4
    const one = tapDie(turn, 'P').hand;
    expect(one.dice).toEqual(['P']);
    expect(valleyView({ ...turn, hand: one })).toMatchObject({
      way: { text: '3', value: 3 },
      inHand: 3,
      told: { id: 'turn-where' },
    });
    const two = tapDie({ ...turn, hand: one }, 'X').hand;
    expect(valleyView({ ...turn, hand: two }).way).toEqual({ text: '3+4', value: 7 });
    expect(tapDie({ ...turn, hand: two }, 'P').hand.dice).toEqual(['X']);
  });

  it('nothing in hand: every legal space invites, as one may begin with the space, and the words say so', () => {
    const turn = turnOf('valleyNine');
    const view = valleyView(turn);
    expect([...view.legal]).toEqual(turn.base.spaces);
    expect(view.told.id).toBe('turn-take-dice');
  });

  it('with a sum in hand legal spaces invite, and one of them writes it', () => {
    const turn = turnOf('valleyNine', 0, up('P', 'X'));
    expect([...valleyView(turn).legal]).toEqual(turn.base.spaces);
    const after = tapSpace(turn, 'e5');
    expect(after.steps).toEqual(['3+4@e5']);
    expect(after.hand.dice).toEqual([]);
  });

  it('a spent die says where it went, and tapping it goes back to before its step', () => {
    const turn = turnOf('valleyNine', 2); // 3+4@e5 2@f4
    const [purple, green, red] = valleyView(turn).dice;
    expect(purple).toMatchObject({ state: 'spent', note: { id: 'turn-spent-write', facts: { space: 'e5' } } });
    expect(green).toMatchObject({ state: 'spent', note: { facts: { space: 'f4' } } });
    expect(red!.state).toBe('spent');
    expect(tapDie(turn, 'P').steps).toEqual([]);
    expect(tapDie(turn, 'D').steps).toEqual(['3+4@e5']);
  });

  it('equal faces are told apart by what was taken up', () => {
    const { roll } = fixture('valleyEqual'); // 4 4 2
    expect(roll).toEqual(readRoll('4 4 2'));
    expect(assignDice(['4@a1'], roll)).toEqual([['P']]);
    expect(assignDice(['4@a1'], roll, new Map([['4@a1', ['D']]]))).toEqual([['D']]);
    expect(assignDice(['4@a1', '4+2@b1'], roll, new Map([['4@a1', ['D']]]))).toEqual([['D'], ['P', 'X']]);
    expect(assignDice(['4@a1', '4@b1', '2@c1'], roll)).toEqual([['P'], ['D'], ['X']]);
  });
});

describe('what is in hand when the turn is inked', () => {
  it('is asked about while it could be placed', () => {
    expect(valleyView(turnOf('valleyNine', 1)).unplaced).toBeNull();
    expect(valleyView(turnOf('valleyNine', 1, up('D'))).unplaced).toEqual({
      id: 'turn-unplaced-number',
      facts: { number: 2 },
    });
    expect(valleyView(turnOf('valleyPenny', 0, up('P'))).unplaced?.id).toBe('turn-unplaced-penny');
    expect(valleyView(turnOf('valleyPenny', 0, { dice: ['P'], penny: 12 })).unplaced).toEqual({
      id: 'turn-unplaced-number',
      facts: { number: 12 },
    });
    expect(valleyView(turnOf('valleyDakota', 0, up('D'))).unplaced?.id).toBe('turn-unplaced-dakota');
    expect(valleyView(turnOf('valleyDakota', 0, { dice: ['D'], structure: 'hut' })).unplaced).toEqual({
      id: 'turn-unplaced-structure',
      facts: { structure: 'hut' },
    });
  });

  const full = (name: FixtureName, hand: Partial<ValleyHand>, left: Partial<ValleyTurn['base']> = {}) => {
    const turn = turnOf(name, 0, hand);
    return valleyView({ ...turn, base: { ...turn.base, spaces: [], crossable: [], ...left } });
  };

  it('has no space to go to on a full sheet, and the words say so', () => {
    const views = [
      full('valleyNine', up('P')),
      full('valleyNine', up('P'), { numbers: [] }),
      full('valleyDakota', up('D')),
      full('valleyPenny', up('P')),
    ];
    expect(views.map(({ told, unplaced }) => [told.id, unplaced])).toEqual(views.map(() => ['turn-no-space', null]));
  });

  it('may cross out a snake even then', () => {
    const nine = full('valleyNine', up('P', 'D', 'X'), { crossable: ['e2'] });
    expect([nine.told.id, nine.unplaced?.id]).toEqual(['turn-cross-only', 'turn-unplaced-number']);
    expect(full('valleyNine', up('P', 'X'), { crossable: ['e2'] }).told.id).toBe('turn-no-space');
    expect(full('valleyPenny', up('P'), { crossable: ['e2'] }).told.id).toBe('turn-pick-penny');
  });
});

describe('a nine', () => {
  it('may be written, or spent on a snake', () => {
    const turn = turnOf('valleyNine', 0, up('P', 'D', 'X'));
    const view = valleyView(turn);
    expect(view.told).toEqual({ id: 'turn-place-or-cross', facts: { number: 9 } });
    expect([...view.crossable]).toEqual(turn.base.crossable);
    expect(tapSpace(turn, turn.base.crossable[0]!).steps).toEqual([`3+2+4x${turn.base.crossable[0]}`]);
    expect(tapSpace(turn, turn.base.spaces[0]!).steps).toEqual([`3+2+4@${turn.base.spaces[0]}`]);
  });

  it('no other sum wakes the snakes', () => {
    expect(valleyView(turnOf('valleyNine', 0, up('P', 'X'))).crossable.size).toBe(0);
  });
});

describe('Penny', () => {
  it('is taken up alone and opens the picker', () => {
    const turn = turnOf('valleyPenny', 0, up('D'));
    const { hand } = tapDie(turn, 'P');
    expect(hand.dice).toEqual(['P']);
    const view = valleyView({ ...turn, hand });
    expect(view).toMatchObject({ picker: true, way: null, told: { id: 'turn-pick-penny' } });
    expect(view.inHand).toBeNull();
  });

  it('writes the number that is picked, and crosses out with a 9', () => {
    const turn = turnOf('valleyPenny', 0, up('P'));
    const hand = pickPenny(turn, 12).hand;
    expect(tapSpace({ ...turn, hand }, turn.base.spaces[0]!).steps).toEqual([`P=12@${turn.base.spaces[0]}`]);
    const nine = pickPenny(turn, 9).hand;
    expect(tapSpace({ ...turn, hand: nine }, turn.base.crossable[0]!).steps).toEqual([`P=9x${turn.base.crossable[0]}`]);
    expect(pickPenny({ ...turn, hand }, 12).hand.penny).toBeNull();
  });

  it('goes down when another die is taken up', () => {
    expect(tapDie(turnOf('valleyPenny', 0, up('P')), 'D').hand.dice).toEqual(['D']);
  });
});

describe('Dakota', () => {
  it('opens three structures, and draws the one that is picked', () => {
    const turn = turnOf('valleyDakota');
    const { hand } = tapDie(turn, 'D');
    expect(valleyView({ ...turn, hand })).toMatchObject({
      structures: true,
      drawable: new Set(['hut', 'statue', 'mine']),
      told: { id: 'turn-pick-structure' },
    });
    const picked = pickStructure({ ...turn, hand }, 'hut').hand;
    expect(valleyView({ ...turn, hand: picked })).toMatchObject({
      inHand: 'hut',
      told: { id: 'turn-place-structure', facts: { structure: 'hut' } },
    });
    expect(tapSpace({ ...turn, hand: picked }, 'a6').steps).toEqual(['D=hut@a6']);
  });

  it('says when a structure was drawn with the die', () => {
    const [, green] = valleyView(turnOf('valleyDakota', 1)).dice;
    expect(green).toMatchObject({ state: 'spent', note: { id: 'turn-spent-draw', facts: { space: 'a6' } } });
  });
});

describe('a discovery', () => {
  const last = (): [ValleyTurn, string] => {
    const turn = turnOf('valleyNine', 2);
    return [turn, valleyView(turn).finds[0]!.step];
  };

  it('is offered after a step, the best first', () => {
    expect(valleyView(turnOf('valleyNine', 0))).toMatchObject({ mayReveal: false, findCount: 0 });
    const [turn] = last();
    const view = valleyView(turn);
    expect(view.mayReveal).toBe(true);
    expect(view.finds.map(({ stars }) => stars)).toEqual(
      view.finds.map(({ stars }) => stars).toSorted((a, b) => b - a),
    );
  });

  it('pressed it is in pencil, pressed again it is off', () => {
    const [turn, step] = last();
    expect(tapFind(turn, step).steps).toEqual([...turn.draft.steps, step]);
    const on: DraftAnswer = { ...turn.draft, steps: [...turn.draft.steps, step] };
    expect(tapFind({ ...turn, draft: on }, step).steps).toEqual(turn.draft.steps);
    expect(valleyView({ ...turn, draft: on }).revealed).toBe(step);
  });

  it('stays last when another number is written after it', () => {
    const turn = turnOf('valleyNine', 1, up('D')); // 3+4@e5 so far
    const draft = { ...turn.draft, steps: [...turn.draft.steps, 'jungle(a1,b1,c1,d1,e1)'] };
    expect(tapSpace({ ...turn, draft }, turn.base.spaces[0]!).steps).toEqual([
      '3+4@e5',
      `2@${turn.base.spaces[0]}`,
      'jungle(a1,b1,c1,d1,e1)',
    ]);
  });

  it('goes when the turn goes back to before a step', () => {
    const turn = turnOf('valleyNine', 3);
    expect(turn.draft.steps.at(-1)).toMatch(/^jungle/);
    expect(tapDie(turn, 'D').steps).toEqual(['3+4@e5']);
  });

  it('is read from its step, and F goes round', () => {
    expect(discoveryOf('town(a1,b1,a2,b2)')).toEqual({ kind: 'town', spaces: ['a1', 'b1', 'a2', 'b2'] });
    const finds = [
      { step: 'a', stars: 7 },
      { step: 'b', stars: 5 },
    ];
    expect([nextFind(finds, null), nextFind(finds, 'a'), nextFind(finds, 'b')]).toEqual(['a', 'b', null]);
  });
});

describe('what is in pencil', () => {
  it('is rubbed out by a tap on it', () => {
    expect(tapSpace(turnOf('valleyNine', 2), 'f4').steps).toEqual(['3+4@e5']);
  });

  it('elsewhere the host says why not', () => {
    expect(tapSpace(turnOf('valleyNine', 1, up('D')), 'e2').why).toEqual({ space: 'e2', steps: ['3+4@e5', '2@e2'] });
  });
});

describe('a number typed', () => {
  it('takes up the fewest dice that make it', () => {
    const turn = turnOf('valleyNine');
    expect(typeNumber(turn, 4).hand.dice).toEqual(['X']);
    expect(typeNumber(turn, 9).hand.dice).toEqual(['P', 'D', 'X']);
    expect(typeNumber(turn, 15).hand.dice).toEqual([]);
  });

  it('is Penny’s if nothing else makes it, or if she is up', () => {
    const turn = turnOf('valleyPenny');
    expect(typeNumber(turn, 15).hand).toMatchObject({ dice: ['P'], penny: 15 });
    expect(typeNumber({ ...turn, hand: { ...EMPTY_HAND, dice: ['P'] } }, 1).hand).toMatchObject({
      dice: ['P'],
      penny: 1,
    });
  });

  it('leaves spent dice alone', () => {
    const turn = turnOf('valleyEqual', 0); // 4 4 2
    const draft = { ...turn.draft, steps: ['4@f1'] };
    expect(
      typeNumber({ ...turn, draft, hand: { ...EMPTY_HAND, taken: new Map([['4@f1', ['P']]]) } }, 4).hand.dice,
    ).toEqual(['D']);
  });
});

describe('a space first', () => {
  const chosen = (name: FixtureName, space = 'e5') => turnOf(name, 0, tapSpace(turnOf(name), space).hand);

  it('is chosen, the words ask for a number, and the sum goes there', () => {
    const turn = chosen('valleyNine');
    expect([...valleyView(turn).selected]).toEqual(['e5']);
    expect(valleyView(turn).told).toEqual({ id: 'turn-which', facts: { space: 'e5' } });
    expect(tapSum(turn, '3+4')).toMatchObject({ steps: ['3+4@e5'], hand: { dice: [], space: null } });
  });

  it('pressed again is let go, and another one takes its place', () => {
    const turn = chosen('valleyNine');
    expect(tapSpace(turn, 'e5').hand.space).toBeNull();
    const other = turn.base.spaces.find((space) => space !== 'e5')!;
    expect(tapSpace(turn, other).hand.space).toBe(other);
  });

  it('waits for dice that are added up one by one, and for a number of two digits', () => {
    const turn = chosen('valleyNine');
    const lifted = { ...turn, hand: tapDie(turn, 'P').hand };
    expect(lifted.hand).toMatchObject({ dice: ['P'], space: 'e5' });
    expect(tapSpace({ ...turn, hand: typeNumber(turn, 9).hand }, 'e5').steps).toEqual(['3+2+4@e5']);
  });

  it('takes Penny’s number and Dakota’s structure too', () => {
    const space = turnOf('valleyPenny').base.spaces[0]!;
    expect(pickPenny(turnOf('valleyPenny', 0, { space }), 12).steps).toEqual([`P=12@${space}`]);
    const built = turnOf('valleyDakota').base.spaces[0]!;
    expect(pickStructure(turnOf('valleyDakota', 0, { space: built }), 'hut').steps).toEqual([`D=hut@${built}`]);
  });
});

describe('sums', () => {
  it('are those that the dice which are left make, each with its dice', () => {
    const sums = (steps: number) => valleyView(turnOf('valleyNine', steps)).sums;
    expect(sums(0).map(({ text }) => text)).toEqual(['2', '3', '4', '3+2', '2+4', '3+4', '3+2+4']);
    expect(sums(1)).toEqual([{ text: '2', value: 2, dice: ['D'] }]);
  });

  it('are taken up and put down', () => {
    const turn = turnOf('valleyNine');
    const { hand } = tapSum(turn, '3+4');
    expect(hand.dice).toEqual(['P', 'X']);
    expect(tapSum({ ...turn, hand }, '3+4').hand.dice).toEqual([]);
  });
});

describe('the only die that is left', () => {
  it('is in hand by itself, and nobody is asked about it', () => {
    const turn = turnOf('valleyNine', 1);
    const view = valleyView(turn);
    expect(view).toMatchObject({ inHand: 2, unplaced: null, told: { id: 'turn-last-die-find', facts: { number: 2 } } });
    expect(view.dice.map(({ state }) => state)).toEqual(['spent', 'taken', 'spent']);
    expect(tapSpace(turn, 'f4').steps).toEqual(['3+4@e5', '2@f4']);
  });

  it('put down, it stays down until it is taken up', () => {
    const turn = turnOf('valleyNine', 1);
    const down = { ...turn, hand: tapDie(turn, 'D').hand };
    expect(valleyView(down).inHand).toBeNull();
    expect(valleyView({ ...down, hand: tapDie(down, 'D').hand }).inHand).toBe(2);
  });
});

describe('what is dragged', () => {
  it('goes where it is legal, and never rubs out', () => {
    const turn = turnOf('valleyNine', 1, up('D'));
    expect(dropOn(turn, 'f4').steps).toEqual(['3+4@e5', '2@f4']);
    expect(dropOn(turn, 'e5')).toMatchObject({ why: { space: 'e5', steps: ['3+4@e5', '2@e5'] } });
  });
});

describe('a snake pressed with empty hands', () => {
  it('takes the 9 that needs the fewest dice', () => {
    const turn = turnOf('valleyNine');
    const [snake] = turn.base.crossable;
    expect(valleyView(turn).crossable.has(snake!)).toBe(true);
    expect(tapSpace(turn, snake!).steps).toEqual([`3+2+4x${snake}`]);
  });
});

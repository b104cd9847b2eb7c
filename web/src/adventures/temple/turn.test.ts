import { describe, expect, it, test } from 'vitest';
import { fixture, type FixtureName } from '../../play/fixtures/drafts';
import {
  crossOutAll,
  diceInHand,
  EMPTY_HAND,
  numbersOf,
  stepsToInk,
  tapDie,
  tapNumber,
  tapSpace,
  templeView,
  type TempleHand,
  type TempleTurn,
} from './turn';

function turnOf(name: FixtureName, steps: readonly string[] = [], hand: TempleHand = EMPTY_HAND): TempleTurn {
  const { roll, first } = fixture(name);
  // With a number written the host lists no more numbers and spaces; what can be crossed out it lists always.
  const legal = steps.some((step) => step.includes('@')) ? { ...first.legal!, numbers: [], spaces: [] } : first.legal!;
  return { roll, base: first.legal!, draft: { ...first, steps: [...steps], legal }, hand };
}

const lifted = (number: string): TempleHand => ({ number, space: null });
const chosen = (space: string): TempleHand => ({ number: null, space });

describe('a die that is tapped', () => {
  it('is added to those in hand, and taken away again', () => {
    const turn = turnOf('templePlain');
    const { P, X } = turn.roll;
    const first = tapDie(turn, 'P')!;
    expect(first.hand.number).toBe(`${P}`);
    const held = { ...turn, hand: first.hand };
    expect(diceInHand(held)).toEqual(['P']);
    const both = tapDie(held, 'X')!;
    expect(both.hand.number).toBe(`${P}+${X}`);
    expect(tapDie({ ...turn, hand: both.hand }, 'X')!.hand.number).toBe(`${P}`);
    expect(tapDie(held, 'P')!.hand).toEqual(EMPTY_HAND);
  });

  it('writes its number in the space that was pressed before', () => {
    const turn = turnOf('templePlain');
    const space = turn.base.spaces[0]!;
    expect(tapDie({ ...turn, hand: chosen(space) }, 'P')!.steps).toEqual([`${turn.roll.P}@${space}`]);
  });

  it('with a special face has no number', () => {
    expect(tapDie(turnOf('templePenny'), 'P')).toBeNull();
  });
});

test('all mummies beside a 9 are crossed out at one tap', () => {
  const turn = turnOf('templePlain', ['3@a1']);
  const draft = { ...turn.draft, legal: { ...turn.base, crossable: ['b2', 'c3'] } };
  expect(crossOutAll({ ...turn, draft }).steps).toEqual(['3@a1', 'xb2', 'xc3']);
});

describe('numbers', () => {
  it('each once, with the fewest dice', () => {
    const { base, roll } = turnOf('templePlain');
    const numbers = numbersOf(base, roll);
    expect(numbers.map(({ value }) => value)).toEqual(
      [...new Set(numbers.map(({ value }) => value))].sort((a, b) => a - b),
    );
    for (const { way, dice } of numbers) expect(dice).toHaveLength(way.split('+').length);
  });

  it('all fifteen are Penny’s when she shows', () => {
    const view = templeView(turnOf('templePenny'));
    expect(view.penny).toBe(true);
    expect(view.numbers.map(({ way }) => way)).toEqual(Array.from({ length: 15 }, (_, index) => `P=${index + 1}`));
    expect(view.told.id).toBe('turn-choose-penny');
  });
});

describe('a turn in the Temple', () => {
  it('invites all legal spaces when nothing is chosen', () => {
    const turn = turnOf('templePlain');
    const view = templeView(turn);
    expect([...view.legal]).toEqual(turn.base.spaces);
    expect(view).toMatchObject({ lit: null, inHand: null, written: null, passes: false, told: { id: 'turn-choose' } });
  });

  it('number first: it is lifted, and a space writes it', () => {
    const turn = turnOf('templePlain');
    const after = tapNumber(turn, '4+1');
    expect(after).toEqual({ hand: lifted('4+1') });
    expect(templeView({ ...turn, hand: after.hand })).toMatchObject({
      lit: 5,
      inHand: 5,
      told: { id: 'turn-where', facts: { number: 5 } },
    });
    expect(tapSpace({ ...turn, hand: after.hand }, 'i7').steps).toEqual(['4+1@i7']);
  });

  it('a number pressed again is put down', () => {
    expect(tapNumber(turnOf('templePlain', [], lifted('4')), '4')).toEqual({ hand: EMPTY_HAND });
  });

  it('space first: it is asked which number, and a number writes it', () => {
    const turn = turnOf('templePlain');
    const { hand } = tapSpace(turn, 'i7');
    expect(hand).toEqual(chosen('i7'));
    const view = templeView({ ...turn, hand });
    expect(view.told).toEqual({ id: 'turn-which', facts: { space: 'i7' } });
    expect([...view.selected]).toEqual(['i7']);
    expect(tapNumber({ ...turn, hand }, '4').steps).toEqual(['4@i7']);
    expect(tapSpace({ ...turn, hand }, 'i7').hand).toEqual(EMPTY_HAND);
  });

  it('in pencil: another space moves it, another number changes it, a tap on it rubs it out', () => {
    const turn = turnOf('templePlain', ['4+1@i7']);
    expect(templeView(turn)).toMatchObject({ lit: 5, inHand: 5, told: { id: 'turn-in-pencil', facts: { number: 5 } } });
    expect(templeView(turn).legal.has('i7')).toBe(false);
    const other = turn.base.spaces.find((space) => space !== 'i7')!;
    expect(tapSpace(turn, other).steps).toEqual([`4+1@${other}`]);
    expect(tapNumber(turn, '4').steps).toEqual(['4@i7']);
    expect(tapNumber(turn, '4+1').steps).toBeUndefined();
    expect(tapSpace(turn, 'i7')).toEqual({ hand: lifted('4+1'), steps: [] });
  });

  it('a mummy beside a 9 is crossed out by a tap, and brought back by another', () => {
    const turn = turnOf('templePlain', ['4+1@i7']);
    expect([...templeView(turn).crossable]).toEqual(['f5']);
    expect(tapSpace(turn, 'f5').steps).toEqual(['4+1@i7', 'xf5']);
    expect(tapSpace(turnOf('templePlain', ['4+1@i7', 'xf5']), 'f5').steps).toEqual(['4+1@i7']);
  });

  it('the number goes before what is crossed out with it, and moves in its place', () => {
    expect(tapSpace(turnOf('templePlain', ['xf5'], lifted('4')), 'i7').steps).toEqual(['4@i7', 'xf5']);
    const turn = turnOf('templePlain', ['4@i7', 'xf5']);
    const other = turn.base.spaces.find((space) => space !== 'i7')!;
    expect(tapSpace(turn, other).steps).toEqual([`4@${other}`, 'xf5']);
  });

  it('asks the host why not, with what is in hand', () => {
    const turn = turnOf('templePlain', [], lifted('4'));
    expect(tapSpace(turn, 'a7')).toEqual({ hand: lifted('4'), why: { space: 'a7', steps: ['4@a7'] } });
  });

  it('only doors invite when the lockpick shows', () => {
    const turn = turnOf('templeLockpick');
    expect(turn.roll.D).toBe('D');
    expect(templeView(turn)).toMatchObject({ told: { id: 'turn-choose-door' } });
    expect(templeView({ ...turn, hand: lifted('4') }).told.id).toBe('turn-where-door');
  });

  it('no door left: the one button passes, unless a mummy was crossed out', () => {
    const turn = turnOf('templeLockpick');
    const base = { ...turn.base, numbers: turn.base.numbers, spaces: [], may_pass: true };
    const stuck = { ...turn, base, draft: { ...turn.draft, legal: base } };
    expect(templeView(stuck)).toMatchObject({ passes: true, numbers: [], told: { id: 'turn-pass-why' } });
    expect(stepsToInk(stuck.draft, base)).toEqual(['-']);
    expect(stepsToInk({ ...stuck.draft, steps: ['xf5'] }, base)).toEqual(['xf5']);
  });
});

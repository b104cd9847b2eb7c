'use strict';

const { ActivePlayers, INVALID_MOVE } = require('boardgame.io/core');

const NAME = 'papers';
const SPACES = 31;
const DICE = 3;
const FREE = '.';
const EMPTY_SHEET = FREE.repeat(SPACES);

/** Whether some of the dice add up to `number`. */
function canMake(dice, number) {
  const sums = new Set([0]);
  for (const die of dice) for (const sum of [...sums]) sums.add(sum + die);
  return number > 0 && sums.has(number);
}

function written(sheet, [space, number]) {
  return sheet.slice(0, space) + number.toString(36) + sheet.slice(space + 1);
}

function isFull(sheet) {
  return !sheet.includes(FREE);
}

/** Every seat has played: its turn goes on its sheet, a full sheet makes room for a new one, and dice are rolled. */
function nextRound(G, turns, random) {
  const sheets = {};
  for (const [seat, sheet] of Object.entries(G.sheets)) {
    sheets[seat] = written(isFull(sheet) ? EMPTY_SHEET : sheet, turns[seat]);
  }
  return { round: G.round + 1, dice: random.D6(DICE), played: 0, turns: {}, sheets };
}

function write({ G, ctx, random, playerID }, round, space, number) {
  const sheet = G.sheets[playerID];
  if (round !== G.round || playerID in G.turns || !canMake(G.dice, number)) return INVALID_MOVE;
  if (!isFull(sheet) && sheet[space] !== FREE) return INVALID_MOVE;

  const turns = { ...G.turns, [playerID]: [space, number] };
  const played = G.played + 1;
  return played < ctx.numPlayers ? { ...G, played, turns } : nextRound(G, turns, random);
}

/**
 * The game. What costs boardgame.io time that the game does not need is left out: undo (its stack is never
 * emptied), and move limits of stages (three more entries a seat in every message). A sheet is a string, one
 * character a space, because a table's sheets are encoded again for every seat at every move.
 */
function makeGame({ delta = false } = {}) {
  return {
    name: NAME,
    minPlayers: 1,
    maxPlayers: 100,
    disableUndo: true,
    deltaState: delta,
    setup: ({ ctx, random }) => ({
      round: 1,
      dice: random.D6(DICE),
      played: 0,
      turns: {},
      sheets: Object.fromEntries(ctx.playOrder.map((seat) => [seat, EMPTY_SHEET])),
    }),
    // Turns of the open round are their seats' own until it closes. This costs about 1% of the server's time.
    playerView: ({ G, playerID }) => ({
      ...G,
      turns: playerID in G.turns ? { [playerID]: G.turns[playerID] } : {},
    }),
    turn: { activePlayers: ActivePlayers.ALL },
    moves: { write: { move: write, ignoreStaleStateID: true, redact: true } },
  };
}

module.exports = { EMPTY_SHEET, FREE, NAME, isFull, makeGame, written };

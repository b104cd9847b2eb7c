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
  return { round: G.round + 1, dice: random.D6(DICE), played: 0, drafts: {}, turns: {}, sheets };
}

function isLegal({ G, playerID }, round, space, number) {
  const sheet = G.sheets[playerID];
  if (round !== G.round || playerID in G.turns || !canMake(G.dice, number)) return false;
  return isFull(sheet) || sheet[space] === FREE;
}

/** A turn as it stands, checked and kept for its player alone: it is there after a reload or on another device. */
function draft(move, round, space, number) {
  const { G, playerID } = move;
  if (!isLegal(move, round, space, number)) return INVALID_MOVE;
  return { ...G, drafts: { ...G.drafts, [playerID]: [space, number] } };
}

function write(move, round, space, number) {
  const { G, ctx, random, playerID } = move;
  if (!isLegal(move, round, space, number)) return INVALID_MOVE;

  const turns = { ...G.turns, [playerID]: [space, number] };
  const played = G.played + 1;
  return played < ctx.numPlayers ? { ...G, played, turns } : nextRound(G, turns, random);
}

function only(playerID, all) {
  return playerID in all ? { [playerID]: all[playerID] } : {};
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
      drafts: {},
      turns: {},
      sheets: Object.fromEntries(ctx.playOrder.map((seat) => [seat, EMPTY_SHEET])),
    }),
    // Drafts and turns of the open round are their seats' own until it closes. This costs about 1% of the server's time.
    playerView: ({ G, playerID }) => ({ ...G, drafts: only(playerID, G.drafts), turns: only(playerID, G.turns) }),
    turn: { activePlayers: ActivePlayers.ALL },
    moves: {
      draft: { move: draft, ignoreStaleStateID: true, redact: true },
      write: { move: write, ignoreStaleStateID: true, redact: true },
    },
  };
}

module.exports = { EMPTY_SHEET, FREE, NAME, isFull, makeGame, written };

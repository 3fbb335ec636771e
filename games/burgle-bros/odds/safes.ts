import type { Seat } from '#table/game.ts';
import { diceFor, lineOf } from '../chart.ts';
import { extraDie } from '../components/characters.ts';
import { MAX_SAFE_DICE } from '../components/jobs.ts';
import type { Square } from '../components/squares.ts';
import { DIGIT, TILE_NAMES } from '../components/tiles.ts';
import type { FloorView, TileView, View } from '../view.ts';
import { all, allWithOneSet, rollsForAll, rollsWithOneSet, some } from './dice.ts';

/** One roll for a safe with so many dice. */
export interface RollOdds {
  readonly dice: number;
  /** The chance that it cracks anything. */
  readonly cracks: number;
  /** The chance that it opens the safe: none while a tile in line is face down. */
  readonly opens: number;
  /** Rolls on average until every digit known now is cracked, this one included. */
  readonly rolls: number;
}

export interface SafeOdds {
  readonly at: Square;
  readonly open: boolean;
  /** Digits in its row and column that are cracked, and that are not. */
  readonly cracked: readonly number[];
  readonly missing: readonly number[];
  /** Tiles in line that are still face down. */
  readonly unknown: number;
  /** This seat's next roll; with no die at all there is none. */
  readonly roll: RollOdds | 'none';
  /** The same with the Stethoscope in hand, used at the best moment. */
  readonly stethoscope: RollOdds | 'none';
  /** The same after one die more is put on the safe, if it takes one. */
  readonly oneMore: RollOdds | 'none';
  /** R37 — Other safes in line that this seat's next roll would open too. */
  readonly also: readonly { readonly at: Square; readonly opens: number }[];
  /** `within[n]`: the chance that n + 1 rolls crack every digit known now. */
  readonly within: readonly number[];
  /** For 1 to 6 dice, and a seventh in steady hands. */
  readonly byDice: readonly RollOdds[];
}

const DICE_COLUMNS = MAX_SAFE_DICE + 1;
const ROLL_COLUMNS = 8;

const DIGITS: ReadonlyMap<string, number> = new Map(TILE_NAMES.map((name, tile) => [name, DIGIT[tile]!]));

export function safeOdds(view: View, seat: Seat): SafeOdds[] {
  return view.floors.flatMap((floor) =>
    floor.tiles.filter(({ tile }) => tile === 'safe').map((safe) => oddsOf(view, seat, floor, safe)),
  );
}

function oddsOf(view: View, seat: Seat, floor: FloorView, safe: TileView): SafeOdds {
  const line = lineOf(floor, safe.at);
  const missing = missingIn(line);
  const unknown = line.filter(({ tile }) => tile === '?').length;
  const faces = new Set(missing).size;
  const dice = diceFor(view, seat, safe);
  const closed = !safe.safeOpen;
  const target = { faces, known: unknown === 0 };
  return {
    at: safe.at,
    open: safe.safeOpen,
    cracked: digitsOf(line.filter(({ cracked }) => cracked)),
    missing,
    unknown,
    roll: closed && dice > 0 ? plain(dice, target) : 'none',
    stethoscope: closed && dice > 0 && hasStethoscope(view, seat) ? withStethoscope(dice, target) : 'none',
    oneMore: closed && safe.tokens < MAX_SAFE_DICE ? plain(dice + 1, target) : 'none',
    also: closed && dice > 0 ? alsoOpened(floor, safe, dice) : [],
    within: closed && dice > 0 ? Array.from({ length: ROLL_COLUMNS }, (_, roll) => all(dice * (roll + 1), faces)) : [],
    byDice: closed ? Array.from({ length: DICE_COLUMNS }, (_, n) => plain(n + 1, target)) : [],
  };
}

/** The Bust forbids it. */
const hasStethoscope = (view: View, seat: Seat): boolean =>
  view.crew[seat]!.tools.includes('stethoscope') && !view.crew[seat]!.loot.includes('bust');

interface Target {
  /** Different digits to be rolled. */
  readonly faces: number;
  /** Is every tile in line face up? */
  readonly known: boolean;
}

/** With nothing left to crack any roll opens the safe (R35). */
const plain = (dice: number, { faces, known }: Target): RollOdds => ({
  dice,
  cracks: some(dice, faces),
  opens: known ? all(dice, faces) : 0,
  rolls: faces === 0 ? 1 : rollsForAll(dice, faces),
});

const withStethoscope = (dice: number, { faces, known }: Target): RollOdds => ({
  dice,
  cracks: faces === 0 ? 0 : 1,
  opens: known ? allWithOneSet(dice, faces) : 0,
  rolls: faces === 0 ? 1 : rollsWithOneSet(dice, faces),
});

const digitsOf = (tiles: readonly TileView[]): number[] =>
  tiles.map(({ tile }) => DIGITS.get(tile) ?? 0).filter((digit) => digit > 0);
const missingIn = (line: readonly TileView[]): number[] => digitsOf(line.filter(({ cracked }) => !cracked));

/** R37 — A safe whose last missing tiles are all in this one's line. */
function alsoOpened(floor: FloorView, safe: TileView, dice: number): { at: Square; opens: number }[] {
  const line = lineOf(floor, safe.at);
  return floor.tiles.flatMap((other) => {
    if (other.tile !== 'safe' || other.safeOpen || other.at === safe.at) return [];
    const others = lineOf(floor, other.at);
    const open = others.filter((tile) => !tile.cracked && DIGITS.get(tile.tile) !== 0);
    if (open.length === 0 || open.some((tile) => tile.tile === '?' || !line.includes(tile))) return [];
    return [{ at: other.at, opens: all(dice, new Set(digitsOf(open)).size) }];
  });
}

export interface KeypadOdds {
  readonly at: Square;
  /** Dice of this seat's next attempt. */
  readonly dice: number;
  readonly opens: number;
  /** `within[n]`: the chance that n + 1 attempts in one turn open it. */
  readonly within: readonly number[];
}

const ATTEMPTS = 4;

/** R16 — Each further attempt of a turn rolls one die more; any 6 opens. */
export function keypadOdds(view: View, seat: Seat): KeypadOdds[] {
  return view.floors.flatMap(({ tiles }) =>
    tiles.flatMap(({ at, tile, unlocked, crowbarred }) => {
      if (!tile.startsWith('keypad') || unlocked || crowbarred) return [];
      const tried = view.turn === seat ? view.tries.filter((square) => square === at).length : 0;
      const dice = tried + 1 + extraDie(view.crew[seat]!.ability);
      const within: number[] = [];
      for (let n = 0, rolled = 0; n < ATTEMPTS; n++) {
        rolled += dice + n;
        within.push(some(rolled, 1));
      }
      return [{ at, dice, opens: some(dice, 1), within }];
    }),
  );
}

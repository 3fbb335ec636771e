import { quick } from '#table/chance.ts';
import { chanceOf, foresee } from '#table/foresight.ts';
import { never, reading, type Seat } from '#table/game.ts';
import type { Reason } from '../bot/hint.ts';
import { think } from '../bot/player.ts';
import { SPACE_NUMBER } from '../components.ts';
import { game } from '../index.ts';
import { odds } from '../odds.ts';
import { bonusesOf } from '../rules/burglary.ts';
import type { Event, Move } from '../state.ts';
import { cardOf } from '../text/pieces.ts';
import type { View } from '../view.ts';

/** What is said of a move: where, of which among which, and what was hinted at. */
export interface Claim {
  readonly view: View;
  readonly move: Move;
  readonly moves: readonly Move[];
  readonly best: Move;
  readonly also: readonly Move[];
}

/** The card that a move is about. */
function cardIn(view: View, move: Move): string {
  if (move.type === 'keep') return move.card;
  const space = move.type === 'pick' ? move.space : view.tokens[view.viewer as Seat]!;
  return view.display[SPACE_NUMBER[space as keyof typeof SPACE_NUMBER]]!;
}

/** Whether rules and odds bear out what is said of a move. */
export function isTrue(reason: Reason, { view, move, moves, best, also }: Claim): boolean {
  const seat = view.viewer as Seat;
  const chances = odds(view, seat);
  const id = cardIn(view, move);
  const certain = (holds: (event: Event) => boolean): boolean => {
    const [found] = foresee(game, view, [move], (events: readonly Event[]) => events);
    return found!.error === 0 && chanceOf(found!, (events) => events.some(holds)) === 1;
  };
  const window = [...chances.picks, ...chances.windows].find(({ card }) => card === id);
  switch (reason.because) {
    case 'only':
      return moves.length === 1;
    case 'win': {
      const bonuses = bonusesOf(reading(game.imagine!(view)), seat);
      return reason.chance === window!.win && reason.rerolls === bonuses[5]! + bonuses[6]!;
    }
    case 'rival': {
      const rival = chances.picks.find(({ card }) => card === id)!.rivals.find((each) => each.seat === reason.seat);
      return rival?.win === reason.chance && reason.left === window!.displaced.win;
    }
    case 'bonus':
      return cardOf(view, id).bonus === reason.bonus && reason.rounds === 7 - view.round;
    case 'colours': {
      const own = [...view.loot[seat]!, id].map((each) => cardOf(view, each).bonus);
      return new Set(own.filter((bonus) => bonus.startsWith('+1'))).size === reason.have;
    }
    case 'lootToken': {
      const token = (event: Event): boolean =>
        event.type === 'tookLootToken' && event.seat === seat && event.points === reason.points;
      return reason.sure
        ? certain(token)
        : chances.prizes.some(({ card, points }) => card === id && points === reason.points);
    }
    case 'use':
      return chances.uses.find((use) => use.move === game.notate(move))!.win === reason.chance;
    case 'failing':
      return move.type === 'stop' && reason.failed > reason.won;
    case 'wins':
      return certain((event) => event.type === 'won' && event.seat === seat);
    case 'pay': {
      const prize = chances.prizes.find(({ card }) => card === id)?.points ?? 0;
      return reason.points === cardOf(view, id).points && reason.token === prize && reason.chance === window!.win;
    }
    case 'points':
      return move.type === 'keep' && reason.points === cardOf(view, id).points;
    case 'lost':
      return move.type === 'stop' && chances.uses.every(({ win }) => win === 0);
    case 'riskier':
      return (
        winWith(view, move) === reason.chance && winWith(view, best) === reason.best && reason.chance < reason.best
      );
    case 'even':
      return move === best && reason.others === also.length && isWorth(view, move, reason.worth);
    case 'game': {
      const next = Math.max(...moves.filter((each) => each !== best).map((each) => worthOf(view, each)));
      return (
        move === best && isWorth(view, move, reason.worth) && isClose(next, reason.next) && next <= reason.worth + HAIR
      );
    }
    case 'worse':
      return (
        move !== best &&
        isWorth(view, move, reason.worth) &&
        isWorth(view, best, reason.best) &&
        reason.worth <= reason.best + HAIR
      );
    case 'alike':
      return also.includes(move) && Math.abs(worthOf(view, move) - worthOf(view, best)) < 0.001;
    default:
      return never(reason);
  }
}

/** The chance to win the card that a move is about, as the odds have it. */
function winWith(view: View, move: Move): number | undefined {
  const { picks, uses } = odds(view, view.viewer as Seat);
  if (move.type === 'pick') return picks.find(({ space }) => space === move.space)?.win;
  return move.type === 'stop' ? 0 : uses.find((use) => use.move === game.notate(move))?.win;
}

const HAIR = 1e-9;
const isClose = (a: number, b: number): boolean => Math.abs(a - b) < HAIR;

const worths = new WeakMap<View, Map<string, number>>();

/** The chance to win the game with a move, as the hard bot reckons it anew. */
function worthOf(view: View, move: Move): number {
  let known = worths.get(view);
  if (known === undefined) {
    const seat = view.viewer as Seat;
    const moves = game.moves(reading(game.imagine!(view)), seat);
    const rated = think({ seat, view, moves, chance: quick('no dice') });
    known = new Map(rated.map((each) => [game.notate(each.move), Math.min(1, each.worth)]));
    worths.set(view, known);
  }
  return known.get(game.notate(move))!;
}

const isWorth = (view: View, move: Move, worth: number): boolean => isClose(worthOf(view, move), worth);

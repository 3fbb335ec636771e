import { describe, expect, test } from 'vitest';
import { quick } from '#table/chance.ts';
import { reading, type Seat, seatsOf } from '#table/game.ts';
import { aimOf, attempt, cardOf, footOf, handPiece, isMeant, planned, spotOf, takers } from '../../board/offers.ts';
import type { Card, Token } from '../../components.ts';
import { game } from '../../index.ts';
import { notate } from '../../notation.ts';
import type { Move, Options } from '../../state.ts';
import type { View } from '../../view.ts';
import { type Scene, scene } from '../scene.ts';

const offered = (moves: readonly Move[]) => moves.map((move) => ({ name: notate(move), move }));
const offersIn = (at: Scene) => offered(game.moves(reading(at.state), at.acting));

/** Looks at every point of some random games, with the eyes of whoever has to act. */
function eachPoint(look: (view: View, moves: readonly Move[]) => void): void {
  for (const [n, seats] of [2, 3, 4, 5].entries()) {
    const chance = quick(`choice ${n}`);
    const tokens = n % 2 === 0 ? 'base' : 'more-alibis';
    const state = game.setup({ tokens, safes: 'hidden' } satisfies Options, seats, chance);
    while (game.outcome(reading(state)) === undefined) {
      const seat = game.toAct(reading(state))[0]!;
      const moves = game.moves(reading(state), seat);
      look(game.view(reading(state), seat), moves);
      game.step(state, seat, moves[chance.below(moves.length)]!, chance, () => {});
    }
  }
}

describe('every legal move', () => {
  test('is planned by lifting its card and pointing at what it takes', () => {
    let seen = 0;
    eachPoint((_, moves) => {
      const offers = offered(moves);
      for (const offer of offers) {
        const card = cardOf(offer.move);
        if (card === undefined) continue;
        expect(planned(offers, card, aimOf(offer.move))).toBe(offer);
        seen += 1;
      }
    });
    expect(seen).toBeGreaterThan(1000);
  });

  test('is found by a click on the token alone', () => {
    eachPoint((view, moves) => {
      const offers = offered(moves);
      for (const { move } of offers) {
        if (move.type === 'take' || move.type === 'steal') {
          expect(takers(view, offers, move.token).map((taker) => taker.move)).toContain(move);
        }
      }
    });
  });

  test('is written by the board as by the game', () => {
    eachPoint((view, moves) => {
      for (const move of moves) {
        if (move.type === 'take' || move.type === 'steal') {
          expect(attempt(move.card, move.token, spotOf(view, move.token))).toEqual(move);
        }
      }
    });
  });

  test('stands at the foot of its card', () => {
    eachPoint((view, moves) => {
      const offers = offered(moves);
      const hand = view.hands[view.viewer as Seat]!.filter((card) => card !== '?');
      for (const card of hand) expect(footOf(view, offers, card) === undefined).toBe(view.question !== 'none');
    });
  });
});

describe('the foot of a card', () => {
  const foot = (picture: string, card: Card) => {
    const at = scene(picture);
    return footOf(at.view(at.acting), offersIn(at), card);
  };
  const TABLE = `
    raid 2 · s0 to play
    centre 0a 3a 3b 4a
    s0 1a | hand 4 1 5 thief dog
    s1 5a dog | safe rest
    s2 rest`;

  test('names the centre, the victim, or nothing', () => {
    expect(foot(TABLE, '4')).toEqual({ to: 'centre' });
    expect(foot(TABLE, '5')).toEqual({ to: 'seat', seat: 1 });
    expect(foot(TABLE, '1')).toEqual({ to: 'nothing' });
    expect(foot(TABLE, 'dog')).toEqual({ to: 'seat', seat: 1 });
  });

  test('counts what can be seen, tokens that look the same included', () => {
    expect(foot(TABLE, 'thief')).toEqual({ to: 'several', count: 4 });
  });

  test('says that the own dog gives nothing', () => {
    const own = TABLE.replace('5a dog', '5a').replace('s0 1a', 's0 1a dog');
    expect(foot(own, 'dog')).toEqual({ to: 'nothing' });
  });
});

describe('a click on a token', () => {
  const at = scene(`
    raid 2 · s0 to play
    centre 3a 3b 3c
    s0 | hand 3 thief 0 0 0
    s1 rest | safe rest
    s2 dog`);
  const view = at.view(0);

  test('means the one that is offered among those that look the same', () => {
    const offers = offersIn(at);
    for (const token of ['3a', '3b', '3c'] as Token[]) {
      expect(takers(view, offers, token).map(({ name }) => name)).toEqual(['3 3a', 'thief 3a']);
    }
    expect(isMeant(view, '3a', '4a')).toBe(false);
    expect(isMeant(view, 'dog', '3a')).toBe(false);
  });

  test('prefers its own number to a card that takes anything', () => {
    const [first] = takers(view, offersIn(at).toReversed(), '3b');
    expect(first!.name).toBe('3 3a');
  });
});

test('cards of a kind are told apart in the hand', () => {
  const hand: Card[] = ['0', '3', '3', 'dog'];
  expect(seatsOf(4).map((slot) => handPiece(hand, slot))).toEqual(['hand:0#0', 'hand:3#0', 'hand:3#1', 'hand:dog#0']);
});

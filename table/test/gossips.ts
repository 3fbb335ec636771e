import { quick } from '../chance.ts';
import { afterStep, type Outlaw } from './outlaws.ts';
import { customs, type Event, toy } from './toy.ts';

const isEven = (card: number | undefined): boolean => card! % 2 === 0;

/** Games that break the laws of hidden information: 5 to 8 and 10. */
export const gossips: readonly Outlaw[] = [
  {
    law: 5,
    wrong: 'a drawn world forgets the scores',
    why: /the view of \w+ in a drawn world is .*"scores":\[0,0/,
    also: [7],
    game: { ...toy, determinize: (v, chance) => ({ ...toy.determinize(v, chance), scores: v.scores.map(() => 0) }) },
  },
  {
    law: 6,
    wrong: 'a swap is legal only if the top of the deck is even',
    why: /the moves of seat \d in a drawn world is/,
    also: [12],
    game: {
      ...toy,
      moves: (s, seat) => toy.moves(s, seat).filter(({ type }) => type !== 'swap' || isEven(s.deck.at(-1))),
    },
  },
  {
    law: 7,
    wrong: 'a mark turns up the top of the deck and says so, though nothing is said to reveal',
    why: /what \w+ is told is .*"top"/,
    also: [12],
    game: afterStep((state, seat, move, _chance, tell) => {
      if (move.type !== 'mark') return;
      const top = state.deck.pop()!;
      state.discard.push(top);
      tell({ type: 'marked', seat, colour: move.colour, top } as Event);
    }),
    customs: { ...customs, options: [{ rounds: 1 }] },
  },
  {
    law: 7,
    wrong: 'a mark turns up the top of the deck without a word',
    why: /what \w+ sees is .*"discard"/,
    game: afterStep((state, _seat, move) => {
      if (move.type === 'mark') state.discard.push(state.deck.pop()!);
    }),
    customs: { ...customs, options: [{ rounds: 1 }] },
  },
  {
    law: 7,
    wrong: 'only who holds an even card may mark red',
    why: /that it was possible teaches \w+ something/,
    game: {
      ...toy,
      moves: (s, seat) =>
        toy.moves(s, seat).filter((move) => move.type !== 'mark' || move.colour === 'blue' || isEven(s.hands[seat])),
    },
  },
  {
    law: 8,
    wrong: 'the same world is drawn every time',
    why: /\/hands\/\d is hidden from \w+, but the same in every world/,
    game: { ...toy, determinize: (v) => toy.determinize(v, quick('always')) },
  },
  {
    law: 8,
    wrong: 'worlds differ in the deck, but never in the cards of others',
    why: /\/hands\/\d is hidden from \w+, but the same in every world/,
    game: {
      ...toy,
      determinize: (v, chance) => ({
        ...toy.determinize(v, chance),
        hands: v.hands.map((card) => (card === '?' ? 4 : card)),
      }),
    },
    customs: { ...customs, flaw: () => undefined },
  },
  {
    law: 10,
    wrong: 'everybody is told what was drawn',
    why: /what \w+ is told is .*"drew"/,
    game: { ...toy, redact: (event) => event },
  },
  {
    law: 10,
    wrong: 'everybody sees the card of the next seat, and draws worlds accordingly',
    why: /the view of \w+ is .*"hands"/,
    game: {
      ...toy,
      view: (s, viewer) => {
        const view = toy.view(s, viewer);
        const peeped = viewer === 'audience' ? 0 : (viewer + 1) % s.seats;
        return { ...view, hands: view.hands.map((card, seat) => (seat === peeped ? s.hands[seat]! : card)) };
      },
    },
  },
];

import type { Specimen } from '#board/contract.ts';
import type { FirstId } from '../firsts.ts';

type Said = Pick<Specimen, 'name' | 'words'>;

export interface Words {
  /** What is met for the first time. */
  readonly firsts: Readonly<Record<FirstId, Said>>;
  /** What is this? What no token and no card says of itself; a seat has its name. */
  readonly pieces: Readonly<Record<'seat' | 'haul', string> & Record<'draw' | 'discard', Said>>;
}

export const en: Words = {
  firsts: {
    robbed: {
      name: 'Robbed',
      words: 'Until the raid ends, what lies in front of you can be stolen. Steal it back with a card of its number.',
    },
    dog: {
      name: 'Your dog',
      words: 'A thief gets the token or the dog: you choose. If you keep the dog, you start the next raid.',
    },
    boss: {
      name: 'The Boss',
      words: 'Counts 5, if you have a 4 or a 5 of this raid when it ends. Otherwise the Boss goes back to the box.',
    },
    raid: {
      name: 'A raid is over',
      words: 'Its tokens are safe now: no one can steal them, and their dots count as alibis at the end.',
    },
    theft: {
      name: 'A theft',
      words: 'No token with this number was left in the center, so the card took one from another player.',
    },
    alibi: {
      name: 'An alibi',
      words: 'Each dot is an alibi. After four raids, the player with the fewest is arrested and cannot win.',
    },
    fine: {
      name: 'An alibi',
      words: 'Each dot is an alibi. After four raids, the player with fewer gives up ten points.',
    },
    last: {
      name: 'The last token',
      words: 'Taking it ends the raid, and everything in front of the players becomes safe.',
    },
  },
  pieces: {
    seat: 'What lies in front of a player can be stolen until the raid ends. What is in the safe stack cannot.',
    haul: 'What this raid brought. It goes into the safe stack, where no one can steal it.',
    draw: {
      name: 'Draw pile',
      words:
        'After playing a card you draw one from here. When the pile is empty, the discards are shuffled into a new one.',
    },
    discard: { name: 'Discard pile', words: 'Cards that have been played. Everyone can see the top one.' },
  },
};

import type { Specimen } from '#board/contract.ts';
import type { FirstId } from '../firsts.ts';

type Said = Pick<Specimen, 'name' | 'words'>;

export interface Words {
  /** What is met for the first time. */
  readonly firsts: Readonly<Record<FirstId, Said>>;
  /** What is this? What neither a room nor a card says of itself. */
  readonly pieces: Readonly<Record<'stealth' | 'digits' | 'decks' | 'undecided', Said>> & { readonly goal: string };
}

export const en: Words = {
  firsts: {
    met: {
      name: 'A guard met you',
      words: 'Meeting a guard costs 1 Stealth, no matter who moves. Staying together costs nothing more.',
    },
    bare: {
      name: 'No Stealth left',
      words: 'If a guard meets you now, you are captured and the whole crew has lost.',
    },
    alarm: {
      name: 'Alarm',
      words: 'The guard on this floor heads here, one step faster for every alarm. When he arrives, he turns it off.',
    },
    opened: {
      name: 'A Safe is open',
      words: 'It gave a tool and loot. The guards on this floor and below move one step more from now on.',
    },
    roof: {
      name: 'All Safes are open',
      words: 'Now everyone up: the Stairs on the top floor lead to the roof, for 1 action, with all the loot.',
    },
    event: {
      name: 'An event',
      words: 'If you use two actions or fewer in a turn, you draw an event, which happens at once.',
    },
    loot: {
      name: 'Your loot',
      words: 'It has to reach the roof. While you carry it, it has a penalty: tap it to read which.',
    },
    tool: {
      name: 'Your tool',
      words: 'Using it costs no action, any time before you end your turn. Then it is gone.',
    },
    faster: {
      name: 'A faster guard',
      words: 'His patrol cards ran out and were shuffled: from now on he moves one step more.',
    },
    safe: {
      name: 'A Safe',
      words: 'Reveal its row and column, add dice here for 2 actions each, then roll those numbers.',
    },
    guard: {
      name: 'The guard moves',
      words: 'He takes the dotted path to his orange corners, one step for each pip on his die.',
    },
    floor: {
      name: 'A new floor',
      words: 'Each floor has its own guard. Only the one on the floor where you end your turn moves.',
    },
    tokens: {
      name: 'Hack tokens',
      words: 'Each can prevent one alarm of this kind, on any floor. You are asked.',
    },
  },
  pieces: {
    goal: 'He walks to his die, which shows how many steps he takes. When he gets there, a card sends him on.',
    stealth: {
      name: 'Stealth',
      words: 'Each meeting with a guard costs one. If you have none left, you are captured and you all lose.',
    },
    digits: {
      name: 'Combination',
      words: 'The numbers in the Safe’s row and column. A roll cracks every face-up tile whose number it shows.',
    },
    undecided: {
      name: 'Side not chosen yet',
      words: 'Each character has two sides, with an ability each. One is chosen before the first turn.',
    },
    decks: {
      name: 'Decks',
      words: 'Tools, loot and events that are left. Tap them to see what was discarded.',
    },
  },
};

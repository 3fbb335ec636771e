import { quick } from '#table/chance.ts';
import type { Seat, Viewer } from '#table/game.ts';
import type { Language, Section } from '#table/text.ts';
import { BOXES, type Token, tokenNamed } from '../../components.ts';
import { game } from '../../index.ts';
import { BOX, CENTRE, type Event, type Options, type State, safeOf } from '../../state.ts';
import { de } from '../../text/de.ts';
import { en } from '../../text/en.ts';
import { es } from '../../text/es.ts';
import { text } from '../../text/index.ts';
import { view } from '../../view.ts';

export const WORDS = { en, de, es };
export const NAMES = ['Mira', 'Jonas', 'Lucía', 'Rook', 'Inés'];
export const BASE: Options = { tokens: 'base', safes: 'hidden' };
export const s = (seat: number): Seat => seat as Seat;
export const AND: Record<Language, string> = { en: 'and', de: 'und', es: 'y' };

/** One event of each type, and the turns that a type can take. */
export const EVENTS: Event[] = [
  { type: 'played', seat: s(0), card: 'thief' },
  { type: 'took', seat: s(0), token: '3b' },
  { type: 'asked', seat: s(1), thief: s(0), token: '4a' },
  { type: 'stole', seat: s(0), from: s(1), token: 'boss' },
  { type: 'gaveDog', seat: s(1), to: s(0), token: '4a' },
  { type: 'fetchedDog', seat: s(0), from: 'centre' },
  { type: 'fetchedDog', seat: s(0), from: s(2) },
  { type: 'noEffect', seat: s(0), card: 'dog' },
  { type: 'noEffect', seat: s(0), card: '2' },
  { type: 'drew', seat: s(0), card: '?' },
  { type: 'drew', seat: s(0), card: 'boss' },
  { type: 'reshuffled', cards: 30 },
  { type: 'raidEnded', raid: 0, seat: s(2) },
  { type: 'bossKept', seat: s(1), with: '5a' },
  { type: 'bossReturned', seat: s(1) },
  { type: 'secured', seat: s(0), tokens: ['0a', '3a', '3b', 'boss'] },
  { type: 'raidBegan', raid: 1, seat: s(0), because: 'dog' },
  { type: 'raidBegan', raid: 1, seat: s(0), because: 'next' },
  { type: 'alibisCounted', alibis: [6, 6, 3] },
  { type: 'arrested', seats: [s(2)], alibis: 3 },
  { type: 'arrested', seats: [s(0), s(2)], alibis: 1 },
  {
    type: 'fined',
    seat: s(1),
    points: 10,
    tokens: [
      { raid: 0, token: '5a' },
      { raid: 3, token: 'boss' },
    ],
  },
  { type: 'fined', seat: s(1), points: 0, tokens: [] },
  { type: 'pointsCounted', points: [26, 24, 20] },
  { type: 'won', seats: [s(0)] },
  { type: 'won', seats: [s(0), s(2)] },
  { type: 'won', seats: [] },
];

/** Puts tokens of a raid where the test wants them. */
export function put(state: State, raid: number, place: number, ...names: Token[]): void {
  const box = BOXES[state.options.tokens];
  for (const name of names) state.places[tokenNamed(box, raid, name)] = place;
}

/** Raid 3 of the base tokens: Jonas has the dog, everybody has safe tokens of the first raids. */
export function antiques(seats: number, options: Options = BASE): State {
  const state = game.setup(options, seats, quick('antiques'));
  state.raid = 2;
  state.turn = s(0);
  state.dog = 1;
  put(state, 2, CENTRE, '0a', '3a', '3b', '5a', 'boss');
  put(state, 2, 0, '2a');
  put(state, 2, 1, '4a', '1a');
  put(state, 2, seats - 1, '3c');
  put(state, 0, safeOf(0), '5a', '3a');
  put(state, 0, BOX, 'boss');
  put(state, 0, safeOf(1), '0a', '1a', '2a');
  put(state, 0, safeOf(seats - 1), '3b', '3c', '4a');
  put(state, 1, safeOf(0), '0a', '1a');
  put(state, 1, safeOf(1), '2a', '3a', '3b');
  put(state, 1, safeOf(seats - 1), '3c', '4a', '5a', 'boss');
  state.hands.fill(0, 0, 9);
  for (const card of [0, 3, 3, 6, 8]) state.hands[card]! += 1;
  return state;
}

const told = (sections: readonly Section[]): string =>
  sections.map(({ heading, lines }) => [`# ${heading}`, ...lines].join('\n')).join('\n');
export const twinOf = (state: State, viewer: Viewer, language: Language = 'en'): string =>
  told(text[language].twin(view(state, viewer), NAMES.slice(0, state.seats)));

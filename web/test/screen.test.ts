import { expect, test } from 'vitest';
import type { SeatInfo, TableInfo } from '#wire/messages.ts';
import { screenOf } from '../seating/screen.ts';

const OPEN: SeatInfo = { kind: 'open' };
const BOT: SeatInfo = { kind: 'bot', name: 'Roxie', strength: 'normal', warm: false };
const WARM: SeatInfo = { ...BOT, warm: true };
const JONAS: SeatInfo = {
  kind: 'person',
  name: 'Jonas',
  figure: 0,
  you: false,
  present: true,
  standIn: false,
  awaited: false,
};
const ME: SeatInfo = { ...JONAS, name: 'Mira', you: true };
const KEPT: SeatInfo = { ...ME, awaited: true };

const table = (phase: TableInfo['phase'], seats: readonly SeatInfo[], yours = false): TableInfo => ({
  table: 'fox-lamp-42',
  game: 'beutezug',
  version: 1,
  phase,
  options: {},
  seats,
  public: false,
  clock: { kind: 'none' },
  odds: true,
  discreet: false,
  hints: 'alone',
  commitment: '',
  now: 0,
  grace: 60_000,
  yours,
  owner: 'Jonas',
  watching: 0,
  onlookers: [],
});

test.each([
  ['whoever made the table sets it up', table('seating', [ME, OPEN], true), 'setup'],
  ['a visitor is asked to join', table('seating', [JONAS, OPEN]), 'join'],
  ['whoever has a seat waits for the start', table('seating', [JONAS, ME]), 'waiting'],
  ['a seat kept for a rematch is still to be taken', table('seating', [JONAS, KEPT]), 'join'],
  ['a player plays', table('playing', [JONAS, ME]), 'table'],
  ['a seat that a bot keeps warm can be taken', table('playing', [JONAS, WARM]), 'join'],
  ['a player does not take another seat', table('playing', [ME, WARM]), 'table'],
  ['without a free seat one watches', table('playing', [JONAS, BOT]), 'table'],
  ['what is over is looked at', table('over', [JONAS, WARM]), 'table'],
] as const)('%s', (_, info, screen) => {
  expect(screenOf(info, false)).toBe(screen);
});

test('whoever only wants to watch is not asked again', () => {
  expect(screenOf(table('playing', [JONAS, WARM]), true)).toBe('table');
});

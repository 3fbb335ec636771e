import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fair, quick } from '../chance.ts';
import { seatsOf } from '../game.ts';
import { canonical } from '../hash.ts';
import { type Decision, Play } from '../play.ts';
import { decode, type Entry, encode, type GameRecord, isUndo, type MoveEntry } from '../record.ts';
import { isRefused, refused } from '../refusal.ts';
import { verify } from '../verify.ts';
import { type Coffer, chanceOf, type Fixture, fixtures, opened, recorded, secretOf } from './match.ts';
import { type Event, inTurn, type State, toy } from './toy.ts';

fc.configureGlobal({ seed: 2026 });

type Decided = Decision<State, Event>;

const FIXTURE: Fixture = { seats: 3, rounds: 2, seed: 'judge' };
const RECORD = recorded(FIXTURE);
const LAST = RECORD.entries.length;
const OTHER = recorded({ ...FIXTURE, seed: 'another' });

/** The number of the first entry like this. */
const first = (like: (entry: Entry) => boolean): number => 1 + RECORD.entries.findIndex(like);
const ROLL = first((entry) => !isUndo(entry) && entry.rolls.length > 0);
const MARK = first((entry) => !isUndo(entry) && !entry.final);
const UNDO = first(isUndo);

/** The record with entry n changed. */
const withEntry = (n: number, change: object): GameRecord => ({
  ...RECORD,
  entries: RECORD.entries.map((entry, i) => (i === n - 1 ? { ...entry, ...change } : entry)),
});

const without = (key: keyof GameRecord): GameRecord => {
  const { [key]: _, ...rest } = RECORD;
  return rest as GameRecord;
};

const spliced = (at: number, count: number, ...entries: Entry[]): GameRecord => ({
  ...RECORD,
  entries: RECORD.entries.toSpliced(at - 1, count, ...entries),
});

describe('a record holds', () => {
  test('when it is as it was played, and its rolls are proven', () => {
    fc.assert(
      fc.property(fixtures, (fixture) => {
        expect(verify(toy, recorded(fixture))).toEqual({
          holds: true,
          played: true,
          rollsProven: true,
          finished: true,
          dice: { voided: 0 },
        });
      }),
      { numRuns: 30 },
    );
  });

  test('when it is not finished', () => {
    const { secret, outcome, end, ...running } = RECORD;
    expect(verify(toy, { ...running, entries: RECORD.entries.slice(0, 3) })).toEqual({
      holds: true,
      played: true,
      rollsProven: false,
      finished: false,
      dice: { voided: 0 },
    });
  });

  test('when it was simulated, with nothing proven', () => {
    const play: Coffer = new Play(toy, { options: { rounds: 1 }, seats: 2 }, quick('setup'));
    for (const seat of seatsOf(2)) play.accept(play.decide(seat, 'roll', quick('dice')) as Decided);
    expect(verify(toy, play.record())).toEqual({
      holds: true,
      played: true,
      rollsProven: false,
      finished: true,
      dice: { voided: 0 },
    });
  });
});

describe('tampering is found at its place', () => {
  const move = RECORD.entries[ROLL - 1] as MoveEntry;
  const [[bound, value]] = move.rolls as unknown as [[number, number]];
  const hash = 'f'.repeat(64);

  test.each<[what: string, record: GameRecord, entry: number, why: RegExp]>([
    ['another game', { ...RECORD, game: 'checkers' }, 0, /a record of checkers, not of coffers/],
    ['another version', { ...RECORD, version: 2 }, 0, /hash of the setup/],
    ['other options', { ...RECORD, options: { rounds: 1 } }, 0, /leads to another state/],
    ['unknown options', { ...RECORD, options: { rounds: 9 } }, 0, /options/],
    ['options left to be filled in', { ...RECORD, options: {} }, 0, /options/],
    ['too many seats', { ...RECORD, seats: 5 }, 0, /^5 seats$/],
    ['too few seats', { ...RECORD, seats: 1 }, 0, /^1 seats$/],
    ['another number of seats', { ...RECORD, seats: 2 }, 0, /3 salts for 2 seats/],
    ['another secret', { ...RECORD, secret: 'x' }, 0, /secret is not the one committed to/],
    ['no secret', without('secret'), 0, /the secret is missing/],
    ['another commitment', { ...RECORD, commitment: hash }, 0, /secret is not the one committed to/],
    ['no commitment', without('commitment'), 0, /a commitment needs salts/],
    ['another salt', { ...RECORD, salts: ['x', ...RECORD.salts!.slice(1)] }, 0, /hash of the setup/],
    ['one salt less', { ...RECORD, salts: RECORD.salts!.slice(1) }, 0, /2 salts for 3 seats/],
    ['no salts', without('salts'), 0, /a commitment needs salts/],
    ['another shuffle', { ...RECORD, setup: OTHER.setup }, 0, /leads to another state/],
    ['a roll of the setup less', { ...RECORD, setup: RECORD.setup.slice(1) }, 0, /roll 1 is below 23/],
    ['a roll of the setup more', { ...RECORD, setup: [...RECORD.setup, [6, 1]] }, 0, /left over/],
    ['another first hash', { ...RECORD, hash }, 0, /hash of the setup/],
    ['another move', withEntry(ROLL, { move: 'swap' }), ROLL, /left over/],
    ['an illegal move', withEntry(ROLL, { move: 'sneeze' }), ROLL, /refused: no-such-move/],
    ['another mark', withEntry(MARK, { move: otherMark() }), MARK, /leads to another state/],
    ['another seat', withEntry(ROLL, { seat: (move.seat + 1) % 3 }), ROLL, /refused: not-your-turn/],
    ['another die', withEntry(ROLL, { rolls: [[bound, (value + 1) % bound]] }), ROLL, /leads to another state/],
    ['another bound', withEntry(ROLL, { rolls: [[bound + 1, value]] }), ROLL, /roll 1 is below 7/],
    ['a die less', withEntry(ROLL, { rolls: [] }), ROLL, /roll 1 below 6 is missing/],
    ['a die more', withEntry(ROLL, { rolls: [...move.rolls, [6, 1]] }), ROLL, /1 of 2 rolls left over/],
    ['a final move said not to be', withEntry(ROLL, { final: false }), ROLL, /does not say what happened/],
    ['a move said to be final', withEntry(MARK, { final: true }), MARK, /does not say what happened/],
    ['another state', withEntry(ROLL, { state: hash }), ROLL, /leads to another state/],
    ['a bot', withEntry(ROLL, { by: 'bot' }), ROLL, /hash does not continue/],
    ['another first state', { ...RECORD, state: hash }, 0, /leads to another state/],
    ['another hash', withEntry(ROLL, { hash }), ROLL, /hash does not continue/],
    ['an undo to elsewhere', withEntry(UNDO, { to: UNDO }), UNDO, /does not say what happened/],
    [
      'an undo by somebody else',
      withEntry(UNDO, { seat: (RECORD.entries[UNDO - 1]!.seat + 1) % 3 }),
      UNDO,
      /nothing-to-undo/,
    ],
    ['an entry dropped', spliced(MARK, 1), MARK, /./],
    ['an entry doubled', spliced(ROLL, 0, move), ROLL + 1, /./],
    ['two entries swapped', spliced(ROLL, 2, RECORD.entries[ROLL]!, move), ROLL, /./],
    ['the last entry dropped', spliced(LAST, 1), LAST, /the result is not the one of these moves/],
    ['an entry after the end', spliced(LAST + 1, 0, move), LAST + 1, /game-over/],
    ['another winner', { ...RECORD, outcome: { ...RECORD.outcome!, winners: [] } }, LAST + 1, /the result/],
    ['another score', { ...RECORD, outcome: { ...RECORD.outcome!, scores: [99, 0, 0] } }, LAST + 1, /the result/],
    ['no outcome', without('outcome'), LAST + 1, /the result/],
    ['no end', without('end'), LAST + 1, /hash of the end/],
    ['another end', { ...RECORD, end: hash }, LAST + 1, /hash of the end/],
    ['given up, and with a result', { ...RECORD, abandoned: true }, LAST + 1, /was abandoned/],
    ['a sitter less', { ...RECORD, seated: ['person', 'bot'] }, 0, /2 sitters for 3 seats/],
  ])('%s', (_what, record, entry, why) => {
    const verdict = verify(toy, record);
    expect(verdict).toMatchObject({ holds: false, entry });
    expect(verdict).toHaveProperty('why', expect.stringMatching(why));
  });

  function otherMark(): string {
    return (RECORD.entries[MARK - 1] as MoveEntry).move === 'mark red' ? 'mark blue' : 'mark red';
  }

  test('options that are word for word the refusal of themselves', () => {
    const vain: typeof toy = { ...toy, options: () => refused('bad-options') };
    const play = new Play(vain, { options: refused('bad-options') as never, seats: 2 }, quick('setup'));
    expect(verify(vain, play.record())).toMatchObject({ holds: false, entry: 0 });
  });
});

describe('dice that were not rolled with the secret are found', () => {
  /** A game in which every hash is right, but the dice at one entry come from elsewhere. */
  function forged(at: number): GameRecord {
    const loaded = quick('loaded');
    const { options, seats, commitment, salts } = opened(FIXTURE).head;
    const deal = at === 0 ? loaded : fair(secretOf(FIXTURE), salts!, 0);
    const play: Coffer = new Play(toy, { options, seats, commitment: commitment!, salts: salts! }, deal);
    while (play.outcome() === undefined) {
      const chance = play.at + 1 === at ? loaded : chanceOf(play, FIXTURE);
      play.accept(play.decide(inTurn(play.state), 'roll', chance) as Decided);
    }
    return play.record(secretOf(FIXTURE));
  }

  test.each([0, 1, 4, 6])('at entry %i', (at) => {
    expect(verify(toy, forged(at))).toEqual({ holds: false, entry: at, why: 'its rolls are not those of the secret' });
  });

  test('and only those', () => {
    expect(verify(toy, forged(99))).toMatchObject({ holds: true, rollsProven: true });
  });
});

test('a record with one character changed never holds, unless it says the same', () => {
  const text = encode(RECORD);
  const good = canonical(RECORD);
  const changes = fc.tuple(fc.nat({ max: text.length - 1 }), fc.constantFrom(...'0123456789abcdefrt"[]{},:- \\.xE'));
  let decoded = 0;
  fc.assert(
    fc.property(changes, ([at, character]) => {
      const record = decode(text.slice(0, at) + character + text.slice(at + 1));
      if (isRefused(record) || canonical(record) === good) return;
      decoded += 1;
      expect(verify(toy, record).holds).toBe(false);
    }),
    { numRuns: 1500 },
  );
  expect(decoded).toBeGreaterThan(100);
});

import { catalogue, offered } from '#games/index.ts';
import { concluded } from '#table/chain.ts';
import { quick, sealOf } from '#table/chance.ts';
import type { AnyGame, Chance } from '#table/game.ts';
import { sha256Hex } from '#table/hash.ts';
import { type Entry, type GameRecord, isUndo, type MoveEntry } from '#table/record.ts';
import { granted } from '#table/refusal.ts';
import type { DoubtCode } from '#table/testimony.ts';
import { forged, relinked, resealed } from './forge.ts';

/** What a host can do with the record of a game that was played honestly. */
export type Swap = (record: GameRecord, around: Around) => GameRecord;

/** What a host has at hand for it. */
interface Around {
  readonly game: AnyGame;
  readonly whim: Chance;
  /** Another game of the same kind, and one of another. */
  readonly other: GameRecord;
  readonly stranger: GameRecord;
}

/** The record as it is handed out then; by chance, always the same for a seed. */
export async function swapped(swap: Swap, record: GameRecord, seed: string): Promise<GameRecord> {
  const games = await Promise.all(offered().map(async (id) => (await catalogue[id]!.rules()).game));
  const game = games.find(({ id }) => id === record.game)!;
  const stranger = games.find(({ id }) => id !== record.game)!;
  const whim = quick(`${seed} lie`);
  const salts = record.salts!.map((_, seat) => `the-salt-of-another-game-${seat}`);
  const head = { seals: salts.map(sealOf), salts };
  const fresh = { head, secret: sha256Hex(`${seed} other`), acts: [] };
  const options = granted(stranger.options({}, record.seats));
  return swap(record, {
    game,
    whim,
    other: forged(game, record, whim, fresh),
    stranger: forged(stranger, record, whim, { ...fresh, head: { ...head, options } }),
  });
}

const HEX = 'f'.repeat(64);
const FORGED_SALT = 'a-salt-of-the-host-s-own-choosing';

const firstMove = (record: GameRecord, fits: (entry: MoveEntry) => boolean): number =>
  record.entries.findIndex((entry) => !isUndo(entry) && fits(entry));

/** Something that was taken back right after it was done. */
export const undoIn = ({ entries }: GameRecord): number =>
  entries.findIndex((entry, i) => {
    const before = entries[i - 1];
    return isUndo(entry) && before !== undefined && !isUndo(before) && before.seat === entry.seat;
  });

const withEntry = (record: GameRecord, n: number, change: object): GameRecord => ({
  ...record,
  entries: record.entries.map((entry, i) => (i === n ? { ...entry, ...change } : entry)),
});

/** Another move than the one that was made, as far as there is another; what follows is played anew. */
function turned(game: AnyGame, record: GameRecord, whim: Chance): GameRecord {
  for (let n = record.entries.length - 2; n > 0; n--) {
    const other = forged(game, record, whim, { acts: record.entries.slice(0, n) });
    if (other.entries[n]?.hash !== record.entries[n]!.hash) return other;
  }
  throw new Error('no other game can be played');
}

/** The record as the host hands it out, and by what the device knows better. */
export const SWAPS: Readonly<Record<string, readonly [Swap, DoubtCode]>> = {
  'another record': [(_, { other }) => other, 'seal'],
  'the record of another game': [(_, { stranger }) => stranger, 'game'],
  'another secret': [(record, { game, whim }) => forged(game, record, whim, { secret: sha256Hex('mine') }), 'seal'],
  'another secret, and nothing else': [(record) => ({ ...record, secret: HEX }), 'secret'],
  'my salt replaced': [
    (record, { game, whim }) => forged(game, record, whim, { head: resealed(record, 0, FORGED_SALT) }),
    'salt',
  ],
  'somebody else’s salt replaced': [
    (record, { game, whim }) => forged(game, record, whim, { head: resealed(record, 1, FORGED_SALT) }),
    'salts',
  ],
  'a move changed, and all that follows': [(record, { game, whim }) => turned(game, record, whim), 'entry'],
  'a move changed': [
    (record) =>
      withEntry(
        record,
        firstMove(record, () => true),
        { move: 'sneeze' },
      ),
    'record',
  ],
  'an entry dropped': [(record) => ({ ...record, entries: record.entries.toSpliced(2, 1) }), 'record'],
  'an entry dropped, all hashes made anew': [
    (record) => relinked(record, { entries: record.entries.toSpliced(2, 1) }),
    'entry',
  ],
  'two entries swapped': [
    (record) => relinked(record, { entries: record.entries.toSpliced(2, 2, record.entries[3]!, record.entries[2]!) }),
    'record',
  ],
  'what was taken back left out': [
    (record, { game, whim }) => {
      const undo = undoIn(record);
      return forged(game, record, whim, { acts: record.entries.toSpliced(undo - 1, 2) });
    },
    'entry',
  ],
  'the record cut': [
    ({ secret: _s, outcome: _o, end: _e, ...record }) => ({ ...record, entries: record.entries.slice(0, 5) }),
    'cut',
  ],
  'the record cut, and said to be given up': [
    ({ outcome: _o, end: _e, ...record }) =>
      concluded({ ...record, entries: record.entries.slice(0, 5) }, { secret: record.secret!, abandoned: true }),
    'cut',
  ],
  'an entry added when all was over': [
    (record) => {
      const last = record.entries.findLast((entry) => !isUndo(entry))!;
      return relinked(record, { entries: [...record.entries, last] });
    },
    'longer',
  ],
  'a move said to have been taken back and made again': [
    (record, { game, whim }) => {
      // It could have been.
      const n = firstMove(record, ({ final }) => !final);
      const { seat } = record.entries[n]!;
      const undo = { seat, to: 0 } as Entry;
      return forged(game, record, whim, { acts: record.entries.toSpliced(n + 1, 0, undo, record.entries[n]!) });
    },
    'entry',
  ],
  'other options': [
    (record) => relinked(record, { options: { ...(record.options as object), made: 'up' } }),
    'options',
  ],
  'a bot where somebody sat': [(record) => relinked(record, { seated: record.seated!.map(() => 'person') }), 'seats'],
  'another number of seats': [(record) => relinked(record, { seats: record.seats + 1 }), 'seats'],
  'a stand-in’s move said to be mine': [
    (record) => {
      const n = firstMove(record, ({ by }) => by === 'bot');
      const { by: _, ...entry } = record.entries[n] as MoveEntry;
      return relinked(record, { entries: record.entries.with(n, entry) });
    },
    'entry',
  ],
  'another result': [
    (record) =>
      relinked(record, { outcome: { ...record.outcome!, winners: [], scores: record.outcome!.scores.map(() => 0) } }),
    'result',
  ],
  'a roll changed': [
    (record) => {
      const n = firstMove(record, ({ rolls }) => rolls.length > 0);
      const [[bound, value], ...rest] = (record.entries[n] as MoveEntry).rolls as [[number, number]];
      return relinked(record, withEntry(record, n, { rolls: [[bound, (value + 1) % bound], ...rest] }));
    },
    'record',
  ],
  'a hash changed': [(record) => withEntry(record, 3, { hash: HEX }), 'record'],
  'void starts made up': [(record) => relinked(record, { voided: 3 }), 'voids'],
  'the seal taken off': [
    ({ commitment: _c, salts: _sa, seals: _se, secret: _s, ...record }) => relinked(record, {}),
    'seal',
  ],
};

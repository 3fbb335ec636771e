import { headOf } from './chain.ts';
import type { AnyGame, Outcome, Viewer } from './game.ts';
import { canonical, sha256Hex } from './hash.ts';
import { positions } from './position.ts';
import { type GameRecord, type Head, type Headline, headline } from './record.ts';

/** What one viewer was told of one entry. */
export interface Remembered extends Omit<Headline, 'seat'> {
  readonly at: number;
  readonly seat: number;
  readonly events: readonly unknown[];
}

/** The head as everybody may know it during the game: where it goes on from would tell what lies hidden. */
export type OpenHead = Omit<Head, 'from'>;

export const openHead = ({ from: _, ...head }: Head): OpenHead => head;

/** What somebody remembers of a game by themselves, whatever they are told afterwards. */
export interface Testimony {
  readonly viewer: Viewer;
  readonly head: OpenHead;
  /** Entry by entry from the first, without gaps. */
  readonly told: readonly Remembered[];
  /** So many of them were there at the first look: these were told at once, and not seen as they happened. */
  readonly from?: number;
  /** SHA-256 of the views that were shown, by how many entries lay behind them. */
  readonly views: Readonly<Record<number, string>>;
  readonly outcome?: Outcome;
}

/** What does not fit: what was settled at the start, the reader's own salt, an entry, a view, the length, the result, the seal's use. */
export const DOUBTS = [
  'game',
  'seal',
  'salt',
  'salts',
  'options',
  'seats',
  'voids',
  'entry',
  'view',
  'cut',
  'longer',
  'result',
  'secret',
  'record',
  'reused',
  'pictures',
] as const;
export type DoubtCode = (typeof DOUBTS)[number];

export interface Doubt {
  readonly what: DoubtCode;
  /** The first entry that does not fit, if it is about one. */
  readonly at?: number;
  /** What was seen, and what is said instead, if it is about an entry. */
  readonly seen?: Remembered;
  readonly said?: Remembered;
  /** When it was found, in milliseconds since 1970. */
  readonly when?: number;
}

/** By which part of the head one is in doubt; in this order. */
const HEAD: readonly (readonly [keyof OpenHead, DoubtCode])[] = [
  ['game', 'game'],
  ['version', 'game'],
  ['hideout', 'game'],
  ['commitment', 'seal'],
  ['salts', 'salts'],
  ['seals', 'salts'],
  ['options', 'options'],
  ['seats', 'seats'],
  ['seated', 'seats'],
  ['voided', 'voids'],
];

const same = (one: unknown, other: unknown): boolean => canonical(one ?? null) === canonical(other ?? null);

export const viewDigest = (view: unknown): string => sha256Hex(canonical(view));

/** Where two heads of one game differ. */
export function doubtsOfHead(kept: OpenHead, head: OpenHead): readonly Doubt[] {
  const found = HEAD.filter(([key]) => !same(kept[key], head[key])).map(([, what]) => what);
  return [...new Set(found)].map((what) => ({ what }));
}

/** What is told of an entry that was told before, if it is not the same. */
export function doubtOfEntry(kept: Remembered, told: Remembered): Doubt | undefined {
  const plain = ({ at, seat, by, to, events }: Remembered): Remembered => ({
    ...{ at, seat, events },
    ...(by && { by }),
    ...(to !== undefined && { to }),
  });
  const [seen, said] = [plain(kept), plain(told)];
  return same(seen, said) ? undefined : { what: 'entry', at: seen.at, seen, said };
}

/** What a testimony is compared with: how much of it was seen as it happened, and what does not fit, the worst first. */
export interface Comparison {
  readonly entries: number;
  readonly views: number;
  readonly doubts: readonly Doubt[];
}

/**
 * Holds a record against what somebody remembers. With the rules, each entry is seen again as that viewer saw it; without
 * them, only who made which entry can be compared.
 */
export function compare(game: AnyGame | undefined, record: GameRecord, testimony: Testimony): Comparison {
  const { head, told, from = 0, views, outcome } = testimony;
  const wrong = doubtsOfHead(head, openHead(headOf(record)));
  // Of another game nothing more can be compared.
  if (wrong.some(({ what }) => what === 'game')) return { entries: 0, views: 0, doubts: wrong };
  const seen = again(game, record, testimony.viewer);
  const entries = told.filter(({ at }) => at <= record.entries.length);
  const entry = firstOf(entries, (each) => {
    const now = seen?.[each.at]?.told;
    if (now !== undefined) return doubtOfEntry(each, now);
    // What cannot be played again tells only who made it.
    const made = { at: each.at, ...headline(record.entries[each.at - 1]!), events: each.events };
    return doubtOfEntry(each, made) && { what: 'entry', at: each.at };
  });
  const known = Object.entries(views).filter(([at]) => seen?.[Number(at)] !== undefined);
  const view = firstOf(known, ([at, digest]) =>
    digest === viewDigest(seen![Number(at)]!.view) ? undefined : { what: 'view', at: Number(at) },
  );
  const most = Math.max(told.length, ...Object.keys(views).map(Number));
  const doubts = [
    ...wrong,
    ...[entry, view].filter((doubt) => doubt !== undefined).sort((a, b) => a.at! - b.at!),
    ...(record.entries.length < most ? [{ what: 'cut', at: record.entries.length + 1 } as const] : []),
    ...(outcome !== undefined && record.entries.length > most ? [{ what: 'longer', at: most + 1 } as const] : []),
    ...(outcome !== undefined && !same(outcome, record.outcome) ? [{ what: 'result' } as const] : []),
  ];
  return { entries: entries.filter(({ at }) => at > from).length, views: known.length, doubts };
}

/** What this viewer would have seen, position by position; undefined if it cannot be played again. */
function again(game: AnyGame | undefined, record: GameRecord, viewer: Viewer) {
  if (game?.version !== record.version) return undefined;
  try {
    return positions(game, record, viewer).map(({ at, entry, events, view }) => ({
      view,
      told: entry && ({ at, ...entry, events } satisfies Remembered),
    }));
  } catch {
    return undefined;
  }
}

function firstOf<T>(items: readonly T[], doubt: (item: T) => Doubt | undefined): Doubt | undefined {
  for (const item of items) {
    const found = doubt(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

// Two verifiers, one document: ours and docs/verify.py, a second implementation of docs/record.md, must agree.
//
//   node scripts/verifiers.ts [--records 10000] [--tampered 1000]

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { catalogue } from '#games/index.ts';
import { concluded } from '#table/chain.ts';
import { commitment, fair, quick, type Roll, sealOf } from '#table/chance.ts';
import { type AnyGame, type Chance, reading, seatsOf } from '#table/game.ts';
import { sha256Hex } from '#table/hash.ts';
import { type AnyPlay, branch, Play } from '#table/play.ts';
import {
  decode,
  type Entry,
  encode,
  type GameRecord,
  isUndo,
  type MoveEntry,
  type Origin,
  originAt,
  type SitterKind,
} from '#table/record.ts';
import { granted, isRefused } from '#table/refusal.ts';
import { UNSEALED } from '#table/seating.ts';
import { ALL } from '#table/undo.ts';
import { verify } from '#table/verify.ts';
import { relinked } from '../bench/lies/forge.ts';

const PYTHON = fileURLToPath(new URL('../docs/verify.py', import.meta.url));

/** Where a record first does not hold, `file` if it is none; undefined if it holds. */
export type Break = number | 'file' | undefined;

/** How a game of the sample came to be. */
const KINDS = ['table', 'first format', 'simulated', 'running', 'abandoned', 'branch', 'rematch'] as const;

/**
 * One of many records, always the same for its number: all games, all kinds, with bots, stand-ins, people who come late, and
 * undo, also of what others did since.
 */
function sample(games: readonly AnyGame[], n: number): GameRecord {
  const game = games[n % games.length]!;
  const kind = KINDS[Math.floor(n / games.length) % KINDS.length]!;
  // The same people at the same game once more, with dice of its own.
  const first = kind === 'rematch' ? n - games.length * KINDS.indexOf(kind) : n;
  const whim = quick(`verifiers ${first}`);
  const { min, max } = game.seats;
  const seats = min + whim.below(max - min + 1);
  const options = granted(game.options({}, seats));
  if (kind === 'simulated') {
    const chance = quick(`dice ${n}`);
    return played(new Play(game, { options, seats }, chance), () => chance, whim).record();
  }
  const secret = sha256Hex(`secret ${n}`);
  const seated = seatsOf(seats).map((): SitterKind => (whim.below(4) === 0 ? 'bot' : 'person'));
  // Somebody who is away at the start seals nothing.
  const sealed = seated.map((kind, seat) =>
    kind === 'bot' || whim.below(8) === 0 ? undefined : `salt-${n}-of-seat-${seat}-`,
  );
  const salts = sealed.map((salt) => salt ?? UNSEALED);
  const head = {
    options,
    seats,
    ...(kind === 'first format' ? { hideout: 1 as const } : { seated }),
    commitment: commitment(secret),
    salts,
    seals: sealed.map((salt) => (salt === undefined ? null : sealOf(salt))),
    ...(whim.below(5) === 0 && { voided: 1 + whim.below(3) }),
  };
  const play = new Play(game, head, fair(secret, salts, 0)) as AnyPlay;
  const most = kind === 'running' || kind === 'abandoned' ? whim.below(40) : Number.POSITIVE_INFINITY;
  const whole = played(play, ({ stream }) => fair(secret, salts, stream), whim, most).record(secret);
  if (kind === 'abandoned' && whole.outcome === undefined) return concluded(whole, { secret, abandoned: true });
  if (kind !== 'branch') return whole;
  const next = branched(game, whole, whim, `${n}`);
  return whim.below(3) === 0 ? branched(game, next, whim, `${n} again`) : next;
}

/** A game that goes on from somewhere in another one. */
function branched(game: AnyGame, record: GameRecord, whim: Chance, name: string): GameRecord {
  const origin = originAt(record, whim.below(record.entries.length));
  const isKept = whim.below(3) === 0;
  const secret = isKept ? origin.secret : sha256Hex(`branch ${name}`);
  const promise = commitment(secret);
  const playedOn = (from: Origin, dice: Parameters<typeof branch>[3]): GameRecord =>
    played(branch(game, record, from, dice), ({ stream }) => fair(secret, dice.salts, stream), whim).record(secret);
  if (isKept || whim.below(2) === 0) {
    const salts = isKept ? origin.salts : origin.salts.map(() => 'branch');
    return playedOn(origin, { commitment: promise, salts, seated: record.seated! });
  }
  // With friends: they seal salts of their own, and some of them have played the first game.
  const seated = record.seated!.map((): SitterKind => (whim.below(4) === 0 ? 'bot' : 'person'));
  const sealed = seated.map((kind, seat) => (kind === 'bot' ? undefined : `friend-${name}-in-seat-${seat}-`));
  const knew = seatsOf(record.seats).filter((seat) => seated[seat] === 'person' && whim.below(3) > 0);
  const salts = sealed.map((salt) => salt ?? UNSEALED);
  const seals = sealed.map((salt) => (salt === undefined ? null : sealOf(salt)));
  return playedOn({ ...origin, knew }, { commitment: promise, salts, seated, seals });
}

function played(
  play: AnyPlay,
  chance: (play: AnyPlay) => Chance,
  whim: Chance,
  most = Number.POSITIVE_INFINITY,
): AnyPlay {
  const { game } = play;
  const until = play.at + most;
  // From here on people sit where bots sat, and bots where some of the people did.
  const change = play.at + 10 + whim.below(60);
  const changed = seatsOf(play.head.seats).map(() => whim.below(4) === 0);
  for (let seat = game.toAct(reading(play.state))[0]; seat !== undefined; seat = game.toAct(reading(play.state))[0]) {
    if (play.at >= until) break;
    const legal = game.moves(reading(play.state), seat);
    // Whoever is to act may be asked to take back what others did since.
    const mine = whim.below(2) === 0 ? seat : seatsOf(play.head.seats)[whim.below(play.head.seats)]!;
    const back = whim.below(5) === 0 ? play.takeBack(mine, ALL) : undefined;
    const isBot = (play.head.seated?.[seat] === 'bot') !== (play.at >= change && changed[seat]!);
    const by = isBot ? 'bot' : undefined;
    const name = game.notate(legal[whim.below(legal.length)]!);
    play.accept(back === undefined || isRefused(back) ? granted(play.decide(seat, name, chance(play), by)) : back);
  }
  return play;
}

/** What a verifier has to understand in a record besides plain moves. */
const TRAITS = {
  undo: ({ entries }) => entries.some(isUndo),
  // Its own move, and what others did since.
  'undo of several moves': ({ entries }) =>
    entries.some((entry, i) => isUndo(entry) && stoodBefore(entries, i).seat !== entry.seat),
  'stand-in': ({ entries, seated }) => entries.some((entry) => isBy(entry, 'bot') && seated?.[entry.seat] === 'person'),
  'late seat': ({ entries, seated }) =>
    entries.some((entry) => isBy(entry, undefined) && seated?.[entry.seat] === 'bot'),
  'away at the start': ({ seated, seals }) =>
    seals?.some((seal, i) => seal === null && seated?.[i] === 'person') === true,
  'void start': ({ voided }) => voided !== undefined,
  abandoned: ({ abandoned }) => abandoned === true,
  running: ({ end, hideout }) => hideout === 2 && end === undefined,
  simulated: ({ commitment: promised }) => promised === undefined,
  'first format': ({ hideout }) => hideout === 1,
  branch: ({ from }) => from !== undefined,
  'branch of a branch': ({ from }) => from?.from !== undefined,
  'branch with friends': ({ from, seals }) => from?.knew !== undefined && seals !== undefined,
} as const satisfies Readonly<Record<string, (record: GameRecord) => boolean>>;

const isBy = (entry: Entry, by: MoveEntry['by']): boolean => !isUndo(entry) && entry.by === by;

/** The last move that stood before entry i, counted from 0. */
function stoodBefore(entries: readonly Entry[], i: number): Entry {
  const before = entries[i - 1]!;
  return isUndo(before) ? entries[before.to - 1]! : before;
}

type Loose = Record<string, unknown>;
const HEX = 'f'.repeat(64);

/** What somebody could change in a file without computing anything anew. */
const CHANGES: readonly ((record: Loose, entries: Loose[], n: number, whim: Chance) => void)[] = [
  (_, entries, n) => void Object.assign(entries[n]!, { move: 'sneeze' }),
  (record, entries, n) =>
    void Object.assign(entries[n]!, { seat: (Number(entries[n]!.seat) + 1) % Number(record.seats) }),
  (_, entries, n) => void Object.assign(entries[n]!, { hash: HEX }),
  (_, entries, n) => void Object.assign(entries[n]!, { state: HEX }),
  (_, entries, n) => void Object.assign(entries[n]!, 'to' in entries[n]! ? { to: 0 } : { final: !entries[n]!.final }),
  (_, entries, n) => void Object.assign(entries[n]!, 'to' in entries[n]! ? { to: 99 } : { rolls: [[6, 1]] }),
  (_, entries, n) => void ('by' in entries[n]! ? delete entries[n]!.by : Object.assign(entries[n]!, { by: 'bot' })),
  (_, entries, n) => void entries.splice(n, 1),
  (_, entries, n) => void entries.splice(n, 0, entries[n]!),
  (_, entries, n) => void entries.splice(n, 2, ...entries.slice(n, n + 2).reverse()),
  (_, entries) => void entries.pop(),
  (_, entries, n) => void entries.splice(n + 1),
  (record) => void Object.assign(record, { secret: HEX }),
  (record) => void delete record.secret,
  (record) => void Object.assign(record, { commitment: HEX }),
  (record) => void delete record.commitment,
  (record) => void Object.assign(record, { salts: (record.salts as string[] | undefined)?.map((salt) => `${salt}x`) }),
  (record) => void Object.assign(record, { seals: (record.salts as string[] | undefined)?.map(() => HEX) }),
  (record) => void delete record.salts,
  (record) => void Object.assign(record, { voided: 7 }),
  (record) => void Object.assign(record, { seats: Number(record.seats) + 1 }),
  (record) =>
    void Object.assign(record, { seated: (record.seated as string[] | undefined)?.map(() => 'person').concat('bot') }),
  (record) => void Object.assign(record, { game: 'checkers' }),
  (record) => void Object.assign(record, { options: { luck: 1.5 } }),
  (record) => void Object.assign(record, { setup: (record.setup as unknown[]).slice(1) }),
  (record) => void Object.assign(record, { hash: HEX }),
  (record) => void Object.assign(record, { state: HEX }),
  (record) => void delete record.outcome,
  (record) => void Object.assign(record, { outcome: { winners: [0], places: [1], scores: [99] } }),
  (record) => void Object.assign(record, { abandoned: true }),
  (record) => void Object.assign(record, { end: HEX }),
  (record) => void delete record.end,
  (record) => void Object.assign(record, { hideout: 3 }),
  (record) => void Object.assign(record, { luck: 1 }),
  (record) => void Object.assign(record, { from: { at: 9999, secret: HEX, salts: [] } }),
  (record) => void Object.assign(record, { salts: (record.salts as string[] | undefined)?.map(() => '\ud800') }),
];

/** What finds a change after which somebody has computed the whole chain anew: what the record itself says, or only the rules of the game. */
type Finder = 'record' | 'rules';

type Forging = (record: GameRecord, whim: Chance) => Partial<GameRecord> | undefined;

/** A roll that is another, if it could have been. */
const turned = (rolls: readonly Roll[], whim: Chance): readonly Roll[] | undefined => {
  const can = rolls.flatMap(([bound], i) => (bound > 1 ? [i] : []));
  if (can.length === 0) return undefined;
  const n = can[whim.below(can.length)]!;
  return rolls.map(([bound, value], i): Roll => (i === n ? [bound, (value + 1) % bound] : [bound, value]));
};

/** One of the moves that fit, changed. */
function withMove(
  { entries }: GameRecord,
  whim: Chance,
  change: (entry: MoveEntry) => Partial<MoveEntry> | undefined,
): Partial<GameRecord> | undefined {
  const can = entries.flatMap((entry, i) => (isUndo(entry) || change(entry) === undefined ? [] : [i]));
  if (can.length === 0) return undefined;
  const n = can[whim.below(can.length)]!;
  return { entries: entries.with(n, { ...(entries[n] as MoveEntry), ...change(entries[n] as MoveEntry) }) };
}

const FORGERIES: readonly (readonly [Forging, Finder])[] = [
  [() => ({ secret: HEX }), 'record'],
  [() => ({ commitment: HEX }), 'record'],
  // A host that has seen the dice would need other salts: their seals are in the head.
  [
    ({ salts, seals }) => {
      const seat = seals?.findIndex((seal) => seal !== null) ?? -1;
      return seat < 0 ? undefined : { salts: salts!.with(seat, `${salts![seat]}x`) };
    },
    'record',
  ],
  [
    ({ salts, seals }) => {
      const seat = seals?.findIndex((seal) => seal !== null) ?? -1;
      const salt = `${salts?.[seat]}x`;
      return seat < 0 ? undefined : { salts: salts!.with(seat, salt), seals: seals!.with(seat, sealOf(salt)) };
    },
    'record',
  ],
  [({ setup }, whim) => (turned(setup, whim) ? { setup: turned(setup, whim)! } : undefined), 'record'],
  [
    (record, whim) =>
      withMove(record, whim, ({ rolls }) => {
        const others = turned(rolls, quick('roll'));
        return others && { rolls: others };
      }),
    'record',
  ],
  [({ from }) => from && { from: { ...from, secret: HEX } }, 'record'],
  [(record, whim) => withMove(record, whim, () => ({ move: 'sneeze' })), 'rules'],
  [(record, whim) => withMove(record, whim, () => ({ state: HEX })), 'rules'],
  [() => ({ state: HEX }), 'rules'],
  [({ outcome }) => outcome && { outcome: { ...outcome, scores: outcome.scores.map((score) => score + 1) } }, 'rules'],
];

/** A text that says something else than this record of the second format. */
function tampered(record: GameRecord, n: number): string {
  const whim = quick(`tampered ${n}`);
  const text = encode(record);
  for (let i = n; ; i++) {
    const data = JSON.parse(text) as Loose;
    const entries = data.entries as Loose[];
    if (entries.length === 0) return text.replace('"entries":[', '"entries":[7');
    CHANGES[i % CHANGES.length]!(data, entries, whim.below(entries.length), whim);
    const changed = JSON.stringify(data);
    if (changed !== JSON.stringify(JSON.parse(text))) return changed;
  }
}

/** What our own verifier says of a text. */
function ours(games: ReadonlyMap<string, AnyGame>, text: string): Break {
  const record = decode(text);
  if (isRefused(record)) return 'file';
  const verdict = verify(games.get(record.game), record);
  return verdict.holds ? undefined : verdict.entry;
}

/** What docs/verify.py says of each text. */
async function pythons(texts: Iterable<string>): Promise<readonly Break[]> {
  const python = spawn('python3', [PYTHON, '--lines'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const places: Break[] = [];
  const reading = (async () => {
    for await (const line of createInterface(python.stdout)) {
      const [place = ''] = line.split('\t');
      places.push(place === 'holds' ? undefined : place === 'file' ? 'file' : Number(place));
    }
  })();
  for (const text of texts)
    if (!python.stdin.write(`${text.replaceAll('\n', ' ')}\n`))
      await new Promise((drained) => python.stdin.once('drain', drained));
  python.stdin.end();
  await reading;
  return places;
}

async function allGames(): Promise<readonly AnyGame[]> {
  return Promise.all(Object.values(catalogue).map(async (parts) => (await parts.rules()).game));
}

/** How the two compare over so many records and so many changed ones. */
export async function agreement(records: number, changed: number) {
  const games = await allGames();
  const byId = new Map(games.map((game) => [game.id, game]));
  const traits = Object.fromEntries(Object.keys(TRAITS).map((trait) => [trait, 0])) as Record<
    keyof typeof TRAITS,
    number
  >;
  const texts = function* (): Generator<string> {
    for (let n = 0; n < records; n++) {
      const record = sample(games, n);
      for (const [trait, has] of Object.entries(TRAITS)) if (has(record)) traits[trait as keyof typeof TRAITS] += 1;
      yield encode(record);
    }
  };
  const altered = function* (): Generator<string> {
    for (let n = 0, made = 0; made < changed; n++) {
      const record = sample(games, n % Math.max(records, 50));
      // Of a game that goes on a part is a game that goes on.
      if (record.end !== undefined) yield tampered(record, made++);
    }
  };
  const finders: Finder[] = [];
  const forged = function* (): Generator<string> {
    for (let n = 0; finders.length < changed; n++) {
      const record = sample(games, n % Math.max(records, 50));
      if (record.end === undefined || record.hideout === 1 || record.commitment === undefined) continue;
      const [forge, finder] = FORGERIES[finders.length % FORGERIES.length]!;
      const change = forge(record, quick(`forged ${n}`));
      if (change === undefined) continue;
      finders.push(finder);
      yield encode(relinked(record, change));
    }
  };
  const mine: Break[] = [];
  const heard = function* (all: Iterable<string>): Generator<string> {
    for (const text of all) {
      mine.push(ours(byId, text));
      yield text;
    }
  };
  const theirs = [
    ...(await pythons(heard(texts()))),
    ...(await pythons(heard(altered()))),
    ...(await pythons(heard(forged()))),
  ];
  // Whoever has no rules cannot know better than that it fits together.
  const forgeries = finders.map((finder, i) => {
    const [place, other] = [mine[records + changed + i], theirs[records + changed + i]];
    return place !== undefined && (other !== undefined) === (finder === 'record');
  });
  mine.length = records + changed;
  const pairs = mine.map((place, i) => ({ place, other: theirs[i], isChanged: i >= records }));
  const holds = pairs.filter(({ place, other, isChanged }) => !isChanged && place === undefined && other === undefined);
  const found = pairs.filter(({ place, other, isChanged }) => isChanged && place !== undefined && other !== undefined);
  return {
    traits,
    forged: forgeries.filter(Boolean).length,
    believed: forgeries.flatMap((isFound, i) => (isFound ? [] : [i])),
    holds: holds.length,
    found: found.length,
    samePlace: found.filter(({ place, other }) => place === other).length,
    differ: pairs.flatMap(({ place, other }, i) => ((place === undefined) === (other === undefined) ? [] : [i])),
    unnoticed: pairs.flatMap(({ place, isChanged }, i) => (isChanged && place === undefined ? [i] : [])),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: { records: { type: 'string', default: '10000' }, tampered: { type: 'string', default: '1000' } },
  });
  const [records, changed] = [Number(values.records), Number(values.tampered)];
  const { traits, forged, believed, holds, found, samePlace, differ, unnoticed } = await agreement(records, changed);
  console.log(`records    ${holds} of ${records} hold for both`);
  console.log(
    `among them ${Object.entries(traits)
      .map(([trait, many]) => `${trait} ${many}`)
      .join(', ')}`,
  );
  console.log(`tampered   ${found} of ${changed} found by both, ${samePlace} at the same place`);
  console.log(
    `forged     ${forged} of ${changed} with the chain made anew found by whom it can be${believed.length > 0 ? `, not: ${believed.slice(0, 20).join(', ')}` : ''}`,
  );
  console.log(`differ     ${differ.length}${differ.length > 0 ? `: ${differ.slice(0, 20).join(', ')}` : ''}`);
  console.log(`unnoticed  ${unnoticed.length}${unnoticed.length > 0 ? `: ${unnoticed.slice(0, 20).join(', ')}` : ''}`);
  process.exitCode = differ.length + unnoticed.length + believed.length > 0 || holds < records ? 1 : 0;
}

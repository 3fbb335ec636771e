import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Question, TableInfo } from '#wire/messages.ts';
import type { Person } from '../archive.ts';
import { House } from './house.ts';

/**
 * Random tables with random people who come, fall silent with their page open, look away, leave, return, ask, refuse, lend
 * seats, take them, and are away for days. At every point of every such history, each made anew: whoever is there goes on
 * by themselves, whether the others have gone, do nothing, or play on and say no to everything; and whoever returns has the seat again.
 *
 * That it fails with each of the rules taken out that it is about is seen every night: `npm run alone`, scripts/alone.ts.
 */
const people = (...names: readonly string[]): readonly Person[] =>
  names.map((name) => ({ id: name, name, created: 0 }));
const PLAYERS = people('Mira', 'Jonas', 'Eva');
/** Who takes a seat that is lent. */
const FRIENDS = people('Otto', 'Lucía');
const PEOPLE = [...PLAYERS, ...FRIENDS];
const HOUR = 3600;
const DAY = 24 * HOUR;

const QUESTIONS: readonly Question[] = [
  { kind: 'pause' },
  { kind: 'resume' },
  { kind: 'undo' },
  { kind: 'clock', clock: { kind: 'move', minutes: 1 } },
  { kind: 'clock', clock: { kind: 'bank', minutes: 2, increment: 5 } },
  { kind: 'clock', clock: { kind: 'none' } },
];
const WHAT = [
  'comes',
  'goes',
  'looks away',
  'looks',
  'waits',
  'waits long',
  'moves',
  'moves',
  'moves',
  'leaves',
  'back',
  'resigns',
  'asks',
  'asks',
  'all say yes',
  'all say yes',
  'says yes',
  'says no',
  'calls a bot',
  'calls a bot',
  'frees',
  'lends',
  'takes',
  'makes way for a friend',
  'makes way for a friend',
  'pauses with all',
  'is away',
  'is away',
  'is away',
  'starts',
  'sits',
  'restart',
] as const;

const STEP = fc.record({ who: fc.nat(PEOPLE.length - 1), what: fc.constantFrom(...WHAT), pick: fc.nat(200) });
const TABLE = fc.record({
  game: fc.constantFrom('beutezug', 'art-robbery', 'burgle-bros'),
  seats: fc.integer({ min: 2, max: 3 }),
  clock: fc.constantFrom(
    { kind: 'none' } as const,
    { kind: 'none' } as const,
    { kind: 'move', minutes: 2 } as const,
    { kind: 'bank', minutes: 2, increment: 5 } as const,
    { kind: 'slow', days: 1 } as const,
    { kind: 'slow', days: 3, weekendsOff: true } as const,
  ),
  isStarted: fc.boolean(),
});
type Step = typeof STEP extends fc.Arbitrary<infer S> ? S : never;
type Terms = typeof TABLE extends fc.Arbitrary<infer T> ? T : never;

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-18T12:00Z') }));
afterEach(() => void vi.useRealTimers());

/** A house with one table, and the keys to its seats that were given away. */
interface Scene {
  readonly house: House;
  readonly table: string;
  readonly keys: { readonly seat: number; readonly key: string }[];
  /** Whose seats friends have taken. */
  readonly lent: { readonly seat: number; readonly person: Person }[];
  /** What is known of the pause: when it began, and who wanted it; who wants the one that is asked for. */
  readonly rest: { since: number | undefined; by: ReadonlySet<Person>; asked: Set<Person> };
}

/** The seats of whoever reads this. */
const mineIn = ({ seats }: TableInfo): readonly number[] =>
  seats.flatMap((place, seat) => (place.kind === 'person' && place.you ? [seat] : []));

async function begun({ isStarted, ...terms }: Terms): Promise<Scene> {
  const house = new House();
  const { table } = (await house.ask(PLAYERS[0]!, 'create', terms)) as TableInfo;
  for (const [seat, person] of PLAYERS.slice(0, terms.seats).entries()) {
    await house.ask(person, 'sit', { table, seat, name: person.name });
    await house.comes(person, table);
    await house.passes(1);
  }
  if (isStarted) await house.ask(PLAYERS[0]!, 'start', { table });
  return { house, table, keys: [], lent: [], rest: { since: undefined, by: new Set(), asked: new Set() } };
}

async function happens(scene: Scene, step: Step): Promise<void> {
  await does(scene, step);
  await rests(scene);
}

async function rests({ house, table, rest }: Scene): Promise<void> {
  const { paused } = (await house.archive.table(table))!;
  if (paused !== rest.since) Object.assign(rest, { since: paused, by: rest.asked });
}

async function does(scene: Scene, { who, what, pick }: Step): Promise<void> {
  const { house, table, keys } = scene;
  const person = PEOPLE[who]!;
  if (what === 'restart') return house.restart();
  if (what === 'waits') return house.passes(pick);
  if (what === 'waits long') return house.passes(pick * 60, 40);
  if (what === 'comes') return void (await house.comes(person, table));
  if (what === 'goes') return house.goes(person);
  if (what === 'all say yes') return agree(scene);
  if (!house.isHere(person)) return;
  if (what === 'looks away' || what === 'looks') await house.ask(person, 'sight', { on: what === 'looks' });
  const info = await house.infoFor(person, table);
  const [seat] = mineIn(info);
  const any = pick % info.seats.length;
  if (what === 'sits') await house.ask(person, 'sit', { table, seat: any, name: person.name });
  if (what === 'starts') await house.ask(person, 'start', { table });
  if (what === 'frees') await house.ask(person, 'free', { table, seat: any });
  if (what === 'calls a bot') await house.ask(person, 'bot', { table, seat: any, strength: 'easy' });
  if (what === 'lends') {
    const answer = await house.ask(person, 'lend', { table, seat: any });
    if ('key' in answer) keys.push({ seat: any, key: answer.key });
  }
  const loan = keys.at(-1);
  if (what === 'makes way for a friend' && seat !== undefined) await makesWay(scene, person, seat, pick);
  if (what === 'pauses with all' && seat !== undefined) {
    await asks(scene, person, seat, { kind: 'pause' });
    await agree(scene);
  }
  if (what === 'takes' && loan !== undefined) await house.ask(person, 'take', { table, ...loan, name: person.name });
  if (seat === undefined) return;
  if (what === 'moves') await moved(house, person, table, seat, pick);
  if (what === 'leaves') await house.ask(person, 'leave', { table, seat });
  if (what === 'resigns' && pick % 5 === 0) await house.ask(person, 'resign', { table, seat });
  if (what === 'back') await house.ask(person, 'back', { table, seat });
  // For some days, or for longer than anybody may.
  const away = pick % 2 === 0 ? pick * HOUR : 60 * DAY;
  if (what === 'is away') await house.ask(person, 'holiday', { table, seat, until: Date.now() + away * 1000 });
  if (what === 'asks') await asks(scene, person, seat, QUESTIONS[pick % QUESTIONS.length]!);
  if (what === 'says yes' || what === 'says no') await answers(scene, person, seat, what === 'says yes');
}

async function asks({ house, table, rest }: Scene, person: Person, seat: number, question: Question): Promise<void> {
  const answer = await house.ask(person, 'ask', { table, seat, question });
  if (question.kind === 'pause' && !('refused' in answer)) rest.asked = new Set([person]);
}

async function answers({ house, table, rest }: Scene, person: Person, seat: number, yes: boolean): Promise<object> {
  const kind = (await house.infoFor(person, table)).asked?.question.kind;
  const answer = await house.ask(person, 'answer', { table, seat, yes });
  if (yes && kind === 'pause' && !('refused' in answer)) rest.asked.add(person);
  return answer;
}

/** Goes, and after a while a friend of whoever is still there plays for them. */
async function makesWay({ house, table, lent }: Scene, person: Person, seat: number, pick: number): Promise<void> {
  house.goes(person);
  await house.passes(80, 8);
  for (const other of PLAYERS.filter((each) => house.isHere(each))) {
    const answer = await house.ask(other, 'lend', { table, seat });
    const friend = FRIENDS[pick % FRIENDS.length]!;
    if ('refused' in answer) continue;
    const taken = await house.ask(friend, 'take', { table, seat, key: answer.key, name: friend.name });
    if (!('refused' in taken) && PLAYERS.includes(person)) lent.push({ seat, person });
    await house.comes(friend, table);
  }
}

/** Everybody who is there says yes. */
async function agree(scene: Scene): Promise<void> {
  const { house, table } = scene;
  for (const person of PEOPLE.filter((each) => house.isHere(each)))
    for (const seat of mineIn(await house.infoFor(person, table))) await answers(scene, person, seat, true);
}

/** Makes a move if it is their turn; false if not. */
async function moved(house: House, person: Person, table: string, seat: number, pick: number): Promise<boolean> {
  const look = await house.ask(person, 'look', { table, seat });
  if ('refused' in look || look.frame === undefined || look.frame.moves.length === 0) return false;
  const { at, moves } = look.frame;
  const { name } = moves[pick % moves.length]!;
  return !('refused' in (await house.ask(person, 'move', { table, seat, at, move: name })));
}

const entriesAt = async (house: House, table: string): Promise<number> => (await house.archive.table(table))?.at ?? 0;

const isEnded = ({ phase }: TableInfo): boolean => phase === 'over' || phase === 'abandoned';

/**
 * How long anybody waits for others at most, in seconds: half of the time of somebody in sight twice over, and a question;
 * where moves take days as long as one may take, twice, a weekend, and for how long one may be away.
 */
const longest = ({ clock }: TableInfo): number => (clock.kind === 'slow' ? (2 * clock.days + 2 + 14) * DAY : 1000);
const ROUNDS = 50;

/** What the others do all the while: they have gone, their pages lie open, or they play on and say no to everything. */
const OTHERS = ['go', 'sleep', 'refuse'] as const;
type Others = (typeof OTHERS)[number];

/** They are there, do what it is their turn to do, and agree to nothing. */
async function refuse({ house, table }: Scene, others: readonly Person[]): Promise<void> {
  for (const person of others) {
    await house.ask(person, 'sight', { on: false });
    await house.ask(person, 'sight', { on: true });
    const info = await house.infoFor(person, table);
    const mine = mineIn(info);
    const isAsked = mine.some((seat) => info.asked?.awaited.includes(seat));
    if (info.phase === 'seating') await house.ask(person, 'start', { table });
    else if (isAsked) await house.ask(person, 'answer', { table, seat: mine[0]!, yes: false });
    else await anyMoved(house, person, table, mine);
  }
}

/** Does whatever one person can do until the game has gone on; what they tried, if it has not. */
async function goesOn(scene: Scene, person: Person, others: Others): Promise<string | undefined> {
  const { house, table, rest } = scene;
  const before = await entriesAt(house, table);
  const tried = new Set<string>();
  const stay = others === 'refuse' ? (await seatedAt(scene)).filter((other) => other !== person) : [];
  if (others !== 'sleep') for (const other of PEOPLE) if (other !== person) house.goes(other);
  for (const other of stay) await house.comes(other, table);
  for (let round = 0; round < ROUNDS; round++) {
    await refuse(scene, stay);
    const info = await house.comes(person, table);
    const mine = mineIn(info);
    const [seat] = mine;
    if (isEnded(info) || (await entriesAt(house, table)) > before) return undefined;
    if (seat === undefined) return 'no seat';
    const own = info.seats[seat]!;
    const tell = async (what: string, asking: Promise<object>): Promise<void> => {
      const answer = await asking;
      tried.add('refused' in answer ? `${what}: ${answer.refused}` : what);
    };
    const open = info.asked?.no === undefined ? info.asked : undefined;
    if (info.phase === 'seating') {
      if (info.yours) await tell('start', house.ask(person, 'start', { table }));
    } else if (own.kind === 'person' && own.standIn) await tell('back', house.ask(person, 'back', { table, seat }));
    else if (open !== undefined && !mine.includes(open.by)) {
      if (open.awaited.includes(seat)) await tell('answer', answers(scene, person, seat, true));
    } else if (open !== undefined && open.question.kind !== 'resume')
      await tell('withdraw', house.ask(person, 'answer', { table, seat, yes: false }));
    else if (info.paused !== undefined) {
      if (open === undefined)
        await tell('resume', house.ask(person, 'ask', { table, seat, question: { kind: 'resume' } }));
    } else if (!(await anyMoved(house, person, table, mine)))
      for (const [other, place] of info.seats.entries())
        if (place.kind === 'person' && !place.you && !place.standIn)
          await tell(`bot ${other}`, house.ask(person, 'bot', { table, seat: other, strength: 'easy' }));
    // Whoever has agreed to a pause has agreed to a day of it.
    await rests(scene);
    const isBound = info.paused !== undefined && rest.by.has(person);
    await house.passes(Math.ceil(isBound ? (2 * (DAY + longest(info))) / ROUNDS : longest(info) / ROUNDS), 2);
  }
  return [...tried].join(', ');
}

async function anyMoved(house: House, person: Person, table: string, seats: readonly number[]): Promise<boolean> {
  for (const seat of seats) if (await moved(house, person, table, seat, 0)) return true;
  return false;
}

/** Who has which seat, also those for whom somebody else plays. */
async function holdersAt({ house, table }: Scene): Promise<readonly { seat: number; person: Person; left: boolean }[]> {
  const { places } = (await house.archive.table(table))!;
  return places.flatMap((place, seat) => {
    const id = place.kind === 'person' ? (place.for?.person ?? place.person) : undefined;
    const person = PEOPLE.find((each) => each.id === id);
    if (place.kind !== 'person' || person === undefined) return [];
    return [{ seat, person, left: place.bot?.left === true && place.for === undefined }];
  });
}

/** Everybody comes back to their page, and whoever was played for by a friend says so. */
async function expectReturns(scene: Scene): Promise<void> {
  const { house, table, lent } = scene;
  const holders = await holdersAt(scene);
  for (const { seat, person } of lent)
    if (
      !isEnded(await house.infoFor(person, table)) &&
      (await house.archive.table(table))!.places[seat]!.kind === 'person'
    )
      expect(holders.map((each) => `${each.person.id} ${each.seat}`)).toContain(`${person.id} ${seat}`);
  for (const { seat, person, left } of holders) {
    let info = await house.comes(person, table);
    const place = info.seats[seat]!;
    if (isEnded(info)) return;
    if (place.kind === 'person' && place.yours) {
      await house.ask(person, 'back', { table, seat });
      info = await house.comes(person, table);
    }
    expect(info.seats[seat]).toMatchObject({ you: true, present: true, standIn: left });
  }
}

/** Whoever is at their page at this point, and has a seat. */
const presentAt = async (scene: Scene): Promise<readonly Person[]> =>
  (await seatedAt(scene)).filter((person) => scene.house.isHere(person));

async function seatedAt({ house, table }: Scene): Promise<readonly Person[]> {
  const { places } = (await house.archive.table(table))!;
  return PEOPLE.filter(({ id }) => places.some((place) => place.kind === 'person' && place.person === id));
}

/** What is made anew up to this point, and everything that can be asked of it. */
async function checked(terms: Terms, steps: readonly Step[], last: number, others: Others): Promise<void> {
  const scene = await begun(terms);
  for (const step of steps) await happens(scene, step);
  const present = await presentAt(scene);
  if (present.length > 0) {
    const person = present[last % present.length]!;
    expect(await goesOn(scene, person, others)).toBeUndefined();
  }
  await expectReturns(scene);
  await scene.house.close();
}

test('whoever is there can go on, at every point, and whoever returns has the seat again', async () => {
  await fc.assert(
    fc.asyncProperty(
      TABLE,
      fc.array(STEP, { maxLength: 24 }),
      fc.nat(4),
      fc.nat(OTHERS.length - 1),
      async (terms, steps, last, others) => {
        for (let point = 0; point <= steps.length; point++)
          await checked(terms, steps.slice(0, point), last + point, OTHERS[(others + point) % OTHERS.length]!);
      },
    ),
    { numRuns: Number(process.env.HIDEOUT_HISTORIES ?? 150) },
  );
});

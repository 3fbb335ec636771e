import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Question, SeatInfo, TableInfo } from '#wire/messages.ts';
import type { Person } from '../archive.ts';
import { badgeOf } from '../badge.ts';
import { again } from '../rematch.ts';
import { House } from './house.ts';

/**
 * Random tables, also for a rematch, with random people who come, fall silent with their page open, look away, leave, return, ask,
 * refuse, lend seats, take them, are away for days, invite, block and send out each other, and are forgotten. At every point of every
 * such history, each made anew: whoever is there goes on by themselves, whether the others have gone, do nothing, or play on and say no to
 * everything, or not a word; bots move, and agree; no question stands for ever; and whoever returns has the seat again.
 *
 * That it fails with each of the rules taken out that it is about is seen every night: `npm run alone`, scripts/alone.ts.
 */
const people = (...names: readonly string[]): readonly Person[] =>
  names.map((name) => ({ id: name, name, created: 0 }));
const PLAYERS = people('Mira', 'Jonas', 'Eva');
/** Who takes a seat that is lent. */
const FRIENDS = people('Otto', 'Lucía');
const PEOPLE = [...PLAYERS, ...FRIENDS];
/** Who has had nothing to do with any of it. */
const STRANGER: Person = { id: 'Nils', name: 'Nils', created: 0 };
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
  'pauses alone',
  'is away',
  'is away',
  'is away',
  'invites',
  'sends out',
  'blocks',
  'is forgotten',
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
  hasBot: fc.boolean(),
  stage: fc.constantFrom('started', 'started', 'filling', 'rematch'),
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

async function begun({ stage, hasBot, ...terms }: Terms): Promise<Scene> {
  const house = new House();
  const owner = PLAYERS[0]!;
  let { table } = (await house.ask(owner, 'create', terms)) as TableInfo;
  const players = PLAYERS.slice(0, terms.seats - (hasBot ? 1 : 0));
  for (const [seat, person] of players.entries()) {
    await house.ask(person, 'sit', { table, seat, name: person.name });
    await house.comes(person, table);
    await house.passes(1);
  }
  if (hasBot) await house.ask(owner, 'bot', { table, seat: players.length, strength: 'easy' });
  await knowEachOther(house, table);
  if (stage === 'started') await house.ask(owner, 'start', { table });
  if (stage === 'rematch') {
    table = await rematch(house, table, owner);
    await house.ask(owner, 'sit', { table, seat: 0, name: owner.name });
    for (const person of players) await house.comes(person, table);
  }
  return { house, table, keys: [], lent: [], rest: { since: undefined, by: new Set(), asked: new Set() } };
}

/** They have all played together before. */
async function knowEachOther({ archive }: House, table: string): Promise<void> {
  const { at: _at, toAct: _toAct, moved: _moved, ...row } = (await archive.table(table))!;
  const places = PEOPLE.map(({ id: person, name }, figure) => ({
    kind: 'person' as const,
    person,
    name,
    figure,
    standIn: false,
  }));
  await archive.addTable({ ...row, id: 'before', owner: '', command: 'before', phase: 'over', places });
}

/** The table where the same people play again, as it is made when somebody asks for it. */
async function rematch({ archive }: House, table: string, asker: Person): Promise<string> {
  const { at: _at, toAct: _toAct, moved: _moved, ...row } = (await archive.table(table))!;
  const made = { id: 'again', secret: 'ab'.repeat(32), now: Date.now() };
  return (await archive.addTable(again(row, asker, made)))!.id;
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
  if (what === 'comes') return (await isOut(scene, person)) ? undefined : void (await house.comes(person, table));
  if (what === 'is forgotten') return pick % 2 === 0 ? isForgotten(scene, person) : undefined;
  if (what === 'goes') return house.goes(person);
  if (what === 'all say yes') return agree(scene);
  if (!house.isHere(person)) return;
  if (what === 'looks away' || what === 'looks') await house.ask(person, 'sight', { on: what === 'looks' });
  const info = await house.infoFor(person, table);
  const [seat] = mineIn(info);
  const any = pick % info.seats.length;
  const other = { table, badge: badgeOf(table, PEOPLE[pick % PEOPLE.length]!.id) };
  if (what === 'invites') await invites(scene, person, pick);
  if (what === 'blocks') await house.ask(person, 'block', other);
  if (what === 'sends out') await house.ask(person, 'oust', { ...other, on: pick % 4 > 0 });
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
  if (what === 'pauses alone' && seat !== undefined) await pausesAlone(scene, person, seat);
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

/** While the others are away, who are back then. */
async function pausesAlone(scene: Scene, person: Person, seat: number): Promise<void> {
  const { house, table } = scene;
  const others = PEOPLE.filter((each) => each !== person && house.isHere(each));
  for (const other of others) house.goes(other);
  await house.passes(80, 8);
  await asks(scene, person, seat, { kind: 'pause' });
  for (const other of others) if (!(await isOut(scene, other))) await house.comes(other, table);
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

async function invites({ house, table }: Scene, person: Person, pick: number): Promise<void> {
  const known = await house.ask(person, 'companions', { table });
  const other = 'refused' in known ? undefined : known.people[pick % Math.max(1, known.people.length)];
  if (other !== undefined) await house.ask(person, 'invite', { table, from: other.from, badge: other.badge });
}

async function isForgotten({ house, lent }: Scene, person: Person): Promise<void> {
  house.goes(person);
  await house.forgets(person);
  for (const loan of lent.filter((each) => each.person === person)) lent.splice(lent.indexOf(loan), 1);
}

const isOut = async ({ house, table }: Scene, { id }: Person): Promise<boolean> =>
  (await house.archive.table(table))!.sentOut?.some((each) => each.id === id) === true;

/** Goes, and after a while a friend of whoever is still there plays for them. */
async function makesWay(
  { house, table, keys, lent }: Scene,
  person: Person,
  seat: number,
  pick: number,
): Promise<void> {
  house.goes(person);
  await house.passes(80, 8);
  for (const other of PLAYERS.filter((each) => house.isHere(each))) {
    const answer = await house.ask(other, 'lend', { table, seat });
    const friend = FRIENDS[pick % FRIENDS.length]!;
    if ('refused' in answer) continue;
    keys.push({ seat, key: answer.key });
    // Some have been given a key, and do not come.
    if (pick % 3 === 0) continue;
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

/** What the others do all the while: they have gone, their pages lie open, or they play on and say no to everything, or not a word. */
const OTHERS = ['go', 'sleep', 'refuse', 'ignore'] as const;
type Others = (typeof OTHERS)[number];
const areAwake = (what: Others): boolean => what === 'refuse' || what === 'ignore';

async function others({ house, table }: Scene, person: Person, what: Others): Promise<void> {
  const isAwake = areAwake(what);
  for (const other of PEOPLE.filter((each) => each !== person)) {
    const mine = mineIn(await house.infoFor(other, table));
    if (what === 'go' || (isAwake && mine.length === 0)) house.goes(other);
    if (!isAwake || mine.length === 0) continue;
    const info = house.isHere(other) ? await house.infoFor(other, table) : await house.comes(other, table);
    await stirs(house, other);
    const isAsked = mine.some((seat) => info.asked?.awaited.includes(seat));
    if (info.phase === 'seating') {
      if (mine.some((seat) => !isKept(info, seat))) await house.ask(other, 'start', { table });
    } else if (!isAsked) await anyMoved(house, other, table, mine);
    else if (what === 'refuse') await house.ask(other, 'answer', { table, seat: mine[0]!, yes: false });
  }
}

/** Says that they are there. */
async function stirs(house: House, person: Person): Promise<void> {
  await house.ask(person, 'sight', { on: false });
  await house.ask(person, 'sight', { on: true });
}

/** Whether this seat is kept for somebody who has not sat down yet. */
function isKept({ seats }: TableInfo, seat: number): boolean {
  const place = seats[seat];
  return place?.kind === 'person' && place.awaited;
}

/** Does whatever one person can do until the game has gone on; what they tried, if it has not. */
async function goesOn(scene: Scene, person: Person, what: Others): Promise<string | undefined> {
  const { house, table, rest } = scene;
  const before = await entriesAt(house, table);
  const tried = new Set<string>();
  for (let round = 0; round < ROUNDS; round++) {
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
      const sits = isKept(info, seat) ? await house.ask(person, 'sit', { table, seat, name: person.name }) : info;
      // Whoever is blocked by somebody here has no place here.
      if ('refused' in sits && sits.refused === 'not-welcome') return undefined;
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
    await others(scene, person, what);
    // Whoever has agreed to a pause has agreed to a day of it, as long as the others are there who want it.
    await rests(scene);
    const isBound = areAwake(what) && info.paused !== undefined && rest.by.has(person);
    await house.passes(Math.ceil(isBound ? (2 * (DAY + longest(info))) / ROUNDS : longest(info) / ROUNDS), 2);
  }
  return [...tried].join(', ');
}

async function anyMoved(house: House, person: Person, table: string, seats: readonly number[]): Promise<boolean> {
  for (const seat of seats) if (await moved(house, person, table, seat, 0)) return true;
  return false;
}

const ANOTHER_CLOCK: Question = { kind: 'clock', clock: { kind: 'move', minutes: 60 } };

/** Asks for another clock, or for a longer pause, as soon as nothing else is asked any more; and where nobody minds gets the clock. */
async function isHeard(scene: Scene, person: Person, what: Others): Promise<void> {
  const { house, table } = scene;
  let refusal: string | undefined;
  for (let round = 0; round < ROUNDS; round++) {
    await others(scene, person, what);
    const info = await house.comes(person, table);
    const [seat] = mineIn(info);
    if (seat === undefined || info.phase !== 'playing' || isOther(info)) return;
    const question: Question = info.paused === undefined ? ANOTHER_CLOCK : { kind: 'pause' };
    const answer = await house.ask(person, 'ask', { table, seat, question });
    if (!('refused' in answer)) {
      // Nobody waits for the answer of a bot.
      if (isAlone(answer)) expect(answer).not.toHaveProperty('asked');
      if (areAwake(what) || info.paused !== undefined || isOther(answer)) return;
      refusal = 'nothing has come of it';
    } else refusal = answer.refused;
    await house.passes(Math.ceil(longest(info) / ROUNDS), 2);
  }
  expect(refusal).toBeUndefined();
}

const isOther = ({ clock }: TableInfo): boolean => clock.kind === 'move' && clock.minutes === 60;

const isBots = (place: SeatInfo | undefined): boolean =>
  place?.kind === 'bot' || (place?.kind === 'person' && place.standIn);

/** Whether bots have all the seats that are not this reader's. */
const isAlone = ({ seats }: TableInfo): boolean =>
  seats.every((place) => (place.kind === 'person' && place.you) || isBots(place));

/** Whoever waits for bots, and does nothing but that, sees them move. */
async function botsMove({ house, table }: Scene, person: Person): Promise<void> {
  const { seats, phase, paused } = await house.comes(person, table);
  const look = await house.ask(person, 'look', { table });
  if ('refused' in look || look.frame === undefined || phase !== 'playing' || paused !== undefined) return;
  const { toAct, at } = look.frame;
  const isAttended = seats.some((place) => place.kind === 'person' && !place.standIn);
  if (!isAttended || toAct.length === 0 || !toAct.every((seat) => isBots(seats[seat]))) return;
  for (let round = 0; round < 10; round++) {
    await stirs(house, person);
    await house.passes(10, 2);
  }
  expect(await entriesAt(house, table)).toBeGreaterThan(at);
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
  // Nobody gets in by a key that was given away before.
  for (const { seat, key } of scene.keys.filter((each) => holders.some((holder) => holder.seat === each.seat)))
    expect(await house.ask(STRANGER, 'take', { table, seat, key, name: STRANGER.name })).toHaveProperty('refused');
}

/** Whoever is at their page at this point, and has a seat. */
const presentAt = async (scene: Scene): Promise<readonly Person[]> =>
  (await seatedAt(scene)).filter((person) => scene.house.isHere(person));

async function seatedAt({ house, table }: Scene): Promise<readonly Person[]> {
  const { places } = (await house.archive.table(table))!;
  return PEOPLE.filter(({ id }) => places.some((place) => place.kind === 'person' && place.person === id));
}

/** What is made anew up to this point, and everything that can be asked of it. */
async function checked(terms: Terms, steps: readonly Step[], last: number, what: Others): Promise<void> {
  const scene = await begun(terms);
  for (const step of steps) await happens(scene, step);
  const present = await presentAt(scene);
  if (present.length > 0) {
    const person = present[last % present.length]!;
    await botsMove(scene, person);
    expect(await goesOn(scene, person, what)).toBeUndefined();
    await isHeard(scene, person, what);
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

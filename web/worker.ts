import { catalogue, partsOf, posterOf, rulesOf } from '#games/index.ts';
import { drawUp } from '#lobby/accountant.ts';
import { adopt } from '#lobby/adopt.ts';
import type { Archive, Person } from '#lobby/archive.ts';
import { alone } from '#lobby/bus.ts';
import { finishedGames, finishedRecords } from '#lobby/finished.ts';
import { Lobby } from '#lobby/lobby.ts';
import { memoryArchive } from '#lobby/memory.ts';
import { tableName } from '#lobby/names.ts';
import { fork, recall } from '#lobby/recall.ts';
import { advise, mind, think } from '#lobby/think.ts';
import { examined } from '#table/examination.ts';
import { fingerprint } from '#table/fingerprint.ts';
import { attempt, type Course, prospectAt } from '#table/lesson.ts';
import { glimpse, positions } from '#table/position.ts';
import { decode, type GameRecord } from '#table/record.ts';
import { isRefused } from '#table/refusal.ts';
import { retried } from '#table/tried.ts';
import { verify } from '#table/verify.ts';
import type { Command } from '#wire/messages.ts';
import { GRACE } from '#wire/protocol.ts';
import { openArchive } from './device/archive.ts';
import { KEEPS_NO_TABLES } from './device/channel.ts';
import { type Content, type Errands, errandsBy, runErrands } from './device/errands.ts';
import { HERE } from './device/here.ts';
import { type House, keepHouse } from './device/house.ts';
import { ACCOUNTANT, ERRANDS } from './device/workers.ts';

/** Everybody at this device is one person, whatever the seats are called. */
const HERE_SITS: Person = { id: 'here', name: '', created: 0 };

/** Where the browser keeps the tables of this device. */
const SHELVES = 'hideout';

const TICK = 1000;
/** So long a bot takes at least, so that people can follow. */
const BOT_PAUSE = 300;
/** So long it waits at most until the page has shown what happened before: longer than any scene that nobody hurries. */
const BOT_PATIENCE = 30_000;
const REST = 100;
const MOST_TABLES = 100;

const rulesToday = async (game: string) => (await catalogue[game]!.rules()).game;

const courseOf = async (game: string, lesson: string): Promise<Course> =>
  (await catalogue[game]!.courses!()).courses[lesson]!;

/** Some programs put a mark before a text. */
const decoded = (text: string) => decode(text.replace(/^\uFEFF/, ''));

function contentOf(text: string): Content | undefined {
  const record = decoded(text);
  if (isRefused(record)) return undefined;
  return { text, game: record.game, seats: record.seats, entries: record.entries.length };
}

const errands: Errands = {
  think,
  mind,
  advise,
  recall,
  fork,

  async odds({ game, version, view, seat, language, names }) {
    const part = await partsOf(game, version)?.odds?.();
    if (part === undefined) return undefined;
    const odds = part.odds(view, seat);
    return { odds, inWords: part.oddsText(odds, view, language, names) };
  },

  luck: async ({ game, version, story, view }) => (await partsOf(game, version)?.odds?.())?.luck?.(story, view),
  foresee: async ({ game, version, view, moves }) =>
    (await partsOf(game, version)?.foresight?.())?.meanings(view, moves),
  standing: async ({ game, version, view }) => (await partsOf(game, version)?.foresight?.())?.standing?.(view),

  lessonAt: async ({ game, lesson, place }) => prospectAt(await rulesToday(game), await courseOf(game, lesson), place),
  tryInLesson: async ({ game, lesson, place, move }) =>
    attempt(await rulesToday(game), await courseOf(game, lesson), place, move),
  async examine({ record, testimonies }) {
    return examined(await rulesOf(record.game, record.version), record, testimonies);
  },

  fingerprint: async (dealt) => fingerprint(dealt),

  async contents({ text }) {
    const whole = contentOf(text);
    return whole === undefined ? text.split('\n').flatMap((line) => contentOf(line) ?? []) : [whole];
  },

  async adopt({ text, names }) {
    const record = decoded(text);
    if (isRefused(record)) return { why: 'unreadable' };
    if (posterOf(record.game) === undefined) return { why: 'unknown' };
    const game = await rulesOf(record.game, record.version);
    const verdict = verify(game, record);
    if (!verdict.holds) return { why: 'fails', entry: verdict.entry };
    if (game === undefined) return { why: 'outdated' };
    if (record.outcome === undefined && record.abandoned === undefined) return { why: 'running' };
    const archive = await openArchive(SHELVES);
    const id = `${HERE}${tableName((bound) => crypto.getRandomValues(new Uint32Array(1))[0]! % bound)}`;
    const table = await adopt(archive, game, record, { id, owner: HERE_SITS.id, names, now: Date.now() });
    await archive.close();
    return { table };
  },

  async stopped({ table, tried }) {
    const archive = await openArchive(SHELVES);
    const stored = await archive.read(table);
    await archive.close();
    if (stored === undefined || tried === undefined) return stored && { record: stored.record };
    const game = await rulesOf(stored.record.game, stored.record.version);
    return { record: stored.record, ...(game && { tried: retried(game, stored, tried) }) };
  },

  async finished() {
    const archive = await openArchive(SHELVES);
    const rows = await archive.tablesOf(HERE_SITS.id, Number.MAX_SAFE_INTEGER);
    await archive.close();
    return finishedGames(rows, HERE_SITS);
  },

  async records() {
    const archive = await openArchive(SHELVES);
    const lines: string[] = [];
    for await (const line of finishedRecords(archive, HERE_SITS)) lines.push(line);
    await archive.close();
    return lines.join('');
  },

  async record({ table }) {
    const archive = await openArchive(SHELVES);
    const stored = await archive.read(table);
    await archive.close();
    return stored?.record;
  },

  replay: async ({ record, eyes }) => positions((await rulesOf(record.game, record.version))!, record, eyes),
  glimpse: async ({ record, eyes, at }) => glimpse((await rulesOf(record.game, record.version))!, record, eyes, at),
};

/** The same lobby as a server's, for one device. */
class DeviceLobby extends Lobby {
  override newIdentity() {
    const made = super.newIdentity();
    return { ...made, id: HERE + made.id };
  }
}

const secret = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Where the browser keeps nothing, as some do in private windows, tables last as long as the page. */
const archiveOrMemory = (): Promise<Archive> =>
  openArchive(SHELVES).catch(() => {
    self.postMessage(KEEPS_NO_TABLES);
    return memoryArchive();
  });

async function openHouse(): Promise<House> {
  // A search must not hold up the table, so bots think in a worker of the worker.
  const bots = errandsBy(new Worker(self.location.href, { type: 'module', name: ERRANDS }));
  const lobby = new DeviceLobby({
    archive: await archiveOrMemory(),
    bus: alone,
    process: 'this device',
    now: Date.now,
    secret,
    think: (thought) => bots.think(thought),
    mind: (musing) => bots.mind(musing),
    advise: (outlook) => bots.advise(outlook),
    recall: (memory) => bots.recall(memory),
    fork: (asked) => bots.fork(asked),
    report: (report) => {
      if ('error' in report) console.error(report.error);
    },
    botPause: BOT_PAUSE,
    botPatience: BOT_PATIENCE,
    rest: REST,
    grace: GRACE,
    tablesPerPerson: MOST_TABLES,
  });
  const beat = setInterval(() => void lobby.tick(), TICK);
  return {
    welcome(send) {
      const visit = lobby.visit(HERE_SITS, send);
      return {
        handle: async (text) => JSON.stringify(await visit.handle(JSON.parse(text) as Command)),
        leave: () => visit.close(),
      };
    },
    close() {
      clearInterval(beat);
      lobby.close();
    },
  };
}

/** One record, and then as much of its account as there is time for. */
function runAccountant(): void {
  const fail = (error: unknown): void => {
    console.error(error);
    self.postMessage('failed');
  };
  self.addEventListener(
    'message',
    ({ data }: MessageEvent<GameRecord>) => void drawUp(data, (progress) => self.postMessage(progress)).catch(fail),
  );
}

/** Everything that needs the rules runs here, away from the page: errands, accounts, and the tables of this device. */
if (self.name === ERRANDS) runErrands(errands);
else if (self.name === ACCOUNTANT) runAccountant();
else keepHouse(self.name, openHouse);

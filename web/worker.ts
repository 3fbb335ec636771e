import { catalogue } from '#games/index.ts';
import type { Archive, Person } from '#lobby/archive.ts';
import { alone } from '#lobby/bus.ts';
import { Lobby } from '#lobby/lobby.ts';
import { memoryArchive } from '#lobby/memory.ts';
import { fork, recall } from '#lobby/recall.ts';
import { advise, think } from '#lobby/think.ts';
import { positions } from '#table/position.ts';
import { verify } from '#table/verify.ts';
import type { Command } from '#wire/messages.ts';
import { openArchive } from './device/archive.ts';
import { KEEPS_NO_TABLES } from './device/channel.ts';
import { type Errands, errandsBy, runErrands } from './device/errands.ts';
import { HERE } from './device/here.ts';
import { type House, keepHouse } from './device/house.ts';
import { ERRANDS } from './device/workers.ts';

/** Everybody at this device is one person, whatever the seats are called. */
const HERE_SITS: Person = { id: 'here', name: '', created: 0 };

const TICK = 1000;
/** So long a bot takes at least, so that people can follow; pages show one move after the other besides. */
const BOT_PAUSE = 300;
const REST = 100;
const MOST_TABLES = 100;

const rulesOf = async (game: string) => (await catalogue[game]!.rules()).game;

const errands: Errands = {
  think,
  advise,
  recall,
  fork,

  async odds({ game, view, seat, language, names }) {
    const part = await catalogue[game]!.odds?.();
    if (part === undefined) return undefined;
    const odds = part.odds(view, seat);
    return { odds, inWords: part.oddsText(odds, view, language, names) };
  },

  foresee: async ({ game, view, moves }) => (await catalogue[game]!.foresight?.())?.meanings(view, moves),
  sequels: async ({ game, view, moves }) => (await catalogue[game]!.foresight?.())?.sequels?.(view, moves),
  standing: async ({ game, view }) => (await catalogue[game]!.foresight?.())?.standing?.(view),

  verify: async ({ record }) => verify(await rulesOf(record.game), record),

  replay: async ({ record, eyes }) => positions(await rulesOf(record.game), record, eyes),
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
  openArchive('hideout').catch(() => {
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
    advise: (outlook) => bots.advise(outlook),
    recall: (memory) => bots.recall(memory),
    fork: (asked) => bots.fork(asked),
    report: (report) => {
      if ('error' in report) console.error(report.error);
    },
    botPause: BOT_PAUSE,
    rest: REST,
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

/** Everything that needs the rules runs here, away from the page: errands, and the tables of this device. */
if (self.name === ERRANDS) runErrands(errands);
else keepHouse(self.name, openHouse);

import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { type FastifyBaseLogger, fastify, LogController } from 'fastify';
import type { Logger } from 'pino';
import type { Archive } from '#lobby/archive.ts';
import { topics } from '#lobby/bus.ts';
import { Lobby } from '#lobby/lobby.ts';
import type { Report } from '#lobby/world.ts';
import type { App } from './app.ts';
import { blocks } from './blocks.ts';
import { Bots, type Watcher } from './bots.ts';
import { openBus } from './bus/open.ts';
import { Caller } from './calls/caller.ts';
import { Door } from './calls/door.ts';
import { pushKeys } from './calls/push.ts';
import { callRoutes } from './calls/routes.ts';
import { OPENINGS, READERS } from './costs.ts';
import { devices } from './devices.ts';
import './digest.ts';
import { guard } from './guard.ts';
import { health } from './health.ts';
import { newId, secret } from './identity.ts';
import type { Fault } from './last-resort.ts';
import { Metrics } from './metrics.ts';
import { myFinished, myGames } from './my-games.ts';
import { pages } from './pages.ts';
import { people } from './people.ts';
import { Quota } from './quota.ts';
import { records } from './records.ts';
import { security } from './security.ts';
import type { Settings } from './settings.ts';
import { Shares } from './shares.ts';
import { noting } from './sightings.ts';
import { Sockets } from './socket.ts';
import type { ServerArchive } from './store/archive.ts';
import { gauges, type Reading, Strain } from './strain.ts';
import { Tolls } from './tolls.ts';
import { Turns } from './turns.ts';
import { wantsSocket } from './upgrade.ts';

const LONGEST_BODY = 64 * 1024;
const TICK = 1000;
const HOUR = 60 * 60 * 1000;

/** What one asks for is there for others, too: it is opened though whoever wanted it has gone. */
const NEVER = new AbortController().signal;

const now = (): number => Date.now();
const monotonic = (): number => performance.now();

/** What tests put others in the place of. */
export interface Parts {
  /** Milliseconds, for whatever is limited in time: it only runs forward, whatever happens to the time of day. */
  readonly clock: () => number;
  readonly bots: (watcher: Watcher) => Bots;
  /** How this process does. */
  readonly gauges: () => Reading;
  /** Where the built pages lie. */
  readonly pages: string;
  /** Milliseconds between two looks at what is due; it is looked twice as often whether somebody has to be called. */
  readonly tick: number;
}

export interface Running {
  /** Where it can be reached. */
  readonly port: number;
  readonly lobby: Lobby;
  /** Counts something that was thrown and that nobody caught. */
  readonly faulted: (what: Fault) => void;
  /** Stops accepting, finishes what is at work, says goodbye. */
  close(): Promise<void>;
}

/** Starts serving what the archive keeps. */
export async function serve(
  settings: Settings,
  archive: ServerArchive,
  log: Logger,
  {
    clock = monotonic,
    bots: makeBots = (watcher) => new Bots(watcher),
    gauges: read = gauges(),
    pages: pagesAt,
    tick = TICK,
  }: Partial<Parts> = {},
): Promise<Running> {
  let connected = true;
  const bus = await openBus(settings, {
    connected(is) {
      connected = is;
      log[is ? 'info' : 'warn'](is ? 'NATS is back' : 'NATS is gone; other processes are heard through the database');
      // Whatever was not heard meanwhile is found there.
      if (is) lobby.check().catch((error: unknown) => tell({ type: 'failed', error }, log, metrics));
    },
    failed(error) {
      metrics.busFailures.inc();
      log.warn({ err: error }, 'a message of another process failed');
    },
  }).catch(async (error: unknown) => {
    await archive.close();
    throw error;
  });
  const bots = makeBots({
    thinks: ({ game, strength }) => metrics.botSeconds.startTimer({ game, strength }),
    dropped: (what) => metrics.dropped.inc({ what }),
  });
  const openings = new Turns(OPENINGS);
  const lobby: Lobby = new Lobby({
    archive: noting(
      timed(archive, (seconds) => metrics.appendSeconds.observe(seconds)),
      now,
    ),
    bus,
    // One that is alone has the same name whenever it starts, so that it finds its own claims.
    process: bus.shared ? newId() : 'alone',
    now,
    secret,
    think: (thought, asking) => bots.think(thought, asking),
    mind: (musing, asking) => bots.mind(musing, asking),
    advise: (outlook, asking) => bots.advise(outlook, asking),
    recall: (memory, asking) => bots.recall(memory, asking),
    fork: (fork, asking) => bots.fork(fork, asking),
    inTurn: (who, open) => openings.run({ who, signal: NEVER }, open),
    sighted: (table, change) =>
      void archive
        .watch(table, lobby.world.process, change)
        .catch((error: unknown) => tell({ type: 'failed', table, error }, log, metrics)),
    report: (report) => tell(report, log, metrics),
    botPause: settings.botPause,
    botPatience: 0,
    rest: settings.rest,
    grace: settings.grace,
    tablesPerPerson: settings.limits.tablesPerPerson,
  });
  const metrics: Metrics = new Metrics({
    sockets: () => sockets.count,
    tables: () => lobby.openRooms,
    bus: () => Number(connected),
    waiting: () => bots.waiting,
    strained: () => strain.isOver,
  });
  const strain = new Strain(settings.limits.delay, read, (isOver, reading) =>
    log[isOver ? 'warn' : 'info'](reading, isOver ? 'too much to do: what can wait is refused' : 'there is time again'),
  );
  const door = new Door(settings.neighbours);
  const keys = await pushKeys(archive);
  const caller = new Caller({
    ...{ lobby, door, keys, log },
    book: archive,
    contact: settings.contact,
    metrics: () => metrics,
  });
  const shares = new Shares(settings.limits, clock);
  const readers = new Turns(READERS);
  const tolls = new Tolls(lobby.world.archive, shares, readers);
  const sockets = new Sockets(lobby, settings, { metrics: () => metrics, clock, strain, shares, readers });

  const { patience } = settings;
  const app: App = fastify({
    loggerInstance: log as FastifyBaseLogger,
    bodyLimit: LONGEST_BODY,
    // A body is what its schema says, or it is wrong: nothing is made to fit.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
    trustProxy: (_address, hop) => hop < settings.proxy,
    routerOptions: { maxParamLength: 100 },
    forceCloseConnections: true,
    requestTimeout: patience.request,
    connectionTimeout: patience.idle,
    keepAliveTimeout: patience.between,
    http: {
      shouldUpgradeCallback: wantsSocket,
      headersTimeout: patience.head,
      connectionsCheckingInterval: patience.check,
    },
    // One line for each request is the proxy's business.
    logController: new LogController({ disableRequestLogging: true }),
  }).withTypeProvider<TypeBoxTypeProvider>();
  app.removeContentTypeParser('text/plain');
  await guard(app, settings, strain);
  tolls.guard(app);
  await app.register(swagger, {
    openapi: {
      info: { title: 'Hideout', description: 'Tables are played over the socket: docs/protocol.md.', version: '1' },
    },
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
  bus.listen(topics.people, (news) => {
    if (news.type === 'forgotten') sockets.forget(news.person);
    if (news.type === 'signed-out') sockets.signOut(news.device);
  });
  let ready = true;
  app.after(() => {
    const newcomers = new Quota(settings.limits.newPeoplePerHour, HOUR, clock);
    people(app, lobby, archive, { newcomers, tolls }, (person) => {
      sockets.forget(person);
      bus.tell(topics.people, { type: 'forgotten', person });
    });
    devices(app, lobby, newcomers, (device) => {
      sockets.signOut(device);
      bus.tell(topics.people, { type: 'signed-out', device });
    });
    blocks(app, lobby);
    callRoutes(app, lobby, { book: archive, door, keys, hooks: settings.webhooks, clock });
    records(app, lobby, tolls);
    myGames(app, lobby, clock);
    myFinished(app, lobby, clock);
    security(app, settings.contact, now);
    health(app, archive, metrics, () => ready && !strain.isOver);
  });
  await pages(app, archive, pagesAt);
  app.server.maxConnections = settings.limits.connections;
  sockets.listen(app.server);
  const beat = every(tick, () => {
    strain.look();
    return lobby.tick().catch((error: unknown) => tell({ type: 'failed', error }, log, metrics));
  });
  const calling = every(tick / 2, () =>
    caller.tick().catch((error: unknown) => tell({ type: 'failed', error }, log, metrics)),
  );
  const close = async (): Promise<void> => {
    ready = false;
    bots.hush();
    await beat.end();
    await calling.end();
    await caller.close();
    await sockets.close();
    await lobby.close();
    await app.close();
    await bots.close();
    await bus.close();
    await archive.close();
  };
  try {
    await app.listen({ host: settings.host, port: settings.port });
  } catch (error) {
    await close();
    throw error;
  }
  return {
    port: (app.server.address() as { port: number }).port,
    lobby,
    faulted: (what) => metrics.faults.inc({ what }),
    close,
  };
}

function timed(archive: Archive, observe: (seconds: number) => void): Archive {
  return {
    ...archive,
    append: async (...args) => {
      const begun = performance.now();
      const first = await archive.append(...args);
      observe((performance.now() - begun) / 1000);
      return first;
    },
  };
}

/** Logs and counts what the lobby reports. */
function tell(report: Report, log: Logger, metrics: Metrics): void {
  switch (report.type) {
    case 'moved':
      metrics.moves.inc({ game: report.game });
      if (report.ended !== undefined) metrics.games.inc({ game: report.game, result: report.ended });
      metrics.moveSeconds.observe(report.milliseconds / 1000);
      return;
    case 'bot-failed':
      metrics.botFailures.inc({ game: report.game });
      log.warn({ table: report.table, reason: report.reason }, 'a bot failed; any legal move was made for it');
      return;
    case 'table-stopped':
      metrics.stoppedTables.inc();
      log.error({ table: report.table, err: report.error }, 'a fault has stopped this table; its record is intact');
      return;
    default:
      log.error({ table: report.table, err: report.error }, 'failed');
  }
}

/** Does something again and again, never twice at once. */
function every(milliseconds: number, work: () => Promise<void>): { end(): Promise<void> } {
  let timer: ReturnType<typeof setTimeout>;
  let running = Promise.resolve();
  let ended = false;
  const next = (): void => {
    if (ended) return;
    timer = setTimeout(() => {
      running = work().then(next);
    }, milliseconds);
  };
  next();
  return {
    end: async () => {
      ended = true;
      clearTimeout(timer);
      await running;
    },
  };
}

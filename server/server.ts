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
import { Bots } from './bots.ts';
import { openBus } from './bus/open.ts';
import { devices } from './devices.ts';
import { guard } from './guard.ts';
import { health } from './health.ts';
import { newId, secret } from './identity.ts';
import { Metrics } from './metrics.ts';
import { pages } from './pages.ts';
import { people } from './people.ts';
import { Quota } from './quota.ts';
import { records } from './records.ts';
import { security } from './security.ts';
import type { Settings } from './settings.ts';
import { noting } from './sightings.ts';
import { Sockets } from './socket.ts';

const LONGEST_BODY = 64 * 1024;
const TICK = 1000;
const HOUR = 60 * 60 * 1000;

const now = (): number => Date.now();

export interface Running {
  /** Where it can be reached. */
  readonly port: number;
  readonly lobby: Lobby;
  /** Stops accepting, finishes what is at work, says goodbye. */
  close(): Promise<void>;
}

/** Starts serving what the archive keeps. */
export async function serve(settings: Settings, archive: Archive, log: Logger): Promise<Running> {
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
  const bots = new Bots();
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
    think: async (thought) => {
      const end = metrics.botSeconds.startTimer({ game: thought.game, strength: thought.strength });
      return bots.think(thought).finally(end);
    },
    advise: (outlook) => bots.advise(outlook),
    recall: (memory) => bots.recall(memory),
    report: (report) => tell(report, log, metrics),
    botPause: settings.botPause,
    rest: settings.rest,
    tablesPerPerson: settings.limits.tablesPerPerson,
  });
  const metrics: Metrics = new Metrics({
    sockets: () => sockets.count,
    tables: () => lobby.openRooms,
    bus: () => Number(connected),
  });
  const sockets = new Sockets(lobby, settings, () => metrics);

  const app: App = fastify({
    loggerInstance: log as FastifyBaseLogger,
    bodyLimit: LONGEST_BODY,
    trustProxy: settings.proxy,
    routerOptions: { maxParamLength: 100 },
    forceCloseConnections: true,
    // One line for each request is the proxy's business.
    logController: new LogController({ disableRequestLogging: true }),
  }).withTypeProvider<TypeBoxTypeProvider>();
  app.removeContentTypeParser('text/plain');
  await guard(app, settings);
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
    const newcomers = new Quota(settings.limits.newPeoplePerHour, HOUR, now);
    people(app, lobby, newcomers, (person) => {
      sockets.forget(person);
      bus.tell(topics.people, { type: 'forgotten', person });
    });
    devices(app, lobby, newcomers, (device) => {
      sockets.signOut(device);
      bus.tell(topics.people, { type: 'signed-out', device });
    });
    records(app, lobby);
    security(app, settings.contact, now);
    health(app, archive, metrics, () => ready);
  });
  await pages(app);
  sockets.listen(app.server);
  const beat = every(TICK, () => lobby.tick().catch((error: unknown) => tell({ type: 'failed', error }, log, metrics)));
  const close = async (): Promise<void> => {
    ready = false;
    await beat.end();
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
  return { port: (app.server.address() as { port: number }).port, lobby, close };
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

import { GRACE } from '#wire/protocol.ts';
import { LEVELS, type Level } from './log.ts';

/** How this server is set up, from the environment; docs/hosting.md explains each. */
export interface Settings {
  readonly host: string;
  readonly port: number;
  /** The file of the embedded database; not used with a `database`. */
  readonly data: string;
  /** The address of a PostgreSQL database. */
  readonly database: string | undefined;
  /** Addresses of NATS servers, over which several processes on one database tell each other. */
  readonly nats: readonly string[] | undefined;
  /** How many proxies stand in front, each of which says who called it and whether the line is encrypted. */
  readonly proxy: number;
  readonly limits: Limits;
  readonly patience: Patience;
  readonly log: Level;
  /** Milliseconds that a bot waits before it moves, so that people can follow. */
  readonly botPause: number;
  /** How long, in milliseconds, somebody is waited for before the others may call a bot. */
  readonly grace: number;
  /** Milliseconds that whoever has nothing to do is left in peace after a push; what happens meanwhile comes as one. */
  readonly rest: number;
  /** Whom to tell of a weakness: an address of mail or of a page. */
  readonly contact: string | undefined;
  /** Whether people may be called at addresses of their own choice. */
  readonly webhooks: boolean;
  /** Hosts of the own network, as in `chat.local:8065`, that may be written to all the same. */
  readonly neighbours: readonly string[];
}

/** How long an HTTP connection may take, in milliseconds. Without an end to each of these, whoever sends nothing stays. */
export interface Patience {
  /** Until the first request's head is there, and until all of a request is. */
  readonly head: number;
  readonly request: number;
  /** Until whoever is answered reads on. */
  readonly idle: number;
  /** Between two requests. */
  readonly between: number;
  /** How often all this is looked at. */
  readonly check: number;
}

const PATIENCE: Patience = {
  head: 10_000,
  request: 30_000,
  idle: 60_000,
  // Proxies keep their lines for a minute; one that we close first may be in use.
  between: 72_000,
  check: 5000,
};

/** How much one person, socket or address may ask for. */
export interface Limits {
  readonly requestsPerMinute: number;
  /** … for parts of the pages, which cost next to nothing. */
  readonly filesPerMinute: number;
  readonly newPeoplePerHour: number;
  readonly newTablesPerHour: number;
  readonly tablesPerPerson: number;
  /** Lines of any kind, also such as have not become sockets. */
  readonly connections: number;
  readonly socketsPerPerson: number;
  readonly socketsPerAddress: number;
  readonly messagesPerSecond: number;
  readonly linesPerMinute: number;
  /** What commands may weigh together in a second; server/costs.ts says what one is. */
  readonly costPerPerson: number;
  readonly costPerAddress: number;
  readonly costInAll: number;
  /** How late, in milliseconds, this process may be before it refuses what can wait. */
  readonly delay: number;
}

const USUAL: Limits = {
  requestsPerMinute: 600,
  // Some fifty first visits.
  filesPerMinute: 12_000,
  newPeoplePerHour: 60,
  newTablesPerHour: 120,
  tablesPerPerson: 50,
  connections: 10_000,
  socketsPerPerson: 12,
  socketsPerAddress: 250,
  messagesPerSecond: 40,
  linesPerMinute: 30,
  // Of the main thread a tenth, a third, and nearly all.
  costPerPerson: 2000,
  costPerAddress: 6000,
  costInAll: 8000,
  delay: 200,
};

/** For a closed group and for measurements: nobody is counted by address, and nobody is slowed down. */
const NONE: Limits = {
  requestsPerMinute: 1e9,
  filesPerMinute: 1e9,
  newPeoplePerHour: 1e9,
  newTablesPerHour: 1e9,
  tablesPerPerson: 1e6,
  connections: 1e6,
  socketsPerPerson: 1e6,
  socketsPerAddress: 1e6,
  messagesPerSecond: 1e6,
  linesPerMinute: 1e9,
  costPerPerson: 1e9,
  costPerAddress: 1e9,
  costInAll: 1e9,
  delay: 1e9,
};

/** A setting that cannot be. */
export class WrongSetting extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

export function readSettings(env: Environment): Settings {
  return {
    host: env.HOST || '0.0.0.0',
    port: whole(env, 'PORT', 4600, 65_535),
    data: env.HIDEOUT_DATA || 'data/hideout.db',
    database: database(env.DATABASE_URL),
    nats: nats(env),
    proxy: proxies(env),
    limits: oneOf(env, 'HIDEOUT_LIMITS', ['on', 'off']) === 'off' ? NONE : USUAL,
    patience: PATIENCE,
    log: oneOf(env, 'HIDEOUT_LOG', LEVELS),
    botPause: whole(env, 'HIDEOUT_BOT_PAUSE', 600, 60_000),
    grace: whole(env, 'HIDEOUT_GRACE', GRACE, 3_600_000),
    // A tenth of a second: nobody follows moves that come faster than that, so they are told as one.
    rest: whole(env, 'HIDEOUT_REST', 100, 60_000),
    contact: contact(env.HIDEOUT_CONTACT),
    webhooks: oneOf(env, 'HIDEOUT_WEBHOOKS', ['off', 'on']) === 'on',
    neighbours: neighbours(env.HIDEOUT_NEIGHBOURS),
  };
}

function whole(env: Environment, name: string, usual: number, most: number): number {
  const text = env[name] || String(usual);
  if (!/^\d{1,9}$/.test(text) || Number(text) > most)
    throw new WrongSetting(`${name} must be a number from 0 to ${most}, not "${text}"`);
  return Number(text);
}

function proxies(env: Environment): number {
  const text = env.HIDEOUT_PROXY || 'no';
  if (text === 'no' || text === 'yes') return text === 'yes' ? 1 : 0;
  if (!/^\d$/.test(text)) throw new WrongSetting(`HIDEOUT_PROXY must be no, yes, or how many proxies, not "${text}"`);
  return Number(text);
}

function database(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined;
  if (!/^postgres(ql)?:\/\//.test(text) || !URL.canParse(text))
    throw new WrongSetting('DATABASE_URL must look like postgres://user:password@host:5432/name');
  return text;
}

function contact(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined;
  if (!/^(mailto:|https:\/\/)\S+$/.test(text) || !URL.canParse(text))
    throw new WrongSetting('HIDEOUT_CONTACT must look like mailto:name@example.org or https://example.org/contact');
  return text;
}

function neighbours(text: string | undefined): readonly string[] {
  if (text === undefined || text === '') return [];
  const hosts = text.split(',').map((each) => each.trim());
  if (!hosts.every((host) => URL.parse(`http://${host}`)?.host === host))
    throw new WrongSetting(
      'HIDEOUT_NEIGHBOURS must look like chat.local:8065, or several of these with commas between',
    );
  return hosts;
}

function nats(env: Environment): readonly string[] | undefined {
  const text = env.NATS_URL;
  if (text === undefined || text === '') return undefined;
  const servers = text.split(',').map((each) => each.trim());
  if (!servers.every((server) => /^(nats|tls):\/\//.test(server) && URL.canParse(server)))
    throw new WrongSetting('NATS_URL must look like nats://host:4222, or several of these with commas between');
  if (database(env.DATABASE_URL) === undefined)
    throw new WrongSetting('NATS_URL needs DATABASE_URL as well: several processes share a PostgreSQL, not a file');
  return servers;
}

/** The first choice is the usual one. */
function oneOf<T extends string>(env: Environment, name: string, choices: readonly T[]): T {
  const text = env[name];
  if (text === undefined || text === '') return choices[0]!;
  const choice = choices.find((each) => each === text);
  if (choice === undefined) throw new WrongSetting(`${name} must be one of ${choices.join(', ')}, not "${text}"`);
  return choice;
}

import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { BOT_NAMES } from '#bots/index.ts';
import { type Lot, lotsOf, skillIn } from '#bots/luckless.ts';
import { type Match, playGame, seatIn } from '#bots/match.ts';
import { Tally } from '#bots/tally.ts';
import type { AnyValuing } from '#table/account.ts';
import { type AnyGame, seatsOf } from '#table/game.ts';
import { encode, type GameRecord } from '#table/record.ts';
import { MANY, partsOf, seatCount, split, whole } from './arguments.ts';
import { botNamed, botNames, type Called, DEFAULT_TIMEOUT, located } from './bots.ts';
import { Complaint, systemReason } from './complaint.ts';
import { cover, MOST_GAMES, type Search } from './cover.ts';
import type { Io } from './io.ts';
import { gameOptions } from './options.ts';
import { Progress } from './progress.ts';
import { asJson, asTable, type Result } from './report.ts';

const DEFAULT_GAMES = '1000';

export const usage = `hideout simulate GAME --bots A,B,… [options]
hideout simulate GAME --cover [--games N] [--seed TEXT] [--json]

Lets bots play many games and counts. The same seed gives the same games.

  --bots A,B,…       one for each seat, or one for all:
                     ${BOT_NAMES.join(', ')} or exec:"PROGRAM",
                     see docs/bots.md
  --seats N          how many play (default: as many as there are bots)
  --games N          how many games (default: ${DEFAULT_GAMES})
  --seed TEXT        (default: hideout)
  --options JSON     the game's options, such as '{"safes":"open"}', or @FILE
                     with such
  --rotate           the bots move on by one seat after each game
  --duplicate        the same shuffles again for every rotation
  --stats            adds mean scores by rank, and how often things happen
  --account          adds the share of wins with luck taken out, which takes far
                     fewer games to tell bots apart, and longer for each
  --json             prints one JSON object instead of a table
  --save DIRECTORY   keeps a record of every game there, 00001.json and so on
  --bot-timeout MS   how long an outside program may think (default: ${DEFAULT_TIMEOUT})
  --cover            instead, plays with all options until everything in the
                     game has happened at least once, and lists what has not
                     (at most ${MOST_GAMES} games unless --games says otherwise)
`;

const FLAGS = {
  bots: { type: 'string' },
  seats: { type: 'string' },
  games: { type: 'string' },
  seed: { type: 'string', default: 'hideout' },
  options: { type: 'string', default: '{}' },
  rotate: { type: 'boolean', default: false },
  duplicate: { type: 'boolean', default: false },
  stats: { type: 'boolean', default: false },
  account: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  save: { type: 'string' },
  'bot-timeout': { type: 'string', default: DEFAULT_TIMEOUT },
  cover: { type: 'boolean', default: false },
} as const;

type Flag = keyof typeof FLAGS;
const FLAGS_OF_COVER: readonly Flag[] = ['cover', 'games', 'seed', 'json'];

/** What was asked for. */
interface Order {
  readonly match: Match;
  readonly bots: readonly Called[];
  readonly games: number;
  /** The folder for records. */
  readonly save: string | undefined;
  readonly json: boolean;
  readonly stats: boolean;
  /** How games are accounted for, if that was asked for. */
  readonly valuing: AnyValuing | undefined;
}

export async function run(argv: readonly string[], io: Io): Promise<number> {
  const search = sought(argv);
  if (search !== undefined) return cover(search, io);
  const order = await taken(argv, io);
  const result = await carriedOut(order, new Progress(io.stderr, order.games));
  io.stdout.write(order.json ? asJson(result) : asTable(result));
  return 0;
}

/** What `--cover` asks for, if it is there. */
function sought(argv: readonly string[]): Search | undefined {
  const { values, subject: id } = split(argv, FLAGS, usage);
  if (!values.cover) return undefined;
  const other = (Object.keys(FLAGS) as Flag[]).find(
    (flag) =>
      !FLAGS_OF_COVER.includes(flag) && values[flag] !== ('default' in FLAGS[flag] ? FLAGS[flag].default : undefined),
  );
  if (other !== undefined) throw new Complaint(`--${other} does not go with --cover`);
  const games = whole('--games', values.games ?? String(MOST_GAMES), 1, MANY);
  return { id, games, seed: values.seed, json: values.json };
}

async function carriedOut(order: Order, progress: Progress): Promise<Result> {
  try {
    return await playAll(order, progress);
  } finally {
    progress.end();
    for (const bot of order.bots) bot.close();
  }
}

async function taken(argv: readonly string[], io: Io): Promise<Order> {
  const { values, subject: id } = split(argv, FLAGS, usage);
  const parts = partsOf(id);
  const [{ game }, bot] = await Promise.all([parts.rules(), parts.bot()]);
  if (values.bots === undefined) throw new Complaint(`--bots is missing: ${BOT_NAMES.join(', ')} or exec:PROGRAM`);
  const named = botNames(values.bots);
  const seats = values.seats === undefined ? seatsFor(game, named) : seatCount(game, values.seats);
  if (named.length !== 1 && named.length !== seats)
    throw new Complaint(`--bots names ${named.length} bots for ${seats} seats`);
  const games = whole('--games', values.games ?? DEFAULT_GAMES, 1, MANY);
  const timeout = whole('--bot-timeout', values['bot-timeout'], 1, MANY);
  const options = await gameOptions(game, values.options, seats, io.cwd);
  if (values.save === '') throw new Complaint('--save needs the name of a folder');
  const save = values.save === undefined ? undefined : await folder(resolve(io.cwd, values.save));
  const { seed, rotate, duplicate, json, stats } = values;
  const account = values.account ? await parts.account?.() : undefined;
  if (values.account && account === undefined) throw new Complaint(`--account: there is no account of ${game.id}`);
  // Outside programs start here: from now on somebody has to end them.
  const bots = seatsOf(seats).map((_, i) => botNamed(named[i % named.length]!, { game, bot, cwd: io.cwd, timeout }));
  return {
    match: { game, options, bots, seed, rotate, duplicate, located },
    bots,
    games,
    save,
    json,
    stats,
    valuing: account?.valuing,
  };
}

function seatsFor(game: AnyGame, bots: readonly string[]): number {
  const { min, max } = game.seats;
  if (bots.length === 1) throw new Complaint(`one bot for all seats needs --seats, from ${min} to ${max}`);
  if (bots.length <= max) return bots.length;
  throw new Complaint(`${game.id} is for ${min} to ${max} seats; --bots names ${bots.length} bots`);
}

/** A folder for records, which has none of another match yet. */
async function folder(path: string): Promise<string> {
  try {
    await mkdir(path, { recursive: true });
    if ((await readdir(path)).some((name) => RECORD_NAME.test(name)))
      throw new Complaint(`--save: there are records of other games in ${path}`);
    return path;
  } catch (error) {
    throw error instanceof Complaint ? error : unsaved(path, error);
  }
}

const recordName = (n: number): string => `${String(n).padStart(5, '0')}.json`;
const RECORD_NAME = /^\d{5,}\.json$/;

const unsaved = (path: string, error: unknown): Complaint =>
  new Complaint(`--save cannot write ${path}: ${systemReason(error)}`);

async function playAll({ match: quiet, games, save, stats, valuing }: Order, progress: Progress): Promise<Result> {
  const tally = new Tally(quiet.bots.map(({ name }) => name));
  const match: Match = stats ? { ...quiet, hear: ({ type }) => tally.hear(type) } : quiet;
  const lots: Lot[][] = quiet.bots.map(() => []);
  let entries = 0;
  for (let n = 0; n < games; n++) {
    const played = await playGame(match, n, save !== undefined || valuing !== undefined);
    if (valuing !== undefined) {
      const game = lotsOf(match.game, valuing, played.record!);
      for (const [bot, those] of lots.entries()) those.push(game[seatIn(match, n, bot)]!);
    }
    tally.add(played.outcome, (bot) => seatIn(match, n, bot));
    entries += played.entries;
    if (save !== undefined) await keep(join(save, recordName(n + 1)), played.record!);
    await progress.at(n + 1);
  }
  const seconds = Math.round(progress.seconds * 1000) / 1000;
  return {
    match,
    games,
    scores: tally.scores(),
    lost: tally.lost,
    entries,
    seconds,
    stats: stats ? tally.stats() : undefined,
    skills: valuing && lots.map(skillIn),
  };
}

async function keep(path: string, record: GameRecord): Promise<void> {
  try {
    await writeFile(path, encode(record));
  } catch (error) {
    throw unsaved(path, error);
  }
}

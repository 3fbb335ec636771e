import { BOT_NAMES } from '#bots/index.ts';
import { type AnyGame, type Seat, seatsOf } from '#table/game.ts';
import { LANGUAGES, type Language, listed } from '#table/text.ts';
import { STRENGTHS, type Strength } from '#wire/messages.ts';
import { gameOptions, language, MANY, missing, partsOf, seatCount, splitLoosely, whole } from './arguments.ts';
import { botNamed, botNames, DEFAULT_TIMEOUT } from './bots.ts';
import { Complaint } from './complaint.ts';
import { type Io, localLanguage } from './io.ts';
import { LocalPlace } from './local.ts';
import { Page } from './page.ts';
import { type Address, addressOf } from './remote/address.ts';
import { type Errand, playThere } from './remote/play.ts';
import type { NewTable } from './remote/usher.ts';
import { ME, namesRound, seated } from './seating.ts';
import { sit } from './session.ts';
import { words } from './text/index.ts';

export const usage = `hideout play GAME [options]
hideout play GAME --server URL [options]
hideout play --server URL --table NAME [options]

Sits you down at a table with bots, or at a table of a server with whoever is
there. Type "help" there for what you can do.

  --seats N          how many play, you included (default: 3)
  --bots A,B,…       who plays the other seats, in turn: ${BOT_NAMES.join(', ')}
                     or exec:"PROGRAM" (default: greedy), see docs/bots.md;
                     at a server: ${STRENGTHS.join(', ')} (default: normal)
  --lang LANGUAGE    ${LANGUAGES.join(', ')} (default: as your terminal is set)
  --name NAME        what you are called (default: Robin; at a server whoever
                     played there last); each name is a person of its own
  --seed TEXT        the same seed gives the same game (default: unpredictable)
  --options JSON     the game's options, such as '{"safes":"open"}'
  --bot-timeout MS   how long an outside program may think (default: ${DEFAULT_TIMEOUT})

At a server:

  --server URL       its address, or the link of one of its tables
  --invite           leave the other seats open, and print the link for others
  --table NAME       a table that is there already: your seat, or a free one
  --seat N           which seat, counted from 0
  --watch            only look on
`;

const FLAGS = {
  seats: { type: 'string' },
  bots: { type: 'string' },
  lang: { type: 'string' },
  name: { type: 'string' },
  seed: { type: 'string' },
  options: { type: 'string' },
  'bot-timeout': { type: 'string' },
  server: { type: 'string' },
  table: { type: 'string' },
  seat: { type: 'string' },
  watch: { type: 'boolean' },
  invite: { type: 'boolean' },
} as const;

type Flag = keyof typeof FLAGS;
type Values = ReturnType<typeof splitLoosely<typeof FLAGS>>['values'];

const ONLY_HERE: readonly Flag[] = ['seed', 'bot-timeout'];
const ONLY_THERE: readonly Flag[] = ['table', 'seat', 'watch', 'invite'];
const ONLY_NEW: readonly Flag[] = ['seats', 'bots', 'options', 'invite'];

const USUAL_SEATS = 3;
const MOST_SEATS = 16;

export async function run(argv: readonly string[], io: Io): Promise<number> {
  const { values, subject: id } = splitLoosely(argv, FLAGS);
  const spoken: Language = values.lang === undefined ? localLanguage(io.env) : language(values.lang);
  if (values.server === undefined) await playHere(id ?? missing(usage), values, spoken, io);
  else await playThere(await errand(id, values, addressOf(values.server), spoken), io);
  return 0;
}

async function playHere(id: string, values: Values, spoken: Language, io: Io): Promise<void> {
  forbid(values, ONLY_THERE, 'is for a table of a server: --server URL');
  const parts = partsOf(id);
  const [{ game }, { evaluate, advice }] = await Promise.all([parts.rules(), parts.bot()]);
  const { seats, options } = terms(game, values);
  const timeout = whole('--bot-timeout', values['bot-timeout'] ?? DEFAULT_TIMEOUT, 1, MANY);
  const called = others(values.bots === undefined ? undefined : botNames(values.bots), 'greedy', seats);
  const text = (await parts.text()).text[spoken];
  const names = namesRound(personName(values.name) ?? 'Robin', seats);
  const table = await seated(game, options, seats, values.seed);
  const bots = called.map((name) => botNamed(name, { game, evaluate, advice, cwd: io.cwd, timeout }));
  const place = new LocalPlace(table, { game, names, bots });
  const cast = { page: new Page(io), words: words[spoken], text, place, options, commitment: table.commitment };
  const company = bots.map((bot, i) => words[spoken].bot(names[i + 1]!, bot.name));
  try {
    await place.letBotsMove();
    await sit({ io, game: id, language: spoken, ...cast, others: company });
  } finally {
    for (const bot of bots) bot.close();
  }
}

/** What is wanted at a server. */
async function errand(id: string | undefined, values: Values, address: Address, spoken: Language): Promise<Errand> {
  forbid(values, ONLY_HERE, 'is for a table without a server');
  const table = values.table ?? address.table;
  const seat = values.seat === undefined ? undefined : whole('--seat', values.seat, 0, MOST_SEATS - 1);
  const who = { server: address.server, name: personName(values.name), language: spoken, seat };
  if (table === undefined) {
    forbid(values, ['watch'], 'needs a table: --table NAME');
    return { ...who, table: await newTable(id ?? missing(usage), values) };
  }
  if (id !== undefined) throw new Complaint(`${id} is for a new table, and --table names one that is there already`);
  forbid(values, ONLY_NEW, 'is for a new table, and --table names one that is there already');
  return { ...who, table: values.watch ? { watch: table } : { join: table } };
}

async function newTable(id: string, values: Values): Promise<NewTable> {
  const { game } = await partsOf(id).rules();
  const { seats, options } = terms(game, values);
  if (values.seat !== undefined) whole('--seat', values.seat, 0, seats - 1);
  if (!values.invite) return { game: id, seats, options, bots: others(strengths(values.bots), 'normal', seats) };
  forbid(values, ['bots'], 'and --invite exclude each other');
  return { game: id, seats, options, bots: undefined };
}

function strengths(text: string | undefined): readonly Strength[] | undefined {
  return text?.split(',').map((word) => {
    const known = STRENGTHS.find((each) => each === word.trim());
    if (known === undefined) throw new Complaint(`at a server --bots are ${listed(STRENGTHS, 'or')}, not "${word}"`);
    return known;
  });
}

/** Complains of the first of these flags that was given. */
function forbid(values: Values, flags: readonly Flag[], why: string): void {
  const given = flags.find((flag) => values[flag] !== undefined);
  if (given !== undefined) throw new Complaint(`--${given} ${why}`);
}

function terms(game: AnyGame, values: Values): { readonly seats: number; readonly options: unknown } {
  const seats = values.seats === undefined ? usualSeats(game) : seatCount(game, values.seats);
  return { seats, options: gameOptions(game, values.options ?? '{}', seats) };
}

function personName(text: string | undefined): string | undefined {
  const name = text?.trim();
  if (name !== undefined && !/^[^\p{Cc}]{1,24}$/u.test(name))
    throw new Complaint(`--name is up to 24 letters, not "${text}"`);
  return name;
}

const usualSeats = (game: AnyGame): number => Math.max(game.seats.min, Math.min(USUAL_SEATS, game.seats.max));

/** The seats that are not yours; none if you play alone. */
const beside = (seats: number): readonly Seat[] => seatsOf(seats).filter((seat) => seat !== ME);

/** A bot for every seat but yours: the usual one, or those that are named; fewer names go round again. */
function others<T extends string>(names: readonly T[] | undefined, usual: T, seats: number): readonly T[] {
  const free = beside(seats);
  if (names === undefined) return free.map(() => usual);
  if (names.length > free.length)
    throw new Complaint(
      `--bots names ${names.join(' and ')}, but at a table for ${seats} there is room for ${free.length} beside you`,
    );
  return free.map((_, i) => names[i % names.length]!);
}

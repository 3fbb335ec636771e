import { STRENGTHS, type Strength } from '#table/bot.ts';
import { listed } from '#table/text.ts';
import { missing, partsOf, whole } from '../arguments.ts';
import { botNames } from '../bots.ts';
import { Complaint } from '../complaint.ts';
import { type Flag, forbid, others, personName, terms, type Values } from '../flags.ts';
import { addressOf } from './address.ts';
import type { NewTable } from './usher.ts';

/** What somebody wants at a server. */
export interface Errand {
  readonly server: string;
  /** As whom; missing for whoever played there last. */
  readonly name: string | undefined;
  /** Which seat; missing for any. */
  readonly seat: number | undefined;
  /** Who plays instead of the person, by name. */
  readonly bot: string | undefined;
  readonly table: NewTable | { readonly join: string } | { readonly watch: string };
}

const ONLY_HERE: readonly Flag[] = ['seed'];
const ONLY_NEW: readonly Flag[] = ['seats', 'bots', 'options', 'invite'];

const MOST_SEATS = 16;

/** Makes sense of what was typed. */
export async function errandOf(values: Values, id: string | undefined, cwd: string): Promise<Errand> {
  const address = addressOf(values.server!);
  forbid(values, ONLY_HERE, 'is for a table without a server');
  const table = values.table ?? address.table;
  const seat = values.seat === undefined ? undefined : whole('--seat', values.seat, 0, MOST_SEATS - 1);
  if (values.bot === undefined) forbid(values, ['bot-timeout'], 'is for a bot of yours: --bot exec:"PROGRAM"');
  else forbid(values, ['watch'], 'and --bot exclude each other');
  const bot = values.bot === undefined ? undefined : botName(values.bot);
  const who = { server: address.server, name: personName(values.name), seat, bot };
  if (table === undefined) {
    forbid(values, ['watch'], 'needs a table: --table NAME');
    return { ...who, table: await newTable(id ?? missing('hideout play GAME'), values, cwd) };
  }
  if (id !== undefined) throw new Complaint(`${id} is for a new table, and --table names one that is there already`);
  forbid(values, ONLY_NEW, 'is for a new table, and --table names one that is there already');
  return { ...who, table: values.watch ? { watch: table } : { join: table } };
}

async function newTable(id: string, values: Values, cwd: string): Promise<NewTable> {
  const { game } = await partsOf(id).rules();
  const { seats, options } = await terms(game, values, cwd);
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

function botName(text: string): string {
  const [name, ...more] = botNames(text);
  if (more.length > 0) throw new Complaint('--bot is one bot; each seat takes a command of its own');
  return name!;
}

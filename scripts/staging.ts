import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue, faces } from '#games/index.ts';
import { type Archive, type Person, storedOf, type TableRow } from '#lobby/archive.ts';
import { dealing, opened } from '#lobby/deal.ts';
import { tableName } from '#lobby/names.ts';
import { newTable, replaced, sat } from '#lobby/places.ts';
import { fair, quick, sealOf } from '#table/chance.ts';
import { type AnyGame, reading, type Seat, seatsOf, type Tagged } from '#table/game.ts';
import { sha256Hex } from '#table/hash.ts';
import { Host } from '#table/host.ts';
import { Play } from '#table/play.ts';
import { type Entry, isUndo } from '#table/record.ts';
import { isRefused, type Refused } from '#table/refusal.ts';
import type { NewEntry, StoredRecord } from '#table/store.ts';
import type { Language } from '#table/text.ts';

/** Where the games of `scripts/heists.ts` are. */
export const HEISTS = join(import.meta.dirname, '..', 'e2e', 'heists');

/** A game by its moves alone: everything else follows from its secret. */
export interface Script {
  readonly game: string;
  readonly version: number;
  readonly options: unknown;
  readonly seats: number;
  readonly secret: string;
  /** Missing in games that were never played by people. */
  readonly salts?: readonly string[];
  /** Those who played keep it to themselves. */
  readonly discreet?: true;
  readonly moves: Moves;
}

type Moves = readonly { readonly seat: Seat; readonly move: string }[];

/** What each seat of a game that nobody played adds to the secret. */
export const saltOf = (seat: Seat): string => `the-salt-of-seat-${seat}`;

const saltsOf = ({ seats, salts }: Script): readonly string[] => salts ?? seatsOf(seats).map(saltOf);

/** A game that was played, without what was taken back: no dice were thrown for that. */
export function scriptFrom({ record, secret }: StoredRecord): Script {
  const { game, version, options, seats, salts, entries } = record;
  return { game, version, options, seats, secret, ...(salts && { salts }), moves: standing(entries) };
}

function standing(entries: readonly Entry[]): Moves {
  const after: Moves[] = [[]];
  for (const entry of entries)
    after.push(isUndo(entry) ? after[entry.to]! : [...after.at(-1)!, { seat: entry.seat, move: entry.move }]);
  return after.at(-1)!;
}

/** A line for the head, and one for each move. */
export function written({ moves, ...head }: Script): string {
  return [JSON.stringify(head), ...moves.map(({ seat, move }) => `s${seat} ${move}`), ''].join('\n');
}

export function scriptOf(heist: string): Script {
  const [head = '', ...lines] = readFileSync(join(HEISTS, `${heist}.txt`), 'utf8')
    .trimEnd()
    .split('\n');
  const moves = lines.map((line) => ({ seat: Number(line[1]) as Seat, move: line.slice(3) }));
  return { ...JSON.parse(head), moves };
}

/** The same game up to this move; a negative number counts from its end. */
export const cut = (script: Script, at: number): Script => ({ ...script, moves: script.moves.slice(0, at) });

/** Keeps a table where these people have played these moves, and answers its name. They sit in turn if there are fewer than seats. */
export async function stage(
  archive: Archive,
  script: Script,
  people: readonly Person[],
  bots: readonly Seat[] = [],
): Promise<string> {
  const game = await gameOf(script);
  const row = bots.reduce(botAt, seated(game, script, people));
  const stored = storedOf(row, [])!;
  const made: NewEntry[] = [];
  const host = granted(
    await Host.open(
      game,
      {
        read: async () => stored,
        after: async () => [],
        append: async (_, n, each) => made.push(each) === n,
        // Whoever opens the table next writes the result.
        finish: async () => undefined,
      },
      row.id,
    ),
  );
  // People made them: their requests have names.
  for (const { seat, move } of script.moves)
    granted(await host.move(seat, host.at, move, { command: `staged-${host.at}` }));
  // Whoever opens the table may have it.
  const { id, revision, created: when } = row;
  const claim = { by: 'the stage', until: when };
  if (
    (await archive.addTable(
      row,
      made.map((each) => ({ ...each, when, revision, claim })),
    )) === undefined
  )
    throw new Error(`there is a table ${id} already`);
  return id;
}

const gameOf = async ({ game }: Script): Promise<AnyGame> => (await catalogue[game]!.rules()).game;

function seated(game: AnyGame, script: Script, people: readonly Person[]): TableRow {
  const { options, seats, secret, discreet = false } = script;
  const salts = saltsOf(script);
  const now = Date.now();
  const id = tableName((bound) => Math.floor(Math.random() * bound));
  let row = granted(newTable(game, people[0]!, { id, seats, options, discreet }, { id, secret, now }));
  for (const seat of seatsOf(seats)) {
    const person = people[seat % people.length]!;
    const name = people.length === seats ? person.name : NAMES[seat]!;
    row = granted(sat(row, person, { id, do: 'sit', table: row.id, seat, name, seal: sealOf(salts[seat]!) }, now));
  }
  row = granted(dealing(row, game, () => true, now));
  return seatsOf(seats).reduce((opening, seat) => granted(opened(opening, game, seat, salts[seat]!)), row);
}

/** Somebody has left their seat to a bot since. */
const botAt = (row: TableRow, seat: Seat): TableRow =>
  replaced(row, seat, { kind: 'bot', name: NAMES[seat]!, strength: 'normal', warm: false });

/** What the seats of one person are called. */
export const NAMES = ['Ada', 'Bob', 'Cleo', 'Dan', 'Eve'] as const;

function granted<T>(answer: T | Refused): T {
  if (isRefused(answer)) throw new Error(`refused: ${answer.refused} ${answer.detail ?? ''}`);
  return answer;
}

/** The moves of a game from this one on, each with the sentence that offers it. */
export async function sentences(
  script: Script,
  from: number,
  names: readonly string[],
  language: Language = 'en',
): Promise<readonly { readonly seat: Seat; readonly move: string; readonly sentence: string }[]> {
  const game = await gameOf(script);
  const { text } = await faces[script.game]!.text();
  const foresight = await catalogue[script.game]!.foresight?.();
  const { options, seats, secret } = script;
  const salts = saltsOf(script);
  const play = new Play(game, { options, seats, salts }, fair(secret, salts, 0));
  const told = script.moves.map(({ seat, move }) => {
    const now = reading(play.state);
    const view = game.view(now, seat);
    const moves = game.moves(now, seat);
    const at = moves.findIndex((each) => game.notate(each) === move);
    const sentence = text[language].move(moves[at], view, names, foresight?.meanings(view, moves)[at]);
    play.accept(granted(play.decide(seat, move, fair(secret, salts, play.stream))));
    return { seat, move, sentence };
  });
  return told.slice(from);
}

/** What each move of a game brings about. */
export async function happenings(script: Script): Promise<readonly (readonly Tagged[])[]> {
  const { options, seats, secret } = script;
  const salts = saltsOf(script);
  const play = new Play(await gameOf(script), { options, seats, salts }, fair(secret, salts, 0));
  return script.moves.map(({ seat, move }) => {
    const decision = granted(play.decide(seat, move, fair(secret, salts, play.stream)));
    play.accept(decision);
    return decision.events;
  });
}

/** A game played to its end by chance, for tests of what comes after. */
export async function playedOut(id: string, seats: number): Promise<Script> {
  const game = await gameOf({ game: id } as Script);
  const options = granted(game.options({}, seats));
  const script = { game: id, version: game.version, options, seats, secret: sha256Hex(`${id} ${seats}`) };
  const salts = seatsOf(seats).map(saltOf);
  const play = new Play(game, { options, seats, salts }, fair(script.secret, salts, 0));
  const ideas = quick(script.secret);
  const moves: { seat: Seat; move: string }[] = [];
  while (play.outcome() === undefined) {
    const now = reading(play.state);
    const seat = game.toAct(now)[0]!;
    const offered = game.moves(now, seat);
    const move = game.notate(offered[ideas.below(offered.length)]);
    play.accept(granted(play.decide(seat, move, fair(script.secret, salts, play.stream))));
    moves.push({ seat, move });
  }
  return { ...script, moves };
}

// Golden games: whole games as text, played again with strict dice and compared line by line (see CONTRIBUTING.md).
//
//   node scripts/golden.ts                         writes every golden game anew from its moves and rolls
//   node scripts/golden.ts add GAME.txt RECORD     makes one from a record, e.g. one saved by `hideout simulate --save`

import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { catalogue } from '#games/index.ts';
import { type Roll, scripted } from '#table/chance.ts';
import type { AnyGame, Outcome, Seat } from '#table/game.ts';
import { canonical } from '#table/hash.ts';
import { type AnyPlay, Play } from '#table/play.ts';
import { decode, type Entry, type GameRecord, isUndo } from '#table/record.ts';
import { isRefused } from '#table/refusal.ts';

export const GOLDEN = 'games/*/test/games/*.game.txt';

/** What a golden game lays down: who did what, and with which rolls. Everything else follows from the rules. */
type Script = Pick<GameRecord, 'game' | 'version' | 'seats' | 'options' | 'setup'> & {
  readonly acts: readonly (
    | { readonly seat: Seat; readonly move: string; readonly rolls: readonly Roll[] }
    | { readonly seat: Seat; readonly undo: true }
  )[];
};

const rollsText = (rolls: readonly Roll[]): string => rolls.map(([bound, value]) => `${bound}:${value}`).join(' ');
const rollsFrom = (text: string): Roll[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((roll) => roll.split(':').map(Number) as unknown as Roll);

/** Reads a golden game; throws where it is not written as one. */
export function read(text: string): Script {
  const [head = '', setup = '', ...lines] = text.trimEnd().split('\n');
  const [, game, version, seats, options] = /^game (\S+) v(\d+) · (\d) seats? · (.*)$/.exec(head) ?? [];
  if (game === undefined) throw new Error(`"${head}" names no game`);
  return {
    game,
    version: Number(version),
    seats: Number(seats),
    options: JSON.parse(options!),
    setup: rollsFrom(setup.replace(/^setup ?/, '')),
    acts: lines.filter((line) => !line.startsWith('=')).map(readAct),
  };
}

function readAct(line: string): Script['acts'][number] {
  const [first = '', ...parts] = line.split(' | ');
  const [, seat, move] = /^ *\d+ {2}s(\d) {2}(.*?) *$/.exec(first) ?? [];
  if (move === undefined) throw new Error(`"${line}" is no entry`);
  if (/^undo \d+$/.test(move)) return { seat: Number(seat) as Seat, undo: true };
  const rolls = parts.find((part) => part.startsWith('rolls '))?.slice('rolls '.length) ?? '';
  return { seat: Number(seat) as Seat, move, rolls: rollsFrom(rolls) };
}

/** Plays a script by the rules as they are now and writes it down. */
export function write(game: AnyGame, script: Script): string {
  const dice = scripted(script.setup);
  const play: AnyPlay = new Play(game, { options: script.options, seats: script.seats }, dice);
  dice.end();
  const lines = script.acts.map((act) => writeAct(play, act));
  const seats = `${script.seats} seat${script.seats === 1 ? '' : 's'}`;
  return [
    `game ${game.id} v${game.version} · ${seats} · ${canonical(script.options)}`,
    `setup ${rollsText(script.setup)}`,
    ...lines,
    `= ${ending(play.outcome())} · ${play.at} entries · ${play.hash.slice(0, 8)}`,
    '',
  ].join('\n');
}

function writeAct(play: AnyPlay, act: Script['acts'][number]): string {
  const dice = scripted('undo' in act ? [] : act.rolls);
  const decision = 'undo' in act ? play.takeBack(act.seat) : play.decide(act.seat, act.move, dice);
  const name = `${String(play.at + 1).padStart(3)}  s${act.seat}`;
  if (isRefused(decision)) throw new Error(`${name} was refused: ${decision.refused}`);
  dice.end();
  play.accept(decision);
  const { entry, events } = decision;
  const parts = [`${name}  ${isUndo(entry) ? `undo ${entry.to}` : entry.move}`];
  if (!isUndo(entry) && entry.rolls.length > 0) parts.push(`rolls ${rollsText(entry.rolls)}`);
  if (events.length > 0) parts.push(events.map(eventText).join(' · '));
  if (!isUndo(entry) && entry.final) parts.push('final');
  return parts.join(' | ');
}

/** `took seat=0 token=3a`: type first, the rest as it comes. */
function eventText(event: object): string {
  const { type, ...rest } = event as Record<string, unknown>;
  const value = (part: unknown): string => (typeof part === 'object' ? canonical(part) : String(part));
  return [type, ...Object.entries(rest).map(([key, part]) => `${key}=${value(part)}`)].join(' ');
}

function ending(outcome: Outcome | undefined): string {
  if (outcome === undefined) return 'unfinished';
  const winners = outcome.winners.length === 0 ? 'nobody' : outcome.winners.map((seat) => `s${seat}`).join(' ');
  return `won by ${winners} · places ${outcome.places.join(' ')} · scores ${outcome.scores.join(' ')}`;
}

/** A golden game as the rules now play it. If it plays out differently, so do old records: the game needs a new version. */
export function rewritten(game: AnyGame, old: string): string {
  const script = read(old);
  const text = write(game, script);
  const hash = (golden: string): string | undefined => golden.trimEnd().split(' ').at(-1);
  if (script.version === game.version && hash(old) !== hash(text)) {
    throw new Error(`${game.id} plays out differently: raise its version above ${game.version}`);
  }
  return text;
}

const fromRecord = (record: GameRecord): Script => ({
  ...record,
  acts: record.entries.map((entry: Entry) => (isUndo(entry) ? { seat: entry.seat, undo: true } : entry)),
});

export const gameOf = async (id: string): Promise<AnyGame> => (await catalogue[id]!.rules()).game;

if (import.meta.main) {
  const [, , command, target, source] = argv;
  if (command === 'add' && target !== undefined && source !== undefined) {
    const record = decode(readFileSync(source, 'utf8'));
    if (isRefused(record)) throw new Error(record.detail);
    writeFileSync(target, write(await gameOf(record.game), fromRecord(record)));
  } else {
    for (const path of globSync(GOLDEN)) {
      const old = readFileSync(path, 'utf8');
      writeFileSync(path, rewritten(await gameOf(read(old).game), old));
    }
  }
}

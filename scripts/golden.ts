// Golden games: whole games as text, played again with strict dice and compared line by line (see CONTRIBUTING.md).
//
//   node scripts/golden.ts                         writes every golden game anew from its moves and rolls
//   node scripts/golden.ts add GAME.txt RECORD     makes one from a record, e.g. one saved by `hideout simulate --save`,
//                                                  or from what a page saved of a game where something is wrong
//   hideout reports --record ID | node scripts/golden.ts add GAME.txt -

import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { argv, stdout } from 'node:process';
import { rulesOf, versionsOf } from '#games/index.ts';
import { type Roll, scripted } from '#table/chance.ts';
import { type AnyGame, type Outcome, reading, type Seat, viewersOf } from '#table/game.ts';
import { canonical, sha256Hex } from '#table/hash.ts';
import { type AnyPlay, Play } from '#table/play.ts';
import { isUndo } from '#table/record.ts';
import { isRefused } from '#table/refusal.ts';
import { ALL } from '#table/undo.ts';
import { type Act, type Case, caseIn, linkOf, type Script, scriptOf } from './golden-case.ts';

export const GOLDEN = 'games/*/test/games/*.game.txt';
/** Those of versions before, which are never written again. */
export const KEPT = 'games/*/frozen/v*/*.game.txt';

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

function readAct(line: string): Act {
  const [first = '', ...parts] = line.split(' | ');
  const [, seat, move] = /^ *\d+ {2}s(\d) {2}(.*?) *$/.exec(first) ?? [];
  if (move === undefined) throw new Error(`"${line}" is no entry`);
  if (/^undo \d+$/.test(move)) return { seat: Number(seat) as Seat, undo: true };
  const rolls = parts.find((part) => part.startsWith('rolls '))?.slice('rolls '.length) ?? '';
  return { seat: Number(seat) as Seat, move, rolls: rollsFrom(rolls) };
}

/** Plays a script by these rules and writes it down; throws where they do not go along. */
export function write(game: AnyGame, script: Script): string {
  const play = beginning(game, script);
  let shown = shownAt(play, [], '');
  const lines = script.acts.map((act) => {
    const { line, events } = writeAct(play, act);
    shown = shownAt(play, events, shown);
    return line;
  });
  const ends = [ending(play.outcome()), `${play.at} entries`, play.hash.slice(0, 8), SHOWN + shown.slice(0, 8)];
  return whole(game, script, lines, ends.join(' · '));
}

/** How a golden game ends: with a digest of everything that anybody was shown of it. */
const SHOWN = 'shown ';

/** A golden game without that: those of the first versions that were kept say nothing of it. */
export const unshown = (text: string): string => text.replace(/ · shown [0-9a-f]{8}\n$/, '\n');

/** Digest of what each viewer sees now, and is told of what led here, after everything before. */
function shownAt({ game, head, state }: AnyPlay, events: readonly unknown[], before: string): string {
  const seen = viewersOf(head.seats).map((viewer) => [
    game.view(reading(state), viewer),
    events.flatMap((event) => game.redact(event, viewer) ?? []),
  ]);
  return sha256Hex(canonical([before, seen]));
}

const whole = (game: AnyGame, { seats, options, setup }: Script, lines: readonly string[], last: string): string =>
  [
    `game ${game.id} v${game.version} · ${seats} seat${seats === 1 ? '' : 's'} · ${canonical(options)}`,
    `setup ${rollsText(setup)}`,
    ...lines,
    `= ${last}`,
    '',
  ].join('\n');

function beginning(game: AnyGame, { options, seats, setup }: Script): AnyPlay {
  const dice = scripted(setup);
  // In the first format, whose hashes they have always ended with: so they also show that it stays readable.
  const play: AnyPlay = new Play(game, { hideout: 1, options, seats }, dice);
  dice.end();
  return play;
}

const nameOf = (n: number, { seat }: Act): string => `${String(n).padStart(3)}  s${seat}`;

function writeAct(play: AnyPlay, act: Act): { readonly line: string; readonly events: readonly object[] } {
  const dice = scripted('undo' in act ? [] : act.rolls);
  // Whose moves went with it was for the table to say: bots' always do.
  const decision = 'undo' in act ? play.takeBack(act.seat, ALL) : play.decide(act.seat, act.move, dice);
  const name = nameOf(play.at + 1, act);
  if (isRefused(decision)) throw new Error(`${name} was refused: ${decision.refused}`);
  dice.end();
  play.accept(decision);
  const { entry, events } = decision;
  const parts = [`${name}  ${isUndo(entry) ? `undo ${entry.to}` : entry.move}`];
  if (!isUndo(entry) && entry.rolls.length > 0) parts.push(`rolls ${rollsText(entry.rolls)}`);
  if (events.length > 0) parts.push(events.map(eventText).join(' · '));
  if (!isUndo(entry) && entry.final) parts.push('final');
  return { line: parts.join(' | '), events };
}

/** An act that the rules do not go along with: what was asked for, and nothing that comes of it. */
function bareAct(n: number, act: Act): string {
  const said = 'undo' in act ? 'undo 0' : act.move;
  const rolls = 'undo' in act || act.rolls.length === 0 ? '' : ` | rolls ${rollsText(act.rolls)}`;
  return `${nameOf(n, act)}  ${said}${rolls}`;
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

/** How a golden game ends whose rules did not go along with it when it was made. */
const STOPPED = 'stops at';

/**
 * A golden game as the rules now play it. If it plays out differently, so do old records; if anybody is shown something else, even a
 * field more, devices in the middle of a game find that what they remember does not fit. Either way the game needs a new version.
 */
export function rewritten(game: AnyGame, old: string): string {
  const script = read(old);
  const text = write(game, script);
  const last = (golden: string): string => golden.trimEnd().split('\n').at(-1)!;
  const hash = (golden: string): string | undefined => / entries · (\w+)/.exec(last(golden))?.[1];
  const isShown = (golden: string): boolean => last(golden).includes(SHOWN);
  // One that was stopped has not been played out yet.
  const isPlayed = !last(old).startsWith(`= ${STOPPED}`);
  if (isPlayed && script.version === game.version) {
    const remedy = `npm run freeze -- ${game.id} as it was, then raise its version above ${game.version}`;
    if (hash(old) !== hash(text)) throw new Error(`${game.id} plays out differently: ${remedy}`);
    if (isShown(old) && last(old) !== last(text)) throw new Error(`${game.id} is shown differently: ${remedy}`);
  }
  return text;
}

/** The rules of a version, or of today. */
export async function gameOf(id: string, version?: number): Promise<AnyGame> {
  const versions = await versionsOf(id);
  const game = await rulesOf(id, version ?? versions[0]!);
  if (game === undefined)
    throw new Error(`${id} of version ${version} cannot be played here; there is version ${versions.join(', ')}`);
  return game;
}

/** A golden game, and where its rules did not go along. */
interface Made {
  readonly game: AnyGame;
  readonly text: string;
  readonly stop?: string;
}

/**
 * The golden game of a case, by the rules of its record's version. Where they do not go along, or lead elsewhere than the record
 * says, it ends with the act in question: so its test is red until they do.
 */
export async function golden({ record, tried }: Case): Promise<Made> {
  const game = await gameOf(record.game, record.version);
  const script = scriptOf({ record, ...(tried && { tried }) });
  const lines: string[] = [];
  let n = 0;
  try {
    const play = beginning(game, script);
    if (linkOf(play.state, record) !== record.state) throw new Error('the setup leads to another state');
    for (const act of script.acts) {
      n += 1;
      const { line } = writeAct(play, act);
      const entry = record.entries[n - 1];
      if (entry !== undefined && linkOf(play.state, record) !== entry.state)
        throw new Error('it leads to another state');
      lines.push(line);
    }
    return { game, text: write(game, script) };
  } catch (error) {
    const stop = `${STOPPED} ${n === 0 ? 'the setup' : `entry ${n}`}: ${(error as Error).message.replace(/^ *\d+ {2}s\d /, '')}`;
    const act = script.acts[n - 1];
    const all = act === undefined ? lines : [...lines, bareAct(n, act)];
    return { game, stop, text: whole(game, script, all, stop.split('\n')[0]!) };
  }
}

/** Says what was made of a case, and what is to be done about it. */
export async function tell(target: string, { game, stop }: Made): Promise<string> {
  const newest = (await versionsOf(game.id))[0]!;
  return [
    stop === undefined ? `${target}: plays to its end` : `${target}: ${stop}`,
    ...(stop === undefined
      ? []
      : ['Its test is red until the rules go along; npm run golden then writes what comes of it.']),
    ...(game.version === newest
      ? []
      : [
          `It was played by version ${game.version} of ${game.id}, as its record was; today's is ${newest}: its place is games/${game.id}/frozen/v${game.version}.`,
        ]),
    '',
  ].join('\n');
}

if (import.meta.main) {
  const [, , command, target, source] = argv;
  if (command === 'add' && target !== undefined && source !== undefined) {
    const made = await golden(caseIn(readFileSync(source === '-' ? 0 : source, 'utf8')));
    writeFileSync(target, made.text);
    stdout.write(await tell(target, made));
  } else {
    for (const path of globSync(GOLDEN)) {
      const old = readFileSync(path, 'utf8');
      writeFileSync(path, rewritten(await gameOf(read(old).game), old));
    }
  }
}

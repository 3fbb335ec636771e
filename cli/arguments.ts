import { type ParseArgsConfig, parseArgs } from 'node:util';
import { type Face, faceOf, offered, type Parts, partsOf as parts } from '#games/index.ts';
import type { AnyGame } from '#table/game.ts';
import { LANGUAGES, type Language, listed } from '#table/text.ts';
import { Complaint } from './complaint.ts';
import { type Io, localLanguage } from './io.ts';

type Flags = NonNullable<ParseArgsConfig['options']>;

/** Splits a command's words into flags and the one thing it is about, the third word of its usage. */
export function split<const T extends Flags>(argv: readonly string[], flags: T, usage: string) {
  const { values, subject } = splitLoosely(argv, flags);
  return { values, subject: subject ?? missing(usage) };
}

/** The same where there need not be such a thing. */
export function splitLoosely<const T extends Flags>(argv: readonly string[], flags: T) {
  const { values, positionals } = parsed(argv, flags);
  const [subject, second] = positionals;
  if (second !== undefined) throw new Complaint(`unexpected argument "${second}"`);
  return { values, subject };
}

/** Complains that there is nothing that the command could be about. */
export function missing(usage: string): never {
  const [program, command, subject] = usage.split(/\s/);
  throw new Complaint(`the ${subject} is missing; see ${program} ${command} --help`);
}

function parsed<const T extends Flags>(argv: readonly string[], flags: T) {
  try {
    return parseArgs({ args: [...argv], options: flags, allowPositionals: true, strict: true });
  } catch (error) {
    throw misused(error, flags);
  }
}

/** Node's own explanation is several lines long and speaks to programmers. */
function misused(error: unknown, flags: Flags): unknown {
  if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))) return error;
  const flag = /'(?:-\w, )?(--?[^\s'=<]+)/.exec(error.message)?.[1] ?? '';
  const known = Object.keys(flags).map((name) => `--${name}`);
  if (error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION')
    return new Complaint(`unknown option ${flag}; available: ${listed(known, 'and')}`);
  const takesValue = flags[flag.slice(2)]?.type === 'string';
  return new Complaint(takesValue ? `${flag} needs a value` : `${flag} takes no value`);
}

/** A whole number within its range. */
export function whole(flag: string, text: string, min: number, max: number): number {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new Complaint(`${flag} is a whole number from ${min} to ${max}, not "${text}"`);
}

/** The largest number that is taken. */
export const MANY = 999_999_999;

/** The language that somebody asked for; else that of their terminal. */
export function spokenIn(text: string | undefined, { env }: Pick<Io, 'env'>): Language {
  if (text === undefined) return localLanguage(env);
  const known = LANGUAGES.find((each) => each === text);
  if (known === undefined) throw new Complaint(`--lang is ${listed(LANGUAGES, 'or')}, not "${text}"`);
  return known;
}

/** All parts of a game; of a version of it, where that is known. */
export function partsOf(id: string, version?: number): Parts & Face {
  const [played, shown] = [parts(id, version), faceOf(id, version)];
  if (played === undefined || shown === undefined)
    throw new Complaint(`unknown game "${id}"; available: ${listed(offered(), 'and')}`);
  return { ...played, ...shown };
}

/** The number of seats, if the game can be played with so many. */
export function seatCount(game: AnyGame, text: string): number {
  return whole('--seats', text, game.seats.min, game.seats.max);
}

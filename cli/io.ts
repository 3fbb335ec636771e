import { dirname } from 'node:path';
import { LANGUAGES, type Language } from '#table/text.ts';

/** Somewhere to write: a terminal, a pipe, or a test's notebook. */
export interface Out extends NodeJS.WritableStream {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly rows?: number;
}

/** Somewhere to read from. */
export interface In extends NodeJS.ReadableStream {
  readonly isTTY?: boolean;
}

/** All that a command may know of the world around it, so that tests can give it another one. */
export interface Io {
  readonly stdin: In;
  readonly stdout: Out;
  readonly stderr: Out;
  /** Where file names start from. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** The real world. Standard input is only opened by those who read it. */
export const world: Io = {
  get stdin() {
    return process.stdin;
  },
  stdout: process.stdout,
  stderr: process.stderr,
  cwd: callersFolder(process.cwd(), process.env.INIT_CWD),
  env: process.env,
};

/** npm moves into the package before it starts a script and leaves a note of where it was called. */
export function callersFolder(cwd: string, npmCalledFrom: string | undefined): string {
  const root = dirname(import.meta.dirname);
  return cwd === root ? (npmCalledFrom ?? cwd) : cwd;
}

/** The language that the terminal is set to, if it is one of ours. */
export function localLanguage(env: Io['env']): Language {
  const [spoken] = (env.LC_ALL || env.LC_MESSAGES || env.LANG || '').split(/[_.@-]/);
  return LANGUAGES.find((language) => language === spoken) ?? 'en';
}

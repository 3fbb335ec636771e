import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { afterAll } from 'vitest';
import type { In, Io, Out } from '../io.ts';
import { main } from '../main.ts';

/** What a command printed, and how it ended. */
export interface Performance {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** What is typed in answer to a prompt: at one go, or key by key. */
export type Typing = (prompt: string) => string | readonly string[];

export interface Setting {
  readonly cwd?: string;
  readonly env?: Io['env'];
  /** All of standard input, or somebody who types. */
  readonly input?: string | Typing;
  /** A window of this size instead of pipes. */
  readonly window?: { readonly columns: number; readonly rows: number };
}

const folders = mkdtempSync(join(tmpdir(), 'hideout-'));
afterAll(() => rmSync(folders, { recursive: true }));

/** An empty folder, gone when all tests of the file are done. */
export const folder = (): string => mkdtempSync(join(folders, 'folder-'));

/** Runs a command in this very process, with a world of its own. */
export async function perform(argv: readonly string[], setting: Setting = {}): Promise<Performance> {
  const { io, out, err } = stage(setting);
  const code = await main(argv, io);
  return { code, out: out(), err: err() };
}

/** A world of its own, and what was written there. */
export function stage(setting: Setting): { readonly io: Io; readonly out: () => string; readonly err: () => string } {
  const { cwd = import.meta.dirname, env = {}, input = '', window } = setting;
  const stdin = new PassThrough();
  if (typeof input === 'string') stdin.end(input);
  const stdout = notebook((last) => {
    const prompt = PROMPT.exec(last)?.[0];
    if (prompt === undefined || typeof input === 'string') return;
    const said = input(prompt);
    setImmediate(() => {
      for (const keys of typeof said === 'string' ? [said] : said) stdin.write(keys);
    });
  });
  const stderr = notebook(() => {});
  const tty = window === undefined ? {} : { isTTY: true, ...window };
  const io: Io = {
    stdin: Object.assign(stdin, tty) as In,
    stdout: Object.assign(stdout.stream, tty) as Out,
    stderr: stderr.stream,
    cwd,
    env,
  };
  return { io, out: stdout.text, err: stderr.text };
}

/** A prompt leaves the line open. */
const PROMPT = /[^\n]+(?:: |\? )$/;

function notebook(onWrite: (last: string) => void) {
  let all = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      all += String(chunk);
      onWrite(String(chunk));
      done();
    },
  });
  return { stream, text: () => all };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { AnyBot } from '#table/bot.ts';
import type { AnyGame } from '#table/game.ts';
import { systemReason } from './complaint.ts';

/** Why a bot does not play on; where it was asked is for the asker to say. */
export class BotFault extends Error {}

/** How outside programs are run. */
interface Terms {
  readonly cwd: string;
  /** Milliseconds for one answer. */
  readonly timeout: number;
}

/** A bot that is a program of its own: a line of JSON in, a line with the chosen notation out. See docs/bots.md. */
export function outsideBot(
  game: AnyGame,
  command: string,
  terms: Terms,
): { readonly choose: AnyBot; readonly close: () => void } {
  const talk = new Talk(command, terms);
  const choose: AnyBot = async ({ seat, view, moves }) => {
    const names = moves.map((move) => game.notate(move));
    const answer = await talk.ask(JSON.stringify({ game: game.id, seat, view, moves: names }));
    const index = names.indexOf(answer);
    if (index < 0) throw new BotFault(`answered ${quoted(answer)}, which is none of its ${names.length} legal moves`);
    return moves[index];
  };
  return { choose, close: () => talk.close() };
}

/** A question that waits for its answer. */
interface Question {
  answer(line: string): void;
  fail(fault: BotFault): void;
}

/** Lines to and from one child process. */
class Talk {
  private readonly timeout: number;
  private readonly child: ChildProcess;
  private question: Question | undefined;
  /** Why it cannot be asked any more. */
  private fault: BotFault | undefined;
  private gone = false;
  private readonly kill = (): void => {
    if (!this.gone) end(this.child);
  };

  constructor(command: string, { cwd, timeout }: Terms) {
    this.timeout = timeout;
    this.child = start(command, cwd);
    process.once('exit', this.kill);
    this.child.on('error', (error) => this.fail(`cannot be started: ${systemReason(error)}`));
    this.child.on('close', (code, signal) => {
      this.gone = true;
      this.fail(`ended by itself (${signal ?? `exit code ${code}`})`);
    });
    // A program that has gone cannot be written to; its end is reported by `close`.
    this.child.stdin?.on('error', () => {});
    createInterface({ input: this.child.stdout! }).on('line', (line) => this.hear(line.trim()));
  }

  ask(line: string): Promise<string> {
    if (this.fault !== undefined) return Promise.reject(this.fault);
    return new Promise((answer, fail) => {
      const clock = setTimeout(() => this.fail(`did not answer within ${this.timeout} ms`), this.timeout);
      const done = (): void => {
        clearTimeout(clock);
        this.question = undefined;
      };
      this.question = {
        answer: (said) => {
          done();
          answer(said);
        },
        fail: (fault) => {
          done();
          fail(fault);
        },
      };
      this.child.stdin!.write(`${line}\n`);
    });
  }

  close(): void {
    process.off('exit', this.kill);
    this.kill();
  }

  private hear(line: string): void {
    if (this.question === undefined) this.fail(`said ${quoted(line)} without being asked`);
    else this.question.answer(line);
  }

  /** The first fault is the one that counts. */
  private fail(why: string): void {
    this.fault ??= new BotFault(why);
    this.question?.fail(this.fault);
  }
}

/** Ending a program means to end what it started, too: it gets a process group of its own. Windows has none. */
const GROUPS = process.platform !== 'win32';

/** A path or a single word is started as it is; anything longer is a command line for the shell. */
function start(command: string, cwd: string): ChildProcess {
  const path = resolve(cwd, command);
  const isPath = existsSync(path);
  const shell = !isPath && /\s/.test(command);
  return spawn(isPath ? path : command, { cwd, shell, detached: GROUPS, stdio: ['pipe', 'pipe', 'inherit'] });
}

function end(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(GROUPS ? -child.pid : child.pid, 'SIGKILL');
  } catch {
    // It ended just now.
  }
}

/** What a program said, short enough for one line. */
const quoted = (line: string): string => JSON.stringify(line.length > 60 ? `${line.slice(0, 59)}…` : line);

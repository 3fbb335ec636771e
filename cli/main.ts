import { realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { offered } from '#games/index.ts';
import { listed } from '#table/text.ts';
import * as account from './account.ts';
import * as backup from './backup.ts';
import * as cards from './cards.ts';
import { Complaint, Interrupted, oneLine } from './complaint.ts';
import * as doctor from './doctor.ts';
import * as exporting from './export.ts';
import * as hint from './hint.ts';
import { type Io, world } from './io.ts';
import * as odds from './odds.ts';
import * as play from './play.ts';
import * as replay from './replay.ts';
import * as reports from './reports.ts';
import * as restore from './restore.ts';
import * as serve from './serve.ts';
import * as simulate from './simulate.ts';
import * as verify from './verify.ts';
import * as versions from './versions.ts';

interface Command {
  readonly usage: string;
  run(argv: readonly string[], io: Io): Promise<number>;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  play,
  simulate,
  odds,
  hint,
  account,
  cards,
  replay,
  verify,
  serve,
  doctor,
  backup,
  restore,
  export: exporting,
  reports,
  versions,
};

const usage = (): string => `hideout: a table for heist board games

  hideout                  open a table: your own server, and a browser
  hideout play GAME        play in the terminal, against bots or at a server
  hideout simulate GAME    let bots play many games and report the results
  hideout odds GAME        print exact chances at a point of a recorded game
  hideout hint FILE        say what the hard bot would do at a point, and why
  hideout account FILE     say what decided a recorded game
  hideout cards GAME       print or check a set of cards
  hideout replay FILE      tell the story of a recorded game
  hideout verify FILE      check a recorded game: moves, rolls, hashes, result
  hideout serve            run a server, for browsers and terminals
  hideout doctor           say what is wrong with a server or what it needs
  hideout backup FILE      back up a server, even while it runs
  hideout restore FILE     restore a backup
  hideout export TABLE     the record of a server's table, or of all of them
  hideout reports          what people have reported at a server
  hideout versions         which versions of the rules a server's tables need

  hideout COMMAND --help   what the command takes
  hideout --version

Games: ${offered().join(', ')}
`;

/** Runs one command and answers the exit code. */
export async function main(argv: readonly string[], io: Io): Promise<number> {
  try {
    return await dispatch(argv, io);
  } catch (error) {
    if (error instanceof Interrupted) return 130;
    if (!(error instanceof Complaint)) throw error;
    io.stderr.write(`hideout: ${oneLine(error.message)}\n`);
    return 2;
  }
}

async function dispatch([name, ...argv]: readonly string[], io: Io): Promise<number> {
  if (name === undefined) return serve.open(io);
  if (name === '--help' || name === '-h' || name === 'help') return tell(io, usage());
  if (name === '--version') return tell(io, `${await version()}\n`);
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined)
    throw new Complaint(`unknown command "${name}"; available: ${listed(Object.keys(COMMANDS), 'and')}`);
  return argv.includes('--help') || argv.includes('-h') ? tell(io, command.usage) : command.run(argv, io);
}

function tell(io: Io, text: string): number {
  io.stdout.write(text);
  return 0;
}

async function version(): Promise<string> {
  const text = await readFile(join(import.meta.dirname, '..', 'package.json'), 'utf8');
  return (JSON.parse(text) as { readonly version: string }).version;
}

/** The program itself: signals and broken pipes belong to it, and to no test. */
export async function program(): Promise<void> {
  for (const out of [process.stdout, process.stderr]) {
    // `hideout … | head` has read enough; that is nobody's fault.
    out.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
  }
  const argv = process.argv.slice(2);
  // A server hears them itself, and finishes what it is doing.
  if (argv[0] !== undefined && argv[0] !== 'serve') endOnSignals();
  process.exitCode = await main(argv, world);
}

/** Through `exit`, so that outside bots are ended too. */
function endOnSignals(): void {
  process
    .on('SIGTERM', () => process.exit(143))
    .on('SIGINT', () => {
      if (process.stderr.isTTY) process.stderr.write('\n');
      process.exit(130);
    });
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === import.meta.filename) await program();

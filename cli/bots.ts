import { BOT_NAMES, BOTS, type BotName, type Cast } from '#bots/index.ts';
import type { Player } from '#bots/match.ts';
import { listed } from '#table/text.ts';
import { Complaint } from './complaint.ts';
import { BotFault, outsideBot } from './outside.ts';

/** A bot at work, named as it was asked for. */
export interface Called extends Player {
  close(): void;
}

/** What it takes to call bots: the game they play, and how outside programs are run. */
export interface Agency extends Cast {
  readonly cwd: string;
  readonly timeout: number;
}

export const DEFAULT_TIMEOUT = '5000';

/** The names in `--bots`, parted by commas; a comma between quotes belongs to its name. */
export function botNames(text: string): readonly string[] {
  const names = [''];
  let quote = '';
  for (const letter of text) {
    if (letter === ',' && quote === '') {
      names.push('');
      continue;
    }
    if (letter === quote) quote = '';
    else if (quote === '' && (letter === '"' || letter === "'")) quote = letter;
    names[names.length - 1] += letter;
  }
  if (quote !== '') throw new Complaint(`--bots has an open quote: ${text}`);
  return names.map((name) => known(name.trim()));
}

const OUTSIDE = 'exec:';

function known(name: string): string {
  if (Object.hasOwn(BOTS, name) || command(name)) return name;
  const others = [...BOT_NAMES, `${OUTSIDE}PROGRAM`];
  throw new Complaint(`unknown bot "${name}"; available: ${listed(others, 'and')}`);
}

/** The program behind a name, without the quotes that kept it together. */
function command(name: string): string {
  if (!name.startsWith(OUTSIDE)) return '';
  const program = name.slice(OUTSIDE.length).trim();
  return /^(["'])(?:(?!\1).)*\1$/.test(program) ? program.slice(1, -1).trim() : program;
}

/** Calls a bot to the table. */
export function botNamed(name: string, { cwd, timeout, ...cast }: Agency): Called {
  const program = command(name);
  if (program !== '') return { name, ...outsideBot(cast.game, program, { cwd, timeout }) };
  return { name, choose: BOTS[name as BotName](cast), close: () => {} };
}

/** Adds the place where a bot failed, so that it can be found. */
export function located(error: unknown, player: Player, place: string): unknown {
  return error instanceof BotFault ? new Complaint(`bot ${player.name}, ${place}: ${error.message}`) : error;
}

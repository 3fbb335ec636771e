import type { AnyGame } from '#table/game.ts';
import { isRefused } from '#table/refusal.ts';
import { Complaint } from './complaint.ts';
import { readText } from './file.ts';

/** What was typed is quoted as far as this: a card set has thousands of letters. */
const LONGEST_QUOTE = 80;

/** The game's options from JSON, typed or in a file, completed by the game. */
export async function gameOptions(game: AnyGame, typed: string, seats: number, cwd: string): Promise<unknown> {
  const text = typed.startsWith('@') ? await readText(cwd, typed.slice(1)) : typed;
  const said = typed.length <= LONGEST_QUOTE ? typed : `${typed.slice(0, LONGEST_QUOTE - 1)}…`;
  const options = game.options(json(text, said), seats);
  if (!isRefused(options)) return options;
  throw new Complaint(`--options ${said} does not fit ${game.id}: ${options.detail}`);
}

function json(text: string, said: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Complaint(`--options is JSON such as '{}', or @FILE with such, not ${said}`);
  }
}

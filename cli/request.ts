import { en, type Words } from './text/en.ts';

export type CommandName = keyof Words['commands'];
const COMMAND_NAMES = Object.keys(en.commands) as CommandName[];

/** What needs somebody else at the table. */
const SOCIAL: readonly CommandName[] = ['say', 'start', 'leave', 'back'];

/** What can be typed, in company or without. */
export const commandsIn = (company: boolean): readonly CommandName[] =>
  company ? COMMAND_NAMES : COMMAND_NAMES.filter((name) => !SOCIAL.includes(name));

/** What somebody at the table asks for. */
export type Request =
  | { readonly type: 'nothing' }
  /** They were not asked any further: something happened at the table. */
  | { readonly type: 'news' }
  | { readonly type: 'number'; readonly number: number }
  | { readonly type: CommandName; readonly about: string }
  /** Not a command, so perhaps a move. */
  | { readonly type: 'name'; readonly name: string };

const ABBREVIATIONS: Readonly<Record<string, CommandName>> = { '?': 'help', q: 'quit', exit: 'quit' };

/** Without capitals, accents and spare spaces: nobody should have to type those. */
export const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim().replace(/\s+/g, ' ');

/** Reads a line that was typed. The English commands work besides those of the language. */
export function readRequest(line: string, { commands }: Words, offered: readonly CommandName[]): Request {
  const said = plain(line);
  if (said === '') return { type: 'nothing' };
  if (/^\d{1,6}$/.test(said)) return { type: 'number', number: Number(said) };
  const [word = ''] = said.split(' ');
  const command = offered.find((name) => word === name || word === plain(commands[name])) ?? ABBREVIATIONS[word];
  // A file name and what is said keep their capitals.
  const about = line.trim().replace(/^\S+\s*/, '');
  return command === undefined ? { type: 'name', name: said } : { type: command, about };
}

import { Compile } from 'typebox/compile';
import { COMMANDS, type Command, type Doing } from '#wire/messages.ts';

/** The longest message that is read, in bytes. */
export const LONGEST_MESSAGE = 16 * 1024;

const CHECKS = Object.fromEntries(
  Object.entries(COMMANDS).map(([doing, schema]) => [doing, Compile(schema)]),
) as unknown as Readonly<Record<Doing, { Check(value: unknown): boolean }>>;

/** Nothing that anybody has to say is nested deeper; whoever looks into it later would not come out again. */
const DEEPEST = 20;

type Parsed = { readonly command: Command } | { readonly id: string };

/** Reads one message; whatever it is, there is something to say. */
export function parse(text: string): Parsed {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { id: '' };
  }
  if (typeof data !== 'object' || data === null) return { id: '' };
  const { id, do: doing } = data as { id?: unknown; do?: unknown };
  const named = typeof id === 'string' && id.length <= 40 ? id : '';
  if (typeof doing !== 'string' || !Object.hasOwn(CHECKS, doing)) return { id: named };
  if (isDeeper(data, DEEPEST)) return { id: named };
  return CHECKS[doing as Doing].Check(data) ? { command: data as Command } : { id: named };
}

/** Whether there is anything more than so many levels down. */
function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((each) => isDeeper(each, levels - 1));
}

/** The id of a message that is not worth reading: if it comes first, as our clients send it. */
export const idOf = (text: string): string => text.match(/^\{"id":"([A-Za-z0-9_-]{1,40})"/)?.[1] ?? '';

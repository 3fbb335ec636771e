import { setTimeout as pause } from 'node:timers/promises';
import { isRefused } from '#table/refusal.ts';
import type { Guest } from '#wire/guest.ts';
import type { Answers, CommandOf, Doing } from '#wire/messages.ts';
import { type Sitter, TOO_LATE } from '../seating.ts';

/** Milliseconds before something that went wrong over there is asked for again. */
export const AGAIN = 200;

/** Asks until it is granted, also over a server that fails or is killed; or refused for a reason that is `enough`. */
export async function insist<D extends Doing>(
  { link, name }: Guest,
  doing: D,
  body: Omit<CommandOf<D>, 'id' | 'do'>,
  enough: readonly string[] = [],
): Promise<Exclude<Answers[D], { readonly refused: string }> | undefined> {
  for (;;) {
    const answer = await link.ask(doing, body);
    if (!isRefused(answer)) return answer as Exclude<Answers[D], { readonly refused: string }>;
    if (enough.includes(answer.refused)) return undefined;
    if (answer.refused !== 'failed') throw new Error(`${name}: ${doing}: ${answer.refused}`);
    await pause(AGAIN);
  }
}

/** Somebody who sits down like that. */
export const insisting = (guest: Guest, enough: readonly string[] = []): Sitter => ({
  name: guest.name,
  ask: (doing, body) => insist(guest, doing, body as never, [...TOO_LATE, ...enough]),
});

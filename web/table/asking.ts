import { isRefused } from '#table/refusal.ts';
import type { Question } from '#wire/messages.ts';
import { explain } from '../refusals.ts';
import type { TableModel } from './model.ts';

/** Puts a question to the other people at the table. */
export function askAll({ venue, table, mine }: TableModel, question: Question): Promise<void> {
  const [seat] = mine.value;
  return seat === undefined ? Promise.resolve() : explained(venue.ask('ask', { table, seat, question }));
}

/** Says yes or no to what the table is asked; whoever asked takes it back with no. */
export function answerAll({ venue, table, mine }: TableModel, yes: boolean): Promise<void> {
  const [seat] = mine.value;
  return seat === undefined ? Promise.resolve() : explained(venue.ask('answer', { table, seat, yes }));
}

/** A refusal is told. */
export async function explained(asking: Promise<object>): Promise<void> {
  const answer = await asking;
  if (isRefused(answer)) explain(answer);
}

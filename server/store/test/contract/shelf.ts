import { onTestFinished } from 'vitest';
import type { Archive, TableRow } from '#lobby/archive.ts';
import { table } from '../rows.ts';

/** Where nothing is yet, and how to open it, more than once if it lasts. */
export interface Shelf {
  open(): Promise<Archive>;
}
export type NewShelf = () => Promise<Shelf>;

/** Open until the test is over. */
export async function opened({ open }: Shelf): Promise<Archive> {
  const archive = await open();
  onTestFinished(() => archive.close());
  return archive;
}

export const fresh = async (place: NewShelf): Promise<Archive> => opened(await place());

/** With a table of this name. */
export async function withTable(place: NewShelf, id = 'vault', more: Partial<TableRow> = {}): Promise<Archive> {
  const archive = await fresh(place);
  await archive.addTable(table(id, more));
  return archive;
}

export const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** What letters, signs and control characters a text can hold, down to halves of a character. */
export const STRANGE = `"'\\\`$1 ?%_;--\n\r\t \u0000\u0001\u007f\u2028\ufeff äßñ¿ 漢字 العربية 👩🏽‍🚀 \ud800 \udfff {"a":1}`;
/** The same without what a text outside JSON cannot hold on every engine. */
export const READABLE = `"'\\\`$1 ?%_;--\n\t \u2028 äßñ¿ 漢字 العربية 👩🏽‍🚀 {"a":1}`;

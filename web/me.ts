import { effect, signal } from '@preact/signals';
import { keep, kept } from './keep.ts';
import { words } from './words/index.ts';

const KEY = 'hideout.name';

/** What the reader is called at every table; empty until they say so. */
export const myName = signal(kept(KEY) ?? '');

effect(() => keep(KEY, myName.value));

/** … or an alias, so that nobody has to stop for a name. */
export const nameOrAlias = (): string => (myName.value === '' ? alias() : myName.value);

/** A name for somebody who has not given one, not used at the table yet if that can be. */
export function alias(taken: readonly string[] = []): string {
  const all = words.value.aliases;
  const free = all.filter((name) => !taken.includes(name));
  const among = free.length > 0 ? free : all;
  return among[Math.floor(Math.random() * among.length)]!;
}

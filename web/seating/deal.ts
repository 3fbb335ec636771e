import { joined } from '#table/text.ts';
import type { TableInfo } from '#wire/messages.ts';
import { settings } from '../settings.ts';
import { words } from '../words/index.ts';

/** How it stands with the deal, if there is something to say: it is being made, or the last start came to nothing. */
export function dealOf({ dealing, voided }: TableInfo): string | undefined {
  const say = words.value.seating;
  if (dealing !== undefined) return say.dealing;
  if (voided === undefined) return undefined;
  const { names } = voided;
  return names.length === 0 ? say.voidedBySomebody : say.voided(joined[settings.language.value](names));
}

import { joined } from '#table/text.ts';
import type { TableInfo } from '#wire/messages.ts';
import { settings } from '../settings.ts';
import { words } from '../words/index.ts';

/**
 * How it stands with the deal, if there is something to say: it is being made, or the last start came to nothing, and whose
 * salt is not asked for any more.
 */
export function dealOf({ dealing, voided, seats }: TableInfo): string | undefined {
  const say = words.value.seating;
  if (dealing !== undefined) return say.dealing;
  if (voided === undefined) return undefined;
  const list = joined[settings.language.value];
  const { names } = voided;
  const last = names.length === 0 ? say.voidedBySomebody : say.voided(list(names));
  const unasked = seats.flatMap((seat) => (seat.kind === 'person' && seat.unasked ? [seat.name] : []));
  return unasked.length === 0 ? last : `${last} ${say.unasked(list(unasked))}`;
}

import type { Sitter } from '#board/contract.ts';
import { copy } from '../copy.ts';
import { type Spot, spotPath } from '../route.ts';
import { settings } from '../settings.ts';
import { evidence } from './words/evidence.ts';
import { words } from './words/index.ts';

/** Copies the link to a position, and says what it opens. */
export function copyLink(table: string, spot: Spot, sitters: readonly Sitter[]): Promise<void> {
  const { at, as: eyes = 'audience' } = spot;
  const { lookBack } = evidence.value;
  const who = typeof eyes === 'number' ? sitters[eyes]!.name : words.value.playback[eyes];
  const number = new Intl.NumberFormat(settings.language.value).format(at);
  const said = at === 0 ? lookBack.copiedStart(who) : lookBack.copied(number, who);
  return copy(window.location.origin + spotPath(table, spot), said);
}

import type { Veiled } from '#table/game.ts';
import type { EventName } from '../../components/cards.ts';
import type { Scene } from '../scene.ts';
import { aftermath } from './aftermath.ts';

/** Less than this is no more likely than not. */
const LIKELY = 0.5;

/** Whoever would draw an event from this place, and what it would do to them as far as that is likely; until it is known, nothing. */
export function fateOf(
  { standing, say, names, me, text }: Scene,
  event: Veiled<EventName>,
  place: number,
): { readonly who: string; readonly what: string } | undefined {
  const omens = standing?.omens;
  const drawer = omens?.drawers[place];
  if (omens === undefined || drawer === undefined || event === '?') return undefined;
  const omen = omens.of[event]?.[drawer] ?? 'none';
  if (omen === 'none') return undefined;
  const { events, chance, error } = omen;
  const told = text.tell!(aftermath(events), names).map((beat) => beat.text);
  const who = say.arranging.ifDrawn(drawer === me ? undefined : names[drawer]!);
  if (chance < LIKELY || told.length === 0) return { who, what: say.arranging.open };
  const what = told.join(' ');
  return { who, what: chance === 1 && error === 0 ? what : say.arranging.likely(what) };
}

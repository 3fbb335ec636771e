import type { Seat } from '#table/game.ts';
import type { Square } from '../components/squares.ts';
import type { Danger, Meaning } from '../foresight.ts';
import type { Offer } from './offers.ts';
import type { Scene } from './scene.ts';

/** What foresight found, read for the board. Nothing here knows a rule. */

interface Foreseen extends Offer {
  readonly meaning?: Meaning;
}

/** What a move does, and what follows if the turn is ended right after it; undefined until it is known. */
export const meaningOf = (offer: Offer | undefined): Meaning | undefined => (offer as Foreseen | undefined)?.meaning;
export const sequelOf = (offer: Offer | undefined): Meaning | undefined => meaningOf(offer)?.sequel;

/** The actions that a move takes at least. */
export const priceOf = (offer: Offer): number => meaningOf(offer)?.spends[0] ?? 0;

/** It happens whatever else does, and not only in the cases that were tried. */
export const isSure = ({ error }: Pick<Meaning, 'error'>, chance: number): boolean => chance === 1 && error === 0;

/** How likely something is, on a tag: certain; in hundredths, where the table shows chances; or just possible. */
export function likely({ say, odds }: Scene, meaning: Pick<Meaning, 'error'>, chance: number): string {
  if (isSure(meaning, chance)) return say.sure;
  if (odds === undefined) return say.maybe;
  return meaning.error === 0 ? say.percent(chance) : say.about(say.percent(Math.min(chance, NEARLY)));
}

/** The same where there is little room. */
export const briefly = (scene: Scene, { error }: Meaning, chance: number): string =>
  likely(scene, { error: 0 }, error === 0 ? chance : Math.min(chance, NEARLY));

/** What was only tried out is never called certain. */
const NEARLY = 0.99;

/** Less than this is not worth a tag. */
const WORTH_TELLING = 0.005;

/** The chance that a guard sees somebody: it costs them a Stealth, or everything. */
export const harm = ({ seen }: Meaning, seat: Seat): number => seen.find((one) => one.seat === seat)?.chance ?? 0;

export const capture = ({ caught }: Meaning, seat: Seat): number =>
  caught.find((one) => one.seat === seat)?.chance ?? 0;

export interface Risk {
  readonly danger: Danger;
  readonly chance: number;
  /** Where it was found. */
  readonly of: Meaning;
}

/** What is to be feared of a move: the guard, also on the walk that follows, then whatever else it brings. */
export function risksOf(offer: Offer, seat: Seat): readonly Risk[] {
  const meaning = meaningOf(offer);
  if (meaning === undefined) return [];
  const sequel = sequelOf(offer) ?? meaning;
  const now = harm(meaning, seat);
  const of = now > 0 && isSure(meaning, now) ? meaning : sequel;
  const others = meaning.brings.filter(({ danger }) => danger !== 'guard' && danger !== 'quiet');
  return [
    { danger: 'guard' as const, chance: Math.max(now, harm(of, seat)), of },
    ...others.map((risk) => ({ ...risk, of: meaning })),
  ].filter(({ chance }) => chance > WORTH_TELLING);
}

/** Whether an alarm is certain to ring there when this turn ends. */
export const ringsAtEnd = ({ end }: Scene, at: Square): boolean =>
  end?.alarms.some((alarm) => alarm.at === at && isSure(end, alarm.chance)) ?? false;

import { type Measure, WIDE } from '#table/measure.ts';
import { settings } from '../../settings.ts';

const TIE = '\u00a0';

/** A part of a win, in wins out of 100. */
export const inWins = (share: number): string =>
  new Intl.NumberFormat(settings.language.value, { maximumFractionDigits: 0 }).format(Math.abs(100 * share));

/** With a true minus, as high as the plus. */
export const signed = (share: number): string =>
  new Intl.NumberFormat(settings.language.value, { maximumFractionDigits: 0, signDisplay: 'exceptZero' })
    .format(100 * share)
    .replace('-', '−');

/** Whether it gave or took, as far as that can be read off the number. */
export const toneOf = (share: number): 'gave' | 'took' | 'even' => {
  const wins = Math.round(100 * share);
  return wins > 0 ? 'gave' : wins < 0 ? 'took' : 'even';
};

/** How far off it may be. */
export const giveOrTake = ({ error }: Measure): string => inWins(WIDE * error);

/** The number and how far off it may be. */
export const told = (shift: Measure): string => `${signed(shift.value)}${TIE}±${TIE}${giveOrTake(shift)}`;

export const chance = (share: number): string =>
  new Intl.NumberFormat(settings.language.value, { style: 'percent', maximumFractionDigits: 0 }).format(
    Math.min(1, Math.max(0, share)),
  );

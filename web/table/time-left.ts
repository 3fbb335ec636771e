import type { Language } from '#table/text.ts';

const [SECOND, HOUR, DAY] = [1000, 3_600_000, 86_400_000];

/** "4:05" within the hour, "14 h" within two days, "3 days" beyond. */
export function timeLeft(milliseconds: number, language: Language): string {
  const left = Math.max(0, milliseconds);
  const counted = (count: number, unit: 'hour' | 'day'): string =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: unit === 'day' ? 'long' : 'narrow' }).format(
      count,
    );
  if (left > 2 * DAY) return counted(Math.round(left / DAY), 'day');
  if (left > HOUR) return counted(Math.round(left / HOUR), 'hour');
  const seconds = Math.ceil(left / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

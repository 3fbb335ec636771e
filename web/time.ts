import type { Language } from '#table/text.ts';

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** "in 40 seconds", "in 30 minutes". */
export function comingIn(milliseconds: number, language: Language): string {
  const format = new Intl.RelativeTimeFormat(language);
  const [name, length] = UNITS.find(([, each]) => milliseconds >= each) ?? (['second', 1000] as const);
  return format.format(Math.ceil(milliseconds / length), name);
}

/** "3 hours ago", "yesterday", "now"; for where there is little room, "3 hr. ago". */
export function ago(when: number, now: number, language: Language, style: 'long' | 'short' = 'long'): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style });
  const unit = UNITS.find(([, length]) => now - when >= length);
  return unit === undefined ? format.format(0, 'second') : format.format(-Math.floor((now - when) / unit[1]), unit[0]);
}

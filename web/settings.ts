import { computed, effect, type Signal, signal } from '@preact/signals';
import type { Pace } from '#board/contract.ts';
import type { Tempo } from '#board/stage.ts';
import { LANGUAGES, type Language } from '#table/text.ts';
import { keep, kept } from './keep.ts';

/** What can be set, the usual value first. */
export const SETTINGS = {
  language: LANGUAGES,
  theme: ['device', 'light', 'dark'],
  speed: ['normal', 'calm', 'quick', 'instant'],
  textSize: ['normal', 'large', 'largest'],
  lessMotion: [false, true],
  chances: [true, false],
  notes: [true, false],
  confirm: [false, true],
  hold: [true, false],
  sound: [true, false],
  calls: ['medium', 'high', 'low', 'off'],
  pieces: ['medium', 'high', 'low', 'off'],
  atmosphere: ['medium', 'high', 'low', 'off'],
} as const;

export type SettingName = keyof typeof SETTINGS;
export type SettingValue<N extends SettingName> = (typeof SETTINGS)[N][number];

const KEY = 'hideout.settings';

const PACE: Readonly<Record<SettingValue<'speed'>, Pace>> = { calm: 1.6, normal: 1, quick: 0.5, instant: 0 };
/** Who is quick to watch is not that quick to read. */
const READING: typeof PACE = { ...PACE, quick: 2 / 3 };
const TEXT_SIZE: Readonly<Record<SettingValue<'textSize'>, string>> = { normal: '', large: '112.5%', largest: '125%' };

const NAMES = Object.keys(SETTINGS) as SettingName[];

const before = read();

/** Every setting as a signal; a change is kept on this device. */
export const settings = Object.fromEntries(NAMES.map((name) => [name, signal(before[name] ?? usual(name))])) as {
  readonly [N in SettingName]: Signal<SettingValue<N>>;
};

const dark = query('(prefers-color-scheme: dark)');
const still = query('(prefers-reduced-motion: reduce)');

export const theme = computed((): 'light' | 'dark' => {
  const chosen = settings.theme.value;
  if (chosen !== 'device') return chosen;
  return dark.value ? 'dark' : 'light';
});

/** No travel of pieces: the reader's wish, here or on the device. */
const lessMotion = computed((): boolean => settings.lessMotion.value || still.value);

export const pace = computed((): Pace => (lessMotion.value ? 0 : PACE[settings.speed.value]));

/** Whoever wants nothing to travel has as much time to read what happened as everyone else; what is held up always has some. */
export const tempo = (): Tempo => {
  const reading = READING[settings.speed.value];
  return { motion: pace.value, reading, held: settings.hold.value ? Math.max(reading, READING.quick) : reading };
};

/** Keeps the page's root as the settings say, from now on. */
export function applySettings(root: HTMLElement): void {
  effect(() => {
    root.lang = settings.language.value;
    root.dataset.theme = theme.value;
    root.toggleAttribute('data-still', lessMotion.value);
    root.style.fontSize = TEXT_SIZE[settings.textSize.value];
  });
  effect(() => {
    const chosen = Object.fromEntries(NAMES.map((name) => [name, settings[name].value]));
    keep(KEY, JSON.stringify(chosen));
  });
}

function read(): Partial<Record<SettingName, unknown>> {
  const raw = parsed(kept(KEY));
  const valid = NAMES.filter((name) => (SETTINGS[name] as readonly unknown[]).includes(raw[name]));
  return Object.fromEntries(valid.map((name) => [name, raw[name]]));
}

function parsed(text: string | undefined): Record<string, unknown> {
  try {
    return Object(JSON.parse(text ?? '{}'));
  } catch {
    return {}; // whatever it was, it is not ours: begin anew
  }
}

function usual(name: SettingName): unknown {
  return name === 'language' ? deviceLanguage() : SETTINGS[name][0];
}

/** The first of the device's languages that we speak. */
function deviceLanguage(): Language {
  const spoken = window.navigator.languages.map((tag) => tag.slice(0, 2));
  return LANGUAGES.find((language) => language === spoken.find((tag) => LANGUAGES.includes(tag as Language))) ?? 'en';
}

function query(media: string): Signal<boolean> {
  const list = window.matchMedia(media);
  const matches = signal(list.matches);
  list.addEventListener('change', () => {
    matches.value = list.matches;
  });
  return matches;
}

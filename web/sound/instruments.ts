import type { Sound } from '#board/sound.ts';

/** What can be made louder or softer by itself: what calls the reader, what lies on the table, what is going on around it. */
export const GROUPS = ['calls', 'pieces', 'atmosphere'] as const;
export type Group = (typeof GROUPS)[number];

/** Begins and rings for so many seconds, so loud at its peak. */
interface Lasting {
  readonly at?: number;
  readonly rings: number;
  readonly loud: number;
}

/** Hums at a pitch in hertz, or from one to another. */
export interface Hum extends Lasting {
  readonly pitch: number | readonly [from: number, to: number];
  readonly wave?: OscillatorType;
}

/** Rustles as paper, wood or cloth do, about this frequency; the sharper, the less of all others. */
export interface Rustle extends Lasting {
  readonly about: number;
  readonly sharp?: number;
}

export type Tone = Hum | Rustle;

/** One after the other, each so long after the one before. */
const row = (count: number, apart: number, tones: readonly Tone[]): readonly Tone[] =>
  Array.from({ length: count }, (_, i) => tones.map((tone) => ({ ...tone, at: (tone.at ?? 0) + i * apart }))).flat();

/** Notes of one instrument: pitch, begin, length. */
const tune = (loud: number, ...notes: readonly (readonly [pitch: number, at: number, rings: number])[]): Tone[] =>
  notes.map(([pitch, at, rings]) => ({ pitch, at, rings, loud }));

/** Everything that is heard is made here; there are no files. */
export const INSTRUMENTS: Readonly<Record<Sound, { readonly group: Group; readonly tones: readonly Tone[] }>> = {
  click: { group: 'pieces', tones: [{ about: 1100, rings: 0.06, loud: 0.5 }] },
  paper: {
    group: 'pieces',
    tones: [
      { about: 3200, rings: 0.11, loud: 0.32 },
      { about: 4600, at: 0.08, rings: 0.16, loud: 0.26 },
    ],
  },
  tick: {
    group: 'pieces',
    tones: [
      { pitch: 1760, rings: 0.05, loud: 0.1 },
      { about: 2600, rings: 0.03, loud: 0.4 },
    ],
  },
  dice: {
    group: 'pieces',
    tones: [0, 0.09, 0.2, 0.34, 0.46].map((at, i) => ({
      ...{ about: 1900 + 180 * i, sharp: 2, at },
      ...{ rings: 0.05, loud: 0.6 - 0.08 * i },
    })),
  },
  fall: {
    group: 'pieces',
    tones: [
      { pitch: [520, 180], rings: 0.16, loud: 0.1, wave: 'sine' },
      { about: 420, at: 0.13, rings: 0.07, loud: 0.5 },
    ],
  },
  tool: {
    group: 'pieces',
    tones: [
      { about: 3400, sharp: 6, rings: 0.05, loud: 0.5 },
      { pitch: 1319, at: 0.04, rings: 0.24, loud: 0.07 },
      { pitch: 1976, at: 0.04, rings: 0.2, loud: 0.05 },
    ],
  },
  coins: {
    group: 'pieces',
    tones: [2093, 2794, 2349, 3136].flatMap((pitch, i) => [
      { pitch, at: 0.07 * i, rings: 0.18, loud: 0.07, wave: 'sine' },
      { about: 5200, sharp: 4, at: 0.07 * i, rings: 0.03, loud: 0.3 },
    ]),
  },
  // As long as the dial turns: six clicks.
  dial: {
    group: 'pieces',
    tones: row(6, 0.12, [
      { about: 2800, sharp: 5, rings: 0.035, loud: 0.6 },
      { pitch: 330, rings: 0.04, loud: 0.06 },
    ]),
  },
  door: {
    group: 'pieces',
    tones: [
      { about: 900, sharp: 3, rings: 0.06, loud: 0.6 },
      { pitch: [92, 58], at: 0.05, rings: 0.36, loud: 0.3, wave: 'sine' },
      { about: 210, at: 0.05, rings: 0.34, loud: 0.45 },
    ],
  },
  step: {
    group: 'atmosphere',
    tones: [
      { about: 170, rings: 0.1, loud: 0.7 },
      { pitch: [96, 56], rings: 0.1, loud: 0.28, wave: 'sine' },
      { about: 1500, at: 0.012, rings: 0.03, loud: 0.12 },
    ],
  },
  mask: {
    group: 'atmosphere',
    tones: [
      { pitch: [740, 330], rings: 0.3, loud: 0.12, wave: 'sine' },
      { about: 2400, rings: 0.14, loud: 0.16 },
    ],
  },
  dog: {
    group: 'atmosphere',
    tones: row(2, 0.21, [
      { pitch: [310, 120], rings: 0.13, loud: 0.12, wave: 'sawtooth' },
      { about: 700, sharp: 1.5, rings: 0.12, loud: 0.5 },
    ]),
  },
  alarm: {
    group: 'atmosphere',
    tones: row(2, 0.24, [
      { pitch: 880, rings: 0.14, loud: 0.05, wave: 'square' },
      { pitch: 698, at: 0.12, rings: 0.14, loud: 0.05, wave: 'square' },
    ]),
  },
  // A hand that comes down on cloth, and then the cuffs.
  shoulder: {
    group: 'atmosphere',
    tones: [
      { pitch: [74, 42], rings: 0.34, loud: 0.3, wave: 'sine' },
      { about: 620, rings: 0.12, loud: 0.3 },
      { about: 3900, sharp: 8, at: 0.62, rings: 0.05, loud: 0.5 },
      { about: 3500, sharp: 8, at: 0.7, rings: 0.07, loud: 0.5 },
    ],
  },
  won: {
    group: 'atmosphere',
    tones: tune(0.12, [392, 0, 0.25], [523, 0.16, 0.25], [659, 0.32, 0.3], [784, 0.48, 0.6]),
  },
  lost: { group: 'atmosphere', tones: tune(0.13, [311, 0, 0.3], [294, 0.22, 0.3], [220, 0.44, 0.75]) },
  tied: {
    group: 'atmosphere',
    tones: tune(0.12, [440, 0, 0.22], [523, 0.18, 0.22], [440, 0.36, 0.22], [523, 0.54, 0.45]),
  },
  beaten: { group: 'atmosphere', tones: tune(0.12, [523, 0, 0.24], [440, 0.18, 0.24], [392, 0.36, 0.5]) },
  turn: { group: 'calls', tones: tune(0.12, [523, 0, 0.16], [784, 0.12, 0.28]) },
  no: { group: 'calls', tones: [{ pitch: 147, rings: 0.18, loud: 0.18 }] },
};

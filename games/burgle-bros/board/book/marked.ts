import type { Tool } from '../../components/cards.ts';
import type { Kind } from '../../components/tiles.ts';

/** What a piece is about, in a word: what a room does, what an event touches, where a tool works. */
const MARKS = [
  'sight',
  'watched',
  'hack',
  'stops',
  'alarm',
  'tool',
  'stealth',
  'loot',
  'way',
  'guard',
  'crew',
  'building',
  'camera',
  'any-floor',
  'next-door',
  'events',
  'any-guard',
  'all-floors',
  'this-turn',
  'your-room',
  'your-roll',
] as const;
export type Mark = (typeof MARKS)[number];

/** Its sign, where the word has one. */
export const MARK_SIGN: Readonly<Partial<Record<Mark, string>>> = {
  sight: 'i-eye',
  watched: 'i-eye',
  hack: 'i-chip',
  stops: 'i-lock',
  alarm: 'i-siren',
  tool: 'i-tool',
  stealth: 'i-mask',
  loot: 'tile-safe',
  way: 'i-arrow',
  guard: 'i-cap',
  crew: 'i-people',
  building: 'i-map',
  camera: 'i-eye',
};

export const ROOM_MARK = {
  atrium: 'sight',
  camera: 'watched',
  'computer-fingerprint': 'hack',
  'computer-laser': 'hack',
  'computer-motion': 'hack',
  deadbolt: 'stops',
  scanner: 'alarm',
  fingerprint: 'alarm',
  foyer: 'sight',
  keypad: 'stops',
  laboratory: 'tool',
  laser: 'alarm',
  lavatory: 'stealth',
  motion: 'alarm',
  safe: 'loot',
  'secret-door': 'way',
  'service-duct': 'way',
  stairs: 'way',
  thermo: 'alarm',
  walkway: 'way',
} as const satisfies Record<Kind, Mark>;

export const TOOL_MARK = {
  blueprints: 'any-floor',
  crowbar: 'next-door',
  'crystal-ball': 'events',
  donuts: 'any-guard',
  dynamite: 'alarm',
  emp: 'all-floors',
  'invisible-suit': 'this-turn',
  'makeup-kit': 'your-room',
  rollerskates: 'this-turn',
  'smoke-bomb': 'your-room',
  stethoscope: 'your-roll',
  'thermal-bomb': 'alarm',
  virus: 'any-floor',
} as const satisfies Record<Tool, Mark>;

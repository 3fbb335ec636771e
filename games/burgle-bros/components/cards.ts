/** C3 — The 13 tools, one of each. In the state a tool is its place in this list. */
export const TOOLS = [
  'blueprints',
  'crowbar',
  'crystal-ball',
  'donuts',
  'dynamite',
  'emp',
  'invisible-suit',
  'makeup-kit',
  'rollerskates',
  'smoke-bomb',
  'stethoscope',
  'thermal-bomb',
  'virus',
] as const;
export type Tool = (typeof TOOLS)[number];

/** The 12 kinds of loot. */
export const LOOT = [
  'bust',
  'chihuahua',
  'cursed-goblet',
  'gemstone',
  'gold-bar',
  'isotope',
  'keycard',
  'mirror',
  'painting',
  'persian-kitty',
  'stamp',
  'tiara',
] as const;
export type Loot = (typeof LOOT)[number];

/** C4 — The 13 loot cards: the Gold Bar is there twice, side by side. In the state a loot card is its place in this list. */
export const LOOT_CARDS: readonly Loot[] = LOOT.flatMap((loot) => (loot === 'gold-bar' ? [loot, loot] : [loot]));

/** C5, C6, C7 — The 26 events, one of each. In the state an event is its place in this list. */
export const EVENTS = [
  'brown-out',
  'buddy-system',
  'change-of-plans',
  'crash',
  'daydreaming',
  'dead-drop',
  'espresso',
  'freight-elevator',
  'go-with-your-gut',
  'gymnastics',
  'heads-up',
  'jump-the-gun',
  'jury-rig',
  'keycode-change',
  'lampshade',
  'lost-grip',
  'peekhole',
  'reboot',
  'shift-change',
  'shoplifting',
  'squeak',
  'switch-signs',
  'throw-voice',
  'time-lock',
  'video-loop',
  'where-is-he',
] as const;
export type EventName = (typeof EVENTS)[number];

/** C7 — Events that stay in force until the next turn of whoever drew them. */
export const LASTING = ['gymnastics', 'time-lock', 'video-loop'] as const satisfies readonly EventName[];

/** R78 — What a player alone does without. */
export const NOT_SOLO = {
  characters: ['rook'],
  loot: ['gold-bar'],
  events: ['buddy-system', 'dead-drop', 'jump-the-gun'],
} as const;

export const tool = (name: Tool): number => TOOLS.indexOf(name);
export const loot = (name: Loot): number => LOOT_CARDS.indexOf(name);
export const event = (name: EventName): number => EVENTS.indexOf(name);

export const GOLD_BAR = loot('gold-bar');
export const SECOND_BAR = LOOT_CARDS.lastIndexOf('gold-bar');

import type { Ask } from '../../pending.ts';

/** The picture of a question, and the rule behind it. */
export const ASKS: Readonly<Record<Ask, { readonly icon: string; readonly rule: string }>> = {
  side: { icon: 'i-people', rule: 'R85' },
  entrance: { icon: 'i-entrance', rule: 'R3' },
  deadbolt: { icon: 'tile-deadbolt', rule: 'R15' },
  laser: { icon: 'tile-laser', rule: 'R14' },
  hack: { icon: 'i-chip', rule: 'R24' },
  stealth: { icon: 'i-mask', rule: 'R29' },
  shelter: { icon: 'i-mask', rule: 'R86' },
  'nearest-alarm': { icon: 'i-siren', rule: 'R67' },
  'how-many-tools': { icon: 'i-tool', rule: 'R47' },
  'keep-tool': { icon: 'i-tool', rule: 'R47' },
  kitty: { icon: 'loot-persian-kitty', rule: 'R58' },
  squeak: { icon: 'event-squeak', rule: 'R81' },
  'throw-voice': { icon: 'event-throw-voice', rule: 'R71' },
  'go-with-your-gut': { icon: 'event-go-with-your-gut', rule: 'R8' },
  peekhole: { icon: 'event-peekhole', rule: 'R6' },
  'buddy-system': { icon: 'event-buddy-system', rule: 'R11' },
  spotter: { icon: 'i-eye', rule: 'R50' },
  'crystal-ball': { icon: 'tool-crystal-ball', rule: 'C3' },
  orders: { icon: 'i-people', rule: 'R48' },
  trade: { icon: 'i-trade', rule: 'R74' },
  'give-up': { icon: 'i-cross', rule: 'R104' },
  stethoscope: { icon: 'tool-stethoscope', rule: 'C3' },
};

/** All that is heard; what tells more comes later. Where much happens at once, only the last of it is heard. */
export const SOUNDS = [
  ...(['click', 'paper', 'tick', 'step', 'dice', 'fall', 'tool', 'coins', 'dial', 'door'] as const),
  ...(['mask', 'dog', 'alarm', 'shoulder'] as const),
  ...(['tied', 'beaten', 'lost', 'won'] as const),
  ...(['no', 'turn'] as const),
] as const;

export type Sound = (typeof SOUNDS)[number];

/** Nothing is left out by mistake: what makes no sound says so. */
export type Heard = Sound | 'silent';

/** What is heard of a game. */
export interface Score<E extends { readonly type: string }> {
  /** With the pictures of its scenes, by their names. */
  readonly beats?: Readonly<Record<string, Heard>>;
  /** With what happened, where no picture of it has been heard. */
  readonly events: Readonly<Record<E['type'], Heard>>;
}

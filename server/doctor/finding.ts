/** How something was found: as it should be, in need of a look, or in the way of a server. */
export type State = 'good' | 'odd' | 'bad';

/** One thing that was looked at, and what there is to say about it. */
export interface Finding {
  readonly what: string;
  readonly state: State;
  readonly says: string;
}

const finding =
  (state: State) =>
  (what: string, says: string): Finding => ({ what, state, says });

export const good = finding('good');
export const odd = finding('odd');
export const bad = finding('bad');

import type { First } from '#board/contract.ts';
import { BOXES, tokenNamed } from '../../components.ts';
import type { Event } from '../../state.ts';
import type { View } from '../../view.ts';

/** What is explained the first time it is met, what matters more first. */
export const FIRSTS = [
  {
    id: 'robbed',
    rule: 'S5',
    met: (view, events) => {
      const theft = events.findLast((event) => event.type === 'stole' && event.from === view.viewer);
      return theft?.type === 'stole' ? tokenIn(view, theft.token) : undefined;
    },
  },
  { id: 'dog', rule: 'R8', met: ({ dog, viewer }) => (dog === viewer ? 'dog' : undefined) },
  { id: 'boss', rule: 'R14', met: (view) => (mine(view).includes('boss') ? tokenIn(view, 'boss') : undefined) },
  {
    id: 'raid',
    rule: 'R15',
    met: ({ viewer }, events) => (events.some(({ type }) => type === 'raidEnded') ? `alibis:${viewer}` : undefined),
  },
  {
    id: 'theft',
    rule: 'R2',
    met: (view, events) => {
      const theft = events.findLast((event) => event.type === 'stole');
      return theft?.type === 'stole' ? tokenIn(view, theft.token) : undefined;
    },
  },
  { id: 'alibi', rule: 'R19', met: (view) => (view.seats > 2 ? alibiOf(view) : undefined) },
  { id: 'fine', rule: 'R20', met: (view) => (view.seats === 2 ? alibiOf(view) : undefined) },
  { id: 'last', rule: 'R13', met: (view) => (view.centre.length === 1 ? tokenIn(view, view.centre[0]!) : undefined) },
] as const satisfies readonly First<View, Event>[];

export type FirstId = (typeof FIRSTS)[number]['id'];

/** What lies in front of the viewer. */
const mine = ({ held, viewer }: View): View['centre'] => (viewer === 'audience' ? [] : held[viewer]!);

const tokenIn = ({ raid }: View, token: View['centre'][number]): string => `token:${raid}${token}`;

/** A token with dots in front of the viewer. */
function alibiOf(view: View): string | undefined {
  const box = BOXES[view.options.tokens];
  const alibi = mine(view).find((token) => box.alibis[tokenNamed(box, view.raid, token)]! > 0);
  return alibi && tokenIn(view, alibi);
}

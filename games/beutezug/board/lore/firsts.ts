import type { First } from '#board/contract.ts';
import { SPACES, type Space } from '../../components.ts';
import type { Event } from '../../state.ts';
import { cardOf } from '../../text/pieces.ts';
import type { View } from '../../view.ts';

/** What is explained the first time it is met, what matters more first. */
export const FIRSTS = [
  {
    id: 'displaced',
    rule: 'R11',
    met: ({ viewer }, events) =>
      events.some((event) => event.type === 'displaced' && event.seats.some((seat) => seat === viewer))
        ? `token-${viewer}`
        : undefined,
  },
  {
    id: 'set',
    rule: 'R10',
    met: (_, events) => {
      const won = events.findLast((event) => event.type === 'tookLootToken');
      return won?.type === 'tookLootToken' ? `set-${won.seat}` : undefined;
    },
  },
  {
    id: 'caught',
    rule: 'R18',
    met: ({ viewer }, events) => {
      const comfort = events.findLast((event) => event.type === 'kept' && event.seat === viewer);
      return comfort?.type === 'kept' ? comfort.card : undefined;
    },
  },
  {
    id: 'bonus',
    rule: 'R7',
    met: (view) => mine(view).find((card) => cardOf(view, card).bonus !== 'none'),
  },
  {
    id: 'crowd',
    rule: 'R1',
    met: ({ display, tokens }) => {
      const [twice] = tokens.filter((space, i): space is Space => space !== 'none' && tokens.indexOf(space) !== i);
      return twice && display[SPACES.indexOf(twice)];
    },
  },
  {
    id: 'order',
    rule: 'R20',
    met: ({ round, phase, viewer }) => (round > 1 && phase === 'pick' ? `thief-${viewer}` : undefined),
  },
] as const satisfies readonly First<View, Event>[];

export type FirstId = (typeof FIRSTS)[number]['id'];

/** The viewer's loot. */
const mine = ({ loot, viewer }: View): readonly string[] => (viewer === 'audience' ? [] : loot[viewer]!);

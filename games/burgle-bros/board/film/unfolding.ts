import type { Square } from '../../components/squares.ts';
import type { Event } from '../../event.ts';
import type { CrewView, FloorView, TileView, View } from '../../view.ts';

/**
 * What is seen once this has been shown: the position from which something happened, a picture further. It repeats what the
 * event says and decides nothing; what has no place on the table comes with the position at the end.
 */
export function unfolded(view: View, event: Event): View {
  switch (event.type) {
    case 'placed':
    case 'moved':
    case 'shifted':
      return member(view, event.seat, () => ({ at: 'to' in event ? event.to : event.at }));
    case 'escaped':
      return member(view, event.seat, () => ({ at: 'roof' }));
    case 'revealed':
      return tile(view, event.at, () => ({ tile: event.tile }));
    case 'unlocked':
      return tile(view, event.at, () => ({ unlocked: true }));
    case 'locked':
      return tile(view, event.at, () => ({ unlocked: false }));
    case 'crowbarred':
      return tile(view, event.at, () => ({ crowbarred: true }));
    case 'stealthLost':
      return event.from === 'own' ? member(view, event.seat, () => ({ stealth: event.left })) : lostInRoom(view, event);
    case 'stealthGained':
      return member(view, event.seat, () => ({ stealth: event.left }));
    case 'refugePlaced':
      return tile(view, event.at, () => ({ refuge: event.tokens }));
    case 'alarmRaised':
      return tile(view, event.at, () => ({ alarm: true }));
    case 'alarmOff':
      return tile(view, event.at, () => ({ alarm: false }));
    case 'hacked':
      return tile(view, event.at, () => ({ tokens: event.tokens }));
    case 'dieAdded':
      return tile(view, event.safe, () => ({ tokens: event.dice }));
    case 'cracked':
      return event.at.reduce((so, at) => tile(so, at, () => ({ cracked: true })), view);
    case 'safeOpened':
      return tile(view, event.safe, () => ({ safeOpen: true, tokens: 0 }));
    case 'toolFound':
      return member(view, event.seat, ({ tools }) => ({ tools: [...tools, event.tool] }));
    case 'lootFound':
      return member(view, event.seat, ({ loot }) => ({ loot: [...loot, event.loot] }));
    case 'cardLeft':
      return tile(view, event.at, ({ cards }) => ({ cards: [...cards, event.card] }));
    case 'guardPlaced':
      return floor(view, event.floor, () => ({ guard: event.at }));
    case 'guardMoved':
    case 'guardJumped':
      return floor(view, event.floor, () => ({ guard: event.to }));
    case 'guardLost':
      return floor(view, event.floor, () => ({ guard: 'lost', destination: 'none' }));
    case 'guardSpedUp':
      return floor(view, event.floor, () => ({ die: event.die }));
    case 'destinationSet':
      return floor(view, event.floor, () => ({ destination: event.at }));
    case 'wallRemoved':
      return floor(view, event.floor, ({ walls }) => ({ walls: walls.filter((wall) => wall !== event.wall) }));
    case 'crowPlaced':
      return { ...view, crow: event.at };
    case 'crowReturned':
      return { ...view, crow: 'none' };
    default:
      return view;
  }
}

/** A token of the room is given instead of one's own. */
function lostInRoom(view: View, { seat }: { readonly seat: number }): View {
  const { at } = view.crew[seat]!;
  return at === 'outside' || at === 'roof' ? view : tile(view, at, ({ refuge }) => ({ refuge: refuge - 1 }));
}

const member = (view: View, seat: number, change: (one: CrewView) => Partial<CrewView>): View => ({
  ...view,
  crew: view.crew.map((one, i) => (i === seat ? { ...one, ...change(one) } : one)),
});

const floor = (view: View, number: number, change: (one: FloorView) => Partial<FloorView>): View => ({
  ...view,
  floors: view.floors.map((one, i) => (i === number - 1 ? { ...one, ...change(one) } : one)),
});

const tile = (view: View, at: Square, change: (one: TileView) => Partial<TileView>): View =>
  floor(view, Number(at[0]), ({ tiles }) => ({
    tiles: tiles.map((one) => (one.at === at ? { ...one, ...change(one) } : one)),
  }));

import { type Ability, role } from '../components/characters.ts';
import { cellOf, floorOf } from '../components/squares.ts';
import { SAFE } from '../components/tiles.ts';
import type { Event } from '../event.ts';
import { isQuestion, type Pending } from '../pending.ts';
import { has, kindAt, OFF, ROOF, SAFE_OPEN, shows } from '../state.ts';
import { type Moment, tells } from './moment.ts';

/** Whether something is in a moment. */
export type Occurs = (moment: Moment) => boolean;

export const is =
  <T extends Event['type']>(type: T, fits: (event: Extract<Event, { type: T }>) => boolean = () => true) =>
  (event: Event): boolean =>
    event.type === type && fits(event as Extract<Event, { type: T }>);

/** One of these was told. */
export const on =
  (...types: readonly Event['type'][]): Occurs =>
  ({ events }) =>
    events.some(({ type }) => types.includes(type));

export const alarm =
  (because: string): Occurs =>
  (m) =>
    tells(m, 'alarmRaised', (event) => event.because === because);
export const drawn =
  (...names: readonly string[]): Occurs =>
  (m) =>
    tells(m, 'eventDrawn', ({ event }) => names.includes(event));
export const used =
  (tool: string): Occurs =>
  (m) =>
    tells(m, 'toolUsed', (event) => event.tool === tool);
export const moved =
  (way: string): Occurs =>
  (m) =>
    tells(m, 'moved', (event) => event.way === way);
export const asked =
  (...asks: readonly string[]): Occurs =>
  ({ before }) => {
    const top = before.pending.at(-1) as Pending | undefined;
    return top !== undefined && isQuestion(top) && asks.includes(top.ask);
  };
export const all =
  (...parts: readonly Occurs[]): Occurs =>
  (m) =>
    parts.every((part) => part(m));
export const any =
  (...parts: readonly Occurs[]): Occurs =>
  (m) =>
    parts.some((part) => part(m));

/** The player in turn is free to act. */
export const acting: Occurs = ({ before }) => before.pending.length === 0;
export const plays =
  (ability: Ability): Occurs =>
  ({ before, seat }) =>
    before.role[seat] === role(ability);
export const here = ({ before, seat }: Moment): number => before.at[seat]!;
/** Did the mover go from one floor to another by himself? */
export const changedFloor: Occurs = (m) =>
  here(m) >= 0 &&
  tells(
    m,
    'moved',
    ({ seat, way, to }) => seat === m.seat && way === 'own' && floorOf(cellOf(to)) !== floorOf(here(m)),
  );
export const standsOn =
  (kind: number): Occurs =>
  (m) =>
    acting(m) && kindAt(m.before, here(m)) === kind;
export const job =
  (name: string): Occurs =>
  ({ before }) =>
    before.options.job === name;
export const insideOf = (m: Moment): number => m.before.at.filter((at) => at !== ROOF).length;
export const closedSafe = (m: Moment, cell: number): boolean =>
  cell !== OFF && shows(m.before, cell, SAFE) && !has(m.before, cell, SAFE_OPEN);

import { later } from '#board/later.tsx';
import type { Square } from '../../components/squares.ts';
import type { Event } from '../../event.ts';
import { CardPicture } from '../book/card.tsx';
import { Icon, Silhouette } from '../icon.tsx';
import type { Scene } from '../scene.ts';
import { Die } from '../table/die.tsx';
import { column, floorOf, gridOf, row } from '../table/geometry.ts';
import type { Film } from './beats.ts';
import { diceOf, isOfCard, Tray } from './tray.tsx';

const Vault = later(() => import('./vault.tsx').then((part) => part.Vault));

interface Props {
  readonly scene: Scene;
  readonly film: Film;
  /** The number of the floor. */
  readonly floor: number;
}

/** What a scene holds up over the plan of a floor: the guard's card, what was found, the safe as it opens. */
export function OverPlan({ scene, film, floor }: Props) {
  const { say, words, view } = scene;
  const { event, shot, at } = film;
  const roll = diceOf(film);
  if (roll !== undefined && roll.for !== 'safe' && at !== undefined)
    return (
      <div
        class={`film-door ${row(at) === 0 ? 'below' : ''} ${sideOf(at)} ${isOfCard(roll) ? 'of-card' : ''}`}
        style={placed(at)}
      >
        <Tray scene={scene} film={film} roll={roll} />
      </div>
    );
  if (event === undefined) return null;
  if (shot === 'dial' || shot === 'door') return <Vault scene={scene} film={film} />;
  if (event.type === 'patrolDrawn') {
    const { guard, destination } = view.floors[floor - 1]!;
    const stands = guard === 'unplaced' || guard === 'lost' ? destination : guard;
    return (
      <div class={`film-card patrol ${stands !== 'none' && column(stands) > 1 ? 'left' : ''}`}>
        <small>{say.film.patrol}</small>
        <strong>{event.card === 'lost-visual' ? words.twin.lostVisual : event.card}</strong>
        {event.card !== 'lost-visual' && (
          <Grid size={Math.sqrt(view.floors[floor - 1]!.tiles.length + hole(scene))} at={event.card} />
        )}
      </div>
    );
  }
  if (event.type === 'patrolReshuffled' || event.type === 'guardSpedUp')
    return <Faster scene={scene} film={film} floor={floor} />;
  const found = cardIn(event);
  if (found !== undefined) {
    const { name, text } = words[found.family][found.card as never] as { name: string; text: string };
    return (
      <div class={`film-card found ${found.family}`} role="status">
        <CardPicture {...({ [found.family]: found.card } as { loot: never })} />
        <small>{say[found.family]}</small>
        <strong>{name}</strong>
        <span>{text}</span>
      </div>
    );
  }
  if (event.type === 'guardHeld')
    return (
      <p class="film-note">
        <Icon name={HELD_BY[event.by]} />
        {say.guard[event.by]}
      </p>
    );
  if (event.type === 'alarmPrevented')
    return (
      <p class="film-note good">
        <Icon name="i-chip" />
        {say.film.prevented}
      </p>
    );
  return null;
}

const HELD_BY = { donuts: 'tool-donuts', crow: 'i-crow', 'shift-change': 'event-shift-change' } as const;

const hole = ({ view }: Scene): number => (view.options.hole === 'none' ? 0 : 1);

const placed = (at: Square) => ({ '--c': column(at), '--r': row(at) });
/** Trays lean to the middle, so that they stay on their floor. */
const sideOf = (at: Square): string => (column(at) === 0 ? 'from-left' : column(at) >= 3 ? 'from-right' : '');

/** Where on the floor a card sends him. */
const Grid = ({ size, at }: { readonly size: number; readonly at: string }) => (
  <span class="film-grid" style={{ '--size': size }} aria-hidden="true">
    {Array.from({ length: size * size }, (_, i) => (
      <i key={i} class={'ABCDE'[i % size]! + (Math.floor(i / size) + 1) === at ? 'on' : ''} />
    ))}
  </span>
);

/** A guard gets faster: his die turns. */
function Faster({ scene: { say }, film, floor }: Props) {
  const sped = film.events.find((event) => event.type === 'guardSpedUp' && event.floor === floor);
  const isShuffle = film.event?.type === 'patrolReshuffled';
  return (
    <p class="film-faster" role="status">
      <Silhouette of="guard" />
      <strong>{isShuffle ? say.film.shuffled : say.film.faster(floor)}</strong>
      {sped?.type === 'guardSpedUp' && (
        <span aria-hidden="true">
          <Die colour="red" face={sped.die - 1} />→
          <Die colour="red" face={sped.die} />
        </span>
      )}
    </p>
  );
}

/** A card that comes out of a safe. */
function cardIn(event: Event): { readonly family: 'loot' | 'tool'; readonly card: string } | undefined {
  if (event.type === 'lootFound') return { family: 'loot', card: event.loot };
  if (event.type === 'cardLeft') return { family: 'loot', card: event.card };
  return event.type === 'toolFound' ? { family: 'tool', card: event.tool } : undefined;
}

/** The floors that a picture changes, by their numbers. */
function floorsOf({ event, events, at }: Film, { crew }: Scene['view']): readonly number[] {
  if (event === undefined) return [];
  if (event.type === 'guardSpedUp') return events.flatMap((one) => (one.type === 'guardSpedUp' ? one.floor : []));
  if ('floor' in event) return [event.floor];
  if (at !== undefined) return [floorOf(at)];
  const seat = 'seat' in event ? crew[event.seat]!.at : 'outside';
  return seat === 'outside' || seat === 'roof' ? [] : [floorOf(seat)];
}

/** A picture that has something to show over this floor. */
export const filmOn = ({ film, view }: Scene, floor: number): Film | undefined =>
  film !== undefined && floorsOf(film, view).includes(floor) ? film : undefined;

/** What his header says while he walks. */
export function tellsOf({ film, view, say }: Scene, floor: number): string | undefined {
  const walk = film?.walks[floor];
  if (film === undefined || walk === undefined) return undefined;
  const { event } = film;
  if (event?.type === 'patrolDrawn' && event.floor === floor + 1 && event.card !== 'lost-visual')
    return say.film.draws(event.card);
  const last = walk.ahead.at(-1);
  if (last !== undefined) return say.guard.arrives(gridOf(last), walk.ahead.length, walk.left);
  const { destination } = view.floors[floor]!;
  return destination === 'none' ? undefined : say.film.next(gridOf(destination));
}

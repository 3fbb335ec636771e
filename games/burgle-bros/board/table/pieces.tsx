import { type Seat, seatsOf } from '#table/game.ts';
import type { Square } from '../../components/squares.ts';
import { Silhouette } from '../icon.tsx';
import type { Scene } from '../scene.ts';
import { column, row } from './geometry.ts';
import { isOnBoard } from './route.ts';

type Whose = Seat | 'guard';

/** Crew and guard of one floor; those in the same room stand side by side. Rooms say in words who is there. */
export function Pieces({ scene, floor }: { readonly scene: Scene; readonly floor: number }) {
  const { view, names, me } = scene;
  const rooms = placed(scene, floor);
  return (
    <div class="pieces" aria-hidden="true">
      {[...rooms].flatMap(([at, all]) =>
        all.map((whose, n) => {
          const stands = ['piece', all.length > 1 && 'among', standsIn(scene, at)];
          const style = { '--c': column(at), '--r': row(at), '--n': n, '--of': all.length };
          return whose === 'guard' ? (
            <span
              key={whose}
              class={[...stands, 'guard'].filter(Boolean).join(' ')}
              data-piece={`guard ${floor + 1}`}
              style={style}
            >
              <Silhouette of="guard" />
            </span>
          ) : (
            <span
              key={whose}
              class={[...stands, 'member', whose === view.turn && 'active', whose === me && 'mine']
                .filter(Boolean)
                .join(' ')}
              data-seat={whose}
              data-piece={`seat ${whose}`}
              style={style}
            >
              <Silhouette of={view.crew[whose]!.character} />
              <b>{[...names[whose]!][0]}</b>
            </span>
          );
        }),
      )}
    </div>
  );
}

/** Who is in which room of this floor; the guard comes last. */
export function placed({ view }: Scene, floor: number): ReadonlyMap<Square, readonly Whose[]> {
  const rooms = new Map<Square, Whose[]>();
  const place = (at: Square, whose: Whose): unknown => rooms.set(at, [...(rooms.get(at) ?? []), whose]);
  for (const seat of seatsOf(view.seats)) {
    const { at } = view.crew[seat]!;
    if (at !== 'outside' && at !== 'roof' && at.startsWith(String(floor + 1))) place(at, seat);
  }
  const { guard } = view.floors[floor]!;
  if (isOnBoard(guard)) place(guard, 'guard');
  return rooms;
}

/** Above the tag of a room that can be entered; in the corner of one that is cut in two, or that may become the entrance. */
function standsIn({ view, offers }: Scene, at: Square): 'raised' | 'aside' | undefined {
  if (!offers.rooms.has(at)) return undefined;
  return view.floors[Number(at[0]) - 1]!.tiles.some((tile) => tile.at === at && tile.tile === '?') ? 'aside' : 'raised';
}

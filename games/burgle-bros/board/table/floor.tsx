import { kept } from '#look/kept.tsx';
import { isLive } from '../../text/risks.ts';
import { alarmsOn } from '../../text/sight.ts';
import { Icon, Silhouette } from '../icon.tsx';
import type { Offer } from '../offers.ts';
import type { Scene, Subject } from '../scene.ts';
import { Die } from './die.tsx';
import { gridOf } from './geometry.ts';
import { Plan, type PlanProps } from './plan.tsx';
import { awaited, isOnBoard, routeOf, stepsOf, walksNext } from './route.ts';
import { SafeStrip } from './safe.tsx';

interface FloorProps extends PlanProps {
  /** Enlarged where there is no room for all. */
  readonly open: boolean;
  enlarge(floor: number): void;
  heat(floor: number): void;
  pick(offer: Offer): void;
  look(subject: Subject): void;
}

/** One floor with its guard above and its safes below. Most moves change only one of them. */
export const Floor = kept(
  (props: FloorProps) => {
    const { scene, floor, open } = props;
    const { view } = scene;
    const active = view.crew[view.turn]!.at.startsWith(String(floor + 1));
    return (
      <section class={`floor ${open ? 'open' : ''} ${active ? 'next' : ''}`} aria-labelledby={`floor-${floor}`}>
        <GuardStrip {...props} />
        <Plan {...props} />
        <div class={`safes ${props.hot ? 'heated' : ''}`}>
          {props.hot && <HeatKey scene={scene} floor={floor} />}
          <SafeStrip scene={scene} floor={floor} pick={props.pick} />
        </div>
      </section>
    );
  },
  (props) => {
    const { scene, floor, hands, aimed, selected, ghosts, pick } = props;
    const { view, names, me, offers } = scene;
    const seen = view.floors[floor]!;
    const here = view.crew.map(({ at, character }) => (at.startsWith(String(floor + 1)) ? [at, character] : ''));
    return [
      // Where something can be done, everything may matter.
      offers.rooms.size + offers.safes.size > 0 && scene,
      ...[names, me, hands, aimed, selected, ghosts, pick],
      ...aboutGuard(props),
      ...seen.tiles.map((tile) => isLive(view, tile)),
      // Stairs are seen from above, too.
      JSON.stringify([seen, view.floors[floor - 1]?.tiles, here, view.turn, view.question, view.entrance, view.crow]),
      scene.unveiled?.floors[floor]?.tiles.map(({ tile }) => tile).join(),
    ];
  },
);

const GuardStrip = kept(
  ({ scene, then, floor, hot, heat, enlarge, open, look }: FloorProps) => {
    const { say, odds } = scene;
    const { view } = then ?? scene;
    const seen = view.floors[floor]!;
    const [does, when] = [headline(then ?? scene, floor), timing(then ?? scene, floor)];
    return (
      <header class="guard-strip">
        <h2 id={`floor-${floor}`}>
          <small>{say.floorWord}</small>
          {floor + 1}
        </h2>
        <button
          type="button"
          class="guard-face"
          aria-label={say.aboutGuard(floor + 1)}
          onClick={() => look({ guard: floor })}
        >
          <Silhouette of="guard" />
        </button>
        <p class="guard-line">
          <strong class={does === headline(scene, floor) ? '' : 'supposed'}>{does}</strong>
          <span class="why">
            <Die colour="red" face={seen.die} />
            <span class="only-read">{say.die}</span> {seen.die}
            {alarmsOn(seen) > 0 && <span class="plus">{say.plusAlarms(alarmsOn(seen))}</span>}
            {view.pace !== 0 && walksNext(then ?? scene, floor) && (
              <span class={view.pace > 0 ? 'plus' : 'minus'}>{say.pace(view.pace)}</span>
            )}
          </span>
        </p>
        <p class={when === timing(scene, floor) ? 'when' : 'when supposed'}>{when}</p>
        {!open && (
          <button type="button" class="enlarge" aria-label={say.enlarge(floor + 1)} onClick={() => enlarge(floor)}>
            <Icon name="i-plus" />
          </button>
        )}
        {odds !== undefined && (
          <button
            type="button"
            class="where-next"
            aria-pressed={hot}
            aria-label={say.whereNextOn(floor + 1)}
            onClick={() => heat(floor)}
          >
            <Icon name="i-where" />
            <span>{say.whereNext}</span>
          </button>
        )}
      </header>
    );
  },
  (props) => aboutGuard(props),
);

/** What matters to the strip above a floor. */
function aboutGuard({ scene, then, floor, hot, heat, enlarge, open, look }: FloorProps): readonly unknown[] {
  const seen = scene.view.floors[floor]!;
  return [
    ...[scene.words, scene.odds, then, hot, heat, enlarge, open, look],
    ...[headline(scene, floor), timing(scene, floor), walksNext(scene, floor)],
    ...[seen.die, alarmsOn(seen), scene.view.pace],
  ];
}

/** What the guard does next. */
function headline(scene: Scene, floor: number): string {
  const { view, say, odds } = scene;
  const seen = view.floors[floor]!;
  if (seen.guard === 'unplaced') return say.guard.unplaced;
  if (seen.guard === 'lost') return say.guard.lost;
  const held = odds?.guards[floor]?.held;
  if (held === 'donuts' || (held === undefined && seen.donuts)) return say.guard.donuts;
  if (held === 'crow') return say.guard.crow;
  const to = seen.destination === 'none' ? '?' : gridOf(seen.destination);
  return say.guard.steps(stepsOf(scene, floor), to);
}

/** After whose turn he walks. */
function timing(scene: Scene, floor: number): string {
  const { view, say, names, me } = scene;
  if (!isOnBoard(view.floors[floor]!.guard)) return '';
  if (walksNext(scene, floor)) return view.turn === me ? say.when.afterYours : say.when.after(names[view.turn]!);
  const seat = awaited(view, floor);
  if (seat === undefined) return say.when.nobody;
  return seat === me ? say.when.waitsForYou : say.when.waitsFor(names[seat]!);
}

const HeatKey = ({ scene, floor }: { readonly scene: Scene; readonly floor: number }) => (
  <p class="heat-key">
    <span class="only-read">{scene.say.heatKey}</span>
    <b aria-hidden="true">{scene.say.heatShort}</b>
    {scene.say.heatLevels.map((label, i) => (
      <span key={label}>
        <i class="heat" data-level={i + 1} />
        {label}
      </span>
    ))}
    {routeOf(scene, floor) !== undefined && <span class="next">{scene.say.heatNext}</span>}
  </p>
);

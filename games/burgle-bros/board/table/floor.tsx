import { kept } from '#look/kept.tsx';
import { seatsOf } from '#table/game.ts';
import { faster } from '../../components/jobs.ts';
import type { Square } from '../../components/squares.ts';
import { harm, isSure, ringsAtEnd } from '../ahead.ts';
import { filmOn, tellsOf } from '../film/overplan.tsx';
import { Icon, Silhouette } from '../icon.tsx';
import type { Offer } from '../offers.ts';
import type { Scene, Subject } from '../scene.ts';
import { Die } from './die.tsx';
import { gridOf } from './geometry.ts';
import { Plan, type PlanProps } from './plan.tsx';
import { isOnBoard, routeOf, walkOf } from './route.ts';
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
      <section
        class={`floor ${open ? 'open' : ''} ${active ? 'next' : ''}`}
        aria-labelledby={`floor-${floor}`}
        data-walking={scene.film?.walks[floor] !== undefined || undefined}
      >
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
      ...[filmOn(scene, floor + 1), scene.film?.walks[floor]],
      ...seen.tiles.flatMap(({ at }) => [scene.standing?.rooms[at]?.live, ringsAtEnd(scene, at)]),
      JSON.stringify(routeOf(scene, floor)),
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
    const alarms = alarmsAtEnd(then ?? scene, floor);
    const [does, when] = [headline(then ?? scene, floor), timing(then ?? scene, floor)];
    return (
      <header class="guard-strip" data-piece={`watch ${floor + 1}`}>
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
          <span class={when === timing(scene, floor) ? 'when' : 'when supposed'}>{when}</span>
          <strong class={does === headline(scene, floor) ? '' : 'supposed'}>{does}</strong>
          <span class="why">
            <Die colour="red" face={seen.die} />
            <span class="only-read">{say.die}</span> {seen.die}
            {alarms > 0 && <span class="plus">{say.plusAlarms(alarms)}</span>}
            {view.pace !== 0 && walksNext(scene, floor) && (
              <span class={view.pace > 0 ? 'plus' : 'minus'}>{say.pace(view.pace)}</span>
            )}
          </span>
        </p>
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
            aria-label={`${say.whereNextOn(floor + 1)}. ${say.deckLeft(seen.deck.cards.length, faster(seen.die))}`}
            onClick={() => heat(floor)}
          >
            <Deck cards={seen.deck.cards.length} />
            <span class="question">{say.whereNext}</span>
            <span class="then" aria-hidden="true">
              <span data-print={say.thenSpeed} /> <Die colour="red" face={faster(seen.die)} />
            </span>
          </button>
        )}
        {odds === undefined && (
          <span class="where-next" role="img" aria-label={say.deckLeft(seen.deck.cards.length, faster(seen.die))}>
            <Deck cards={seen.deck.cards.length} />
            <span class="then" aria-hidden="true">
              <span data-print={say.thenSpeed} /> <Die colour="red" face={faster(seen.die)} />
            </span>
          </span>
        )}
      </header>
    );
  },
  (props) => aboutGuard(props),
);

/** The patrol cards that are left, as a pile; printed on it, since the label of whatever it lies on says so in words. */
const Deck = ({ cards }: { readonly cards: number }) => (
  <b class={`patrol-deck ${cards > 1 ? 'high' : ''}`} data-print={cards} />
);

/** What matters to the strip above a floor. */
function aboutGuard({ scene, then, floor, hot, heat, enlarge, open, look }: FloorProps): readonly unknown[] {
  const seen = scene.view.floors[floor]!;
  return [
    ...[scene.words, scene.odds === undefined, then, hot, heat, enlarge, open, look],
    ...[headline(scene, floor), timing(scene, floor), walksNext(scene, floor)],
    ...[seen.die, seen.deck.cards.length, alarmsAtEnd(scene, floor), scene.view.pace],
  ];
}

const walksNext = ({ view, standing }: Scene, floor: number): boolean => standing?.guards[floor]?.after === view.turn;

/** Alarms that ring now, and those that are certain to before the guard walks. */
const alarmsAtEnd = (scene: Scene, floor: number): number =>
  scene.view.floors[floor]!.tiles.filter(({ at, alarm }) => alarm || ringsAtEnd(scene, at)).length;

/** What the guard does next. */
function headline(scene: Scene, floor: number): string {
  const { view, say, standing } = scene;
  const told = tellsOf(scene, floor);
  if (told !== undefined) return told;
  const { guard } = view.floors[floor]!;
  if (guard === 'unplaced') return say.guard.unplaced;
  if (guard === 'lost') return say.guard.lost;
  const route = routeOf(scene, floor);
  if (route === undefined) return '';
  const held = walkOf(scene, floor)?.heldBy.find(({ chance }) => chance > 0.5)?.by ?? standing!.guards[floor]!.heldBy;
  if (held !== 'nothing') return say.guard[held];
  const { now, later, to, steps, card } = route;
  const met = meeting(scene, floor);
  if (met !== undefined) return met;
  if (card === 0) return say.guard.cardFirst(steps);
  if (card !== 'none' && now[card - 1] !== undefined)
    return say.guard.arrives(gridOf(now[card - 1]!.at), card, steps - card);
  if (to === 'none') return say.guard.steps(steps);
  return later.at(-1) === to
    ? say.guard.onTheWay(now.length, now.length + later.length, gridOf(to))
    : say.guard.towards(steps, gridOf(to));
}

/** He is certain to come upon somebody at the end of this turn. */
function meeting({ view, end, say, me, names }: Scene, floor: number): string | undefined {
  const walk = end?.walks.find((one) => one.floor === floor + 1);
  if (end === undefined || walk === undefined) return undefined;
  const seat = seatsOf(view.seats).find(
    (one) => isSure(end, harm(end, one)) && walk.sure.some((at) => at === view.crew[one]!.at),
  );
  if (seat === undefined) return undefined;
  const at = view.crew[seat]!.at as Square;
  return say.guard.meets(gridOf(at), walk.sure.indexOf(at) + 1, seat === me ? undefined : names[seat]!);
}

/** After whose turn he walks. */
function timing(scene: Scene, floor: number): string {
  const { view, say, names, me, standing } = scene;
  const after = standing?.guards[floor]?.after;
  if (!isOnBoard(view.floors[floor]!.guard) || after === undefined) return '';
  if (after === 'nobody') return say.when.nobody;
  if (after === view.turn) return after === me ? say.when.afterYours : say.when.after(names[after]!);
  return after === me ? say.when.waitsForYou : say.when.waitsFor(names[after]!);
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

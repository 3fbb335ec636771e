import type { Seat } from '#table/game.ts';
import { MAX_HACK_TOKENS, VIRUS_TOKENS } from '../../components/jobs.ts';
import type { Square } from '../../components/squares.ts';
import type { Card } from '../../move.ts';
import { isTool, kindOf } from '../../text/names.ts';
import { risksOf } from '../../text/risks.ts';
import { combination, crewAt, floorOf, isRevealed, stepsBetween } from '../../text/sight.ts';
import { type Offer, targetOf } from '../offers.ts';
import { type Scene, sentence } from '../scene.ts';
import { isOnBoard, stepsOf } from '../table/route.ts';
import { allTiles, guard, line, placed, type Tells } from './bearings.ts';

/** A card in somebody's hands, or about to be. */
interface Hand {
  readonly scene: Scene;
  readonly seat: Seat;
  /** Where he is, inside. */
  readonly at: Square | undefined;
  /** What the viewer, in his own turn, may do with it; of others nothing is known. */
  readonly uses: readonly Offer[] | undefined;
}

/** What a card would do here and now, or why it does nothing: read off the view and off the moves that are offered. */
export function worth(scene: Scene, card: Card, seat: Seat): Tells {
  const { view, me, offers, say, words } = scene;
  const { title, waits } = say.bearings.now;
  const { at, loot } = view.crew[seat]!;
  if (isTool(card) && seat === me && loot.includes('bust'))
    return line('alarm', 'loot-bust', title, words.refusal.bust);
  const uses = offers.groups
    .flatMap((group) => group.offers)
    .filter(({ move }) => (move.type === 'use' || move.type === 'use-at') && move.tool === card);
  const found = WORTH[card]?.({
    scene,
    seat,
    at: at === 'outside' || at === 'roof' ? undefined : at,
    uses: seat === me && offers.end !== undefined ? uses : undefined,
  });
  const told = [isTool(card) && seat === me && view.turn !== me && waits, found].filter(Boolean).join(' ');
  if (told === '') return [];
  return uses.length > 0 ? line('good', 'i-tick', title, told) : line('plain', 'i-arrow', title, told);
}

/** Some places, or none. */
const among = ({ say }: Scene, places: readonly string[]): string =>
  places.length > 0 ? say.bearings.now.possible(places.join(', ')) : say.bearings.now.nothing;

/** The places that a tool may be used on. */
const targets = ({ scene, uses }: Hand): string | undefined =>
  uses &&
  among(
    scene,
    uses.map(({ move }) => {
      const to = targetOf(move);
      return to === undefined ? scene.say.onRoof : placed(to);
    }),
  );

/** So many actions more, for whoever is in turn. */
const actions =
  (more: number) =>
  ({ scene: { view, say }, seat }: Hand): string | undefined =>
    view.turn === seat ? say.bearings.now.actions(view.left + more) : undefined;

/** Undefined where the view does not tell. */
const WORTH: Readonly<Partial<Record<Card, (hand: Hand) => string | undefined>>> = {
  blueprints: ({ scene: { view, say } }) => say.safe.dark(allTiles(view).filter((tile) => !isRevealed(tile)).length),
  crowbar: targets,
  'crystal-ball': ({ scene: { view, me, say }, seat }) =>
    seat === me
      ? say.bearings.now.events(3 - view.events.deck.cards.slice(0, 3).filter((card) => card !== '?').length)
      : undefined,
  donuts: ({ scene, at }) => {
    const { view, say } = scene;
    const guards = view.floors.flatMap(({ guard: his }, floor) => (isOnBoard(his) ? [{ floor, his }] : []));
    const near = at && guards.find(({ his }) => floorOf(his) === floorOf(at));
    return near
      ? say.bearings.now.guard(near.floor + 1, stepsOf(scene, near.floor), stepsBetween(view, near.his, at))
      : among(
          scene,
          guards.map(({ floor }) => say.guardOf(floor + 1)),
        );
  },
  dynamite: targets,
  emp: ({ scene: { view, say } }) => say.bearings.now.alarms(allTiles(view).filter(({ alarm }) => alarm).length),
  'invisible-suit': actions(1),
  'makeup-kit': ({ scene: { view, say, names }, at }) =>
    at &&
    say.bearings.now.gain(
      crewAt(view, at)
        .map((seat) => names[seat])
        .join(', '),
    ),
  rollerskates: actions(2),
  'smoke-bomb': ({ scene, at }) => {
    const [comes] = at ? guard(scene, at) : [];
    return comes ? `${comes.title} ${comes.text}.` : scene.say.bearings.now.nobody;
  },
  stethoscope: ({ scene: { view, odds, offers, say }, uses }) => {
    const rolls = [...offers.safes.values()].flat().flatMap(({ move }) => (move.type === 'crack' ? move.safe : []));
    const safe = rolls.find((at) => combination(view, at).missing.length > 0);
    if (safe === undefined) return uses && say.bearings.now.nothing;
    const roll = odds?.safes.find(({ at }) => at === safe)?.roll;
    return say.bearings.now.sure(roll && roll !== 'none' ? say.percent(roll.cracks) : undefined);
  },
  'thermal-bomb': targets,
  virus: ({ scene }) =>
    among(
      scene,
      allTiles(scene.view).flatMap(({ at, tile, tokens }) =>
        tile !== '?' && kindOf(tile).startsWith('computer') && tokens < MAX_HACK_TOKENS
          ? `${placed(at)} (${tokens} → ${Math.min(MAX_HACK_TOKENS, tokens + VIRUS_TOKENS)})`
          : [],
      ),
    ),

  isotope: ({ scene: { view, say }, seat }) => {
    const rings = allTiles(view).filter(({ at }) => risksOf(view, seat, at, 'own').includes('isotope'));
    return rings.length > 0 ? say.danger.alarm(rings.map(({ at }) => placed(at)).join(', ')) : undefined;
  },
  stamp: ({ scene, uses }) => {
    const { offers, say, words } = scene;
    if (uses === undefined) return undefined;
    const draws = sentence(scene, offers.end!).includes(words.ahead.event);
    return `${say.endTurn}: ${draws ? say.drawsEvent : say.noEvent}.`;
  },
  tiara: ({ scene: { view, offers, say }, seat, uses }) => {
    const seen = [...offers.rooms.keys()].filter((room) => uses && risksOf(view, seat, room, 'own').includes('seen'));
    return seen.length > 0 ? say.danger.guard(seen.map(placed).join(', ')) : undefined;
  },
};

import type { Meaning, Walk } from '../../foresight.ts';
import { capture, isSure, likely } from '../ahead.ts';
import type { Scene } from '../scene.ts';
import { gridOf, placed } from '../table/geometry.ts';

/** The worst of several, and how likely it is. */
const worst = (found: readonly { readonly chance: number }[]): number =>
  Math.max(0, ...found.map(({ chance }) => chance));

/** What ending the turn brings, in at most three words: the worst that is certain, else the worst that may be. */
export function endInShort(scene: Scene): { readonly words: string; readonly hurts: boolean } {
  const { end, say } = scene;
  if (end === undefined) return { words: '', hurts: false };
  const sure = (found: readonly { readonly chance: number }[]): boolean => isSure(end, worst(found));
  const [caught, seen] = [worst(end.caught), worst(end.seen)];
  const { short } = say.ending;
  if (sure(end.caught)) {
    const isMine = isSure(end, capture(end, scene.view.turn));
    return { words: isMine ? short.caught : short.mateCaught, hurts: true };
  }
  if (sure(end.loses)) return { words: sure(end.alarms) ? short.ringsAndLoses : short.loses, hurts: true };
  if (sure(end.alarms)) return { words: short.rings, hurts: true };
  if (caught > 0) return { words: short.mayBeCaught(likely(scene, end, caught)), hurts: sure(end.seen) };
  if (end.draws.length > 0) return { words: short.event, hurts: false };
  if (seen > 0) return { words: short.maySee(likely(scene, end, seen)), hurts: false };
  const [first] = end.asks;
  return { words: first === undefined ? short.nobody : say.ask[first.ask], hurts: false };
}

interface Beat {
  readonly key: string;
  readonly icon: string;
  readonly tone: 'alarm' | 'guard' | 'loss' | 'good' | 'plain';
  readonly title: string;
  readonly text: string;
}

/** What is less likely is left to the crew's cards, which say it of everybody. */
const WORTH_A_BEAT = 0.1;

/** What happens one after the other when the turn is ended: alarm, event, walk, card, loss. */
export function beatsOf(scene: Scene): readonly Beat[] {
  const { end } = scene;
  if (end === undefined) return [];
  return [
    ...rings(scene, end),
    ...drawn(scene, end),
    // An event may send any guard anywhere: only who is likelier than not to walk has a beat.
    ...end.walks.flatMap((walk) => (end.events > 0 && walk.path.length === 0 ? [] : walked(scene, end, walk))),
    ...losses(scene, end),
  ];
}

function rings({ say }: Scene, end: Meaning): readonly Beat[] {
  const { alarm } = say.ending;
  return end.alarms
    .filter(({ because }) => because === 'thermo')
    .map(({ at }) => ({
      key: `alarm ${at}`,
      icon: 'i-siren',
      tone: 'alarm',
      title: alarm.title,
      text: alarm.at(placed(at)),
    }));
}

/** One card if it is known, else any. */
function drawn({ say, words, view }: Scene, { draws }: Meaning): readonly Beat[] {
  const [first, ...others] = draws;
  if (first === undefined) return [];
  const { event } = say.ending;
  const { deck, discard } = view.events;
  // Where none is left the others are shuffled first.
  const left = deck.cards.length || discard.length;
  return [
    {
      key: 'event',
      icon: 'i-risk',
      tone: 'plain',
      title: event.title,
      text: others.length === 0 ? words.eventCard[first.event].name : event.left(left),
    },
  ];
}

function walked(scene: Scene, end: Meaning, walk: Walk): readonly Beat[] {
  const { say } = scene;
  const told = say.ending.walk;
  const { floor, heldBy, path, steps, draws, to } = walk;
  const key = `walk ${floor}`;
  const held = heldBy.find(({ chance }) => isSure(end, chance));
  if (held !== undefined)
    return [{ key, icon: 'i-cap', tone: 'good', title: say.guardOf(floor), text: say.guard[held.by] }];
  const [least, most] = steps;
  if (most === 0) return [];
  const last = path.at(-1)?.at;
  const goes: Beat = {
    key,
    icon: 'i-cap',
    tone: 'guard',
    title: told.title(floor, least, most),
    text: last === undefined ? told.open : last === to ? told.reaches(gridOf(last)) : told.towards(gridOf(last)),
  };
  if (draws < WORTH_A_BEAT) return [goes];
  const card = walk.card === 'none' ? undefined : most - walk.card;
  return [
    goes,
    {
      key: `card ${floor}`,
      icon: 'i-where',
      tone: 'plain',
      title: told.card(isSure(end, draws) ? undefined : likely(scene, end, draws)),
      text: card === undefined || card <= 0 ? told.cardAfter : told.cardThen(card),
    },
  ];
}

const isWorthABeat = ({ chance }: { readonly chance: number }): boolean => chance >= WORTH_A_BEAT;

function losses(scene: Scene, end: Meaning): readonly Beat[] {
  const { say, names, me, view } = scene;
  const told = say.ending.loss;
  const who = (seat: number): string => (seat === me ? say.you : names[seat]!);
  const caught = end.caught.filter(isWorthABeat).map(({ seat, chance }): Beat => {
    const how = isSure(end, chance) ? undefined : likely(scene, end, chance);
    return { key: `caught ${seat}`, icon: 'i-cuffs', tone: 'loss', title: told.caught(how), text: who(seat) };
  });
  const loses = end.loses.filter(isWorthABeat).map(({ seat, chance }): Beat => {
    const how = isSure(end, chance) ? undefined : likely(scene, end, chance);
    const left = told.left(who(seat), view.crew[seat]!.stealth);
    return { key: `loses ${seat}`, icon: 'i-mask', tone: 'loss', title: told.stealth(how), text: left };
  });
  const found = [...caught, ...loses];
  if (end.seen.length + end.asks.length > 0 || end.walks.length === 0) return found;
  return [{ key: 'nobody', icon: 'i-tick', tone: 'good', title: told.nobody, text: '' }];
}

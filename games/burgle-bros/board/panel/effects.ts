import type { Meaning } from '../../foresight.ts';
import { capture, harm, isSure, likely, meaningOf, sequelOf } from '../ahead.ts';
import type { Offer } from '../offers.ts';
import type { Scene } from '../scene.ts';
import { placed } from '../table/geometry.ts';

/** One thing that a move does. */
export interface Effect {
  readonly tone: 'good' | 'alarm' | 'guard' | 'plain';
  readonly icon: string;
  readonly text: string;
}

/** Questions about an alarm: an answer that stops it says so. */
const ABOUT_ALARMS: readonly string[] = ['laser', 'hack'];

/** What a move does, the price first; nothing until it is known. */
export function effectsOf(scene: Scene, offer: Offer): readonly Effect[] {
  const meaning = meaningOf(offer);
  if (meaning === undefined) return [];
  const { view } = scene;
  const isQuiet = meaning.alarms.length === 0 && view.question !== 'none' && ABOUT_ALARMS.includes(view.question.ask);
  return [
    ...price(scene, meaning),
    ...(isQuiet ? [{ tone: 'good' as const, icon: 'i-tick', text: scene.say.effect.quiet }] : []),
    ...noise(scene, meaning),
    ...moved(scene, meaning, offer),
    ...stealth(scene, meaning),
    ...safe(scene, meaning),
    ...followed(scene, meaning, sequelOf(offer)),
  ];
}

/** Something, and how likely it is unless it is certain. */
const told = (scene: Scene, meaning: Meaning, text: string, chance: number): string =>
  isSure(meaning, chance) ? text : scene.say.effect.perhaps(text, likely(scene, meaning, chance));

function price({ view, say }: Scene, { spends: [least, most], left }: Meaning): readonly Effect[] {
  if (most > 0) return [{ tone: 'plain', icon: 'i-boots', text: say.effect.actions(least, most) }];
  return left[0] > view.left ? [{ tone: 'good', icon: 'i-plus', text: say.actionsLeft(left[0]) }] : [];
}

function noise(scene: Scene, meaning: Meaning): readonly Effect[] {
  const { effect } = scene.say;
  const raised = meaning.alarms.map(({ at, chance }): Effect => {
    return { tone: 'alarm', icon: 'i-siren', text: told(scene, meaning, effect.alarm(placed(at)), chance) };
  });
  const stopped = meaning.silenced.map(({ at, chance }): Effect => {
    return { tone: 'good', icon: 'i-siren', text: told(scene, meaning, effect.silenced(placed(at)), chance) };
  });
  const heads = meaning.heads.map(({ floor, at, chance }): Effect => {
    return { tone: 'guard', icon: 'i-cap', text: told(scene, meaning, effect.heads(floor, placed(at)), chance) };
  });
  return [...raised, ...stopped, ...heads];
}

/** Who comes where; a step of one's own says so by itself. */
function moved(scene: Scene, meaning: Meaning, { move }: Offer): readonly Effect[] {
  const { say, names, me } = scene;
  const { effect } = say;
  const shut = meaning.stopped.map(({ chance }): Effect => {
    return { tone: 'plain', icon: 'i-lock', text: told(scene, meaning, effect.shut, chance) };
  });
  if (move.type === 'go' || move.type === 'end' || meaning.stands.length > MANY) return shut;
  const stands = meaning.stands.flatMap(({ seat, at, chance }): Effect[] => {
    if (at === 'outside') return [];
    const where = at === 'roof' ? say.onRoof : placed(at);
    const text = seat === me ? effect.youTo(where) : effect.to(names[seat]!, where);
    return [{ tone: 'plain', icon: 'i-boots', text: told(scene, meaning, text, chance) }];
  });
  return [...shut, ...stands];
}

/** So many places are worth naming. */
const MANY = 3;

function stealth(scene: Scene, meaning: Meaning): readonly Effect[] {
  const { say, names, me } = scene;
  const whose = (seat: number, text: string): string => (seat === me ? text : say.effect.whose(names[seat]!, text));
  const found = (all: Meaning['loses'], tone: Effect['tone'], icon: string, text: string): readonly Effect[] =>
    all.map(({ seat, chance }) => ({ tone, icon, text: told(scene, meaning, whose(seat, text), chance) }));
  return [
    ...found(meaning.caught, 'guard', 'i-cuffs', say.effect.caught),
    ...found(meaning.loses, 'guard', 'i-mask', say.effect.loses),
    ...found(meaning.gains, 'good', 'i-mask', say.effect.gains),
  ];
}

function safe(scene: Scene, meaning: Meaning): readonly Effect[] {
  const { effect } = scene.say;
  const cracked = meaning.cracked.filter(({ chance }) => isSure(meaning, chance)).map(({ at }) => placed(at));
  return [
    ...(cracked.length > 0 ? [{ tone: 'good' as const, icon: 'i-tick', text: effect.cracks(cracked.join(', ')) }] : []),
    ...(meaning.opens > 0
      ? [{ tone: 'good' as const, icon: 'i-safe-open', text: told(scene, meaning, effect.opens, meaning.opens) }]
      : []),
    ...(meaning.finds.tool > 0
      ? [{ tone: 'good' as const, icon: 'i-tool', text: told(scene, meaning, effect.tool, meaning.finds.tool) }]
      : []),
  ];
}

/** What is asked next; and what the guard would do to whoever stayed. */
function followed(scene: Scene, meaning: Meaning, sequel: Meaning | undefined): readonly Effect[] {
  const { say, me, view } = scene;
  const asks = meaning.asks
    .filter(({ seat }) => seat === me)
    .map(({ ask, chance }): Effect => {
      return { tone: 'plain', icon: 'i-arrow', text: told(scene, meaning, say.ask[ask], chance) };
    });
  if (sequel === undefined || me === undefined || me !== view.turn || harm(meaning, me) > 0) return asks;
  const [caught, seen] = [capture(sequel, me), harm(sequel, me)];
  if (seen === 0) return asks;
  const worst = caught > 0 ? caught : seen;
  const how = isSure(sequel, worst) ? undefined : likely(scene, sequel, worst);
  const { caughtIfYouStay, ifYouStay } = say.effect;
  return [...asks, { tone: 'guard', icon: 'i-cap', text: (caught > 0 ? caughtIfYouStay : ifYouStay)(how) }];
}

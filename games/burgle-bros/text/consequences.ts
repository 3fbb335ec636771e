import type { Seat } from '#table/game.ts';
import type { Names } from '#table/text.ts';
import type { Meaning, Walk } from '../foresight.ts';
import type { Words } from './en/index.ts';
import { aboutSo, likely } from './likely.ts';

interface Told {
  readonly words: Words;
  readonly names: Names;
  /** Whoever is spoken to. */
  readonly seat: Seat;
}

/** What foresight found, in the order in which it would happen. What is only possible comes with its chance. */
export function consequences(meaning: Meaning, told: Told): readonly string[] {
  const { words } = told;
  const say = words.ahead;
  const how: How = (chance) => {
    if (chance === 1 && meaning.error === 0) return '';
    return ` ${meaning.error === 0 ? likely(chance, words.chances) : aboutSo(chance, words.chances)}`;
  };
  return [
    ...stops(meaning, words),
    meaning.appears.some(({ chance }) => chance === 1) ? say.appears : '',
    ...meaning.falls.map(({ at, chance }) => say.falls(at, how(chance))),
    ...meaning.asks.flatMap(({ ask, seat, chance }) =>
      chance === 1 && seat === told.seat && ask in say.asks ? say.asks[ask as keyof typeof say.asks] : [],
    ),
    ...rings(meaning, words, how),
    meaning.finds.tool === 1 ? say.tool : '',
    meaning.events === 1 ? say.event : '',
    // An event may change every way that a guard goes.
    ...(meaning.events > 0 ? [] : meaning.walks.flatMap((walk) => walked(walk, words))),
    ...meaning.loses.map(({ seat, chance }) =>
      seat === told.seat ? say.youLose(how(chance)) : say.loses(told.names[seat]!, how(chance)),
    ),
    ...meaning.caught.map(({ seat, chance }) =>
      seat === told.seat ? say.youCaught(how(chance)) : say.caught(told.names[seat]!, how(chance)),
    ),
    ...staying(meaning, told, how),
  ];
}

type How = (chance: number) => string;

/** What keeps somebody out. */
function stops({ stopped }: Meaning, { ahead, chances }: Words): readonly string[] {
  return stopped.flatMap(({ by, chance }) => {
    if (chance === 1) return ahead.stopped[by];
    return by === 'keypad' ? ahead.opens(likely(1 - chance, chances)) : [];
  });
}

function rings({ alarms, rings: any }: Meaning, { ahead }: Words, how: How): readonly string[] {
  const certain = alarms.filter(({ chance }) => chance === 1);
  if (certain.length > 0) return certain.map(({ at, because }) => ahead.because[because]?.(at) ?? ahead.alarm(at, ''));
  if (any === 0) return [];
  return [alarms.length === 1 ? ahead.alarm(alarms[0]!.at, how(any)) : ahead.someAlarm(how(any))];
}

function walked({ floor, steps: [least, most], heldBy, sure, heads }: Walk, { ahead }: Words): readonly string[] {
  const [held] = heldBy.filter(({ chance }) => chance === 1);
  if (held !== undefined) return [ahead.held[held.by](floor)];
  if (most === 0) return [];
  const [goal] = heads.filter(({ chance }) => chance === 1);
  const way = sure.length === most ? sure.at(-1) : undefined;
  return [ahead.walks(floor, least, most), way === undefined ? '' : ahead.reaches(way, goal?.at === way)];
}

/** What would come of it if the turn ended there and then. */
function staying({ staying: then, loses }: Meaning, { words: { ahead }, seat }: Told, how: How): readonly string[] {
  if (then === undefined) return [];
  const ringing = then.alarms.filter(({ chance, because }) => chance === 1 && because === 'thermo');
  const loss = loses.some((loser) => loser.seat === seat) ? undefined : then.loses.find((loser) => loser.seat === seat);
  return [
    ...(ringing.length > 0 ? [ahead.staying.rings] : []),
    ...(loss === undefined ? [] : [ahead.staying.loses(how(loss.chance))]),
  ];
}

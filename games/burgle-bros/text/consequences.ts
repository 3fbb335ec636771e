import type { Seat } from '#table/game.ts';
import type { Names } from '#table/text.ts';
import type { Meaning, Walk } from '../foresight.ts';
import type { Words } from './en/index.ts';
import { aboutSo, likely } from './likely.ts';

interface Speech {
  readonly words: Words;
  readonly names: Names;
  /** Whoever is spoken to. */
  readonly seat: Seat;
}

/** What foresight found, in the order in which it would happen. What is only possible comes with its chance. */
export function consequences(meaning: Meaning, told: Speech): readonly string[] {
  const { words } = told;
  const say = words.ahead;
  const how = saying(meaning, words);
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
    ...staying(meaning, told),
  ];
}

type How = (chance: number) => string;

/** How likely something is, unless it is certain. */
const saying =
  ({ error }: Meaning, { chances }: Words): How =>
  (chance) => {
    if (chance === 1 && error === 0) return '';
    return ` ${error === 0 ? likely(chance, chances) : aboutSo(chance, chances)}`;
  };

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
function staying({ sequel, seen }: Meaning, { words, seat }: Speech): readonly string[] {
  if (sequel === undefined) return [];
  const ringing = sequel.alarms.filter(({ chance, because }) => chance === 1 && because === 'thermo');
  const mine = (found: Meaning['seen']): Meaning['seen'] => found.filter((one) => one.seat === seat);
  const how = saying(sequel, words);
  const news = mine(seen).length === 0;
  return [
    ...(ringing.length > 0 ? [words.ahead.staying.rings] : []),
    ...(news ? mine(sequel.loses).map(({ chance }) => words.ahead.staying.loses(how(chance))) : []),
    ...(news ? mine(sequel.caught).map(({ chance }) => words.ahead.staying.caught(how(chance))) : []),
  ];
}

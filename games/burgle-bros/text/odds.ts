import type { Language, Names, Section } from '#table/text.ts';
import type { GuardOdds, HiddenOdds, KeypadOdds, Odds, SafeOdds } from '../odds.ts';
import type { View } from '../view.ts';
import { odds as de } from './de/odds.ts';
import type { Words } from './en/index.ts';
import { odds as en } from './en/odds.ts';
import { odds as es } from './es/odds.ts';
import { words } from './index.ts';
import { fraction, likely } from './likely.ts';
import { stop } from './names.ts';

type Say = typeof en;
const SAY: Readonly<Record<Language, Say>> = { en, de, es };

/** Exact chances in words. */
export function oddsText(odds: Odds, _: View, language: Language, names: Names): readonly Section[] {
  const [say, named] = [SAY[language], words[language]];
  const name = names[odds.seat]!;
  const closed = odds.safes.filter(({ open }) => !open);
  const sections: Section[] = [
    { heading: say.safes(name), lines: closed.map((safe) => safeLine(safe, say)) },
    { heading: say.keypads(name), lines: odds.keypads.map((keypad) => keypadLine(keypad, say)) },
    ...odds.guards.map((guard) => ({ heading: say.guard(guard.floor), lines: guardLines(guard, say, names) })),
    {
      heading: say.hidden,
      lines: odds.hidden.filter(({ tiles }) => tiles > 0).map((floor) => underLine(floor, say, named)),
    },
    { heading: say.events, lines: eventLines(odds, say, named) },
  ];
  return sections.filter(({ lines }) => lines.length > 0);
}

/** A chance as a number in a list. */
function bare(chance: number, say: Say): string {
  if (chance === 1) return say.bareCertain;
  const share = fraction(chance);
  return share === undefined ? say.barePercent(chance) : say.bareShare(...share);
}

function safeLine({ at, unknown, roll, stethoscope, oneMore, also, byDice }: SafeOdds, say: Say): string {
  const more =
    oneMore === 'none'
      ? []
      : [oneMore.opens > 0 ? say.oneMore(likely(oneMore.opens, say), oneMore.rolls) : say.oneMoreNever(oneMore.rolls)];
  const means = say.byDice(byDice.slice(0, 6).map(({ rolls }) => rolls));
  if (roll === 'none') return [say.safeWithout(at), ...more, means].join(' ');
  return [
    ...(roll.cracks > 0
      ? [say.safe(at, roll.dice, likely(roll.cracks, say)), say.rolls(roll.rolls)]
      : [say.nothing(at)]),
    roll.opens > 0 ? say.opens(likely(roll.opens, say)) : unknown > 0 ? say.faceDown(unknown) : say.opensNever,
    ...(stethoscope === 'none' || stethoscope.opens === 0
      ? []
      : [say.stethoscope(likely(stethoscope.opens, say), stethoscope.rolls)]),
    ...also.filter(({ opens }) => opens > 0).map((other) => say.also(other.at, likely(other.opens, say))),
    ...(roll.cracks > 0 ? [...more, means] : []),
  ].join(' ');
}

const keypadLine = ({ at, dice, opens, within }: KeypadOdds, say: Say): string =>
  `${say.keypad(at, dice, likely(opens, say))} ${say.twoTries(likely(within[1]!, say))}`;

/** Squares of one floor are named without it. */
const onFloor = (at: string): string => at.slice(1);

function guardLines(guard: GuardOdds, say: Say, names: Names): readonly string[] {
  const { floor, at, moves, held, steps, path, next, tiles, lost, shuffles, tied, crew } = guard;
  const away = at === 'unplaced' || at === 'lost';
  const lines: string[] = [];
  if (away) lines.push(at === 'lost' ? say.outOfSight : say.unplaced);
  if (!moves && at !== 'unplaced') lines.push(say.later);
  if (held !== 'no') lines.push(say.held[held]);
  else if (!away) lines.push(say.path(steps, path.map(onFloor)));
  const open = tiles.filter(({ comes, enters }) => !away && comes < 1 && enters > 0);
  for (const [chance, group] of byChance(open.map(({ at: tile, comes }) => ({ to: tile, chance: comes }))))
    lines.push(say.passes(floor, group.map(onFloor), likely(chance, say)));
  for (const { seat, loses } of crew) lines.push(say.loses(names[seat]!, likely(loses, say)));
  if (tied) lines.push(say.tied);
  if (!away && lost > 0) lines.push(say.lost(likely(lost, say)));
  if (shuffles > 0) lines.push(say.shuffles(likely(shuffles, say)));
  for (const [chance, group] of byChance(next)) {
    const squares = group.filter((to) => to !== 'lost-visual').map(onFloor);
    const phrase = likely(chance, say);
    if (squares.length > 0) lines.push(away ? say.appears(squares, phrase) : say.next(squares, phrase));
    if (squares.length < group.length) lines.push(say.nextLost(phrase));
  }
  return lines;
}

/** Equal chances together, the greatest first. */
function byChance(ways: readonly { readonly to: string; readonly chance: number }[]): [number, string[]][] {
  const groups = new Map<number, string[]>();
  for (const { to, chance } of ways) {
    const same = [...groups.keys()].find((other) => Math.abs(other - chance) < 1e-9) ?? chance;
    groups.set(same, [...(groups.get(same) ?? []), to]);
  }
  return [...groups].sort(([a], [b]) => b - a);
}

function underLine({ floor, tiles, kinds, digits }: HiddenOdds, say: Say, { tile }: Words): string {
  const likeliest = kinds.toSorted((a, b) => b.chance - a.chance);
  const named = likeliest.map(({ kind, chance }) => `${tile[kind].name} ${bare(chance, say)}`);
  const numbers = digits.flatMap((chance, i) => (chance > 0 ? [`${i + 1}: ${bare(chance, say)}`] : []));
  return numbers.length === 0
    ? say.under(floor, tiles, named)
    : `${say.under(floor, tiles, named)} ${say.digits(numbers)}`;
}

function eventLines({ events }: Odds, say: Say, { eventCard }: Words): readonly string[] {
  const [first] = events;
  if (first === undefined) return [];
  if (events.length === 1) return [stop(say.event(eventCard[first.event].name))];
  return [say.eachEvent(events.length, likely(first.chance, say))];
}

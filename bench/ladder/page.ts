import type { Duel } from './duels.ts';
import type { Heist } from './heists.ts';
import type { Duelled, Haul, Share } from './tournament.ts';

export const PAGE = new URL('../ladder.md', import.meta.url);

export type Cells = readonly string[];

/** A kind of table: what its rows ask for, and what was found. */
export interface Form<R, F> {
  readonly head: Cells;
  asked(row: R): Cells;
  found(found: F): Cells;
}

const PLAN_HEAD: Cells = ['seats', 'games', 'iterations of hard', 'bar'];
const SHARE_HEAD: Cells = ['wins', '95 % interval'];

export const DUEL_FORM: Form<Duel, Duelled> = {
  head: ['who', 'against', ...PLAN_HEAD, ...SHARE_HEAD, 'less luck', '95 % interval', 'of games'],
  asked: (duel) => [duel.who, duel.seats === 2 ? duel.against : `${duel.seats - 1} × ${duel.against}`, ...plan(duel)],
  found: (found) => [...shares(found), ...(found.skill === undefined ? ['', '', ''] : skilled(found.skill))],
};

const skilled = (skill: Share): Cells => [...shares(skill), String(skill.games)];

export const HEIST_FORM: Form<Heist, Haul> = {
  head: ['crew', 'job', ...PLAN_HEAD, ...SHARE_HEAD, 'safes a game', 'lost by'],
  asked: (heist) => [heist.who, heist.job, ...plan(heist)],
  found: (haul) => {
    const causes = Object.entries(haul.causes).map(([cause, count]) => `${cause} ${count}`);
    return [...shares(haul), haul.safes.toFixed(2), causes.join(', ')];
  },
};

const plan = ({ seats, games, iterations, bar }: Duel | Heist): Cells => [
  String(seats),
  String(games),
  String(iterations ?? ''),
  bar === undefined ? '' : `≥ ${Math.round(100 * bar)} %`,
];

function shares({ share, interval: [low, high] }: Share): Cells {
  const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;
  return [percent(share), `${(100 * low).toFixed(1)} – ${percent(high)}`];
}

/** A game's table: rows in the order in which they are planned, each once it has been played. */
export interface Table {
  readonly id: string;
  readonly head: Cells;
  readonly asked: readonly Cells[];
}

/** The page with this row's line in its place. Other rows keep theirs, of as many games as they were played; lines that nobody asks for any more go. */
export function withLine(page: string, { id, head, asked }: Table, row: number, found: Cells): string {
  const sections = page.split(/\n(?=## )/);
  const at = sections.findIndex((section) => section.startsWith(`## ${id}\n`));
  const known = at < 0 ? [] : sections[at]!.split('\n');
  const lines = asked.flatMap((cells, i) => {
    if (i === row) return [lineOf([...cells, ...found])];
    return known.filter((line) => isOf(cells, cellsOf(line))).slice(0, 1);
  });
  const section = `## ${id}\n\n${[lineOf(head), lineOf(head.map(() => '---')), ...lines].join('\n')}\n`;
  return (at < 0 ? [...sections, section] : sections.with(at, section)).join('\n');
}

const isOf = (asked: Cells, cells: Cells): boolean => asked.every((cell, i) => i === PLAYED || cell === cells[i]);
/** The place of the number of games. */
const PLAYED = 3;

const cellsOf = (line: string): Cells => line.slice('| '.length, -' |'.length).split(' | ');
const lineOf = (cells: Cells): string => `| ${cells.join(' | ')} |`;

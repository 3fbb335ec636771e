import { BARS, PATIENCE, type Row, type Siege } from './run.ts';

const whole = (value: number): string => Math.round(value).toLocaleString('en-US');
const three = ({ p50, p99, most }: Row['moves']): string => [p50, p99, most].map(whole).join(' / ');
const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

/** What attackers were told most. */
const told = (answers: Row['answers']): string =>
  Object.entries(answers)
    .sort(([, a], [, b]) => b - a)
    .slice(0, 4)
    .map(([what, times]) => `${what} ${whole(times)}`)
    .join(', ');

/** What a row misses, in words. What a server that does nothing takes as well is the machine's. */
function missed({ moves, echo, server, deaths, calm }: Row): string[] {
  return [
    ...deaths.map((why) => `it died (${why})`),
    ...(moves.p99 - echo.p99 >= BARS.moves ? [`moves take ${whole(moves.p99)} ms`] : []),
    ...(server.memory >= BARS.memory ? [`${whole(server.memory)} MB`] : []),
    ...(calm.why === '' ? [] : [`not over after ${seconds(PATIENCE)}: ${calm.why}`]),
  ];
}

/** The columns of a table to be read, and to be kept in results.md. */
const COLUMNS: Readonly<Record<string, (row: Row) => string>> = {
  attack: ({ name }) => name,
  from: ({ scale }) => scale,
  attempts: ({ attempts, answers }) => whole(attempts || Object.values(answers).reduce((sum, times) => sum + times, 0)),
  told: ({ answers }) => told(answers),
  'moves p50 / p99 / max ms': ({ moves }) => three(moves),
  past: ({ pasts }) => three(pasts),
  pings: ({ pings }) => three(pings),
  echo: ({ echo }) => three(echo),
  'own p99': ({ own }) => whole(own),
  "a bot's answer": ({ bot }) => three(bot),
  'loop late': ({ server }) => whole(server.lag),
  MB: ({ server }) => whole(server.memory),
  files: ({ server }) => whole(server.files),
  'back after': ({ calm }) => seconds(calm.after),
  result: (row) => missed(row).join('; ') || 'held',
};

const cells = (texts: readonly string[]): string => `| ${texts.join(' | ')} |`;

export const heading = (): string =>
  [Object.keys(COLUMNS), Object.keys(COLUMNS).map(() => '---')].map(cells).join('\n');

export const line = (row: Row): string => cells(Object.values(COLUMNS).map((column) => column(row)));

/** Everything that is not as it should be. */
export const verdict = ({ rows, botFailures, timeouts, faults }: Siege): readonly string[] => [
  ...rows.flatMap((row) => missed(row).map((what) => `${row.name} from ${row.scale}: ${what}`)),
  ...(botFailures > 0 ? [`${botFailures} bots failed`] : []),
  ...(timeouts > 0 ? [`${timeouts} hints or looks back were given up`] : []),
  ...faults,
];

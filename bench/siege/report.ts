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

/** A table to be read, and to be kept in results.md. */
export function report({ rows, acknowledged, botFailures }: Siege): string {
  const head = [
    'attack',
    'from',
    'attempts',
    'told',
    'moves p50 / p99 / max ms',
    'past',
    'pings',
    'echo',
    'own p99',
    "a bot's answer p50 / p99 / max ms",
    'loop late ms',
    'MB',
    'files',
    'back after',
    'result',
  ];
  const lines = rows.map((row) => [
    row.name,
    row.scale,
    whole(row.attempts || Object.values(row.answers).reduce((sum, times) => sum + times, 0)),
    told(row.answers),
    three(row.moves),
    three(row.pasts),
    three(row.pings),
    three(row.echo),
    whole(row.own),
    three(row.bot),
    whole(row.server.lag),
    whole(row.server.memory),
    whole(row.server.files),
    seconds(row.calm.after),
    missed(row).join('; ') || 'held',
  ]);
  return [
    ...[head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`),
    '',
    `${whole(acknowledged)} moves of quiet people acknowledged; ${whole(botFailures)} bots failed`,
  ].join('\n');
}

/** Everything that is not as it should be. */
export const verdict = ({ rows, botFailures, faults }: Siege): readonly string[] => [
  ...rows.flatMap((row) => missed(row).map((what) => `${row.name} from ${row.scale}: ${what}`)),
  ...(botFailures > 0 ? [`${botFailures} bots failed`] : []),
  ...faults,
];

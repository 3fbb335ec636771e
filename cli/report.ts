import type { Skill } from '#bots/luckless.ts';
import { dealOf, type Match } from '#bots/match.ts';
import type { BotScore, Stats } from '#bots/tally.ts';
import { decimal, of, percent } from '#table/text.ts';

/** What came of a match. */
export interface Result {
  readonly match: Match;
  readonly games: number;
  readonly scores: readonly BotScore[];
  /** Games in which nobody won. */
  readonly lost: number;
  readonly entries: number;
  readonly seconds: number;
  /** Only if they were asked for. */
  readonly stats?: Stats | undefined;
  /** By bots, with luck taken out; only if that was asked for. */
  readonly skills?: readonly Skill[] | undefined;
}

/** One JSON object for programs. */
export function asJson({ match, games, scores, entries, seconds, stats, skills }: Result): string {
  const { game, bots, seed } = match;
  const told = scores.map(({ bot, wins, share, meanScore, interval }, i) => ({
    ...{ bot, wins, share, meanScore, interval },
    ...(skills && { lessLuck: skills[i] }),
  }));
  return `${JSON.stringify({ game: game.id, seats: bots.length, games, seed, bots: told, entries, seconds, ...stats })}\n`;
}

const INTERVAL = `${percent(0.95, 'en')} interval`;

/** A table for people. */
export function asTable({ match, games, scores, lost, entries, seconds, stats, skills }: Result): string {
  const rows = [
    ['bot', 'wins', 'shared', 'share', INTERVAL, 'mean score', ...(skills ? SKILL : [])],
    ...scores.map((score, i) => [labelled(scores, i), ...figures(score), ...(skills ? skilled(skills[i]!) : [])]),
  ];
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const aligned = rows.map((row) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  '),
  );
  const nobody = lost === 0 ? [] : [`No one won ${of(lost, 'game', 'games')}.`];
  const speed = `${of(entries, 'entry', 'entries')} in ${decimal(seconds, 'en')} s`;
  return `${[headline(match, games), '', ...aligned, '', ...averages(stats), ...nobody, speed].join('\n')}\n`;
}

function averages(stats: Stats | undefined): string[] {
  if (stats === undefined) return [];
  const events = Object.entries(stats.events).toSorted(([, a], [, b]) => b - a);
  return [
    `mean score by rank: ${stats.ranked.map((score) => decimal(score, 'en', 2)).join(', ')}`,
    'events a game:',
    ...events.map(([type, count]) => `  ${decimal(count, 'en', 2).padStart(8)}  ${type}`),
    '',
  ];
}

function headline(match: Match, games: number): string {
  const { game, bots, seed, rotate, duplicate } = match;
  const rest = games % bots.length === 0 ? '' : ', the last one not in all';
  const deals = `${of(dealOf(match, games - 1) + 1, 'deal', 'deals')} in ${bots.length} rotations${rest}`;
  const how = duplicate ? ` (${deals})` : rotate ? ' (seats rotate)' : '';
  return `${game.id}, ${bots.length} seats, ${of(games, 'game', 'games')}${how}, seed "${seed}"`;
}

/** Bots of the same name are told apart by their place in the list. */
function labelled(scores: readonly BotScore[], i: number): string {
  const { bot } = scores[i]!;
  return scores.filter((score) => score.bot === bot).length === 1 ? bot : `${bot} (${i + 1})`;
}

function figures({ wins, shared, share, interval: [low, high], meanScore }: BotScore): string[] {
  const range = `${inPercent(low)} – ${inPercent(high)}`;
  return [String(wins), String(shared), inPercent(share), range, decimal(meanScore, 'en', 2)];
}

const SKILL = ['less luck', INTERVAL, 'worth'] as const;

/** What it is worth: so many times as many games. */
function skilled({ share, interval: [low, high], worth }: Skill): string[] {
  return [inPercent(share), `${inPercent(low)} – ${inPercent(high)}`, `× ${decimal(worth, 'en', 1)}`];
}

const inPercent = (share: number): string => percent(share, 'en', 1);

// Hints at positions of random games, held against what foresight says: nothing contradicted, nothing empty, nothing long. What
// holds them is held itself: it must notice lies.

import { pathToFileURL } from 'node:url';
import { ITERATIONS } from '#bots/chooser.ts';
import { adviser } from '#bots/index.ts';
import { search } from '#bots/search.ts';
import { catalogue, faces } from '#games/index.ts';
import type { Rated, Reason } from '#table/bot.ts';
import { quick } from '#table/chance.ts';
import { inFewWords, MOST_WORDS, wordsIn } from '#table/few-words.ts';
import { reading, seatsOf } from '#table/game.ts';
import { trials } from '#table/laws.ts';
import { LANGUAGES } from '#table/text.ts';
import { type AnyCustoms, type Stopover, walk } from '#table/walk.ts';
import { de } from '../../web/table/words/de.ts';
import { en } from '../../web/table/words/en.ts';
import { es } from '../../web/table/words/es.ts';

/** What the page adds. */
const SAY = { en, de, es };

/** What was said less often may have met no lie that could be noticed. */
const SEVERAL = 10;

/** Few positions of a game are looked at: they are much alike. */
const ONE_IN = 9;

/** What was found, with an example of each kind. */
export interface Findings {
  readonly positions: number;
  readonly sentences: number;
  readonly contradicted: readonly string[];
  readonly empty: readonly string[];
  readonly long: readonly string[];
  /** How often each kind of reason was said, and whether it was ever refused when it was changed or said of another move. */
  readonly tried: Counted<Tried>;
  /** How often each reason came first. */
  readonly first: Counted<number>;
}

/** What was counted by name, as it goes from one process to another. */
type Counted<T> = readonly (readonly [name: string, value: T])[];

interface Tried {
  readonly said: number;
  readonly isRefused: boolean;
}

/** What several have found, as if one had looked. */
export function gathered(all: readonly Findings[]): Findings {
  const sum = (of: (one: Findings) => number): number => all.reduce((total, one) => total + of(one), 0);
  return {
    positions: sum(({ positions }) => positions),
    sentences: sum(({ sentences }) => sentences),
    contradicted: all.flatMap(({ contradicted }) => contradicted),
    empty: all.flatMap(({ empty }) => empty),
    long: all.flatMap(({ long }) => long),
    tried: added(
      all.map(({ tried }) => tried),
      (a, b) => ({ said: a.said + b.said, isRefused: a.isRefused || b.isRefused }),
    ),
    first: added(
      all.map(({ first }) => first),
      (a, b) => a + b,
    ),
  };
}

function added<T>(all: readonly Counted<T>[], add: (a: T, b: T) => T): Counted<T> {
  const sums = new Map<string, T>();
  for (const [name, value] of all.flat()) sums.set(name, sums.has(name) ? add(sums.get(name)!, value) : value);
  return [...sums];
}

/** Kinds of reason, said several times, that were never refused, whatever was changed in them or of whatever move they were said. */
export const toothless = ({ tried }: Findings): readonly string[] =>
  tried.flatMap(([because, { said, isRefused }]) => (isRefused || said < SEVERAL ? [] : [because]));

/** What is said of a move: where, of which among which, what was hinted at, and what was put behind it, the best first. */
export interface Claim {
  readonly view: unknown;
  readonly move: unknown;
  readonly moves: readonly unknown[];
  readonly best: unknown;
  readonly also: readonly unknown[];
  readonly others: readonly unknown[];
  /** The dice that the adviser had, and what a search finds with them. */
  readonly seed: string;
  readonly rated: () => readonly Rated<unknown>[];
}

interface Claims {
  isTrue(reason: Reason, claim: Claim): boolean;
}

/** Lies about a move: the same reason with one quantity changed. */
function liesOf(reason: Reason, seats: number): readonly Reason[] {
  const changed = (name: string, value: number): number => {
    if (name === 'seat' || name === 'from') return (value + 1) % seats;
    return value > 1 || (Number.isInteger(value) && !CHANCES.has(name))
      ? value + 2
      : value < 0.5
        ? value + 0.5
        : value - 0.5;
  };
  return Object.entries(reason).flatMap(([name, value]) =>
    typeof value === 'number' && name !== 'error' ? [{ ...reason, [name]: changed(name, value) }] : [],
  );
}

/** What goes from 0 to 1. */
const CHANCES: ReadonlySet<string> = new Set(['chance', 'other', 'best', 'cracks', 'opens', 'worth', 'next']);

/** Looks at so many positions in which there is a choice; a search tries `iterations` times, or as often as for a hint. */
export async function lookAtHints(
  id: string,
  wanted: number,
  { seed = '', iterations = ITERATIONS.hard as number, say = (_positions: number): void => {} } = {},
): Promise<Findings> {
  const parts = catalogue[id]!;
  const [{ game }, bot, { text }] = await Promise.all([parts.rules(), parts.bot(), faces[id]!.text()]);
  const folder = `games/${id}/test`;
  const { customs }: { customs: AnyCustoms } = await import(pathToFileURL(`${folder}/customs.ts`).href);
  const { isTrue }: Claims = await import(pathToFileURL(`${folder}/claims.ts`).href);
  const advise = adviser({ game, bot }, { iterations })!;
  const found = { contradicted: [] as string[], empty: [] as string[], long: [] as string[] };
  const first = new Map<string, number>();
  const tried = new Map<string, { said: number; isRefused: boolean }>();
  let [positions, sentences] = [0, 0];

  const look = ({ state, seat, seats }: Stopover): void => {
    const moves = game.moves(reading(state), seat);
    if (moves.length < 2) return;
    positions += 1;
    say(positions);
    const view = game.view(reading(state), seat);
    const recalled = game.recall?.(reading(state), seat);
    const names = seatsOf(seats).map((each) => `Ada ${each + 1}`);
    const dice = `${seed} ${positions}`;
    let searched: readonly Rated<unknown>[] | undefined;
    const rated = (): readonly Rated<unknown>[] => {
      const seen = { seat, view: recalled ?? view, moves, chance: quick(dice) };
      searched ??= search(game, bot.guide!, seen, { iterations });
      return searched;
    };
    const { move, also = [], reasons, others = [] } = advise({ seat, view, recalled, moves, chance: quick(dice) });
    const [best] = reasons;
    // Of moves that are as good as each other nothing has to be said; where another is worse, something has.
    const kind = best?.because ?? (also.length === moves.length - 1 ? 'as good' : 'none');
    first.set(kind, (first.get(kind) ?? 0) + 1);
    if (kind === 'none')
      found.empty.push(
        `${game.notate(move)}, as good ${also.map((each) => game.notate(each)).join(' · ')}, among ${moves
          .map((each) => game.notate(each))
          .join(' · ')
          .slice(0, 200)}`,
      );
    const told = [...reasons.map((reason) => ({ move, reason })), ...others];
    for (const { move: about, reason } of told) {
      const rest = others.map((other) => other.move);
      const claim = {
        view: recalled ?? view,
        move: about,
        moves,
        best: move,
        also,
        others: rest,
        seed: dice,
        rated,
      };
      if (!isTrue(reason, claim)) found.contradicted.push(`${game.notate(about)}: ${JSON.stringify(reason)}`);
      const kept = tried.get(reason.because) ?? { said: 0, isRefused: false };
      kept.said += 1;
      kept.isRefused ||= liesOf(reason, seats).some((lie) => !isTrue(lie, claim));
      kept.isRefused ||= moves.some((other) => other !== about && !isTrue(reason, { ...claim, move: other }));
      tried.set(reason.because, kept);
    }
    // What is read: the first reason, with how many are as good, and what is said of any other move.
    for (const { reason } of [...(best === undefined ? [] : [{ reason: best }]), ...others])
      for (const language of LANGUAGES) {
        sentences += 1;
        const equals = reason === best && also.length > 0 ? [SAY[language].hint.equals(also.length)] : [];
        const sentence = inFewWords(text[language].hint!(reason, view, names), ...equals);
        if (wordsIn(sentence) === 0) found.empty.push(`${language}: ${JSON.stringify(reason)}`);
        if (wordsIn(sentence) > MOST_WORDS) found.long.push(`${language}: ${sentence}`);
      }
  };

  for (let series = 0; positions < wanted; series++)
    for (const trial of trials(game, customs, 1)) {
      if (positions >= wanted) break;
      walk({ ...trial, seed: `hints ${seed} ${trial.seed} ${series}` }, (spot) => {
        if (positions < wanted && spot.chance.below(ONE_IN) === 0) look(spot);
      });
    }
  return { positions, sentences, ...found, tried: [...tried], first: [...first] };
}

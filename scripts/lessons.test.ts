import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { catalogue, faces, offered } from '#games/index.ts';
import { MOST_WORDS, wordsIn } from '#table/few-words.ts';
import { type AnyGame, reading } from '#table/game.ts';
import {
  type Attempt,
  attempt,
  type Bookmark,
  type Course,
  type Lesson,
  type Prospect,
  prospectAt,
  type Step,
  type Trace,
} from '#table/lesson.ts';
import { type AnyGameText, LANGUAGES } from '#table/text.ts';
import { laterSaying } from '../web/lesson/later.ts';
import { de } from '../web/lesson/words/de.ts';
import { en } from '../web/lesson/words/en.ts';
import { es } from '../web/lesson/words/es.ts';

const MOST_STEPS = 40;

/** What the lookout says in every lesson. */
const SAY = { en, de, es };

const taught = offered().filter((id) => faces[id]!.lessons !== undefined);
const parts = await Promise.all(
  taught.map(async (id) => ({
    id,
    game: (await catalogue[id]!.rules()).game as AnyGame,
    text: (await faces[id]!.text()).text,
    courses: (await catalogue[id]!.courses!()).courses,
    lessons: (await faces[id]!.lessons!()).lessons,
    foresee: (await catalogue[id]!.foresight!())!.meanings,
  })),
);

type Speaker = Pick<(typeof parts)[number], 'text' | 'foresee'>;

const START: Bookmark = { step: 0, made: {} };

/** The place after a step in which this was done. */
const after = (place: Bookmark, step: Step, move: string | undefined): Bookmark => ({
  step: place.step + 1,
  made: move === undefined ? place.made : { ...place.made, [step.id]: move },
});

/** What was seen when a step went as it should. */
function right(game: AnyGame, course: Course, place: Bookmark, move: string | undefined): readonly Prospect[] {
  const found = attempt(game, course, place, move);
  if (found.is !== 'right') throw new Error(`${course.steps[place.step]!.id}: ${move} is ${JSON.stringify(found)}`);
  return found.seen;
}

/** Plays the rest by the data alone; answers what happened in each step. */
function playOut(game: AnyGame, course: Course, from: Bookmark): readonly (readonly Prospect[])[] {
  let place = from;
  return course.steps.slice(from.step).map((step) => {
    const [move] = step.moves ?? [];
    const seen = right(game, course, place, move);
    place = after(place, step, move);
    return seen;
  });
}

/** Each step with the place where it is done when all before it was right. */
const places = ({ steps }: Pick<Lesson, 'steps'>): readonly (readonly [Step, Bookmark])[] => {
  let place = START;
  return steps.map((step) => {
    const here = [step, place] as const;
    place = after(place, step, step.moves?.[0]);
    return here;
  });
};

/** Whether all that is in the part is in what was found, at the same places. */
const holds = (found: unknown, part: unknown): boolean =>
  typeof part === 'object' && part !== null
    ? typeof found === 'object' &&
      found !== null &&
      (!Array.isArray(part) || (Array.isArray(found) && found.length === part.length)) &&
      Object.entries(part).every(([key, value]) => holds((found as Record<string, unknown>)[key], value))
    : found === part;

interface Look {
  readonly game: AnyGame;
  readonly course: Course;
  readonly text: AnyGameText;
  readonly place: Bookmark;
  readonly seen: readonly Prospect[];
}

/** Whether this is to be seen in a step, or when something else was done there. */
function isSeen(trace: Trace, { game, course, text, place, seen }: Look): boolean {
  const events = seen.flatMap(({ frame }) => frame.events);
  if ('type' in trace) return events.some((event) => holds(event, trace));
  if ('no' in trace) return !events.some((event) => holds(event, { type: trace.no }));
  if ('stands' in trace) return holds((seen.at(-1) ?? prospectAt(game, course, place)).frame.view, trace.stands);
  const found = attempt(game, course, place, trace.refuses);
  return found.is === 'refused' && text.refusal(found.code)?.rule === trace.by;
}

const rulesOf = (text: AnyGameText): readonly string[] =>
  text.rules.flatMap((chapter) => chapter.rules.map((rule) => rule.id));

/** What is said to legal moves that come too early, as soon as it is known what would come of them, and before. */
function expectFewWords(
  { text, foresee }: Speaker,
  { people }: Lesson,
  { frame }: Prospect,
  later: readonly string[],
): void {
  const offers = frame.moves.filter(({ name }) => later.includes(name));
  const moves = offers.map(({ move }) => move);
  for (const [i, meaning] of foresee(frame.view, moves).entries())
    for (const language of LANGUAGES) {
      const seen = { text: text[language], view: frame.view, names: ['Ada', ...people] };
      for (const known of [{}, { meaning }]) {
        const { title, says } = laterSaying({ ...offers[i]!, ...known }, seen, SAY[language].later);
        expect(wordsIn(`${title} ${says}`), says).toBeLessThanOrEqual(MOST_WORDS);
      }
    }
}

/** The cells of a table in a chapter of a game's README, its head left out. */
const rowsOf = (game: string, chapter: string): readonly (readonly string[])[] =>
  (readFileSync(`games/${game}/README.md`, 'utf8').split(`\n## ${chapter}\n`)[1] ?? '')
    .split('\n## ')[0]!
    .split('\n')
    .filter((line) => /^\| [A-Z]+\d/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

test('there are lessons', () => {
  expect(taught).toContain('art-robbery');
});

/** Steps in which there is nothing else to be done: a roll, or a question to which every answer is right. */
const ONE_WAY = [
  'art-robbery, first-raid, token-or-dog',
  'art-robbery, dog, answer',
  'beutezug, first-night, roll',
  'beutezug, first-night, below',
  'beutezug, first-night, plus-one',
  'beutezug, first-night, last-roll',
  'beutezug, quicker, again',
  'beutezug, bonuses, twice',
  'beutezug, set, give-up',
];

test('in every step but these something else is legal, and can be tried', () => {
  const found = parts.flatMap(({ id, game, courses, lessons }) =>
    lessons.flatMap(({ lesson }) =>
      places(lesson).flatMap(([{ id: step, moves }, place]) => {
        const legal = prospectAt(game, courses[lesson.id]!, place).frame.moves;
        const isOnly = moves !== undefined && legal.every(({ name }) => moves.includes(name));
        return isOnly ? [`${id}, ${lesson.id}, ${step}`] : [];
      }),
    ),
  );
  expect(found.toSorted()).toEqual(ONE_WAY.toSorted());
});

for (const { id, game, text, courses, lessons, foresee } of parts)
  describe(id, () => {
    test('what is shown is what is played', () => {
      expect(lessons.map(({ lesson }) => lesson.id)).toEqual(Object.keys(courses));
      for (const { lesson } of lessons) {
        expect(lesson.steps).toBe(courses[lesson.id]!.steps);
        expect(new Set(lesson.steps.map((step) => step.id)).size).toBe(lesson.steps.length);
        expect(lesson.steps[0]!.from).toBeDefined();
        expect(lesson.steps.length).toBeLessThanOrEqual(MOST_STEPS);
        expect(lesson.steps.at(-1)!.moves).toBeUndefined();
      }
    });

    for (const { lesson, words } of lessons) {
      const course = courses[lesson.id]!;
      describe(lesson.id, () => {
        test('ends, by its data alone', () => {
          expect(playOut(game, course, START)).toHaveLength(lesson.steps.length);
        });

        test('seats as many as its positions', () => {
          const seats = new Set(
            lesson.steps
              .flatMap(({ from }) => (from === undefined ? [] : [course.positions[from]!() as { seats: number }]))
              .map((state) => state.seats),
          );
          expect([...seats]).toEqual([1 + lesson.people.length]);
        });

        test('goes on from whatever is right, and from what may be played on', () => {
          for (const [step, place] of places(lesson)) {
            const on = Object.entries(step.others ?? {}).flatMap(([move, { goes }]) => (goes === 'on' ? [move] : []));
            for (const move of [...(step.moves ?? []).slice(1), ...on]) {
              const made = { ...place.made, [step.id]: move };
              right(game, course, { ...place, made }, move);
              playOut(game, course, { step: place.step + 1, made });
            }
          }
        });

        test('every step answers a legal move that it does not ask for', () => {
          for (const [step, place] of places(lesson)) {
            if (step.moves === undefined) continue;
            const legal = prospectAt(game, course, place).frame.moves.map(({ name }) => name);
            expect(legal, step.id).toEqual(expect.arrayContaining([...step.moves, ...Object.keys(step.others ?? {})]));
            const wrong = legal.filter((name) => !step.moves!.includes(name));
            const others = Object.keys(step.others ?? {});
            for (const move of wrong) {
              const { is } = attempt(game, course, place, move);
              expect(is, `${step.id}: ${move}`).toBe(others.includes(move) ? 'other' : 'later');
            }
            const later = wrong.filter((move) => !others.includes(move));
            expectFewWords({ text, foresee }, lesson, prospectAt(game, course, place), later);
          }
        });

        test('… and an illegal one, with the rule’s own refusal', () => {
          const all = lesson.steps.flatMap(({ moves = [] }) => moves);
          for (const [step, place] of places(lesson)) {
            if (step.moves === undefined) continue;
            const legal = prospectAt(game, course, place).frame.moves.map(({ name }) => name);
            for (const move of [...all.filter((name) => !legal.includes(name)), 'nonsense']) {
              const found = attempt(game, course, place, move) as Extract<Attempt, { is: 'refused' }>;
              expect(found.is, `${step.id}: ${move}`).toBe('refused');
              for (const language of LANGUAGES) {
                const said = text[language].refusal(found.code)?.text;
                expect(said, found.code).toBeDefined();
                expect(wordsIn(`${SAY[language].no} ${said}`), said).toBeLessThanOrEqual(MOST_WORDS);
              }
            }
          }
        });

        test('a step shows each rule that it says it teaches', () => {
          const happened = playOut(game, course, START);
          for (const [i, [{ id: step, teaches = {} }, place]] of places(lesson).entries())
            for (const [rule, traces] of Object.entries(teaches)) {
              const look = { game, course, text: text.en, place, seen: happened[i]! };
              expect(rulesOf(text.en)).toContain(rule);
              expect(traces.length, `${step} teaches ${rule}`).toBeGreaterThan(0);
              for (const trace of traces)
                expect(isSeen(trace, look), `${step} teaches ${rule}: ${JSON.stringify(trace)}`).toBe(true);
            }
        });

        test('what is said to something else is what comes of it', () => {
          for (const [step, place] of places(lesson))
            for (const [move, { shows }] of Object.entries(step.others ?? {})) {
              const found = attempt(game, course, place, move) as Extract<Attempt, { seen: unknown }>;
              const look = { game, course, text: text.en, place, seen: found.seen };
              expect(shows.length, `${step.id}: ${move}`).toBeGreaterThan(0);
              for (const trace of shows)
                expect(isSeen(trace, look), `${step.id}: ${move}: ${JSON.stringify(trace)}`).toBe(true);
            }
        });

        test.each(LANGUAGES)('few words, plain ones: %s', (language) => {
          const say = words[language];
          for (const { id: step, others } of lesson.steps) {
            const said = say.steps[step]!;
            expect(Object.keys(said.instead ?? {}).toSorted(), step).toEqual(Object.keys(others ?? {}).toSorted());
            for (const { title, says } of [said, ...Object.values(said.instead ?? {})]) {
              expect(wordsIn(`${title} ${says}`), `${step}: ${title} ${says}`).toBeLessThanOrEqual(MOST_WORDS);
              expect(`${title} ${says}`).not.toMatch(
                /!|¡|\b(please|simply|just|bitte|einfach|por favor|simplemente)\b/i,
              );
              // The word that matters stands between two stars, and there is one.
              expect(says.split('*'), says).toHaveLength(3);
            }
          }
          expect(Object.keys(say.steps)).toEqual(lesson.steps.map((step) => step.id));
        });
      });
    }

    const learnt = rowsOf(id, 'Lessons');
    const waits = rowsOf(id, 'What can wait').flatMap(([rules = '', why]) =>
      rules.split(' ').map((rule) => ({ rule, why })),
    );

    test('its README says of every rule where it is learnt, or why a first game can do without it', () => {
      const all = [...learnt.map(([rule]) => rule), ...waits.map(({ rule }) => rule)];
      expect(all.toSorted()).toEqual(rulesOf(text.en).toSorted());
      for (const { rule, why } of waits) expect(why, rule).toMatch(/\S/);
    });

    test('… and every rule that cannot wait is learnt there', () => {
      for (const [rule, , lesson, step] of learnt) {
        const found = lessons.find((each) => each.lesson.id === lesson)?.lesson.steps.find((each) => each.id === step);
        expect(Object.keys(found?.teaches ?? {}), `${rule} in ${lesson}, ${step}`).toContain(rule);
      }
    });

    test('positions are positions of the game', () => {
      const states = Object.values(courses).flatMap(({ positions }) => Object.values(positions));
      for (const begin of new Set(states)) expect(game.toAct(reading(begin())), 'somebody has to act').toHaveLength(1);
    });
  });

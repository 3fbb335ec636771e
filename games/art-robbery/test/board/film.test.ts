import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lasting, Stage, type Tempo } from '#board/stage.ts';
import { quick } from '#table/chance.ts';
import { reading, type Seat } from '#table/game.ts';
import { turn } from '#table/play.ts';
import { beatsOf, type Film } from '../../board/film/beats.ts';
import { score } from '../../board/film/score.ts';
import { unfolded } from '../../board/film/unfolding.ts';
import { staging } from '../../board/staging.ts';
import { game } from '../../index.ts';
import type { Event, Options, State } from '../../state.ts';
import { redact, reveals, type View, view } from '../../view.ts';
import { scene } from '../scene.ts';

const TEMPOS: Readonly<Record<string, Tempo>> = {
  'at speed 1': { motion: 1, reading: 1, held: 1 },
  'at speed 2': { motion: 0.5, reading: 2 / 3, held: 2 / 3 },
  'without motion': { motion: 0, reading: 1, held: 1 },
};

interface Moved {
  readonly before: View;
  readonly view: View;
  readonly events: readonly Event[];
}

/** A whole game by chance, move by move, as the first seat sees it. */
function* movesOf(seed: string, seats: number, safes: Options['safes']): Generator<Moved> {
  const chance = quick(seed);
  let state: State = game.setup({ tokens: 'base', safes }, seats, chance);
  while (game.outcome(reading(state)) === undefined) {
    const now = reading(state);
    const seat = game.toAct(now)[0]!;
    const legal = game.moves(now, seat);
    const done = turn(game, state, seat, legal[chance.below(legal.length)]!, chance);
    const events = done.events.map((event) => redact(event, 0 as Seat));
    yield { before: view(now, 0 as Seat), view: view(reading(done.state), 0 as Seat), events };
    state = done.state;
  }
}

const GAMES = [2, 3, 4, 5].flatMap((seats) => [
  ...movesOf(`film ${seats}`, seats, 'open'),
  ...movesOf(`hidden ${seats}`, seats, 'hidden'),
]);
const isOver = ({ events }: Moved): boolean => events.some(({ type }) => type === 'won' || type === 'alibisCounted');

/** What pieces show; who knows which tokens are in a safe is the rules' to say. */
const shownIn = ({ centre, held, safe, box, dog, hands, draw, discard, question, raid }: View) => ({
  ...{ centre, held, box, dog, draw, discard, question, raid },
  safe: safe.map((stacks) => stacks.map(({ length }) => length)),
  hands: hands.map((hand) => hand.toSorted()),
});

test('picture by picture it comes to what the rules have made of it', () => {
  const within = GAMES.filter((moved) => !isOver(moved));
  expect(within.filter(({ events }) => events.some(({ type }) => type === 'raidBegan')).length).toBe(24);
  for (const { before, view, events } of within)
    expect(shownIn(events.reduce(unfolded, before)), JSON.stringify(events)).toEqual(shownIn(view));
});

test('whatever happens has its picture, at every speed, and draws nothing that has not happened', () => {
  const kinds = new Set<Event['type']>();
  for (const moved of GAMES) {
    const beats = beatsOf({ ...moved, own: false });
    // Every picture has its sound, or is named as silent.
    for (const { name } of beats) expect(Object.keys(score.beats!)).toContain(name);
    const shown = beats.flatMap(({ events = [] }) => events as readonly Event[]);
    expect(new Set(shown).size).toBe(shown.length);
    for (const event of moved.events) {
      const isShown = shown.includes(event);
      if (isShown) kinds.add(event.type);
    }
    for (const tempo of Object.values(TEMPOS))
      for (const beat of beats) expect(lasting(beat, tempo), beat.name).toBeGreaterThan(0);
  }
  for (const type of Object.keys(reveals)) if (!UNSHOWN.includes(type)) expect([...kinds]).toContain(type);
});

/** They change a pile, or are told with the page of the end. */
const UNSHOWN: readonly string[] = ['drew', 'reshuffled', 'won', 'fined'];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe.each(Object.entries(TEMPOS))('%s', (_, tempo) => {
  /** Each picture in order, with what is drawn, and nothing told before the last. */
  function film(picture: string, acts: readonly string[], own = false) {
    let at = scene(picture);
    for (const act of acts.slice(0, -1)) at = at.play(act);
    const before = at.view('audience');
    at = at.play(acts.at(-1)!);
    const moved: Moved = { before, view: at.view('audience'), events: at.events };
    const stage = new Stage<{ since: number; frame: Moved }>(
      () => tempo,
      (_from, { frame }) => staging({ ...frame, own }),
    );
    stage.reset({ since: 0, frame: { ...moved, view: before, events: [] } });
    stage.offer({ since: 0, frame: moved });
    const seen: { readonly name: string; readonly view: View; readonly film: Film }[] = [];
    while (stage.showing.value !== undefined) {
      expect(stage.shown.value!.frame.view).toBe(before);
      const { beat } = stage.showing.value;
      seen.push({ name: beat.name, view: beat.view as View, film: beat.on as Film });
      vi.advanceTimersToNextTimer();
    }
    expect(stage.shown.value!.frame.view).toBe(moved.view);
    vi.runAllTimers();
    return seen;
  }
  const names = (seen: readonly { readonly name: string }[]) => seen.map(({ name }) => name);

  const THEFT = `
    raid 2 · s0 to play
    centre 3a 3b
    s0 1a | hand 4 0 0 0 0
    s1 5a 4a | safe rest
    s2 rest
    draw 5 5`;

  test('a card is played before the arm goes out, and comes home with what it has taken', () => {
    const seen = film(THEFT, ['4 4a s1']);
    expect(names(seen)).toEqual(['card', 'steal']);
    expect(seen.map(({ view: { held } }) => [held[0], held[1]])).toEqual([
      [['1a'], ['4a', '5a']],
      [['1a', '4a'], ['5a']],
    ]);
  });

  test('before the dog the hand stops short, and nothing leaves its owner before the answer', () => {
    const guarded = THEFT.replace('5a 4a', '5a 4a dog');
    const asked = film(guarded, ['4 4a s1']);
    expect(names(asked)).toEqual(['card', 'short']);
    expect(asked.map(({ view: { question } }) => question !== 'none')).toEqual([false, true]);
    expect(asked.at(-1)!.view.held[1]).toEqual(['4a', '5a']);
    const dog = film(guarded, ['4 4a s1', 'give dog']);
    expect(names(dog)).toEqual(['leash']);
    expect(dog[0]!.view).toMatchObject({ dog: 0, question: 'none' });
    const token = film(guarded, ['4 4a s1', 'give token']);
    expect(names(token)).toEqual(['give']);
    expect(token[0]!.view).toMatchObject({ dog: 1, held: [['1a', '4a'], ['5a'], expect.anything()] });
  });

  const LAST = `
    raid 2 · s0 to play
    centre 3a
    s0 boss 1a | hand 3 0 0 0 0
    s1 5a 4a dog | safe rest
    s2 rest
    draw 2`;

  test('a raid ends seat by seat, then the Boss is judged, and last it is said who starts', () => {
    const seen = film(LAST, ['3 3a']);
    expect(names(seen)).toEqual([
      ...['card', 'take', 'empty', 'sheet', 'secured', 'secured', 'secured', 'returned', 'starts'],
    ]);
    const isSafe = seen.map(({ film: { ending } }) =>
      (ending?.shown ?? []).flatMap((event) => (event.type === 'secured' ? [event.seat] : [])),
    );
    expect(isSafe.slice(3, 8)).toEqual([[], [0], [0, 1], [0, 1, 2], [0, 1, 2]]);
    expect(seen.map(({ view: { held } }) => held[0]!.includes('boss'))).toEqual([
      ...[true, true, true, true, true, true, true, false, false],
    ]);
    expect(names(film(LAST.replace('boss 1a', '1a').replace('5a 4a dog', 'boss 5a 4a dog'), ['3 3a']))).toContain(
      'kept',
    );
  });

  test('one’s own move is told at once, but not the end of a raid', () => {
    expect(film(THEFT, ['4 4a s1'], true)).toEqual([]);
    expect(names(film(LAST, ['3 3a'], true))[0]).toBe('empty');
  });

  test('the final count: safes, alibis, bars, points', () => {
    const seen = film(LAST.replace('raid 2', 'raid 4'), ['3 3a']);
    expect(names(seen).slice(3)).toEqual([
      ...['sheet', 'secured', 'secured', 'secured', 'returned', 'alibis', 'arrested', 'points'],
    ]);
  });
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lasting, Stage, type Tempo } from '#board/stage.ts';
import { quick } from '#table/chance.ts';
import { reading, type Seat } from '#table/game.ts';
import { turn } from '#table/play.ts';
import { beatsOf, type Film, wayDown } from '../../board/film/beats.ts';
import { score } from '../../board/film/score.ts';
import { unfolded } from '../../board/film/unfolding.ts';
import { staging } from '../../board/staging.ts';
import { game } from '../../index.ts';
import type { Event, State } from '../../state.ts';
import { reveals, type View, view } from '../../view.ts';

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

/** A game of five by chance, move by move, as the first seat sees it. */
function* movesOf(seed: string): Generator<Moved> {
  const chance = quick(seed);
  let state: State = game.setup({ cards: 'built-in' }, 5, chance);
  while (game.outcome(reading(state)) === undefined) {
    const now = reading(state);
    const seat = game.toAct(now)[0]!;
    const legal = game.moves(now, seat);
    const done = turn(game, state, seat, legal[chance.below(legal.length)]!, chance);
    yield { before: view(now, 0 as Seat), view: view(reading(done.state), 0 as Seat), events: done.events };
    state = done.state;
  }
}

const GAMES = Array.from({ length: 30 }, (_, n) => [...movesOf(`film ${n}`)]).flat();
const won = GAMES.filter(({ events }) => events.some(({ type }) => type === 'succeeded'));
const has = (type: Event['type']) => won.find(({ events }) => events.some((event) => event.type === type))!;
const several = won.find(({ events }) => events.some((event) => event.type === 'displaced' && event.seats.length > 1))!;

const shownIn = ({ display, tokens, loot, lootTokens, lootTokensLeft, drawn, decks }: View) => ({
  ...{ display, tokens, loot, lootTokens, lootTokensLeft, drawn: drawn.toSorted() },
  decks: decks.map(({ length }) => length),
});

test('picture by picture it comes to what the rules have made of it', () => {
  expect(won.length).toBeGreaterThan(20);
  for (const { before, view, events } of GAMES)
    expect(shownIn(events.reduce(unfolded, before)), JSON.stringify(events)).toEqual(shownIn(view));
});

test('whatever happens has its picture, at every speed, with its sound', () => {
  // Too rare to come by chance: whoever finds no card any more has a test below.
  const kinds = new Set<string>(['stranded']);
  for (const moved of GAMES) {
    const beats = beatsOf({ ...moved, own: false });
    for (const beat of beats) {
      expect(Object.keys(score.beats!)).toContain(beat.name);
      const isDice = beat.name === 'dice' || beat.name === 'result';
      for (const { type } of (beat.events ?? []) as readonly Event[])
        if (!isDice || type.startsWith('roll') || type.startsWith('reroll')) kinds.add(type);
      // Without motion dice are not seen in the air, and nothing has to settle.
      const isMotion = beat.name === 'dice' || beat.name === 'settle';
      for (const tempo of Object.values(TEMPOS))
        if (!isMotion || tempo.motion > 0) expect(lasting(beat, tempo), beat.name).toBeGreaterThan(0);
    }
    const shown = beats.filter(({ name }) => name !== 'dice' && name !== 'result').flatMap(({ events = [] }) => events);
    const inOrder = moved.events.filter((event) => shown.includes(event));
    expect([...new Set(shown)]).toEqual(inOrder);
  }
  const all = Object.keys(reveals);
  expect(all.filter((type) => !kinds.has(type)).toSorted()).toEqual(UNSHOWN.toSorted());
});

/** Drawn cards lie in the panel; where nothing moves there is nothing to see; by chance the 0 deck is never empty here. */
const UNSHOWN: readonly string[] = ['drew', 'gotNothing', 'notRefilled', 'stayed', 'stopped'];

/** The pictures of a whole move, by name. */
const shots = (moved: Moved, own = false): readonly string[] => beatsOf({ ...moved, own }).map(({ name }) => name);
const ends = GAMES.filter(({ events }) => events.some(({ type }) => type === 'roundEnded'));

test('a round ends with points, and then with chips in their new order', () => {
  const rounds = ends.filter(({ events }) => events.some(({ type }) => type === 'ordered'));
  expect(rounds.length).toBe(30 * 6);
  for (const moved of rounds) {
    const beats = beatsOf({ ...moved, own: true }).filter(({ name }) => name === 'points' || name === 'order');
    expect(beats.map(({ name }) => name)).toEqual(['points', 'order']);
    const [points, order] = beats.map((beat) => beat.view as View);
    expect([points!.points, points!.order]).toEqual([moved.view.points, moved.before.order]);
    expect(order!.order).toEqual(moved.view.order);
  }
});

test('the final count: one after the other, the fewest points first, and last who wins', () => {
  const last = ends.filter(({ events }) => events.some(({ type }) => type === 'won'));
  expect(last.length).toBe(30);
  for (const moved of last) {
    const beats = beatsOf({ ...moved, own: true }).slice(-6);
    expect(beats.map(({ name }) => name)).toEqual([...Array<string>(5).fill('count'), 'winner']);
    const { counted, winner } = beats[5]!.on as Film;
    const points = counted!.slice(0, -1).map((seat) => moved.view.points[seat]!);
    expect(points).toEqual(points.toSorted((a, b) => a - b));
    expect([winner, counted!.at(-1)]).toEqual([moved.view.order[0], moved.view.order[0]]);
  }
});

test('one’s own pick and the card one keeps are told at once, but not the end of a round', () => {
  const own = (type: Event['type']) =>
    GAMES.filter(({ events }) => events[0]!.type === type).map((moved) => ({ moved, names: shots(moved, true) }));
  for (const { names } of own('picked')) expect(names).toEqual([]);
  const kept = own('kept');
  for (const { moved, names } of kept)
    expect(names.includes('points') || names.includes('winner')).toBe(ends.includes(moved));
  expect(kept.some(({ names }) => names.length > 0) && kept.some(({ names }) => names.length === 0)).toBe(true);
});

test('straight down it goes storey by storey, elsewhere in one go', () => {
  expect(wayDown('5b', '2b')).toEqual(['4b', '3b', '2b']);
  expect(wayDown('3a', '2a')).toEqual(['2a']);
  expect(wayDown('3a', '2c')).toEqual(['2c']);
});

describe('on the stage', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Each picture, with how long it stays and where tokens are; and whether anything was told before the last. */
  function film(moved: Moved, tempo: Tempo): { readonly pictures: readonly string[]; readonly tokens: string[] } {
    const [from, to] = [
      { at: 0, frame: { events: [] as readonly Event[] } },
      { at: 1, frame: moved },
    ];
    const stage = new Stage<{ at: number; since: number; frame: { readonly events: readonly Event[] } }>(
      () => tempo,
      () => staging({ ...moved, own: false }),
    );
    stage.reset({ ...from, since: 0 });
    stage.offer({ ...to, since: 0 });
    const pictures: string[] = [];
    const tokens: string[] = [];
    while (stage.showing.value !== undefined) {
      expect(stage.shown.value!.at, 'nothing is told before it has been shown').toBe(0);
      const [{ beat }, began] = [stage.showing.value, Date.now()];
      vi.advanceTimersToNextTimer();
      pictures.push(`${beat.name} ${Date.now() - began}`);
      if (beat.name === 'fall' || beat.name === 'land') tokens.push((beat.view as View).tokens.join(' '));
    }
    expect(stage.shown.value!.at).toBe(1);
    return { pictures, tokens };
  }

  const names = (pictures: readonly string[]) => pictures.map((picture) => picture.split(' ')[0]);

  test('dice lie still before their result, the card is gone before anybody falls, the new one comes last', () => {
    const moved = several;
    const displaced = moved.events.find((event) => event.type === 'displaced')!;
    const { pictures, tokens } = film(moved, { motion: 1, reading: 1, held: 1 });
    expect(pictures.slice(0, 3)).toEqual(['dice 960', 'result 740', 'won 450']);
    expect(names(pictures).lastIndexOf('land')).toBeLessThan(names(pictures).indexOf('refilled'));
    expect(pictures.at(-1)).toBe('settle 400');
    // One after the other, whoever rolls next first.
    const landed = tokens.flatMap((line, i) => {
      const before = tokens[i - 1]?.split(' ') ?? moved.before.tokens;
      return line.split(' ').flatMap((space, seat) => (space === displaced.to && before[seat] !== space ? [seat] : []));
    });
    const { order } = moved.before;
    expect(landed).toEqual(displaced.seats.toSorted((a, b) => order.indexOf(b) - order.indexOf(a)));
    expect(new Set(tokens).size, 'each picture shows another position').toBe(tokens.length);
  });

  test('calmer it takes longer, faster less, and dice are read as long as before', () => {
    const moved = has('displaced');
    const [usual, fast] = [
      film(moved, { motion: 1, reading: 1, held: 1 }),
      film(moved, { motion: 0.5, reading: 1, held: 1 }),
    ];
    expect(names(fast.pictures)).toEqual(names(usual.pictures));
    expect(fast.pictures.slice(0, 3)).toEqual(['dice 480', 'result 740', 'won 225']);
  });

  test('without motion every picture is still seen', () => {
    const moved = has('displaced');
    const { pictures } = film(moved, { motion: 0, reading: 1, held: 1 });
    const drawn = beatsOf({ ...moved, own: false }).filter(({ view }) => view !== undefined);
    expect(pictures).toEqual(['result 740', ...drawn.map(({ name }) => `${name} 120`)]);
  });

  test.each([
    ['tookLootToken', 'set'],
    ['refilled', 'refilled'],
    ['revealed', 'revealed'],
  ] as const)('%s has a picture of its own', (type, shot) => {
    expect(names(film(has(type), { motion: 1, reading: 1, held: 1 }).pictures)).toContain(shot);
  });

  test('whoever finds no card any more is seen to go', () => {
    const moved = has('succeeded');
    const seat = moved.before.tokens.findIndex((space) => space !== 'none') as Seat;
    const events = [...moved.events.slice(0, 2), { type: 'stranded', seats: [seat] } as const];
    const pictures = names(film({ ...moved, events }, { motion: 1, reading: 1, held: 1 }).pictures);
    expect(pictures).toEqual(['dice', 'result', 'won', 'stranded', 'settle']);
  });

  test('whoever is caught is seen to throw, and the cards are there at once', () => {
    const moved = GAMES.find(
      ({ events }) => events.some(({ type }) => type === 'drew') && events[0]!.type === 'rolled',
    )!;
    expect(film(moved, { motion: 1, reading: 1, held: 1 }).pictures).toEqual(['dice 960', 'result 740']);
  });

  test('a throw that wins nothing has its dice, what they show, and a moment', () => {
    const moved = GAMES.find(({ events: [first, ...rest] }) => first!.type === 'rolled' && !rest.some(isNews))!;
    const failed = { ...moved, events: [moved.events[0]!, { type: 'failed', seat: moved.before.order[0]! }] as const };
    const pictures = ['dice 960', 'result 740'];
    expect(film(moved, { motion: 1, reading: 1, held: 1 }).pictures).toEqual([...pictures, 'settle 500']);
    expect(film(failed, { motion: 1, reading: 1, held: 1 }).pictures).toEqual([...pictures, 'failed 500']);
  });
});

const isNews = ({ type }: Event): boolean => type === 'succeeded' || type === 'failed' || type === 'drew';

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lasting, Stage, type Tempo } from '#board/stage.ts';
import { beatsOf, type Film } from '../../board/film/beats.ts';
import { score } from '../../board/film/score.ts';
import { unfolded } from '../../board/film/unfolding.ts';
import { staging } from '../../board/staging.ts';
import { pullOff } from '../../cover/heist.ts';
import { heist } from '../../cover/index.ts';
import type { Event } from '../../event.ts';
import { view } from '../../seen.ts';
import type { View } from '../../view.ts';
import { scene } from '../scene.ts';
import { s } from '../text/sample.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The speeds at which scenes are watched: as usual, twice as fast, and without motion. */
const TEMPOS: Readonly<Record<string, Tempo>> = {
  'at speed 1': { motion: 1, reading: 1, held: 1 },
  'at speed 2': { motion: 0.5, reading: 2 / 3, held: 2 / 3 },
  'without motion': { motion: 0, reading: 1, held: 1 },
};

interface Moment {
  readonly since: number;
  readonly frame: { readonly view: View; readonly events: readonly Event[] };
}

/** Every picture of a scene in order, with what has been told by then; at the end it is the position of which words speak. */
function filmed(before: View, after: View, events: readonly Event[], tempo: Tempo) {
  const stage = new Stage<Moment>(
    () => tempo,
    (from, to) => staging({ before: from.frame.view, view: to.frame.view, events: to.frame.events, own: false }),
  );
  stage.reset({ since: 0, frame: { view: before, events: [] } });
  stage.offer({ since: 0, frame: { view: after, events } });
  const seen: { readonly film: Film; readonly view: View; readonly told: View }[] = [];
  for (let acting = stage.showing.value; acting !== undefined; acting = stage.showing.value) {
    const { beat, moment } = acting;
    const drawn = (beat.view ?? moment.frame.view) as View;
    if (beat.name === 'settle') expect(drawn).toBe(after);
    else seen.push({ film: beat.on as Film, view: drawn, told: stage.shown.value!.frame.view });
    vi.advanceTimersToNextTimer();
  }
  expect(stage.shown.value!.frame.view).toBe(after);
  vi.runAllTimers();
  return seen;
}

/** What pieces show: where they stand, and what lies in the rooms. */
const shownIn = ({ floors, crew, crow }: View) => ({
  floors: floors.map(({ guard, destination, die, walls, tiles }) => ({
    ...{ guard, destination, die, walls },
    tiles: tiles.map(({ at, tile, alarm, cracked, unlocked, crowbarred, safeOpen, refuge }) =>
      [at, tile, alarm, cracked, unlocked, crowbarred, safeOpen, refuge].join(' '),
    ),
  })),
  crew: crew.map(({ at, stealth }) => `${at} ${stealth}`),
  crow,
});

/** What must never be left to the log alone. */
const STAGED: readonly Event['type'][] = [
  ...(['moved', 'shifted', 'revealed', 'rolled', 'cracked', 'safeOpened', 'lootFound', 'toolFound'] as const),
  ...(['guardMoved', 'guardJumped', 'guardHeld', 'patrolDrawn', 'patrolReshuffled', 'guardSpedUp'] as const),
  ...(['alarmRaised', 'alarmPrevented', 'stealthLost', 'eventDrawn', 'captured', 'won', 'escaped'] as const),
];

describe('whole heists', () => {
  test.each([1, 2, 3, 5, 6, 9])('picture by picture heist %i comes to what the rules have made of it', (n) => {
    pullOff(heist('film', n), ({ before, events, after }) => {
      const told = events.reduce(unfolded, view(before, 'audience'));
      expect(shownIn(told), JSON.stringify(events)).toEqual(shownIn(view(after, 'audience')));
    });
  });

  test('whatever happens has its picture, in the order in which it happened, at every speed', () => {
    const kinds = new Set<Event['type']>();
    for (const n of [1, 2, 3, 6])
      pullOff(heist('film', n), ({ before, events, after }) => {
        const beats = beatsOf({
          ...{ before: view(before, 'audience'), view: view(after, 'audience') },
          events,
          own: false,
        });
        const shown = beats.flatMap(({ events: these = [] }) => these as readonly Event[]);
        const staged = events.filter(({ type }) => STAGED.includes(type));
        expect([...new Set(shown)].filter(({ type }) => STAGED.includes(type))).toEqual(staged);
        for (const { type } of staged) kinds.add(type);
        const pictures = beats.filter((beat) => beat.view !== undefined);
        for (const tempo of Object.values(TEMPOS))
          for (const beat of pictures) expect(lasting(beat, tempo), beat.name).toBeGreaterThan(0);
      });
    expect([...kinds].toSorted()).toEqual([...STAGED].toSorted());
  });
});

test('every picture has its sound, or is named as silent', () => {
  for (const n of [1, 2, 3, 6])
    pullOff(heist('film', n), ({ before, events, after }) => {
      const passage = { before: view(before, 'audience'), view: view(after, 'audience'), events, own: false };
      for (const { name } of beatsOf(passage)) expect(Object.keys(score.beats!)).toContain(name);
    });
});

describe.each(Object.entries(TEMPOS))('%s', (_, tempo) => {
  const WALK = `
    s0 hawk
    s1 juicer
    floor 1 · die 5 · deck B1
    1 ./0 ? ? ./1
    2 ?   ? ? ?
    3 ?/X ? ? ?
    4 ?   ? ? ?/G`;

  const during = (text: string, ...act: readonly Event[]) => {
    const before = scene(text).view('audience');
    return filmed(before, act.reduce(unfolded, before), act, tempo);
  };
  const moves = (to: string): Event => ({ type: 'guardMoved', floor: 1, to: `1${to}` as '1A1' });

  test('every step of a guard is seen, and his way before he turns', () => {
    const seen = during(
      WALK,
      ...['D3', 'C3', 'B3', 'A3'].map(moves),
      { type: 'patrolDrawn', floor: 1, card: 'B1' },
      { type: 'destinationSet', floor: 1, at: '1B1', because: 'card' },
      ...['A2', 'A1'].map(moves),
    );
    expect(seen.map(({ film, view: { floors } }) => `${film.shot} ${floors[0]!.guard}`)).toEqual([
      ...['step 1D3', 'step 1C3', 'step 1B3', 'step 1A3', 'card 1A3', 'step 1A2', 'step 1A1'],
    ]);
    const [first, , , arrived, card, turned] = seen.map(({ film }) => film.walks[0]!);
    expect(first).toMatchObject({ prints: ['1D4'], ahead: ['1C3', '1B3', '1A3'], first: 2, left: 2 });
    expect(arrived).toMatchObject({ ahead: [], first: 5, left: 2 });
    expect(card).toMatchObject({ at: '1A3', ahead: ['1A2', '1A1'], first: 5, left: 0, later: ['1B1'] });
    expect(turned).toMatchObject({ prints: ['1D4', '1D3', '1C3', '1B3', '1A3'], at: '1A2', ahead: ['1A1'], first: 6 });
    expect(seen[4]!.view.floors[0]!.destination).toBe('1B1');
    for (const { told } of seen) expect(told.floors[0]!.guard).toBe('1D4');
  });

  test('dice lie still before anything comes of them', () => {
    const seen = during(
      `s0 hacker
       floor 1 · die 2
       1 safe/0 (foyer 2) ? ?/G
       2 ?      ?         ? ?/X`,
      { type: 'rolled', seat: s(0), for: 'safe', dice: [2, 5] },
      { type: 'cracked', safe: '1A1', at: ['1B1'] },
    );
    expect(seen.map(({ film, view: { floors } }) => `${film.shot} ${film.at} ${floors[0]!.tiles[1]!.cracked}`)).toEqual(
      ['dice 1A1 false', 'result 1A1 false', 'ticks 1A1 true'],
    );
  });

  test('an alarm rings, then the die leaps to it and his new way is drawn', () => {
    const seen = during(
      WALK,
      { type: 'alarmRaised', at: '1A1', because: 'laser' },
      { type: 'destinationSet', floor: 1, at: '1A1', because: 'alarm' },
    );
    expect(
      seen.map(({ film, view: { floors } }) => [film.shot, film.walks[0]?.later.at(-1), floors[0]!.destination]),
    ).toEqual([
      ['alarm', undefined, '1A3'],
      ['aim', '1A1', '1A1'],
    ]);
  });

  test('a mask leaves its owner before it is missed', () => {
    const seen = during(WALK, { type: 'stealthLost', seat: s(0), from: 'own', left: 2 });
    expect(seen.map(({ film, view: { crew } }) => [film.shot, crew[0]!.stealth])).toEqual([['stealth', 3]]);
  });

  test('an event is held up before it does anything, and a safe opens before its loot is seen', () => {
    const shots = (...events: readonly Event[]) => during(WALK, ...events).map(({ film }) => film.shot);
    expect(shots({ type: 'eventDrawn', seat: s(0), event: 'espresso' }, moves('D3'))).toEqual(['event', 'step']);
    expect(
      shots(
        { type: 'safeOpened', seat: s(0), safe: '1A1' },
        { type: 'toolFound', seat: s(0), tool: 'donuts' },
        { type: 'lootFound', seat: s(0), loot: 'tiara' },
        { type: 'guardSpedUp', floor: 1, die: 6, because: 'safe' },
      ),
    ).toEqual(['dial', 'door', 'tool', 'loot', 'faster']);
  });

  test('every end is another one', () => {
    const shots = (...events: readonly Event[]) => during(WALK, ...events).map(({ film }) => film.shot);
    expect(shots({ type: 'captured', seat: s(0), at: '1A1' }, { type: 'lost', because: 'captured' })).toEqual([
      ...['dark', 'cuffs'],
    ]);
    expect(shots({ type: 'escaped', seat: s(0) }, { type: 'won' })).toEqual(['move', 'roof', 'light']);
    expect(shots({ type: 'lost', because: 'loot-left' })).toEqual(['left-behind']);
    expect(shots({ type: 'gaveUp' }, { type: 'lost', because: 'gave-up' })).toEqual(['gave-up']);
  });
});

test('one’s own plain moves are told at once', () => {
  const before = scene('s0 hawk\nfloor 1\n1 ./0 | ? . ./G').view('audience');
  const events: readonly Event[] = [{ type: 'moved', seat: s(0), to: '1C1', way: 'walk' as never }];
  expect(staging({ before, view: before, events, own: true })).toEqual({ stay: expect.any(Number) });
  expect(staging({ before, view: before, events, own: false }).beats?.map(({ name }) => name)).toEqual([
    'move',
    'settle',
  ]);
});

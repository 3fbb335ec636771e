import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Beat, Staging } from '../contract.ts';
import { Stage, type Tempo } from '../stage.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Moment {
  readonly at: number;
  readonly since: number;
  readonly frame: { readonly events: readonly string[] };
}

const moment = (at: number, events: readonly string[] = [`event ${at}`]): Moment => ({
  at,
  since: at - 1,
  frame: { events },
});

const USUAL: Tempo = { motion: 1, reading: 1, held: 1 };

/** A stage with a position on it, where everything takes as long as this says. */
function stageOf(staging: Staging, tempo = USUAL): Stage<Moment> {
  const stage = new Stage<Moment>(
    () => tempo,
    (_, { frame }) => (frame.events.length === 0 ? {} : staging),
  );
  stage.reset(moment(0));
  return stage;
}

const at = (stage: Stage<Moment>): number | undefined => stage.shown.value?.at;
const part = (stage: Stage<Moment>): string | undefined => {
  const showing = stage.showing.value;
  return showing && `${showing.part} ${showing.moment.at}`;
};

test('what happens is shown one after the other', () => {
  const stage = stageOf({ stay: 900 });
  for (const n of [1, 2, 3]) stage.offer(moment(n));
  expect(at(stage)).toBe(1);
  vi.advanceTimersToNextTimer();
  expect(at(stage)).toBe(2);
  vi.advanceTimersToNextTimer();
  expect(at(stage)).toBe(3);
  expect(stage.playing.value).toBe(true);
  vi.advanceTimersToNextTimer();
  expect(stage.playing.value).toBe(false);
});

test('nothing is told before it has been shown: dice fall and are read, pieces travel', () => {
  const stage = stageOf({ throw: 960, read: 740, travel: 500, stay: 100 });
  stage.offer(moment(1));
  stage.offer(moment(2));
  for (const shown of ['throw 1', 'read 1', 'travel 1']) {
    expect([part(stage), at(stage)]).toEqual([shown, 0]);
    vi.advanceTimersToNextTimer();
  }
  expect([part(stage), at(stage)]).toEqual([undefined, 1]);
  vi.advanceTimersToNextTimer();
  expect([part(stage), at(stage)]).toEqual(['throw 2', 1]);
});

test('a showing has the parts that take time, and no others', () => {
  const stage = stageOf({ travel: 500 });
  stage.offer(moment(1));
  expect([part(stage), at(stage)]).toEqual(['travel 1', 0]);
  vi.advanceTimersToNextTimer();
  expect([part(stage), at(stage), stage.playing.value]).toEqual([undefined, 1, false]);
});

test('without motion dice are still read, and nothing else is waited for', () => {
  const stage = stageOf({ throw: 960, read: 740, travel: 500, stay: 100 }, { motion: 0, reading: 1, held: 1 });
  stage.offer(moment(1));
  expect([part(stage), at(stage)]).toEqual(['read 1', 0]);
  vi.advanceTimersToNextTimer();
  expect([part(stage), at(stage)]).toEqual([undefined, 1]);
});

test('with no tempo at all everything is there at once', () => {
  const stage = stageOf({ throw: 960, read: 740, travel: 500, stay: 100 }, { motion: 0, reading: 0, held: 0 });
  for (const n of [1, 2, 3]) stage.offer(moment(n));
  expect(at(stage)).toBe(3);
  expect(stage.playing.value).toBe(false);
});

test('what nobody can see does not hold up anything', () => {
  const stage = stageOf({ travel: 500 });
  stage.offer(moment(1, []));
  stage.offer(moment(2));
  expect([part(stage), at(stage)]).toEqual(['travel 2', 1]);
});

const SCENE: Staging = {
  beats: [
    { name: 'card', part: 'travel', moves: 100, reads: 900, isHeld: true, view: 'card' },
    { name: 'step', part: 'travel', moves: 260, view: 'one' },
    { name: 'step', part: 'travel', moves: 260, view: 'two' },
  ],
  stay: 300,
};

/** Every picture of what follows, with how long it stayed. */
function film(stage: Stage<Moment>): string[] {
  const seen: string[] = [];
  while (stage.showing.value !== undefined) {
    const [{ beat }, began] = [stage.showing.value, Date.now()];
    vi.advanceTimersToNextTimer();
    seen.push(`${beat.name} ${beat.view} ${Date.now() - began}`);
  }
  vi.runAllTimers();
  return seen;
}

test('a scene is shown picture by picture, and told at its end', () => {
  const stage = stageOf(SCENE);
  stage.offer(moment(1));
  expect(at(stage)).toBe(0);
  expect(film(stage)).toEqual(['card card 1000', 'step one 260', 'step two 260']);
  expect(at(stage)).toBe(1);
});

test('twice as fast things move in half the time, and without motion each picture is seen all the same', () => {
  const fast = stageOf(SCENE, { motion: 0.5, reading: 1, held: 1 });
  fast.offer(moment(1));
  expect(film(fast)).toEqual(['card card 950', 'step one 130', 'step two 130']);
  const still = stageOf(SCENE, { motion: 0, reading: 1, held: 1 });
  still.offer(moment(1));
  expect(film(still)).toEqual(['card card 900', 'step one 120', 'step two 120']);
});

test('a press goes on from what is held up, and from anything else to the end', () => {
  const stage = stageOf(SCENE);
  stage.offer(moment(1));
  stage.press();
  expect([stage.showing.value?.beat.view, at(stage)]).toEqual(['one', 0]);
  stage.press();
  expect([stage.showing.value, at(stage)]).toEqual([undefined, 1]);
});

test('a press ends one scene, and the next begins', () => {
  const stage = stageOf({ travel: 500, stay: 100 });
  for (const n of [1, 2, 3]) stage.offer(moment(n));
  stage.press();
  expect([part(stage), at(stage)]).toEqual(['travel 2', 1]);
  vi.advanceTimersToNextTimer();
  expect([part(stage), at(stage)]).toEqual([undefined, 2]);
  stage.press();
  expect([part(stage), at(stage)]).toEqual(['travel 3', 2]);
  vi.runAllTimers();
  expect([at(stage), stage.playing.value]).toEqual([3, false]);
});

test('a press does not leave out what is still to be held up', () => {
  const [card, ...steps] = SCENE.beats!;
  const stage = stageOf({ beats: [...steps, card!, ...steps] });
  stage.offer(moment(1));
  stage.press();
  expect([stage.showing.value?.beat.name, at(stage)]).toEqual(['card', 0]);
  stage.press();
  expect(film(stage)).toEqual(['step one 260', 'step two 260']);
});

test('what is held up stays to be read, also where everything else is there at once', () => {
  const stage = stageOf(SCENE, { motion: 0, reading: 0, held: 1 });
  stage.offer(moment(1));
  expect(film(stage)).toEqual(['card card 900']);
  expect(at(stage)).toBe(1);
});

test('skipping goes to the newest and tells everything in between, what is being shown included', () => {
  const stage = stageOf({ travel: 500, stay: 100 });
  for (const n of [1, 2, 3]) stage.offer(moment(n));
  stage.skip();
  expect([part(stage), at(stage)]).toEqual([undefined, 3]);
  expect(stage.shown.value!.frame.events).toEqual(['event 1', 'event 2', 'event 3']);
  expect(stage.shown.value!.since).toBe(0);
  expect(stage.playing.value).toBe(false);
  vi.runAllTimers();
  expect(at(stage)).toBe(3);
});

test('what has been told is not told again by skipping', () => {
  const stage = stageOf({ stay: 900 });
  for (const n of [1, 2, 3]) stage.offer(moment(n));
  stage.skip();
  expect(stage.shown.value!.frame.events).toEqual(['event 2', 'event 3']);
});

test('skipping the last one ends its time and changes nothing else', () => {
  const stage = stageOf({ stay: 900 });
  stage.offer(moment(1));
  const { value } = stage.shown;
  stage.skip();
  expect(stage.shown.value).toBe(value);
  expect(stage.playing.value).toBe(false);
});

test('the more waits, the faster it goes, and what is held up can still be read', () => {
  const stage = stageOf(SCENE);
  for (const n of [1, 2, 3, 4, 5]) stage.offer(moment(n));
  expect(stage.showing.value?.motion).toBe(1);
  const times = film(stage);
  // the first picture had begun before anything else waited
  expect(times.slice(0, 4)).toEqual(['card card 1000', 'step one 130', 'step two 130']);
  expect(at(stage)).toBe(5);
});

test('whoever is behind still sees everything that is held up, and every picture', () => {
  const held: unknown[] = [];
  const shown: unknown[] = [];
  const stage = new Stage<Moment>(
    () => USUAL,
    (_, { frame: { events } }) => ({
      beats: events.flatMap((event): Beat[] => [
        { name: 'card', part: 'travel', reads: 3000, isHeld: true, view: event },
        { name: 'step', part: 'travel', moves: 260, view: event },
      ]),
    }),
  );
  stage.reset(moment(0));
  for (let n = 1; n <= 30; n++) stage.offer(moment(n));
  while (stage.showing.value !== undefined) {
    const [{ beat }, began] = [stage.showing.value, Date.now()];
    vi.advanceTimersToNextTimer();
    if (beat.isHeld) expect(Date.now() - began).toBeGreaterThanOrEqual(1999);
    (beat.isHeld ? held : shown).push(beat.view);
  }
  const all = Array.from({ length: 30 }, (_, i) => `event ${i + 1}`);
  expect([held, shown]).toEqual([all, all]);
  expect(at(stage)).toBe(30);
});

test('whoever was elsewhere for longer than a round is told at once', () => {
  const stage = stageOf({ travel: 500, stay: 900 });
  for (let n = 1; n <= 100; n++) stage.offer(moment(n));
  expect(at(stage)).toBeGreaterThan(60);
});

/** What a follower hears of, as it comes. */
function followed(stage: Stage<Moment>): string[] {
  const heard: string[] = [];
  stage.follow({
    begins: ({ at }, part, motion) => void heard.push(`${part} ${at} ×${motion}`),
    breaksOff: () => void heard.push('broken off'),
  });
  return heard;
}

test('whoever goes along hears of each part as it begins, and of none before', () => {
  const stage = stageOf({ throw: 960, travel: 500, stay: 100 });
  const heard = followed(stage);
  stage.offer(moment(1));
  expect(heard).toEqual(['throw 1 ×1']);
  vi.advanceTimersToNextTimer();
  expect(heard).toEqual(['throw 1 ×1', 'read 1 ×1', 'travel 1 ×1']);
  vi.advanceTimersToNextTimer();
  expect(heard.at(-1)).toBe('told 1 ×1');
});

test('where nothing travels all parts begin, one after the other', () => {
  const heard = followed(stageOf({ throw: 960, travel: 500 }));
  expect(heard).toEqual([]);
  const still = stageOf({ throw: 960, travel: 500 }, { motion: 0, reading: 1, held: 1 });
  const states = followed(still);
  still.offer(moment(1));
  expect(states).toEqual(['throw 1 ×0', 'read 1 ×0', 'travel 1 ×0', 'told 1 ×0']);
});

test('what is skipped is broken off, and whoever has left hears of nothing', () => {
  const stage = stageOf({ throw: 960, travel: 500 });
  const heard = followed(stage);
  const leave = stage.follow({ begins: () => void heard.push('gone'), breaksOff: () => void heard.push('gone') });
  leave();
  stage.offer(moment(1));
  stage.skip();
  expect(heard).toEqual(['throw 1 ×1', 'broken off']);
});

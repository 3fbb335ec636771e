import { describe, expect, test } from 'vitest';
import { type Score, SOUNDS } from '#board/sound.ts';
import type { Seat } from '#table/game.ts';
import { endOf, Hearing } from '../hearing.ts';
import { GROUPS, INSTRUMENTS } from '../instruments.ts';

const score: Score<{ readonly type: string }> = {
  beats: { step: 'step', fall: 'silent', light: 'won' },
  events: { rolled: 'dice', moved: 'click', alarm: 'alarm', said: 'silent', won: 'won', lost: 'lost' },
};
const events = (...types: string[]) => types.map((type) => ({ type }));
const beat = (name: string) => ({ name });

test('a picture is heard each time it comes, and what happened is not heard once more', () => {
  const hearing = new Hearing(score);
  expect(hearing.shown(beat('step'), events('moved'))).toBe('step');
  expect(hearing.shown(beat('step'), events('moved'))).toBe('step');
  expect(hearing.told(events('moved'), undefined)).toBeUndefined();
});

test('pictures that are silent are heard neither when they are shown nor when they are told', () => {
  const hearing = new Hearing(score);
  expect(hearing.shown(beat('fall'), events('moved'))).toBeUndefined();
  expect(hearing.told(events('moved'), undefined)).toBeUndefined();
});

test('of what is told at once only what tells most is heard', () => {
  expect(new Hearing(score).told(events('moved', 'alarm', 'rolled'), undefined)).toBe('alarm');
  expect(new Hearing(score).told(events('said'), undefined)).toBeUndefined();
  expect(new Hearing(undefined).told(events('alarm'), undefined)).toBeUndefined();
});

test('dice are heard in the air, what comes of them as it travels, and nothing then', () => {
  const hearing = new Hearing(score);
  expect(hearing.shown(beat('throw'), events('rolled', 'moved'))).toBe('dice');
  expect(hearing.shown(beat('read'), events('rolled', 'moved'))).toBeUndefined();
  expect(hearing.shown(beat('travel'), events('rolled', 'moved'))).toBe('click');
  expect(hearing.told(events('rolled', 'moved'), undefined)).toBeUndefined();
});

describe('calls and ends', () => {
  test('the reader is called after everything else, and instead of it', () => {
    const hearing = new Hearing(score);
    hearing.shown(beat('step'), []);
    expect(hearing.told(events('moved'), 'turn')).toBe('turn');
    expect(new Hearing(score).told(events('moved'), 'turn')).toBe('turn');
  });

  test('a game that says how it ended together is heard so, and an end that was shown is not heard again', () => {
    expect(new Hearing(score).told(events('won'), 'tied')).toBe('won');
    expect(new Hearing(score).told(events('moved'), 'beaten')).toBe('beaten');
    const hearing = new Hearing(score);
    expect(hearing.shown(beat('light'), events('won'))).toBe('won');
    expect(hearing.told(events('won'), 'tied')).toBeUndefined();
  });

  test('an end sounds as it is for the one who hears it', () => {
    const ended = (...winners: number[]) => ({ winners: winners as Seat[], places: [], scores: [] });
    expect(endOf(ended(0), 0 as Seat)).toBe('won');
    expect(endOf(ended(0, 1), 0 as Seat)).toBe('tied');
    expect(endOf(ended(1), 0 as Seat)).toBe('beaten');
    expect(endOf(ended(), 0 as Seat)).toBe('lost');
    expect(endOf(ended(1), 'audience')).toBe('won');
  });
});

test('every sound has an instrument in one of the groups, short, and not alike with another', () => {
  expect(Object.keys(INSTRUMENTS).toSorted()).toEqual([...SOUNDS].toSorted());
  for (const sound of SOUNDS) {
    const { group, tones } = INSTRUMENTS[sound];
    expect(GROUPS).toContain(group);
    expect(Math.max(...tones.map(({ at = 0, rings }) => at + rings))).toBeLessThan(1.3);
  }
  expect(new Set(SOUNDS.map((sound) => JSON.stringify(INSTRUMENTS[sound].tones))).size).toBe(SOUNDS.length);
});

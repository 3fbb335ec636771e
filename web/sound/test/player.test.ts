import { expect, test } from 'vitest';
import type { Group } from '../instruments.ts';
import { type Hall, playerIn } from '../player.ts';

/** A device that writes down how loud each tone is meant to be. */
function device() {
  const loud: number[] = [];
  const node = () => ({ connect: (to: unknown) => to, start: () => undefined, stop: () => undefined });
  const audio = {
    state: 'running',
    currentTime: 0,
    sampleRate: 8000,
    createGain: () => ({
      ...node(),
      gain: {
        setValueAtTime: () => undefined,
        linearRampToValueAtTime: (value: number) => void loud.push(value),
        exponentialRampToValueAtTime: () => undefined,
      },
    }),
    createOscillator: () => ({
      ...node(),
      frequency: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
    }),
    createBuffer: (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) }),
    createBufferSource: node,
    createBiquadFilter: () => ({ ...node(), frequency: {}, Q: {} }),
  };
  return { loud, audio: audio as unknown as AudioContext };
}

function hall(changes: Partial<Hall> = {}) {
  const { loud, audio } = device();
  const opened: AudioContext[] = [];
  const play = playerIn({
    level: () => 1,
    isTouched: () => true,
    open: () => {
      opened.push(audio);
      return audio;
    },
    now: () => 0,
    ...changes,
  });
  return { loud, opened, play };
}

test('before the page was touched nothing is heard, and not even asked of the device', () => {
  let isTouched = false;
  const { loud, opened, play } = hall({ isTouched: () => isTouched });
  play('turn');
  expect([loud, opened]).toEqual([[], []]);
  isTouched = true;
  play('turn');
  expect(loud.length).toBeGreaterThan(0);
  expect(opened.length).toBe(1);
});

test('each group has a level of its own', () => {
  const levels: Readonly<Record<Group, number>> = { calls: 0, pieces: 0.5, atmosphere: 1 };
  const { loud, opened, play } = hall({ level: (group) => levels[group] });
  play('turn');
  expect(opened).toEqual([]);
  play('click');
  play('lost');
  expect(loud).toEqual([0.25, 0.13, 0.13, 0.13]);
});

test('the same sound twice at once is one; a little later it is two', () => {
  let now = 0;
  const { loud, play } = hall({ now: () => now });
  play('click');
  play('click');
  expect(loud.length).toBe(1);
  now = 200;
  play('click');
  expect(loud.length).toBe(2);
});

test('a device that cannot play is silent', () => {
  const { loud, play } = hall({
    open: () => {
      throw new DOMException('no device', 'NotSupportedError');
    },
  });
  expect(() => play('turn')).not.toThrow();
  expect(loud).toEqual([]);
});

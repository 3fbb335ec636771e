import { expect, test, vi } from 'vitest';
import type { Seat } from '#table/game.ts';
import type { Host } from '#table/host.ts';
import type { TableRow } from '../archive.ts';
import { BotTurns, type Playground } from '../bot-turns.ts';
import { Shown } from '../shown.ts';
import type { Report, World } from '../world.ts';

/** A table where a bot may walk between two rooms for ever, or stop. */
class Corridor implements Playground {
  readonly isWatched = true;
  readonly row = {
    id: 'corridor',
    game: 'toy',
    places: [
      { kind: 'bot', name: 'Otto', strength: 'hard', warm: false },
      { kind: 'person', person: 'ada', name: 'Ada', figure: 0, standIn: false },
    ],
  } as unknown as TableRow;
  readonly made: string[] = [];
  /** Where a page tells how far it has shown things. */
  readonly shown: Shown | undefined;

  constructor(shown?: Shown) {
    this.shown = shown;
  }

  get running(): Host {
    const { made } = this;
    return {
      at: made.length,
      toAct: [made.includes('stop') ? 1 : 0],
      frame: () => ({ view: { room: made.length % 2 }, moves: ['walk', 'stop'].map((name) => ({ name, move: name })) }),
      recalled: () => undefined,
      harmless: (moves: readonly object[]) => moves.filter((_, i) => i === 1),
    } as unknown as Host;
  }

  isLeftToPeople(): boolean {
    return false;
  }

  async move(_seat: Seat, at: number, notation: string): Promise<{ readonly at: number }> {
    this.made.push(notation);
    return { at: at + 1 };
  }

  async untilShown(at: number): Promise<void> {
    await this.shown?.until(at, 30_000);
  }
}

test('a bot that goes in circles makes any harmless move at last, and that is reported', async () => {
  const corridor = new Corridor();
  const reports: Report[] = [];
  let thoughts = 0;
  let secrets = 0;
  const world = {
    botPause: 0,
    secret: () => (secrets++).toString(16).padStart(8, '0'),
    think: async () => {
      thoughts += 1;
      return 'walk';
    },
    report: (report: Report) => reports.push(report),
  } as unknown as World;
  const bots = new BotTurns(corridor, world);
  bots.play();
  await expect.poll(() => bots.areOn).toBe(false);
  expect(thoughts).toBe(6);
  expect(corridor.made.at(-1)).toBe('stop');
  expect(reports[0]).toMatchObject({ type: 'bot-failed', reason: 'it goes in circles' });
});

test('where a page tells what it has shown, bots wait for that, and not for ever', async () => {
  vi.useFakeTimers();
  const shown = new Shown();
  const corridor = new Corridor(shown);
  const names = ['walk', 'walk', 'stop'];
  const world = { botPause: 0, secret: () => '0', think: async () => names.shift()! } as unknown as World;
  const bots = new BotTurns(corridor, world);
  bots.play();
  await vi.advanceTimersByTimeAsync(10);
  expect(corridor.made).toEqual(['walk']);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(corridor.made).toEqual(['walk']);
  shown.see(1);
  await vi.advanceTimersByTimeAsync(10);
  expect(corridor.made).toEqual(['walk', 'walk']);
  // a page that has fallen asleep
  await vi.advanceTimersByTimeAsync(30_000);
  expect(corridor.made).toEqual(['walk', 'walk', 'stop']);
  expect(bots.areOn).toBe(false);
  vi.useRealTimers();
});

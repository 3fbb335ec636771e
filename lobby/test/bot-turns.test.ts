import { expect, test, vi } from 'vitest';
import type { Seat } from '#table/game.ts';
import type { Host } from '#table/host.ts';
import type { TableRow } from '../archive.ts';
import { BotTurns, type Playground } from '../bot-turns.ts';
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

  get running(): Host {
    const { made } = this;
    return {
      at: made.length,
      toAct: [made.includes('stop') ? 1 : 0],
      frame: () => ({ view: { room: made.length % 2 }, moves: ['walk', 'stop'].map((name) => ({ name, move: name })) }),
      recalled: () => undefined,
    } as unknown as Host;
  }

  async move(_seat: Seat, at: number, notation: string): Promise<{ readonly at: number }> {
    this.made.push(notation);
    return { at: at + 1 };
  }
}

test('a bot that goes in circles makes any move at last, and that is reported', async () => {
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
  await vi.waitFor(() => expect(bots.areOn).toBe(false));
  expect(thoughts).toBe(6);
  expect(corridor.made.at(-1)).toBe('stop');
  expect(reports[0]).toMatchObject({ type: 'bot-failed', reason: 'it goes in circles' });
});

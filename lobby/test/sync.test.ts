import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catalogue } from '#games/index.ts';
import { quick } from '#table/chance.ts';
import { isUndo } from '#table/record.ts';
import { isRefused } from '#table/refusal.ts';
import { verify } from '#table/verify.ts';
import type { Look } from '#wire/messages.ts';
import { GRACE } from '#wire/protocol.ts';
import { Watch } from '#wire/watch.ts';
import type { Person } from '../archive.ts';
import { alone } from '../bus.ts';
import { Lobby } from '../lobby.ts';
import { memoryArchive } from '../memory.ts';
import type { World } from '../world.ts';
import { Exchange } from './exchange.ts';
import { Device } from './network.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const PEOPLE: readonly Person[] = ['Mira', 'Jonas', 'Eva'].map((name) => ({ id: name, name, created: 0 }));
/** Who looks from where: two windows in the first seat, one in the second, somebody in the audience. */
const WINDOWS = [
  { person: 0, seat: 0 },
  { person: 0, seat: 0 },
  { person: 1, seat: 1 },
  { person: 2, seat: undefined },
] as const;

interface Wish {
  readonly at: number;
  readonly seat: number;
  readonly move: string | undefined;
  answer: unknown;
}

const STEP = fc.record({
  window: fc.nat(WINDOWS.length - 1),
  what: fc.constantFrom('deliver', 'deliver', 'deliver', 'double', 'move', 'move', 'undo', 'cut', 'wait', 'tick'),
  pick: fc.nat(9),
});

/** Told of each entry by itself, or of several as one. */
const REST = fc.constantFrom(0, 33);

const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

async function table(lobby: Lobby): Promise<string> {
  const [mira, jonas] = [0, 1].map((i) => lobby.visit(PEOPLE[i], () => undefined));
  const ask = async (visit: typeof mira, command: object): Promise<{ readonly table: string }> => {
    const answer = await visit!.handle({ id: `set-${command}`, ...command } as never);
    if ('refused' in answer) throw new Error(answer.refused);
    return (answer as { readonly ok: { readonly table: string } }).ok;
  };
  const { table: id } = await ask(mira, { do: 'create', game: 'beutezug', seats: 2 });
  await ask(mira, { do: 'sit', table: id, seat: 0, name: 'Mira' });
  await ask(jonas, { do: 'sit', table: id, seat: 1, name: 'Jonas' });
  await ask(mira, { do: 'start', table: id });
  return id;
}

test.each([{ processes: 1 }, { processes: 3 }])(
  'whatever happens to their lines, with $processes processes all windows come to see the same, and each granted move is made once',
  async ({ processes }) => {
    await fc.assert(
      fc.asyncProperty(fc.array(STEP, { minLength: 20, maxLength: 200 }), fc.nat(), REST, async (steps, seed, rest) => {
        const archive = memoryArchive();
        let count = seed;
        const exchange = new Exchange();
        const world = (process: number): World => ({
          archive,
          bus: processes === 1 ? alone : exchange.join(),
          process: `process ${process}`,
          now: () => Date.now(),
          secret: () => (count++).toString(16).padStart(64, '5'),
          think: () => Promise.reject(new Error('no bots here')),
          advise: () => Promise.reject(new Error('no bots here')),
          recall: () => Promise.reject(new Error('nobody looks back')),
          fork: () => Promise.reject(new Error('nobody goes back')),
          report: (report) => {
            if (report.type !== 'moved') throw new Error(JSON.stringify(report));
          },
          botPause: 0,
          botPatience: 0,
          rest,
          grace: GRACE,
          tablesPerPerson: 10,
        });
        const lobbies = Array.from({ length: processes }, (_, process) => new Lobby(world(process)));
        const id = await table(lobbies[0]!);
        let turns = seed;
        // By chance: one that is lost whenever it comes round would have two processes contradict each other for ever.
        const losses = quick(`losses ${seed}`);
        exchange.loses = () => losses.below(3) === 0;
        const anyLobby = (): Lobby => lobbies[turns++ % processes]!;
        const devices = WINDOWS.map(({ person }) => new Device(anyLobby, PEOPLE[person]!));
        const seen: (Look | undefined)[] = [];
        const watches = devices.map(
          ({ client }, i) =>
            new Watch(
              client,
              { table: id, ...(WINDOWS[i]!.seat === undefined ? {} : { seat: WINDOWS[i]!.seat }) },
              {
                change: (now) => {
                  seen[i] = now;
                },
                refused: ({ refused }) => {
                  throw new Error(refused);
                },
              },
            ),
        );
        const wishes: Wish[] = [];
        for (const { window, what, pick } of steps) {
          const [device, frame, { seat }] = [devices[window]!, seen[window]?.frame, WINDOWS[window]!];
          if (what === 'deliver') device.deliver(1);
          if (what === 'double') device.deliver(2);
          if (what === 'cut') device.cut();
          if (what === 'wait') await vi.advanceTimersByTimeAsync(300);
          if (what === 'tick') await anyLobby().tick();
          const wanted =
            frame !== undefined && seat !== undefined && (what === 'move' ? frame.moves.length > 0 : what === 'undo');
          if (wanted) {
            const { at } = frame;
            const move = what === 'move' ? frame.moves[pick % frame.moves.length]!.name : undefined;
            const wish: Wish = { at, seat, move, answer: undefined };
            wishes.push(wish);
            const asked =
              move === undefined
                ? device.client.ask('undo', { table: id, seat, at })
                : device.client.ask('move', { table: id, seat, at, move });
            void asked.then((answer) => {
              wish.answer = answer;
            });
          }
          await settle();
        }
        // The lines are well again: everything is delivered until nothing moves any more.
        for (let quiet = 0; quiet < 3; ) {
          await vi.advanceTimersByTimeAsync(3000);
          for (const lobby of lobbies) await lobby.tick();
          for (const device of devices) device.deliver(1);
          await settle();
          quiet =
            devices.every((device) => device.isQuiet) && wishes.every(({ answer }) => answer !== undefined)
              ? quiet + 1
              : 0;
        }
        const { record } = (await archive.read(id))!;
        const last = record.entries.length;
        const { game } = await catalogue.beutezug!.rules();
        expect(verify(game, record)).toMatchObject({ holds: true });
        for (const [i, window] of seen.entries()) {
          expect(window!.frame!.at).toBe(last);
          expect(window!.story.map(({ at }) => at)).toEqual(Array.from({ length: last }, (_, n) => n + 1));
          expect(window!.frame!.view).toEqual(seen.find((_, j) => WINDOWS[j]!.seat === WINDOWS[i]!.seat)!.frame!.view);
        }
        const granted = wishes.filter(({ answer }) => !isRefused(answer));
        expect(granted).toHaveLength(last);
        for (const { at, seat, move } of granted) {
          const entry = record.entries[at]!;
          expect({ seat: entry.seat, move: isUndo(entry) ? undefined : entry.move }).toEqual({ seat, move });
        }
        for (const watch of watches) watch.end();
        for (const { client } of devices) client.close();
        for (const lobby of lobbies) await lobby.close();
      }),
      { numRuns: 60 },
    );
  },
);

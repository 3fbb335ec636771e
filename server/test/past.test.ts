import { expect, test } from 'vitest';
import { catalogue } from '#games/index.ts';
import type { Viewer } from '#table/game.ts';
import type { Frame } from '#table/host.ts';
import { granted, house, looked, playOn, seatedTable, startedTable, Window } from './house.ts';

/** What is the same about a position, whether it was seen as it happened or is looked at later. */
const seenIn = ({ table, at, viewer, view, toAct, entry, events, outcome }: Frame) => ({
  ...{ table, at, viewer, view, toAct, events },
  ...(entry && { entry }),
  ...(outcome && { outcome }),
});

test.each(Object.keys(catalogue))(
  '%s: every position is shown again as each viewer saw it then, by whom it was seen',
  async (game) => {
    const { guest } = await house({ rest: 0 });
    const [mira, jonas, eva] = [await guest('Mira'), await guest('Jonas'), await guest('Eva')];
    const table = await startedTable([mira, jonas], { game });
    const viewers = [
      { link: mira.link, viewer: 0 as Viewer, where: { table, seat: 0 } },
      { link: jonas.link, viewer: 1 as Viewer, where: { table, seat: 1 } },
      { link: eva.link, viewer: 'audience' as Viewer, where: { table } },
    ];
    const live = new Map<Viewer, Frame[]>(viewers.map(({ viewer }) => [viewer, []]));
    for (const { link } of viewers)
      link.on((push) => {
        if (push.push === 'frame') live.get(push.frame.viewer)!.push(push.frame);
      });
    const windows = [new Window(mira, table, 0), new Window(jonas, table, 1), new Window(eva, table)];
    await Promise.all([playOn(mira, windows[0]!, 0), playOn(jonas, windows[1]!, 1)]);
    const { at: last } = await windows[2]!.until(({ frame }) => (frame?.outcome === undefined ? undefined : frame));
    for (const { link, viewer, where } of viewers) {
      const frames = live.get(viewer)!;
      expect(frames.length).toBeGreaterThanOrEqual(last);
      for (const frame of frames.filter(({ at }) => at % 7 === 3 || at === last))
        expect(seenIn(granted(await link.ask('past', { ...where, at: frame.at })))).toEqual(seenIn(frame));
      const setup = granted(await link.ask('past', { ...where, at: 0 }));
      expect(setup).toMatchObject({ at: 0, viewer, moves: [], canUndo: false, events: [] });
    }
  },
);

test('the past is refused from somebody else’s seat, before it happens, and before the game', async () => {
  const { guest } = await house({ rest: 0 });
  const [mira, jonas] = [await guest('Mira'), await guest('Jonas')];
  const { table } = await seatedTable([mira, jonas]);
  expect(await mira.link.ask('past', { table, seat: 0, at: 0 })).toEqual({ refused: 'not-started' });
  granted(await mira.link.ask('start', { table }));
  expect(await mira.link.ask('past', { table, seat: 1, at: 0 })).toEqual({ refused: 'not-seated' });
  expect(await mira.link.ask('past', { table, seat: 0, at: 1 })).toEqual({ refused: 'stale' });
  expect(await mira.link.ask('past', { table: 'no-such-table-here', at: 0 })).toEqual({ refused: 'no-such-table' });
  expect(granted(await mira.link.ask('past', { table, seat: 0, at: 0 }))).toMatchObject({ at: 0, viewer: 0 });
});

test('the story says when each entry was made', async () => {
  const { guest } = await house({ rest: 0 });
  const mira = await guest('Mira');
  const begun = Date.now();
  const table = await startedTable([mira]);
  await playOn(mira, new Window(mira, table, 0), 0);
  const times = (await looked(mira, table, 0)).story.map(({ when }) => when!);
  expect(times.length).toBeGreaterThan(10);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(times[0]).toBeGreaterThanOrEqual(begun);
  expect(times.at(-1)).toBeLessThanOrEqual(Date.now());
});

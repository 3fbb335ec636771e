import { expect, test } from 'vitest';
import type { Archive } from '#lobby/archive.ts';
import { CLAIM, line, made, move, sitting, table } from '../rows.ts';
import { type NewShelf, opened } from './shelf.ts';

/** What an archive keeps when the program ends. */
export function lasting(place: NewShelf): void {
  test('what was answered is there after closing and opening again', async () => {
    const at = await place();
    const before = await at.open();
    await before.addTable(table('vault', { places: [sitting('ada')], due: 5 }));
    await before.append('vault', 1, made('go', { command: 'c1' }));
    await before.say('vault', line('hello'), 'c1');
    await before.see('vault', 0, 1);
    await before.plan('vault', { seat: 0, person: 'ada', data: ['A1'] });
    await before.note('vault', 'ada', 'mine');
    const kept = async (archive: Archive) => [
      await archive.tablesOf('ada', 10),
      await archive.read('vault'),
      await archive.story('vault', 0),
      await archive.chat('vault', 10),
      await archive.seen('vault', 0),
      await archive.plans('vault'),
      await archive.noted('vault', 'ada'),
      await archive.claimDue(5, CLAIM, 10),
    ];
    const was = await kept(before);
    await before.close();
    const after = await opened(at);
    expect(await kept(after)).toEqual(was);
    expect(was).not.toContain(undefined);
    expect(await after.append('vault', 1, made('again'))).toBe(false);
    expect(await after.append('vault', 2, made('on'))).toBe(true);
  });

  test('closing waits for what is being appended; afterwards everybody is told that it is closed', async () => {
    const at = await place();
    const archive = await at.open();
    await archive.addTable(table('vault'));
    const appending = archive.append('vault', 1, made('go'));
    await archive.close();
    expect(await appending).toBe(true);
    const late = await Promise.allSettled([2, 3, 4].map((n) => archive.append('vault', n, made('late'))));
    expect(late.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect((await (await opened(at)).read('vault'))!.record.entries).toEqual([move('go')]);
  });
}

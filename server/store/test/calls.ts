import { expect, test } from 'vitest';
import { deviceId } from '#lobby/archive.ts';
import type { Bell, Call } from '../../calls/book.ts';
import type { ServerArchive } from '../archive.ts';
import { fresh, type NewShelf, numbers } from './contract/shelf.ts';
import { CLAIM, line, listed, made, person, sitting, table } from './rows.ts';

const NOW = 1_763_200_100_000;

const bell = (id: string, more: Partial<Bell> = {}): Bell => ({
  id,
  person: 'ada',
  kind: 'push',
  address: `https://push.example/${id}`,
  keys: { p256dh: 'point', auth: 'secret' },
  language: 'de',
  made: NOW,
  ...more,
});

const claim = (by: string, until = NOW + 1000) => ({ by, until });

/** Whom to call: what a server's archive does besides, on both engines. */
export function callContract(place: NewShelf): void {
  const open = () => fresh(place) as Promise<ServerArchive>;
  const withAda = async (): Promise<ServerArchive> => {
    const archive = await open();
    await archive.addPerson(person('ada'), 'token');
    await archive.addTable(table('vault', { places: [sitting('ada'), sitting('bob')] }));
    return archive;
  };
  const claimed = async (archive: ServerArchive, now = NOW, by = 'one'): Promise<readonly Call[]> =>
    archive.claimCalls(now, claim(by, now + 1000), 9);
  const tablesOf = (calls: readonly Call[]): readonly string[] => calls.map((call) => call.table);

  test('what is kept under a name stays, whoever comes later, however many at once', async () => {
    const archive = await open();
    const kept = await Promise.all(numbers(10).map((n) => archive.keep('push', `keys ${n}`)));
    expect(new Set(kept).size).toBe(1);
    expect(await archive.keep('push', 'others')).toBe(kept[0]);
    expect(await archive.keep('another', 'others')).toBe('others');
  });

  test('wishes are a person’s, and go with them', async () => {
    const archive = await withAda();
    expect(await archive.wishes('ada')).toBeUndefined();
    for (const wishes of ['{"a":1}', '{"a":2}']) await archive.setWishes('ada', wishes);
    expect(await archive.wishes('ada')).toBe('{"a":2}');
    await archive.removePerson('ada');
    expect(await archive.wishes('ada')).toBeUndefined();
  });

  test('bells come back as they were, change under their id, and go by whose they are', async () => {
    const archive = await withAda();
    const [first, second] = [bell('one', { device: 'device' }), bell('two', { kind: 'hook', made: NOW + 1 })];
    for (const each of [first, second]) await archive.addBell(each);
    expect(await archive.bells('ada')).toEqual([first, second]);
    await archive.addBell({ ...first, language: 'es' });
    expect(await archive.bells('ada')).toEqual([{ ...first, language: 'es' }, second]);
    await archive.removeBell('bob', 'one');
    expect(await archive.bells('ada')).toHaveLength(2);
    await archive.removeBell('ada', 'one');
    expect(await archive.bells('ada')).toEqual([second]);
  });

  test('a bell goes with its device, and with its person', async () => {
    const archive = await open();
    const hash = 'f'.repeat(64);
    await archive.addPerson(person('ada'), hash);
    await archive.addTable(table('vault', { places: [sitting('ada')] }));
    await archive.addBell(bell('one', { device: deviceId(hash) }));
    await archive.addBell(bell('two'));
    await archive.removeDevice('ada', deviceId(hash));
    expect((await archive.bells('ada')).map(({ id }) => id)).toEqual(['two']);
    await archive.removePerson('ada');
    expect(await archive.bells('ada')).toEqual([]);
    expect(await claimed(archive)).toEqual([]);
  });

  test('there is a call for every open table of whoever has a bell, and for those where they sit down later', async () => {
    const archive = await withAda();
    await archive.addTable(table('old', { command: 'b', phase: 'over', places: [sitting('ada')] }));
    expect(await claimed(archive)).toEqual([]);
    await archive.addBell(bell('one'));
    await archive.addTable(table('loft', { command: 'c', places: [sitting('bob'), sitting('ada')] }));
    await archive.addTable(table('attic', { command: 'd', places: [sitting('bob')] }));
    expect(tablesOf(await claimed(archive))).toEqual(['loft', 'vault']);
  });

  test('a call is looked at when something has happened at its table, and not again before something else has', async () => {
    const archive = await withAda();
    await archive.addBell(bell('one'));
    const save = async (): Promise<void> => {
      for (const call of await claimed(archive)) expect(await archive.saveCall(call, 'one')).toBe(true);
    };
    await save();
    expect(await claimed(archive)).toEqual([]);
    await archive.append('vault', 1, made('go'));
    expect(tablesOf(await claimed(archive))).toEqual(['vault']);
    // While it is claimed nobody else has it; what happens meanwhile is looked at afterwards.
    const stamp = (await archive.claimCalls(NOW + 1000, claim('two', NOW + 2000), 9))[0]!;
    await archive.saveTable(listed('vault', { revision: 2, at: 1, places: [sitting('ada')] }), CLAIM);
    expect(await archive.saveCall(stamp, 'two')).toBe(true);
    expect(tablesOf(await claimed(archive, NOW + 3000))).toEqual(['vault']);
  });

  test('who has a table before their eyes in which process is kept, until they have not, or are called', async () => {
    const archive = await withAda();
    await archive.addBell(bell('one'));
    const watching = async (): Promise<string | undefined> => {
      const [found] = await archive.claimCalls(NOW, claim('one', NOW), 9);
      await archive.saveCall({ ...found!, due: NOW }, 'one');
      return found!.watching;
    };
    await archive.watch('vault', 'left', { arrived: ['ada', 'bob'], left: [] });
    expect(await watching()).toBe('left');
    await archive.watch('vault', 'right', { arrived: ['ada'], left: [] });
    // Where they looked before they have gone, and look on where they are.
    await archive.watch('vault', 'left', { arrived: [], left: ['ada'] });
    expect(await watching()).toBe('right');
    await archive.watch('vault', 'right', { arrived: [], left: ['ada'] });
    expect(await watching()).toBeUndefined();
    await archive.watch('vault', 'right', { arrived: ['ada'], left: [] });
    const [call] = await claimed(archive);
    expect(await archive.holdCall(call!, claim('one'))).toBe(true);
    await archive.saveCall({ ...call!, due: NOW }, 'one');
    expect(await watching()).toBeUndefined();
  });

  test('something said, put off or wished is looked at; something seen, if they were called for it', async () => {
    const archive = await withAda();
    await archive.addBell(bell('one'));
    const settle = async (change: Partial<Call> = {}): Promise<void> => {
      for (const call of await claimed(archive)) await archive.saveCall({ ...call, ...change }, 'one');
      expect(await claimed(archive)).toEqual([]);
    };
    await settle();
    await archive.see('vault', 0, 1);
    expect(await claimed(archive)).toEqual([]);
    await archive.say('vault', line('hello', 'bob'), 'a');
    await settle({ what: 'turn', sent: NOW });
    await archive.see('vault', 1, 1);
    expect(await claimed(archive)).toEqual([]);
    await archive.see('vault', 0, 1);
    await settle({ what: 'turn', sent: NOW });
    await archive.setWishes('ada', '{}');
    await settle({ what: 'turn', sent: NOW });
    await archive.putOff('bob', 'vault', NOW + 5);
    expect(await claimed(archive)).toEqual([]);
    await archive.putOff('ada', 'vault', NOW + 5);
    const [call] = await claimed(archive);
    expect(call).toMatchObject({ later: NOW + 5, rung: [], tries: 0 });
    expect(call).not.toHaveProperty('sent');
  });

  test('a call comes back as it was saved, when it is due', async () => {
    const archive = await withAda();
    await archive.addBell(bell('one'));
    const [first] = await claimed(archive);
    const call: Call = {
      ...first!,
      ...{ what: 'answer', at: 7, since: NOW, later: NOW + 1, held: true, sent: NOW + 2, rung: ['one'], tries: 3 },
      ...{ heard: 4, known: 'rematch', sighted: NOW + 3, due: NOW + 10 },
    };
    await archive.saveCall(call, 'one');
    expect(await claimed(archive, NOW + 9)).toEqual([]);
    expect(await claimed(archive, NOW + 10)).toEqual([call]);
  });

  test('a claim ends by itself, and what was claimed by somebody else is not saved', async () => {
    const archive = await withAda();
    await archive.addBell(bell('one'));
    const [mine] = await claimed(archive);
    expect(await claimed(archive, NOW + 999, 'two')).toEqual([]);
    expect(await archive.holdCall(mine!, claim('one', NOW + 3000))).toBe(true);
    expect(await claimed(archive, NOW + 2999, 'two')).toEqual([]);
    const [theirs] = await claimed(archive, NOW + 3000, 'two');
    expect(await archive.holdCall(mine!, claim('one', NOW + 9000))).toBe(false);
    expect(await archive.saveCall({ ...mine!, what: 'turn' }, 'one')).toBe(false);
    expect(await archive.saveCall(theirs!, 'two')).toBe(true);
  });

  test('several are saved together: all that are still ours, or none if one of them cannot be', async () => {
    const archive = await withAda();
    await archive.addTable(table('loft', { command: 'c', places: [sitting('ada')] }));
    await archive.addBell(bell('one'));
    const [first, second] = (await claimed(archive)) as [Call, Call];
    const unkept = { ...second, rung: [1n] } as unknown as Call;
    await expect(archive.saveCalls([{ ...first, sent: NOW }, unkept], 'one')).rejects.toThrow();
    const later = (await claimed(archive, NOW + 1000, 'two')) as [Call, Call];
    expect(later).toEqual([first, second]);
    expect(await archive.saveCalls(later, 'one')).toBe(0);
    await archive.saveCall(later[0], 'two');
    expect(await archive.saveCalls(later, 'two')).toBe(1);
    expect(await claimed(archive, NOW + 9000)).toEqual([]);
  });

  test('a call is not held on to once something has happened', async () => {
    const archive = await withAda();
    await archive.addBell(bell('one'));
    const [call] = await claimed(archive);
    await archive.append('vault', 1, made('go'));
    expect(await archive.holdCall(call!, claim('one'))).toBe(false);
    expect(await archive.saveCall(call!, 'one')).toBe(true);
    const [anew] = await claimed(archive);
    expect(await archive.holdCall(anew!, claim('one'))).toBe(true);
  });

  test('calls asked for by many at once are given once', async () => {
    const archive = await withAda();
    await archive.addBell(bell('one'));
    for (const n of numbers(20))
      await archive.addTable(table(`t-${n}`, { command: `c-${n}`, places: [sitting('ada')] }));
    const given = await Promise.all(numbers(8).map((n) => archive.claimCalls(NOW, claim(`process ${n}`), 5)));
    const ids = given.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('of a table that is gone there is still a call, until it is ended', async () => {
    const archive = await withAda();
    await archive.addBell(bell('one'));
    await archive.removeTable('vault');
    const [call] = await claimed(archive);
    expect(call).toMatchObject({ table: 'vault', stamp: -1 });
    await archive.endCall(call!);
    expect(await claimed(archive, NOW + 5000)).toEqual([]);
  });

  test('with the last bell all calls end; the bell of a table has one of its own', async () => {
    const archive = await withAda();
    await archive.addBell(bell('one'));
    await archive.addBell(bell('hook', { kind: 'hook', table: 'vault' }));
    expect((await claimed(archive)).map((call) => [call.table, call.bell])).toEqual([
      ['vault', undefined],
      ['vault', 'hook'],
    ]);
    await archive.removeBell('ada', 'one');
    expect((await claimed(archive, NOW + 5000)).map((call) => call.bell)).toEqual(['hook']);
    await archive.removeBell('ada', 'hook');
    expect(await claimed(archive, NOW + 9000)).toEqual([]);
  });

  test('a bell that somebody else has now rings for them alone', async () => {
    const archive = await withAda();
    await archive.addPerson(person('bob'), 'another');
    await archive.addBell(bell('one'));
    await archive.addBell(bell('one', { person: 'bob' }));
    expect(await archive.bells('ada')).toEqual([]);
    expect((await claimed(archive)).map((call) => call.person)).toEqual(['bob']);
    expect(await archive.callStats()).toEqual({ bells: 1, due: 0 });
  });
}

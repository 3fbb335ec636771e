import { expect, test } from 'vitest';
import { line, person } from '../rows.ts';
import { fresh, type NewShelf, READABLE, withTable } from './shelf.ts';

/** Persons, and how they are found. */
export function people(place: NewShelf): void {
  test('are found by id and token', async () => {
    const archive = await fresh(place);
    const ada = person('ada', READABLE);
    await archive.addPerson(ada, 'hash of a token');
    expect(await archive.person('ada')).toEqual(ada);
    expect(await archive.personByToken('hash of a token')).toEqual(ada);
  });

  test('are not found by what is not theirs', async () => {
    const archive = await fresh(place);
    await archive.addPerson(person('ada'), 'token');
    expect(await archive.person('bob')).toBeUndefined();
    expect(await archive.personByToken('ada')).toBeUndefined();
  });

  test('come once: a second with the same id or token is refused', async () => {
    const archive = await fresh(place);
    await archive.addPerson(person('ada'), 'token');
    await expect(archive.addPerson(person('ada'), 'other')).rejects.toThrow();
    await expect(archive.addPerson(person('bob'), 'token')).rejects.toThrow();
    expect(await archive.person('bob')).toBeUndefined();
    expect(await archive.personByToken('other')).toBeUndefined();
  });

  test('can be renamed', async () => {
    const archive = await fresh(place);
    await archive.addPerson(person('ada'), 'token');
    await archive.addPerson(person('bob'), 'another token');
    await archive.rename('ada', 'Lovelace');
    expect(await archive.person('ada')).toEqual(person('ada', 'Lovelace'));
    expect(await archive.person('bob')).toEqual(person('bob'));
  });

  test('leave nothing of themselves when they are removed', async () => {
    const archive = await withTable(place);
    await archive.addPerson(person('ada'), 'token');
    await archive.setCode('ada', 'code', 100);
    await archive.addPerson(person('bob'), 'token of bob');
    for (const by of ['ada', 'bob']) {
      await archive.say('vault', line('hello', by), 'c1');
      await archive.note('vault', by, 'mine');
      await archive.plan('vault', { seat: by === 'ada' ? 0 : 1, person: by, data: 'here' });
    }
    await archive.removePerson('ada');
    expect(await archive.notesOf('ada')).toEqual([]);
    expect(await archive.notesOf('bob')).toHaveLength(1);
    expect((await archive.plans('vault')).map((plan) => plan.person)).toEqual(['', 'bob']);
    expect(await archive.person('ada')).toBeUndefined();
    expect(await archive.personByToken('token')).toBeUndefined();
    expect(await archive.devices('ada')).toEqual([]);
    expect(await archive.useCode('code', 99)).toBeUndefined();
    expect(await archive.chatOf('ada')).toEqual([]);
    expect(await archive.chat('vault', 10)).toEqual([
      { ...line('hello'), n: 1, person: '', name: '' },
      { ...line('hello', 'bob'), n: 2 },
    ]);
    expect(await archive.personByToken('token of bob')).toEqual(person('bob'));
  });

  test('can all be removed, though they used the same commands at one table', async () => {
    const archive = await withTable(place);
    for (const by of ['ada', 'bob']) await archive.say('vault', line('hello', by), 'c1');
    for (const by of ['ada', 'bob']) await archive.removePerson(by);
    expect((await archive.chat('vault', 10)).map(({ name }) => name)).toEqual(['', '']);
  });
}

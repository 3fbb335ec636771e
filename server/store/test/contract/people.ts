import { expect, test } from 'vitest';
import { line, person } from '../rows.ts';
import { fresh, type NewPlace, READABLE, withTable } from './place.ts';

/** Persons with their tokens and codes. */
export function people(place: NewPlace): void {
  test('are found by id, token and code', async () => {
    const archive = await fresh(place);
    const ada = person('ada', READABLE);
    await archive.addPerson(ada, 'hash of a token');
    await archive.setCode('ada', 'hash of a code');
    expect(await archive.person('ada')).toEqual(ada);
    expect(await archive.personByToken('hash of a token')).toEqual(ada);
    expect(await archive.personByCode('hash of a code')).toEqual(ada);
  });

  test('are not found by what is not theirs', async () => {
    const archive = await fresh(place);
    await archive.addPerson(person('ada'), 'token');
    expect(await archive.person('bob')).toBeUndefined();
    expect(await archive.personByToken('ada')).toBeUndefined();
    expect(await archive.personByCode('token')).toBeUndefined();
  });

  test('have as many tokens as devices', async () => {
    const archive = await fresh(place);
    await archive.addPerson(person('ada'), 'first');
    await archive.addToken('ada', 'second');
    await archive.removeToken('first');
    expect(await archive.personByToken('first')).toBeUndefined();
    expect(await archive.personByToken('second')).toEqual(person('ada'));
  });

  test('come once: a second with the same id or token is refused, and so is a token of nobody', async () => {
    const archive = await fresh(place);
    await archive.addPerson(person('ada'), 'token');
    await expect(archive.addPerson(person('ada'), 'other')).rejects.toThrow();
    await expect(archive.addPerson(person('bob'), 'token')).rejects.toThrow();
    await expect(archive.addToken('nobody', 'third')).rejects.toThrow();
    expect(await archive.person('bob')).toBeUndefined();
    expect(await archive.personByToken('other')).toBeUndefined();
  });

  test('have one code; a new one replaces the old', async () => {
    const archive = await fresh(place);
    await archive.addPerson(person('ada'), 'token');
    await archive.setCode('ada', 'old');
    await archive.setCode('ada', 'new');
    expect(await archive.personByCode('old')).toBeUndefined();
    expect(await archive.personByCode('new')).toEqual(person('ada'));
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
    await archive.setCode('ada', 'code');
    await archive.addPerson(person('bob'), 'token of bob');
    for (const by of ['ada', 'bob']) await archive.say('vault', line('hello', by), 'c1');
    await archive.removePerson('ada');
    expect(await archive.person('ada')).toBeUndefined();
    expect(await archive.personByToken('token')).toBeUndefined();
    expect(await archive.personByCode('code')).toBeUndefined();
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

import { expect, test } from 'vitest';
import { deviceId, MOST_DEVICES } from '#lobby/archive.ts';
import { person } from '../rows.ts';
import { fresh, type NewShelf, numbers, READABLE } from './shelf.ts';

/** As long as the hash of a token, and each with another beginning. */
const hash = (n: number): string => `${n} `.padStart(8, '0').padEnd(64, '-');
const ADA = person('ada');

/** Devices on which people are known, and codes for another one. */
export function devices(place: NewShelf): void {
  const withAda = async () => {
    const archive = await fresh(place);
    await archive.addPerson(ADA, hash(0), READABLE);
    return archive;
  };

  test('are as many as their person is known on, the last seen first', async () => {
    const archive = await withAda();
    await archive.addPerson(person('bob'), hash(9));
    const [later, latest] = [ADA.created + 1, ADA.created + 2];
    expect(await archive.addDevice('ada', hash(1), later, 'Firefox')).toEqual([]);
    expect(await archive.personByToken(hash(1))).toEqual(ADA);
    await archive.seeDevice(hash(0), latest);
    expect(await archive.devices('ada')).toEqual([
      { id: deviceId(hash(0)), label: READABLE, since: ADA.created, seen: latest },
      { id: deviceId(hash(1)), label: 'Firefox', since: later, seen: later },
    ]);
    expect(await archive.devices('bob')).toMatchObject([{ label: '' }]);
    expect(await archive.devices('nobody')).toEqual([]);
  });

  test('were seen last when they were seen last', async () => {
    const archive = await withAda();
    for (const when of [7, 3, 5]) await archive.seeDevice(hash(0), ADA.created + when);
    await archive.seeDevice(hash(5), 1);
    expect((await archive.devices('ada')).map(({ seen }) => seen - ADA.created)).toEqual([7]);
  });

  test('are removed by whose they are, and nobody is known there any more', async () => {
    const archive = await withAda();
    await archive.addPerson(person('bob'), hash(9));
    await archive.addDevice('ada', hash(1), ADA.created, '');
    await archive.removeDevice('bob', deviceId(hash(1)));
    expect(await archive.personByToken(hash(1))).toEqual(ADA);
    for (const _ of [1, 2]) await archive.removeDevice('ada', deviceId(hash(1)));
    expect(await archive.personByToken(hash(1))).toBeUndefined();
    expect(await archive.personByToken(hash(0))).toEqual(ADA);
  });

  test('belong to somebody, and come once', async () => {
    const archive = await withAda();
    await expect(archive.addDevice('nobody', hash(1), 1, '')).rejects.toThrow();
    await expect(archive.addDevice('ada', hash(0), 1, '')).rejects.toThrow();
  });

  test('are not too many: the one that was not seen for the longest time makes room', async () => {
    const archive = await withAda();
    for (const n of numbers(MOST_DEVICES).slice(1))
      expect(await archive.addDevice('ada', hash(n), ADA.created + n, '')).toEqual([]);
    await archive.seeDevice(hash(0), ADA.created + 1000);
    expect(await archive.addDevice('ada', hash(MOST_DEVICES), ADA.created, '')).toEqual([deviceId(hash(1))]);
    const left = (await archive.devices('ada')).map(({ id }) => id);
    expect(left).toHaveLength(MOST_DEVICES);
    expect(left).toEqual(expect.arrayContaining([deviceId(hash(0)), deviceId(hash(MOST_DEVICES))]));
    expect(await archive.personByToken(hash(1))).toBeUndefined();
  });

  test('come with a code, which is used up by that', async () => {
    const archive = await withAda();
    await archive.setCode('ada', 'code', 100);
    expect(await archive.useCode('another', 99)).toBeUndefined();
    expect(await archive.useCode('code', 99)).toEqual(ADA);
    expect(await archive.useCode('code', 99)).toBeUndefined();
  });

  test('come with a code once, however many come at once', async () => {
    const archive = await withAda();
    await archive.setCode('ada', 'code', 100);
    const answers = await Promise.all(numbers(20).map(() => archive.useCode('code', 1)));
    expect(answers.filter((answer) => answer !== undefined)).toEqual([ADA]);
  });

  test('do not come with a code whose time is over, nor with one that a newer has replaced', async () => {
    const archive = await withAda();
    await archive.setCode('ada', 'old', 100);
    expect(await archive.useCode('old', 100)).toBeUndefined();
    await archive.setCode('ada', 'new', 200);
    expect(await archive.useCode('old', 1)).toBeUndefined();
    expect(await archive.useCode('new', 199)).toEqual(ADA);
  });
}

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { decode, type GameRecord } from '#table/record.ts';
import { relinked } from '../bench/lies/forge.ts';
import { open, openOver, settled } from './heist.ts';
import { expectAccessible, expectNoSidewaysScroll } from './inspection.ts';
import { lyingTo } from './lying.ts';
import { expectProven, proof } from './table.ts';
import { expect, test } from './visit.ts';

const bar = (page: Page) => page.getByRole('region', { name: 'Replay' });
const all = Number.POSITIVE_INFINITY;

test('a guest of a finished game has proof, playback with every seat’s eyes, and the record, which opens from a file', async ({
  visit,
  server,
}) => {
  const [ada, guest] = [await visit(), await visit()];
  await open(server, { Ada: ada }, { name: 'office-won', from: all });
  const address = new URL(ada.url()).pathname;
  await guest.goto(address);
  await expectProven(guest);
  await guest.getByRole('button', { name: 'What was checked' }).click();
  const sheet = guest.getByRole('dialog', { name: 'Nothing up our sleeve' });
  await expect(sheet.locator('.rows .good')).toHaveCount(3);
  await expect(sheet.locator('.rows .unknown')).toHaveCount(2);
  await expect(sheet.locator('.rows .bad')).toHaveCount(0);
  await expect(sheet.locator('.six li')).toHaveCount(6);
  await expectAccessible(guest, 'the proof of a guest');
  await guest.keyboard.press('Escape');

  await guest.getByRole('button', { name: 'Replay' }).click();
  await bar(guest).getByRole('slider').fill('5');
  await expect(bar(guest).getByRole('status')).toContainText('Move 5 of');
  const seat = bar(guest).locator('.see-as [data-seat="0"]');
  await seat.click();
  await expect(seat).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(guest, 'the playback of a guest');
  await expectNoSidewaysScroll(guest, 'the playback of a guest');
  await guest.keyboard.press('Escape');

  const downloading = guest.waitForEvent('download');
  await guest.getByRole('button', { name: 'Record' }).click();
  const path = await (await downloading).path();
  expect((decode(readFileSync(path, 'utf8')) as GameRecord).game).toBe('burgle-bros');
  await guest.goto('/open');
  await guest.getByLabel('Choose a file').setInputFiles(path);
  await expect(proof(guest)).toBeVisible();
  expect(new URL(guest.url()).pathname).toMatch(/^\/t\/here-/);
  await expectProven(guest);
  await guest.getByRole('button', { name: 'Replay' }).click();
  await expect(bar(guest)).toBeVisible();

  await guest.goto('/open');
  await guest
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'cut.json', mimeType: 'application/json', buffer: readFileSync(path).subarray(0, 500) });
  await expect(guest.getByRole('alert')).toHaveText(/not a readable record/);
});

test('a link leads to a position as somebody saw it, and may keep what follows to itself', async ({
  visit,
  server,
}) => {
  const [ada, guest] = [await visit(), await visit({ language: 'de' })];
  await open(server, { Ada: ada }, { name: 'office-won', from: all });
  const address = new URL(ada.url()).pathname;
  await guest.goto(`${address}?at=7&as=1`);
  const strip = guest.locator('.playback');
  await expect(strip.getByRole('status')).toContainText('Schritt 7 von');
  await expect(strip.locator('.see-as [data-seat="1"]')).toHaveAttribute('aria-pressed', 'true');
  await strip.getByRole('switch', { name: 'Nichts verraten' }).click();
  await expect(strip.getByRole('status')).not.toContainText('von');
  await expect(strip.getByRole('slider')).toBeHidden();
  await guest.goto(`${address}?at=3&blind`);
  await expect(strip.getByRole('status')).toContainText('Schritt 3');
  await expect(strip.getByRole('button', { name: 'Zum Ende' })).toHaveCount(0);
});

test('of a game by rules that are not there any more, everything is checked that can be', async ({ visit, server }) => {
  const [ada, guest] = [await visit(), await visit()];
  await open(server, { Ada: ada }, { name: 'office-won', from: all });
  const downloading = ada.waitForEvent('download');
  await ada.getByRole('button', { name: 'Record' }).click();
  const record = decode(readFileSync(await (await downloading).path(), 'utf8')) as GameRecord;
  const older = relinked(record, { version: 99 });
  const info = (now: object) => ({ ...now, phase: 'outdated', version: 99 });
  const told = await lyingTo(guest, (said) => {
    if (said.ok?.entries !== undefined) return { ...said, ok: older };
    if (said.info !== undefined) return { ...said, info: info(said.info) };
    if (said.ok?.story === undefined) return said;
    const { frame: _f, head: _h, ...look } = said.ok;
    return { ...said, ok: { ...look, info: info(look.info) } };
  });
  told.isOn = true;
  await guest.goto(new URL(ada.url()).pathname);
  await expectProven(guest);
  await guest.getByRole('button', { name: 'What was checked' }).click();
  const sheet = guest.getByRole('dialog', { name: 'Nothing up our sleeve' });
  await expect(sheet.locator('.rows .unknown')).toContainText([
    'Played under older rules, which can’t be replayed here.',
  ]);
  await expect(sheet.locator('.rows .bad')).toHaveCount(0);
  await expectAccessible(guest, 'the proof of a game of older rules');
});

test('where those who played keep it to themselves, a link to a position shows a guest the end, and says so', async ({
  visit,
  server,
}) => {
  const [ada, ben, guest] = [await visit(), await visit(), await visit()];
  await openOver(server, { Ada: ada, Ben: ben }, 'beutezug', { discreet: true });
  const address = new URL(ada.url()).pathname;
  await guest.goto(`${address}?at=1`);
  const kept = guest.locator('.band.kept');
  await expect(kept).toHaveText('The players keep this game to themselves.');
  await expectAccessible(guest, 'the end of a game that is kept');
  await expect(guest.locator('.playback')).toHaveCount(0);
  await guest.keyboard.press('l');
  await expect(guest.getByRole('dialog').locator('.story li').first()).toBeVisible();
  await expect(guest.getByRole('dialog').locator('button.moment')).toHaveCount(0);
  await ben.goto(`${address}?at=1`);
  await expect(bar(ben).getByRole('status')).toContainText('Move 1 of');
});

test('a host that tells the past in another way after a reload sets off the alarm, with evidence', async ({
  visit,
  server,
}) => {
  const ada = await visit();
  const lying = await lyingTo(ada, (said) => {
    const story = said.ok?.story?.map((each: object, i: number) => (i === 2 ? { ...each, events: [] } : each));
    return story === undefined ? said : { ...said, ok: { ...said.ok, story } };
  });
  await open(server, { Ada: ada }, { name: 'office-won', from: 10 });
  await expect(ada.locator('.seal-tool')).toBeVisible();
  await ada.reload();
  await settled(ada);
  await expect(ada.getByRole('dialog')).toHaveCount(0);
  lying.isOn = true;
  await ada.reload();
  const alarm = ada.getByRole('dialog', { name: 'This is not the game you saw' });
  await expect(alarm).toContainText('Entry 3 is told differently.');
  await expectAccessible(ada, 'the alarm');
  const downloading = ada.waitForEvent('download');
  await alarm.getByRole('button', { name: 'Save the evidence' }).click();
  const evidence = JSON.parse(readFileSync(await (await downloading).path(), 'utf8'));
  expect(evidence.doubts).toEqual([expect.objectContaining({ what: 'entry', at: 3 })]);
  await alarm.getByRole('button', { name: 'Back to the table' }).click();
  await expect(ada.getByRole('button', { name: /The seal is broken/ })).toBeVisible();
});

test('a check that did not come about can be asked for again where it says so', async ({ visit, server }) => {
  const [ada, guest] = [await visit(), await visit()];
  await open(server, { Ada: ada }, { name: 'office-won', from: all });
  let refusals = 0;
  const told = await lyingTo(guest, (said) => {
    if (said.ok?.entries === undefined || refusals > 0) return said;
    refusals += 1;
    return { re: said.re, refused: 'too-fast' };
  });
  told.isOn = true;
  await guest.goto(new URL(ada.url()).pathname);
  await expect(proof(guest)).toContainText('It could not be checked right now.');
  await proof(guest).getByRole('button', { name: 'Check again' }).click();
  await expectProven(guest);
  await proof(guest).getByRole('button', { name: 'What was checked' }).click();
  await expect(guest.getByRole('dialog', { name: 'Nothing up our sleeve' })).toBeVisible();
  expect(refusals).toBe(1);
});

test('a link leads to what was checked', async ({ visit, server }) => {
  const [ada, guest] = [await visit(), await visit()];
  await open(server, { Ada: ada }, { name: 'office-won', from: all });
  await guest.goto(`${new URL(ada.url()).pathname}/proof`);
  const sheet = guest.getByRole('dialog', { name: 'Nothing up our sleeve' });
  await expect(sheet.getByRole('heading', { name: 'The record holds' })).toBeVisible();
  await guest.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expectProven(guest);
});

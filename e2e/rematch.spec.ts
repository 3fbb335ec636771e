import type { Page } from '@playwright/test';
import { openSqlite } from '../server/store/sqlite.ts';
import { openOver } from './heist.ts';
import type { TestServer } from './server.ts';
import { choose, fromMenu, playOut, proof, seatHere } from './table.ts';
import { expect, test } from './visit.ts';
import { sayMove } from './words.ts';

/** Presses a button of the final screen that leads to another table, and answers its name. */
async function toNextTable(page: Page, button: string): Promise<string> {
  const before = page.url();
  await page.getByRole('button', { name: button, exact: true }).click();
  return arrival(page, before);
}

/** Where the page has gone from there: a table that is being played. */
async function arrival(page: Page, before: string): Promise<string> {
  await page.waitForURL((url) => url.href !== before);
  await expect(page.locator('.table-page main')).toBeVisible();
  await expect(proof(page)).toHaveCount(0);
  return page.url().split('/').at(-1)!;
}

/** What the seats of a table have sealed for its dice, once it is dealt. */
async function sealsOf({ data }: TestServer, table: string): Promise<readonly (string | null)[]> {
  const archive = await openSqlite(data);
  const { record } = (await archive.read(table))!;
  await archive.close();
  return record.seals!;
}

const party = (page: Page, title: string) => page.getByRole('region', { name: title });

test('against bots it is dealt at once, on this device too', async ({ visit }) => {
  const page = await visit();
  await choose(page, 'beutezug', 'device');
  await seatHere(page, 'Ada');
  await page.getByRole('radio', { name: 'Hard' }).first().check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.locator('.table-page.beutezug .table')).toBeVisible();
  await fromMenu(page, 'Text view');
  await playOut(page, sayMove);
  await fromMenu(page, 'Back to the board');
  const people = page.locator('.ranking .name b');
  const before = await people.allTextContents();
  await toNextTable(page, 'Rematch');
  for (const name of before) await expect(page.locator('main')).toContainText(name);
});

test('alone at one screen it is dealt at once, and goes back by the browser’s own button', async ({
  visit,
  server,
}) => {
  const page = await visit();
  await openOver(server, { Ada: page }, 'beutezug');
  const before = page.url();
  const table = await toNextTable(page, 'Rematch');
  expect(await sealsOf(server, table)).not.toContain(null);
  // The result stays to be seen; the way on is a link.
  await page.goBack();
  await expect(page).toHaveURL(before);
  await expect(proof(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'To the rematch' })).toBeVisible();
});

test('with a friend: asked, joined with one press over a reload, dealt with both seals', async ({ visit, server }) => {
  const [anna, bert] = [await visit(), await visit({ language: 'de', width: 360, height: 740, theme: 'dark' })];
  await openOver(server, { Anna: anna, Bert: bert }, 'art-robbery');
  const before = anna.url();
  await anna.getByRole('button', { name: 'Rematch', exact: true }).click();
  await expect(party(anna, 'Rematch: 1 of 2 is in')).toContainText('Waiting for Bert.');
  await expect(party(bert, 'Anna will Revanche')).toContainText('Ausgeteilt wird, sobald alle dabei sind.');
  // Reloaded, and in a second window, it is the same question.
  await Promise.all([anna.reload(), bert.reload()]);
  await expect(party(anna, 'Rematch: 1 of 2 is in')).toBeVisible();
  const second = await anna.context().newPage();
  await second.goto(before);
  await expect(party(second, 'Rematch: 1 of 2 is in')).toBeVisible();
  const table = await toNextTable(bert, 'Bin dabei');
  expect(await arrival(anna, before)).toBe(table);
  expect(await arrival(second, before)).toBe(table);
  expect(await sealsOf(server, table)).not.toContain(null);
});

test('both press it at the same moment: one table for both', async ({ visit, server }) => {
  const [anna, bert] = [await visit(), await visit()];
  await openOver(server, { Anna: anna, Bert: bert }, 'art-robbery');
  const before = anna.url();
  const press = (page: Page): Promise<void> => page.getByRole('button', { name: /^(Rematch|Join)$/ }).dblclick();
  await Promise.all([press(anna), press(bert)]);
  const [one, other] = await Promise.all([arrival(anna, before), arrival(bert, before)]);
  expect(one).toBe(other);
});

test('a crew of three, and one cannot now: another job with a bot', async ({ visit, server }) => {
  const [anna, bert, carla] = [await visit(), await visit(), await visit()];
  await openOver(server, { Anna: anna, Bert: bert, Carla: carla }, 'burgle-bros');
  const before = anna.url();
  await carla.getByRole('button', { name: 'Another job', exact: true }).click();
  await party(bert, 'Carla plans another job').getByRole('button', { name: 'Not now' }).click();
  await expect(party(bert, 'Carla plans another job')).toContainText('They play without you');
  const asked = party(carla, 'Another job: 1 of 3 is in');
  await expect(asked).toContainText('Bert can’t right now. Put a bot in that seat, or wait.');
  await expect(asked.getByRole('button', { name: 'Deal with 2 bots' })).toBeVisible();
  // A bot for Bert, and Anna is waited for: when she joins, nobody is missing any more.
  await asked.getByRole('button', { name: 'Wait for Anna' }).click();
  await expect(party(carla, 'Another job: 2 of 3 are in')).toContainText('Waiting for Anna.');
  const table = await toNextTable(anna, 'Join');
  expect(await arrival(carla, before)).toBe(table);
  await expect(bert).toHaveURL(before);
  await expect(bert.getByRole('link', { name: 'To the next job' })).toHaveAttribute('href', `/t/${table}`);
});

test('three play again: each joins with one press, and with the last it is dealt for all', async ({
  visit,
  server,
}) => {
  const [anna, bert, carla] = [await visit(), await visit(), await visit({ width: 360, height: 740 })];
  await openOver(server, { Anna: anna, Bert: bert, Carla: carla }, 'beutezug');
  const before = anna.url();
  await anna.getByRole('button', { name: 'Rematch', exact: true }).click();
  await expect(party(anna, 'Rematch: 1 of 3 is in')).toBeVisible();
  await party(bert, 'Anna wants a rematch').getByRole('button', { name: 'Join' }).click();
  for (const page of [anna, bert])
    await expect(party(page, 'Rematch: 2 of 3 are in')).toContainText('Waiting for Carla.');
  await expect(party(carla, 'Anna wants a rematch')).toBeVisible();
  const table = await toNextTable(carla, 'Join');
  expect(await Promise.all([anna, bert].map((page) => arrival(page, before)))).toEqual([table, table]);
  const seals = await sealsOf(server, table);
  expect(new Set(seals).size).toBe(3);
  expect(seals).not.toContain(null);
});

test('called off, it can be asked for again by anybody', async ({ visit, server }) => {
  const [anna, bert] = [await visit(), await visit()];
  await openOver(server, { Anna: anna, Bert: bert }, 'beutezug');
  await anna.getByRole('button', { name: 'Rematch', exact: true }).click();
  await expect(party(bert, 'Anna wants a rematch')).toBeVisible();
  await party(anna, 'Rematch: 1 of 2 is in').getByRole('button', { name: 'Call it off' }).click();
  await bert.getByRole('button', { name: 'Rematch', exact: true }).click();
  await expect(party(anna, 'Bert wants a rematch')).toBeVisible();
});

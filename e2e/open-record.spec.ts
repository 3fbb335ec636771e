import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { open, openOver, settled } from './heist.ts';
import { expectAccessible, expectNoSidewaysScroll } from './inspection.ts';
import { expectProven, fromMenu, proof } from './table.ts';
import { expect, havingPages, test } from './visit.ts';

const bar = (page: Page) => page.getByRole('region', { name: 'Replay' });

/** The record of a game that Ada has played to its end. */
async function recordOf(ada: Page): Promise<string> {
  const downloading = ada.waitForEvent('download');
  await ada.getByRole('button', { name: 'Record' }).click();
  return readFileSync(await (await downloading).path(), 'utf8');
}

test('a record that is shared to the installed app is opened without a connection, played back, proven and played on from', async ({
  visit,
  server,
}) => {
  const [ada, guest] = [await visit(), await visit({ keepsPages: true })];
  await open(server, { Ada: ada }, { name: 'office-won', from: Number.POSITIVE_INFINITY });
  const record = await recordOf(ada);
  await ada.goto('/about', { waitUntil: 'networkidle' });
  await guest.goto('/');
  await havingPages(guest);
  await server.kill();

  // As the system does it: a form with the file, sent to the page.
  await guest.evaluate((text) => {
    const field = Object.assign(document.createElement('input'), { type: 'file', name: 'record' });
    const files = new DataTransfer();
    files.items.add(new File([text], 'game.json', { type: 'application/json' }));
    field.files = files.files;
    const form = Object.assign(document.createElement('form'), { action: '/open', method: 'POST' });
    form.enctype = 'multipart/form-data';
    form.append(field);
    document.body.append(form);
    form.submit();
  }, record);
  await guest.waitForURL(/\/t\/here-/);
  await expectProven(guest);
  const opened = guest.url();

  await guest.getByRole('button', { name: 'Replay' }).click();
  await bar(guest).getByRole('slider').fill('5');
  await expect(bar(guest).getByRole('status')).toContainText('Move 5 of');
  await bar(guest).locator('.see-as [data-seat="1"]').click();
  await expectAccessible(guest, 'the playback of an opened record');
  await bar(guest)
    .getByRole('button', { name: /Play on from here/ })
    .click();
  await guest.waitForURL((url) => url.pathname.startsWith('/t/here-') && url.href !== opened);
  await settled(guest);
  await expect(guest.locator('.table-page.burgle-bros main')).toBeVisible();
  await expect(proof(guest)).toHaveCount(0);
  await guest.reload();
  await expect(guest.locator('.table-page.burgle-bros main')).toBeVisible();

  // It was shared once.
  await guest.goto('/open');
  await expect(guest.getByLabel('Choose a file')).toBeAttached();
  await settled(guest);
  expect(await guest.evaluate(async () => (await (await caches.open('hideout-shared')).keys()).length)).toBe(0);
  expect(new URL(guest.url()).pathname).toBe('/open');
  await server.start();
});

/** Drops a file anywhere on the page. */
async function drop(page: Page, name: string, text: string): Promise<void> {
  const files = await page.evaluateHandle(
    ([called, content]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], called));
      return transfer;
    },
    [name, text] as const,
  );
  await page.locator('.open-record').dispatchEvent('dragover', { dataTransfer: files });
  await expect(page.locator('.open-record.hovered')).toBeVisible();
  await page.locator('.open-record').dispatchEvent('drop', { dataTransfer: files });
}

test('a file that is dropped is opened, and of one with several games the one that is chosen', async ({
  visit,
  server,
}) => {
  const [ada, ben, guest] = [await visit(), await visit(), await visit({ width: 360, height: 740 })];
  await openOver(server, { Ada: ada, Ben: ben }, 'beutezug');
  const record = await recordOf(ada);
  await guest.goto('/open');
  await drop(guest, 'game.json', record);
  await guest.waitForURL(/\/t\/here-/);
  await expectProven(guest);

  await openOver(server, { Ada: ada, Ben: ben }, 'art-robbery');
  // As all finished games of somebody are downloaded.
  const games = [record, await recordOf(ada)].map((each) => `${each.replaceAll('\n', '')}\n`).join('');
  await guest.goto('/open');
  await drop(guest, 'hideout-games.jsonl', games);
  await expect(guest.getByRole('heading', { name: '2 games in this file. Which one?' })).toBeVisible();
  await expectAccessible(guest, 'a file with several games');
  await expectNoSidewaysScroll(guest, 'a file with several games');
  await guest.getByRole('button', { name: /^2 ?Art Robbery/ }).click();
  await guest.waitForURL(/\/t\/here-/);
  await expect(guest.locator('.table-page.art-robbery')).toBeVisible();
  await expectProven(guest);

  await guest.goto('/open');
  await drop(guest, 'notes.txt', 'milk\nbread');
  await expect(guest.getByRole('alert')).toHaveText(/not a readable record/);
});

test('a file that the system opens with the installed app is opened', async ({ visit, server }) => {
  const [ada, guest] = [await visit(), await visit()];
  await open(server, { Ada: ada }, { name: 'office-won', from: Number.POSITIVE_INFINITY });
  const record = await recordOf(ada);
  await guest.addInitScript((text) => {
    const files = [{ getFile: async () => new File([text], 'game.json') }];
    const setConsumer = (take: (launch: object) => void) => take({ files });
    Object.defineProperty(window, 'launchQueue', { value: { setConsumer } });
  }, record);
  await guest.goto('/open');
  await guest.waitForURL(/\/t\/here-/);
  await expectProven(guest);
});

test('a game that everyone has given up is proven to those who played it, and to whoever opens its file', async ({
  visit,
  server,
}) => {
  const [ada, guest] = [await visit(), await visit()];
  await open(server, { Ada: ada }, { name: 'office-won', from: 10 });
  await fromMenu(ada, 'Give up my seat for good');
  await ada.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  const checked = async (page: Page, holds: string) => {
    const band = page.locator('.band.halted', { hasText: 'Everyone has left.' });
    await band.getByRole('button', { name: 'What was checked' }).click();
    const sheet = page.getByRole('dialog', { name: 'Nothing up our sleeve' });
    await expect(sheet.getByRole('heading', { name: holds })).toBeVisible();
    await expect(sheet.locator('.great-seal.good')).toBeVisible();
    return sheet;
  };
  const sheet = await checked(ada, 'It is the game you played');
  // Its page came when all of it had happened.
  await expect(sheet.getByText('0 of 10 entries')).toBeVisible();
  await expect(sheet.getByText('Entries 1 to 10 came before that')).toBeVisible();
  await sheet.getByRole('button', { name: 'Check again' }).click();
  await expect(sheet.getByRole('status')).toHaveText(/^Checked just now: 10 entries, \d+ draws\.$/);
  await expectAccessible(ada, 'the proof of a game that was given up');

  const downloading = ada.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Record' }).click();
  await guest.goto('/open');
  await guest.getByLabel('Choose a file').setInputFiles(await (await downloading).path());
  await guest.waitForURL(/\/t\/here-/);
  await checked(guest, 'The record holds');
});

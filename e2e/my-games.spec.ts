import { readFileSync } from 'node:fs';
import { decode, type GameRecord } from '#table/record.ts';
import { open, openOver } from './heist.ts';
import { expectAccessible, expectNoSidewaysScroll, inspect } from './inspection.ts';
import { choose, fromMenu, playOut, seatHere } from './table.ts';
import { expect, setting, test } from './visit.ts';
import { sayMove } from './words.ts';

/** An account takes its time: it is not what a test waits for otherwise. */
const PATIENT = { timeout: 600_000 };

test('all finished games come as one file, a record a line', async ({ visit, server }) => {
  const ada = await visit({ language: 'de', width: 360, height: 740 });
  await open(server, { Ada: ada }, { name: 'office-won', from: Number.POSITIVE_INFINITY });
  await ada.goto('/settings');
  const link = ada.getByRole('button', { name: 'Beendete Spiele herunterladen' });
  await link.scrollIntoViewIfNeeded();
  await expectAccessible(ada, 'the settings with one’s games');
  await expectNoSidewaysScroll(ada, 'the settings with one’s games');
  const downloading = ada.waitForEvent('download');
  await link.click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('hideout-games.jsonl');
  const lines = readFileSync(await download.path(), 'utf8')
    .trimEnd()
    .split('\n');
  expect(lines).toHaveLength(1);
  expect((decode(lines[0]!) as GameRecord).outcome).toBeDefined();
});

test('games finished at the server and on the device are on one page, with wins, filters and the way back to each', async ({
  visit,
  server,
}) => {
  test.slow();
  const [ada, jonas] = [await visit(), await visit()];
  await ada.goto('/my-games');
  await expect(ada.getByText('No finished games yet.')).toBeVisible();
  await choose(ada, 'beutezug', 'device');
  await seatHere(ada, 'Ada');
  await ada.getByRole('button', { name: 'Start the game' }).click();
  await expect(ada.locator('.table-page.beutezug .table')).toBeVisible();
  await fromMenu(ada, 'Text view');
  await playOut(ada, sayMove);
  const onDevice = new URL(ada.url()).pathname;
  // From now on the server knows them.
  await choose(ada, 'art-robbery', 'invite');
  await openOver(server, { Ada: ada, Jonas: jonas }, 'art-robbery');
  const atServer = new URL(ada.url()).pathname;

  await ada.goto('/');
  await ada.getByRole('link', { name: 'My games' }).click();
  const lines = ada.getByRole('region', { name: 'Games' }).getByRole('listitem');
  await expect(lines).toHaveCount(2);
  await expect(lines.nth(0)).toContainText(/Art Robbery.*Jonas/);
  await expect(lines.nth(1)).toContainText(/Beutezug/);
  const downloading = ada.waitForEvent('download');
  await ada.getByRole('button', { name: 'Download my finished games' }).click();
  const file = readFileSync(await (await downloading).path(), 'utf8');
  const records = file
    .trimEnd()
    .split('\n')
    .map((line) => decode(line) as GameRecord);
  expect(records.map(({ game }) => game)).toEqual(['art-robbery', 'beutezug']);
  for (const record of records)
    expect(record).toMatchObject({ secret: expect.any(String), outcome: expect.any(Object) });
  await expect(ada.getByRole('region', { name: 'Art Robbery' })).toContainText(/[01] of 1 won.*even share 0\.5/);
  await ada.getByRole('button', { name: 'Count 2 games' }).click();
  await expect(ada.locator('.fortunes .note')).toHaveText(
    /^(The dice owe you|You owe the dice|Even, give or take)/,
    PATIENT,
  );
  await expect(ada.locator('.fortunes')).toContainText('Over your last 2 games', PATIENT);
  await expect(lines.getByRole('link', { name: /^luck [+−]?\d+\s±\s\d+$/ })).toHaveCount(2);
  await ada.getByRole('radio', { name: 'Beutezug' }).check({ force: true });
  await expect(lines).toHaveCount(1);
  await expect(lines.getByRole('link', { name: 'Beutezug' })).toHaveAttribute('href', onDevice);
  await ada.getByRole('radiogroup', { name: 'Games' }).getByRole('radio', { name: 'All' }).check({ force: true });
  await ada.getByRole('radio', { name: 'People' }).check({ force: true });
  await expect(lines.getByRole('link', { name: 'Art Robbery' })).toHaveAttribute('href', atServer);
  await ada.getByRole('searchbox').fill('mira');
  await expect(ada.getByText('No game matches.')).toBeVisible();
  await ada.getByRole('searchbox').fill('jonas');
  // By the number of seats, of which each has a line here.
  const seats = ada.getByRole('radiogroup', { name: 'Seats' });
  await seats.getByRole('radio').last().check({ force: true });
  await expect(ada.getByText('No game matches.')).toBeVisible();
  await seats.getByRole('radio', { name: 'All' }).check({ force: true });
  await lines.getByRole('link', { name: 'Replay' }).click();
  await expect(ada).toHaveURL(`${atServer}?at=0`);
  await expect(ada.getByRole('region', { name: 'Replay' }).getByRole('status')).toHaveText('Setup');

  const titles = { en: /^My games/, de: /^Meine Partien/, es: /^Mis partidas/ };
  await inspect(ada, { path: '/my-games', titles, complete: '.played li' });
  await setting(ada, { language: 'en', theme: 'dark' });
  await ada.goto('/settings');
  await expect(ada.getByRole('main').getByRole('link', { name: 'My games' })).toHaveAttribute('href', '/my-games');
});

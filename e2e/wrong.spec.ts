import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { decode, type GameRecord } from '#table/record.ts';
import { open } from './heist.ts';
import { expectAccessible, expectNoSidewaysScroll } from './inspection.ts';
import { mouse } from './mouse.ts';
import { choose, fromMenu, playUntil, seatHere } from './table.ts';
import { expect, expectTold, test } from './visit.ts';

const SHAPES = [
  [1440, 900],
  [820, 1180],
  [360, 740],
] as const;

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Something is wrong here' });

/** Says it, and reads the file that comes of it. */
async function fileOf(page: Page, why: string) {
  await sheet(page).getByRole('textbox', { name: 'What is wrong?' }).fill(why);
  const downloading = page.waitForEvent('download');
  await sheet(page).getByRole('button', { name: 'Save the file' }).click();
  return JSON.parse(readFileSync(await (await downloading).path(), 'utf8'));
}

test('on a device it becomes a file: of what was shown while the game goes on, with the record once a fault has stopped it', async ({
  visit,
}) => {
  const page = await visit({ mayComplain: /the record does not hold/ });
  await choose(page, 'beutezug', 'device');
  await seatHere(page, 'Ada', 'Bob', 'Cleo', 'Dan');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await playUntil(page, async () => (await page.locator('.log li').count()) >= 3, mouse.beutezug);
  await fromMenu(page, 'Something is wrong here');
  await expect(sheet(page)).toContainText('What is hidden from you is not in it');
  for (const [width, height] of SHAPES) {
    await page.setViewportSize({ width, height });
    await expectAccessible(page, `the report at ${width}`);
    await expectNoSidewaysScroll(page, `the report at ${width}`);
    await expect(sheet(page).getByRole('button', { name: 'Save the file' })).toBeInViewport();
  }
  const shown = await fileOf(page, 'Two dogs');
  expect(shown).toMatchObject({ why: 'Two dogs', game: 'beutezug', phase: 'playing' });
  expect(shown.seen.view).toBeDefined();
  expect(shown.record).toBeUndefined();

  await page.goto('/about', { waitUntil: 'networkidle' });
  await page.evaluate(
    () =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('hideout');
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const write = opening.result.transaction('tables', 'readwrite');
          const tables = write.objectStore('tables');
          tables.openCursor().onsuccess = ({ target }) => {
            const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result;
            if (cursor === null) return;
            cursor.value.row.head.hash = 'spoiled';
            cursor.update(cursor.value);
            cursor.continue();
          };
          write.oncomplete = () => done();
        };
      }),
  );
  await page.goto('/');
  await page.getByRole('region', { name: 'Your tables' }).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Something is wrong here' }).click();
  await expectAccessible(page, 'the report of a table that has stopped');
  const stopped = await fileOf(page, 'It stands still');
  expect(stopped).toMatchObject({ why: 'It stands still', phase: 'stopped' });
  expect((decode(JSON.stringify({ ...stopped.record, hash: '0'.repeat(64) })) as GameRecord).entries).toHaveLength(
    stopped.at,
  );
});

test('whoever watches while a fault stops the table can say so at once, and whoever hosts has it', async ({
  visit,
  server,
}) => {
  const ada = await visit();
  await open(server, { Ada: ada }, { name: 'office-won', from: 10 });
  const table = new URL(ada.url()).pathname.slice('/t/'.length);
  await server.kill();
  const spoiling = new DatabaseSync(server.data);
  spoiling.prepare(`update tables set head = json_set(head, '$.hash', 'spoiled') where id = ?`).run(table);
  spoiling.close();
  await server.start();
  const band = ada.locator('.band', { hasText: 'stopped because of an error' });
  await band.getByRole('button', { name: 'Something is wrong here' }).click();
  await expect(sheet(ada)).toContainText('the record so far, with every move and every card');
  await expect(sheet(ada)).toContainText('the move it stopped at');
  await expectAccessible(ada, 'the report while watching');
  await sheet(ada).getByRole('textbox', { name: 'What is wrong?' }).fill('It stands still');
  await sheet(ada).getByRole('button', { name: 'Send' }).click();
  await expectTold(ada, 'Sent. The people who run this server will see it.');
  const reading = new DatabaseSync(server.data, { readOnly: true });
  const kept = reading.prepare('select * from reports where table_id = ?').all(table);
  reading.close();
  expect(kept).toEqual([expect.objectContaining({ why: 'It stands still', stopped: 1, at: 10 })]);
});

test('whoever looks back means the position that they see, and with whose eyes', async ({ visit, server }) => {
  const ada = await visit();
  await open(server, { Ada: ada }, { name: 'office-won', from: Number.POSITIVE_INFINITY });
  const table = new URL(ada.url()).pathname.slice('/t/'.length);
  await ada.goto(`/t/${table}?at=20&as=1`);
  await expect(ada.locator('.turn .flag')).toHaveText('Move 20');
  await fromMenu(ada, 'Something is wrong here');
  await expect(sheet(ada)).toContainText('20');
  await sheet(ada).getByRole('textbox', { name: 'What is wrong?' }).fill('The guard');
  await sheet(ada).getByRole('button', { name: 'Send' }).click();
  await expect(ada.getByText('Sent. The people who run this server will see it.')).toBeVisible();
  const reading = new DatabaseSync(server.data, { readOnly: true });
  const kept = reading.prepare('select at, seat from reports where table_id = ?').all(table);
  reading.close();
  expect(kept).toEqual([{ at: 20, seat: 1 }]);
});

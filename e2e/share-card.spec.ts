import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { openOver } from './heist.ts';
import { expectAccessible } from './inspection.ts';
import { GAMES } from './table.ts';
import { expect, test } from './visit.ts';

interface Shared {
  readonly url: string;
  readonly title: string;
  readonly file: { readonly name: string; readonly type: string; readonly size: number };
}

/** A device with a way of its own to hand something on; what it was given. */
async function sharing(page: Page): Promise<() => Promise<readonly Shared[]>> {
  await page.addInitScript(() => {
    const given: unknown[] = [];
    Object.assign(window, { given });
    navigator.canShare = ({ files = [] } = {}) => files.length > 0;
    navigator.share = async ({ files, url, title } = {}) => {
      const file = files?.[0];
      given.push({ url, title, file: { name: file?.name, type: file?.type, size: file?.size } });
    };
  });
  return () => page.evaluate(() => (window as unknown as { given: Shared[] }).given);
}

const card = (page: Page) => page.getByRole('dialog').locator('.share-card img');

/** What a PNG says of itself. */
function sizeOf(file: Buffer): { readonly width: number; readonly height: number } {
  expect([...file.subarray(0, 8)]).toEqual([137, 80, 78, 71, 13, 10, 26, 10]);
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}

for (const game of GAMES)
  test(`the end of ${game} becomes a picture, which is given on with a link or kept`, async ({ visit, server }) => {
    const page = await visit();
    const given = await sharing(page);
    await openOver(server, { Ada: page, Bob: await visit() }, game);
    const address = page.url().split('?')[0]!;
    await page.locator('.actions').getByRole('button', { name: 'Share' }).click();
    await expect(card(page)).toBeVisible();
    await expectAccessible(page, `the picture of ${game}`);
    const told = await card(page).getAttribute('src');

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the picture' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(new RegExp(`^${game}-\\w+\\.png$`));
    expect(sizeOf(readFileSync(await download.path()))).toEqual({ width: 1200, height: 630 });

    const share = page.getByRole('dialog').getByRole('button', { name: 'Share', exact: true });
    await share.click();
    await expect.poll(given).toHaveLength(1);
    await page.getByRole('switch', { name: 'No spoilers' }).click();
    await expect.poll(() => card(page).getAttribute('src')).not.toBe(told);
    await share.click();
    await expect.poll(given).toHaveLength(2);
    const [all, blind] = await given();
    expect(all!.url).toMatch(new RegExp(`^${address}\\?at=[1-9]\\d*$`));
    expect(blind!.url).toBe(`${address}?at=0&blind`);
    for (const { file } of [all!, blind!]) {
      expect(file).toMatchObject({ name: download.suggestedFilename(), type: 'image/png' });
      expect(file.size).toBeGreaterThan(5_000);
    }
  });

test('where a device cannot give on a picture it can be kept, and the link copied', async ({ visit, server }) => {
  const page = await visit();
  await page.addInitScript(() => {
    navigator.canShare = () => false;
  });
  await openOver(server, { Ada: page, Bob: await visit() }, 'art-robbery');
  await page.locator('.actions').getByRole('button', { name: 'Share' }).click();
  await expect(card(page)).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Share', exact: true })).toHaveCount(0);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the picture' }).click();
  expect(sizeOf(readFileSync(await (await downloading).path()))).toEqual({ width: 1200, height: 630 });
});

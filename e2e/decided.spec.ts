import { open, openOver } from './heist.ts';
import { expectAccessible, expectNoSidewaysScroll } from './inspection.ts';
import { choose, seatHere } from './table.ts';
import { expect, LANGUAGES, setting, test } from './visit.ts';

const ALL = Number.POSITIVE_INFINITY;
/** An account takes its time: it is not what a test waits for otherwise. */
const PATIENT = { timeout: 600_000 };

test('what decided it: from the final screen to the curve, from a mark to its position, and all of it in words', async ({
  visit,
  server,
}) => {
  test.slow();
  const [ada, jonas] = [await visit(), await visit()];
  await openOver(server, { Ada: ada, Jonas: jonas }, 'beutezug');
  const table = ada.url();
  await ada.getByRole('link', { name: 'Why?' }).click();
  await expect(ada).toHaveURL(`${table}/why`);
  const curve = ada.getByRole('img', { name: /^Chance to win\. Ada: \d+% at the start/ });
  await expect(curve).toBeVisible();
  await expect(ada.locator('.looks')).toHaveText('Every position was played on 96 times.', PATIENT);
  await expect(ada.getByRole('heading', { name: 'Luck and choices' })).toBeVisible();
  await expect(ada.locator('.balances li')).toHaveCount(2);
  await expect(ada.locator('.in-a-line')).toContainText(/^Ada: \d+ at the start; luck .+; (0|100) in the end\.$/);
  await expectAccessible(ada, 'what decided it');

  await ada.getByText('As a table').click();
  await expect(ada.getByRole('table', { name: 'Chance to win, turn by turn' }).getByRole('row')).not.toHaveCount(0);
  await expect(ada.getByRole('row', { name: /^Setup / })).toBeVisible();
  await expectAccessible(ada, 'what decided it, as a table');

  // A mark leads to its position, by keys.
  const mark = ada.locator('.pins a').first();
  const at = /at=(\d+)$/.exec((await mark.getAttribute('href'))!)![1]!;
  await mark.focus();
  await ada.keyboard.press('Enter');
  await expect(ada).toHaveURL(`${table}?at=${at}`);
  await expect(ada.getByRole('region', { name: 'Replay' }).getByRole('status')).toContainText(`Move ${at} of`);
  await ada.goBack();
  // It is kept: nothing is counted again.
  await expect(ada.locator('.looks')).toHaveText('Every position was played on 96 times.');
  await ada.getByRole('link', { name: 'Result' }).click();
  await expect(ada.getByRole('link', { name: 'Why?' })).toBeVisible();

  // A guest with the link sees it too, in their language, on a phone.
  const guest = await visit({ language: 'de', width: 360, height: 740, theme: 'dark' });
  await guest.goto(`${table}/why`);
  await expect(guest.locator('.looks')).toHaveText('Jede Stellung wurde 96-mal weitergespielt.', PATIENT);
  for (const language of LANGUAGES) {
    await setting(guest, { language, theme: 'dark' });
    await guest.reload();
    await expect(guest.locator('html')).toHaveAttribute('lang', language);
    await expect(guest.locator('.balances li')).toHaveCount(2);
    await expectNoSidewaysScroll(guest, `what decided it in ${language}`);
  }
  await expectAccessible(guest, 'what decided it on a phone by night');
});

test('an account that cannot be had now says so, and can be asked for again', async ({ visit, server }) => {
  test.slow();
  const page = await visit();
  await open(server, { Ada: page }, { name: 'office-lost', from: ALL });
  // Whoever draws it up fails, until that is mended.
  await page.addInitScript(() => {
    const Mended = Worker;
    class Broken extends EventTarget {
      postMessage(): void {
        this.dispatchEvent(new Event('error'));
      }
      terminate(): void {}
    }
    const started = (url: URL, options: WorkerOptions) =>
      options.name === 'accountant' && !('mended' in window) ? new Broken() : new Mended(url, options);
    Object.assign(window, { Worker: new Proxy(Mended, { construct: (_, [url, options]) => started(url, options) }) });
  });
  await page.goto(`${page.url()}/why`);
  await expect(page.getByRole('heading', { name: 'What decided it could not be counted now.' })).toBeVisible();
  await expectAccessible(page, 'an account that cannot be had');
  await page.evaluate(() => Object.assign(window, { mended: true }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('img', { name: /^Chance to win\. The crew: / })).toBeVisible(PATIENT);
});

test('a crew has one account, with what happened on the way', async ({ visit, server }) => {
  test.slow();
  const page = await visit();
  await open(server, { Ada: page }, { name: 'office-lost', from: ALL });
  const table = page.url();
  await page.goto(`${table}/why`);
  await expect(page.getByRole('img', { name: /^Chance to win\. The crew: / })).toBeVisible();
  await expect(page.locator('.balances li')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'What it cost along the way' })).toBeVisible(PATIENT);
  await expect(page.locator('.along')).toContainText('Stealth lost');
  await expect(page.locator('.along')).toContainText(/In \d+ of \d+ decisions no other move was clearly better/);
  await expectAccessible(page, 'what decided a heist');
});

test('cards among the words of Art Robbery are drawn outside its board, too', async ({ visit, server }) => {
  test.slow();
  const [page, jonas, mira] = [await visit(), await visit(), await visit()];
  await openOver(server, { Ada: page, Jonas: jonas, Mira: mira }, 'art-robbery');
  await page.goto(`${page.url()}/why`);
  await expect(page.locator('.points')).toBeVisible(PATIENT);
  await expect(page.locator('.points .drawing').first()).toBeVisible();
  await expect(page.locator('.balances')).toContainText('The rest: what could not be known and what the others did');
});

test('a running game has no account', async ({ visit }) => {
  const page = await visit();
  await choose(page, 'beutezug', 'device');
  await seatHere(page, 'Ada');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.locator('.table-page.beutezug .table')).toBeVisible();
  await page.goto(`${page.url()}/why`);
  await expect(page.locator('.table-page.beutezug .table')).toBeVisible();
  await expect(page.locator('.decided')).toHaveCount(0);
});

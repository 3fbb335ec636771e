import type { Page } from '@playwright/test';
import { open, settled } from './heist.ts';
import { expectAccessible, expectNoSidewaysScroll } from './inspection.ts';
import { expect, test } from './visit.ts';

const bar = (page: Page) => page.locator('.playback');

/** What was copied last. */
const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

test('a link is copied with one press: from a line of the log, from playback, from the final screen', async ({
  visit,
  server,
}) => {
  const [ada, guest] = [await visit(), await visit()];
  await open(server, { Ada: ada }, { name: 'office-won', from: 10 });
  await ada.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const address = ada.url();

  await ada.keyboard.press('l');
  const log = ada.getByRole('dialog');
  await log.getByRole('button', { name: 'Copy a link to move 7' }).click();
  await expect.poll(() => copied(ada)).toBe(`${address}?at=7`);
  await expectAccessible(ada, 'the log with links');
  await ada.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(ada, 'the log with links');
  await ada.setViewportSize({ width: 1440, height: 900 });
  await guest.goto(await copied(ada));
  await expect(bar(guest).getByRole('status')).toContainText('move 7 of 10');

  await open(server, { Ada: ada }, { name: 'office-won', from: Number.POSITIVE_INFINITY });
  const over = ada.url();
  await ada.getByRole('button', { name: 'Replay' }).click();
  await bar(ada).getByRole('slider').fill('5');
  await expect(bar(ada).getByRole('status')).toContainText('Move 5 of');
  await bar(ada).locator('.see-as [data-seat="1"]').click();
  await bar(ada).getByRole('button', { name: 'Link to this move' }).click();
  await expect.poll(() => copied(ada)).toBe(`${over}?at=5&as=1`);
  await bar(ada).getByRole('switch', { name: 'No spoilers' }).click();
  await bar(ada).getByRole('button', { name: 'Link to this move' }).click();
  await expect.poll(() => copied(ada)).toBe(`${over}?at=5&as=1&blind`);
  await guest.goto(await copied(ada));
  await expect(bar(guest).getByRole('status')).toHaveText('Move 5');
  await expect(bar(guest).locator('.see-as [data-seat="1"]')).toHaveAttribute('aria-pressed', 'true');

  await ada.goto(over);
  await settled(ada);
  await ada.getByRole('button', { name: 'Share', exact: true }).click();
  await ada.locator('.show-around').getByRole('button', { name: 'Copy the link' }).click();
  await expect.poll(() => copied(ada)).toMatch(/\?at=\d+$/);
  const last = (await copied(ada)).slice(`${over}?at=`.length);
  await guest.goto(await copied(ada));
  await expect(bar(guest).getByRole('status')).toContainText(`Move ${last} of ${last}`);
});

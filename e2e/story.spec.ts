import type { Page } from '@playwright/test';
import { pieceFor } from './burgle-bros.ts';
import { open, settled } from './heist.ts';
import { expectAccessible, inspect } from './inspection.ts';
import { mouse } from './mouse.ts';
import { playNow, playUntil } from './table.ts';
import { expect, test } from './visit.ts';

const strip = (page: Page) => page.getByRole('region', { name: 'Since your last turn' });
const past = (page: Page) => page.getByRole('region', { name: 'Replay' });

test('whoever waits sees what happens, and watches it again', async ({ visit, server }) => {
  const [ada, bob] = [await visit(), await visit()];
  const [next] = await open(server, { Ada: ada, Bob: bob }, { name: 'office-won', from: 30 });
  const [waiting, acting] = next!.seat === 0 ? [bob, ada] : [ada, bob];
  const frames = strip(waiting).getByRole('listitem');
  await expect(frames.first()).toBeVisible();
  const before = await frames.allTextContents();
  await pieceFor(acting, next!).first().click();
  await expect(async () => expect(await frames.allTextContents()).not.toEqual(before)).toPass();
  await expect(strip(acting)).toHaveCount(0);

  await holdTime(waiting);
  await strip(waiting).getByRole('button', { name: 'Watch again' }).click();
  await expect(past(waiting).getByRole('status')).toContainText('You are looking at move');
  await expect(past(waiting).getByRole('button', { name: 'Pause' })).toBeVisible();
  await waiting.clock.resume();
  // It ends where the game is now, by itself.
  await expect(past(waiting)).toHaveCount(0);
  await expect(strip(waiting)).toBeVisible();
});

/** What plays by itself waits until it has been looked at, however long a busy machine takes for that. */
async function holdTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

test('in every game the log plays again what happened since', async ({ visit }) => {
  const page = await visit();
  await playNow(page, 'art-robbery');
  const again = page.locator('.sideline').getByRole('button', { name: 'Watch again' });
  await playUntil(page, () => again.isVisible(), mouse['art-robbery']);
  await holdTime(page);
  await again.click();
  // Where others began, it is played from before their first move.
  await expect(past(page).getByRole('status')).toContainText(/You are looking at move|Setup/);
  await page.clock.resume();
  await expect(past(page)).toHaveCount(0);
});

test('the log as a sheet: turn by turn, one sort alone, a rule at its foot', async ({ visit, server }) => {
  const page = await visit({ width: 360, height: 740 });
  await open(server, { Ada: page }, { name: 'everything-4', from: 122 });
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  const log = page.getByRole('dialog', { name: 'Log' });
  await expect(log.getByRole('heading', { name: 'Dan · turn 28' })).toBeVisible();
  await settled(page);
  const all = await log.locator('li p').count();

  await log.getByRole('button', { name: 'Alarms' }).click();
  const alarms = log.locator('li p');
  expect(await alarms.count()).toBeGreaterThan(0);
  expect(await alarms.count()).toBeLessThan(all);
  for (const line of await alarms.all()) await expect(line).toContainText(/alarm/i);

  await log
    .getByRole('button', { name: /^Rule R/ })
    .first()
    .click();
  await expect(log.getByRole('status')).toContainText(/^R\d+.+\./);
  await log.getByRole('button', { name: 'Rule', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'All rules' })).toBeVisible();
});

test('the crew comes up as a sheet, and trades from there', async ({ visit, server }) => {
  const people = { Ada: await visit(), Bob: await visit(), Cleo: await visit(), Dan: await visit() };
  await open(server, people, { name: 'everything-4', from: 116 });
  const { Dan: dan, Cleo: cleo } = people;
  await dan.setViewportSize({ width: 360, height: 740 });
  const button = dan.getByRole('button', { name: 'Crew' });
  const sheet = dan.getByRole('dialog', { name: 'Crew' });
  await button.click();
  await expectAccessible(dan, 'the crew as a sheet');
  await expect(sheet.getByRole('heading', { level: 3 })).toHaveText(['Dan you', 'Cleo here with you', /^Ada/, /^Bob/]);
  await dan.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(button).toBeFocused();

  await button.click();
  await sheet
    .getByRole('region', { name: 'Trade with Cleo' })
    .getByRole('button', { name: /Painting/ })
    .click();
  await expect(sheet).toHaveCount(0);
  await settled(dan);
  await expect(cleo.locator('.turn .flag')).toHaveText('Your call');
  await expect(cleo).toHaveTitle('Your call: Burgle Bros. — Hideout');
  await expect(dan.locator('.turn .flag')).toHaveText('Cleo is deciding');
});

test('log and chat share a place, and what is new in the chat is counted until it is seen', async ({
  visit,
  server,
}) => {
  const [ada, bob] = [await visit(), await visit()];
  await open(server, { Ada: ada, Bob: bob }, { name: 'office-won', from: 30 });
  await bob.getByRole('tab', { name: 'Chat' }).click();
  await bob.getByRole('textbox', { name: 'Message' }).fill('To the roof?');
  await bob.keyboard.press('Enter');
  const tab = ada.getByRole('tab', { name: /^Chat/ });
  await expect(tab).toHaveText('Chat1 new');
  await ada.getByRole('tab', { name: 'Log' }).focus();
  await ada.keyboard.press('ArrowRight');
  await expect(tab).toBeFocused();
  await expect(ada.getByRole('tabpanel', { name: /^Chat/ })).toContainText('To the roof?');
  await expect(tab).toHaveText('Chat');
});

test('strip and log can be read by everybody', async ({ visit, server }) => {
  const [ada, bob] = [await visit(), await visit()];
  const [next] = await open(server, { Ada: ada, Bob: bob }, { name: 'office-won', from: 30 });
  const waiting = next!.seat === 0 ? bob : ada;
  const table = { path: new URL(waiting.url()).pathname, titles: /Burgle Bros/, complete: '.since' };
  await inspect(waiting, { ...table, prepare: (page) => page.getByRole('tab').last().click() });
  await inspect(waiting, {
    ...table,
    prepare: async (page) => {
      await page.keyboard.press('l');
      await page.locator('.log-sheet .rule').first().click();
    },
  });
});

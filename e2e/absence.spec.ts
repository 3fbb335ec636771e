import type { Page } from '@playwright/test';
import { open, settled } from './heist.ts';
import { mouse } from './mouse.ts';
import { choose, fromMenu, isMyTurn, meet, nameFirstSeat, playUntil, seatBots } from './table.ts';
import { expect, expectTold, test } from './visit.ts';

const lines = (page: Page) => page.locator('.log li');

test('one closes the browser, the other goes on with a bot, and whoever returns has the seat again', async ({
  visit,
}) => {
  const [anna, bert] = [await visit(), await visit({ language: 'de' })];
  await meet(anna, bert, 'beutezug');
  await anna.getByRole('button', { name: 'Start the game' }).click();
  await expect(anna.locator('.thief').filter({ hasText: 'Bert' }).locator('.presence')).toHaveClass(/here|thinking/);
  await bert.close();
  await expect(anna.locator('.thief').filter({ hasText: 'Bert' })).toContainText('away since');

  // Anna plays until it is Bert's turn, who is not there.
  const call = anna.getByRole('button', { name: 'Call a bot' });
  await playUntil(anna, () => call.isVisible(), mouse.beutezug);
  await anna.getByRole('radio', { name: 'Hard' }).check({ force: true });
  const before = await lines(anna).count();
  await call.click();
  await expect(anna.locator('.thief').filter({ hasText: 'Bert' })).toContainText('bot plays since');
  await playUntil(anna, async () => (await lines(anna).count()) > before + 2, mouse.beutezug);

  const again = await bert.context().newPage();
  await again.goto(anna.url());
  const recap = again.getByRole('dialog', { name: 'Während du weg warst' });
  await expect(recap).toContainText('Dein Platz gehört wieder dir.');
  await recap.getByRole('button', { name: 'Zum Tisch' }).click();
  await expect(anna.locator('.thief').filter({ hasText: 'Bert' }).locator('.presence')).toHaveClass(/here|thinking/);
  await settled(again);
  const seen = await lines(again).count();
  // Out of turn Anna could look at windows for ever.
  const act = async () => ((await isMyTurn(anna)) && (await mouse.beutezug(anna))) || mouse.beutezug(again);
  await playUntil(again, async () => (await lines(again).count()) > seen + 2, act);
});

/** As when another window is put before this one, or taken away again. */
async function cover(page: Page, on: boolean): Promise<void> {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    on ? 'hidden' : 'visible',
  );
}

test('a tab that was forgotten stops nobody, and is told so before; looking at it again is enough', async ({
  visit,
}) => {
  const [anna, bert] = [await visit(), await visit({ language: 'de' })];
  await meet(anna, bert, 'beutezug');
  await anna.getByRole('button', { name: 'Start the game' }).click();
  await expect(bert.locator('.beutezug .villa')).toBeVisible();
  await cover(bert, true);
  const call = anna.getByRole('button', { name: 'Call a bot' });
  await playUntil(anna, () => call.isVisible(), mouse.beutezug);
  const seat = anna.locator('.thief').filter({ hasText: 'Bert' });
  await expect(seat).toContainText('silent since');
  await expect(anna.locator('.band.missing')).toContainText('Bert: silent for');
  await expect(bert.locator('.band.missing')).toContainText('Bist du noch da?');
  await expect(call).toBeEnabled();
  await call.click();
  await expect(seat).toContainText('bot plays since');
  await cover(bert, false);
  await expect(seat.locator('.presence')).toHaveClass(/here|thinking/);
  await expect(bert.locator('.band.missing')).toHaveCount(0);
});

test('where moves take days one says until when one is away, and the clock stands still', async ({ visit }) => {
  const [anna, bert] = [await visit(), await visit({ language: 'de' })];
  await meet(anna, bert, 'beutezug');
  await anna.getByRole('radio', { name: 'Daily' }).click({ force: true });
  await expect(bert.locator('.facts')).toContainText('bis 14 Tage Abwesenheit');
  await anna.getByRole('button', { name: 'Start the game' }).click();
  await expect(anna.locator('.beutezug .villa')).toBeVisible();
  await fromMenu(anna, 'I’m away until…');
  const dialog = anna.getByRole('dialog', { name: 'I’m away until…' });
  await expect(dialog).toContainText('You have 14 days away left in this game.');
  await dialog.getByRole('combobox').selectOption('5');
  await dialog.getByRole('button', { name: 'Pause my clock' }).click();
  await expect(anna.locator('.band.rests')).toContainText('You are away until');
  await expect(bert.locator('.thief').filter({ hasText: 'Anna' })).toContainText('weg bis');
  await anna.getByRole('button', { name: 'I’m back' }).click();
  await expect(anna.locator('.band.rests')).toHaveCount(0);
  await expect(bert.locator('.thief').filter({ hasText: 'Anna' })).not.toContainText('weg bis');
});

test('a table whose owner has gone passes to whoever is there, who starts it', async ({ visit }) => {
  const [anna, bert] = [await visit(), await visit({ language: 'de' })];
  await meet(anna, bert, 'beutezug');
  await anna.close();
  await expectTold(bert, 'Anna ist weg. Dauert das eine Minute');
  await expect(bert.getByText('Anna ist weg. Du sitzt am längsten hier: Jetzt ist es dein Tisch.')).toBeVisible();
  await bert.getByRole('button', { name: 'Spiel starten' }).click();
  await expect(bert.locator('.beutezug .villa')).toBeVisible();
});

test('what a bot has answered is taken back with the move that it answered', async ({ visit, server }) => {
  const [anna, bert] = [await visit(), await visit({ language: 'de' })];
  await open(server, { Anna: anna, Bert: bert }, { name: 'bank-orders', from: Number.POSITIVE_INFINITY });
  const offer = anna
    .locator('.deed')
    .filter({ hasText: /^.+ to Bert/ })
    .first();
  const card = (await offer.locator('strong').innerText()).replace(' to Bert', '');
  await bert.close();
  await offer.click();
  await anna.getByRole('button', { name: 'Call a bot' }).click();
  await expect(anna.locator('.member-card[data-seat="1"] .items')).toContainText(card);

  await anna.getByRole('button', { name: 'Undo' }).click();
  await expect(anna.locator('.member-card[data-seat="0"] .items')).toContainText(card);
  await expect(anna.locator('.member-card[data-seat="1"] .items')).not.toContainText(card);
  await expect(anna.locator('.log')).toContainText('Anna undoes a move.');
});

test('alone against bots, a pick that a bot has answered is taken back before anything is rolled', async ({
  visit,
}) => {
  const anna = await visit();
  // Bots on a device wait until what happened was shown. So that nobody has to be quick, they hear it of one entry, and of no more.
  await anna.addInitScript(() => {
    const tell = BroadcastChannel.prototype.postMessage;
    let left = Number.POSITIVE_INFINITY;
    Object.assign(window, {
      tellOnce: () => {
        left = 1;
      },
    });
    BroadcastChannel.prototype.postMessage = function (message: { readonly text?: string }) {
      if (message.text?.includes('"do":"seen"') !== true || left-- > 0) tell.call(this, message);
    };
  });
  // Whoever picks last is answered by nobody; who begins is drawn.
  const isLast = async () => (await anna.locator('.thief').last().innerText()).toUpperCase().includes('ANNA');
  do {
    await choose(anna, 'beutezug', 'device');
    await nameFirstSeat(anna, 'Anna');
    await seatBots(anna);
    await anna.getByRole('button', { name: 'Start the game' }).click();
    await expect(anna.locator('.beutezug .villa')).toBeVisible();
  } while (await isLast());
  const isPicking = async () =>
    (await isMyTurn(anna)) && (await anna.getByRole('heading', { name: /^(Pick a card|Go for the)/ }).isVisible());
  await expect.poll(isPicking).toBe(true);
  const before = await lines(anna).count();
  await anna.evaluate(() => (window as unknown as { tellOnce(): void }).tellOnce());
  await playUntil(anna, async () => (await lines(anna).count()) > before, mouse.beutezug);
  await expect(lines(anna)).toHaveCount(before + 2);
  await anna.getByRole('button', { name: 'Undo' }).click();
  await expect(anna.locator('.log')).toContainText('Anna undoes a move.');
  await expect.poll(isPicking).toBe(true);
});

test('another clock and a pause are for all at the table to agree to', async ({ visit }) => {
  const [anna, bert] = [await visit(), await visit({ language: 'de' })];
  await meet(anna, bert, 'beutezug');
  await anna.getByRole('button', { name: 'Start the game' }).click();
  await expect(anna.locator('.beutezug .villa')).toBeVisible();
  await expect(anna.locator('.time-left')).toHaveCount(0);
  await fromMenu(anna, 'Another clock');
  const dialog = anna.getByRole('dialog', { name: 'Another clock' });
  await dialog.getByRole('radio').nth(1).check({ force: true });
  await dialog.getByRole('button', { name: 'Ask the others' }).click();
  await expect(anna.locator('.band.asks')).toContainText('Waiting for Bert.');
  await bert.locator('.band.asks').getByRole('button', { name: 'Ja' }).click();
  await expect(anna.locator('.time-left')).toBeVisible();

  await fromMenu(anna, 'Ask for a pause');
  await bert.locator('.band.asks').getByRole('button', { name: 'Nein' }).click();
  await expectTold(anna, 'Bert says no');
  await expect(anna.locator('.band.asks')).toHaveCount(0);
  await fromMenu(anna, 'Ask for a pause');
  await bert.locator('.band.asks').getByRole('button', { name: 'Ja' }).click();
  await expect(anna.locator('.band.rests')).toContainText(/The table is paused until tomorrow, \d/);
  await expect(bert.locator('.band.rests')).toContainText(/Der Tisch macht Pause bis morgen, \d/);
  await expect(anna.locator('.time-left')).toHaveCount(0);
  await fromMenu(anna, 'Longer pause');
  await expect(bert.locator('.band.asks')).toContainText('eine längere Pause?');
});

test('what nobody answers is said to be on its way, and goes out over the next line', async ({ visit }) => {
  const anna = await visit();
  let isSilent = false;
  await anna.routeWebSocket(/\/socket/, (page) => {
    const host = page.connectToServer();
    const was = isSilent;
    page.onMessage((text) => {
      if (isSilent === was) host.send(text);
    });
    host.onMessage((text) => {
      if (isSilent === was) page.send(text);
    });
  });
  await choose(anna, 'beutezug', 'invite');
  await nameFirstSeat(anna, 'Anna');
  await seatBots(anna);
  await anna.getByRole('button', { name: 'Start the game' }).click();
  await playUntil(
    anna,
    () => isMyTurn(anna),
    async () => false,
  );
  const before = await lines(anna).count();
  // From here on this line swallows everything; the next one is good.
  isSilent = true;
  await anna.locator('.beutezug button.loot-card').first().click();
  await anna.locator('.beutezug .choice.main').click();
  await expectTold(anna, 'Sending…');
  await expect.poll(() => lines(anna).count()).toBeGreaterThan(before);
  await expect(anna.locator('.band.again')).toHaveCount(0);
});

test('that the network is gone is said within a second of the browser’s saying so', async ({ visit }) => {
  const anna = await visit();
  let isSilent = false;
  await anna.routeWebSocket(/\/socket/, (page) => {
    const host = page.connectToServer();
    page.onMessage((text) => !isSilent && host.send(text));
    host.onMessage((text) => !isSilent && page.send(text));
  });
  await choose(anna, 'beutezug', 'invite');
  await nameFirstSeat(anna, 'Anna');
  await seatBots(anna);
  await anna.getByRole('button', { name: 'Start the game' }).click();
  await expect(anna.locator('.beutezug .villa')).toBeVisible();
  await anna.clock.install();
  await anna.clock.pauseAt(Date.now() + 60_000);
  isSilent = true;
  await anna.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    window.dispatchEvent(new Event('offline'));
  });
  await anna.clock.runFor(900);
  await expect(anna.locator('.band.lost')).toBeVisible();
});

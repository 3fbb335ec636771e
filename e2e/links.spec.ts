import type { Page } from '@playwright/test';
import { open, openOver, settled } from './heist.ts';
import { GAMES } from './table.ts';
import { expect, test } from './visit.ts';

/** All that is said over the line of this page. */
async function overheard(page: Page): Promise<{ readonly asked: Said[]; readonly told: Said[] }> {
  const heard: { readonly asked: Said[]; readonly told: Said[] } = { asked: [], told: [] };
  await page.routeWebSocket(/\/socket/, (line) => {
    const server = line.connectToServer();
    line.onMessage((text) => {
      heard.asked.push(JSON.parse(String(text)));
      server.send(text);
    });
    server.onMessage((text) => {
      heard.told.push(JSON.parse(String(text)));
      line.send(text);
    });
  });
  return heard;
}

// biome-ignore lint/suspicious/noExplicitAny: any part of any message
type Said = any;

for (const as of ['0', '1', 'all'])
  test(`a link into a game that is on, with the eyes of ${as}, shows what the audience may see`, async ({
    visit,
    server,
  }) => {
    const [ada, guest] = [await visit(), await visit()];
    await open(server, { Ada: ada }, { name: 'office-won', from: 10 });
    const { asked, told } = await overheard(guest);
    await guest.goto(`${new URL(ada.url()).pathname}?at=5&as=${as}`);
    await expect(guest.locator('.playback').getByRole('status')).toContainText('5');
    await settled(guest);
    await expect(guest.locator('.see-as')).toHaveCount(0);
    expect(asked.some((said) => said.do === 'past' && said.at === 5)).toBe(true);
    expect(asked.filter(({ seat }) => seat !== undefined)).toEqual([]);
    const frames = told.flatMap(({ frame, ok }) => [frame, ok?.frame, ok?.view && ok].filter((each) => each));
    expect(frames.length).toBeGreaterThan(1);
    expect(new Set(frames.map(({ viewer }) => viewer))).toEqual(new Set(['audience']));
  });

test('a link to an earlier position shows no other one before it, which could tell the end', async ({
  visit,
  server,
}) => {
  const [ada, guest] = [await visit(), await visit()];
  await open(server, { Ada: ada }, { name: 'office-won', from: Number.POSITIVE_INFINITY });
  await guest.addInitScript(() => {
    const shown = new Set<string>();
    Object.assign(window, { shown });
    new MutationObserver(() => {
      const flag = document.querySelector('.turn .flag')?.textContent;
      if (flag != null) shown.add(flag);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await guest.goto(`${new URL(ada.url()).pathname}?at=3&blind`);
  await expect(guest.locator('.turn .flag')).toHaveText('Move 3');
  await settled(guest);
  expect(await guest.evaluate(() => [...(window as unknown as { shown: Set<string> }).shown])).toEqual(['Move 3']);
});

/** How this game ended, as it is told to whoever has the table in words. */
async function endOf(page: Page): Promise<readonly string[]> {
  await expect(page.locator('.table-page main')).toBeVisible();
  await settled(page);
  await page.keyboard.press('t');
  const standings = page.locator('.told section', { has: page.getByRole('heading', { name: 'Final standings' }) });
  await expect(standings).toBeVisible();
  return standings.locator('li').allTextContents();
}

for (const game of GAMES)
  test(`without spoilers nothing on the page tells how a game of ${game} ended, seen or heard`, async ({
    visit,
    server,
  }) => {
    const [ada, reader, guest] = [await visit(), await visit(), await visit()];
    await openOver(server, { Ada: ada, Ben: await visit() }, game);
    await reader.goto(new URL(ada.url()).pathname);
    const ends = await endOf(reader);
    expect(ends.join('').length).toBeGreaterThan(10);
    // Whatever stands in the page at any time, hidden or not.
    await guest.addInitScript((ends) => {
      const found = new Set<string>();
      Object.assign(window, { found });
      new MutationObserver(() => {
        const text = document.body?.textContent ?? '';
        for (const end of ends) if (text.includes(end)) found.add(end);
      }).observe(document, { subtree: true, childList: true, characterData: true });
    }, ends);
    const told = () => guest.evaluate(() => [...(window as unknown as { found: Set<string> }).found]);
    await guest.goto(`${new URL(ada.url()).pathname}?at=1&blind`);
    const flag = guest.locator('.turn .flag, .twin .flag');
    await expect(flag).toHaveText('Move 1');
    await settled(guest);
    expect(await told()).toEqual([]);

    await guest.keyboard.press('l');
    await expect(guest.getByRole('dialog').locator('.story li')).toHaveCount(1);
    await guest.keyboard.press('Escape');
    await guest.keyboard.press('t');
    await expect(guest.getByRole('heading', { name: 'Text view' })).toBeVisible();
    await expect(flag).toHaveText('Move 1');
    await guest.keyboard.press('ArrowRight');
    await expect(flag).toHaveText('Move 2');
    await guest.keyboard.press('t');
    await guest.keyboard.press('m');
    await guest.getByRole('button', { name: 'Share the table' }).click();
    const share = guest.getByRole('dialog');
    await expect(share.locator('.share-card img')).toBeVisible();
    await expect(share.getByRole('switch', { name: 'No spoilers' })).toBeChecked();
    await guest.keyboard.press('Escape');
    expect(await told()).toEqual([]);

    // Whoever wants to know is told.
    await guest.locator('.playback').getByRole('switch', { name: 'No spoilers' }).click();
    await guest.keyboard.press('End');
    await guest.keyboard.press('t');
    await expect.poll(told).toHaveLength(new Set(ends).size);
  });

import type { Page } from '@playwright/test';
import { open, settled } from './heist.ts';
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

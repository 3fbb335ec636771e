import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';
import { TestServer } from './server.ts';

type Language = 'en' | 'de' | 'es';
type Theme = 'light' | 'dark';

interface Visitor {
  readonly language?: Language;
  readonly theme?: Theme;
  readonly width?: number;
  readonly height?: number;
  /** Settings of the page, as it keeps them; pieces move at once unless they say otherwise. */
  readonly settings?: Readonly<Record<string, unknown>>;
}

export interface Fixtures {
  readonly server: TestServer;
  /** Somebody with a browser of his own. Whatever his console complains about fails the test. */
  readonly visit: (visitor?: Visitor) => Promise<Page>;
}

/** What a browser says of its own accord when a server is away; nothing of it is the page's doing. */
const NETWORK = /ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|WebSocket connection to|Failed to load resource/;

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to see what is needed
  server: async ({}, use) => {
    const server = await TestServer.start();
    await use(server);
    await server.remove();
  },
  visit: async ({ browser, server }, use) => {
    const contexts: BrowserContext[] = [];
    const complaints: string[] = [];
    await use(async ({ language = 'en', theme = 'light', width = 1440, height = 900, settings = {} } = {}) => {
      const context = await browser.newContext({
        baseURL: server.url,
        viewport: { width, height },
        colorScheme: theme,
        locale: language,
      });
      contexts.push(context);
      const kept = { language, speed: 'instant', sound: false, ...settings };
      await context.addInitScript((value) => {
        if (localStorage.getItem('hideout.settings') === null) localStorage.setItem('hideout.settings', value);
      }, JSON.stringify(kept));
      const page = await context.newPage();
      page.on('console', (message) => {
        if (message.type() === 'error' && !NETWORK.test(message.text())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      return page;
    });
    for (const context of contexts) await context.close();
    expect(complaints, 'the console complains').toEqual([]);
  },
});

export { expect };

export const COVERS = ['burgle-bros', 'beutezug', 'art-robbery'] as const;
export type GameId = (typeof COVERS)[number];

/** Opens the home page and presses one of the three buttons below a cover. */
export async function choose(page: Page, game: GameId, what: 'play' | 'invite' | 'device'): Promise<void> {
  await page.goto('/');
  const buttons = page.locator(`.cover[data-game="${game}"] .actions .button`);
  await buttons.nth(['play', 'invite', 'device'].indexOf(what)).click();
}

/** The final screen. */
export const over = (page: Page): Locator => page.locator('.proof');

/** Does one thing after the other until the game is over; `act` says whether it found something to do. */
export async function playOut(page: Page, act: (page: Page) => Promise<boolean>): Promise<void> {
  for (let idle = 0; idle < 600; ) {
    if (await over(page).isVisible()) return;
    if (await act(page)) idle = 0;
    else {
      idle += 1;
      await page.waitForTimeout(50);
    }
  }
  throw new Error('nothing can be done, and the game is not over');
}

/** Clicks the first of these that is there and can be pressed. */
export async function click(page: Page, ...selectors: readonly string[]): Promise<boolean> {
  for (const selector of selectors) {
    const piece = page.locator(selector).first();
    if (!(await piece.isVisible())) continue;
    // What is drawn anew while it is being clicked is clicked the next time.
    if (
      await piece.click({ timeout: 2000 }).then(
        () => true,
        () => false,
      )
    )
      return true;
  }
  return false;
}

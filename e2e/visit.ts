import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { posters } from '#games/index.ts';
import { keepDeals } from './deals.ts';
import { TestServer } from './server.ts';

export const LANGUAGES = ['en', 'de', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

interface Visitor {
  readonly language?: Language;
  readonly theme?: Theme;
  readonly width?: number;
  readonly height?: number;
  /** This browser keeps the pages, so that they start without a server; others are spared fetching all of them. */
  readonly keepsPages?: true;
  /** Is asked on the first *Play now* whether to learn first, and has things explained that are met for the first time. */
  readonly isNew?: true;
  /** The test breaks lines of this browser itself: what the browser says of that is no complaint. */
  readonly breaks?: true;
  /** All that another browser has kept, which this one goes on from. */
  readonly remembers?: Awaited<ReturnType<BrowserContext['storageState']>>;
  /** … or what this browser keeps: what the page says of that is none either. */
  readonly mayComplain?: RegExp;
}

/** Somebody with a browser of their own. Whatever its console complains about fails the test. */
export type Visit = (visitor?: Visitor) => Promise<Page>;

const SETTINGS = 'hideout.settings';

/** What a browser says of its own accord about what could not be fetched, or while it is offline. */
const BROKEN = /^Failed to load resource|ERR_INTERNET_DISCONNECTED/;

/** What a browser says of its own accord about a server that was killed. */
const SERVER_AWAY =
  /ERR_CONNECTION_(REFUSED|RESET|CLOSED)|ERR_EMPTY_RESPONSE|WebSocket connection to|Failed to fetch dynamically imported module/;

export const test = base.extend<{ readonly visit: Visit }, { readonly server: TestServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to see what is needed
    async ({}, use) => {
      const server = await TestServer.start();
      await use(server);
      await server.remove();
    },
    { scope: 'worker' },
  ],
  visit: async ({ browser, server }, use, testInfo) => {
    const begun = Date.now();
    const contexts: BrowserContext[] = [];
    const complaints: string[] = [];
    const kills = server.kills;
    await use(
      async ({
        language = 'en',
        theme = 'light',
        width = 1440,
        height = 900,
        keepsPages,
        isNew,
        breaks,
        mayComplain,
        remembers,
      } = {}) => {
        const notes = isNew === true;
        const kept = JSON.stringify({ language, theme, speed: 'instant', hold: false, sound: false, notes });
        const context = await browser.newContext({
          baseURL: server.url,
          viewport: { width, height },
          locale: language,
          serviceWorkers: keepsPages ? 'allow' : 'block',
          storageState: remembers ?? {
            cookies: [],
            origins: [
              {
                origin: server.url,
                localStorage: [
                  { name: SETTINGS, value: kept },
                  ...(isNew ? [] : [{ name: 'hideout.offered-lessons', value: Object.keys(posters).join(' ') }]),
                ],
              },
            ],
          },
        });
        contexts.push(context);
        await context.addInitScript(keepNotices);
        context.on('console', (message) => {
          const isMeant = (breaks && BROKEN.test(message.text())) || mayComplain?.test(message.text());
          if (message.type() === 'error' && !isMeant) complaints.push(message.text());
        });
        context.on('weberror', (error) => {
          const text = String(error.error());
          if (!mayComplain?.test(text)) complaints.push(text);
        });
        return context.newPage();
      },
    );
    if (testInfo.status !== testInfo.expectedStatus) await keepDeals(testInfo, server, contexts, begun);
    for (const context of contexts) await context.close();
    const excused = server.kills > kills ? complaints.filter((text) => SERVER_AWAY.test(text)) : [];
    expect(
      complaints.filter((text) => !excused.includes(text)),
      'the console complains',
    ).toEqual([]);
  },
});

/** In a page: keeps what is shown for a few seconds. */
function keepNotices(): void {
  const told = new Set<string>();
  Object.assign(window, { told });
  const look = (): void => {
    for (const each of document.querySelectorAll('.toast, .band, [role="status"]'))
      if (each.checkVisibility()) told.add(each.textContent);
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  document.addEventListener('toggle', look, true);
}

/** A notice or a band has said this since the page was loaded: it may be gone before a busy machine looks. */
export const expectTold = (page: Page, text: string): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => [...(window as unknown as { readonly told: ReadonlySet<string> }).told].join('\n')))
    .toContain(text);

/** This browser has all pages now, and needs no server to show them; on a busy machine that takes a while. */
export async function havingPages(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 0 });
}

/** Changes settings as if they had been chosen on the last visit; takes effect when the page is loaded anew. */
export const setting = (page: Page, changes: Readonly<Record<string, unknown>>): Promise<void> =>
  page.evaluate(
    ([key, next]) => {
      localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), ...next }));
    },
    [SETTINGS, changes] as const,
  );

export { expect };

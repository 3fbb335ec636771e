import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { LANGUAGES, type Language, setting } from './visit.ts';

const DESK = { width: 1440, height: 900 };
const TABLET = { width: 820, height: 1180 };
const PHONE = { width: 360, height: 740 };

/** What to look at, and what it should be called in the browser's tab. */
export interface Subject {
  readonly path: string;
  readonly titles: Readonly<Record<Language, string | RegExp>> | string | RegExp;
  /** There when the page is complete. */
  readonly complete?: string;
  /** What is done with it before the look. */
  readonly prepare?: (page: Page) => Promise<void>;
}

/**
 * Every look in every language: by night only (`npm run nightly`). By day colours are compared in one language. A page has
 * the same pieces in all of them, with the same colours; what depends on its words is what they name, what they are called
 * and how wide they are, and that is looked at in all three. Colours depend on the theme, and both themes are looked at.
 */
const isWhole = process.env.HIDEOUT_INSPECTION === 'whole';

/** Compares colours, which takes axe as long as all its other rules together. */
const CONTRAST = 'color-contrast';

/** Looks at a page in three languages, by day and by night, on a desk and on a phone; a tablet hides words that name buttons. */
export async function inspect(page: Page, { path, titles, complete = 'main', prepare }: Subject): Promise<void> {
  for (const language of LANGUAGES) {
    const comparesColours = isWhole || language === LANGUAGES[0];
    const all: Rules = comparesColours ? {} : { without: CONTRAST };
    await setting(page, { language, theme: 'device' });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.setViewportSize(DESK);
    await page.goto(path);
    await expect(page.locator(complete).first()).toBeVisible();
    await expect(page.locator('main')).not.toHaveAttribute('aria-busy', 'true');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const title = typeof titles === 'string' || titles instanceof RegExp ? titles : titles[language];
    await expect(page).toHaveTitle(title);
    await prepare?.(page);
    await expectAccessible(page, `${path} in ${language} by day`, all);
    await page.emulateMedia({ colorScheme: 'dark' });
    if (comparesColours) await expectAccessible(page, `${path} in ${language} by night`, { only: [CONTRAST] });
    await page.setViewportSize(TABLET);
    await expectAccessible(page, `${path} in ${language} on a tablet`, { only: ['link-name', 'button-name'] });
    await page.setViewportSize(PHONE);
    await expectNoSidewaysScroll(page, `${path} in ${language}`);
    await expectAccessible(page, `${path} in ${language} on a phone by night`, all);
  }
}

/** Some of axe's rules, or all but one. */
interface Rules {
  readonly only?: readonly string[];
  readonly without?: string;
}

export async function expectAccessible(page: Page, what: string, { only, without }: Rules = {}): Promise<void> {
  // Put into a page once: reading all of axe again for every look takes longer than most looks.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: axe.RunOptions = {
    // Whatever else it finds need not be described, and what it would load beside the page is for sounds and films.
    resultTypes: ['violations'],
    preload: false,
    ...(only && { runOnly: { type: 'rule', values: [...only] } }),
    ...(without && { rules: { [without]: { enabled: false } } }),
  };
  const { violations } = await page.evaluate(
    (chosen) => (window as unknown as { readonly axe: typeof axe }).axe.run(document, chosen),
    options,
  );
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join('\n')}`);
  expect(found, what).toEqual([]);
}

export async function expectNoSidewaysScroll(page: Page, what: string): Promise<void> {
  const excess = (): Promise<number> =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(excess, `${what}: what is too wide for 360 pixels`).toBeLessThanOrEqual(0);
}

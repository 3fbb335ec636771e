import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
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

/** Looks at a page in three languages, by day and by night, on a desk and on a phone; a tablet hides words that name buttons. */
export async function inspect(page: Page, { path, titles, complete = 'main', prepare }: Subject): Promise<void> {
  for (const language of LANGUAGES) {
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
    await expectAccessible(page, `${path} in ${language} by day`);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page, `${path} in ${language} by night`, 'color-contrast');
    await page.setViewportSize(TABLET);
    await expectAccessible(page, `${path} in ${language} on a tablet`, 'link-name', 'button-name');
    await page.setViewportSize(PHONE);
    await expectNoSidewaysScroll(page, `${path} in ${language}`);
    await expectAccessible(page, `${path} in ${language} on a phone by night`);
  }
}

export async function expectAccessible(page: Page, what: string, ...rules: readonly string[]): Promise<void> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations } = await (rules.length === 0 ? axe : axe.withRules([...rules])).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join('\n')}`);
  expect(found, what).toEqual([]);
}

export async function expectNoSidewaysScroll(page: Page, what: string): Promise<void> {
  const [needed, there] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth] as const;
  });
  expect(needed, `${what}: the width at 360 pixels`).toBeLessThanOrEqual(there);
}

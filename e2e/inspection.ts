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
    await expectNothingCut(page, `${path} in ${language} on a desk`);
    await page.emulateMedia({ colorScheme: 'dark' });
    if (comparesColours) await expectAccessible(page, `${path} in ${language} by night`, { only: [CONTRAST] });
    await page.setViewportSize(TABLET);
    await expectAccessible(page, `${path} in ${language} on a tablet`, { only: ['link-name', 'button-name'] });
    await expectNothingCut(page, `${path} in ${language} on a tablet`);
    await page.setViewportSize(PHONE);
    await expectNoSidewaysScroll(page, `${path} in ${language}`);
    await expectNothingCut(page, `${path} in ${language} on a phone`);
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
  await expect.poll(excess, `${what}: what is too wide for the page`).toBeLessThanOrEqual(0);
}

/** Where the name of a person stands, which may be of any length; it is there in full when it is pressed, pointed at or read out. */
const NAMES_OF_PEOPLE = ['.rank .name b', '.getaway .who', '.standings .name'] as const;

/** No word ends at the edge of a box that cuts it off, nor runs out over its own or beyond the page. */
export async function expectNothingCut(page: Page, what: string): Promise<void> {
  await expect.poll(() => page.evaluate(cutTexts, NAMES_OF_PEOPLE.join(', ')), `${what}: what is cut`).toEqual([]);
}

/** Runs in the page: the texts in sight that reach over an edge, each with how far and over which. */
function cutTexts(names: string): readonly string[] {
  /** A letter may lean out, and what is turned is wider than it is drawn: in pixels. */
  const [LEANING, TURNED] = [1, 4];
  const described = (element: Element): string =>
    `${element.tagName.toLowerCase()}${[...element.classList].map((name) => `.${name}`).join('')}`;
  const cuts = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
  const excessOf = (text: Text): readonly [excess: number, by: Element] | undefined => {
    const own = text.parentElement!;
    const range = document.createRange();
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()];
    const [left, right] = [Math.min(...lines.map((line) => line.left)), Math.max(...lines.map((line) => line.right))];
    const over = (box: Element): number => {
      const { left: from, right: to } = box.getBoundingClientRect();
      return Math.max(from - left, right - to);
    };
    for (let box: Element | null = own; box !== null; box = box.parentElement) {
      const { overflowX, overflowY, position, fontSize } = getComputedStyle(box);
      // Where one can scroll to it, it is not cut; and what is only read out is in a box of a pixel.
      if (overflowX === 'auto' || overflowX === 'scroll' || box.clientWidth === 1) return undefined;
      const inside = box === own ? box.scrollWidth - box.clientWidth : 0;
      if (cuts(overflowX) && Math.max(inside, over(box)) > LEANING) return [Math.max(inside, over(box)), box];
      const below = box === own && cuts(overflowY) ? box.scrollHeight - box.clientHeight : 0;
      if (below > Number.parseFloat(fontSize) / 2) return [below, box];
      if (position === 'fixed') break;
    }
    if (!getComputedStyle(own).display.startsWith('inline') && over(own) > TURNED) return [over(own), own];
    const beyond = Math.max(-left, right - innerWidth);
    return beyond > LEANING ? [beyond, document.documentElement] : undefined;
  };
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode() as Text | null; text !== null; text = texts.nextNode() as Text | null) {
    const own = text.parentElement!;
    if (text.data.trim() === '' || own.closest(`script, style, option, textarea, svg, .only-read, ${names}`) !== null)
      continue;
    if (!own.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const cut = excessOf(text);
    if (cut === undefined) continue;
    const said = text.data.trim().slice(0, 60);
    found.push(`${described(own)} “${said}” ${Math.round(cut[0])} px over ${described(cut[1])}`);
  }
  return found;
}

import { expect, type Page } from '@playwright/test';

/** Whether what has the focus is such a thing, and can be pressed. */
export const isOn = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => {
    const { activeElement: focused } = document;
    return focused?.matches(wanted) === true && focused.getAttribute('aria-disabled') !== 'true';
  }, selector);

/** A page has no more places to stop at than this. */
const STOPS = 120;

/** Presses Tab until the focus is there. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let stops = 0; stops < STOPS && !(await isOn(page, selector)); stops++) await page.keyboard.press('Tab');
  expect(await isOn(page, selector), `Tab leads to ${selector}`).toBe(true);
}

/** Presses Tab, backwards if that is the way, until the focus is on a button that says this. */
export async function tabToName(page: Page, name: string): Promise<void> {
  await expect(page.locator('button').filter({ hasText: name }).first()).toBeVisible();
  for (let stops = 0; stops < STOPS; stops++) {
    const way = await page.evaluate(wayTo, name);
    if (way === 'here') return;
    await page.keyboard.press(way);
  }
  throw new Error(`Tab does not lead to "${name}"`);
}

/** Runs in the page: the key that leads nearer. */
function wayTo(name: string): 'here' | 'Tab' | 'Shift+Tab' {
  const { activeElement: focused } = document;
  const wanted = [...document.querySelectorAll('button')].filter(
    (button) => button.textContent.includes(name) && button.checkVisibility(),
  );
  if (wanted.some((button) => button === focused)) return 'here';
  const isBehind = wanted.some(
    (button) => focused !== null && (focused.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_PRECEDING) !== 0,
  );
  return isBehind ? 'Shift+Tab' : 'Tab';
}

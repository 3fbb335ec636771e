import { expect, type Page } from '@playwright/test';

/** Whether what has the focus is such a thing, and can be pressed. */
export const isOn = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => {
    const { activeElement: focused } = document;
    return focused?.matches(wanted) === true && focused.getAttribute('aria-disabled') !== 'true';
  }, selector);

/** Presses Tab until the focus is there; a page has no more stops than this. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let stops = 0; stops < 120 && !(await isOn(page, selector)); stops++) await page.keyboard.press('Tab');
  expect(await isOn(page, selector), `Tab leads to ${selector}`).toBe(true);
}

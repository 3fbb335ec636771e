import type { Page } from '@playwright/test';
import { open } from './heist.ts';
import { expect, test } from './visit.ts';

/** Ada is in turn, beside a dark room; Bob, Cleo and Dan follow. */
const HEIST = { name: 'everything-4', from: 122 };

for (const [width, height] of [
  [1440, 900],
  [360, 740],
] as const)
  test(`where a guard may come by never hides what can be done, ${width} pixels wide`, async ({ visit, server }) => {
    const ada = await visit({ width, height });
    await open(server, { Ada: ada }, HEIST);
    await ada.locator('.floor.next button.where-next').click();
    await expect(ada.locator('.floor.next .heats b').first()).toBeVisible();
    await expect.poll(() => covered(ada)).toEqual([]);
  });

/** The words of rooms cut in two, and of lit ones, on which a number of the heat map lies. */
const covered = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const numbers = [...document.querySelectorAll('.heats b')].map((number) => number.getBoundingClientRect());
    const said = document.querySelectorAll<HTMLElement>('.half > span:not(.only-read), .half .tag-risk, .tag, .digit');
    return [...said].flatMap((words) => {
      const { left, right, top, bottom } = words.getBoundingClientRect();
      const lies = numbers.some((n) => n.left < right && n.right > left && n.top < bottom && n.bottom > top);
      return lies ? [words.textContent] : [];
    });
  });

test('whoever waits sees who follows whom', async ({ visit, server }) => {
  const [ada, bob, cleo, dan] = [await visit(), await visit(), await visit({ language: 'de' }), await visit()];
  await open(server, { Ada: ada, Bob: bob, Cleo: cleo, Dan: dan }, HEIST);
  await expect(bob.locator('.turn')).toContainText('then you, then Cleo');
  await expect(cleo.locator('.turn')).toContainText('dann Bob, dann du');
  await expect(bob.locator('.member-card .order')).toHaveText(['now', 'next', '3rd', '4th']);
  await expect(ada.locator('.turn')).toContainText('4 actions left');
  await expect(ada.locator('.member-card .order')).toHaveCount(0);
});

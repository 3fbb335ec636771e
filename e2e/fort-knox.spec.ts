import type { Page } from '@playwright/test';
import { open } from './heist.ts';
import { expect, test } from './visit.ts';

/** Fort Knox for four: a dark room beside whoever is in turn; later both safes of the first floor are found, one of them is worked on. */
const POSITIONS = [40, 114, 140];

for (const [width, height] of [
  [1440, 900],
  [1100, 800],
  [360, 740],
] as const)
  for (const language of ['en', 'de', 'es'] as const)
    test(`rooms of Fort Knox keep to themselves, ${width} pixels wide, in ${language}`, async ({ visit, server }) => {
      const ada = await visit({ width, height, language });
      for (const from of POSITIONS) {
        await open(server, { Ada: ada }, { name: 'everything-2', from });
        await expect(ada.locator('.floor.next .step').first()).toBeVisible();
        await expect.poll(() => astray(ada), `after ${from} moves`).toEqual([]);
      }
    });

test('walls stay walls where the crew chooses its way in, which is pressed twice', async ({ visit, server }) => {
  const ada = await visit({ theme: 'dark' });
  await open(server, { Ada: ada }, { name: 'everything-2', from: 0 });
  const room = (at: string) => ada.locator(`.floors .tile[data-at="${at}"] button`);
  await expect(room('1C4')).toContainText('3 steps from the guard. 2 ways out.');
  await room('1C4').click();
  await expect(room('1C4')).toHaveAttribute('aria-pressed', 'true');
  await expect(ada.locator('.entering')).toContainText('Go in at C4?');
  await room('1D4').click();
  await expect(room('1C4')).toHaveAttribute('aria-pressed', 'false');
  await expect(ada.locator('.log li')).toHaveCount(0);
  await room('1D4').click();
  await expect(ada.locator('.tile.here')).toHaveAttribute('data-at', '1D4');
});

test('an event waits for whoever opens the table in the middle of another’s turn', async ({ visit, server }) => {
  const people = { Ada: await visit(), Bob: await visit(), Cleo: await visit(), Dan: await visit() };
  await open(server, people, { name: 'everything-2', from: 145 });
  await expect(people.Ada.locator('.slip')).toContainText('Buddy System');
});

/** What stands out of its room, what goes on in a second line, and what is cut. */
const astray = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const tell = (part: Element, how: string): void => {
      const at =
        part.closest('[data-at]')?.getAttribute('data-at') ?? part.closest('[data-piece]')?.getAttribute('data-piece');
      found.push(`${at} ${part.getAttribute('class')} “${part.textContent}” ${how}`);
    };
    const shown = (selector: string): readonly HTMLElement[] =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((part) => part.checkVisibility());
    for (const room of shown('.floors .tile')) {
      const around = room.getBoundingClientRect();
      for (const part of room.querySelectorAll('.half, .half *, .tag, .tag *, .chip, .name, .kind')) {
        if (!part.checkVisibility() || part.closest('.only-read') !== null) continue;
        const { left, top, right, bottom } = part.getBoundingClientRect();
        // Signs of a room that is cut in two hang over its upper edge.
        const above = part.closest('.half ~ .chips') === null ? 1 : 6;
        const isOut =
          left < around.left - 1 || right > around.right + 1 || top < around.top - above || bottom > around.bottom + 1;
        if (isOut) tell(part, 'stands out of its room');
      }
      for (const line of room.querySelectorAll('.half, .tag, .tag-risks')) {
        const tops = [...line.children].filter(
          (part) => part.checkVisibility() && !part.matches('.only-read, .tag-risks'),
        );
        const middles = tops.map((part) => {
          const { top, height } = part.getBoundingClientRect();
          return top + height / 2;
        });
        if (Math.max(...middles) - Math.min(...middles) > 6) tell(line, 'wraps');
      }
      for (const name of room.querySelectorAll<HTMLElement>('.name, .half > span:not(.only-read)'))
        if (name.scrollWidth > name.clientWidth + 1) tell(name, 'is cut');
    }
    for (const strip of shown('.safe-strip')) {
      const floor = strip.closest('.floor')!.getBoundingClientRect();
      for (const part of strip.querySelectorAll<HTMLElement>('.slots, .act, .resting'))
        if (part.checkVisibility() && part.getBoundingClientRect().right > floor.right + 1)
          tell(part, 'stands out of its floor');
    }
    return found;
  });

import { doStep, expectStep, lessonsOf } from './lesson.ts';
import { mouse } from './mouse.ts';
import { choose, expectProven, GAMES, playOut, playUntil, seatHere } from './table.ts';
import { expect, havingPages, test } from './visit.ts';

test('a game on this device needs no server and survives being closed', async ({ visit, server }) => {
  const first = await visit({ keepsPages: true });
  await first.goto('/');
  await havingPages(first);
  await server.kill();

  await first.reload();
  await expect(first.getByRole('alert')).toContainText('No connection. Games on this device still work.');
  await choose(first, 'beutezug', 'device');
  // Bots take their time on a device, so there is one only.
  await seatHere(first, 'Ada', 'Bob', 'Cleo');
  await first.getByRole('button', { name: 'Start the game' }).click();
  const lines = (page = first) => page.locator('.log li');
  await playUntil(first, async () => (await lines().count()) > 8, mouse.beutezug);

  const reached = await lines().count();
  await first.reload();
  await expect.poll(() => lines().count()).toBeGreaterThanOrEqual(reached);
  await playUntil(first, async () => (await lines().count()) > reached + 4, mouse.beutezug);

  const second = await first.context().newPage();
  await first.close();
  await second.goto('/');
  await second.getByRole('region', { name: 'Your tables' }).getByRole('link').first().click();
  await expect(second.locator('.table-page.beutezug main')).toBeVisible();
  await expect.poll(() => lines(second).count()).toBeGreaterThan(reached);
  await playOut(second, mouse.beutezug);
  await expectProven(second);
  await server.start();
});

test('a lesson of each game starts cold, without a server', async ({ visit, server }) => {
  const first = await visit({ keepsPages: true });
  await first.goto('/');
  await havingPages(first);
  await server.kill();
  const page = await first.context().newPage();
  await first.close();
  for (const game of GAMES) {
    const [taught] = await lessonsOf(game);
    const played = { page, taught: taught!, language: 'en' } as const;
    await page.goto(`/learn/${game}`);
    await expectStep(played, 0);
    await doStep(played, taught!.lesson.steps[0]!, 'mouse');
    await expectStep(played, 1);
  }
  await server.start();
});

import { playNow } from './table.ts';
import { expect, expectTold, test } from './visit.ts';

const [TOO_MANY, BUSY] = [4002, 4005];
/** Longer than anybody is told to wait. */
const A_MINUTE = 60_000;

test('whoever is sent away is told why on every page, tries less and less often, and may try at once', async ({
  visit,
}) => {
  const page = await visit();
  let code: number | undefined = TOO_MANY;
  let lines = 0;
  await page.routeWebSocket(/\/socket/, (socket) => {
    lines += 1;
    if (code === undefined) socket.connectToServer();
    else void socket.close({ code });
  });
  // The page's time stands still but for what is given to it, so that nothing is over before it is looked at.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + A_MINUTE);
  const said = page.getByRole('alert');
  const hear = (words: RegExp): Promise<void> =>
    expect
      .poll(async () => {
        await page.clock.runFor(100);
        return (await said.allTextContents()).join();
      })
      .toMatch(words);
  await page.goto('/');
  await hear(/Too many windows are open.*Games on this device still work\. .*Next try in [345] s\./);
  expect(lines).toBe(1);
  await page.clock.runFor(A_MINUTE);
  expect(lines).toBeLessThan(8);

  code = BUSY;
  await page.goto('/new/beutezug');
  await hear(/The server is busy right now\./);

  code = undefined;
  await page.clock.resume();
  await page.getByRole('button', { name: 'Try now' }).click();
  await expect(page).toHaveURL(/\/t\//);
  await expect(said).toHaveCount(0);
});

test('a move that comes at a busy moment is made a little later, and that is said', async ({ visit }) => {
  const page = await visit();
  let refusals = 0;
  await page.routeWebSocket(/\/socket/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => {
      const command = JSON.parse(String(text)) as { readonly id: string; readonly do: string };
      if (command.do !== 'move' || refusals === 1) return server.send(text);
      refusals += 1;
      socket.send(JSON.stringify({ re: command.id, refused: 'busy', after: 1500 }));
    });
  });
  await playNow(page, 'beutezug');
  const card = page.locator('.beutezug button.loot-card').first();
  const lines = await page.locator('.log li').count();
  await card.click();
  await page.locator('.beutezug .choice.main').click();
  await expectTold(page, 'It’s busy here.');
  await expect.poll(() => page.locator('.log li').count()).toBeGreaterThan(lines);
  await expect(page.locator('.band.again')).toHaveCount(0);
});

import type { Locator, Page } from '@playwright/test';
import { pieceFor } from './burgle-bros.ts';
import { type Act, open } from './heist.ts';
import { mouse } from './mouse.ts';
import type { TestServer } from './server.ts';
import { isMyTurn, playUntil } from './table.ts';
import { expect, setting, test, type Visit } from './visit.ts';

/** In milliseconds of the page's own clock: enough to say what is known, and shorter than any scene; longer than any. */
const MOMENT = 150;
const SCENE = 6000;
/** Longer than asking the page what time it is can take. */
const A_MINUTE = 60_000;

interface Play {
  /** A written game, in which Ada's next move makes it Bob's turn. */
  readonly heist: { readonly name: string; readonly from: number };
  act(page: Page, next: Act): Promise<void>;
  /** What is seen meanwhile. */
  readonly shown: string;
  /** What Bob can do when it is his turn. */
  readonly offers: string;
}

const PLAYS = {
  beutezug: {
    heist: { name: 'villa', from: 2 },
    act: (page) => page.locator('.choices .choice.main').click(),
    shown: '.throw.tumbles',
    offers: 'button.choice.main',
  },
  'art-robbery': {
    heist: { name: 'gallery', from: 2 },
    act: (page) =>
      playUntil(
        page,
        async () => !(await isMyTurn(page)),
        () => mouse['art-robbery'](page),
      ),
    shown: '.played-card, [data-piece^="discard:"]',
    offers: '.hand:not(.resting) .card',
  },
  'burgle-bros': {
    heist: { name: 'office-won', from: 10 },
    act: (page, next) => pieceFor(page, next).click(),
    shown: '.floor[data-walking]',
    offers: '.turn .end',
  },
} as const satisfies Readonly<Record<string, Play>>;

/** Ada has moved, and Bob sees it: his clock stands still, so that nothing but a press, or the test, goes on. */
async function watch(
  { visit, server }: { readonly visit: Visit; readonly server: TestServer },
  { heist, act, shown }: Play,
  changes: Readonly<Record<string, unknown>> = {},
): Promise<Page> {
  const [ada, bob] = [await visit(), await visit()];
  await bob.clock.install();
  await bob.goto('/about');
  await setting(bob, { speed: 'normal', ...changes });
  const [next] = await open(server, { Ada: ada, Bob: bob }, heist);
  await bob.clock.pauseAt((await bob.evaluate(() => Date.now())) + A_MINUTE);
  await act(ada, next!);
  await expect(bob.locator(shown).first()).toBeVisible();
  return bob;
}

const flag = (page: Page): Locator => page.locator('.table .flag').first();

/** Neither flag nor title nor anything that can be done says that it is the reader's turn. */
async function expectNoCall(page: Page, { offers }: Play): Promise<void> {
  await page.clock.runFor(MOMENT);
  await expect(flag(page)).toHaveText('Ada’s turn');
  expect(await page.title()).not.toMatch(/^Your turn/);
  await expect(page.locator(offers)).toHaveCount(0);
}

async function expectCall(page: Page, { offers }: Play): Promise<void> {
  await page.clock.runFor(MOMENT);
  await expect(flag(page)).toHaveText('Your turn');
  await expect(page).toHaveTitle(/^Your turn/);
  await expect(page.locator(offers).first()).toBeVisible();
}

for (const [game, play] of Object.entries(PLAYS)) {
  test(`in ${game} nothing says that it is your turn before what led there has been shown`, async ({
    visit,
    server,
  }) => {
    const bob = await watch({ visit, server }, play);
    const lines = bob.locator('.log li');
    const before = await lines.count();
    await expectNoCall(bob, play);
    await expect(lines).toHaveCount(before);
    await bob.clock.runFor(SCENE);
    await expectCall(bob, play);
    await expect(lines).toHaveCount(before + 1);
  });

  test(`in ${game} a tap ends a scene at once, and makes no move`, async ({ visit, server }) => {
    const bob = await watch({ visit, server }, play);
    await expectNoCall(bob, play);
    await bob.locator('.table').click({ position: { x: 300, y: 300 } });
    await expectCall(bob, play);
    await expect(bob.locator('.toast.no')).toHaveCount(0);
  });
}

test('without motion dice are read like everything else, before it is your turn', async ({ visit, server }) => {
  const play = { ...PLAYS.beutezug, shown: '.throw:is(.fits, .short)' };
  const bob = await watch({ visit, server }, play, { lessMotion: true });
  await expect(bob.locator('.throw.tumbles')).toHaveCount(0);
  await expectNoCall(bob, play);
  await bob.clock.runFor(SCENE);
  await expectCall(bob, play);
});

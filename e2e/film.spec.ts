import type { Page } from '@playwright/test';
import { pieceFor } from './burgle-bros.ts';
import { open } from './heist.ts';
import type { TestServer } from './server.ts';
import { expect, setting, test, type Visit } from './visit.ts';

/** In milliseconds of the page's own clock: longer than any of these scenes, and too short for its line to be taken for dead. */
const SCENE = 25_000;
/** Longer than asking the page what time it is can take. */
const A_MINUTE = 60_000;

/** How scenes are watched. */
const SPEEDS = {
  'at speed 1': { speed: 'normal' },
  'at speed 2': { speed: 'quick' },
  'without motion': { speed: 'normal', lessMotion: true },
} as const;

/** What is seen at one moment: which picture it is, where the first guard is drawn, how many digits are ticked and lines told. */
interface Seen {
  readonly shot: string;
  readonly guard: string;
  readonly ticks: number;
  readonly lines: number;
}

/** From now on writes down whatever changes at the board. */
const record = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const table = document.querySelector<HTMLElement>('.table')!;
    const seen: Seen[] = [];
    const look = (): Seen => {
      const guard = table.querySelector<HTMLElement>('[data-piece="guard 1"]')?.style;
      return {
        shot: table.dataset.shot ?? 'told',
        guard: `${'ABCDE'[Number(guard?.getPropertyValue('--c'))]}${Number(guard?.getPropertyValue('--r')) + 1}`,
        ticks: table.querySelectorAll('.digit .tick').length,
        lines: table.querySelectorAll('.log li').length,
      };
    };
    const note = (): void => {
      const now = look();
      if (JSON.stringify(seen.at(-1)) !== JSON.stringify(now)) seen.push(now);
    };
    note();
    new MutationObserver(note).observe(table, { subtree: true, childList: true, attributes: true });
    Object.assign(window, { seen });
  });

const recorded = (page: Page): Promise<readonly Seen[]> =>
  page.evaluate(() => (window as unknown as { readonly seen: readonly Seen[] }).seen);

for (const [how, changes] of Object.entries(SPEEDS)) {
  /** Ada makes the next move, and Bob watches all of it while his clock is led by the hand. */
  const film = async (
    { visit, server }: { readonly visit: Visit; readonly server: TestServer },
    heist: { readonly name: string; readonly from: number },
  ): Promise<readonly Seen[]> => {
    const [ada, bob] = [await visit(), await visit()];
    await bob.clock.install();
    await bob.goto('/about');
    await setting(bob, { hold: true, ...changes });
    const [next] = await open(server, { Ada: ada, Bob: bob }, heist);
    await bob.clock.pauseAt((await bob.evaluate(() => Date.now())) + A_MINUTE);
    await record(bob);
    await pieceFor(ada, next!).click();
    await expect(bob.locator('.table[data-shot]')).toBeVisible();
    await bob.clock.runFor(SCENE);
    await expect(bob.locator('.table[data-shot]')).toHaveCount(0);
    return recorded(bob);
  };

  test(`${how} a guard of six steps is seen on every one of them, and his card before he turns`, async ({
    visit,
    server,
  }) => {
    const seen = await film({ visit, server }, { name: 'bank-orders', from: 174 });
    const walked = seen.filter(({ shot }) => shot === 'step' || shot === 'card');
    const ways = walked.map(({ shot, guard }) => `${shot} ${guard}`);
    expect([...new Set(ways)]).toEqual([
      ...['step D4', 'card D4', 'step C4', 'step C3', 'step B3', 'step B2', 'step A2'],
    ]);
    // Nothing is told before he has arrived.
    expect(new Set(walked.map(({ lines }) => lines)).size).toBe(1);
    expect(seen.at(-1)!.guard).toBe('A2');
    expect(seen.at(-1)!.lines).toBeGreaterThan(seen[0]!.lines);
  });

  test(`${how} dice lie still before their result is told`, async ({ visit, server }) => {
    const seen = await film({ visit, server }, { name: 'office-lost', from: 86 });
    const shots = [...new Set(seen.map(({ shot }) => shot))].filter((shot) => shot !== 'told');
    expect(shots.slice(0, 3)).toEqual(['dice', 'result', 'ticks']);
    const before = seen[0]!;
    for (const { shot, ticks, lines } of seen) {
      if (shot === 'dice' || shot === 'result') expect([ticks, lines]).toEqual([before.ticks, before.lines]);
      if (shot === 'ticks') expect(ticks).toBeGreaterThan(before.ticks);
    }
    expect(seen.at(-1)!.lines).toBeGreaterThan(before.lines);
  });
}

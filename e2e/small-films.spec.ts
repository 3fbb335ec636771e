import type { Page } from '@playwright/test';
import { openBefore } from './heist.ts';
import type { TestServer } from './server.ts';
import { fromMenu } from './table.ts';
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

/** What is seen at one moment: which picture it is, who is drawn in which order with how much, and what has been told. */
interface Seen {
  readonly shot: string;
  readonly ranks: readonly string[];
  readonly sums: readonly string[];
  readonly told: string;
}

/** From now on writes down whatever changes at the board. */
const record = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: Seen[] = [];
    const texts = (selector: string): string[] =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((piece) => piece.checkVisibility({ visibilityProperty: true }))
        .map(({ innerText }) => innerText.trim());
    const note = (): void => {
      const now: Seen = {
        shot: document.querySelector<HTMLElement>('.table')?.dataset.shot ?? 'told',
        ranks: texts('.thief h3'),
        sums: texts('.thief .sum'),
        told: texts('.latest').join(),
      };
      if (JSON.stringify(seen.at(-1)) !== JSON.stringify(now)) seen.push(now);
    };
    note();
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true });
    Object.assign(window, { seen });
  });

for (const [how, changes] of Object.entries(SPEEDS)) {
  /** One of two makes the move that brings this about, and the other watches all of it while their clock is led by the hand. */
  const film = async (
    { visit, server }: { readonly visit: Visit; readonly server: TestServer },
    game: 'art-robbery' | 'beutezug',
    type: string,
  ): Promise<readonly Seen[]> => {
    const people = { Ada: await visit(), Bob: await visit() };
    for (const page of Object.values(people)) {
      await page.clock.install();
      await page.goto('/about');
      await setting(page, { hold: true, ...changes });
    }
    const { seat, sentence } = await openBefore(server, people, game, type);
    const [acting, watching] = seat === 0 ? [people.Ada, people.Bob] : [people.Bob, people.Ada];
    await fromMenu(acting, 'Text view');
    await watching.clock.pauseAt((await watching.evaluate(() => Date.now())) + A_MINUTE);
    await record(watching);
    await acting
      .getByRole('region', { name: 'What you can do' })
      .getByRole('button', { name: sentence, exact: true })
      .click();
    await expect(watching.locator('.table[data-shot]')).toBeVisible();
    await watching.clock.runFor(SCENE);
    await expect(watching.locator('.table[data-shot]')).toHaveCount(0);
    return watching.evaluate(() => (window as unknown as { readonly seen: readonly Seen[] }).seen);
  };
  /** The pictures in their order, each once for as long as it stays. */
  const shots = (seen: readonly Seen[]): readonly string[] =>
    seen.map(({ shot }) => shot).filter((shot, i, all) => shot !== all[i - 1] && shot !== 'told');

  test(`${how} a round of Beutezug ends with points, and then with chips in their new order`, async ({
    visit,
    server,
  }) => {
    const seen = await film({ visit, server }, 'beutezug', 'ordered');
    expect(shots(seen).filter((shot) => shot === 'points' || shot === 'order')).toEqual(['points', 'order']);
    // Nothing is told before all has been shown.
    const [before] = seen;
    for (const { shot, told } of seen) if (shot !== 'told') expect(told).toBe(before!.told);
    const drawn = (shot: string): Seen => seen.findLast((each) => each.shot === shot)!;
    expect(drawn('points').ranks).toEqual(before!.ranks);
    expect(drawn('order').ranks).toEqual(seen.at(-1)!.ranks);
    expect(drawn('points').sums.toSorted()).toEqual(seen.at(-1)!.sums.toSorted());
  });

  test(`${how} the final count of Beutezug goes from one to the next, and then it is said who wins`, async ({
    visit,
    server,
  }) => {
    const seen = await film({ visit, server }, 'beutezug', 'won');
    expect(shots(seen).slice(-2)).toEqual(['count', 'winner']);
    const counts = seen.filter(({ shot }) => shot === 'count').map(({ sums }) => sums.length);
    expect([...new Set(counts)]).toEqual([1, 2]);
  });

  test(`${how} a raid of Art Robbery ends seat by seat, and last it is said who starts`, async ({ visit, server }) => {
    const seen = await film({ visit, server }, 'art-robbery', 'raidBegan');
    const pictures = shots(seen);
    const at = pictures.indexOf('empty');
    expect(pictures.slice(at, at + 3)).toEqual(['empty', 'sheet', 'secured']);
    expect(pictures.at(-1)).toBe('starts');
    for (const { shot, told } of seen) if (shot !== 'told') expect(told).toBe(seen[0]!.told);
  });

  test(`${how} a theft of Art Robbery: the card is played before anything is taken`, async ({ visit, server }) => {
    const seen = await film({ visit, server }, 'art-robbery', 'stole');
    expect(shots(seen).slice(0, 2)).toEqual(['card', 'steal']);
  });
}

import type { Page } from '@playwright/test';
import type { TaughtLesson } from '#table/lesson.ts';
import { inspect } from './inspection.ts';
import { box, doStep, expectStep as expectStepOf, lessonsOf } from './lesson.ts';
import { GAMES, meet, seatBots, TITLES } from './table.ts';
import { expect, LANGUAGES, test } from './visit.ts';

const press = (page: Page, name: string) => box(page).getByRole('button', { name, exact: true });

/** The step is on show, and can be done. */
const expectStep = (page: Page, lesson: TaughtLesson, at: number): Promise<void> =>
  expectStepOf({ page, taught: lesson, language: 'en' }, at);

for (const game of GAMES)
  test(`two clicks from home to the first move of a lesson of ${TITLES[game]}`, async ({ visit }) => {
    const page = await visit();
    const [taught] = await lessonsOf(game);
    const played = { page, taught: taught!, language: 'en' } as const;
    await page.goto('/');
    await page.getByRole('link', { name: `Learn ${TITLES[game]} by playing` }).click();
    await expectStep(page, taught!, 0);
    await expect(page.locator('.lesson-hand, .lesson-ring')).toHaveCount(1);
    await doStep(played, taught!.lesson.steps[0]!, 'mouse');
    await expectStep(page, taught!, 1);
  });

test('something else happens and is taken back; what is not allowed says why', async ({ visit }) => {
  const page = await visit();
  const [lesson] = await lessonsOf('art-robbery');
  await page.goto('/learn/art-robbery');
  await expectStep(page, lesson!, 0);
  await page.locator('[data-piece="hand:3#0"]').click();
  await expect(box(page).getByRole('heading')).toHaveText('Only a 3');
  await expect(page.locator('.seat.mine .token')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expectStep(page, lesson!, 0);
  await expect(page.locator('.seat.mine .token')).toHaveCount(0);
  // Legal, but not now.
  await page.locator('[data-piece="hand:1#0"]').click();
  await expect(box(page).getByRole('heading')).toHaveText('Later');
  await expect(page.locator('.seat.mine .token')).toHaveCount(0);
  // Not legal: there is no dog in the hand.
  await page.locator('[data-piece="dog"]').click();
  await expect(box(page).getByRole('heading')).toHaveText('Not allowed');
  await expect(box(page)).toContainText('You do not have that card in your hand.');
  await press(page, 'Show me').click();
  await expectStep(page, lesson!, 1);
  await press(page, 'Back').click();
  await expectStep(page, lesson!, 0);
});

test('whoever has walked into the alarm may play on', async ({ visit }) => {
  const page = await visit();
  const [lesson] = await lessonsOf('burgle-bros');
  await page.goto('/learn/burgle-bros');
  await expectStep(page, lesson!, 0);
  // What else is pressed leaves what is asked for in reach.
  await page.locator('[data-piece="watch 1"] button').first().click();
  await page.locator('[data-piece="do go 1C3"]').click();
  await expect(box(page).getByRole('heading')).toHaveText('That was loud');
  await press(page, 'Play on').click();
  await expectStep(page, lesson!, 1);
  await expect(page.locator('[data-piece="room 1C3"].alarmed')).toBeVisible();
  await press(page, 'Go on').click();
  await expectStep(page, lesson!, 2);
});

test('a legal move that comes too early says what would come of it', async ({ visit }) => {
  const page = await visit();
  await page.goto('/learn/burgle-bros/guards#meet');
  await page.locator('[data-piece="room 1B3"] button').first().click();
  await expect(box(page).getByRole('heading')).toHaveText('Later');
  await expect(box(page).locator('.say')).toContainText('Locked: it opens 93.3% of the time.');
});

test('every rule that a lesson teaches leads there, in the rules and at the table, with its example', async ({
  visit,
}) => {
  const page = await visit();
  await page.goto('/rules/burgle-bros');
  const taught = await lessonsOf('burgle-bros');
  const rules = new Set(
    taught.flatMap(({ lesson }) => lesson.steps.flatMap(({ teaches = {} }) => Object.keys(teaches))),
  );
  await expect(page.locator('.entry .rule-lesson')).toHaveCount(rules.size);
  await page.goto('/learn/beutezug/quicker#together');
  await page.locator('[data-piece="token-1"]').locator('visible=true').first().click({ button: 'right', force: true });
  await page.locator('.piece-note.what-is').getByRole('button', { name: 'Rule R3' }).click();
  await expect(page.locator('.one-rule .rule-lesson')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto('/learn/art-robbery/dog');
  await page.locator('[data-piece="dog"]').locator('visible=true').first().click({ button: 'right', force: true });
  await page.locator('.piece-note.what-is').getByRole('button', { name: 'Rule R8' }).click();
  await expect(page.locator('.one-rule .example .picture')).toBeVisible();
});

test('what is this? in a lesson: by the other mouse button, by a key, gone with Escape and with the step', async ({
  visit,
}) => {
  const page = await visit();
  const [lesson] = await lessonsOf('burgle-bros');
  const slip = page.locator('.piece-note.what-is');
  await page.goto('/learn/burgle-bros');
  await expectStep(page, lesson!, 0);
  await page.locator('[data-piece="guard 1"]').locator('visible=true').first().click({ button: 'right', force: true });
  await expect(slip.getByRole('heading', { name: 'Guard 1' })).toBeVisible();
  await expectStep(page, lesson!, 0);
  await page.keyboard.press('Escape');
  await expect(slip).toHaveCount(0);
  await page.locator('[data-piece="do peek 1C3"]').focus();
  await page.keyboard.press('i');
  await expect(slip.getByRole('heading', { name: /^C3/ })).toBeVisible();
  await press(page, 'Show me').click();
  await expectStep(page, lesson!, 1);
  await expect(slip).toHaveCount(0);
});

test('a press that puts away what a piece is does not go on as well', async ({ visit }) => {
  const page = await visit();
  const [lesson] = await lessonsOf('burgle-bros');
  const slip = page.locator('.piece-note.what-is');
  const at = lesson!.lesson.steps.findIndex(({ moves }) => moves === undefined);
  await page.goto(`/learn/burgle-bros/${lesson!.lesson.id}#${lesson!.lesson.steps[at]!.id}`);
  await expectStep(page, lesson!, at);
  await page.locator('[data-piece="guard 1"]').locator('visible=true').first().click({ button: 'right', force: true });
  await expect(slip).toBeVisible();
  await page.locator('h1').dispatchEvent('pointerdown');
  await page.locator('h1').dispatchEvent('click');
  await expect(slip).toHaveCount(0);
  await expectStep(page, lesson!, at);
  await page.locator('h1').dispatchEvent('pointerdown');
  await page.locator('h1').dispatchEvent('click');
  await expectStep(page, lesson!, at + 1);
});

test('whoever invites can read two minutes and learn meanwhile', async ({ visit }) => {
  const page = await visit();
  await page.goto('/new/beutezug');
  await page.waitForURL(/\/t\//);
  await expect(page.getByRole('link', { name: 'Two-minute rules' })).toHaveAttribute('href', '/two-minutes/beutezug');
  await page.getByRole('link', { name: 'Learn by playing' }).click();
  await expect(box(page)).toContainText('First night');
  await page.goto('/learn');
  await page.getByRole('link', { name: 'Beutezug in two minutes' }).click();
  await page.waitForURL(/\/two-minutes\/beutezug$/);
});

test('whoever learns from the waiting room is told that the game begins, and leaves the lesson for the table', async ({
  visit,
}) => {
  const [anna, bert] = [await visit(), await visit({ language: 'de' })];
  await meet(anna, bert, 'beutezug');
  await bert.getByRole('link', { name: 'Spielend lernen' }).click();
  await expect(box(bert)).toContainText('Erste Nacht');
  await expect(bert.locator('.leave')).toHaveAttribute('href', new URL(anna.url()).pathname);
  await bert.reload();
  await expect(bert.locator('.leave')).toHaveAttribute('href', new URL(anna.url()).pathname);
  await seatBots(anna);
  await anna.getByRole('button', { name: 'Start the game' }).click();
  await expect(anna.locator('.table-page main')).toBeVisible();
  const news = bert.locator('.toasts');
  await expect(news).toContainText(/^Es geht los: Beutezug/);
  await bert.goto('/two-minutes/beutezug');
  await expect(news).toContainText(/^Es geht los: Beutezug/);
  await news.getByRole('button', { name: 'Zum Tisch' }).click();
  await expect(bert.locator('.table-page.beutezug main')).toBeVisible();
  await expect(news).not.toContainText('Es geht los');
});

test('whoever jumps to the end of a lesson has not done it', async ({ visit }) => {
  const page = await visit();
  const taught = (await lessonsOf('art-robbery')).find(({ lesson }) => lesson.id === 'alibis')!;
  await page.goto('/learn/art-robbery/alibis');
  await expectStep(page, taught, 0);
  await box(page).locator('.stations button').last().click();
  await expectStep(page, taught, taught.lesson.steps.length - 1);
  await page.goto('/learn');
  await expect(page.getByRole('link', { name: taught.words.en.title })).toBeVisible();
  await expect(page.locator('[data-game="art-robbery"] .ok')).toHaveCount(0);
});

test('how far one is stays: after a reload, in a jump, offline', async ({ visit }) => {
  const page = await visit();
  const [lesson] = await lessonsOf('beutezug');
  await page.goto('/learn/beutezug');
  await expectStep(page, lesson!, 0);
  await press(page, 'Show me').click();
  await expectStep(page, lesson!, 1);
  await page.reload();
  await expectStep(page, lesson!, 1);
  await page.context().setOffline(true);
  await press(page, 'Win').click();
  await expectStep(page, lesson!, 12);
  await page.context().setOffline(false);
  await page.goto('/learn');
  await expect(page.locator('[data-game="beutezug"] .first')).toContainText('13 of 16');
});

test('the first Play now offers to learn, once', async ({ visit }) => {
  const page = await visit({ isNew: true });
  const playNow = page.getByRole('button', { name: 'Play now: Art Robbery' });
  await page.goto('/');
  await playNow.click();
  const slip = page.getByRole('region', { name: 'First time?' });
  await expect(slip).toContainText('5 minutes');
  await slip.getByRole('button', { name: 'Just play' }).click();
  await page.waitForURL(/\/t\//);
  await page.goto('/');
  await playNow.click();
  await page.waitForURL(/\/t\//);
});

for (const presses of ['while the offer is on its way', 'twice at once'])
  test(`Play now pressed ${presses} starts no game`, async ({ visit }) => {
    const page = await visit({ isNew: true });
    const playNow = page.getByRole('button', { name: 'Play now: Art Robbery' });
    let letCome = (): void => {};
    const may = new Promise<void>((resolve) => {
      letCome = resolve;
    });
    if (presses === 'twice at once') letCome();
    await page.goto('/');
    await expect(playNow).toBeVisible();
    await page.route('**/assets/*.js', async (route) => {
      await may;
      await route.fallback();
    });
    await (presses === 'twice at once' ? playNow.dblclick() : playNow.click());
    if (presses !== 'twice at once') await playNow.click();
    letCome();
    await expect(page.getByRole('region', { name: 'First time?' })).toBeVisible();
    await expect(page).toHaveURL('/');
    await page.getByRole('button', { name: 'Just play' }).click();
    await page.waitForURL(/\/t\//);
  });

test('where the offer to learn cannot be had the game starts, and the offer stays', async ({ visit }) => {
  const page = await visit({ isNew: true, breaks: true });
  const playNow = page.getByRole('button', { name: 'Play now: Art Robbery' });
  await page.goto('/');
  await expect(playNow).toBeVisible();
  await page.route('**/assets/*.js', (route) => route.abort());
  await playNow.click();
  await expect(playNow).toHaveAttribute('aria-busy', 'true');
  await page.unroute('**/assets/*.js');
  await page.waitForURL(/\/t\//);
  await page.goto('/');
  await playNow.click();
  await expect(page.getByRole('region', { name: 'First time?' })).toBeVisible();
});

test('a rule leads to the step that teaches it', async ({ visit }) => {
  const page = await visit();
  const [lesson] = await lessonsOf('art-robbery');
  await page.goto('/rules/art-robbery#R14');
  await page.locator('#R14').getByRole('link', { name: 'Try it: First raid' }).click();
  await expectStep(
    page,
    lesson!,
    lesson!.lesson.steps.findIndex(({ id }) => id === 'last'),
  );
});

test('all lessons, and a step of each game, in every language and size', async ({ visit }) => {
  const page = await visit();
  await page.goto('/');
  const titles = { en: /^Learn — /, de: /^Lernen — /, es: /^Aprender — / };
  await inspect(page, { path: '/learn', titles, complete: '.ticket' });
  for (const game of GAMES) {
    const [lesson] = await lessonsOf(game);
    const named = Object.fromEntries(
      LANGUAGES.map((language) => [language, new RegExp(`^${lesson!.words[language].title}: `)]),
    ) as Record<(typeof LANGUAGES)[number], RegExp>;
    await inspect(page, { path: `/learn/${game}`, titles: named, complete: '.lesson-box' });
  }
});

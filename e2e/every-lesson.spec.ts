import { expectAccessible } from './inspection.ts';
import { box, doStep, expectStep, hasWrong, lead, legalIn, lessonsOf, pressOthers, sayOthers, WAYS } from './lesson.ts';
import { GAMES } from './table.ts';
import { expect, LANGUAGES, test } from './visit.ts';

/** By night every lesson in every way and language; by day every lesson once, and each way in each language. */
const isWhole = process.env.HIDEOUT_LESSONS === 'whole';
const lessons = (
  await Promise.all(GAMES.map(async (game) => (await lessonsOf(game)).map((taught) => ({ game, taught }))))
).flat();
/** Steps where what else is legal cannot be pressed: to give up, or what is on the floor that is not shown. */
const OUT_OF_SIGHT: readonly string[] = ['first-job pass', 'first-job up', 'floors climb', 'floors duct'];
const everyWay = LANGUAGES.flatMap((language) => WAYS.map((way) => ({ language, way })));

for (const [i, { game, taught }] of lessons.entries())
  for (const { language, way } of isWhole ? everyWay : [everyWay[i % everyWay.length]!])
    test(`${game}, ${taught.lesson.id}, to its end: ${way}, ${language}`, async ({ visit }) => {
      const page = await visit({ language });
      const played = { page, taught, language };
      const { steps } = taught.lesson;
      const legal = await legalIn(game, taught.lesson);
      await page.goto(`/learn/${game}/${taught.lesson.id}`);
      await expectStep(played, 0);
      if (way === 'words') await page.keyboard.press('t');
      for (const [at, step] of steps.entries()) {
        await expectStep(played, at);
        await expectAccessible(page, `${step.id}, ${way}`, isWhole ? {} : { without: 'color-contrast' });
        if (at === steps.length - 1) break;
        if (step.moves !== undefined && way === 'words') await sayOthers(played, at, legal[at]!);
        if (step.moves !== undefined && way !== 'words') {
          const answered = await pressOthers(played, at, way, legal[at]!);
          // Where the board asks which of its answers it is, nothing else can be done.
          if ((await page.locator('.decision.asks').count()) === 0)
            expect(answered.illegal, `${step.id}: something illegal`).toBe(true);
          // Everything in sight has been pressed by then.
          const isInSight = hasWrong(step, legal[at]!) && !OUT_OF_SIGHT.includes(`${taught.lesson.id} ${step.id}`);
          expect(answered.legal, `${step.id}: something legal`).toBe(isInSight);
        }
        await doStep(played, step, way, legal[at]!);
      }
      await expect(box(page).getByRole('button').last()).toBeVisible();
    });

for (const { width, height } of [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
])
  for (const [i, { game, taught }] of lessons.entries())
    for (const language of isWhole ? LANGUAGES : i % 4 === 0 ? (['de'] as const) : [])
      test(`${game}, ${taught.lesson.id}, ${width} wide, ${language}: nothing lies on what is spoken of`, async ({
        visit,
      }) => {
        const page = await visit({ language, width, height });
        const played = { page, taught, language };
        await page.goto(`/learn/${game}/${taught.lesson.id}`);
        const heights = new Set<number>();
        for (const [at, step] of taught.lesson.steps.entries()) {
          await expectStep(played, at);
          heights.add(await box(page).evaluate((each) => Math.round(each.getBoundingClientRect().height)));
          const piece = page.locator(`[data-piece="${step.piece}"]`).locator('visible=true').first();
          // What is to be pressed is there to be pressed.
          if (step.moves !== undefined) await expect(piece, `${step.id}: ${step.piece}`).toBeVisible();
          if (step.piece !== undefined && (await piece.count()) > 0)
            await expect.poll(() => piece.evaluate(isUnderTheBox), `${step.id}: ${step.piece}`).toBe(false);
          // All of the table is there without scrolling; on a phone but for Art Robbery, whose cards move up when they are spoken of.
          if (width === 1440 || game !== 'art-robbery')
            await expect.poll(() => page.evaluate(excess), `${step.id}: room for all of it`).toBe(0);
          if (at < taught.lesson.steps.length - 1) await lead(played, step);
        }
        // On a phone it is as high as its step needs, so that the board has the rest; beside Art Robbery's ranking it has what that leaves.
        if (width === 1440 && game !== 'art-robbery') expect([...heights], 'the box keeps its size').toHaveLength(1);
      });

/** Runs in the page: whether the box lies on the middle of a piece. */
function isUnderTheBox(piece: Element): boolean {
  const { left, top, width, height } = piece.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.lesson-box') != null;
}

/** Runs in the page: how much of it lies below the lower edge. */
const excess = (): number => document.documentElement.scrollHeight - innerHeight;

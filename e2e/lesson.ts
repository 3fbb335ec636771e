import type { Page } from '@playwright/test';
import { catalogue, faces } from '#games/index.ts';
import type { AnyGame } from '#table/game.ts';
import { type Bookmark, type Course, type Lesson, prospectAt, type Step, type TaughtLesson } from '#table/lesson.ts';
import { isOn, tabTo } from './keyboard.ts';
import type { GameId } from './table.ts';
import { expect, type Language } from './visit.ts';

/** A lesson as it is played in a browser, in one language. */
export interface Played {
  readonly page: Page;
  readonly taught: TaughtLesson;
  readonly language: Language;
}

/** How the moves of a lesson are made. */
export const WAYS = ['mouse', 'keyboard', 'words'] as const;
export type Way = (typeof WAYS)[number];

export const lessonsOf = async (game: GameId): Promise<readonly TaughtLesson[]> =>
  (await faces[game]!.lessons!()).lessons;

export const box = (page: Page) => page.locator('.lesson-box');
const title = (page: Page) => box(page).getByRole('heading');
/** The button that leads on, or takes back. */
const main = (page: Page) => box(page).locator('.foot .main');

const wordsOf = ({ taught, language }: Played, { id }: Step) => taught.words[language].steps[id]!;

/** The step is on show, and can be done. */
export async function expectStep(played: Played, at: number): Promise<void> {
  const { page, taught } = played;
  const { steps } = taught.lesson;
  await expect(title(page)).toHaveText(wordsOf(played, steps[at]!).title);
  await expect(box(page).locator('.head span').first()).toHaveText(new RegExp(`^${at + 1}\\D+${steps.length}$`));
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Where the hand points, as far as it can be pressed. */
const pressed = (name: string): string => `[data-piece="${name}"] button, button[data-piece="${name}"]`;

/** What is pressed for a step's first move, one thing after the other. */
function pressesFor({ piece, moves = [] }: Step): readonly string[] {
  if (moves.length > 1) return ['.question .answer'];
  // Whatever could be used on several things is aimed.
  const token = /^thief (\w+)$/.exec(moves[0]!)?.[1];
  const room = /^(?:x-ray|use donuts|slip) (\w+)$/.exec(moves[0]!)?.[1];
  return [
    pressed(piece!),
    ...(token === undefined ? [] : [`[data-piece^="token:"][data-piece$="${token}"]`]),
    ...(room === undefined ? [] : [pressed(`room ${room}`)]),
  ];
}

/** What a table in words offers of what is legal: what is right, and what one learns from. */
const offeredOf = ({ moves = [], others = {} }: Step, legal: readonly string[]): readonly string[] =>
  legal.filter((name) => moves.includes(name) || name in others);

const spoken = (page: Page) => page.locator('.twin .moves button');

/** Does what a step asks for, in one of the ways. */
export async function doStep({ page }: Played, step: Step, way: Way, legal: readonly string[] = []): Promise<void> {
  if (step.moves === undefined) {
    if (way === 'keyboard') await tabTo(page, '.lesson-box .foot .main');
    await (way === 'keyboard' ? page.keyboard.press('Enter') : main(page).click());
  } else if (way === 'words') await spoken(page).nth(offeredOf(step, legal).indexOf(step.moves[0]!)).click();
  else
    for (const selector of pressesFor(step)) {
      if (way === 'mouse') await page.locator(selector).locator('visible=true').first().click();
      else {
        // The page puts the keyboard where the step is about; from there Tab leads on.
        if (selector === pressesFor(step)[0] && step.moves.length === 1)
          await expect.poll(() => isOn(page, selector)).toBe(true);
        else await tabTo(page, selector);
        await page.keyboard.press('Enter');
      }
    }
}

/** Through a step without playing it: its move is shown, or the first of several taken. */
export const lead = (played: Played, step: Step): Promise<void> =>
  step.moves !== undefined && step.moves.length > 1
    ? doStep(played, step, 'mouse')
    : box(played.page).locator('.foot .far').click();

/** What is legal in each step when all before it went right, by notation. */
export async function legalIn(game: GameId, { id, steps }: Lesson): Promise<readonly (readonly string[])[]> {
  const rules = (await catalogue[game]!.rules()).game as AnyGame;
  const course: Course = (await catalogue[game]!.courses!()).courses[id]!;
  let place: Bookmark = { step: 0, made: {} };
  return steps.map((step) => {
    const { frame } = prospectAt(rules, course, place);
    const [move] = step.moves ?? [];
    place = { step: place.step + 1, made: move === undefined ? place.made : { ...place.made, [step.id]: move } };
    return frame.moves.map(({ name }) => name);
  });
}

/** In words whatever one learns from can be said: it happens, is answered and taken back. */
export async function sayOthers(played: Played, at: number, legal: readonly string[]): Promise<void> {
  const { page, taught } = played;
  const step = taught.lesson.steps[at]!;
  const offered = offeredOf(step, legal);
  await expect(spoken(page)).toHaveCount(offered.length);
  for (const [move, { goes }] of Object.entries(step.others ?? {})) {
    await spoken(page).nth(offered.indexOf(move)).click();
    await expect(title(page)).toHaveText(wordsOf(played, step).instead![move]!.title);
    await expect(box(page).locator('.foot button')).toHaveCount(goes === 'on' ? 2 : 1);
    await page.keyboard.press('Escape');
    await expectStep(played, at);
  }
}

/** What may be pressed on a board: pieces, and places where there could be one. */
const PLACES = 'main [data-piece] button, main button[data-piece], main button.closed';
/** What opens when it is pressed, and lies over the rest. */
const OPENS = /^(member|decks|card) /;

/** Whether a step answers something legal besides what it asks for. */
export const hasWrong = ({ moves = [] }: Step, legal: readonly string[]): boolean =>
  legal.some((name) => !moves.includes(name));

/** What a press was answered with. */
export interface Answered {
  readonly illegal: boolean;
  readonly legal: boolean;
}

/**
 * Presses one thing after the other that the step does not ask for, by mouse or by Enter, until something illegal has been
 * answered, and something legal if there is any; what is asked for by chance is taken back.
 */
export async function pressOthers(
  played: Played,
  at: number,
  way: Exclude<Way, 'words'>,
  legal: readonly string[],
): Promise<Answered> {
  const { page, taught } = played;
  const step = taught.lesson.steps[at]!;
  const own = new Set((await page.locator(pressed(step.piece ?? '')).all()).length > 0 ? [step.piece!] : []);
  const kinds = new Set<string>();
  const found = (): Answered => ({ illegal: kinds.has('refused'), legal: kinds.has('other') || kinds.has('later') });
  const isEnough = (): boolean => found().illegal && (found().legal || !hasWrong(step, legal));
  for (let i = 0; i < (await page.locator(PLACES).count()) && !isEnough(); i++) {
    const place = page.locator(PLACES).nth(i);
    const piece = await place.evaluate((each) => each.closest('[data-piece]')?.getAttribute('data-piece') ?? '');
    if (own.has(piece) || OPENS.test(`${piece} `) || !(await place.isVisible())) continue;
    if (way === 'mouse') await place.click({ force: true });
    else if (await place.evaluate(takesFocus)) await page.keyboard.press('Enter');
    else continue;
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    if ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape');
    const { now, says } = await box(page).evaluate(answered);
    if (now === '') {
      if (says !== wordsOf(played, step).title) await expectBack(played, at);
      continue;
    }
    kinds.add(now);
    await expect(title(page)).not.toHaveText(wordsOf(played, step).title);
    if (now === 'other') await page.keyboard.press('Escape');
    else await page.locator('main').dispatchEvent('pointerdown');
    await expectStep(played, at);
    // The page takes the keyboard back to what the step is about: whatever is pressed next is pressed after that.
    if (way !== 'keyboard') continue;
    await expect.poll(() => place.evaluate((each) => each === document.activeElement)).toBe(false);
    await box(page).evaluate(answered);
  }
  return found();
}

/** Runs in the page: whether the keyboard can be there, and is. */
function takesFocus(place: Element): boolean {
  (place as HTMLElement).focus();
  return document.activeElement === place;
}

/**
 * Runs in the page, two frames later and after what was put off by the first of them, where the page moves the keyboard: what
 * kind of an answer stands in the box, and its headline.
 */
const answered = (each: Element): Promise<{ readonly now: string; readonly says: string }> =>
  new Promise((resolve) => {
    requestAnimationFrame(() =>
      requestAnimationFrame(() =>
        setTimeout(() =>
          resolve({
            now: each.className.replace('lesson-box', '').trim(),
            says: each.querySelector('h2')!.textContent,
          }),
        ),
      ),
    );
  });

async function expectBack(played: Played, at: number): Promise<void> {
  await box(played.page).locator('.foot button').first().click();
  await expectStep(played, at);
}

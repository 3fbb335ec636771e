import type { Page } from '@playwright/test';
import { en } from '../games/burgle-bros/text/en/index.ts';
import { scriptOf } from '../scripts/staging.ts';
import { arrivals, giveUp, pieceFor } from './burgle-bros.ts';
import { halting } from './halting.ts';
import { type Act, open, settled } from './heist.ts';
import { tabToName } from './keyboard.ts';
import { mouse } from './mouse.ts';
import { choose, expectProven, fromMenu, playNow, playOut } from './table.ts';
import { expect, test } from './visit.ts';

test('a whole job with a bot by mouse', async ({ visit }) => {
  const page = await visit();
  await playNow(page, 'burgle-bros');
  await playOut(page, mouse['burgle-bros']);
  await expect(page.locator('.burgle-bros .hero')).toBeVisible();
  await expectProven(page);
});

/** A way in is pressed once more. */
async function click(page: Page, act: Act): Promise<void> {
  const piece = pieceFor(page, act);
  const isEntry = await piece.evaluate((element) => element.classList.contains('entry'));
  await piece.click();
  if (isEntry) await piece.click();
}

const say = (page: Page, { sentence }: Act): Promise<void> =>
  page.getByRole('region', { name: 'What you can do' }).getByRole('button', { name: sentence, exact: true }).click();

async function press(page: Page, { sentence }: Act): Promise<void> {
  await tabToName(page, sentence);
  await page.keyboard.press('Enter');
}

/** Makes these moves one after the other, each when the one before is in the log. */
async function perform(page: Page, acts: readonly Act[], act: typeof click): Promise<void> {
  const log = page.locator('.log li');
  await settled(page);
  const before = await log.count();
  for (const [i, each] of acts.entries()) {
    await expect(log).toHaveCount(before + i);
    await settled(page);
    await act(page, each);
  }
}

/** The last moves of two jobs, and what they come to: as a headline, and in words. */
const ENDINGS = [
  { job: 'won', heist: { name: 'office-won', from: -15 }, title: 'Clean getaway', told: 'You have done it' },
  { job: 'lost', heist: { name: 'office-lost', from: -9 }, title: 'Caught', told: 'You have lost' },
] as const;

for (const { job, heist, title, told } of ENDINGS) {
  test(`an Office Job is ${job} by mouse`, async ({ visit, server }) => {
    const page = await visit();
    await perform(page, await open(server, { Ada: page }, heist), click);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expectProven(page);
  });

  test(`an Office Job is ${job} by keyboard alone`, async ({ visit, server }) => {
    const page = await visit();
    await perform(page, await open(server, { Ada: page }, heist), press);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expectProven(page);
  });

  test(`an Office Job is ${job} by roles and names alone`, async ({ visit, server }) => {
    const page = await visit();
    const rest = await open(server, { Ada: page }, heist);
    await page.getByRole('button', { name: 'Text view' }).press('Enter');
    await perform(page, rest, say);
    await expect(page.getByRole('heading', { name: 'Final standings' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(told);
    await expectProven(page);
  });
}

test('a job on the board and in words, given up by consent', async ({ visit, server }) => {
  const page = await visit();
  const rest = await open(server, { Ada: page }, { name: 'office-lost', from: 0 });
  const log = page.locator('.log li');
  await perform(page, rest.slice(0, 8), click);
  await expect(log).toHaveCount(8);
  await fromMenu(page, 'Text view');
  await perform(page, rest.slice(8, 12), say);
  await expect(log).toHaveCount(12);
  await page.getByRole('button', { name: 'Back to the board' }).first().click();
  await expect(log).toHaveCount(12);

  await giveUp(page);
  await expect(page.getByRole('heading', { name: 'Called off' })).toBeVisible();
  await expectProven(page);
});

test('where the guard would go is drawn before the click, for a pointer and for the focus', async ({
  visit,
  server,
}) => {
  const page = await visit();
  // Onto a Camera while a guard looks through another: the alarm is certain, and he comes.
  const [act] = await open(server, { Ada: page }, { name: 'everything-2', from: 130 });
  const [room, would] = [pieceFor(page, act!), page.locator('.floor .over .supposed')];
  await expect(would).toHaveCount(0);
  await room.hover();
  await expect(would).toHaveCount(1);
  await expect(page.locator('.guard-line strong.supposed')).toContainText(act!.move.slice(-2));
  await page.mouse.move(0, 0);
  await expect(would).toHaveCount(0);
  await room.focus();
  await expect(would).toHaveCount(1);
});

test('under an event stands what it did here, in the words of the log', async ({ visit, server }) => {
  const page = await visit();
  const told = page.locator('.aftermath li');
  for (const [event, heist, says] of [
    ['Espresso', { name: 'everything-1', from: 57 }, /^Guard 1 moves 1D1 → 1D2 → 1D3 → 1C3\.$/],
    ['Dead Drop', { name: 'everything-2', from: 238 }, /^Bob gives the Stethoscope to Ada\.$/],
    ['Heads Up', { name: 'everything-1', from: 38 }, /^Cleo’s turn: 5 actions\.$/],
  ] as const) {
    const [act] = await open(server, { Ada: page }, heist);
    await click(page, act!);
    await expect(page.locator('.slip')).toContainText(event);
    await expect(told).toHaveText([says]);
  }
});

test('a card says what it is worth now: close up, and in the hand at a phone', async ({ visit, server }) => {
  const page = await visit();
  await open(server, { Ada: page }, { name: 'everything-2', from: 250 });
  const close = page.locator('.decision .bearings div').first();
  await page.locator('.member-card[data-seat="0"] .items').getByRole('button', { name: 'Crowbar' }).click();
  await expect(close).toHaveText('NowNothing here to use it on.');
  await page.locator('.member-card[data-seat="0"] .items').getByRole('button', { name: 'Stethoscope' }).click();
  await expect(close).toHaveText('NowNothing here to use it on.');
  await page.locator('.member-card[data-seat="0"] .items').getByRole('button', { name: 'Isotope' }).click();
  await expect(close).toHaveText('Hand overNo one else is on the tile.');

  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Crew', exact: true }).click();
  const hand = page.locator('.crew-sheet .person').first();
  await expect(hand.locator('.thing.tool')).toHaveCount(2);
  await expect(hand.locator('.tool + .now')).toHaveCount(2);
});

test('a Bank Job in two languages: a trade, an order, and a plan that is followed', async ({ visit, server }) => {
  const [anna, bert] = [await visit(), await visit({ language: 'de' })];
  await open(server, { Anna: anna, Bert: bert }, { name: 'bank-orders', from: Number.POSITIVE_INFINITY });

  // Anna offers something to Bert, who stands beside her.
  const offer = anna
    .locator('.deed')
    .filter({ hasText: /^.+ to Bert/ })
    .first();
  const card = (await offer.locator('strong').innerText()).replace(' to Bert', '');
  await offer.click();
  await expect(bert.locator('.asked')).toContainText('Anna → Bert');
  await bert.getByRole('button', { name: 'Zustimmen' }).click();
  await expect(anna.locator('.member-card[data-seat="1"]')).toContainText(card);
  await expect(anna.locator('.member-card[data-seat="0"]')).not.toContainText(card);

  // She sends him into a room next to him, and he goes.
  await settled(anna);
  await anna.locator('.deed').filter({ hasText: 'Order: Bert' }).click();
  await expect(anna.locator('.asked')).toHaveText('Choose a highlighted tile.');
  const target = anna.locator('.tile.lit').first();
  const to = await target.getAttribute('data-at');
  await target.locator('button').first().click();
  await expect(bert.locator('.asked')).toContainText(`${to}`);
  await bert.getByRole('button', { name: 'Zustimmen' }).click();
  await expect(bert.locator('.log')).toContainText(`Bert folgt der Anweisung und geht nach ${to}.`);
  await expect(anna.locator('.log')).toContainText(`Bert follows the order and goes to ${to}.`);

  // He sketches where she should go next; she sees it and follows.
  const room = await anna.locator('.tile.lit').first().getAttribute('data-at');
  await bert.getByRole('button', { name: 'Plan skizzieren' }).click();
  await bert.locator(`.floors .tile[data-at="${room}"] button`).first().click();
  await expect(bert.locator('.plan-note')).toContainText('Dein Plan');
  await expect(anna.locator('.plan-note')).toContainText('Bert’s plan');
  const moves = bert.locator('.log li');
  await settled(bert);
  const before = await moves.count();
  await settled(anna);
  await anna.getByRole('button', { name: 'Follow' }).click();
  await expect(moves).toHaveCount(before + 1);
  await expect(moves.first()).toContainText(`${room}`);
});

test('a bot is asked by pointing, answers, shows what it is about to do, and keeps its word', async ({
  visit,
  server,
}) => {
  const [anna, bert] = [await visit(), await visit({ language: 'de' })];
  const line = await halting(
    bert,
    ({ push, plan }) => push === 'plan' && plan.by === 'bot' && plan.data.plan[0] === 'go 1B3',
  );
  await open(server, { Anna: anna, Bert: bert }, { name: 'everything-1', from: 26, bots: [2, 3] });

  // It is Bob's turn, and Ada asks Cleo, who is a bot.
  await anna.getByRole('button', { name: 'Sketch a plan or ask a bot' }).click();
  const pen = anna.getByRole('group', { name: 'Sketch a plan' });
  await pen.getByRole('button', { name: 'Cleo' }).click();
  await pen.getByRole('button', { name: 'Roll' }).click();
  const room = (at: string) => anna.locator(`.floors .tile[data-at="${at}"] button`).first();
  await room('1A1').click();
  await expect(anna.locator('.plan-note.no')).toHaveText(
    /Cleo.*Ada asks: roll 1 A1\. No: there is no Safe to open there\.$/,
  );
  await pen.getByRole('button', { name: 'Go', exact: true }).click();
  await room('1C4').click();
  await expect(anna.locator('.plan-note.yes')).toHaveText(/Cleo.*Ada asks: go 1 C4\. Yes\.$/);
  await expect(bert.locator('.plan-note.yes')).toHaveText(/Cleo.*Ada bittet: nach 1 C4 gehen\. Ja\.$/);

  // Bob ends his turn. What his page is sent after the sketch waits until that has been seen.
  await settled(bert);
  await bert.locator('.turn .end').click();
  const sketch = bert.locator('.plan-note:not(.yes)[data-seat="2"]');
  await expect(sketch).toHaveText(
    /^Plan von Cleo 1 nach 1 B3 gehen 2 nach 1 C3 gehen 3 nach 1 C4 gehen Ada hat darum gebeten\.$/,
  );
  const log = bert.locator('.log');
  await expect(log).not.toContainText('Cleo geht nach 1B3.');
  line.goOn();
  await expect(log).toContainText('Cleo geht nach 1B3.');
  await expect(log).toContainText('Cleo geht nach 1C4.');
});

test('Fort Knox within walls of one’s own', async ({ visit }) => {
  const page = await visit();
  await choose(page, 'burgle-bros', 'device');
  await page.getByRole('button', { name: /^Fort Knox/ }).click();
  const drawing = page.getByRole('region', { name: 'Walls of floor 1' });
  const wall = (a: string, b: string) => drawing.getByRole('button', { name: `Wall between ${a} and ${b}` });
  await expect(drawing).toContainText('every tile can be reached');
  await wall('C1', 'C2').click();
  await expect(drawing).toContainText('one more to place');
  await wall('D4', 'E4').click();
  await expect(drawing.getByRole('alert')).toContainText('it would cut off E4, D5, E5');
  await wall('B1', 'B2').click();
  await expect(drawing).toContainText('every tile can be reached');

  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.locator('.burgle-bros .floors')).toBeVisible();
  await fromMenu(page, 'Text view');
  const walls = page.getByText(/^Walls: /).first();
  await expect(walls).toContainText('B1–B2');
  await expect(walls).not.toContainText('C1–C2');
});

test('everything in the box is shown, in games played back', async ({ visit, server }) => {
  const page = await visit();
  const seen = new Set<string>();
  const pieces = page.locator('.who p, .items button, .slip strong').filter({ visible: true });
  for (const name of ['everything-1', 'everything-2', 'everything-3', 'everything-4', 'everything-5']) {
    const rest = await open(server, { Ada: page }, { name, from: Number.POSITIVE_INFINITY });
    expect(rest).toEqual([]);
    await page.getByRole('button', { name: 'Replay' }).click();
    const playback = page.getByRole('region', { name: 'Replay' });
    await expect(playback.getByRole('status')).toBeVisible();
    await expect(page.locator('.who p')).toHaveCount(scriptOf(name).seats);
    for (const line of (await page.locator('.who p').allInnerTexts()).flatMap((text) => text.split('\n')))
      seen.add(line.trim());
    for (const [card, at] of await arrivals(scriptOf(name))) {
      if (seen.has(card)) continue;
      await playback.getByRole('slider').fill(String(at));
      await expect(pieces.filter({ hasText: card })).not.toHaveCount(0);
      seen.add(card);
    }
  }
  const { character, ability, tool, loot, eventCard } = en;
  const named = (cards: Readonly<Record<string, { readonly name: string }>>) =>
    Object.values(cards).map(({ name }) => name);
  const all = [...Object.values(character), ...[ability, tool, loot, eventCard].flatMap(named)];
  expect(all.filter((name) => !seen.has(name))).toEqual([]);
});

test('a game played back step by step looks as if every position were drawn anew', async ({ visit, server }) => {
  const page = await visit();
  await page.addInitScript(countErrands);
  await open(server, { Ada: page }, { name: 'everything-2', from: Number.POSITIVE_INFINITY });
  await page.getByRole('button', { name: 'Replay' }).click();
  await expect(page.getByRole('region', { name: 'Replay' }).getByRole('status')).toBeVisible();
  const { compared, stale } = await page.evaluate(findStale);
  expect(compared).toBeGreaterThan(20);
  expect(stale).toEqual([]);
});

/** Runs in the page before anything else: counts what its worker was asked and has not answered yet. */
function countErrands(): void {
  Object.assign(window, { errandsOut: 0 });
  const count = window as unknown as { errandsOut: number };
  const post = Worker.prototype.postMessage as (this: Worker, data: unknown) => void;
  Worker.prototype.postMessage = function (this: Worker, data: { readonly id?: number; readonly errand?: string }) {
    const back = (event: MessageEvent): void => {
      if (event.data.id !== data.id) return;
      count.errandsOut--;
      this.removeEventListener('message', back);
    };
    if (data.errand !== undefined) {
      count.errandsOut++;
      this.addEventListener('message', back);
    }
    post.call(this, data);
  };
}

/** Runs in the page: steps through a game, and now and then lets everything be drawn in another language and back. */
async function findStale(): Promise<{ compared: number; stale: string[] }> {
  const EVERY = 10;
  const find = <E extends Element>(selector: string): E => document.querySelector<E>(selector)!;
  const drawn = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const pieces = (): string[] =>
    [...document.querySelectorAll('.floor, .mini, .member-card, .decision, .turn, .log li')].map((it) => it.outerHTML);
  // What the rules say of a position is worked out elsewhere and comes after it.
  const isAnswered = (): boolean => (window as unknown as { errandsOut: number }).errandsOut === 0;
  const atRest = async (): Promise<string[]> => {
    for (let [last, same] = [pieces(), 0]; ; ) {
      await drawn();
      const now = pieces();
      same = isAnswered() && now.join() === last.join() ? same + 1 : 0;
      if (same === 12) return now;
      last = now;
    }
  };
  const speak = async (language: string): Promise<void> => {
    const tongue = find<HTMLSelectElement>('.tongue-tool');
    tongue.value = language;
    tongue.dispatchEvent(new Event('change', { bubbles: true }));
    while (document.documentElement.lang !== language) await drawn();
    await drawn();
  };
  const slider = find<HTMLInputElement>('.playback input');
  while (Number(slider.max) < 1) await drawn();
  const stale: string[] = [];
  let compared = 0;
  for (let at = 1; at <= Number(slider.max); at++) {
    find<HTMLButtonElement>('.playback .to-forward').click();
    while (!find('.playback .position').textContent.includes(` ${at} `)) await drawn();
    if (at % EVERY > 0) continue;
    const before = await atRest();
    await speak('de');
    await speak('en');
    const after = await atRest();
    stale.push(...after.filter((piece, i) => piece !== before[i]).map((piece) => `${at}: ${piece.slice(0, 80)}`));
    compared++;
  }
  return { compared, stale };
}

for (const language of ['en', 'de', 'es'] as const)
  test(`with every heat map on, nothing has to be scrolled to (${language})`, async ({ visit, server }) => {
    const page = await visit({ language });
    await open(server, { Ada: page }, { name: 'everything-4', from: 122 });
    await expect(page.locator('button.where-next')).toHaveCount(3);
    for (const button of await page.locator('button.where-next').all()) await button.click();
    await expect(page.locator('.heat-key')).toHaveCount(3);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(900);
    for (const floor of await page.locator('.floor').all()) {
      const [whole, part] = [await floor.boundingBox(), await floor.locator('.heat-key > :last-child').boundingBox()];
      expect(part!.x + part!.width).toBeLessThanOrEqual(whole!.x + whole!.width);
    }
  });

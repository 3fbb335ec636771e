import type { Page } from '@playwright/test';
import { quick } from '#table/chance.ts';
import type { GameRecord } from '#table/record.ts';
import { granted } from '#table/refusal.ts';
import type { DoubtCode } from '#table/testimony.ts';
import { playOn } from '../bench/lies/playing.ts';
import { SWAPS, swapped, undoIn } from '../bench/lies/swaps.ts';
import { altered, TALES } from '../bench/lies/tales.ts';
import { expectAccessible } from './inspection.ts';
import { lyingTo, overlooking } from './lying.ts';
import { OtherWindow, tableOf } from './other-window.ts';
import { choose, expectProven, type GameId, meet, nameFirstSeat, playNow } from './table.ts';
import { expect, test, type Visit } from './visit.ts';

/** In which people take back, roll dice and have bots beside them. */
const GAME = 'beutezug';
/** Two play it, and no bot makes the first move before anybody has looked. */
const PAIR = 'burgle-bros';

/** What a person reads of each. */
const SAYS: Readonly<Partial<Record<DoubtCode, RegExp>>> = {
  game: /The record is of another game\./,
  seal: /The seal is not the one your device was shown\./,
  salt: /Your own salt is not in the dice\./,
  salts: /The other players’ salts are not the ones your device was shown\./,
  options: /The options are not the ones that were agreed\./,
  seats: /These are not the people and bots who sat at the table\./,
  voids: /Starts that didn’t count are left out or made up\./,
  entry: /Entry \d+ is told differently\./,
  view: /The table looked different after entry \d+\./,
  cut: /The record stops before entry \d+, which you have seen\./,
  longer: /The record goes on from entry \d+, though the game was over\./,
  result: /The result is different\./,
  secret: /The secret is not the one that was sealed\./,
  record: /The record contradicts itself at entry \d+\./,
  reused: /This seal was used at another table before/,
  pictures: /You do not all have the same six pictures\./,
};

const alarm = (page: Page) => page.getByRole('dialog', { name: 'This is not the game you saw' });

/** The page says loudly what does not fit. */
async function expectFound(page: Page, what: DoubtCode, lie: string): Promise<void> {
  await expect(alarm(page), lie).toBeVisible();
  await expect(alarm(page).locator('.doubts'), lie).toContainText(SAYS[what]!);
}

/** The page has checked everything, and accuses nobody. */
async function expectUnsuspecting(page: Page): Promise<void> {
  await expect(page.locator('.proof.good')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('.seal-tool.broken')).toHaveCount(0);
}

/** Two people at a table whose game has begun, each at their own device, with bots in the other seats if it has more. */
async function begun(visit: Visit, game: GameId, before: (bert: Page) => Promise<unknown> = async () => undefined) {
  const [anna, bert] = [await visit(), await visit({ language: 'de' })];
  await before(bert);
  await meet(anna, bert, game);
  await anna.getByRole('button', { name: 'Start the game' }).click();
  for (const page of [anna, bert]) await expect(page.locator('.seal-tool')).toBeVisible();
  return [anna, bert] as const;
}

test('a record that is not of the game one played is found, whatever was changed in it', async ({ visit, server }) => {
  for (;;) {
    const [anna, bert] = await begun(visit, GAME);
    const hands = [await OtherWindow.of(server, anna, 0), await OtherWindow.of(server, bert, 1)];
    const table = tableOf(anna);
    await playOn(hands, table, quick('lies'));
    const record = granted(await hands[0]!.link.ask('record', { table })) as GameRecord;
    for (const hand of hands) hand.close();
    for (const page of [anna, bert]) await expectUnsuspecting(page);
    // Hardly ever nobody takes anything back.
    if (undoIn(record) <= 0) continue;

    const remembers = await anna.context().storageState({ indexedDB: true });
    const honest = await visit({ remembers });
    await honest.goto(`/t/${table}`);
    await expectProven(honest);
    await expectUnsuspecting(honest);
    await honest.getByRole('button', { name: 'What was checked' }).click();
    await expect(honest.getByRole('heading', { name: 'It is the game you played' })).toBeVisible();
    for (const [lie, [swap, what]] of Object.entries(SWAPS))
      await test.step(lie, async () => {
        const page = await visit({ remembers });
        const ok = await swapped(swap, record, lie);
        const lying = await lyingTo(page, (said) => (said.ok?.entries === undefined ? said : { ...said, ok }));
        lying.isOn = true;
        await page.goto(`/t/${table}`);
        await expectFound(page, what, lie);
        await page.context().close();
      });
    return;
  }
});

test('whoever is told another tale than the others finds it, and nobody else', async ({ visit, server }) => {
  const people = await begun(visit, GAME);
  const table = tableOf(people[0]);
  const victims: { readonly page: Page; readonly lie: string; readonly what: DoubtCode }[] = [];
  for (const [lie, [tale, what]] of Object.entries(TALES)) {
    // Some of it makes no sense to a board, or to the worker that it asks, which says so, and falls silent.
    const page = await visit({ mayComplain: /^(Error: )?TypeError/ });
    const tell = tale('somebody');
    (await lyingTo(page, (said) => tell(said, 'somebody'))).isOn = true;
    victims.push({ page, lie, what });
  }
  const onlookers = [await visit(), ...victims.map(({ page }) => page)];
  for (const page of onlookers) {
    await page.goto(`/t/${table}`);
    await page.getByRole('button', { name: 'Watch only' }).click();
    await expect(page.locator('.seal-tool')).toBeVisible();
  }
  const hands = await Promise.all(people.map((page, seat) => OtherWindow.of(server, page, seat)));
  await playOn(hands, table, quick('tales'));
  for (const hand of hands) hand.close();
  for (const { page, lie, what } of victims) await expectFound(page, what, lie);
  for (const page of [...people, onlookers[0]!]) await expectUnsuspecting(page);
});

test('two devices show the same six pictures before the first move; whoever says that one differs is told what to do', async ({
  visit,
}) => {
  const [anna, bert] = await begun(visit, PAIR);
  await expect(bert.getByText('Vor deinem ersten Zug: Habt ihr alle dieselben sechs Bilder?')).toBeVisible();
  await bert.getByRole('button', { name: 'Zeigen' }).click();
  await anna.getByRole('button', { name: 'Show them' }).click();
  const seal = anna.getByRole('dialog', { name: 'The dice are sealed' });
  expect(await pictures(anna)).toEqual(await pictures(bert));
  await expectAccessible(anna, 'the six pictures');
  await seal.getByRole('button', { name: 'One differs' }).click();
  await expectFound(anna, 'pictures', 'one differs');
  await expect(alarm(anna).getByRole('button', { name: 'Save the evidence' })).toBeVisible();
  // A slip of the tongue is no reason to stop.
  await alarm(anna).getByRole('button', { name: 'Compare six pictures' }).click();
  await expect(seal.locator('.six li')).toHaveCount(6);
  await bert.getByRole('button', { name: 'Sie stimmen' }).click();
  await expect(bert.getByRole('dialog')).toHaveCount(0);
  await expect(bert.getByRole('button', { name: 'Zeigen' })).toHaveCount(0);
  await expect(bert.locator('.seal-tool.broken')).toHaveCount(0);
});

test('a host that shows two people different seals shows them different pictures', async ({ visit }) => {
  const [anna, bert] = await begun(visit, PAIR, async (page) => {
    // From the first moment on, so that to Bert’s page everything fits together.
    (await lyingTo(page, (said) => altered(said, { commitment: () => 'f'.repeat(64) }))).isOn = true;
  });
  await anna.getByRole('button', { name: 'Show them' }).click();
  await bert.getByRole('button', { name: 'Zeigen' }).click();
  expect(await pictures(anna)).not.toEqual(await pictures(bert));
  await anna.getByRole('button', { name: 'One differs' }).click();
  await expectFound(anna, 'pictures', 'different seals');
});

test('a host that puts another salt into the dice is found before the first move', async ({ visit }) => {
  const page = await visit();
  const lying = await lyingTo(page, (said) =>
    altered(said, { salts: () => ['chosen-by-the-host', 'so', 'is', 'this'] }),
  );
  lying.isOn = true;
  await choose(page, GAME, 'play');
  await expectFound(page, 'salt', 'another salt');
});

test('a host that says of somebody who is there that they were away is found before the first move', async ({
  visit,
}) => {
  const [anna, bert] = [await visit(), await visit()];
  const host = await overlooking(bert);
  await choose(anna, PAIR, 'invite');
  await nameFirstSeat(anna, 'Anna');
  await bert.goto(anna.url());
  await bert.getByLabel('Your name').fill('Bert');
  await bert.getByRole('button', { name: 'Take a seat' }).click();
  await expect(bert.getByRole('heading', { name: 'You’re in' })).toBeVisible();
  await expect(anna.getByRole('heading', { name: 'Bert' }).first()).toBeVisible();
  const table = tableOf(anna);
  await host.away(table);
  await anna.getByRole('button', { name: 'Start the game' }).click();
  await expect(anna.locator('.seal-tool')).toBeVisible();
  await host.back(table);
  await expectFound(bert, 'salt', 'passed over');
  await expect(anna.getByRole('dialog')).toHaveCount(0);
  await expect(anna.locator('.seal-tool.broken')).toHaveCount(0);
});

test('a host that uses a seal twice is found when the second game begins', async ({ visit }) => {
  const page = await visit();
  let first: unknown;
  const lying = await lyingTo(page, (said) => altered(said, { commitment: (seal) => (first ??= seal) }));
  lying.isOn = true;
  await playNow(page, GAME);
  await expect(page.locator('.seal-tool')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await choose(page, GAME, 'play');
  await expectFound(page, 'reused', 'the same seal');
});

/** As they are drawn; their names differ from language to language. */
const pictures = (page: Page): Promise<readonly string[]> =>
  page.locator('.seal-sheet .six li').evaluateAll((items) => items.map((item) => item.querySelector('svg')!.innerHTML));

import { expect, test } from 'vitest';
import { BOTS } from '#bots/index.ts';
import { lotsOf } from '#bots/luckless.ts';
import { playGame } from '#bots/match.ts';
import { catalogue } from '#games/index.ts';
import { granted } from '#table/refusal.ts';
import { DUELS } from './duels.ts';
import { ENTRANTS } from './entrants.ts';
import { HEISTS } from './heists.ts';
import { withLine } from './page.ts';
import { type Bout, boutsOf, duelled, jobsOf, pulledOff, sharedOut } from './tournament.ts';

const castOf = async (id: string) => ({
  game: (await catalogue[id]!.rules()).game,
  bot: await catalogue[id]!.bot(),
});

// A short ladder: few games, so that only what is far above even is asked for.
test.each([
  ['beutezug', 'hard', 'greedy', 60],
  ['beutezug', 'normal', 'easy', 120],
  ['art-robbery', 'normal', 'easy', 40],
  ['art-robbery', 'normal', 'greedy', 40],
] as const)('%s: %s beats %s', async (id, who, against, games) => {
  let played = 0;
  const duel = { who, against, seats: 2, games };
  const { share, interval } = await duelled(duel, boutsOf(await castOf(id), duel), (done) => {
    played = done;
  });
  expect(played).toBe(games);
  expect(share).toBeGreaterThan(0.52);
  expect(interval[0]).toBeLessThan(share);
  expect(interval[1]).toBeGreaterThan(share);
});

test('a crew’s games are counted: wins, safes, causes of loss', async () => {
  const cast = await castOf('burgle-bros');
  // A job that is over at once: games 2 and 4 are won, the others lost at their second safe.
  let begun = 0;
  const game: typeof cast.game = {
    ...cast.game,
    setup: (...given) => {
      begun += 1;
      return cast.game.setup(...given);
    },
    step: (state, _seat, _move, _chance, tell) => {
      const won = begun % 2 === 0;
      (state as { result: string }).result = won ? 'won' : 'captured';
      for (let safe = 0; safe < (won ? 3 : 2); safe++) tell({ type: 'safeOpened' });
      tell(won ? { type: 'won' } : ({ type: 'lost', because: 'captured' } as { type: string }));
    },
  };
  const heard: number[] = [];
  const heist = { who: 'easy', job: 'office', seats: 2, games: 5 } as const;
  const { share, safes, causes } = await pulledOff(jobsOf({ ...cast, game }, heist), (games) => heard.push(games));
  expect({ share, safes, causes, heard }).toEqual({
    share: 2 / 5,
    safes: (3 * 2 + 2 * 3) / 5,
    causes: { captured: 3 },
    heard: [1, 2, 3, 4, 5],
  });
});

test('all cores play a duel as one does', async () => {
  const duel = { who: 'normal', against: 'greedy', seats: 3, games: 6, accounted: 1 } as const;
  const alone: Bout[] = [];
  const { valuing } = await catalogue.beutezug!.account!();
  await boutsOf({ ...(await castOf('beutezug')), valuing }, duel)((bout) => alone.push(bout));
  const together: Bout[] = [];
  await sharedOut<Bout>('beutezug', duel, { threads: 2 })((bout) => together.push(bout));
  expect(together.sort((a, b) => a.n - b.n)).toEqual(alone);
  expect(alone.map(({ lot }) => lot !== undefined)).toEqual([true, false, false, false, false, false]);
});

test('all cores play every game of a row once', async () => {
  const heist = { who: 'greedy', job: 'office', seats: 2, games: 2 } as const;
  const heard: number[] = [];
  const { share, causes } = await pulledOff(sharedOut('burgle-bros', heist, { threads: 2 }), (games) =>
    heard.push(games),
  );
  const lost = Object.values(causes).reduce((sum, count) => sum + count, 0);
  expect(lost + share * 2).toBe(2);
  expect(heard).toEqual([1, 2]);
});

test('every row names entrants and games that exist', () => {
  for (const [id, rows] of [...Object.entries(DUELS), ...Object.entries(HEISTS)]) {
    expect(Object.keys(catalogue)).toContain(id);
    for (const row of rows)
      for (const name of 'against' in row ? [row.who, row.against] : [row.who]) expect(ENTRANTS[name]).toBeDefined();
  }
});

test('a line takes the place of the one about the same row, and what nobody asks for goes', () => {
  const table = { id: 'go', head: ['who', 'wins'], asked: [['hard'], ['easy'], ['greedy']] };
  const page =
    '# Ladder\n\n## chess\n\n| a |\n\n## go\n\n| who | wins |\n| --- | --- |\n| hard | 1 % |\n| gone | 2 % |\n';
  const once = withLine(page, table, 2, ['3 %']);
  expect(once).toContain('## chess\n\n| a |\n\n## go\n');
  expect(once).toMatch(/\| hard \| 1 % \|\n\| greedy \| 3 % \|\n$/);
  expect(withLine(once, table, 0, ['4 %'])).toMatch(/\| hard \| 4 % \|\n\| greedy \| 3 % \|\n$/);
  expect(withLine('# Ladder\n', table, 1, ['5 %'])).toBe(
    '# Ladder\n\n## go\n\n| who | wins |\n| --- | --- |\n| easy | 5 % |\n',
  );
});

test('what seats got is what they won, and the luck of one is the bad luck of the others', async () => {
  const { game } = await castOf('beutezug');
  const { valuing } = await catalogue.beutezug!.account!();
  const bots = ['a', 'b', 'c'].map((name) => ({ name, choose: BOTS.random() }));
  const options = granted(game.options({}, 3));
  const { record, outcome } = await playGame(
    { game, options, bots, seed: 'luckless', rotate: false, duplicate: false },
    0,
    true,
  );
  const lots = lotsOf(game, { ...valuing, rounds: 4 }, record!);
  expect(lots.map(({ result }) => result)).toEqual(
    [0, 1, 2].map((seat) => (outcome.winners.some((winner) => winner === seat) ? 1 / outcome.winners.length : 0)),
  );
  expect(lots.reduce((sum, { luck }) => sum + luck, 0)).toBeCloseTo(0, 9);
});

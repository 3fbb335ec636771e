import { describe, expect, test } from 'vitest';
import { catalogue } from '#games/index.ts';
import { quick } from '#table/chance.ts';
import { reading } from '#table/game.ts';
import { Tallies } from '#table/lawbook.ts';
import { trials } from '#table/laws.ts';
import { type AnyCustoms, type Stopover, walk } from '#table/walk.ts';
import { judge, type Meant, meantIn, tallyIn } from './meant.ts';

const ONE_IN = 31;
const FAR = 5;
/** So many positions of a game are looked at. */
const POSITIONS = 24;
/** What was said less often may have met nothing that could belie it. */
const SEVERAL = 25;

/** Spots of a few games, with every legal move and its meaning. */
async function everyMove(id: string, look: (spot: Stopover, meaning: object, meant: Meant) => void): Promise<void> {
  const { game } = await catalogue[id]!.rules();
  const { meanings } = (await catalogue[id]!.foresight!())!;
  const { customs }: { customs: AnyCustoms } = await import(`../../games/${id}/test/customs.ts`);
  const meant = await meantIn(id);
  let positions = 0;
  for (const trial of trials(game, customs, 1)) {
    if (positions >= POSITIONS) return;
    walk({ ...trial, seed: `said ${trial.seed}` }, (spot) => {
      if (spot.chance.below(ONE_IN) > 0 || positions >= POSITIONS) return;
      positions += 1;
      const legal = game.moves(reading(spot.state), spot.seat);
      for (const [i, meaning] of meanings(game.view(reading(spot.state), spot.seat), legal).entries())
        look({ ...spot, move: legal[i] }, meaning, meant);
    });
  }
}

describe.each(['art-robbery', 'beutezug', 'burgle-bros'])('in %s', (id) => {
  test('what is said of a move is so when it is made', async () => {
    const tallies = new Tallies();
    const broken: string[] = [];
    const dice = quick(`said in ${id}`);
    await everyMove(id, (spot, meaning, meant) => {
      broken.push(...judge(meant, spot, meaning, 1));
      const state = spot.game.determinize(spot.game.view(reading(spot.state), spot.seat), dice);
      tallyIn(tallies, meant({ ...spot, state, chance: dice }, meaning), dice);
    });
    expect(broken).toEqual([]);
    expect(tallies.beyond(FAR)).toEqual([]);
    expect(tallies.kinds).toBeGreaterThan(1);
  });

  test('what is not so is noticed: nothing is certain to come that may not, nothing comes that is ruled out', async () => {
    const noticed = new Set<string>();
    const told = new Map<string, number>();
    await everyMove(id, (spot, meaning, meant) => {
      for (const [what, lie] of liesAbout(meaning)) {
        told.set(what, (told.get(what) ?? 0) + 1);
        if (!noticed.has(what) && judge(meant, spot, lie, 0).length > 0) noticed.add(what);
      }
    });
    const missed = [...told].filter(([what, times]) => times >= SEVERAL && !noticed.has(what)).map(([what]) => what);
    expect(missed.filter((what) => !ELSEWHERE.includes(`${id} ${what}`))).toEqual([]);
  });
});

/** What would be safe if a raid ended is said while it goes on; its own test ends it. */
const ELSEWHERE: readonly string[] = ['art-robbery changes', 'art-robbery secured'];

/** A meaning with one list of it emptied, or one number turned round. */
function liesAbout(meaning: object): readonly (readonly [what: string, lie: object])[] {
  return Object.entries(meaning).flatMap(([what, value]): (readonly [string, object])[] => {
    if (Array.isArray(value) && value.length > 0 && typeof value[0] === 'object')
      return [[what, { ...meaning, [what]: [] }]];
    if (value === 0 || value === 1) return what === 'error' ? [] : [[what, { ...meaning, [what]: 1 - value }]];
    return [];
  });
}

import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogue, type Frozen, faceOf, faces, kept, offered, partsOf, rulesOf, versionsOf } from '#games/index.ts';
import { scripted } from '#table/chance.ts';
import { Play } from '#table/play.ts';
import { isRefused } from '#table/refusal.ts';
import { beats, LANGUAGES } from '#table/text.ts';
import { frozen } from './freeze.ts';
import { GOLDEN, KEPT, read, write } from './golden.ts';

const load = async (code: string): Promise<Frozen> =>
  (await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`)) as Frozen;

test.each(offered())('%s: every version before that of today is kept, with golden games', async (id) => {
  const { game } = await catalogue[id]!.rules();
  const before = Array.from({ length: game.version - 1 }, (_, i) => i + 1);
  const why = `npm run freeze -- ${id} --from COMMIT keeps the version of a commit; its line belongs into games/index.ts`;
  expect(Object.keys(kept[id] ?? {}).map(Number), why).toEqual(before);
  expect(globSync(`games/${id}/frozen/v*.js`).sort(), why).toEqual(before.map((v) => `games/${id}/frozen/v${v}.js`));
  for (const version of before) {
    expect(await rulesOf(id, version)).toMatchObject({ id, version });
    expect(globSync(`games/${id}/frozen/v${version}/*.game.txt`).length).toBeGreaterThan(0);
  }
});

test('what is not kept is not played, and what is not there has no versions', async () => {
  const [id = ''] = offered();
  expect(await rulesOf(id, 0)).toBeUndefined();
  expect(await rulesOf('chess', 1)).toBeUndefined();
  expect(await rulesOf('toString', 1)).toBeUndefined();
  expect(faceOf('chess', 1)).toBeUndefined();
  const [today = 0, ...before] = await versionsOf(id);
  expect(partsOf(id, today)).toBe(catalogue[id]);
  expect(partsOf(id)).toBe(catalogue[id]);
  expect(faceOf(id, today)).toBe(faces[id]);
  expect(before).toEqual([...before].sort((a, b) => b - a));
});

test.each(offered())('%s: frozen as it is today it plays and speaks the same, by itself', async (id) => {
  const made = await load(await frozen(id));
  const paths = globSync(GOLDEN).filter((path) => path.startsWith(`games/${id}/`));
  expect(paths.length).toBeGreaterThan(0);
  for (const path of paths) {
    const text = readFileSync(path, 'utf8');
    expect(write(made.game, read(text))).toBe(text);
  }
  const { text } = await faces[id]!.text();
  for (const language of LANGUAGES) {
    expect(Object.keys(made.text![language]).sort()).toEqual(Object.keys(text[language]).sort());
    expect(made.text![language].rules).toEqual(text[language].rules);
  }
  expect(Object.keys(made.bot).sort()).toEqual(Object.keys(await catalogue[id]!.bot()).sort());
  expect(made.odds === undefined).toBe(catalogue[id]!.odds === undefined);
  expect(made.foresight === undefined).toBe(catalogue[id]!.foresight === undefined);
});

test.each(globSync(KEPT).sort())('%s: all of it can be told in every language', async (path) => {
  const script = read(readFileSync(path, 'utf8'));
  const game = (await rulesOf(script.game, script.version))!;
  const { text } = await faceOf(script.game, script.version)!.text();
  const play = new Play(game, { hideout: 1, options: script.options, seats: script.seats }, scripted(script.setup));
  const names = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'].slice(0, script.seats);
  const said = new Set<string>();
  for (const [i, act] of script.acts.entries()) {
    const moves = game.moves(play.state, act.seat);
    const view = game.view(play.state, act.seat);
    const decision = 'undo' in act ? play.takeBack(act.seat) : play.decide(act.seat, act.move, scripted(act.rolls));
    if (isRefused(decision)) throw new Error(decision.refused);
    play.accept(decision);
    for (const language of LANGUAGES)
      for (const { text: line } of beats(text[language], decision.events, names)) said.add(line);
    // The whole table in each position, one language after the other.
    const spoken = text[LANGUAGES[i % LANGUAGES.length]!];
    for (const move of moves) said.add(spoken.move(move, view, names));
    for (const { heading, lines } of spoken.twin(game.view(play.state, act.seat), names))
      for (const line of [heading, ...lines]) said.add(line);
  }
  expect([...said].filter((line) => line === '' || /undefined|NaN|\[object/.test(line))).toEqual([]);
});

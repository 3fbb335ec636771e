import { expect, test } from 'vitest';
import { reading, type Seat } from '#table/game.ts';
import { game } from '../../index.ts';
import { ROOF } from '../../state.ts';
import { type Scene, scene } from '../scene.ts';

const top = (more: string, safe = 'safe/o', tile = 'stairs/0'): string => `
  ${more}
  floor 1
  1 ${safe} ? ? ?
  4 ? ? ? ?/G
  floor 2
  1 ${safe} ? ? ?
  4 ? ? ? ?/G
  floor 3
  1 ${tile} ${safe} ? ?
  4 ? ? ? ?/G`;

test('[R38] nobody leaves before all safes are open', () => {
  const t = scene(top('s0 hawk', 'safe'));
  expect(t.can('escape')).toEqual([]);
  expect(t.refusal('escape')).toBe('safes-closed');
});

test('[R75] escaping costs an action and ends the turn at once: no Thermo, no event, no guard', () => {
  const t = scene(
    top('s0 hawk\ns1 juicer', 'safe/o', 'stairs/0').replace('? ?/G\n  floor 2', './1 ?/G\n  floor 2'),
  ).play('escape');
  expect(t.told).toEqual(['escaped', 'turnBegan']);
  expect(t.acting).toBe(1);
  t.state.spent = 4;
  expect(t.play('end').acting).toBe(1);
});

test('[R76] everybody out with all the loot: won', () => {
  const t = scene(top('s0 hawk · stealth 3 · tiara')).play('escape');
  expect(t.told).toEqual(['escaped', 'won']);
  expect(t.view(0).result).toBe('won');
});

test('[R76] loot left in the building: lost', () => {
  const t = scene(`lies tiara 3B1${top('s0 hawk')}`).play('escape');
  expect(t.events.at(-1)).toEqual({ type: 'lost', because: 'loot-left' });
  expect(t.view(0).result).toBe('loot-left');
});

test('[R76] one may leave before the loot', () => {
  const t = scene(`lies tiara 3B1${top('s0 hawk\ns1 juicer', 'safe/o', 'stairs/01')}`).play('escape');
  expect(t.view(0).result).toBe('playing');
});

test('[R55] stairs by thermal bomb on the top floor are a way out too', () => {
  expect(scene(top('s0 hawk', 'safe/o', 'foyer/0u')).can('escape')).toEqual(['escape']);
});

test('[R19] Time Lock closes the way to the roof', () => {
  const t = scene(top('s0 hawk'));
  t.state.lasting[1] = 0;
  expect(t.can('escape')).toEqual([]);
  expect(t.refusal('escape')).toBe('time-lock');
});

test('[R53] E.M.P. ends when its user escapes', () => {
  const t = scene(top('s0 hawk · stealth 3 · emp\ns1 juicer', 'safe/o', 'stairs/01'))
    .play('use emp')
    .play('escape');
  expect(t.told).toEqual(['escaped', 'toolEnded', 'turnBegan']);
});

test('[R77] capture loses for all', () => {
  const t = scene(`
    s0 hawk · stealth 0
    s1 juicer
    floor 1
    1 ./0 ./G ? ?`).play('go 1B1');
  expect(t.events.slice(-2)).toEqual([
    { type: 'captured', seat: 0, at: '1B1' },
    { type: 'lost', because: 'captured' },
  ]);
});

test('[R73] a silent alarm is no alarm and turns no guard', () => {
  const t = scene(`
    s0 peterman
    tools emp
    loot tiara
    floor 1
    1 safe/0=1 laser1/* laser2/* motion3
    2 thermo1/* ? ? ?
    3 camera2/* ? ? ?
    4 walkway3/* ? ? ?/G`).play('crack 1A1', [
    [6, 0],
    [6, 2],
  ]);
  expect(t.told).not.toContain('destinationSet');
  expect(t.told).toContain('guardSpedUp');
});

test('[R104] with bars that nobody can carry the game goes on', () => {
  const t = scene(`lies gold-bar 3B1${top('s0 hawk · stealth 3 · gold-bar\ns1 juicer', 'safe/o', 'stairs/01')}`).play(
    'escape',
  );
  expect(t.view(0).result).toBe('playing');
});

test('[R104] alone, giving up loses the game', () => {
  const t = scene(top('s0 hawk'));
  expect(t.moves.slice(-2)).toEqual(['end', 'give-up']);
  expect(t.play('give-up').events).toEqual([{ type: 'gaveUp' }, { type: 'lost', because: 'gave-up' }]);
  expect(t.view(0).result).toBe('gave-up');
  expect(game.outcome(reading(t.state))?.winners).toEqual([]);
});

const three = (): string => top('turn s1 · left 2 · spent 2\ns0 hawk\ns1 juicer\ns2 raven', 'safe/o', 'stairs/12');

test('[R104] everybody else is asked, on the roof too, and the game is lost when all have agreed', () => {
  const t = scene(three());
  t.state.at[0] = ROOF;
  expect(t.play('give-up').events).toEqual([{ type: 'givingUpProposed', seat: 1 }]);
  expect([t.asked, ...t.moves]).toEqual(['give-up s2', 'agree', 'decline']);
  expect(t.play('agree').events).toEqual([{ type: 'givingUpAgreed', seat: 2 }]);
  expect([t.asked, t.view(0).result]).toEqual(['give-up s0', 'playing']);
  expect(t.play('agree').told).toEqual(['givingUpAgreed', 'gaveUp', 'lost']);
  expect(t.view(0).result).toBe('gave-up');
});

test('[R104] one who declines is enough: the turn goes on, and nothing was spent', () => {
  for (const answers of [['decline'], ['agree', 'decline']]) {
    const t = scene(three()).play('give-up');
    for (const answer of answers) t.play(answer);
    expect(t.told).toEqual(['declined']);
    expect([t.asked, t.acting, t.view(1).result]).toEqual(['none', 1, 'playing']);
    expect([t.state.left, t.state.spent]).toEqual([2, 2]);
  }
});

test('[R104] nobody proposes it twice in a turn; an ability is as free as before', () => {
  const t = scene(three()).play('give-up').play('decline');
  expect(t.can('give-up')).toEqual([]);
  expect(t.refusal('give-up')).toBe('proposed-already');
  expect([t.view(1).abilityUsed, t.view(1).proposedToGiveUp]).toEqual([false, true]);
  expect(t.play('escape').can('give-up')).toEqual(['give-up']);
});

test('[R96] every Stairs of the top floor leads to the roof: Fort Knox can have two', () => {
  const t = scene(
    `
    s0 hawk
    s1 juicer
    floor 1 · die 1
    1 safe/o ? ? ? ?/G
    floor 2 · die 1
    1 stairs4/0 safe/o safe/o ? stairs5/1
    5 ? ? ? ? ?/G`,
    { job: 'fort-knox' },
  ).play('escape');
  expect(t.acting).toBe(1);
  expect(t.play('escape').told).toEqual(['escaped', 'won']);
});

test('[R76] a cat still loose when the last one leaves is loot left behind', () => {
  const t = scene(
    `
    s0 hawk
    lies persian-kitty 1B1
    floor 1
    1 safe/o . ? ?/G
    floor 2
    1 stairs/0 safe/o ? ?/G`,
    { job: 'office' },
  ).play('escape');
  expect(t.told).toEqual(['escaped', 'lost']);
  expect(t.view(0).result).toBe('loot-left');
});

test('[R75] the way to the roof costs an action', () => {
  expect(scene(top('s0 hawk\nturn s0 · left 0 · spent 4')).can('escape')).toEqual([]);
  expect(scene(top('s0 hawk\nturn s0 · left 1 · spent 3')).can('escape')).toEqual(['escape']);
});

test('[R75] Stairs below the top floor lead to the next floor, never to the roof', () => {
  const t = scene('s0 hawk\nfloor 1\n1 stairs/0 safe/o ? ?\n4 ? ? ? ?/G\nfloor 2\n1 ? safe/o ? ?\n4 ? ? ? ?/G', {
    job: 'office',
  });
  expect(t.can('escape')).toEqual([]);
  expect(t.refusal('escape')).toBe('no-roof');
});

test('[R77] when it is over nobody is to act', () => {
  const t = scene(top('s0 hawk')).play('escape');
  expect(game.toAct(reading(t.state))).toEqual([]);
  expect(game.moves(reading(t.state), 0 as Seat)).toEqual([]);
});

test('[R77] no result while the game goes on; then it is everybody’s', () => {
  const outcome = (t: Scene) => game.outcome(reading(t.state));
  const t = scene(top('s0 hawk\ns1 juicer', 'safe/o', 'stairs/01'));
  expect(outcome(t)).toBeUndefined();
  t.play('escape').play('escape');
  expect(outcome(t)).toEqual({ winners: [0, 1], places: [1, 1], scores: [1, 1] });
  expect(t.state.pending).toEqual([]);
  const lost = scene('s0 hawk · stealth 0\ns1 juicer\nfloor 1\n1 ./0 ./G ? ?').play('go 1B1');
  expect(outcome(lost)).toEqual({ winners: [], places: [1, 1], scores: [0, 0] });
});

test('[R104] with two, giving up is proposed first', () => {
  const t = scene('s0 hawk\ns1 juicer\nfloor 1\n1 ./0 ./1 ? ?\n4 ? ? ? ?/G').play('give-up');
  expect(t.events).toEqual([{ type: 'givingUpProposed', seat: 0 }]);
});

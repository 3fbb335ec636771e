import { expect, test } from 'vitest';
import { quick } from '#table/chance.ts';
import { reading } from '#table/game.ts';
import { cellOf } from '../../components/squares.ts';
import { KIND, KINDS } from '../../components/tiles.ts';
import { pullOff } from '../../cover/heist.ts';
import { heist } from '../../cover/index.ts';
import type { Event } from '../../event.ts';
import { game } from '../../index.ts';
import { afterGoing, type Danger, prospects } from '../../text/outlook.ts';
import { view } from '../../view.ts';

/** What happens to somebody who goes into the dark there, in the words of the outlook. */
function outcomeOf(events: readonly Event[], asked: string, to: string): Danger {
  const has = (type: Event['type']): boolean => events.some((event) => event.type === type);
  if (events.some((event) => event.type === 'alarmRaised' && event.at === to) || asked === 'hack') return 'alarm';
  if (has('stealthLost') || has('captured') || asked === 'stealth') return 'guard';
  if (asked === 'laser') return 'choice';
  if (has('stopped') || has('unlocked') || asked === 'deadbolt') return 'shut';
  return has('shifted') ? 'fall' : 'quiet';
}

test('what is said of a dark room, were it this one, is what happens there', () => {
  const seen = new Set<Danger>();
  let compared = 0;
  for (let n = 0; n < 8; n++)
    pullOff(heist('outlook', n * 13), ({ before, seat, move }) => {
      if (move.type !== 'go' || before.turn !== seat) return;
      const known = view(before, seat);
      if (
        known.entered.length > 0 ||
        known.floors.some(({ tiles }) => tiles.some(({ at, tile }) => at === move.to && tile !== '?'))
      )
        return;
      const kind = KINDS[KIND[before.tiles[cellOf(move.to)]!]!]!;
      const [said] = prospects(known, seat, move.to, [{ kind, chance: 1 }]);
      const after = game.clone(before);
      const events: Event[] = [];
      game.step(after, seat, move, quick(`${n}`), (event) => events.push(event));
      const { question } = game.view(reading(after), seat);
      const done = outcomeOf(events, question === 'none' ? 'none' : question.ask, move.to);
      expect([kind, move.to, said?.danger]).toEqual([kind, move.to, done]);
      seen.add(done);
      compared += 1;
    });
  expect(compared).toBeGreaterThan(100);
  expect(seen.size).toBeGreaterThanOrEqual(5);
});

test('chances of equal dangers are added up, the worst first', () => {
  let checked = false;
  pullOff(heist('outlook', 0), ({ before, seat, move }) => {
    if (checked || move.type !== 'go') return;
    checked = true;
    const kinds = [
      { kind: 'lavatory', chance: 0.25 },
      { kind: 'fingerprint', chance: 0.5 },
      { kind: 'stairs', chance: 0.25 },
    ] as const;
    const told = prospects(view(before, seat), seat, move.to, kinds);
    expect(told.reduce((sum, { chance }) => sum + chance, 0)).toBe(1);
    expect(told.at(-1)).toEqual({ danger: 'quiet', chance: 0.5 });
  });
  expect(checked).toBe(true);
});

test('where a guard is said to go if it rings is where he goes when it does', () => {
  let compared = 0;
  for (let n = 0; n < 8; n++)
    pullOff(heist('rings', n * 13), ({ before, seat, move, events, after }) => {
      if (move.type !== 'go' || before.turn !== seat || !events.some(({ type }) => type === 'alarmRaised')) return;
      if (events.some(({ type }) => type === 'revealed' || type === 'shifted')) return;
      const now = view(after, seat);
      if (now.question !== 'none' || now.result !== 'playing') return;
      const said = afterGoing(view(before, seat), seat, move.to);
      const guards = ({ floors }: typeof now) =>
        floors.map(({ destination, tiles }) => [destination, tiles.flatMap(({ at, alarm }) => (alarm ? [at] : []))]);
      expect(guards(said)).toEqual(guards(now));
      compared += 1;
    });
  expect(compared).toBeGreaterThan(20);
});

test('a floor where nothing can ring stays as it is', () => {
  let quiet = 0;
  pullOff(heist('quiet', 0), ({ before, seat, move, events }) => {
    if (move.type !== 'go' || events.some(({ type }) => type === 'alarmRaised')) return;
    const known = view(before, seat);
    const said = afterGoing(known, seat, move.to);
    if (said.floors.every((floor, i) => floor === known.floors[i])) quiet += 1;
    expect(said.crew[seat]!.at).toBe(move.to);
  });
  expect(quiet).toBeGreaterThan(10);
});

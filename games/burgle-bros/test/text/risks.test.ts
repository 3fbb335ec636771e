import { expect, test } from 'vitest';
import { quick } from '#table/chance.ts';
import { JOBS } from '../../components/jobs.ts';
import type { Event } from '../../event.ts';
import { game } from '../../index.ts';
import type { Move } from '../../move.ts';
import { parseOptions } from '../../options.ts';
import { clone, type State } from '../../state.ts';
import { priceOf, type Risk, risksOf } from '../../text/risks.ts';
import { tileAt } from '../../text/sight.ts';
import { view } from '../../view.ts';

const ALARMS: readonly Risk[] = ['hackable', 'laser', 'scanner', 'camera', 'isotope'];
const has = (risks: readonly Risk[], ...sought: readonly Risk[]): boolean =>
  sought.some((risk) => risks.includes(risk));

/** What the rules make of a step onto a face-up tile, beside what the text said before it. */
function compare(
  state: State,
  move: Extract<Move, { type: 'go' | 'slip' }>,
  seed: string,
): readonly [said: object, done: object] {
  const seat = state.turn;
  const seen = view(state, seat);
  const way = move.type === 'go' ? 'own' : 'slip';
  const risks = risksOf(seen, seat, move.to, way);
  const after = clone(state);
  const events: Event[] = [];
  game.step(after, seat, move, quick(seed), (event) => events.push(event));
  const top = after.pending.at(-1);
  const asked = top !== undefined && 'ask' in top ? top.ask : 'none';
  const here = (event: Event): boolean => event.type === 'alarmRaised' && event.at === move.to;
  return [
    {
      price: priceOf(seen, seat, move.to, way),
      captured: has(risks, 'captured'),
      // Where a question about Stealth comes first the alarm is still to come, and a capture ends everything.
      alarm: has(risks, ...ALARMS) && asked !== 'stealth' && !has(risks, 'captured'),
      noticed: has(risks, 'guard', 'seen'),
    },
    {
      price: after.spent - state.spent,
      captured: after.result === 'captured',
      alarm: events.some(here) || asked === 'laser' || (asked === 'hack' && 'at' in top! && events.some(moved)),
      noticed: asked === 'stealth' || events.some(({ type }) => type === 'stealthLost' || type === 'captured'),
    },
  ];
}
const moved = ({ type }: Event): boolean => type === 'moved';

test.each(JOBS)('what a step is said to cost and risk is what the rules make of it: %s', (job) => {
  let compared = 0;
  for (let n = 0; n < 40; n++) {
    const chance = quick(`${job} risk ${n}`);
    const options = parseOptions({ job });
    if ('wrong' in options) throw new Error(options.wrong.type);
    const state = game.setup(options, 1 + (n % 4), chance);
    for (let steps = 0; steps < 250 && game.toAct(state).length > 0; steps++) {
      const [seat] = game.toAct(state);
      const moves = game.moves(state, seat!);
      const seen = view(state, seat!);
      for (const move of moves) {
        if (move.type !== 'go' && move.type !== 'slip') continue;
        const risks = risksOf(seen, seat!, move.to, 'own');
        // Dice, unknown tiles, new floors and a Motion's question before the step cannot be foretold here.
        const open = tileAt(seen, move.to).tile !== '?' && !has(risks, 'keypad', 'new-floor', 'leaves-motion');
        if (!open) continue;
        const [said, done] = compare(state, move, `${n} ${steps}`);
        expect({ move: game.notate(move), ...said }, `${job} ${n}, step ${steps}`).toEqual({
          move: game.notate(move),
          ...done,
        });
        compared += 1;
      }
      const goingOn = moves.filter(({ type }) => type !== 'give-up');
      game.step(state, seat!, goingOn[chance.below(goingOn.length)]!, chance, () => {});
    }
  }
  expect(compared).toBeGreaterThan(1000);
});

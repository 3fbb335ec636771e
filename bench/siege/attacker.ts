// The attackers, in a process of their own, so that whoever measures is not held up by them.

import { setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { quick } from '#table/chance.ts';
import { ATTACKS, type AttackName, type Strike } from './attacks.ts';
import { Crew, type Scale } from './crew.ts';

/** What a gathering of attackers is to do. */
export interface Orders {
  readonly port: number;
  readonly attacks: readonly AttackName[];
  readonly scale: Scale;
  /** Part of their addresses, so that nobody is refused for what others did before. */
  readonly place: number;
  readonly seconds: number;
}

/** What came of it. */
export interface Tally {
  readonly attempts: number;
  /** What they were told, by kind. */
  readonly answers: Readonly<Record<string, number>>;
}

/** Attempts a second by everybody together. */
const MOST = 4000;
const TICK = 20;
const TELL = 100;
/** They come from other machines in earnest: the server has what it needs of this one first. */
const NICE = 10;

/** Does it, and tells now and then how far it has come: it may be ended any time. */
async function attack({ port, attacks, scale, place, seconds }: Orders, tell: (tally: Tally) => void): Promise<Tally> {
  const answers: Record<string, number> = {};
  const count = (what: string): void => {
    answers[what] = (answers[what] ?? 0) + 1;
  };
  const chance = quick(`siege ${attacks.join(' ')} ${scale}`);
  const armed: Strike[] = [];
  const wanted = attacks.reduce((sum, name) => sum + ATTACKS[name].perSecond, 0);
  const share = Math.min(1, MOST / wanted);
  let attempts = 0;
  setInterval(() => tell({ attempts, answers }), TELL);
  const crew = await Crew.gathered(port, scale, place, count);
  // Each strikes as soon as it is ready.
  const going = attacks.map(async (name) => {
    const { perSecond, arm } = ATTACKS[name];
    const strike: Strike = await arm({ crew, chance, count });
    armed.push(strike);
    const from = performance.now();
    for (let struck = 0; performance.now() - from < 1000 * seconds; ) {
      const due = ((performance.now() - from) / 1000) * perSecond * share;
      // One that was held up does not make up for it all at once.
      struck = Math.max(struck, Math.floor(due - perSecond * share));
      for (; struck < due; struck++) {
        strike();
        attempts += 1;
      }
      await pause(TICK);
    }
  });
  await Promise.all(going.map((each) => each.catch((error: unknown) => count(`not armed: ${error}`))));
  for (const strike of armed) strike.end?.();
  crew.end();
  return { attempts, answers };
}

if (import.meta.main) {
  setPriority(NICE);
  process.once('message', (orders: Orders) => {
    const tell = (tally: Tally): void => void process.send!(tally);
    void attack(orders, tell).then((tally) => process.send!(tally, () => process.exit()));
  });
  process.on('disconnect', () => process.exit());
}

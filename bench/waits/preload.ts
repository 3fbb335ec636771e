// Loaded into each server before anything else: its clock stands still, and is put where the bench says whenever a round
// begins. So however busy the machine is, no time passes but what the bench lets pass.

import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import type { NatsBus } from '../../server/bus/nats.ts';
import { CLOCK, ROUNDS } from './time.ts';

/** Rounds come every second. While the clock stands still nothing is missed if they come sooner. */
const [ROUND, SOONER] = [1000, 50];

if (isMainThread) {
  const folder = process.env.HIDEOUT_CLOCK!;
  const read = (): number => Number(readFileSync(join(folder, CLOCK), 'utf8'));
  let now = read();
  Date.now = () => now;
  globalThis.setTimeout = new Proxy(setTimeout, {
    apply: (later, self, [work, wait, ...rest]) =>
      Reflect.apply(later, self, [work, wait === ROUND ? SOONER : wait, ...rest]),
  });
  const { Lobby } = await import('#lobby/lobby.ts');
  const { tick } = Lobby.prototype;
  const file = join(folder, `${ROUNDS}${process.pid}`);
  let rounds = 0;
  Lobby.prototype.tick = async function () {
    now = read();
    await tick.call(this);
    // What it has told the others is on its way to them, and what they had told it has been heard.
    await (this.world.bus as Partial<NatsBus>).flush?.();
    rounds += 1;
    // Whole or not at all: it is being read all the while.
    writeFileSync(`${file}.new`, String(rounds));
    renameSync(`${file}.new`, file);
  };
}

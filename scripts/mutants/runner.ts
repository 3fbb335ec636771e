import { readFileSync, writeFileSync } from 'node:fs';
import { env } from 'node:process';
import { type RunnerTestCase, TestRunner } from 'vitest';

/** What is known of the changes so far, by their numbers. */
export interface Findings {
  /** The test that noticed it. */
  noticed: Record<number, string>;
  /** Reached by a test. */
  reached: number[];
  /** Reached while files were loaded: tables that are made once. */
  loaded: number[];
  /** Tests that fail without any change. */
  broken: string[];
  /** Tests that take long: they are kept for what the others have not noticed. */
  slow: string[];
}

/** What is run: the quick tests, the others, or all of them with one change made from the beginning. */
export type Round = 'quick' | 'slow' | 'afresh';

/** Milliseconds. */
const LONG = 300;

/** How many times longer than without a change a test may take, and what is added for short ones. */
const PATIENCE = 20;
const GRACE = 10_000;
const GRACE_MS = 5_000;

const file = env.HIDEOUT_FINDINGS!;
const round = env.HIDEOUT_ROUND as Round;

let active = round === 'afresh' ? Number(env.HIDEOUT_CHANGE) : 0;
let calls = 0;
let most = Number.POSITIVE_INFINITY;
let until = Number.POSITIVE_INFINITY;
let seen: Set<number> | undefined;
const loaded = new Set<number>();

Object.assign(globalThis, {
  /** Asked by every changed place: is it this change that is made? */
  $changed(number: number): boolean {
    if (active === 0) (seen ?? loaded).add(number);
    // A change that makes a loop endless would otherwise never be noticed; some take longer every time round.
    if (++calls > most || (calls % 64 === 0 && performance.now() > until)) throw new Error('it does not end');
    return number === active;
  },
});

/** Runs every test once as it is, and then once with each change that it reaches and nobody has noticed yet. */
export default class MutantRunner extends TestRunner {
  async runTask(test: RunnerTestCase): Promise<void> {
    const run = TestRunner.getTestFn(test);
    if (round === 'afresh') return run();
    const findings: Findings = JSON.parse(readFileSync(file, 'utf8'));
    const name = `${test.file.name} ${test.name}`;
    if (round === 'slow' && !findings.slow.includes(name)) return;
    const started = performance.now();
    const plain = new Set<number>();
    [seen, calls] = [plain, 0];
    try {
      await run();
    } catch (error) {
      findings.broken.push(name);
      writeFileSync(file, JSON.stringify(findings));
      throw error;
    } finally {
      seen = undefined;
    }
    const [length, time] = [calls, performance.now() - started];
    const isKept = round === 'quick' && time > LONG;
    if (isKept) findings.slow.push(name);
    for (const number of isKept ? [] : plain) {
      if (findings.noticed[number] !== undefined) continue;
      if (await fails(run, number, PATIENCE * length + GRACE, PATIENCE * time + GRACE_MS)) {
        findings.noticed[number] = name;
      }
    }
    findings.reached = [...new Set([...findings.reached, ...plain])];
    findings.loaded = [...new Set([...findings.loaded, ...loaded])];
    writeFileSync(file, JSON.stringify(findings));
  }
}

async function fails(run: () => unknown, number: number, limit: number, ms: number): Promise<boolean> {
  [active, calls, most, until] = [number, 0, limit, performance.now() + ms];
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('it does not end')), ms);
    });
    await Promise.race([run(), late]);
    return false;
  } catch {
    return true;
  } finally {
    clearTimeout(timer);
    [active, most, until] = [0, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  }
}

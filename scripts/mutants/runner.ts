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
}

/** How many times longer than without a change a test may take, and what is added for short ones. */
const PATIENCE = 20;
const GRACE = 100_000;
const GRACE_MS = 5_000;

const file = env.HIDEOUT_FINDINGS!;
/** The one change that is made from the beginning, if any. */
const always = Number(env.HIDEOUT_CHANGE ?? 0);

let active = always;
let calls = 0;
let most = Number.POSITIVE_INFINITY;
let seen: Set<number> | undefined;
const loaded = new Set<number>();

Object.assign(globalThis, {
  /** Asked by every changed place: is it this change that is made? */
  $changed(number: number): boolean {
    if (active === 0) (seen ?? loaded).add(number);
    // A change that makes a loop endless would otherwise never be noticed.
    if (++calls > most) throw new Error('it does not end');
    return number === active;
  },
});

/** Runs every test once as it is, and then once with each change that it reaches and nobody has noticed yet. */
export default class MutantRunner extends TestRunner {
  async runTask(test: RunnerTestCase): Promise<void> {
    const run = TestRunner.getTestFn(test);
    if (always > 0) return run();
    const findings: Findings = JSON.parse(readFileSync(file, 'utf8'));
    const started = performance.now();
    const plain = new Set<number>();
    const name = `${test.file.name} ${test.name}`;
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
    for (const number of plain) {
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
  [active, calls, most] = [number, 0, limit];
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
    [active, most] = [0, Number.POSITIVE_INFINITY];
  }
}

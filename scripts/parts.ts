import { type ChildProcess, fork } from 'node:child_process';

/** So often it is said how far it is. */
const STEPS = 20;

/**
 * Shares a count among processes, each with a part of it: `file` gets its work as JSON and tells how many it has done, and at
 * last its report. How far all of them are is said on the way.
 */
export async function inParts<Report>(
  file: string,
  wanted: number,
  cores: number,
  workOf: (part: number, parts: number, count: number) => unknown,
): Promise<readonly Report[]> {
  const parts = Math.min(cores, wanted);
  const done = Array.from({ length: parts }, () => 0);
  let step = 0;

  function progress(part: number, count: number): void {
    done[part] = count;
    const all = done.reduce((sum, one) => sum + one, 0);
    const now = Math.floor((STEPS * all) / wanted);
    if (now > step) console.error(`${all} of ${wanted} positions`);
    step = now;
  }

  function run(part: number): Promise<Report> {
    const count = Math.floor((wanted * (part + 1)) / parts) - Math.floor((wanted * part) / parts);
    const child: ChildProcess = fork(file, [JSON.stringify(workOf(part, parts, count))]);
    return new Promise((resolve, reject) => {
      child.on('message', (said: number | Report) => {
        if (typeof said === 'number') progress(part, said);
        else resolve(said);
      });
      child.on('error', reject);
      child.on('exit', (code) => reject(new Error(`part ${part} ended with ${code}`)));
    });
  }

  return Promise.all(done.map((_, part) => run(part)));
}

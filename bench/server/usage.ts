import { readdirSync, readFileSync } from 'node:fs';

/** Ticks of the clock that Linux counts processor time by. */
const TICKS = 100;

/** What Linux knows of a process, from the state on; undefined if it is gone. */
function statOf(pid: number | string): readonly number[] | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ').map(Number);
  } catch {
    return undefined;
  }
}

/** Seconds of processor time that a process has used so far, with those that it has started. */
export function cpuOf(pid: number): number {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const family = all.flatMap((name) => {
    const stat = statOf(name);
    return stat !== undefined && stat[1] === pid ? [stat] : [];
  });
  const own = statOf(pid);
  if (own === undefined) return 0;
  const [user, system, childrensUser, childrensSystem] = own.slice(11, 15) as [number, number, number, number];
  const others = family.reduce((sum, stat) => sum + stat[11]! + stat[12]!, 0);
  return (user + system + childrensUser + childrensSystem + others) / TICKS;
}

/** Seconds that the cores of this machine were busy so far, whoever used them. */
export function machineCpu(): number {
  const [user, nice, system, _idle, _disk, ...interrupts] = readFileSync('/proc/stat', 'utf8')
    .split('\n')[0]!
    .split(/\s+/)
    .slice(1, 8)
    .map(Number) as [number, number, number, number, number, ...number[]];
  return (user + nice + system + interrupts.reduce((sum, ticks) => sum + ticks, 0)) / TICKS;
}

/** Megabytes of memory that a process has now; one that has ended has none. */
export const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

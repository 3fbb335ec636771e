import { spawnSync } from 'node:child_process';

/**
 * A disk on which nothing more fits, for one process: Linux lets it write no file beyond so many bytes. That fails with
 * EFBIG where a full disk says ENOSPC, in the same calls, in the middle of a page if it so happens; and it needs
 * neither a disk of its own nor the rights to mount one.
 */
const FULL = 4096;

const limit = (pid: number, soft: number | 'unlimited'): void => {
  const { status, stderr } = spawnSync('prlimit', ['--pid', String(pid), `--fsize=${soft}:unlimited`]);
  // One that has just ended needs none.
  if (status !== 0 && !String(stderr).includes('No such process')) throw new Error(`prlimit: ${stderr}`);
};

export const fill = (pid: number): void => limit(pid, FULL);
export const clear = (pid: number): void => limit(pid, 'unlimited');

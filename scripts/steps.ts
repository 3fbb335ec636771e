import { spawn } from 'node:child_process';

/** A command as it is typed, and what it is to know beside our environment. */
export interface Step {
  readonly run: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** The exit code of a step that could not be taken, for want of something that is not ours. */
export const NOT_NOW = 75;

const windows = process.platform === 'win32';

/** Runs it with our terminal and signals, and answers its exit code. */
export function perform({ run: [command = '', ...args], env }: Step): Promise<number> {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: 'inherit', shell: windows });
  const pass = (signal: NodeJS.Signals): void => void child.kill(signal);
  process.on('SIGINT', pass).on('SIGTERM', pass);
  return new Promise((resolve) => {
    const end = (code: number): void => {
      process.off('SIGINT', pass).off('SIGTERM', pass);
      resolve(code);
    };
    child.once('error', (error) => {
      console.error(`hideout: cannot run "${command}": ${error.message}`);
      end(127);
    });
    child.once('exit', (code, signal) => end(code ?? (signal === 'SIGINT' ? 130 : 143)));
  });
}

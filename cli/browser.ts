import { spawn } from 'node:child_process';

const COMMANDS: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Shows an address in the browser of whoever sits here. Where there is none, they have the address in print. */
export function showInBrowser(address: string): void {
  const [command, ...args] = COMMANDS[process.platform] ?? ['xdg-open'];
  spawn(command!, [...args, address], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}

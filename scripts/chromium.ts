import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The shell has no window to draw round every page: tests take two thirds of the time with it. */
const SHELL = '/usr/bin/chromium-headless-shell';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
] as const;

const there = (places: readonly string[]): string | undefined => places.find((place) => existsSync(place));

/** The system's Chromium: where CHROMIUM_PATH says, or in a usual place, or installed from the system's packages. */
export function chromium(): string {
  const place = named() ?? there(PLACES) ?? installed('chromium', PLACES);
  if (place !== undefined) return place;
  throw new Error('The browser tests need Chromium: install it, or say where it is with CHROMIUM_PATH.');
}

/** The same for tests: without a window, where there is such a one. */
export const chromiumShell = (): string =>
  named() ?? there([SHELL, ...PLACES]) ?? installed('chromium-headless-shell', [SHELL]) ?? chromium();

function named(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH === undefined || CHROMIUM_PATH === '') return undefined;
  if (!existsSync(CHROMIUM_PATH)) throw new Error(`CHROMIUM_PATH: there is no ${CHROMIUM_PATH}`);
  return CHROMIUM_PATH;
}

function installed(name: string, places: readonly string[]): string | undefined {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stderr.write(`hideout: installing ${name} from the system’s packages …\n`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '-qq', name], { env, stdio: 'ignore' });
  }
  return there(places);
}

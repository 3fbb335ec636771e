import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
] as const;

const found = (): string | undefined => PLACES.find((place) => existsSync(place));

/** The system's Chromium: where CHROMIUM_PATH says, or in a usual place, or installed from the system's packages. */
export function chromium(): string {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH !== undefined && CHROMIUM_PATH !== '') {
    if (!existsSync(CHROMIUM_PATH)) throw new Error(`CHROMIUM_PATH: there is no ${CHROMIUM_PATH}`);
    return CHROMIUM_PATH;
  }
  return found() ?? installed();
}

function installed(): string {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stderr.write('hideout: installing Chromium from the system’s packages …\n');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { env, stdio: 'ignore' });
  }
  const place = found();
  if (place === undefined)
    throw new Error('The browser tests need Chromium: install it, or say where it is with CHROMIUM_PATH.');
  return place;
}

// Whether what we run on can be listed, each with its version and where it comes from: part of `npm run nightly`. The list
// itself: `npm run sbom`.

import { spawnSync } from 'node:child_process';
import { exit } from 'node:process';

interface Bill {
  readonly components?: readonly { readonly name: string; readonly version: string }[];
}

const { stdout, stderr, status } = spawnSync('npm', ['run', '-s', 'sbom'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
if (status !== 0) {
  console.error(stderr);
  exit(1);
}
const { components = [] } = JSON.parse(stdout) as Bill;
console.log(`${components.length} packages in the lock file`);
exit(components.length > 0 ? 0 : 1);

// Malformed, oversized, out-of-order and forged messages over HTTP, sockets and bare lines: `npm run fuzz -- --messages 1000000`.

import { parseArgs } from 'node:util';
import { fuzzRun } from './run.ts';

const { values } = parseArgs({
  options: { messages: { type: 'string', default: '10000' }, seed: { type: 'string', default: String(Date.now()) } },
});
const begun = performance.now();
let told = 0;
const { faults, ...result } = await fuzzRun(Number(values.messages), values.seed, (sent) => {
  if (sent < told + 1000) return;
  told = sent;
  process.stderr.write(`\r${sent} of ${values.messages} `);
});
process.stderr.write('\n');
console.log({ seed: values.seed, ...result, seconds: Math.round((performance.now() - begun) / 1000) });
for (const fault of faults.slice(0, 30)) console.error(fault);
console.log(faults.length === 0 ? 'it did not mind' : `${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);

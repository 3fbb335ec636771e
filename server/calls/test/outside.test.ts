import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Door } from '../door.ts';
import { isOutside } from '../outside.ts';

/** What must never be written to, each as it may stand in an address or come from a name. */
const INSIDE = [
  '0.0.0.0', '0.1.2.3', '10.0.0.1', '10.255.255.255', '100.64.0.1', '100.127.255.254', '127.0.0.1', '127.1.2.3',
  '169.254.0.1', '169.254.169.254', '172.16.0.1', '172.31.255.255', '192.0.0.1', '192.0.0.170', '192.0.2.1',
  '192.88.99.1', '192.168.0.1', '192.168.255.255', '198.18.0.1', '198.19.255.255', '198.51.100.7', '203.0.113.9',
  '224.0.0.1', '239.255.255.250', '240.0.0.1', '255.255.255.255', '::', '::1', '::2', '::127.0.0.1', '::ffff:127.0.0.1',
  '::ffff:10.0.0.1', '::ffff:8.8.8.8', '::ffff:0:8.8.8.8', '64:ff9b::7f00:1', '64:ff9b::8.8.8.8', '64:ff9b:1::1', '100::1',
  '2001::1', '2001:0:53aa:64c::1', '2001:db8::1', '2001:10::1', '2002:7f00:1::', '2002:808:808::1', '3fff::1', '5f00::1',
  'fc00::1', 'fd12:3456:789a::1', 'fe80::1', 'fe80::1%eth0', 'febf::1', 'fec0::1', 'ff02::1', 'ff0e::1', '4000::1',
] as const; // biome-ignore format: a table

const OUTSIDE = [
  '1.1.1.1',
  '8.8.8.8',
  '93.184.216.34',
  '172.15.0.1',
  '172.32.0.1',
  '100.63.255.255',
  '192.167.1.1',
  '2606:4700::1111',
  '2a00:1450:4001:82f::200e',
  '2400:cb00::1',
];

test.each(INSIDE)('%s is not outside', (address) => {
  expect(isOutside(address)).toBe(false);
});

test.each(OUTSIDE)('%s is outside', (address) => {
  expect(isOutside(address)).toBe(true);
});

test('addresses are at least forty', () => {
  expect(new Set(INSIDE).size).toBeGreaterThanOrEqual(40);
});

const door = new Door([]);

test.each([
  'http://hooks.example.com/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://[::ffff:10.0.0.1]/x',
  'https://0x7f000001/x',
  'https://2130706433/x',
  'https://127.1/x',
  'https://017700000001/x',
  'https://localhost/x',
  'https://intranet/x',
  'https://user:password@hooks.example.com/x',
  'https://user@hooks.example.com/x',
  'ftp://hooks.example.com/x',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'https://',
  'hooks.example.com',
  '',
  `https://hooks.example.com/${'x'.repeat(2000)}`,
])('%s is no address to write to', (address) => {
  expect(door.isOpenTo(address)).toBe(false);
});

test.each(['https://hooks.example.com/x', 'https://discord.com/api/webhooks/1/a?wait=true', 'https://8.8.8.8:8443/x'])(
  '%s is one',
  (address) => {
    expect(door.isOpenTo(address)).toBe(true);
  },
);

const names = vi.hoisted(() => ({ found: [] as { address: string; family: number }[], asked: 0 }));
vi.mock('node:dns/promises', () => ({
  lookup: async () => {
    names.asked += 1;
    return names.found;
  },
}));

const letter = (to: string) => ({ to, headers: {}, body: 'hello' });

test.each([
  ['an address inside', [{ address: '10.0.0.7', family: 4 }]],
  [
    'one outside and one inside',
    [
      { address: '93.184.216.34', family: 4 },
      { address: '::1', family: 6 },
    ],
  ],
  ['a mapped address', [{ address: '::ffff:93.184.216.34', family: 6 }]],
  ['nothing', []],
])('a name that means %s is not written to', async (_, found) => {
  names.found = found;
  expect(await door.deliver(letter('https://hooks.example.com/x'))).toEqual({ failed: 'inside' });
});

interface Seen {
  readonly paths: string[];
  readonly host: string;
}

/** Somebody inside whom the host has named, and who answers like this. */
async function neighbour(answer: Parameters<typeof createServer>[1]): Promise<Seen> {
  const paths: string[] = [];
  const server = createServer((request, response) => {
    paths.push(request.url!);
    answer!(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { paths, host: `hooks.internal:${(server.address() as AddressInfo).port}` };
}

test('a letter goes to the address that was looked at, and the name is asked once', async () => {
  const { host, paths } = await neighbour((_, response) => response.writeHead(204).end());
  names.found = [{ address: '127.0.0.1', family: 4 }];
  names.asked = 0;
  expect(await new Door([host]).deliver(letter(`http://${host}/x?y`))).toEqual({ status: 204 });
  expect(names.asked).toBe(1);
  expect(paths).toEqual(['/x?y']);
});

test('whoever sends it on elsewhere is not followed', async () => {
  const { host, paths } = await neighbour((_, response) =>
    response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
  );
  names.found = [{ address: '127.0.0.1', family: 4 }];
  expect(await new Door([host]).deliver(letter(`http://${host}/x`))).toEqual({ status: 302 });
  expect(paths).toEqual(['/x']);
});

test('whoever answers without end is hung up on', async () => {
  const { host } = await neighbour((_, response) => {
    response.writeHead(200);
    const flood = (): void => void (response.destroyed || response.write('x'.repeat(65_536), flood));
    flood();
  });
  names.found = [{ address: '127.0.0.1', family: 4 }];
  expect(await new Door([host]).deliver(letter(`http://${host}/x`))).toEqual({ status: 200 });
});

test('whoever says when to come again is heard', async () => {
  const { host } = await neighbour((_, response) => response.writeHead(429, { 'retry-after': '7' }).end());
  names.found = [{ address: '127.0.0.1', family: 4 }];
  expect(await new Door([host]).deliver(letter(`http://${host}/x`))).toEqual({ status: 429, after: 7000 });
});

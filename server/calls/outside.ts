import { BlockList, isIPv4, isIPv6 } from 'node:net';

/**
 * Addresses that lead, or may lead, into a network of one's own, to this machine, to many, or nowhere: from the registries of
 * special addresses (RFC 6890 and what was added since). Those that only stand for another address are among them,
 * whatever they stand for.
 */
const SPECIAL_4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
] as const;

/** Of IPv6 only 2000::/3 leads anywhere; of that, these are special. */
const GLOBAL_6 = '2000::/3';
const SPECIAL_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'] as const;

const listOf = (subnets: readonly string[], family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList();
  for (const subnet of subnets) {
    const [network, length] = subnet.split('/') as [string, string];
    list.addSubnet(network, Number(length), family);
  }
  return list;
};

const special4 = listOf(SPECIAL_4, 'ipv4');
const special6 = listOf(SPECIAL_6, 'ipv6');
const global6 = listOf([GLOBAL_6], 'ipv6');

/** Whether an address is somebody else's, out in the world. */
export function isOutside(address: string): boolean {
  if (isIPv4(address)) return !special4.check(address, 'ipv4');
  // One with a zone is of this link.
  if (!isIPv6(address) || address.includes('%')) return false;
  return global6.check(address, 'ipv6') && !special6.check(address, 'ipv6');
}

import ipaddr from 'ipaddr.js';

/**
 * What attempts are counted by: an address of IPv4, or the network of 64 bits of one of IPv6. A provider gives each
 * customer one of these at least, with more addresses in it than could ever be counted (RFC 6177).
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const known = ipaddr.process(address);
  if (known.kind() === 'ipv4') return known.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${known.toNormalizedString()}/64`).toString();
}

/**
 * A network as it may be stored and shown: an IPv4 address without its last number, the first 48 bits of an IPv6
 * address. It tells a user where a sign-in came from, and nobody which household. Null if the address is unknown.
 */
export function shortNetwork(address: string): string | null {
  if (!ipaddr.isValid(address)) return null;
  const known = ipaddr.process(address);
  if (known.kind() === 'ipv4') return known.toString().replace(/\d+$/, 'x');
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${known.toNormalizedString()}/48`).toString()}/48`;
}

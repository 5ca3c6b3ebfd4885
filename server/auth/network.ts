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

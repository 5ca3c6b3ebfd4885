import ipaddr from 'ipaddr.js';

/** Replaces anything that is no address, such as what a client wrote into X-Forwarded-For. */
export const UNKNOWN_NETWORK = 'unknown';

/**
 * The key by which attempts are counted: an IPv4 address, or the 64-bit network of an IPv6 address. Each customer of a
 * provider has at least one such network, with more addresses than could be counted (RFC 6177). A port, which some
 * proxies add, is dropped.
 */
export function networkOf(given: string): string {
  const address = /^([\d.]+|\[[\da-f:.]+\]):\d{1,5}$/i.exec(given)?.[1] ?? given;
  const plain = address.replace(/^\[(.*)\]$/, '$1');
  if (!ipaddr.isValid(plain)) return UNKNOWN_NETWORK;
  const known = ipaddr.process(plain);
  if (known.kind() === 'ipv4') return known.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${known.toNormalizedString()}/64`).toString();
}

/**
 * The 48-bit network of an IPv6 address, for which one customer may have all 65,536 networks of 64 bits (RFC 6177), so
 * that guesses from all of them count together. Null for any other address.
 */
export function siteOf(address: string): string | null {
  if (!ipaddr.isValid(address)) return null;
  const known = ipaddr.process(address);
  return known.kind() === 'ipv4' ? null : site(known);
}

const site = (known: { toNormalizedString(): string }): string =>
  `${ipaddr.IPv6.networkAddressFromCIDR(`${known.toNormalizedString()}/48`).toString()}/48`;

/**
 * A network as it may be stored and shown: an IPv4 address without its last number, the first 48 bits of an IPv6
 * address. It shows a user where a sign-in came from without identifying a household. Null if the address is unknown.
 */
export function shortNetwork(address: string): string | null {
  if (!ipaddr.isValid(address)) return null;
  const known = ipaddr.process(address);
  if (known.kind() === 'ipv4') return known.toString().replace(/\d+$/, 'x');
  return site(known);
}

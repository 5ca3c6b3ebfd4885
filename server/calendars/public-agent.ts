import { Resolver } from 'node:dns/promises';
import { Agent } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { callbackify } from 'node:util';
import ipaddr from 'ipaddr.js';

/** The addresses of a host's name. */
export type Resolve = (host: string) => Promise<string[]>;

/** Azure's metadata, which alone of its kind has a public address. */
const METADATA = '168.63.129.16';

const GLOBAL = ipaddr.IPv6.parseCIDR('2000::/3');

/** True for an address of the public internet that leads nowhere else: no tunnel, translation or mapping of IPv4. */
export function isPublicAddress(address: string): boolean {
  // Stricter than the library, which reads 010.0.0.1 as an address in octal numbers.
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv6 ? parsed.match(GLOBAL) : parsed.toString() !== METADATA;
}

/**
 * An agent that connects to public addresses alone. It checks the addresses that it then connects to, so that a name
 * cannot have others a moment later. No connection is kept for a second request, and no TLS session.
 */
export function publicAgent(resolve: Resolve = resolved): Agent {
  const addresses = callbackify((host: string) => addressesOf(host, resolve));
  const lookup: LookupFunction = (host, options, done) =>
    addresses(host, (error, found) => {
      if (error || options.all) done(error, found);
      else done(null, found[0]!.address, found[0]!.family);
    });
  return new Agent({ lookup, keepAlive: false, maxCachedSessions: 0 });
}

async function addressesOf(host: string, resolve: Resolve) {
  const found = await resolve(host);
  if (found.length === 0 || !found.every(isPublicAddress)) throw new Error('no public address');
  return found.map((address) => ({
    address,
    family: ipaddr.parse(address).kind() === 'ipv6' ? 6 : 4,
  }));
}

/** Asks the name servers alone: the system's own look-up would hold one of its few threads for as long as they are slow. */
async function resolved(host: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}

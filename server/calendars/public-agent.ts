import { Resolver } from 'node:dns/promises';
import { Agent } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { callbackify } from 'node:util';
import ipaddr from 'ipaddr.js';

/** The addresses of a host's name. */
export type Resolve = (host: string) => Promise<string[]>;

/** Azure's metadata service, the only one of its kind with a public address. */
const METADATA = '168.63.129.16';

const GLOBAL = ipaddr.IPv6.parseCIDR('2000::/3');

/** True for an address of the public internet; false for tunnels, translations and mappings of IPv4. */
export function isPublicAddress(address: string): boolean {
  // Stricter than the library, which reads 010.0.0.1 as octal.
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv6 ? parsed.match(GLOBAL) : parsed.toString() !== METADATA;
}

/**
 * An agent that connects to public addresses only. It connects to the very addresses that it has checked, so that a name
 * cannot resolve to others a moment later. It reuses no connection and no TLS session.
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

/** Queries the name servers directly: the system's look-up would block one of few threads while they are slow. */
async function resolved(host: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}

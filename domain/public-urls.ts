/** A host name with a dot and a top-level domain: no IP address in any notation, and no single-label name. */
const HOST = /^(?=.{1,253}$)(?:[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/;

/**
 * Returns an address that a server may connect to for a user: https on port 443 of a named host, without credentials; null
 * for any other. The name may still resolve to an inner address, which the connection refuses (server/calendars/public-agent.ts).
 */
export function publicUrl(address: string, max: number): URL | null {
  if (address.length > max || !URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== 'https:' || url.port !== '' || url.username || url.password) return null;
  if (!HOST.test(url.hostname)) return null;
  url.hash = '';
  return url;
}

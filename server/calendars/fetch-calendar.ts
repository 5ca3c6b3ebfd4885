import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { get, type Agent } from 'node:https';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { decodedText } from '#domain/records/decode-text';
import { addressLimits, calendarUrl } from '#domain/messages/roster-addresses';

const REDIRECTS: ReadonlySet<number | undefined> = new Set([301, 302, 303, 307, 308]);

/** Some servers compress even if nobody asked for it. Unpacked content has the same limit as the response. */
const unpackers = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
} as const;

const headers = {
  Accept: 'text/calendar',
  'Accept-Encoding': 'identity',
  'User-Agent': 'ParaMed-CPD roster',
};

/**
 * Returns the text of the calendar at an address that a user gave; null for anything else, without a reason: a reason
 * could reveal what only this server can reach. The agent decides which hosts may be reached.
 */
export async function fetchCalendar(
  address: string,
  agent: Agent,
  timeMs: number = addressLimits.seconds * 1_000,
): Promise<string | null> {
  const signal = AbortSignal.timeout(timeMs);
  try {
    let url = calendarUrl(address);
    for (let visited = 0; url && visited <= addressLimits.redirects; visited += 1) {
      const response = await open(url, agent, signal);
      if (REDIRECTS.has(response.statusCode)) {
        response.destroy();
        url = nextUrl(response.headers.location, url);
      } else {
        return await calendarIn(response);
      }
    }
  } catch {
    // An address without a response, or with any other response, counts as invalid.
  }
  return null;
}

async function open(url: URL, agent: Agent, signal: AbortSignal): Promise<IncomingMessage> {
  const request = get(url, { agent, headers, signal });
  const [response] = (await once(request, 'response', { signal })) as [IncomingMessage];
  // A connection that is cut later also emits an error here; reading the body fails by itself.
  request.on('error', () => {});
  response.on('error', () => {});
  return response;
}

const nextUrl = (location: string | undefined, from: URL): URL | null =>
  location && URL.canParse(location, from.href)
    ? calendarUrl(new URL(location, from.href).href)
    : null;

async function calendarIn(response: IncomingMessage): Promise<string | null> {
  const encoding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  const isKnown = encoding === 'identity' || Object.hasOwn(unpackers, encoding);
  const sent = response.statusCode === 200 && isKnown ? await bytesOf(response) : null;
  response.destroy();
  const bytes = sent && (await unpacked(sent, encoding));
  // Its letters are those of titles alone, and the standard has them in UTF-8 (RFC 5545, section 3.1.4).
  const text = bytes && decodedText(bytes)?.text;
  return text && /^\s*BEGIN:VCALENDAR/i.test(text) ? text : null;
}

/** Unpacks what was compressed on the way, and a calendar that is kept as a gzip file. */
async function unpacked(sent: Buffer, encoding: string): Promise<Buffer> {
  const limits = { maxOutputLength: addressLimits.bytes };
  const bytes =
    encoding === 'identity'
      ? sent
      : await unpackers[encoding as keyof typeof unpackers](sent, limits);
  return bytes[0] === 0x1f && bytes[1] === 0x8b ? unpackers.gzip(bytes, limits) : bytes;
}

async function bytesOf(response: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > addressLimits.bytes) return null;
    chunks.push(chunk);
  }
  // A truncated body must not pass for a shorter roster.
  return response.complete ? Buffer.concat(chunks) : null;
}

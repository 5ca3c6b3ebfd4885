import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { get, type Agent } from 'node:https';
import { badgeLimits } from '#domain/records/badge-containers';
import { objectOf, parseJson, type Json } from '#domain/records/badge-contents';
import { badgeCheckLimits as limits, badgeTexts } from '#domain/records/evidence-badges';
import { publicUrl } from '#domain/public-urls';
import { BadgeProblem } from './badge-problem.ts';

/** A document of an issuer; `json` is null for a signed text, or for a document that does not exist. */
export interface IssuerDocument {
  status: number;
  text: string;
  json: Json | null;
}

/** Reads what issuers publish about a badge, within the limits of one check. */
export interface IssuerSite {
  /** Throws a BadgeProblem if the address is not public, or does not respond with a document. */
  read(address: string): Promise<IssuerDocument>;
}

const REDIRECTS: ReadonlySet<number | undefined> = new Set([301, 302, 303, 307, 308]);

/** A key, a badge or an issuer that does not exist, or was removed. */
const MISSING: ReadonlySet<number | undefined> = new Set([404, 410]);

const headers = {
  Accept: 'application/ld+json, application/json, application/jwt, */*;q=0.1',
  'Accept-Encoding': 'identity',
  'User-Agent': 'ParaMed-CPD badges',
};

/** Returns the address of a document; null unless a server may connect to it for a user. */
export const issuerUrl = (address: string): URL | null => publicUrl(address, badgeLimits.address);

/** The agent decides which hosts may be reached: none within the server's own network. */
export function issuerSite(agent: Agent, signal: AbortSignal): IssuerSite {
  const known = new Map<string, Promise<IssuerDocument>>();
  return {
    read(address) {
      const url = issuerUrl(address);
      if (!url) throw new BadgeProblem('not-checkable', badgeTexts.noIssuer);
      const document = known.get(url.href) ?? fetched(url, agent, signal);
      known.set(url.href, document);
      if (known.size > limits.documents) throw unreachable();
      return document;
    },
  };
}

export const unreachable = () => new BadgeProblem('unreachable', badgeTexts.unreachable);

async function fetched(first: URL, agent: Agent, signal: AbortSignal): Promise<IssuerDocument> {
  let url: URL | null = first;
  try {
    for (let visited = 0; url && visited <= limits.redirects; visited += 1) {
      const response: IncomingMessage = await open(url, agent, signal);
      const { statusCode } = response;
      if (!REDIRECTS.has(statusCode)) return await documentIn(response);
      response.destroy();
      url = nextUrl(response.headers.location, url);
    }
  } catch (error) {
    if (error instanceof BadgeProblem) throw error;
    // No connection, an inner address, or a broken response: all the same, so that it reveals nothing about them.
  }
  throw unreachable();
}

async function open(url: URL, agent: Agent, signal: AbortSignal): Promise<IncomingMessage> {
  const request = get(url, { agent, headers, signal });
  const [response] = (await once(request, 'response', { signal })) as [IncomingMessage];
  // A connection that is cut later also emits an error here; reading the body fails by itself.
  request.on('error', () => {});
  response.on('error', () => {});
  return response;
}

/** A site vouches for its own pages alone: a redirect to another site could lead to anybody's key. */
function nextUrl(location: string | undefined, from: URL): URL | null {
  if (!location || !URL.canParse(location, from.href)) return null;
  const url = issuerUrl(new URL(location, from.href).href);
  return url?.origin === from.origin ? url : null;
}

async function documentIn(response: IncomingMessage): Promise<IssuerDocument> {
  const status = response.statusCode ?? 0;
  const isMissing = MISSING.has(status);
  const text = status === 200 || isMissing ? await textIn(response) : null;
  response.destroy();
  if (isMissing) return { status, text: '', json: objectOf(parseJson(text ?? '')) };
  if (text === null) throw unreachable();
  return { status, text: text.trim(), json: parseJson(text) };
}

async function textIn(response: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limits.documentBytes) return null;
    chunks.push(chunk);
  }
  return response.complete ? Buffer.concat(chunks).toString('utf8') : null;
}

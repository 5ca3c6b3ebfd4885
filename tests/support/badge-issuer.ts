import { createHash, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { Agent } from 'node:https';
import { connect, type AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { crc32, deflateSync } from 'node:zlib';
import { CompactSign } from 'jose';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { publicAgent } from '#server/calendars/public-agent';

/** What a site of an issuer returns at an address. */
interface Page {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Sites of issuers on this machine, without TLS: `pages` by host and path. All other hosts are as for the product. */
export class BadgeIssuers {
  pages: Record<string, Page | undefined> = {};
  asked: string[] = [];
  /** Hosts that resolve to an address of the test. */
  readonly names: Record<string, string[]> = {};
  readonly agent: Agent;
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => {
      const address = `${request.headers.host}${request.url}`;
      this.asked.push(address);
      const { status = 200, body, headers = {} } = this.pages[address] ?? { status: 404 };
      response.writeHead(status, headers);
      response.end(typeof body === 'string' ? body : JSON.stringify(body ?? {}));
    });
    const outside = publicAgent(async (host) => this.names[host] ?? []) as unknown as Connecting;
    this.agent = new Agent({ keepAlive: false });
    (this.agent as unknown as Connecting).createConnection = (options, done) =>
      String(options.host).endsWith('.example')
        ? connect((this.#server.address() as AddressInfo).port, '127.0.0.1')
        : outside.createConnection({ ...options, lookup: outside.options.lookup }, done);
  }

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

interface Options {
  host?: string | null;
  lookup?: unknown;
}
interface Connecting {
  options: Options;
  createConnection(options: Options, done: unknown): Duplex;
}

/** The sites of a test file, emptied before each test. */
export function useBadgeIssuers(): BadgeIssuers {
  const issuers = new BadgeIssuers();
  beforeAll(() => issuers.open());
  beforeEach(() => {
    issuers.pages = {};
    issuers.asked = [];
  });
  afterAll(() => issuers.close());
  return issuers;
}

export interface Pair {
  alg: string;
  privateKey: KeyObject;
  publicKey: KeyObject;
}

const pairs: Record<string, () => Omit<Pair, 'alg'>> = {
  RS256: () => generateKeyPairSync('rsa', { modulusLength: 2048 }),
  ES256: () => generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  EdDSA: () => generateKeyPairSync('ed25519'),
};

export const keyPair = (alg: string): Pair => ({ alg, ...pairs[alg]!() });
export const jwkOf = ({ publicKey }: Pair) => publicKey.export({ format: 'jwk' });
export const pemOf = ({ publicKey }: Pair) =>
  publicKey.export({ type: 'spki', format: 'pem' }).toString();

export const sign = (claims: object, { alg, privateKey }: Pair, header: object = {}) =>
  new CompactSign(Buffer.from(JSON.stringify(claims)))
    .setProtectedHeader({ alg, ...header })
    .sign(privateKey);

export const COAST = 'https://badges.coast.example';
export const COAST_KEY = `${COAST}/keys/1`;

/** A badge of version 3.0 for an e-mail address. */
export const credentialFor = (email: string, change: Record<string, unknown> = {}) => ({
  '@context': ['https://www.w3.org/ns/credentials/v2'],
  id: `${COAST}/credentials/77`,
  type: ['VerifiableCredential', 'OpenBadgeCredential'],
  issuer: { id: COAST, type: ['Profile'], name: 'Coast Ambulance Education' },
  validFrom: '2026-03-01T00:00:00Z',
  credentialSubject: {
    type: ['AchievementSubject'],
    identifier: [
      { type: 'IdentityObject', hashed: false, identityHash: email, identityType: 'emailAddress' },
    ],
    activityEndDate: '2026-02-27T00:00:00Z',
    achievement: {
      id: `${COAST}/achievements/airway`,
      type: ['Achievement'],
      name: 'Advanced Airway Management',
      description: 'A course of 3 hours.',
      criteria: { narrative: 'Attended.' },
    },
  },
  ...change,
});

export const hashedEmail = (email: string, salt: string) =>
  `sha256$${createHash('sha256')
    .update(email + salt)
    .digest('hex')}`;

/** A badge of version 2.0 for an e-mail address, and what its issuer publishes, by address without the scheme. */
export function assertionFor(email: string, change: Record<string, unknown> = {}) {
  const host = COAST.slice('https://'.length);
  const assertion = {
    '@context': 'https://w3id.org/openbadges/v2',
    type: 'Assertion',
    id: `${COAST}/assertions/9`,
    badge: `${COAST}/classes/airway`,
    recipient: { type: 'email', hashed: true, salt: 's4', identity: hashedEmail(email, 's4') },
    issuedOn: '2026-03-01T00:00:00Z',
    verification: { type: 'HostedBadge' },
    ...change,
  };
  const pages = {
    [`${host}/assertions/9`]: { body: assertion },
    [`${host}/classes/airway`]: {
      body: { type: 'BadgeClass', name: 'Airway', issuer: `${COAST}/issuer` },
    },
    [`${host}/issuer`]: {
      body: { type: 'Issuer', id: `${COAST}/issuer`, name: 'Coast Ambulance Education' },
    },
  };
  return { assertion, pages };
}

/** Puts a text into a PNG under a keyword. */
export function baked(
  png: Buffer,
  text: string | Buffer,
  { keyword = 'openbadgecredential', packed = false, type = 'iTXt' } = {},
): Buffer {
  const bytes = packed ? deflateSync(text) : Buffer.from(text);
  const middle = { iTXt: [0, packed ? 1 : 0, 0, 0, 0], zTXt: [0, 0], tEXt: [0] }[type]!;
  const body = Buffer.concat([Buffer.from(type + keyword), Buffer.from(middle), bytes]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length - 4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([png.subarray(0, 33), length, body, sum, png.subarray(33)]);
}

/** An SVG with a badge, as the specification bakes it. */
export const bakedSvg = (text: string, version: '3.0' | '2.0' = '3.0') => {
  const [element, place] =
    version === '3.0'
      ? ['credential', 'https://purl.imsglobal.org/ob/v3p0']
      : ['assertion', 'http://openbadges.org'];
  const isJson = text.startsWith('{');
  const attribute = isJson ? '' : ` verify="${text}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:openbadges="${place}" viewBox="0 0 10 10">
<openbadges:${element}${attribute}>${isJson ? `<![CDATA[${text}]]>` : ''}</openbadges:${element}>
<circle cx="5" cy="5" r="4"/></svg>`;
};

import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';

type Claims = Record<string, unknown>;

/** Claims of an ID token for this request, signed by whom the test says. */
interface Behaviour {
  /** Changes the claims of the next ID token; undefined removes one. */
  claims?: Claims;
  /** A key that the provider does not publish, a token without a signature, or no token at all. */
  signedBy?: 'stranger' | 'nobody' | 'secret' | 'none';
  /** Status of the token endpoint. */
  status?: number;
}

export interface TestProvider {
  issuer: string;
  /** Behaviour of the next request for a token. */
  behave: (behaviour: Behaviour) => void;
  /** What the provider's redirect brings back for somebody who signs in at the address. */
  signIn: (
    address: string,
    person: { sub: string; name?: string; sid?: string },
  ) => URLSearchParams;
  /** A signed token of any kind, such as a logout token. */
  signed: (claims: JWTPayload, header?: { typ?: string; alg?: string }) => Promise<string>;
  /** Takes another key pair; the old public key is gone. */
  rotate: () => Promise<void>;
  stop: () => Promise<void>;
}

/** A provider of OpenID Connect that tests can make misbehave. It checks the client's secret and PKCE. */
export async function testProvider(): Promise<TestProvider> {
  let made = 0;
  const newKey = async () => ({ ...(await generateKeyPair('RS256')), kid: `key-${++made}` });
  let key = await newKey();
  const stranger = await newKey();
  const codes = new Map<string, { asked: URLSearchParams; claims: Claims }>();
  let next: Behaviour = {};

  const server = createServer((req, res) => {
    const send = (status: number, body: unknown) =>
      res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    answer(req).then(
      ([status, body]) => send(status, body),
      (error: unknown) => send(500, { error: String(error) }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function answer(req: IncomingMessage): Promise<[number, unknown]> {
    if (req.url === '/.well-known/openid-configuration') {
      return [
        200,
        {
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/keys`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
          code_challenge_methods_supported: ['S256'],
        },
      ];
    }
    if (req.url === '/keys') {
      const jwk = await exportJWK(key.publicKey);
      return [200, { keys: [{ ...jwk, kid: key.kid, alg: 'RS256', use: 'sig' }] }];
    }
    return token(req);
  }

  async function token(req: IncomingMessage): Promise<[number, unknown]> {
    const body = new URLSearchParams(await textOf(req));
    const { claims: changed, signedBy, status } = next;
    next = {};
    if (status) return [status, { error: 'server_error' }];
    const found = codes.get(body.get('code') ?? '');
    codes.delete(body.get('code') ?? '');
    const isClient =
      req.headers.authorization === `Basic ${Buffer.from('client:secret').toString('base64')}`;
    const challenge = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url');
    const isSame =
      found?.asked.get('code_challenge') === challenge &&
      found.asked.get('redirect_uri') === body.get('redirect_uri');
    if (!found || !isClient || !isSame) return [400, { error: 'invalid_grant' }];
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: issuer,
      aud: 'client',
      iat: now,
      exp: now + 300,
      auth_time: now,
      nonce: found.asked.get('nonce'),
      ...found.claims,
      ...changed,
    };
    const given = { access_token: 'token', token_type: 'Bearer', expires_in: 300 };
    if (signedBy === 'none') return [200, given];
    return [200, { ...given, id_token: await idToken(claims, signedBy) }];
  }

  async function idToken(claims: Claims, by: Behaviour['signedBy']): Promise<string> {
    const payload = JSON.parse(JSON.stringify(claims)) as JWTPayload;
    if (by === 'nobody') {
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      return `${part({ alg: 'none' })}.${part(payload)}.`;
    }
    if (by === 'secret') {
      return new SignJWT(payload)
        .setProtectedHeader({ alg: 'HS256' })
        .sign(new TextEncoder().encode('secret'.repeat(8)));
    }
    const { privateKey } = by === 'stranger' ? stranger : key;
    return new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: key.kid }).sign(privateKey);
  }

  return {
    issuer,
    behave: (behaviour) => void (next = behaviour),
    signIn(address, person) {
      const asked = new URL(address).searchParams;
      const code = `code-${codes.size}-${Math.random()}`;
      codes.set(code, { asked, claims: person });
      return new URLSearchParams({ code, state: asked.get('state')!, iss: issuer });
    },
    signed: (claims, header = {}) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid: key.kid, ...header })
        .sign(key.privateKey),
    rotate: async () => void (key = await newKey()),
    stop: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

async function textOf(req: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of req) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

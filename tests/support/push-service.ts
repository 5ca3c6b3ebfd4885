import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import jwt from 'jsonwebtoken';
import { afterAll, beforeAll } from 'vitest';

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface PushService {
  url: string;
  received: Received[];
  /** Status to return by path; 201 by default. */
  statuses: Map<string, number>;
}

/** A local push service for a test file. */
export function usePushService(): () => PushService {
  const service: PushService = { url: '', received: [], statuses: new Map() };
  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      const path = req.url!;
      service.received.push({ path, headers: req.headers, body: Buffer.concat(chunks) });
      const status = service.statuses.get(path) ?? 201;
      if (status >= 300 && status < 400) res.setHeader('Location', `${service.url}/moved`);
      res.writeHead(status).end('an answer that nobody reads');
    });
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return () => service;
}

/** A browser's keys and the decryption of its messages (RFC 8291 and 8188). */
export function browserKeys() {
  const curve = createECDH('prime256v1');
  const publicKey = curve.generateKeys();
  const auth = randomBytes(16);
  return {
    p256dh: publicKey.toString('base64url'),
    auth: auth.toString('base64url'),
    read(body: Buffer): unknown {
      const salt = body.subarray(0, 16);
      const keyLength = body.readUInt8(20);
      const sender = body.subarray(21, 21 + keyLength);
      const record = body.subarray(21 + keyLength);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
      const secret = hkdf(curve.computeSecret(sender), auth, info, 32);
      const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(record.subarray(-16));
      const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8'));
    },
  };
}

/** Verifies the sender's signature and returns its key and claims (RFC 8292). */
export function verifiedSender({ headers }: Received): { key: string; claims: jwt.JwtPayload } {
  const [, token = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(headers.authorization!) ?? [];
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)];
  const jwk = { kty: 'EC', crv: 'P-256', x: x.toString('base64url'), y: y.toString('base64url') };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  return { key, claims: jwt.verify(token, publicKey, { algorithms: ['ES256'] }) as jwt.JwtPayload };
}

const hkdf = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

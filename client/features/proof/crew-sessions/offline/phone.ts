import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { now } from '#client/lib/dates.ts';
import { crewDatabaseOf } from '#client/lib/device.ts';
import { codeLetters, codeStep } from '#domain/proof/crew-codes';
import type { CrewSessionValues } from '#domain/proof/crew-sessions.fields';
import { ticketIssuedAt, ticketToSign } from '#domain/proof/crew-tickets';

/** The key with which this phone signs, as the server knows it. */
interface OwnKey {
  keys: CryptoKeyPair;
  id: string;
  expiresAt: Date;
  /** Milliseconds by which the server's clock was ahead of this phone's. */
  ahead: number;
}

/** A session that this phone runs without a connection. */
export interface OwnSession {
  session: string;
  seed: Uint8Array<ArrayBuffer>;
  keyId: string;
  startedAt: Date;
  values: CrewSessionValues;
}

interface Schema extends DBSchema {
  own: { key: 'key' | 'session'; value: OwnKey | OwnSession };
}

/** The server's response when it has registered a key. */
interface Registered {
  id: string;
  now: string;
  expiresAt: string;
}

const random = (length: number) => crypto.getRandomValues(new Uint8Array(length));

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' };

const open = (userId: string): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>(crewDatabaseOf(userId), 1, {
    upgrade(created) {
      created.createObjectStore('own');
    },
    // Signing out deletes the database.
    blocking: (_current, _next, event) => (event.target as IDBDatabase).close(),
  });

async function within<Result>(
  userId: string,
  run: (db: IDBPDatabase<Schema>) => Promise<Result>,
): Promise<Result> {
  const db = await open(userId);
  try {
    return await run(db);
  } finally {
    db.close();
  }
}

const keyOf = async (db: IDBPDatabase<Schema>) =>
  (await db.get('own', 'key')) as OwnKey | undefined;

/** Makes this phone's key once and registers it with the server. The private part cannot leave the browser. */
export const preparePhone = (
  userId: string,
  register: (publicKey: string) => Promise<Registered>,
): Promise<void> =>
  within(userId, async (db) => {
    const known = await keyOf(db);
    const keys =
      known?.keys ?? (await crypto.subtle.generateKey(ALGORITHM, false, ['sign', 'verify']));
    const publicKey = base64(await crypto.subtle.exportKey('spki', keys.publicKey));
    const asked = now().getTime();
    const registered = await register(publicKey);
    // The response left the server about halfway between.
    const here = (asked + now().getTime()) / 2;
    const ahead = Date.parse(registered.now) - here;
    const expiresAt = new Date(registered.expiresAt);
    await db.put('own', { keys, id: registered.id, expiresAt, ahead }, 'key');
  });

/** True if this phone may run a session without a connection now. */
export const isPrepared = (userId: string): Promise<boolean> =>
  within(userId, async (db) => {
    const key = await keyOf(db);
    return key !== undefined && key.expiresAt > now();
  });

/** The session that this phone runs; null if none. */
export const ownSession = (userId: string): Promise<OwnSession | null> =>
  within(
    userId,
    async (db) => ((await db.get('own', 'session')) as OwnSession | undefined) ?? null,
  );

/** Starts a session on this phone, or continues the running one; null if the phone was not prepared. */
export const beginSession = (
  userId: string,
  values: CrewSessionValues,
): Promise<OwnSession | null> =>
  within(userId, async (db) => {
    const key = await keyOf(db);
    if (!key || key.expiresAt <= now()) return null;
    const running = (await db.get('own', 'session')) as OwnSession | undefined;
    const session: OwnSession = running ?? {
      session: base64url(random(16)),
      seed: random(32),
      keyId: key.id,
      startedAt: new Date(now().getTime() + key.ahead),
      values,
    };
    await db.put('own', session, 'session');
    return session;
  });

/** Forgets the session, once it has gone to the outbox. */
export const forgetSession = (userId: string): Promise<void> =>
  within(userId, (db) => db.delete('own', 'session'));

/** The server's time, as far as this phone knows. */
export const serverTime = (userId: string): Promise<Date> =>
  within(userId, async (db) => new Date(now().getTime() + ((await keyOf(db))?.ahead ?? 0)));

/** Shown on the host's screen for half a minute: a signed ticket, and letters for guests who cannot scan. */
export interface Shown {
  ticket: string;
  code: string;
}

export const shownNow = (userId: string, own: OwnSession): Promise<Shown> =>
  within(userId, async (db) => {
    const key = (await keyOf(db))!;
    const at = new Date(now().getTime() + key.ahead);
    const { session, startedAt, values, keyId } = own;
    const issuedAt = ticketIssuedAt(at, startedAt);
    const signed = ticketToSign({ keyId, session, startedAt, issuedAt, title: values.title });
    const signature = await crypto.subtle.sign(
      { name: 'ECDSA', hash: 'SHA-256' },
      key.keys.privateKey,
      new TextEncoder().encode(signed),
    );
    return { ticket: `${signed}.${base64url(signature)}`, code: await lettersAt(own.seed, at) };
  });

async function lettersAt(seed: Uint8Array<ArrayBuffer>, at: Date): Promise<string> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', seed, hmac, false, ['sign']);
  const text = new TextEncoder().encode(`crew-code ${codeStep(at)}`);
  const digest = new Uint8Array(await crypto.subtle.sign('HMAC', key, text));
  return codeLetters(digest.subarray(0, 6).reduce((sum, byte) => (sum << 8n) + BigInt(byte), 0n));
}

export const base64 = (bytes: ArrayBuffer | Uint8Array): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)));

const base64url = (bytes: ArrayBuffer | Uint8Array): string =>
  base64(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

import { afterAll, beforeAll, expect } from 'vitest';
import { admit, CONNECTION_LOST } from './admitted.ts';
import { responseListeners, PASSWORD, type TestClient } from './client.ts';
import { testEnv } from './server.ts';

/** Texts that no response may contain: hashes, passwords, the server's secrets, SQL, paths. */
const secrets: [name: string, is: (text: string) => boolean][] = [
  ['a hash of a password', (text) => /\$2[aby]\$\d\d\$/.test(text)],
  ['a password', (text) => text.includes(PASSWORD)],
  ['the secret of sessions', (text) => text.includes(testEnv.jwtSecret)],
  ['the private key of push', (text) => text.includes(testEnv.vapid.privateKey)],
  [
    'SQL',
    (text) => /\b(select|insert into|update) .{0,200}\b(from|values|set|where)\b.*\$\d/s.test(text),
  ],
  [
    'a path of the server',
    (text) => /node_modules|\bat \S+ \(\S+:\d+:\d+\)|\/tmp\/paramed/.test(text),
  ],
];

export interface ResponseLeaks {
  /** Marks a text that only this client's responses may contain. */
  keepPrivate(mark: string, owner: TestClient): void;
  /** Number of searched responses, and of those that returned private texts to their owner. */
  counts(): Promise<{ responses: number; toOwner: number }>;
}

/** Check 4: searches all responses of a test file and reports each leak with its request. */
export function detectResponseLeaks(): ResponseLeaks {
  const marks = new Map<string, TestClient>();
  const faults: string[] = [];
  const pending: Promise<void>[] = [];
  const counted = { responses: 0, toOwner: 0 };
  const search = async (client: TestClient, asked: string, response: Response) => {
    // An aborted response has no body, and a cut one only a part.
    const text = (await response.text().catch(admit('AbortError', ...CONNECTION_LOST))) ?? '';
    counted.responses += 1;
    for (const [name, is] of secrets) if (is(text)) faults.push(`${asked}: ${name}`);
    for (const [mark, owner] of marks) {
      if (!text.includes(mark)) continue;
      if (client === owner) counted.toOwner += 1;
      else faults.push(`${asked}: what is private to ${owner.user.username}`);
    }
  };
  const listen = (client: TestClient, asked: string, response: Response) =>
    void pending.push(search(client, asked, response.clone()));
  beforeAll(() => void responseListeners.add(listen));
  afterAll(async () => {
    responseListeners.delete(listen);
    await Promise.all(pending);
    expect(faults).toEqual([]);
  });
  return {
    keepPrivate: (mark, owner) => void marks.set(mark, owner),
    counts: async () => {
      await Promise.all(pending);
      return { ...counted };
    },
  };
}

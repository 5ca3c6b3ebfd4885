import { afterAll, beforeAll, expect } from 'vitest';
import { responseListeners, PASSWORD, type TestClient } from './client.ts';
import { testEnv } from './server.ts';

/** What no answer to anybody holds: hashes, what users typed as password, the server's own secrets. */
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
  /** Words that stand in the answers to this client alone. */
  keepPrivate(mark: string, owner: TestClient): void;
  /** How many answers were searched, and how many told the owner of what is private. */
  counts(): Promise<{ responses: number; toOwner: number }>;
}

/** Check 4: all answers of a test file are kept and searched; each fault is told with what was asked. */
export function detectResponseLeaks(): ResponseLeaks {
  const marks = new Map<string, TestClient>();
  const faults: string[] = [];
  const pending: Promise<void>[] = [];
  const counted = { responses: 0, toOwner: 0 };
  const search = async (client: TestClient, asked: string, answer: Response) => {
    // Who hangs up hears nothing.
    const text = await answer.text().catch(() => '');
    counted.responses += 1;
    for (const [name, is] of secrets) if (is(text)) faults.push(`${asked}: ${name}`);
    for (const [mark, owner] of marks) {
      if (!text.includes(mark)) continue;
      if (client === owner) counted.toOwner += 1;
      else faults.push(`${asked}: what is private to ${owner.user.username}`);
    }
  };
  const listen = (client: TestClient, asked: string, answer: Response) =>
    void pending.push(search(client, asked, answer.clone()));
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

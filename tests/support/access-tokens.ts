import { randomUUID } from 'node:crypto';
import { signAccessToken } from '#server/auth/sessions/session-token';
import type { Scope } from '#domain/account/access-tokens';
import { TestClient } from './client.ts';
import type { TestServer } from './server.ts';

/** Creates an access token as its owner does. */
export async function createToken(
  owner: TestClient,
  scopes: readonly Scope[],
  more: object = {},
): Promise<{ id: string; program: TestClient }> {
  const input = { name: 'Roster script', scopes, ...more };
  const { status, body } = await owner.rest('POST', '/user/access-tokens', input);
  if (status !== 201) throw new Error(`creating a token returned ${status}: ${body.message}`);
  return { id: body.id, program: programWith(owner, body.secret) };
}

/** Returns a client that sends a token and no cookie. */
export function programWith(owner: TestClient, token: string): TestClient {
  const program = new TestClient(owner);
  program.token = token;
  program.user = owner.user;
  return program;
}

/** Stores a token that no form would make, such as one without scopes. */
export async function storedToken(
  { services, database }: TestServer,
  owner: TestClient,
  scopes: readonly Scope[],
  changeRow: { hash?: string } = {},
): Promise<TestClient> {
  const { env } = services;
  const now = services.now();
  const until = new Date(now.getTime() + 24 * 60 * 60 * 1000);
  const who = { sessionId: randomUUID(), userId: owner.user.id };
  const { token, hash } = signAccessToken(who, scopes, { env, now, until });
  await database.query({
    text: `insert into sessions (id, user_id, created_at, last_seen_at, expires_at, name, scopes, token_hash)
           values ($1, $2, $3, $3, $4, 'Stored', $5, $6)`,
    values: [who.sessionId, who.userId, now, until, JSON.stringify(scopes), changeRow.hash ?? hash],
  });
  return programWith(owner, token);
}

// @module-tag servers
import { beforeAll, describe, expect, test } from 'vitest';
import { getNamedType, isCompositeType, type GraphQLObjectType } from 'graphql';
import { routes } from '#server/rest/routes';
import { scopes, tokenMessages as messages } from '#domain/account/access-tokens';
import { createToken, storedToken } from '#tests/support/access-tokens';
import { signedUp, type TestClient } from '#tests/support/client';
import { detectResponseLeaks } from '#tests/support/response-leaks';
import { rootFields, schema, selectionOf } from '#tests/support/schema-walk';
import { useServer } from '#tests/support/server';
import { TestSocket } from '#tests/support/socket';
import { samplePath } from '#tests/support/write-routes';

const server = useServer();
let alex: TestClient;
beforeAll(async () => void (alex = await signedUp(server())));
detectResponseLeaks();

/** Operations open to anyone, with or without a token. */
const open = new Set([
  'support',
  'doesThisCount',
  'verifyCertificate',
  'verifyTimelinePoint',
  'certificateRevocations',
  'receiptRevocations',
]);

/** Operations that take over an account or its data, warn of that, or give it to others. */
const closed =
  /login|register$|logout|signIn|password|passkey|totp|recoveryCode|identity|email|session$|otherSessions|accessToken|deleteAccount|export|importAccount|accountImport|push|calendar|sharedSubmission|confirmationRequest|confirmation$|AsGuest|guestSession|notificationPreferences|webhook|provenName|team|receiptReadings|sharingEnding|memberReceipt/i;
const isClosed = (name: string) => closed.test(name) && !/crewSession$|CrewSession$/.test(name);

interface Asked {
  where: string;
  name: string;
  status: number;
  message: string | undefined;
}

async function askEverything(program: TestClient): Promise<Asked[]> {
  const asked: Asked[] = [];
  for (const { kind, name, operation } of rootFields()) {
    if (kind === 'subscription') continue;
    const { errors, status } = await program.graphql(operation);
    asked.push({ where: operation, name, status, message: errors?.[0]?.message });
  }
  for (const { name, method, path } of routes) {
    const body = method === 'get' || method === 'delete' ? undefined : '{}';
    const { status, body: answer } = await program.raw(
      method.toUpperCase(),
      samplePath(path),
      body,
      body ? { 'content-type': 'application/json' } : {},
    );
    asked.push({ where: `${method} ${path}`, name, status, message: answer?.message });
  }
  return asked;
}

const isOfToken = (message: string | undefined) =>
  message === messages.never ||
  message === messages.invalid ||
  /needs the scope/.test(message ?? '');

describe('an access token', () => {
  test('without scopes is refused by every field and route', async () => {
    const program = await storedToken(server(), alex, []);
    for (const { where, name, message } of await askEverything(program)) {
      // These need the scope of what their ids name, here nothing: tests/server/records/global-ids.test.ts.
      if (open.has(name) || /^nodes?$/.test(name)) expect(isOfToken(message), where).toBe(false);
      else if (isClosed(name)) expect(message, where).toBe(messages.never);
      else expect(message, where).toMatch(/^The access token needs the scope [\w-]+:(read|write)/);
    }
  });

  test('with every scope is refused where sign-in, security and shared links are concerned, and nowhere else', async () => {
    const { program } = await createToken(alex, scopes);
    for (const { where, name, message } of await askEverything(program)) {
      if (isClosed(name)) expect(message, where).toBe(messages.never);
      else expect(isOfToken(message), where).toBe(false);
    }
  });

  test('with every scope reads nothing of the user that concerns security', async () => {
    const { program } = await createToken(alex, scopes);
    const refused: string[] = [];
    for (const { name, type } of Object.values(
      (schema.getType('User') as GraphQLObjectType).getFields(),
    )) {
      const inside = isCompositeType(getNamedType(type))
        ? selectionOf(type, 1) || '{ __typename }'
        : '';
      const { errors } = await program.graphql(`{ me { ${name} ${inside} } }`);
      if (errors?.[0]?.message === messages.never) refused.push(name);
      else expect(errors, name).toBeUndefined();
    }
    expect(refused.toSorted()).toEqual([
      'accessTokens',
      'calendarFeed',
      'email',
      'notificationPreferences',
      'push',
      'security',
      'securityEvents',
      'sessions',
      'webhooks',
    ]);
  });

  test.each<[string, () => Promise<TestClient>]>([
    [
      'that has expired',
      async () => {
        const { program } = await createToken(alex, scopes, { days: 7 });
        server().setNow(new Date(Date.now() + 8 * 24 * 60 * 60 * 1000));
        return program;
      },
    ],
    [
      'that was revoked',
      async () => {
        const { id, program } = await createToken(alex, scopes);
        await alex.rest('DELETE', `/user/access-tokens/${id}`);
        return program;
      },
    ],
  ])('%s is refused everywhere', async (_name, given) => {
    server().setNow(null);
    const program = await given();
    for (const { where, name, status, message } of await askEverything(program)) {
      // A wrong body is refused for that before the row is looked up.
      if (open.has(name) || status === 400 || status === 415) continue;
      expect([messages.invalid, messages.never], where).toContain(message);
    }
    const socket = await TestSocket.open(server(), {});
    socket.send({ type: 'connection_init', payload: { authorization: `Bearer ${program.token}` } });
    expect(await socket.closed).toBe(4403);
    server().setNow(null);
  });

  test('subscribes to what its scopes allow', async () => {
    const subscriptions = rootFields().filter(({ kind }) => kind === 'subscription');
    expect(subscriptions.length).toBeGreaterThan(2);
    const program = await storedToken(server(), alex, []);
    const socket = await TestSocket.open(server(), {});
    await socket.init({ authorization: `Bearer ${program.token}` });
    for (const { name, operation } of subscriptions) {
      socket.subscribe(name, operation);
      const { payload } = await socket.next('next');
      expect(payload.errors[0].message, name).toMatch(
        isClosed(name) ? /cannot be done with an access token/ : /needs the scope/,
      );
    }
    socket.close();
  });
});

import { beforeEach, describe, expect, test } from 'vitest';
import { signedUp, type TestClient } from '#tests/support/client';
import { useServer } from '#tests/support/server';
import { countOf } from '#tests/support/rows';

const server = useServer();
let alex: TestClient;
beforeEach(async () => {
  server().setNow(null);
  alex = await signedUp(server());
});

const run = (text: string, ...values: unknown[]) =>
  server().database.query<{ id: number }>({ text, values });

const insert = (userId: number, at: Date, kind = 'signed-in') =>
  run(
    `insert into security_events (user_id, kind, at, device, network)
     values ($1, $2, $3, 'Firefox on Linux', '203.0.113.x') returning id`,
    userId,
    kind,
    at,
  );

const LIST = `query($first: Int, $after: String) { me { securityEvents(first: $first, after: $after) {
  nodes { id kind label at device network isHere } totalCount pageInfo { hasNextPage endCursor } } } }`;

describe('the table of security events', () => {
  test('refuses every change, and a deletion before its time', async () => {
    const [event] = await insert(alex.user.id, new Date());
    for (const change of [
      'update security_events set kind = kind where id = $1',
      'delete from security_events where id = $1',
    ]) {
      await expect(run(change, event!.id), change).rejects.toThrow('only added to');
    }
    const yearsAgo = (years: number) => new Date(Date.now() - years * 366 * 86_400_000);
    const [old] = await insert(alex.user.id, yearsAgo(2));
    const [recent] = await insert(alex.user.id, yearsAgo(1));
    await run('delete from security_events where id = $1', old!.id);
    await expect(run('delete from security_events where id = $1', recent!.id)).rejects.toThrow(
      'only added to',
    );
  });

  test('loses the rows of an account with the account', async () => {
    const before = await countOf(server(), 'security_events');
    const billie = await signedUp(server());
    await insert(billie.user.id, new Date());
    await run('delete from users where id = $1', billie.user.id);
    expect(await countOf(server(), 'security_events')).toBe(before);
  });
});

describe('me.securityEvents', () => {
  test('lists the newest first, a page at a time, in words', async () => {
    const billie = await signedUp(server());
    await insert(billie.user.id, new Date(), 'data-exported');
    const start = Date.now() + 1_000;
    for (const [index, kind] of ['password-changed', 'sign-in-failed', 'signed-in'].entries()) {
      await insert(alex.user.id, new Date(start + index), kind);
    }
    const first = (await alex.graphql(LIST, { first: 2 })).data.me.securityEvents;
    expect(first.nodes).toMatchObject([
      { kind: 'signed-in', label: 'Signed in', device: 'Firefox on Linux' },
      { kind: 'sign-in-failed', label: 'Failed sign-in', network: '203.0.113.x', isHere: false },
    ]);
    expect(first.pageInfo.hasNextPage).toBe(true);
    const after = first.pageInfo.endCursor;
    const next = (await alex.graphql(LIST, { first: 1, after })).data.me.securityEvents;
    expect(next.nodes).toMatchObject([{ kind: 'password-changed', label: 'Password changed' }]);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedUp } from '#tests/support/client';
import { useFaultFixture } from '#tests/support/fault-fixture';
import { timeoutMs, iterations } from '#tests/support/long';
import { pgbouncerVersion, TestPgBouncer } from '#tests/support/pgbouncer';
import type { TestProcess } from '#tests/support/process';

/** Fewer than one process opens, so that transactions share them. */
const CONNECTIONS = 4;
const version = pgbouncerVersion();
const dashboard = `{ me { username cpdSummary { totalHours } } recentActivities { id }
  activities(first: 3) { totalCount totalHours } }`;

const fixture = useFaultFixture();
let bouncer: TestPgBouncer;
beforeAll(async () => {
  if (version) bouncer = await TestPgBouncer.start(fixture.postgres.url, CONNECTIONS);
});
afterAll(() => bouncer?.stop());

/** Several users write and read at the same time; each must see all their own records and no others. */
async function expectManyServed(settings: Record<string, string>): Promise<void> {
  const program: TestProcess = fixture.process({ DATABASE_URL: bouncer.url, ...settings });
  try {
    const url = await program.ready();
    const users = await Promise.all(Array.from({ length: 5 }, () => signedUp({ url })));
    const rounds = iterations(20, 200);
    const one = async (user: (typeof users)[number]) => {
      for (let n = 1; n <= rounds; n += 1) {
        const input = { title: `Day ${n}`, category: 'Clinical Practice', hours: 1 };
        const [written, read] = await Promise.all([
          user.rest('POST', '/activities', input),
          user.graphql(dashboard),
        ]);
        expect(written.status).toBe(201);
        expect(read.errors).toBeUndefined();
        expect(read.data.me.username).toBe(user.user.username);
      }
      const { data } = await user.graphql(dashboard);
      expect(data.activities).toEqual({ totalCount: rounds, totalHours: rounds });
    };
    await Promise.all(users.map(one));
    expect(program.errors + program.output).not.toContain('unexpected error');
  } finally {
    await program.stop('SIGTERM');
  }
}

describe.skipIf(!version)(`PgBouncer ${version} in transaction mode`, () => {
  test(
    'works without named statements',
    () => expectManyServed({ DATABASE_PREPARED: 'false' }),
    timeoutMs(60_000),
  );

  test.runIf(version! >= 1.21)(
    'works with named statements',
    () => expectManyServed({}),
    timeoutMs(60_000),
  );
});

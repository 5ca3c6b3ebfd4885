import { afterAll, beforeAll, expect, test } from 'vitest';
import { FailoverFixture } from '#tests/support/failover-fixture';
import { timeoutMs, iterations } from '#tests/support/long';
import { waitUntil } from '#tests/support/wait-until';

const fixture = new FailoverFixture();
beforeAll(() => fixture.open());
afterAll(() => fixture.close());

/** The target is 5 seconds; short runs share their machine with other tests. */
const WITHIN_MS = iterations(15_000, 5_000);
const unavailable =
  'The service cannot reach its database right now. Please try again in a moment.';

const ready = async () => (await fixture.alex.raw('GET', '/readyz', undefined, {})).status;

/** Milliseconds until a write is acknowledged. */
async function untilWritten(): Promise<number> {
  const began = performance.now();
  const isWritten = async () => (await fixture.write('After the failover')) === 201;
  await waitUntil('a write is acknowledged', isWritten, { withinMs: WITHIN_MS });
  return performance.now() - began;
}

test(
  'the primary is killed during writes: its promoted synchronous standby has every acknowledged write once',
  async () => {
    const rounds = iterations(2, 20);
    const waited: number[] = [];
    const program = fixture.program;
    let hasEnded = false;
    void program.exited.then(() => (hasEnded = true));
    for (let round = 0; round < rounds; round += 1) {
      let isOver = false;
      const before = fixture.countAcknowledged();
      const writing = fixture.writeWithKeys(() => isOver);
      await waitUntil(
        '30 more acknowledged writes',
        () => fixture.countAcknowledged() >= before + 30,
        { everyMs: 5 },
      );

      fixture.postgres.kill();
      expect(await fixture.write('Without a primary')).toBe(503);
      fixture.proxy.pointAt(fixture.standby.url);

      // Not promoted yet: it serves reads and refuses writes.
      const read = async () => (await fixture.alex.rest('GET', '/activities?first=1')).status;
      await expect.poll(read, { timeout: WITHIN_MS }).toBe(200);
      const refused = await fixture.alex.rest('POST', '/activities', {
        title: 'To a standby',
        category: 'Clinical Practice',
        hours: 1,
      });
      expect(refused).toMatchObject({ status: 503, body: { message: unavailable } });
      expect(await ready()).toBe(503);

      fixture.standby.promote();
      waited.push(await untilWritten());
      expect(await ready()).toBe(200);
      isOver = true;
      await writing;
      await fixture.switchToStandby();
      expect(await fixture.wrongWrites()).toEqual([]);
    }
    expect([...fixture.statuses].toSorted()).toEqual([201, 503]);
    expect(hasEnded).toBe(false);
    expect(fixture.program).toBe(program);
    expect(program.output + program.errors).not.toContain('unexpected error');
    const slowest = Math.round(Math.max(...waited));
    console.log(
      `Failed over ${rounds} times, written to again after at most ${slowest} ms; ${fixture.countAcknowledged()} acknowledged writes checked: none lost or doubled`,
    );
  },
  timeoutMs(120_000),
);

test(
  'the server drops its connections to a demoted primary, those for reads too',
  async () => {
    const old = fixture.postgres;
    await Promise.all(Array.from({ length: 30 }, () => fixture.alex.rest('GET', '/cpd-summary')));
    const users = async () =>
      (
        await old.query<{ n: number }>(
          `select count(*)::int as n from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
        )
      )[0]!.n;
    expect(await users()).toBeGreaterThan(0);

    await old.set('synchronous_standby_names', '');
    await old.set('default_transaction_read_only', 'on');
    fixture.standby.promote();
    fixture.proxy.pointAt(fixture.standby.url);
    await untilWritten();
    await expect.poll(users, { timeout: WITHIN_MS }).toBe(0);
    const title = 'Written to the new primary';
    expect(await fixture.write(title)).toBe(201);
    const { body } = await fixture.alex.rest('GET', '/activities');
    expect(body.map((each: { title: string }) => each.title)).toContain(title);
    await fixture.switchToStandby();
  },
  timeoutMs(60_000),
);

test(
  'without its standby a primary acknowledges nothing: writes are refused in time, reads continue',
  async () => {
    fixture.standby.stop();
    const began = performance.now();
    expect(await fixture.write('Without a standby')).toBe(503);
    expect(performance.now() - began).toBeLessThan(iterations(10_000, 5_500));
    expect((await fixture.alex.rest('GET', '/activities')).status).toBe(200);
    fixture.standby.start();
    await untilWritten();
    expect(await fixture.wrongWrites()).toEqual([]);
  },
  timeoutMs(60_000),
);

test(
  'a start on a standby reports in one line that the database is read-only',
  async () => {
    const program = fixture.process({ DATABASE_URL: fixture.standby.url });
    expect(await program.exited).toBe(1);
    expect(program.startError).toBe(
      'ParaMed CPD did not start. DATABASE_URL: the database is read-only, as a standby that is not promoted.',
    );
  },
  timeoutMs(60_000),
);

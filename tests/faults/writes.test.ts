import { expect, test } from 'vitest';
import { SERVER_DOWN } from '#tests/support/admitted';
import { useFaultFixture, type WriteOutcomes } from '#tests/support/fault-fixture';
import { timeoutMs, iterations } from '#tests/support/long';

const fixture = useFaultFixture();

/** A killed server does not respond: its connections are lost, and new ones are refused. */
function expectLostByKill({ statuses, failed }: WriteOutcomes, answered = [201]): void {
  expect(answered).toEqual(expect.arrayContaining(statuses));
  expect([...SERVER_DOWN]).toEqual(expect.arrayContaining(failed.map(({ code }) => code)));
}

test(
  'the server is killed during writes: it restarts, and every acknowledged write exists once',
  async () => {
    const rounds = iterations(5, 50);
    const starts: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const { stop } = await fixture.startWriting(10);
      await fixture.program.stop('SIGKILL');
      expectLostByKill(await stop());
      const began = performance.now();
      await fixture.launch();
      starts.push(performance.now() - began);
      expect(await fixture.lostOrDoubled()).toEqual([]);
    }
    // The target is 4 seconds; short runs share their machine with other tests.
    const median = starts.toSorted((a, b) => a - b)[rounds >> 1]!;
    expect(median).toBeLessThan(iterations(15_000, 4_000));
    expect(fixture.acknowledged.length).toBeGreaterThanOrEqual(rounds * 10);
    const slowest = Math.round(Math.max(...starts));
    fixture.logSummary(
      `Killed ${rounds} times, up after ${Math.round(median)} ms (at most ${slowest})`,
    );
  },
  timeoutMs(120_000),
);

test(
  'the database crashes during writes: the server returns 503, loses nothing and recovers by itself',
  async () => {
    const rounds = iterations(2, 10);
    for (let round = 0; round < rounds; round += 1) {
      const { stop } = await fixture.startWriting(20);
      fixture.postgres.stop();
      const refused = await fixture.alex.rest('GET', '/activities');
      expect(refused.status).toBe(503);
      expect(refused.body).toMatchObject({ status: 503, message: expect.any(String) });
      expect((await fixture.alex.raw('GET', '/healthz', undefined, {})).status).toBe(200);
      expect((await fixture.alex.raw('GET', '/readyz', undefined, {})).status).toBe(503);
      fixture.postgres.start();
      await fixture.waitUntilReady(iterations(15_000, 5_000));
      const { statuses, failed } = await stop();
      expect([201, 503]).toEqual(expect.arrayContaining(statuses));
      // The server itself stays, and so do its connections.
      expect(failed).toEqual([]);
      expect(await fixture.lostOrDoubled()).toEqual([]);
    }
    fixture.logSummary(`PostgreSQL stopped ${rounds} times`);
  },
  timeoutMs(90_000),
);

test(
  'server and database are killed together: both restart, and nothing is lost',
  async () => {
    const rounds = iterations(2, 20);
    for (let round = 0; round < rounds; round += 1) {
      const { stop } = await fixture.startWriting(10);
      const killed = fixture.program.stop('SIGKILL');
      fixture.postgres.stop();
      await killed;
      expectLostByKill(await stop(), [201, 503]);
      fixture.postgres.start();
      await fixture.launch();
      await fixture.waitUntilReady(iterations(15_000, 5_000));
      expect(await fixture.lostOrDoubled()).toEqual([]);
    }
    fixture.logSummary(`Both killed ${rounds} times`);
  },
  timeoutMs(90_000),
);

import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DatabaseCluster, missingPrograms } from '#tests/support/database-cluster';
import { KeyedWritesFixture } from '#tests/support/failover-fixture';
import { timeoutMs } from '#tests/support/long';
import type { TestProcess } from '#tests/support/process';
import { waitUntil } from '#tests/support/wait-until';

/** A server whose database is the cluster of docker/ha. */
class ClusterFixture extends KeyedWritesFixture {
  cluster!: DatabaseCluster;

  override get databaseUrl(): string {
    return this.cluster.leaderUrl;
  }

  override async openDatabase(): Promise<void> {
    this.cluster = await DatabaseCluster.start();
  }

  override async close(): Promise<void> {
    await super.close();
    this.cluster?.stop();
  }

  override process(settings: Record<string, string> = {}): TestProcess {
    const own = { DATABASE_URL: this.cluster.url, DATABASE_PREPARED: 'false' };
    return super.process({ ...own, ...settings });
  }
}

const missing = missingPrograms();
const fixture = new ClusterFixture();

/** Writes until `fail` has been followed by new acknowledged writes; returns the milliseconds until the first of them. */
async function writeThrough(fail: () => void): Promise<number> {
  let isOver = false;
  const writing = fixture.writeWithKeys(() => isOver);
  const more = async (count: number) => {
    const until = fixture.countAcknowledged() + count;
    await waitUntil(
      `${count} more acknowledged writes`,
      () => fixture.countAcknowledged() >= until,
      { everyMs: 20, withinMs: 90_000 },
    );
  };
  await more(30);
  fail();
  const began = performance.now();
  // Responses that were on their way are few; the others come from the new leader.
  await more(30);
  const waited = performance.now() - began;
  isOver = true;
  await writing;
  return waited;
}

/** A connection that may be lost. */
async function connectTo(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', (error) => expect(error.message).toMatch(/terminat/));
  await client.connect();
  return client;
}

/** Begins a write. Its outcome is "pending", "done" or the message of its error. */
function writeName(client: pg.Client, name: string): { outcome: string } {
  const write = { outcome: 'pending' };
  client.query('update users set full_name = $1', [name]).then(
    () => (write.outcome = 'done'),
    (error: Error) => (write.outcome = error.message),
  );
  return write;
}

describe.skipIf(missing.length > 0)(
  `docker/ha${missing.length > 0 ? ` (not installed: ${missing.join(', ')})` : ''}`,
  () => {
    beforeAll(() => fixture.open());
    afterAll(() => fixture.close());

    test(
      'the leader is killed amid writes: the other machine leads, with every acknowledged write',
      async () => {
        const { leader, standby } = await fixture.cluster.whenWhole();
        const waited = await writeThrough(() => leader.kill());
        expect(await standby.is('/primary')).toBe(true);
        expect(await fixture.wrongWrites()).toEqual([]);
        expect([201, 503]).toEqual(expect.arrayContaining([...fixture.statuses]));
        console.log(`Led again after ${Math.round(waited)} ms`);

        leader.start();
        expect((await fixture.cluster.whenWhole()).leader).toBe(standby);
      },
      timeoutMs(180_000),
    );

    test(
      'the standby is killed amid writes: they go on by themselves',
      async () => {
        const { leader, standby } = await fixture.cluster.whenWhole();
        await writeThrough(() => standby.kill());
        standby.start();
        expect((await fixture.cluster.whenWhole()).leader).toBe(leader);
        expect(await fixture.wrongWrites()).toEqual([]);
      },
      timeoutMs(180_000),
    );

    test(
      'the leader freezes and thaws: it acknowledges nothing more, and becomes the standby',
      async () => {
        const { leader, standby } = await fixture.cluster.whenWhole();
        // Past HAProxy, as from a program on that machine, and through it.
        const direct = await connectTo(leader.url('paramed', 'paramed'));
        const balanced = await connectTo(fixture.databaseUrl);
        const waited = await writeThrough(() => leader.freeze());
        expect(await standby.is('/primary')).toBe(true);
        // HAProxy has closed it.
        const balancedWrite = writeName(balanced, 'Balanced');
        // Its Patroni, which would demote it, still hangs.
        leader.thaw('PostgreSQL');
        const write = writeName(direct, 'Direct');
        await writeThrough(() => {});
        expect(write.outcome).toBe('pending');
        expect(balancedWrite.outcome).toMatch(/connection error/);
        leader.thaw('Patroni');
        await waitUntil('the write to the old leader ends', () => write.outcome !== 'pending');
        expect(write.outcome).toMatch(/terminat/);
        expect((await fixture.cluster.whenWhole()).leader).toBe(standby);
        expect(
          await fixture.query(`select 1 from users where full_name in ('Direct', 'Balanced')`),
        ).toEqual([]);
        expect([201, 503]).toEqual(expect.arrayContaining([...fixture.statuses]));
        expect(await fixture.wrongWrites()).toEqual([]);
        expect(fixture.program.output + fixture.program.errors).not.toContain('unexpected error');
        console.log(
          `Led again after ${Math.round(waited)} ms; ${fixture.countAcknowledged()} acknowledged writes checked: none lost or doubled`,
        );
      },
      timeoutMs(180_000),
    );
  },
);

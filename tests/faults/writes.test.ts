import { expect, test } from 'vitest';
import { useFaultStage } from '#tests/support/fault-stage';
import { patience, times } from '#tests/support/long';

const stage = useFaultStage();

test(
  'the server killed amid writes: every acknowledged one is there once, and it is up again',
  async () => {
    const rounds = times(5, 50);
    const starts: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const { over } = await stage.writingAfter(10);
      await stage.program.stop('SIGKILL');
      await over();
      const began = performance.now();
      await stage.launch();
      starts.push(performance.now() - began);
      expect(await stage.lostOrDoubled()).toEqual([]);
    }
    // The promise is 4 seconds; short runs share their machine with other tests.
    const median = starts.toSorted((a, b) => a - b)[rounds >> 1]!;
    expect(median).toBeLessThan(times(15_000, 4_000));
    expect(stage.acknowledged.length).toBeGreaterThanOrEqual(rounds * 10);
    const slowest = Math.round(Math.max(...starts));
    stage.tell(`Killed ${rounds} times, up after ${Math.round(median)} ms (at most ${slowest})`);
  },
  patience(120_000),
);

test(
  'the database stopped as by a power cut amid writes: 503 meanwhile, all kept, and it goes on by itself',
  async () => {
    const rounds = times(2, 10);
    for (let round = 0; round < rounds; round += 1) {
      const { over } = await stage.writingAfter(20);
      stage.postgres.stop();
      const refused = await stage.alex.rest('GET', '/activities');
      expect(refused.status).toBe(503);
      expect(Object.keys(refused.body)).toEqual(['message']);
      expect((await stage.alex.raw('GET', '/healthz', undefined, {})).status).toBe(200);
      expect((await stage.alex.raw('GET', '/readyz', undefined, {})).status).toBe(503);
      stage.postgres.start();
      await stage.answersWithin(times(15_000, 5_000));
      expect([201, 503]).toEqual(expect.arrayContaining([...new Set(await over())]));
      expect(await stage.lostOrDoubled()).toEqual([]);
    }
    stage.tell(`PostgreSQL stopped ${rounds} times`);
  },
  patience(90_000),
);

test(
  'server and database gone at the same moment: all kept, and both are up again',
  async () => {
    const rounds = times(2, 20);
    for (let round = 0; round < rounds; round += 1) {
      const { over } = await stage.writingAfter(10);
      const killed = stage.program.stop('SIGKILL');
      stage.postgres.stop();
      await killed;
      await over();
      stage.postgres.start();
      await stage.launch();
      await stage.answersWithin(times(15_000, 5_000));
      expect(await stage.lostOrDoubled()).toEqual([]);
    }
    stage.tell(`Both killed ${rounds} times`);
  },
  patience(90_000),
);

import { expect, test } from 'vitest';
import { signedUp } from '#tests/support/client';
import { SERVER_DOWN } from '#tests/support/admitted';
import { useFaultFixture, WRITERS } from '#tests/support/fault-fixture';
import { timeoutMs, iterations } from '#tests/support/long';
import { TestSocket } from '#tests/support/socket';
import { waitUntil } from '#tests/support/wait-until';

const fixture = useFaultFixture();

/** The server's limit per user. */
const EACH = 40;

const activities = () => fixture.query<{ title: string }>('select title from activities');

test(
  'ten stops during writes: every request that is stored has a response, and every other one was refused or reset with its connection',
  async () => {
    const sockets: TestSocket[] = [];
    for (let people = 0; people < iterations(200, 1_000) / EACH; people += 1) {
      const { cookie } = await signedUp(fixture);
      const open = async () => (await TestSocket.open(fixture, { cookie })).init();
      sockets.push(...(await Promise.all(Array.from({ length: EACH }, open))));
    }
    const waited: number[] = [];
    const codes: string[] = [];
    for (let stop = 1; stop <= iterations(10, 50); stop += 1) {
      if (stop > 1) await fixture.launch();
      const writes = fixture.writeUntil(() => false);
      const written = fixture.acknowledged.length + 3 * WRITERS;
      await waitUntil('all write', () => fixture.acknowledged.length >= written, { everyMs: 5 });
      const began = performance.now();
      expect(await fixture.program.stop('SIGTERM')).toBe(0);
      waited.push(performance.now() - began);
      const { statuses, failed } = await writes;
      expect(new Set(statuses)).toEqual(new Set([201]));
      codes.push(...failed.map(({ code }) => code));
    }
    expect(codes).toHaveLength(WRITERS * waited.length);
    expect(codes.filter((code) => !SERVER_DOWN.some((each) => each === code))).toEqual([]);
    // Reset only if a connection was made while the port closed, or a request sent while its idle connection did.
    expect(codes.filter((code) => code === 'ECONNREFUSED').length).toBeGreaterThan(
      codes.length / 2,
    );
    expect(Math.max(...waited)).toBeLessThan(10_000);
    const stored = (await activities()).map(({ title }) => title);
    expect(stored.toSorted()).toEqual(fixture.acknowledged.toSorted());
    const closeCodes = await Promise.all(sockets.map(({ closed }) => closed));
    expect(new Set(closeCodes)).toEqual(new Set([1001]));
    fixture.logSummary(
      `Stopped ${waited.length} times within ${Math.round(Math.max(...waited))} ms, first with ${sockets.length} sockets open`,
    );
  },
  timeoutMs(180_000),
);

import { expect, test } from 'vitest';
import { SERVER_DOWN } from '#tests/support/admitted';
import { signedUp } from '#tests/support/client';
import { sleep, useFaultFixture, WRITERS } from '#tests/support/fault-fixture';
import { timeoutMs, iterations } from '#tests/support/long';
import { TestSocket } from '#tests/support/socket';

const fixture = useFaultFixture();

/** The server's limit per user. */
const EACH = 40;

test(
  'stopping during writes loses no acknowledged write, closes the sockets as going away and exits with 0',
  async () => {
    const sockets: TestSocket[] = [];
    for (let people = 0; people < iterations(200, 1_000) / EACH; people += 1) {
      const { cookie } = await signedUp(fixture);
      const open = async () => (await TestSocket.open(fixture, { cookie })).init();
      sockets.push(...(await Promise.all(Array.from({ length: EACH }, open))));
    }
    const writes = fixture.writeUntil(() => false);
    await sleep(300);
    const began = performance.now();
    expect(await fixture.program.stop('SIGTERM')).toBe(0);
    expect(performance.now() - began).toBeLessThan(10_000);
    const { statuses, failed } = await writes;
    expect(new Set(statuses)).toEqual(new Set([201]));
    // Each writer ends with one request on a connection that the stopping server has closed or refuses. Some of those that
    // it closed were stored all the same: it resets them without a response, a defect. A refused one was never read.
    expect(failed).toHaveLength(WRITERS);
    expect([...SERVER_DOWN]).toEqual(expect.arrayContaining(failed.map(({ code }) => code)));
    const refused = failed.filter(({ code }) => code === 'ECONNREFUSED');
    expect(await fixture.storedOf(refused.map(({ title }) => title))).toEqual([]);
    const unanswered = await fixture.storedOf(failed.map(({ title }) => title));
    const codes = await Promise.all(sockets.map(({ closed }) => closed));
    expect(new Set(codes)).toEqual(new Set([1001]));
    expect(await fixture.lostOrDoubled()).toEqual([]);
    fixture.logSummary(
      `Stopped with ${sockets.length} sockets open, ${failed.map(({ code }) => code).join(', ')}, ${unanswered.length} of them stored`,
    );
  },
  timeoutMs(90_000),
);

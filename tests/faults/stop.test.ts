import { expect, test } from 'vitest';
import { signedUp } from '#tests/support/client';
import { sleep, useFaultFixture } from '#tests/support/fault-fixture';
import { timeoutMs, iterations } from '#tests/support/long';
import { TestSocket } from '#tests/support/socket';

const fixture = useFaultFixture();

/** The server's limit per user. */
const EACH = 40;

test(
  'stopping during writes fails no request in flight, closes the sockets as going away and exits with 0',
  async () => {
    const sockets: TestSocket[] = [];
    for (let people = 0; people < iterations(200, 1_000) / EACH; people += 1) {
      const { cookie } = await signedUp(fixture);
      const open = async () => (await TestSocket.open(fixture, { cookie })).init();
      sockets.push(...(await Promise.all(Array.from({ length: EACH }, open))));
    }
    const statuses = fixture.writeUntil(() => false);
    await sleep(300);
    const began = performance.now();
    expect(await fixture.program.stop('SIGTERM')).toBe(0);
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(new Set(await statuses)).toEqual(new Set([201]));
    const codes = await Promise.all(sockets.map(({ closed }) => closed));
    expect(new Set(codes)).toEqual(new Set([1001]));
    expect(await fixture.lostOrDoubled()).toEqual([]);
    fixture.logSummary(`Stopped with ${sockets.length} sockets open`);
  },
  timeoutMs(90_000),
);

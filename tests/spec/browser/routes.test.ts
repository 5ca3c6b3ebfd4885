import { expect, test } from 'vitest';
import { useApp } from '#tests/support/app';

const app = useApp();

test('no request is lost while a route of a test ends', async () => {
  const page = await app().open();
  await page.goto('/healthz');
  for (let round = 0; round < 20; round += 1) {
    await page.route('**/graphql', (route) => route.fallback());
    const all = page.evaluate(async () => {
      const requests = [];
      for (let each = 0; each < 40; each += 1) {
        requests.push(fetch(`/healthz?${each}`, { cache: 'no-store' }));
        await new Promise((resolve) => setTimeout(resolve));
      }
      return (await Promise.all(requests)).length;
    });
    await page.waitForTimeout(5 * (round % 8));
    await page.unroute('**/graphql');
    expect(await all).toBe(40);
  }
});

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { waitUntilLoaded, registerThroughScreen, useApp } from '#tests/support/app';

declare global {
  interface Window {
    shifts?: number;
  }
}

/** Maximum cumulative layout shift: half of the limit for a good page. */
const LIMIT = 0.05;

const app = useApp();
const screens = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
const pages = [
  ['/', 'Dashboard'],
  ['/cpd-log', 'CPD Log'],
  ['/documents', 'Documents'],
  ['/resources', 'CPD Resources'],
  ['/notifications', 'Notifications'],
] as const;

describe.each(screens)('while a page loads at $width px', (viewport) => {
  test('content does not move once it is shown', async () => {
    const page = await app().open({ discard: true, viewport });
    await page.addInitScript(addShifts);
    await registerThroughScreen(page);
    for (const [path, heading] of pages) {
      await page.goto(path);
      await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
      expect(await shiftsOf(page), path).toBeLessThanOrEqual(LIMIT);
    }
  });
});

function addShifts(): void {
  window.shifts = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      window.shifts! += (entry as PerformanceEntry & { value: number }).value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Returns the layout shift after everything has loaded. */
async function shiftsOf(page: Page): Promise<number> {
  await waitUntilLoaded(page);
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => window.shifts!);
}

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { waitUntilLoaded, registerThroughScreen, useApp } from '#tests/support/app';

declare global {
  interface Window {
    shifts?: number;
  }
}

/** How much may move, as the browser counts it (cumulative layout shift): half of what counts as good. */
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
  test('nothing moves that is there already', async () => {
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

/** Of all that has moved when nothing is loading any more. */
async function shiftsOf(page: Page): Promise<number> {
  await waitUntilLoaded(page);
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => window.shifts!);
}

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { waitUntilLoaded, registerThroughScreen, useApp } from '#tests/support/app';
import { outboxMessages } from '#domain/records/outbox';

declare global {
  interface Window {
    shifts?: number;
  }
}

/** Maximum cumulative layout shift: half of the limit for a good page. */
const LIMIT = 0.05;

const app = useApp();
const screens = [
  { width: 390, height: 844, hasTouch: true },
  { width: 390, height: 844, hasTouch: false },
  { width: 1280, height: 800, hasTouch: false },
];
const pages = [
  ['/', 'Dashboard'],
  ['/cpd-log', 'CPD Log'],
  ['/documents', 'Documents'],
  ['/resources', 'CPD Resources'],
  ['/notifications', 'Notifications'],
] as const;

describe.each(screens)(
  'while a page loads at $width px, touch: $hasTouch',
  ({ hasTouch, ...viewport }) => {
    test('content does not move once it is shown', async () => {
      const page = await app().open({ discard: true, viewport, hasTouch });
      await page.addInitScript(addShifts);
      await registerThroughScreen(page);
      // A phone's question comes late, and stays until it is answered.
      const question = page.getByText(outboxMessages.ownDevice.text);
      for (const [path, heading] of pages) {
        await page.goto(path);
        await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
        await question.waitFor({ state: hasTouch ? 'visible' : 'detached' });
        expect(await shiftsOf(page), path).toBeLessThanOrEqual(LIMIT);
      }
    });
  },
);

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

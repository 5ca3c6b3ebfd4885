import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessibleInBothThemes, useApp } from '#tests/support/app';

const app = useApp();

const PHONE = { width: 390, height: 844 };

test('the description of the API and the developers’ guide fit a phone and are accessible, light and dark', async () => {
  // Their policy allows no script: their own listeners go with the page.
  const page = await app().open({ viewport: PHONE, discard: true });
  await page.goto('/api#type-Activity');
  await page.getByText('As evidence, those in the bin included.').first().waitFor();
  const createActivity = page.locator('summary', { hasText: 'Adds an activity.' });
  await createActivity.focus();
  await page.keyboard.press('Enter');
  await createActivity.locator('..').getByText('At least 2 characters.').first().waitFor();
  await expectAccessibleInBothThemes(page);
  expect(await widthOf(page)).toBeLessThanOrEqual(PHONE.width);

  await page.goto('/developers');
  await page.getByRole('link', { name: 'Live events' }).click();
  await page.getByRole('heading', { name: 'Live events' }).waitFor();
  await expectAccessibleInBothThemes(page);
  expect(await widthOf(page)).toBeLessThanOrEqual(PHONE.width);
});

const widthOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth);

import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { expectAccessibleEverywhere, signUp, useApp } from '#tests/support/app';

const app = useApp();
let page: Page;

const view = () => page.getByRole('dialog', { name: /^Reflection of / });
const form = () => page.getByRole('dialog', { name: 'Edit reflection' });
const opener = () => page.getByRole('button', { name: /^View the log of / });
const hasFocus = () => opener().evaluate((it) => it === document.activeElement);

beforeAll(async () => {
  page = await app().open();
  await signUp(page, 'Robin Medic');
  const { id } = await made('/activities', {
    title: 'Airway workshop',
    category: 'Clinical Practice',
    hours: 2,
  });
  const log = await made('/reflective-logs', {
    activityId: id,
    content: `${'We were late at the ramp.\n'.repeat(12)}And said so.`,
    learningOutcomes: 'Speak up sooner at the ramp.',
    futureApplication: 'On the next shift I will say so.',
  });
  await page.request.post(`/api/evidence?reflectiveLogId=${log.id}&name=roster.txt`, {
    headers: { 'content-type': 'application/octet-stream' },
    data: Buffer.from('Night shift'),
  });
});

async function made(path: string, data: object): Promise<{ id: number }> {
  const response = await page.request.post(`/api${path}`, { data });
  expect(response.status()).toBe(201);
  return (await response.json()) as { id: number };
}

test('a reflective log opens in full with its files, and is edited from there', async () => {
  await page.goto('/cpd-log?tab=reflections');
  await opener().click();
  await view().getByText('And said so.').waitFor();
  await view().getByText('On Airway workshop').waitFor();
  await view()
    .getByText(/^Keep until/)
    .waitFor();
  await view().getByRole('link', { name: 'Download roster.txt' }).waitFor();
  await view().getByText('History').click();
  const history = view().getByRole('list', { name: 'History' });
  await history.getByText('Recorded').waitFor();
  expect(await history.getByRole('listitem').first().innerText()).toMatch(
    /^File added: roster\.txt\s+\d+ \w+ \d{4}, \d+:\d\d [ap]m$/,
  );
  expect(await view().getByRole('textbox').count()).toBe(0);
  await expectAccessibleEverywhere(page);
  await view().getByRole('button', { name: 'Close' }).click();
  await view().waitFor({ state: 'hidden' });
  await expect.poll(hasFocus).toBe(true);
  await page.keyboard.press('Enter');
  await view().getByRole('button', { name: 'Edit' }).click();
  await view().waitFor({ state: 'hidden' });
  await form().getByLabel('Learning outcomes').fill('Write down when we came.');
  await form().getByRole('button', { name: 'Save changes' }).click();
  await form().waitFor({ state: 'hidden' });
  await expect.poll(hasFocus).toBe(true);
  await page.keyboard.press('Enter');
  await view().getByText('Write down when we came.').waitFor();
});

import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { expectAccessibleInBothThemes, signUp, useApp, visit } from '#tests/support/app';

const app = useApp();
let page: Page;
const hosts = new Set<string>();

const press = (name: string) => page.getByRole('button', { name }).click();
const heading = (name: string) => page.getByRole('heading', { name });
const part = (name: string) => page.getByRole('region', { name });
const overflows = () => document.documentElement.scrollWidth > window.innerWidth;

beforeAll(async () => {
  page = await app().open({ viewport: { width: 390, height: 844 } });
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
});

test('anyone can ask, and gets the clause and what would make it count', async () => {
  const response = (await page.goto('/does-this-count'))!;
  expect(response.headers()['x-robots-tag']).toBeUndefined();
  expect(await response.text()).toContain('<title>Does this count as CPD? · ParaMed CPD</title>');
  await heading('Who were you in it?').waitFor();
  await expectAccessibleInBothThemes(page);
  await press('I was there to learn');
  await press('Course, workshop or conference');
  await heading('With whom?').waitFor();
  await press('Back');
  await heading('What was it?').waitFor();
  await page.goBack();
  await heading('With whom?').waitFor();
  await press('People who are not registered');
  await press('Better or safer care of patients');
  await press('It brought what I knew up to date');
  await part('Your 30 hours a year').getByText('Likely yes').waitFor();
  const interactive = part('Your 8 hours with other practitioners');
  await interactive.getByText('Unlikely').waitFor();
  await interactive.getByText('(e) includes a minimum of eight hours').waitFor();
  await interactive.getByText('at least one registered health practitioner').waitFor();
  await page.getByText('The Board decides.').waitFor();
  await expectAccessibleInBothThemes(page);
  expect(await page.evaluate(overflows)).toBe(false);
  expect([...hosts]).toEqual([new URL(page.url()).host]);
});

test('who signs in logs it with the answers, which the activity keeps', async () => {
  await signUp(page);
  await page.getByRole('link', { name: 'Sign in to log it' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What did you do?').fill('2h provide CPR class');
  await dialog.getByText('Your 30 hours a year: Likely yes.').waitFor();
  await dialog.getByRole('button', { name: 'Save activity' }).click();
  await dialog.waitFor({ state: 'detached' });
  const [{ id, countAnswers }] = await (await page.request.get('/api/activities')).json();
  expect(countAnswers).toEqual({
    who: 'learner',
    what: 'course',
    withWhom: 'others',
    whatFor: 'patients',
    whatIsNew: 'refreshed',
  });
  await visit(page, `/cpd-log/${id}`);
  const panel = part('Does this count?');
  await panel.getByText('Your 8 hours with other practitioners: Unlikely.').waitFor();
  await panel.getByRole('button', { name: 'See the answer' }).click();
  await dialog.getByRole('heading', { name: 'Our reading' }).waitFor();
  await dialog.getByRole('button', { name: 'Remove the answer' }).click();
  await page.getByText('Answer removed').waitFor();
  await panel.getByText('Not asked yet.').waitFor();
  await press('Undo');
  await panel.getByText('Your 30 hours a year: Likely yes.').waitFor();
});

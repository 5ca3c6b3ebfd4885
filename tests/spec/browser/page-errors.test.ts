import { test } from 'vitest';
import { useApp } from '#tests/support/app';
import { expectPageError } from '#tests/support/page-errors';

const app = useApp();

/** The test fails if the error goes unnoticed. */
test.each([
  ['an exception', `setTimeout(() => { throw new Error('of the page') })`],
  ['a rejected promise', `void Promise.reject(new Error('of the page'))`],
  ['a logged error', `console.error('Error: of the page')`],
])('%s of any page of a profile fails the test that causes it', async (_kind, script) => {
  const page = await app().open();
  const other = await page.context().newPage();
  await other.goto('/healthz');
  expectPageError(/Error: of the page/);
  await other.evaluate(script);
  await other.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
});

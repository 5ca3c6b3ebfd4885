import type { BrowserContext } from 'playwright-core';
import { expect, TestRunner } from 'vitest';

/**
 * Error that a page throws and nobody catches, or that it logs: it fails the test, whatever is on the screen. The
 * browser itself logs scripts that the page's policy refuses, and requests that fail.
 */
interface PageError {
  text: string;
  /** The script that logged it, or what was requested. */
  address: string;
  /** The test that ran at the time; null before the first and after the last. */
  during: string | null;
}

const found: PageError[] = [];
const expected: { what: string; covers: (error: PageError) => boolean }[] = [];

/**
 * The browser's own line for a request without a response: a test has cut the connection, since its server is on the same
 * machine.
 */
const CUT =
  /^(Failed to load resource|WebSocket connection to .* failed): .*net::ERR_(FAILED|INTERNET_DISCONNECTED|CONNECTION_(REFUSED|RESET|CLOSED)|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING|SOCKET_NOT_CONNECTED)/;

/** Watches all pages of a profile. */
export function watchPageErrors(context: BrowserContext): void {
  context.on('weberror', (thrown) => {
    const error = thrown.error();
    note(error.stack ?? String(error), thrown.page()?.url());
  });
  context.on('console', (message) => {
    if (message.type() === 'error') note(message.text(), message.location().url);
  });
}

/** Lets the running test, or its hooks, cause errors with such a text; it fails if there is none. */
export function expectPageError(text: RegExp): void {
  expected.push({ what: String(text), covers: (error) => text.test(error.text) });
}

/** Lets the running test, or its hooks, get responses of this status from a path; it fails if there is none. */
export function expectFailedRequest(status: number, path: string): void {
  const line = `Failed to load resource: the server responded with a status of ${status} `;
  expected.push({
    what: `${status} from ${path}`,
    covers: ({ text, address }) => text.startsWith(line) && new URL(address).pathname === path,
  });
}

/** Fails with the errors of pages since the last call that no test expects. */
export function checkPageErrors(): void {
  const errors = found.splice(0);
  const awaited = expected.splice(0);
  const unexpected = errors.filter((error) => !awaited.some(({ covers }) => covers(error)));
  expect(unexpected, 'errors of the page').toEqual([]);
  const missing = awaited.filter(({ covers }) => !errors.some(covers)).map(({ what }) => what);
  expect(missing, 'errors that the test expects of the page').toEqual([]);
}

function note(text: string, address = ''): void {
  if (CUT.test(text)) return;
  found.push({ text, address, during: TestRunner.getCurrentTest()?.name ?? null });
}

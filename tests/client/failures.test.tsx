import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  CombinedGraphQLErrors,
  ServerError,
  ServerParseError,
  UnconventionalError,
} from '@apollo/client/errors';
import { ask } from '#client/lib/ask.ts';
import { LocalFailure, messageOf } from '#client/lib/form-errors.ts';
import '#client/lib/local-failures.ts';
import { callRest } from '#client/lib/rest.ts';
import { readRoster } from '#client/lib/roster/read-roster.ts';
import { readArchive } from '#client/features/records/imports/read-archive.ts';
import { readFile } from '#client/features/records/imports/read-table.ts';
import { failureMessages, localFailureMessages } from '#domain/records/failure-messages';

afterEach(() => vi.unstubAllGlobals());

const messages = { ...failureMessages, ...localFailureMessages };
const { noConnection } = messages;
const response = (status: number, body: string) => () =>
  Promise.resolve(new Response(body, { status }));

/** Runs what fails; returns its message. */
async function messageOfFailed(act: () => unknown, fallback?: string): Promise<string> {
  try {
    await act();
  } catch (error) {
    return messageOf(error, fallback);
  }
  throw new Error('It did not fail.');
}

/** A network failure of Safari has no stack. */
const ofSafari = (message: string) => {
  const error = new TypeError(message);
  delete error.stack;
  return error;
};

describe('a refusal', () => {
  const refused = new CombinedGraphQLErrors({
    errors: [{ message: 'Title exists', extensions: { code: 'BAD_USER_INPUT' } }],
  });

  it.each<[string, unknown, string | undefined, string]>([
    ['keeps its words', refused, 'Save failed', 'Title exists'],
    ['without words takes the fallback', { errors: [{}] }, 'Save failed', 'Save failed'],
    ['without words or fallback is unknown', { errors: [] }, undefined, messages.unknown],
  ])('%s', (_, error, fallback, message) => {
    expect(messageOf(error, fallback)).toBe(message);
  });

  it.each([
    [502, '<html>Bad Gateway</html>'],
    [413, ''],
    [200, '<html>Sign in to the hospital’s network</html>'],
  ])('with status %i that is not of the app names the status', async (status, body) => {
    vi.stubGlobal('fetch', response(status, body));
    const told = [
      await messageOfFailed(() => ask('{ me { id } }')),
      // REST reads a response of 200 by itself.
      ...(status >= 400 ? [await messageOfFailed(() => callRest('/x'))] : []),
    ];
    expect(new Set(told)).toEqual(new Set([messages.ofStatus(status)]));
    const raw = new Response(body, { status });
    for (const error of [
      new ServerError('x', { response: raw, bodyText: body }),
      new ServerParseError(new SyntaxError('x'), { response: raw, bodyText: body }),
    ]) {
      expect(messageOf(error)).toBe(messages.ofStatus(status));
    }
  });

  it('of REST and GraphQL reads alike', async () => {
    vi.stubGlobal('fetch', response(409, '{"message":"Changed","code":"CONFLICT"}'));
    expect(await messageOfFailed(() => callRest('/x'))).toBe('Changed');
    vi.stubGlobal('fetch', response(200, '{"errors":[{"message":"Changed"}]}'));
    expect(await messageOfFailed(() => ask('{ me { id } }'))).toBe('Changed');
  });
});

describe('no response', () => {
  it.each([
    ['Chromium', new TypeError('Failed to fetch')],
    ['Chromium, with a host', new TypeError('Failed to fetch (cpd.example.org)')],
    ['Chromium, amid a body', new TypeError('network error')],
    ['Firefox', new TypeError('NetworkError when attempting to fetch resource.')],
    ['Safari', ofSafari('Load failed')],
    ['XMLHttpRequest', new DOMException('x', 'NetworkError')],
    ['a socket', new Error('Socket closed with event 1006')],
    ['an event', new Event('close')],
    ['a wrapped event', new UnconventionalError(new Event('error'))],
  ])('is about the connection: %s', (_, error) => {
    expect(messageOf(error, 'Save failed')).toBe(noConnection);
  });

  it('in time, or cut off by the app, is not', async () => {
    const expired = AbortSignal.timeout(1);
    await vi.waitFor(() => expect(expired.aborted).toBe(true));
    expect(messageOf(expired.reason)).toBe(messages.tookTooLong);
    expect(messageOf(AbortSignal.abort().reason)).toBe(messages.interrupted);
  });

  it.each([
    'Failed to fetch dynamically imported module: http://localhost/assets/a.js',
    'error loading dynamically imported module: http://localhost/assets/a.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/a.css',
  ])('for a part of the app: %s', (message) => {
    expect(messageOf(new TypeError(message))).toBe(messages.notLoaded);
  });
});

/** A file that was moved since it was chosen. */
const moved = (name: string) => {
  const file = new File(['PK\u0003\u0004'], name);
  const fail = () => Promise.reject(new DOMException('x', 'NotReadableError'));
  return Object.assign(file, { text: fail, arrayBuffer: fail, slice: () => moved(name) });
};

describe('a failure on this device sends the user to no connection', () => {
  it.each([
    ['a roster', (file: File) => readRoster(file, { now: new Date(), timeZone: 'UTC' })],
    ['a table', readFile],
    ['an export', readArchive],
  ])('%s that cannot be read', async (_, read) => {
    const request = vi.fn<typeof fetch>();
    vi.stubGlobal('fetch', request);
    expect(await messageOfFailed(() => read(moved('file.csv')))).toBe(messages.fileUnreadable);
    const odd = await messageOfFailed(() => read(new File(['no such thing'], 'file.csv')));
    expect(odd).not.toMatch(/server|connection|went wrong/i);
    expect(request).not.toHaveBeenCalled();
  });

  it.each<[string, unknown, string]>([
    ['words for the user', new LocalFailure('Choose a smaller file.'), 'Choose a smaller file.'],
    ['no room', new DOMException('x', 'QuotaExceededError'), messages.noRoom],
    [
      'a file that is gone',
      new DOMException('A file could not be found', 'NotFoundError'),
      messages.fileUnreadable,
    ],
    ['a picture', new DOMException('x', 'EncodingError'), messages.notDecoded],
    ['permission', new DOMException('x', 'NotAllowedError'), messages.notAllowed],
    ['a closed database', new DOMException('x', 'InvalidStateError'), messages.storageFailed],
    [
      'a cause',
      new UnconventionalError(new DOMException('x', 'QuotaExceededError')),
      messages.noRoom,
    ],
    [
      'a node of the page',
      new DOMException('The node is not a child', 'NotFoundError'),
      messages.ofApp('NotFoundError'),
    ],
    ['nothing', undefined, messages.ofApp('undefined')],
    ['a string', 'odd', messages.ofApp('string')],
  ])('%s', (_, error, message) => {
    expect(messageOf(error, 'Save failed')).toBe(message);
  });

  const absent = undefined as unknown as { x: () => void };
  it.each<[string, () => unknown, string]>([
    [
      'bytes',
      () => new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array([255])),
      messages.notDecoded,
    ],
    ['JSON', () => JSON.parse('{'), messages.notDecoded],
    ['an address', () => decodeURIComponent('%'), messages.notDecoded],
    ['a bug', () => absent.x(), messages.ofApp('TypeError')],
    ['a bug of numbers', () => (1).toFixed(101), messages.ofApp('RangeError')],
  ])('%s', async (_, act, message) => {
    expect(await messageOfFailed(act)).toBe(message);
  });
});

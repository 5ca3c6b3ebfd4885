// @module-tag servers
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { signedUp, type TestClient } from '#tests/support/client';
import { rowCounts, samplePath, writeRoutes } from '#tests/support/write-routes';
import { detectResponseLeaks } from '#tests/support/response-leaks';
import { useServer } from '#tests/support/server';

const server = useServer();
const json = { 'content-type': 'application/json' };
let alex: TestClient;
beforeAll(async () => void (alex = await signedUp(server())));
detectResponseLeaks();

describe('22: an invalid body', () => {
  const deep = (open: string, close: string) => open.repeat(20_000) + close.repeat(20_000);
  const hostile: [
    name: string,
    body: string | Uint8Array<ArrayBuffer>,
    headers: object,
    status: number,
  ][] = [
    ['malformed JSON', '{"title": ', {}, 400],
    ['two values', '{}{}', {}, 400],
    ['a trailing comma', '{"a":1,}', {}, 400],
    ['NaN', '{"hours": NaN}', {}, 400],
    ['a text', '"text"', {}, 400],
    ['a list', '[]', {}, 400],
    ['null', 'null', {}, 400],
    ['nested lists without end', deep('[', ']'), {}, 400],
    ['1 MB', JSON.stringify({ title: 'x'.repeat(1_000_000) }), {}, 413],
    [
      'a gzip bomb',
      Uint8Array.from(gzipSync('x'.repeat(5_000_000))),
      { 'content-encoding': 'gzip' },
      413,
    ],
    ['broken gzip', 'not gzip', { 'content-encoding': 'gzip' }, 400],
    ['an unknown encoding', '{}', { 'content-encoding': 'rot13' }, 415],
    ['an unknown charset', '{}', { 'content-type': 'application/json; charset=rot13' }, 415],
    ['bytes that are no UTF-8', Uint8Array.from([0x7b, 0xff, 0xfe, 0x7d]), {}, 400],
  ];

  test.each(hostile)('%s is refused by every write', async (_name, body, headers, status) => {
    const before = await rowCounts(server());
    const others = ['/user/image', '/evidence', '/logout'];
    const paths = writeRoutes.filter(({ path }) => !others.includes(path));
    for (const { method, path } of paths) {
      // A table may be larger; imports.test.ts tests its limit.
      if (status === 413 && path.startsWith('/imports')) continue;
      const sent = await alex.raw(method.toUpperCase(), samplePath(path), body, {
        ...json,
        ...headers,
      });
      const takesNoBody =
        method === 'delete' ||
        /restore|reopen|carry-over|read|bookmark|complete|:id\/(leave|remove|revoke|test|resend|badge-check)|(invitation|sharing)\/end/.test(
          path,
        );
      if (takesNoBody) expect(sent.status, `${method} ${path}`).toBeLessThan(500);
      else expect(sent.status, `${method} ${path}`).toBe(status);
      const message = sent.status >= 400 ? sent.body.message : '';
      expect(message, `${method} ${path}`).toBeTypeOf('string');
      expect(sent.text).not.toMatch(/node_modules|select |insert | at \//i);
    }
    const graphql = await alex.raw('POST', '/graphql', body, { ...json, ...headers });
    expect(graphql.status).toBe(status);
    expect(graphql.body.errors[0].message).toBeTypeOf('string');
    expect(await rowCounts(server())).toEqual(before);
  });

  test.each([
    ['objects', `${'{"a":'.repeat(8_000)}1${'}'.repeat(8_000)}`],
    ['lists in a field', `{"title":${deep('[', ']')},"category":${deep('[', ']')},"hours":1}`],
  ])('endlessly nested %s are refused', async (_name, body) => {
    for (const [method, path] of [
      ['POST', '/api/activities'],
      ['POST', '/api/documents'],
      ['POST', '/api/login'],
      ['PATCH', '/api/user/registration'],
    ] as const) {
      const response = await alex.raw(method, path, body);
      expect(response.status, path).toBe(400);
      // Before parsing, which would take longer than all other work for the request.
      expect(response.body).toMatchObject({ message: 'The request cannot be read.' });
    }
    const input = {
      query: 'mutation($input: CreateActivityInput!) { createActivity(input: $input) { id } }',
    };
    const nested = `${JSON.stringify(input).slice(0, -1)},"variables":{"input":${body}}}`;
    expect((await alex.raw('POST', '/graphql', nested)).status).toBe(400);
  });

  test('brackets inside a text do not count as nesting', async () => {
    const title = '[{"\\'.repeat(20);
    const response = await alex.rest('POST', '/documents', {
      title,
      type: 'other',
      content: title,
    });
    expect(response.status).toBe(201);
    expect(response.body).toMatchObject({ title, content: title });
  });
});

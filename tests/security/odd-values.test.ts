// @module-tag servers
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { signedUp, type TestClient } from '#tests/support/client';
import { samplePath, writeRoutes } from '#tests/support/write-routes';
import { arbitraryValues } from '#tests/support/invalid-values';
import { timeoutMs, iterations } from '#tests/support/long';
import { seededRandom } from '#tests/support/seeded-random';
import { detectResponseLeaks } from '#tests/support/response-leaks';
import { mutationInputs } from '#tests/support/schema-walk';
import { useServer } from '#tests/support/server';

const server = useServer();
let alex: TestClient;
beforeAll(async () => void (alex = await signedUp(server())));
detectResponseLeaks();

describe('23: random bodies get a refusal or a record', () => {
  const random = seededRandom(7);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
  let own: TestClient;
  beforeAll(async () => {
    own = await signedUp(server());
  });

  test(
    'by REST',
    async () => {
      const keys = [...new Set(mutationInputs().flatMap(({ sample }) => Object.keys(sample)))];
      const closed = ['/user/image', '/logout'];
      for (const { method, path } of writeRoutes.filter((each) => !closed.includes(each.path))) {
        for (let n = 0; n < iterations(4, 40); n += 1) {
          const body = Object.fromEntries(keys.map((key) => [key, pick(arbitraryValues)]));
          const response = await own.rest(method.toUpperCase(), samplePath(path).slice(4), body);
          expect(
            response.status,
            `${method} ${path} ${JSON.stringify(body).slice(0, 2_000)}`,
          ).toBeLessThan(500);
        }
      }
    },
    timeoutMs(60_000),
  );

  test(
    'by GraphQL, one field at a time',
    async () => {
      for (const { name, query, sample } of mutationInputs()) {
        for (const key of Object.keys(sample)) {
          for (let n = 0; n < iterations(2, 20); n += 1) {
            const value = n === 0 ? `'; select 1/0 --` : pick(arbitraryValues);
            const input = { ...sample, [key]: value };
            const { errors } = await own.graphql(query, { input });
            const codes = errors?.map(({ extensions }) => extensions.code) ?? [];
            expect(codes, `${name} ${JSON.stringify(input).slice(0, 2_000)}`).not.toContain(
              'INTERNAL_SERVER_ERROR',
            );
          }
        }
      }
    },
    timeoutMs(60_000),
  );
});

test('23: a query parameter that is repeated, an object or unknown is refused by name', async () => {
  const refused = async (query: string) => {
    const { status, body } = await alex.rest('GET', `/activities?${query}`);
    return { status, fields: Object.keys(body.fields) };
  };
  const [twice, nested, unknown] = ['status', 'status[$ne]', randomUUID()];
  expect(await refused('status=completed&status=in-progress')).toEqual({
    status: 400,
    fields: [twice],
  });
  expect(await refused(`${nested}=completed`)).toEqual({ status: 400, fields: [nested] });
  expect(await refused(`${unknown}=1&__proto__=1`)).toMatchObject({ status: 400 });
  expect(({} as Record<string, unknown>)['1']).toBeUndefined();
});

describe('23: unusual values', () => {
  const activity = { title: 'Odd', category: 'Clinical Practice', hours: 1, status: 'completed' };
  const made = (change: object) => alex.rest('POST', '/activities', { ...activity, ...change });

  test.each<[name: string, change: object]>([
    ['right to left', { title: 'שלום \u05d0 مرحبا' }],
    ['emoji of many parts', { title: 'Crew 👩🏽‍🚒👨‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿' }],
    ['stacked accents', { title: `Z${'\u0301'.repeat(50)}algo`.normalize('NFC') }],
    [
      'names of JavaScript',
      { title: '__proto__', description: 'constructor', provider: 'toString' },
    ],
    ['a backslash and quotes', { title: `\\"'\`\${x}` }],
    ['a leap day', { completedDate: '2024-02-29T00:00:00.000Z' }],
    ['half an hour', { hours: 0.5 }],
  ])('%s is stored unchanged', async (_name, change) => {
    const { status, body } = await made(change);
    expect(status).toBe(201);
    expect((await alex.rest('GET', `/activities/${body.id}`)).body).toMatchObject(change);
  });

  test.each<[name: string, change: object]>([
    ['hours of 1e308', { hours: 1e308 }],
    ['hours as text of infinity', { hours: 'Infinity' }],
    ['negative hours', { hours: -0.5 }],
    ['the year 275760', { completedDate: '+275760-09-13T00:00:00.000Z' }],
    ['the year 275761', { completedDate: '+275761-01-01T00:00:00.000Z' }],
    ['the year before Christ', { completedDate: '-000001-01-01T00:00:00.000Z' }],
    ['29 February outside a leap year', { completedDate: '2025-02-29' }],
    ['NUL', { title: 'Odd\u0000' }],
    ['half a surrogate pair', { title: 'Odd \ud83d' }],
    ['the other half of a surrogate pair', { title: 'Odd \ude91' }],
    ['a text of 200 kB', { title: 'x'.repeat(200_000) }],
  ])('%s is bad input', async (_name, change) => {
    const { status, body } = await made(change);
    expect(status).toBe(400);
    expect(body.message).toBeTypeOf('string');
  });

  test('a text of 1 MB is too large', async () => {
    expect((await made({ description: 'x'.repeat(1_000_000) })).status).toBe(413);
  });

  test('__proto__ as a key changes neither the record nor Object.prototype', async () => {
    const text = JSON.stringify(activity).replace(
      '{',
      '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},',
    );
    expect((await alex.raw('POST', '/api/activities', text)).status).toBe(400);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});

import fc, { type Arbitrary } from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { signedUp, TestClient } from '#tests/support/client';
import { GreedyDocuments } from '#tests/support/greedy-documents';
import { arbitraryValues } from '#tests/support/invalid-values';
import { timeoutMs, iterations } from '#tests/support/long';
import { RandomOperations } from '#tests/support/random-operations';
import { detectResponseLeaks } from '#tests/support/response-leaks';
import { schema } from '#tests/support/schema-walk';
import { useServer } from '#tests/support/server';
import { TestSocket } from '#tests/support/socket';

/** Short runs always use the same cases; long runs use new ones, and a failure reports its seed. */
const runs = (short: number, long: number) => ({
  numRuns: iterations(short, long),
  ...(iterations(0, 1) === 0 && { seed: 15 }),
});
const server = useServer();
let alex: TestClient;
let anyone: TestClient;
beforeAll(async () => {
  alex = await signedUp(server());
  anyone = new TestClient(server());
});
detectResponseLeaks();

const hostile = fc.constantFrom(...arbitraryValues);

/** Documents over the schema, including some that request far more than their length suggests. */
const drawn: Arbitrary<{ query: string; variables: Record<string, unknown> }> = fc
  .tuple(fc.nat(), fc.boolean())
  .map(([seed, isGreedy]) => {
    if (isGreedy) return { query: new GreedyDocuments(seed).next(), variables: {} };
    const { query, variables } = new RandomOperations(schema, seed, {
      ID: ['1', '2', 'abc'],
      Int: [1, 0, 100],
      Boolean: [true, false],
      input: [{ rows: [] }, { requestKey: 'one', account: {} }],
    }).next(1);
    return { query, variables: variables[0]! };
  });

/** Tokens that documents contain, and some that they never should. */
const words: readonly string[] = [
  ...'{ } ( ) [ ] : = ! | & $ @ ... " # \\ ,,, 1e999 -0 99999999999 \\u0000 F0 $v0 ...F0'.split(
    ' ',
  ),
  ...'query mutation subscription fragment on null true me id activities nodes type'.split(' '),
  ...'@skip(if:true) @include @include(if:$v0) @deprecated @stream @defer __schema'.split(' '),
  '"""',
  'fragment F0 on User{id}',
  '\u0000',
  '\ud83d',
  '\ufeff',
  '\u202e',
];
const word = fc.nat(words.length - 1).map((n) => words[n]!);

/** A document with some of its tokens removed, repeated, moved or replaced. */
const broken = fc
  .tuple(drawn, fc.array(fc.tuple(fc.nat(), fc.nat(3), word), { minLength: 1, maxLength: 6 }))
  .map(([{ query, variables }, changes]) => {
    const parts = query.split(/(?<=[\s{}():])/);
    for (const [at, what, word] of changes) {
      const place = at % (parts.length + 1);
      if (what === 0) parts.splice(place, 1);
      else if (what === 1) parts.splice(place, 0, word);
      else if (what === 2) parts.splice(place, 0, ...parts.slice(place, place + 5));
      else parts.splice(place, 0, parts.at(at % parts.length) ?? '');
    }
    return { query: parts.join(''), variables };
  });

const soup = fc
  .array(word, { maxLength: 60 })
  .map((all) => ({ query: all.join(' '), variables: {} as unknown }));

const document: Arbitrary<{ query: string; variables: unknown }> = fc.oneof(
  { weight: 4, arbitrary: drawn },
  { weight: 4, arbitrary: broken },
  { weight: 1, arbitrary: soup },
);

const body = document.chain(({ query, variables }) =>
  fc.record(
    {
      query: fc.oneof(
        { weight: 12, arbitrary: fc.constant<unknown>(query) },
        { weight: 1, arbitrary: hostile },
      ),
      variables: fc.oneof(
        { weight: 6, arbitrary: fc.constant(variables) },
        { weight: 1, arbitrary: hostile },
        { weight: 1, arbitrary: fc.dictionary(fc.constantFrom('v0', 'v1', '__proto__'), hostile) },
      ),
      operationName: fc.oneof(fc.constantFrom<unknown>('', null, 'Nobody', 'F0'), hostile),
      extensions: fc.oneof(fc.constant<unknown>({}), hostile),
    },
    { requiredKeys: ['query'] },
  ),
);

/** Invalid JSON, or nested deeper than the parser allows. */
const text = fc.oneof(
  { weight: 6, arbitrary: body.map((each) => JSON.stringify(each)) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(body, fc.nat(), fc.constantFrom('', '"', '}', '[', '\\', ',', '\u0000', '{"a":'))
      .map(([each, at, put]) => {
        const whole = JSON.stringify(each);
        const place = at % whole.length;
        return whole.slice(0, place) + put + whole.slice(place + 1);
      }),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.integer({ min: 1, max: 5_000 }), fc.constantFrom('[]', '{}'), fc.boolean())
      .map(([depth, [open, close], isClosed]) => {
        const inside = open === '{' ? '{"a":' : '[';
        const deep = `${inside.repeat(depth)}1${isClosed ? close!.repeat(depth) : ''}`;
        return `{"query":"query($v0:ID!){activity(id:$v0){id}}","variables":{"v0":${deep}}}`;
      }),
  },
);

const isAnswering = async () => {
  const health = await new TestClient(server()).fetch('/healthz');
  expect(health.status).toBe(200);
};

describe('24: documents and bodies of every kind', () => {
  test(
    'are served or refused over HTTP, and never fail',
    async () => {
      await fc.assert(
        fc.asyncProperty(text, fc.boolean(), fc.boolean(), async (sent, isSignedIn, recurs) => {
          const client = isSignedIn ? alex : anyone;
          // A repeated document is compiled if possible.
          for (let n = 0; n < (isSignedIn && recurs ? 4 : 1); n += 1) {
            const [{ status, body: result }] = await Promise.all([
              client.raw('POST', '/graphql', sent),
              isAnswering(),
            ]);
            expect(status).toBeLessThan(500);
            const message = status === 200 ? '' : result.errors[0].message;
            expect(message).toBeTypeOf('string');
            const codes = ((result.errors ?? []) as { extensions: { code: string } }[]).map(
              ({ extensions }) => extensions.code,
            );
            expect(codes).not.toContain('INTERNAL_SERVER_ERROR');
          }
        }),
        runs(400, 10_000),
      );
    },
    timeoutMs(240_000),
  );

  test(
    'are refused over a socket, which keeps working',
    async () => {
      const headers = { cookie: alex.cookie };
      let socket = await (await TestSocket.open(server(), headers)).init();
      let sent = 0;
      await fc.assert(
        fc.asyncProperty(document, fc.boolean(), async ({ query }, asSubscription) => {
          // A socket accepts a limited number of messages in some seconds.
          if (sent > 0 && sent % 100 === 0) {
            socket.close();
            socket = await (await TestSocket.open(server(), headers)).init();
          }
          sent += 1;
          // An empty query would break the protocol.
          const asked = asSubscription ? query.replace(/^(query)?/, 'subscription ') : query || '{';
          socket.subscribe(`s${sent}`, asked);
          const { payload } = await socket.next('error');
          expect(payload[0].message).toBeTypeOf('string');
          expect(JSON.stringify(payload)).not.toContain('INTERNAL_SERVER_ERROR');
        }),
        runs(150, 2_000),
      );
      await isAnswering();
      socket.close();
    },
    timeoutMs(120_000),
  );
});

// @module-tag servers
import { GraphQLError, parse, validate } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { COMPILED_WHEN_ASKED } from '#server/graphql/compiled';
import { measureDocument } from '#server/graphql/limits';
import { signedUp, TestClient } from '#tests/support/client';
import { timeoutMs, iterations } from '#tests/support/long';
import { RandomOperations, type Operation } from '#tests/support/random-operations';
import { schema } from '#tests/support/schema-walk';
import { useServer } from '#tests/support/server';

/** Compiled queries return what graphql-js returns, headers included, before Express and behind it. */
const server = useServer();
let alex: TestClient;

beforeAll(async () => {
  server().setNow(new Date('2026-06-15T02:00:00.000Z'));
  alex = await signedUp(server());
  for (const title of ['Airway workshop', 'Trauma evening', 'Case review']) {
    const { body } = await alex.rest('POST', '/activities', {
      title,
      category: 'Clinical Practice',
      hours: 2,
      status: title === 'Case review' ? 'in-progress' : 'completed',
    });
    await alex.rest('POST', '/reflective-logs', {
      activityId: body.id,
      content: 'In the exercise I left out the time of onset.',
      learningOutcomes: 'A fixed order for handover frees attention.',
      futureApplication: 'I will rehearse it aloud before arriving.',
    });
  }
  await alex.rest('POST', '/documents', {
    title: 'A certificate',
    type: 'certificate',
    content: 'Issued in Brisbane.',
  });
  // As on a server that has run for a while.
  await import('graphql-jit');
});

interface Body {
  query: string;
  variables?: Record<string, unknown>;
  operationName?: string;
}

/** Headers that differ between any two responses. */
const differing = ['date', 'x-request-id', 'ratelimit'];

/** By default the fast path applies; any other address goes through Express and Apollo Server. */
async function ask(body: Body, path = '/graphql', client = alex) {
  const response = await client.raw('POST', path, JSON.stringify(body));
  const { status, body: result } = response;
  // Fields that resolve at the same time fail in any order, which compresses to another length.
  result.errors?.sort((a: { path?: unknown }, b: { path?: unknown }) =>
    JSON.stringify([a.path, a]).localeCompare(JSON.stringify([b.path, b])),
  );
  const left = result.errors?.length > 1 ? [...differing, 'content-length'] : differing;
  const headers = [...response.headers].filter(([name]) => !left.includes(name));
  return { status, headers, ...result };
}

type Response = Awaited<ReturnType<typeof ask>>;

/** Repeats an operation until it is compiled, if it can be; sends each set of variables all three ways. */
async function threeWays({ query, variables }: Operation, operationName?: string) {
  const bodies = variables.map((each) => ({ query, variables: each, operationName }));
  const ordinary: Response[] = [];
  for (const body of bodies) ordinary.push(await ask(body));
  for (let n = bodies.length; n < COMPILED_WHEN_ASKED; n += 1) await ask(bodies[0]!);
  const isCompiled = server().kept.compiled.find(query, operationName) !== null;
  const fast: Response[] = [];
  const behindExpress: Response[] = [];
  for (const body of bodies) fast.push(await ask(body));
  for (const body of bodies) behindExpress.push(await ask(body, '/graphql?way=express'));
  return { ordinary, fast, behindExpress, isCompiled };
}

/** The root field whose error emptied a response; undefined if there is data. */
const emptiedBy = ({ data, errors }: Response): unknown =>
  data === null ? errors?.[0]?.path?.[0] : undefined;

/** Of several root fields that fail at the same time, any can be the one that empties the response. */
const emptiedAlike = (results: Response[], expected: Response[]): Response[] =>
  results.map((each, index) => {
    const [one, other] = [emptiedBy(each), emptiedBy(expected[index]!)];
    return one !== undefined && other !== undefined && one !== other ? expected[index]! : each;
  });

const isServed = (query: string): boolean => {
  const document = parse(query);
  try {
    measureDocument(schema, document);
  } catch (error) {
    // The server refuses a document that is too large.
    if (!(error instanceof GraphQLError)) throw error;
    return false;
  }
  return validate(schema, document).length === 0;
};

test(
  'generated operations return the same headers and data from graphql-js, compiled, and on the fast path',
  async () => {
    const count = iterations(300, 5_000);
    const operations = new RandomOperations(schema, 20, {
      ID: ['1', '2', '999999', 'abc', 3],
      Int: [5, 1, 100, 0, -1, 2_000],
      Float: [1.5, 2],
      Boolean: [true, false],
      period: ['current', 'all', '2026', 'never'],
      number: ['PM-0000'],
      after: [null, 'no cursor'],
      input: [{ rows: [] }, { requestKey: 'one', account: {} }],
    });
    let compared = 0;
    let compiled = 0;
    let withData = 0;
    while (compared < count) {
      const operation = operations.next();
      if (!isServed(operation.query)) continue;
      compared += 1;
      const { ordinary, fast, behindExpress, isCompiled } = await threeWays(operation);
      const said: string = `${operation.query}\n${JSON.stringify(operation.variables)}`;
      expect(emptiedAlike(fast, ordinary), said).toEqual(ordinary);
      expect(emptiedAlike(behindExpress, ordinary), said).toEqual(ordinary);
      for (const { errors = [] } of ordinary) {
        for (const { extensions } of errors)
          expect(extensions.code, said).not.toBe('INTERNAL_SERVER_ERROR');
      }
      if (isCompiled) compiled += 1;
      if (ordinary.some(({ data, errors }) => data && !errors)) withData += 1;
    }
    console.log({ compared, compiled, withData });
    // Otherwise the comparison proves nothing.
    expect(compiled).toBeGreaterThan(count / 3);
    expect(withData).toBeGreaterThan(count / 10);
  },
  timeoutMs(300_000),
);

describe('return the same', () => {
  const more = 'fragment More on User { fullName }';
  test.each<[string, string, Record<string, unknown>[]]>([
    [
      'a fragment spread twice, once with @include',
      `query ($b: Boolean!) { me { ...More @include(if: $b) ...More } } ${more}`,
      [{ b: false }, { b: true }],
    ],
    [
      'a field twice, once skipped',
      'query ($b: Boolean!) { me { fullName @skip(if: $b) fullName } }',
      [{ b: true }, { b: false }],
    ],
    [
      'an object twice, once skipped',
      `query ($b: Boolean!) { me { cpdSummary @skip(if: $b) { standing } cpdSummary { totalHours } } }`,
      [{ b: true }, { b: false }],
    ],
    [
      'a nullable variable with a default in @include',
      'query ($b: Boolean = false) { me { username fullName @include(if: $b) } }',
      [{}, { b: true }, { b: null }],
    ],
    [
      'a nullable variable with a default in @skip',
      'query ($b: Boolean = true) { me { username ... @skip(if: $b) { fullName } } }',
      [{}, { b: false }, { b: null }],
    ],
  ])('%s', async (_name, query, variables) => {
    const { ordinary, fast, behindExpress } = await threeWays({ query, variables });
    expect(fast).toEqual(ordinary);
    expect(behindExpress).toEqual(ordinary);
    const anonymously = [];
    for (const each of variables) {
      anonymously.push(await ask({ query, variables: each }, '/graphql', new TestClient(server())));
    }
    for (const { errors = [] } of [...ordinary, ...anonymously]) {
      for (const { extensions } of errors)
        expect(extensions.code).not.toBe('INTERNAL_SERVER_ERROR');
    }
  });

  test('an empty operationName names no operation, however often it is asked', async () => {
    const query = 'query OneOperation { me { username } }';
    for (let n = 0; n < COMPILED_WHEN_ASKED + 2; n += 1) await ask({ query });
    expect(server().kept.compiled.find(query, null)).not.toBeNull();
    const results = await threeWays({ query, variables: [{}] }, '');
    expect(results.isCompiled).toBe(false);
    for (const [result] of [results.ordinary, results.fast, results.behindExpress]) {
      expect(result.errors[0].message).toMatch(/Unknown operation named ""/);
    }
  });
});

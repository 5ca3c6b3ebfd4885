import {
  execute,
  getIntrospectionQuery,
  getOperationAST,
  parse,
  type ExecutionResult,
} from 'graphql';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { globalId } from '#domain/records/global-ids';
import { COMPILED_WHEN_ASKED } from '#server/graphql/compiled';
import { KnownIntrospection } from '#server/graphql/introspection';
import { createEvents } from '#server/realtime/pubsub';
import { createSchema } from '#server/schema/index';
import { signedUp, TestClient, type GraphQLResult } from '#tests/support/client';
import { useServer } from '#tests/support/server';
import { wholeField } from '#tests/support/whole-field';

/** Frequent queries are compiled. The compiled query returns exactly the same response. */
const server = useServer();
const built = createSchema(createEvents(null).pubsub);
const fields = Object.values(built.getQueryType()!.getFields());
let alex: TestClient;
let id: string;

beforeAll(async () => {
  alex = await signedUp(server());
  const input = '{ title: "Airway workshop", category: CLINICAL_PRACTICE, hours: 2 }';
  const made = await alex.graphql(`mutation { createActivity(input: ${input}) { id } }`);
  id = made.data.createActivity.id;
  // As on a server that has run for a while.
  await import('graphql-jit');
});

/** Values of required arguments. */
const values = {
  number: '"PM-0000"',
  query: '"airway"',
  head: '"timeline 1: 0123 4567 89ab cdef"',
  moduleId: '"1"',
  resourceId: '"1"',
  activityId: '"1"',
  token: '"a-link"',
  secret: '"a-guest"',
  'duplicateActivities.rows':
    '[{ title: "Airway workshop", category: "Clinical Practice", hours: 2, status: "in-progress" }]',
  'doesThisCount.input':
    '{ who: "learner", what: "course", withWhom: "in-person", whatFor: "patients", whatIsNew: "new" }',
  'node.id': `"${globalId('Module', 1)}"`,
  'nodes.ids': `["${globalId('Module', 1)}", "1"]`,
  'teamInvitation.code': '"AAAAA-AAAAA-AAAAA-AAAAA"',
  'accountImportPreview.input': '{ requestKey: "once", account: {} }',
};

/** The first response, and the response of the compiled query. */
async function firstAndLater(query: string, variables: object = {}) {
  const results: GraphQLResult[] = [];
  for (let asked = 0; asked < COMPILED_WHEN_ASKED + 2; asked += 1) {
    results.push(await alex.graphql(query, variables));
  }
  const [first, later] = [results[0]!, results.at(-1)!].map(({ data, errors, status }) => ({
    data,
    errors,
    status,
  }));
  return { first, later };
}

describe('returns the same', () => {
  test.each(fields.map((field) => [field.name, field] as const))('%s', async (_name, field) => {
    const { first, later } = await firstAndLater(wholeField(field, { id, ...values }));
    expect(later).toEqual(first);
  });

  test.each([
    ['a variable of another type', { id: { wrong: true } }],
    ['a variable that is missing', {}],
    ['a malformed id', { id: 'abc' }],
    ['an unknown id', { id: '999999' }],
  ])('for a refusal: %s', async (_what, variables) => {
    const query = 'query ($id: ID!) { me { username } activity(id: $id) { title } }';
    const { first, later } = await firstAndLater(query, variables);
    expect(first!.errors).toHaveLength(1);
    expect(later).toEqual(first);
  });

  test('for an unexpected error', async () => {
    const query = 'query ($query: String) { documents(query: $query) { totalCount } }';
    const { first, later } = await firstAndLater(query, { query: 'a\0b' });
    expect(first!.errors![0]!.extensions.code).toBe('BAD_USER_INPUT');
    expect(later).toEqual(first);
  });

  test('for skipped, aliased and repeated fields', async () => {
    const query = `query ($less: Boolean!) { me { name: fullName username @skip(if: $less) ...More } }
      fragment More on User { fullName cpdSummary { totalHours } cpdSummary { standing } }`;
    for (const less of [true, false]) {
      const { first, later } = await firstAndLater(query, { less });
      expect(first!.errors).toBeUndefined();
      expect(later).toEqual(first);
    }
  });
});

describe('introspection', () => {
  const executed = vi.fn<typeof execute>(execute);
  const known = new KnownIntrospection();
  const ofText = (text: string, variables = {}) => {
    const document = parse(text);
    const operation = getOperationAST(document)!;
    const run = () => executed({ schema: built, document, variableValues: variables });
    return known.of(document, operation, variables, run as () => ExecutionResult);
  };

  test('is executed once for each document, operation and set of variables', () => {
    const whole = getIntrospectionQuery();
    const first = ofText(whole);
    expect(first).toEqual(execute({ schema: built, document: parse(whole) }));
    executed.mockClear();
    for (const same of [whole, `# again\n${whole.replaceAll('\n', '  \n')}`]) {
      expect(ofText(same)).toEqual(first);
    }
    expect(executed).not.toHaveBeenCalled();
    const named = 'query($name: String!) { __type(name: $name) { name } }';
    expect(ofText(named, { name: 'User' })!.data).toEqual({ __type: { name: 'User' } });
    expect(ofText(named, { name: 'Activity' })!.data).toEqual({ __type: { name: 'Activity' } });
    expect(executed).toHaveBeenCalledTimes(2);
  });

  test.each(['{ __typename me { id } }', '{ ...More } fragment More on Query { me { id } }'])(
    'with a record beside it is not: %s',
    (text) => expect(ofText(text)).toBeNull(),
  );

  test('with an error is executed again', () => {
    executed.mockClear();
    for (const _ of [1, 2]) ofText('query($name: String!) { __type(name: $name) { name } }');
    expect(executed).toHaveBeenCalledTimes(2);
  });

  test('gets the same response each time, with a session and without', async () => {
    const query = getIntrospectionQuery();
    const [first, ...others] = [
      await new TestClient(server()).graphql(query),
      await new TestClient(server()).graphql(query),
      await alex.graphql(query),
      await alex.graphql(query),
      await alex.graphql(query),
      await alex.graphql(query),
    ];
    expect(first!.data.__schema.types.length).toBeGreaterThan(100);
    for (const other of others) expect(other.data).toEqual(first!.data);
  });
});

test('a session that ends is refused at once', async () => {
  const query = '{ recentActivities { title } }';
  const sam = await signedUp(server());
  const elsewhere = new TestClient(server());
  elsewhere.cookie = sam.cookie;
  for (let asked = 0; asked < COMPILED_WHEN_ASKED + 2; asked += 1) await sam.graphql(query);
  expect((await elsewhere.graphql(query)).errors).toBeUndefined();
  await sam.graphql('mutation { logout }');
  expect((await elsewhere.graphql(query)).errors![0]!.extensions.code).toBe('UNAUTHENTICATED');
});

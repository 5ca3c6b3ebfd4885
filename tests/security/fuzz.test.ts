// @module-tag servers
import fc, { type Arbitrary } from 'fast-check';
import {
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { openApi } from '#server/rest/openapi/document';
import type { JsonSchema } from '#server/rest/openapi/types';
import { PASSWORD, signedUp, TestClient } from '#tests/support/client';
import { arbitraryValues } from '#tests/support/invalid-values';
import { schemaErrors } from '#tests/support/json-schema';
import { timeoutMs, iterations } from '#tests/support/long';
import { DescribedApi, type DescribedOperation } from '#tests/support/openapi';
import { countRows } from '#tests/support/rows';
import { detectResponseLeaks } from '#tests/support/response-leaks';
import { schema } from '#tests/support/schema-walk';
import { testEnv, useServer } from '#tests/support/server';

/** Short runs always use the same cases; long runs use new ones, and a failure reports its seed. */
const runs = { numRuns: iterations(120, 10_000), ...(iterations(0, 1) === 0 && { seed: 7 }) };
const server = useServer();
const document = openApi(testEnv, schema);
const api = new DescribedApi(document);
let alex: TestClient;
/** Ids from responses: the next call uses the records of earlier ones. */
let seen: number[];
beforeAll(async () => {
  alex = await signedUp(server());
  seen = [1, 2, 3];
});
detectResponseLeaks();

/**
 * These have their own tests: files take long, signing in or out changes the user, and wrong passwords lock the
 * account.
 */
const others = new Set([
  'logout',
  'login',
  'register',
  'confirmIdentity',
  'exportData',
  'deleteAccount',
  'changePassword',
]);
const fuzzed = api.operations.filter(({ name, operation, status, body }) => {
  const response = operation.responses[status];
  const types = Object.keys((response && 'content' in response && response.content) || {});
  const isFile = types.some((type) => type !== 'application/json');
  return !others.has(name) && !isFile && (body !== null || operation.requestBody === undefined);
});

const hostile = fc.constantFrom(...arbitraryValues);
const text = fc.oneof(
  fc.string({ maxLength: 80 }),
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.constantFrom(
    '2026-02-30',
    '2024-02-29',
    '+275760-09-13T00:00:00.000Z',
    '\u202etxt',
    'x'.repeat(20_001),
  ),
);

/** Mostly valid values, sometimes unexpected ones. */
function valueOf(each: JsonSchema): Arbitrary<unknown> {
  return fc.oneof(
    { weight: 6, arbitrary: allowed(each) },
    { weight: 1, arbitrary: hostile },
    { weight: 1, arbitrary: text },
  );
}

function allowed(each: JsonSchema): Arbitrary<unknown> {
  if (each.anyOf) return fc.oneof(...each.anyOf.map(allowed));
  if (each.enum) return fc.constantFrom(...each.enum);
  const types = [each.type].flat();
  const values = types.map((type): Arbitrary<unknown> => {
    if (type === 'null') return fc.constant(null);
    if (type === 'boolean') return fc.boolean();
    if (type === 'array')
      return fc.array(each.items ? valueOf(each.items) : hostile, { maxLength: 4 });
    if (type === 'object') return objectOf(each);
    if (type === 'integer')
      return fc.oneof(
        fc.nat(20),
        fc.nat({ max: 50 }).map((n) => idAt(n)),
      );
    if (type === 'number')
      return fc.integer({ min: 1, max: 2 * (each.maximum ?? 100) }).map((n) => n / 2);
    if (each.format === 'date') return fc.constantFrom('2026-01-15', '2025-12-31', '2027-06-30');
    if (each.format === 'date-time') return fc.constantFrom('2026-01-15T00:00:00.000Z');
    if (each.format === 'uri') return fc.webUrl();
    const { minLength = 0, maxLength = 200 } = each;
    return fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 60) });
  });
  return values.length > 0 ? fc.oneof(...values) : hostile;
}

const idAt = (n: number) => seen[n % seen.length];

const objectOf = ({ properties = {}, required = [] }: JsonSchema) => {
  const values = Object.entries(properties).map(([name, each]) => [name, valueOf(each)] as const);
  const others = values.map(([name]) => name).filter((name) => !required.includes(name));
  return fc
    .record(Object.fromEntries(values), { requiredKeys: [...required] })
    .chain((made) =>
      fc
        .subarray(others, { minLength: Math.floor(others.length / 2) })
        .map((kept) =>
          Object.fromEntries(
            Object.entries(made).filter(([name]) => required.includes(name) || kept.includes(name)),
          ),
        ),
    );
};

const callOf = (operation: DescribedOperation) =>
  fc.record({
    operation: fc.constant(operation),
    pathParams: fc.record(
      Object.fromEntries(
        operation.operation.parameters
          .filter((each) => each.in === 'path')
          .map(({ name, schema: each }) => [
            name,
            fc.oneof(
              { weight: 5, arbitrary: allowed(each) },
              { weight: 1, arbitrary: fc.string({ minLength: 1 }) },
            ),
          ]),
      ),
    ),
    query: fc.record(
      Object.fromEntries(
        operation.operation.parameters
          .filter((each) => each.in === 'query')
          .map(({ name, schema: each }) => [name, valueOf(each).map(String)]),
      ),
      { requiredKeys: [] },
    ),
    body: operation.body ? objectOf(operation.body) : fc.constant(undefined),
  });

describe('24: random calls by REST', () => {
  test(
    'get responses as described, and never a failure',
    async () => {
      const sequence = fc.array(fc.oneof(...fuzzed.map(callOf)), { minLength: 4, maxLength: 12 });
      await fc.assert(
        fc.asyncProperty(sequence, async (calls) => {
          for (const { operation, pathParams, query, body } of calls)
            await judge(operation, pathParams, query, body);
        }),
        { ...runs, numRuns: Math.ceil(runs.numRuns / 4) },
      );
      expect(await unsoundRows()).toEqual([]);
    },
    timeoutMs(40_000),
  );

  async function judge(
    operation: DescribedOperation,
    given: Record<string, unknown>,
    query: Record<string, string | undefined>,
    body: unknown,
  ) {
    const pathParams = Object.fromEntries(
      Object.entries(given).map(([name, value]) => [name, encodeURIComponent(wellFormed(value))]),
    );
    const ascii = Object.fromEntries(
      Object.entries(query).map(([name, value]) => [name, wellFormed(value)]),
    );
    // A parameter with a slash or dots changes the address; api.call throws for anything outside the document.
    if (Object.values(pathParams).some((part) => part === '' || /^(%2E|\.)+$/i.test(part))) return;
    const response = await api.call(alex, operation, { pathParams, query: ascii, body });
    expect(response.status, operation.name).toBeLessThan(500);
    if (typeof response.body?.id === 'number') seen.push(response.body.id);
    if (response.status >= 300 || operation.method === 'GET' || !operation.body) return;
    // Stored values must be within the limits of the form that accepted them.
    for (const [name, each] of Object.entries(operation.body.properties ?? {})) {
      if (response.body?.[name] == null || each.anyOf || typeof response.body[name] === 'object')
        continue;
      const { format: _, ...limits } = each;
      expect(
        schemaErrors(
          response.body[name],
          limits,
          document.components.schemas,
          `${operation.name}.${name}`,
        ),
      ).toEqual([]);
    }
  }
});

/** Cut to a length that fits into an address. */
const wellFormed = (value: unknown) => Buffer.from(String(value).slice(0, 1_000)).toString();

describe('24: random operations by GraphQL', () => {
  const roots = [schema.getQueryType()!, schema.getMutationType()!];
  const fields = roots.flatMap((root) =>
    Object.values(root.getFields())
      .filter(({ name }) => !others.has(name))
      .map((field) => ({ kind: root.name.toLowerCase(), field })),
  );

  test(
    'get data or a refusal, and never a failure',
    async () => {
      const asked = fc.oneof(...fields.map(({ kind, field }) => operationOf(kind, field)));
      await fc.assert(
        fc.asyncProperty(asked, async ({ query, variables }) => {
          const { status, errors } = await alex.graphql(query, variables);
          expect(status).toBeLessThan(500);
          const codes = errors?.map(({ extensions }) => extensions.code) ?? [];
          expect(codes).not.toContain('INTERNAL_SERVER_ERROR');
        }),
        { ...runs, numRuns: runs.numRuns * 2 },
      );
      expect(await unsoundRows()).toEqual([]);
    },
    timeoutMs(40_000),
  );
});

function operationOf(kind: string, field: GraphQLField<unknown, unknown>) {
  const declared = field.args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
  const passed = field.args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const selection = isCompositeType(getNamedType(field.type)) ? ' { __typename }' : '';
  const query = `${kind}${declared && `(${declared})`} { ${field.name}${passed && `(${passed})`}${selection} }`;
  const variables = fc.record(
    Object.fromEntries(field.args.map((arg) => [arg.name, ofType(arg.type)])),
  );
  return fc.record({ query: fc.constant(query), variables });
}

function ofType(type: GraphQLInputType): Arbitrary<unknown> {
  if (isNonNullType(type))
    return fc.oneof(
      { weight: 12, arbitrary: some(type.ofType) },
      { weight: 1, arbitrary: hostile },
    );
  return fc.oneof(
    { weight: 3, arbitrary: some(type) },
    { weight: 2, arbitrary: fc.constant(null) },
  );
}

function some(type: GraphQLInputType): Arbitrary<unknown> {
  if (isNonNullType(type)) return some(type.ofType);
  if (isListType(type)) return fc.array(ofType(type.ofType), { maxLength: 4 });
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name));
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    return fc.record(Object.fromEntries(fields.map((each) => [each.name, ofType(each.type)])));
  }
  const scalars: Record<string, Arbitrary<unknown>> = {
    ID: fc.nat({ max: 50 }).map((n) => String(idAt(n))),
    Int: fc.oneof(fc.nat(100), fc.integer()),
    Float: fc.oneof(
      fc.nat(60).map((n) => n / 2),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
    ),
    Boolean: fc.boolean(),
    Date: fc.constantFrom('2026-01-15', '2026-02-30', '+275760-09-13'),
    DateTime: fc.constantFrom('2026-01-15T00:00:00.000Z', '+275760-09-13T00:00:00.000Z'),
    URL: fc.oneof(fc.webUrl(), fc.constantFrom('javascript:alert(1)', '//evil.example')),
  };
  const words = fc.constantFrom(
    'completed',
    'Clinical Practice',
    'certificate',
    'article',
    'activity',
    'current',
  );
  return scalars[type.name] ?? fc.oneof(words, text, fc.string({ minLength: 12, maxLength: 60 }));
}

/** Rows that must not exist, whatever was sent, and an account that can no longer sign in. */
async function unsoundRows(): Promise<string[]> {
  const found: string[] = [];
  for (const wrong of [
    `activities where (status = 'completed') <> (completed_date is not null)`,
    `activities where hours <= 0 or hours > 999 or length(title) > 500`,
    `activities a, unnest(a.goal_ids) goal where not exists (select from learning_goals g where g.id = goal and g.user_id = a.user_id)`,
    `reflective_logs l where activity_id is not null and not exists (select from activities a where a.id = l.activity_id and a.user_id = l.user_id)`,
    `users where role <> 'paramedic' or is_demo`,
    `external_resources where url !~ '^https?://'`,
    `resource_reviews where rating not between 1 and 5`,
  ]) {
    if ((await countRows(server(), wrong)) > 0) found.push(wrong);
  }
  const login = { username: alex.user.username, password: PASSWORD };
  const { status } = await new TestClient(server()).rest('POST', '/login', login);
  return status === 200 ? found : [...found, `signing in returned ${status}`];
}

// @module-tag servers
import {
  buildSchema,
  getNamedType,
  isCompositeType,
  isObjectType,
  isRequiredArgument,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { scopes as allScopes, tokenMessages, type Scope } from '#domain/account/access-tokens';
import { storedToken } from '#tests/support/access-tokens';
import { signedUp, TestClient } from '#tests/support/client';
import { DescribedApi, type DescribedOperation } from '#tests/support/openapi';
import { rootFields } from '#tests/support/schema-walk';
import { useServer } from '#tests/support/server';
import { TestSocket } from '#tests/support/socket';

const server = useServer();
let alex: TestClient;
let all: TestClient;
let schema: GraphQLSchema;
let api: DescribedApi;
beforeAll(async () => {
  alex = await signedUp(server());
  all = await programWith(allScopes);
  schema = buildSchema(await (await alex.fetch('/schema.graphql')).text());
  api = new DescribedApi((await alex.rest('GET', '/openapi.json')).body);
});

const programs = new Map<string, TestClient>();

/** A program with a token of these scopes; the same one each time. */
async function programWith(scopes: readonly Scope[]): Promise<TestClient> {
  const key = scopes.join();
  const program = programs.get(key) ?? (await storedToken(server(), alex, scopes));
  programs.set(key, program);
  return program;
}

type Stated = 'closed' | 'open' | Scope;

interface Described {
  name: string;
  astNode?: { directives?: readonly any[] | undefined } | null | undefined;
}

/** Returns the access that the directives of schema.graphql state for a field or type. */
function stated({ name, astNode }: Described): Stated {
  const directives = astNode?.directives ?? [];
  if (directives.some((each) => each.name.value === 'closedToTokens')) return 'closed';
  const scoped = directives.find((each) => each.name.value === 'requiresScopes');
  if (!scoped) return 'open';
  const [[scope, ...more], ...others] = scoped.arguments[0].value.values.map((each: any) =>
    each.values.map((word: any) => word.value),
  );
  if (more.length + others.length > 0) throw new Error(`${name} states several scopes`);
  return scope;
}

const isScope = (each: Stated): each is Scope => each !== 'closed' && each !== 'open';

/** Every scope but one; without noun:read there is no noun:write either, since writing includes reading. */
const without = (scope: Scope) =>
  allScopes.filter((each) =>
    scope.endsWith(':read') ? each.split(':')[0] !== scope.split(':')[0] : each !== scope,
  );

const ofToken = (message: string | undefined) =>
  message === tokenMessages.never || /needs the scope/.test(message ?? '') ? message : undefined;

interface Call {
  name: string;
  needs: readonly Stated[];
  /** Calls it, and returns why the token was refused; undefined if it was not. */
  refusal(program: TestClient): Promise<string | undefined>;
}

/**
 * Checks that a token lacking one of the stated scopes is refused by its name, and that these scopes alone suffice; a
 * write includes its read.
 */
async function expectHeld({ name, needs, refusal }: Call): Promise<void> {
  if (needs.includes('closed')) return expect(await refusal(all), name).toBe(tokenMessages.never);
  const scopes = [...new Set(needs.filter(isScope))].filter(
    (scope, _, given) =>
      !given.includes(scope.replace(/:read$/, ':write') as Scope) || scope.endsWith(':write'),
  );
  const exact = await programWith(scopes);
  expect(await refusal(exact), `${name} with ${scopes.join(', ')}`).toBeUndefined();
  for (const scope of scopes) {
    const lacking = await programWith(without(scope));
    expect(await refusal(lacking), `${name} without ${scope}`).toBe(tokenMessages.needs([scope]));
  }
}

const overHttp =
  (operation: string): Call['refusal'] =>
  async (program) =>
    ofToken((await program.graphql(operation)).errors?.[0]?.message);

const overSocket =
  (operation: string): Call['refusal'] =>
  async (program) => {
    const socket = await TestSocket.open(server(), {});
    await socket.init({ authorization: `Bearer ${program.token}` });
    socket.subscribe('1', operation);
    const { payload } = await socket.next('next');
    socket.close();
    return ofToken(payload.errors?.[0]?.message);
  };

const rootOf = (kind: string) =>
  schema.getType(`${kind[0]!.toUpperCase()}${kind.slice(1)}`) as GraphQLObjectType;

/** Subscriptions that send nothing until something happens. */
const withoutEffect = ['notificationAdded', 'evidenceBadgeChecked'];

describe('the scopes that schema.graphql states are those that are enforced', () => {
  test('of every field of Query, Mutation and Subscription', async () => {
    const fields = rootFields().filter(({ name }) => !withoutEffect.includes(name));
    for (const { kind, name, operation } of fields) {
      const field = rootOf(kind).getFields()[name]!;
      const returned = getNamedType(field.type);
      const needs = [stated(field), ...(isCompositeType(returned) ? [stated(returned)] : [])];
      const refusal = kind === 'subscription' ? overSocket(operation) : overHttp(operation);
      await expectHeld({ name, needs, refusal });
    }
  });

  // tests/security/access-tokens.test.ts sees them refused.
  test('of those without an event, as of others of their noun', () => {
    const { notificationAdded, notificationsChanged, evidenceBadgeChecked } =
      rootOf('subscription').getFields();
    expect(stated(notificationAdded!)).toBe('notifications:read');
    expect(stated(notificationsChanged!)).toBe('notifications:read');
    expect(stated(evidenceBadgeChecked!)).toBe('evidence-files:read');
  });

  test('of every type, below a field of another noun', async () => {
    const paths = pathsToTypes(schema);
    const types = Object.values(schema.getTypeMap()).filter(
      (type) => isObjectType(type) && stated(type) !== 'open',
    );
    expect(types.length).toBeGreaterThan(40);
    const reached = types.flatMap(({ name }) => paths.get(name) ?? []);
    for (const { operation, needs } of reached) {
      await expectHeld({ name: operation, needs, refusal: overHttp(operation) });
    }
    // Only a mutation, which the walk of fields covers, returns CrewKey; TeamMember and WebhookDelivery are below closed
    // fields with an id.
    const others = types.map(({ name }) => name).filter((name) => !paths.has(name));
    expect(others).toEqual(['CrewKey', 'TeamMember', 'WebhookDelivery']);
  });
});

interface Path {
  operation: string;
  needs: Stated[];
}

/** The shortest query without arguments that selects each type. */
function pathsToTypes(of: GraphQLSchema): Map<string, Path> {
  const found = new Map<string, Path>();
  const query = of.getQueryType()!;
  const waiting: { type: GraphQLObjectType; fields: string[]; needs: Stated[] }[] = [
    { type: query, fields: [], needs: [] },
  ];
  for (const { type, fields, needs } of waiting) {
    for (const field of Object.values(type.getFields())) {
      const next = getNamedType(field.type);
      if (!isObjectType(next) || found.has(next.name) || field.args.some(isRequiredArgument)) {
        continue;
      }
      const selected = [...fields, field.name];
      const given = [...needs, ...(type === query ? [stated(field)] : []), stated(next)];
      const operation = `${selected.map((name) => `{ ${name} `).join('')}{ __typename }${' }'.repeat(selected.length)}`;
      found.set(next.name, { operation, needs: given });
      waiting.push({ type: next, fields: selected, needs: given });
    }
  }
  return found;
}

describe('the scopes that the OpenAPI document states', () => {
  test('are those that every operation enforces', async () => {
    for (const each of api.operations.filter(({ isPublic }) => !isPublic)) {
      await expectHeld({ name: each.name, needs: [statedOf(each)], refusal: overRest(each) });
    }
  });

  test('are none where no session is needed', async () => {
    const visitor = new TestClient(server());
    for (const each of api.operations.filter(({ isPublic }) => isPublic)) {
      expect((await called(each, visitor)).status, each.name).not.toBe(401);
    }
  });
});

/** Returns the access that an operation states for access tokens. */
function statedOf({ name, operation }: DescribedOperation): Stated {
  const { security = api.document.security, 'x-required-scopes': scopes = [] } = operation;
  if (!security.some((each) => 'accessToken' in each)) return 'closed';
  const [scope, ...more] = scopes;
  if (!scope || more.length > 0) throw new Error(`${name} does not state one scope`);
  return scope as Scope;
}

const overRest =
  (operation: DescribedOperation): Call['refusal'] =>
  async (program) =>
    ofToken((await called(operation, program)).body?.message);

function called({ method, path }: DescribedOperation, client: TestClient) {
  const body = method === 'GET' || method === 'DELETE' ? undefined : '{}';
  const at = `/api${path.replaceAll(/\{\w+\}/g, '1')}`;
  return client.raw(method, at, body, body ? { 'content-type': 'application/json' } : undefined);
}

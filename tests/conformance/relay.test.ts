import { getNamedType, isCompositeType, isRequiredArgument } from 'graphql';
import {
  createOperationDescriptor,
  Environment,
  fetchQuery,
  getRequest,
  Network,
  RecordSource,
  Store,
  type ConcreteRequest,
} from 'relay-runtime';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { DEMO_ACCOUNT, seedDemo } from '#server/db/seed/demo';
import { printedSchema } from '#server/schema/index';
import { TestClient } from '#tests/support/client';
import { compileForRelay } from '#tests/support/relay';
import { schema, selectionOf } from '#tests/support/schema-walk';
import { useServer } from '#tests/support/server';

/** Every root field that needs no argument, with what lies below it. */
const walks = Object.values(schema.getQueryType()!.getFields()).flatMap(({ name, type, args }) => {
  if (args.some(isRequiredArgument) || !isCompositeType(getNamedType(type))) return [];
  const selection = selectionOf(type, 3);
  const operation = `Conformance_${name}_Query`;
  return selection
    ? [{ name: operation, text: `query ${operation} { ${name} ${selection} }` }]
    : [];
});

/** A list by pages, and one record of it that is read again. */
const paged = `
query ConformanceQuery { me { fullName } ...Conformance_activities }
fragment Conformance_activities on Query
@refetchable(queryName: "ConformancePageQuery")
@argumentDefinitions(first: { type: "Int", defaultValue: 2 }, after: { type: "String" }) {
  activities(first: $first, after: $after) @connection(key: "Conformance_activities") {
    edges { node { id ...Conformance_activity } }
  }
}
fragment Conformance_activity on Activity @refetchable(queryName: "ConformanceAgainQuery") {
  title
  documents { id title }
  goals { id title }
}`;

const server = useServer();
let artifacts: Map<string, ConcreteRequest>;
let environment: Environment;
/** Responses of the server, by operation. */
const sent = new Map<string, unknown>();
beforeAll(async () => {
  artifacts = compileForRelay(
    printedSchema(),
    [paged, ...walks.map(({ text }) => text)].join('\n'),
  );
  const { services } = server();
  await seedDemo({ ...services, env: { ...services.env, demo: true } });
  const client = new TestClient(server());
  await client.rest('POST', '/login', DEMO_ACCOUNT);
  const network = Network.create(async ({ name, text }, variables) => {
    const { body } = await client.raw(
      'POST',
      '/graphql',
      JSON.stringify({ query: text, variables }),
    );
    if (body.errors) throw new Error(`${name}: ${JSON.stringify(body.errors)}`);
    sent.set(name, body.data);
    return body;
  });
  environment = new Environment({ network, store: new Store(new RecordSource()) });
});

const read = (name: string, variables: object = {}) =>
  fetchQuery(environment, artifacts.get(name)!, variables).toPromise() as Promise<any>;

const stored = (name: string, variables: object = {}): any => {
  const { fragment } = createOperationDescriptor(getRequest(artifacts.get(name)!), variables);
  return environment.lookup(fragment).data;
};

test('Relay reads a list by pages into one connection, and one of its records again', async () => {
  await read('ConformanceQuery');
  const source = environment.getStore().getSource();
  const connection = () => {
    const key = source
      .getRecordIDs()
      .find((id) => id.includes('__Conformance_activities_connection'))!;
    const { edges } = source.get(key) as unknown as { edges: { __refs: string[] } };
    return edges.__refs.map((edge) => (source.get(edge)!['node'] as { __ref: string }).__ref);
  };
  const first = connection();
  expect(first).toHaveLength(2);
  const { activities } = sent.get('ConformanceQuery') as any;
  await read('ConformancePageQuery', { first: 2, after: activities.pageInfo.endCursor });
  const both = connection();
  expect(both.slice(0, 2)).toEqual(first);
  expect(new Set(both).size).toBe(4);
  await read('ConformanceAgainQuery', { id: first[0] });
  expect(sent.get('ConformanceAgainQuery')).toMatchObject({
    node: { __typename: 'Activity', ...activities.edges[0].node },
  });
});

describe('its store', () => {
  const warnings: string[] = [];
  beforeAll(async () => {
    const console = vi.spyOn(globalThis.console, 'error');
    console.mockImplementation((text) => void warnings.push(String(text)));
    for (const { name } of walks) await read(name);
    console.mockRestore();
  });

  test('holds everything of the demo as it was sent', () => {
    expect(environment.getStore().getSource().size()).toBeGreaterThan(500);
    for (const { name } of walks) expect(stored(name), name).toEqual(sent.get(name));
  });

  test('has no id of two types', () => {
    const pairs = warnings.flatMap((text) =>
      [...text.matchAll(/conflicting types `(\w+)` and `(\w+)`/g)].map(([, a, b]) => `${a}, ${b}`),
    );
    expect([...new Set(pairs)]).toEqual([]);
  });
});

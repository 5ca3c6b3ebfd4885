import { gql, InMemoryCache } from '@apollo/client';
import {
  getNamedType,
  isCompositeType,
  isRequiredArgument,
  print,
  type DocumentNode,
} from 'graphql';
import { beforeAll, expect, test } from 'vitest';
import { DEMO_ACCOUNT, seedDemo } from '#server/db/seed/demo';
import { TestClient } from '#tests/support/client';
import { schema, selectionOf } from '#tests/support/schema-walk';
import { useServer } from '#tests/support/server';

/** What a client relies on that keeps objects by their ids alone, as Relay does. */
const server = useServer();
let client: TestClient;
beforeAll(async () => {
  const { services } = server();
  await seedDemo({ ...services, env: { ...services.env, demo: true } });
  client = new TestClient(server());
  await client.rest('POST', '/login', DEMO_ACCOUNT);
});

const read = async (query: string, variables: object = {}): Promise<any> => {
  const { body } = await client.raw('POST', '/graphql', JSON.stringify({ query, variables }));
  expect(body.errors).toBeUndefined();
  return body.data;
};

/** Every root field that needs no argument, with what lies below it. */
const queries = Object.values(schema.getQueryType()!.getFields()).flatMap(
  ({ name, type, args }) => {
    if (args.some(isRequiredArgument) || !isCompositeType(getNamedType(type))) return [];
    const selection = selectionOf(type, 3);
    return selection ? [`{ ${name} ${selection} }`] : [];
  },
);

/** Calls `visit` with every object of a response. */
function eachObject(value: unknown, visit: (object: Record<string, unknown>) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) visit(value as Record<string, unknown>);
  for (const below of Object.values(value)) eachObject(below, visit);
}

test('an id names one object: a cache by ids holds the demo as it was sent', async () => {
  const cache = new InMemoryCache({ dataIdFromObject: ({ id }) => id as string | undefined });
  const sent: { query: DocumentNode; data: unknown }[] = [];
  const typeOf = new Map<unknown, unknown>();
  for (const text of queries) {
    const query = cache.transformDocument(gql(text));
    const data = await read(print(query));
    eachObject(data, ({ id, __typename }) => {
      if (id !== undefined) expect(typeOf.get(id) ?? __typename, String(id)).toBe(__typename);
      if (id !== undefined) typeOf.set(id, __typename);
    });
    cache.writeQuery({ query, data });
    sent.push({ query, data });
  }
  expect(typeOf.size).toBeGreaterThan(150);
  for (const { query, data } of sent) expect(cache.readQuery({ query })).toEqual(data);
});

test('a list goes on where its page ended, and `node` reads one of its records again', async () => {
  const page = `query($after: String) {
    activities(first: 2, after: $after) {
      edges { node { ...Shown } }
      pageInfo { endCursor }
    }
  }`;
  const shown = 'fragment Shown on Activity { __typename id title documents { id } goals { id } }';
  const first = (await read(`${page} ${shown}`)).activities;
  const next = (await read(`${page} ${shown}`, { after: first.pageInfo.endCursor })).activities;
  const [record, ...others] = [...first.edges, ...next.edges].map(({ node }: any) => node);
  expect(new Set([record, ...others].map(({ id }) => id)).size).toBe(4);
  const again = await read(`query($id: ID!) { node(id: $id) { ...Shown } } ${shown}`, record);
  expect(again.node).toEqual(record);
});

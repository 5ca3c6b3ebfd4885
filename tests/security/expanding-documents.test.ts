import {
  getIntrospectionQuery,
  Kind,
  parse,
  print,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLResolveInfo,
} from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { EVIDENCE_MAX_FILES } from '#domain/records/evidence-files';
import { measureDocument } from '#server/graphql/limits';
import { documentLimits } from '#server/limits';
import { exampleWindows } from '#server/sandbox/examples';
import { fieldsOf } from '#server/schema/mechanics/selected';
import { clientOperations } from '#tests/support/client-operations';
import { signedUp, TestClient } from '#tests/support/client';
import { schema } from '#tests/support/schema-walk';
import { useServer } from '#tests/support/server';
import { TestSocket } from '#tests/support/socket';

const server = useServer();
let alex: TestClient;
beforeAll(async () => void (alex = await signedUp(server())));

/** Returns the response to a document with its SQL statements, and expects another request to be served meanwhile. */
async function asked(query: string, client = alex) {
  server().statements();
  const [response, health] = await Promise.all([
    client.graphql(query),
    new TestClient(server()).fetch('/healthz'),
  ]);
  expect(health.status).toBe(200);
  return { ...response, statements: server().statements() };
}

const tooLarge = {
  status: 400,
  errors: [{ extensions: { code: 'DOCUMENT_TOO_LARGE' } }],
  statements: [],
};

/** Fragments that each spread the next one twice. */
function doubling(count: number, [open, type, leaf]: readonly string[]): string {
  const fragments = Array.from({ length: count }, (_, n) =>
    n + 1 < count
      ? `fragment F${n} on ${type} { ...F${n + 1} ...F${n + 1} }`
      : `fragment F${n} on ${type} { ${leaf} }`,
  );
  return `{ ${open} { ...F0 } } ${fragments.join(' ')}`;
}

describe('fragments that double', () => {
  const fields = [
    ['me', 'User', 'username'],
    ['activities', 'ActivityConnection', 'totalCount'],
    ['notifications', 'NotificationConnection', 'totalCount'],
  ] as const;

  // The smaller number first: if fragments were followed, it would be slow and the larger would never end.
  test.each(fields.flatMap((field) => [18, 30].map((count) => [field[0], count, field] as const)))(
    'on %s, %i of them, are refused immediately, signed in or not',
    async (_name, count, field) => {
      const query = doubling(count, field);
      expect(query.length).toBeLessThan(2_000);
      expect(await asked(query)).toMatchObject(tooLarge);
      expect(await asked(query, new TestClient(server()))).toMatchObject(tooLarge);
    },
  );

  test.each(fields)('on %s, a few, return the same as without fragments', async (...field) => {
    const [open, , leaf] = field;
    const { data, errors } = await asked(doubling(6, field));
    expect(errors).toBeUndefined();
    expect(data).toEqual((await asked(`{ ${open} { ${leaf} } }`)).data);
  });

  test('are each visited once when reading ahead', () => {
    let looked = 0;
    const document = parse(doubling(18, fields[0]));
    const named = Object.fromEntries(
      document.definitions
        .filter((each): each is FragmentDefinitionNode => each.kind === Kind.FRAGMENT_DEFINITION)
        .map((each) => [each.name.value, each]),
    );
    const fragments = new Proxy(named, {
      get: (all, name) => ((looked += 1), all[String(name)]),
    });
    const [operation] = document.definitions;
    const me =
      operation?.kind === Kind.OPERATION_DEFINITION && operation.selectionSet.selections[0];
    const info = {
      fieldNodes: [me],
      returnType: schema.getType('User'),
      fragments,
    } as unknown as GraphQLResolveInfo;
    expect(fieldsOf(info)?.key).toBe('username');
    expect(looked).toBe(18);
  });
});

describe('a document with its fragments expanded', () => {
  const goals =
    'learningGoals(first: 100) { nodes { planned { id title hours version category } } }';
  const modules = 'fragment F on Module { a: completion { module { id } } }';
  test.each([
    ['fields', `{ ${'me { id } '.repeat(documentLimits.fields / 2 + 1)} }`],
    [
      'depth',
      `{ module(id: 1) { ${'completion { module { '.repeat(10)} id ${'} } '.repeat(10)} } }`,
    ],
    [
      'depth in fragments',
      `{ module(id: 1) { ...A } } ${[...'ABCDEFGHIJ'].map((name, n) => `fragment ${name} on Module { completion { module { ${n < 9 ? `...${'BCDEFGHIJ'[n]}` : 'id'} } } }`).join(' ')}`,
    ],
    ['values', `{ ${Array.from({ length: 30 }, (_, n) => `a${n}: ${goals}`).join(' ')} }`],
    [
      'values of pages that a variable sizes',
      `query ($n: Int = 1) { ${Array.from({ length: 30 }, (_, n) => `a${n}: ${goals.replace('100', '$n')}`).join(' ')} }`,
    ],
    [
      'values of introspection',
      `{ ${Array.from({ length: 30 }, (_, n) => `a${n}: __schema { types { fields { type { fields { name } } } } }`).join(' ')} }`,
    ],
    [
      'aliases',
      `{ module(id: 1) { ${`...F `.repeat(4)} } } ${modules.replace('a:', Array.from({ length: 31 }, (_, n) => `b${n}: completion { module { id } }`).join(' ') + ' a:')}`,
    ],
    ['directives', `{ me { ${'id @skip(if: false) '.repeat(31)} } }`],
    ['fields in an unknown type', `{ nothing { ${'some { more } '.repeat(260)} } }`],
  ])('is refused for its %s, over POST and GET', async (_name, query) => {
    expect(await asked(query)).toMatchObject(tooLarge);
    const searched = new URLSearchParams({ query });
    const headers = { 'apollo-require-preflight': 'yes' };
    const byAddress = await alex.fetch(`/graphql?${searched}`, { headers });
    expect(await byAddress.json()).toMatchObject({ errors: tooLarge.errors });
    expect(byAddress.status).toBe(400);
  });

  test('is refused over a socket', async () => {
    const socket = await (await TestSocket.open(server(), { cookie: alex.cookie })).init();
    for (const query of [
      doubling(30, ['notificationAdded', 'Notification', 'id']).replace('{', 'subscription {'),
      `subscription { notificationAdded { ${'id '.repeat(documentLimits.fields)} } }`,
    ]) {
      socket.subscribe('greedy', query);
      const { payload } = await socket.next('error');
      expect(payload).toMatchObject(tooLarge.errors);
    }
    socket.close();
  });

  test('is at most two thirds of the limits for the app, the sandbox and introspection', async () => {
    const own = await clientOperations();
    const windows = exampleWindows(true, schema).map(({ query }) => parse(query));
    const documents: DocumentNode[] = [
      ...own.map(({ text }) => parse(text)),
      ...windows,
      parse(getIntrospectionQuery()),
      parse(
        getIntrospectionQuery({
          specifiedByUrl: true,
          directiveIsRepeatable: true,
          schemaDescription: true,
          inputValueDeprecation: true,
          oneOf: true,
        }),
      ),
    ];
    expect(documents.length).toBeGreaterThan(100);
    for (const document of documents) {
      const { fields, values, aliases, directives, depth } = measureDocument(schema, document);
      expect(depth, print(document)).toBeLessThan(documentLimits.depth);
      for (const [name, value] of Object.entries({ fields, values, aliases, directives })) {
        const limit = documentLimits[name as keyof typeof documentLimits];
        expect(value * 1.5, `${name} of ${print(document)}`).toBeLessThan(limit);
      }
    }
  });

  test('counts pages with the requested size, bounded lists in full, and others with an assumed one', () => {
    const valuesOf = (query: string) => measureDocument(schema, parse(query)).values;
    expect(valuesOf('{ activities(first: 3) { nodes { id title } } }')).toBe(1 + 3 * (1 + 2));
    expect(valuesOf('{ activities(first: 1000000) { nodes { id } } }')).toBe(1 + 100 * 2);
    expect(valuesOf('{ activities { nodes { id } } }')).toBe(1 + 20 * 2);
    expect(valuesOf('query ($n: Int = 1) { activities(first: $n) { nodes { id } } }')).toBe(201);
    expect(valuesOf('{ recentActivities { id } }')).toBe(1 + 5);
    expect(valuesOf('{ activities(first: 3) { nodes { evidenceFiles { id } } } }')).toBe(
      1 + 3 * (1 + 1 + EVIDENCE_MAX_FILES),
    );
    expect(valuesOf('{ modules { ...M } } fragment M on Module { questions { options } }')).toBe(
      1 + documentLimits.listSize * (1 + documentLimits.listSize),
    );
  });
});

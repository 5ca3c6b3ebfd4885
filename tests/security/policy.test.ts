// @module-tag servers
import { execute, GraphQLInt, GraphQLObjectType, GraphQLSchema, parse, subscribe } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { createPolicy } from '#server/auth/access';
import { policy } from '#server/auth/policy';
import { forbidden } from '#server/errors';
import { routes } from '#server/rest/routes';
import { entryOf } from '#server/rest/route';
import { enforcePolicy, rootEntries } from '#server/schema/mechanics/enforce-policy';
import { signedUp, TestClient } from '#tests/support/client';
import { detectResponseLeaks } from '#tests/support/response-leaks';
import { fieldsWithIds, rootFields, schema } from '#tests/support/schema-walk';
import { useServer } from '#tests/support/server';

const server = useServer();
let alex: TestClient;
let billie: TestClient;
beforeAll(async () => {
  [alex, billie] = [await signedUp(server()), await signedUp(server())];
});
detectResponseLeaks();

const resource = {
  title: 'Read this',
  description: 'What everybody should read.',
  url: 'https://example.org/',
  type: 'article',
  provider: 'A college',
  cpdCategory: 'Research',
  cpdHours: 1,
};

describe('the access policy', () => {
  test('has one rule for every field and route', () => {
    const all = [...rootEntries(schema), ...routes.map(entryOf)];
    const read = (name: string) => ({ name, access: 'read' as const });
    expect(() => policy.mustCover(all)).not.toThrow();
    expect(() => policy.mustCover([...all, read('approveActivity')])).toThrow(
      'The policy is wrong: approveActivity has no rule.',
    );
    expect(() => policy.mustCover(all.filter(({ name }) => name !== 'document'))).toThrow(
      'document does not exist',
    );
    const twice = createPolicy(
      { anyone: () => {}, owner: () => {} },
      { documents: { tokens: 'scoped', anyone: ['document'], owner: ['document'] } },
    );
    expect(() => twice.mustCover([read('document')])).toThrow('document has two rules');
    expect(() => policy.mustCover([...all, read('deleteDocument')])).toThrow(
      'deleteDocument is a read and a write',
    );
  });

  test('is enforced before a field runs: a new role is one rule', async () => {
    let ran = 0;
    const run = () => (ran += 1);
    const schemaOf = () =>
      new GraphQLSchema({
        query: new GraphQLObjectType({
          name: 'Query',
          fields: { review: { type: GraphQLInt, resolve: run } },
        }),
        subscription: new GraphQLObjectType({
          name: 'Subscription',
          fields: { reviews: { type: GraphQLInt, subscribe: run } },
        }),
      });
    const roles = createPolicy(
      {
        educator: async ({ caller }) => {
          if (caller.address !== 'a ward') throw forbidden('Only educators review.');
        },
      },
      { reviews: { tokens: 'never', educator: ['review', 'reviews'] } },
    );
    const reviewed = enforcePolicy(schemaOf(), roles);
    const asked = (address: string, subscription = false) => {
      const contextValue = { caller: { address } };
      return subscription
        ? subscribe({ schema: reviewed, document: parse('subscription { reviews }'), contextValue })
        : execute({ schema: reviewed, document: parse('{ review }'), contextValue });
    };
    expect(await asked('the street')).toMatchObject({
      data: { review: null },
      errors: [{ message: 'Only educators review.' }],
    });
    expect(await asked('the street', true)).toMatchObject({ errors: [{}] });
    expect(ran).toBe(0);
    expect(await asked('a ward')).toMatchObject({ data: { review: 1 } });
    expect(() => enforcePolicy(schemaOf(), createPolicy({}, {}))).toThrow(
      'The policy has no rule for review.',
    );
  });

  test('is stricter in REST only for the current user', () => {
    const stricter = routes.filter((route) => route.rule !== undefined);
    // GraphQL returns null to a visitor, REST refuses.
    expect(stricter.map(({ name, rule }) => `${name} ${rule}`)).toEqual(['me owner']);
  });

  test('lets every member read shared entries, and none change them', async () => {
    const made = (await alex.rest('POST', '/resources', resource)).body;
    const [module] = (await alex.rest('GET', '/modules')).body;
    const shared: Record<string, number> = {
      resource: made.id,
      resourceReviews: made.id,
      module: module.id,
    };
    const reads = fieldsWithIds({}).filter(({ name }) =>
      policy.namesOf('member').includes(name.split(' ')[0]!),
    );
    expect(reads.map(({ name }) => name.split(' ')[0]).toSorted()).toEqual(
      Object.keys(shared).toSorted(),
    );
    for (const { name, query, variables } of reads) {
      const id = String(shared[name.split(' ')[0]!]);
      for (const client of [alex, billie]) {
        expect((await client.graphql(query, variables(id))).errors, name).toBeUndefined();
      }
    }
    const writes = rootFields().filter(
      ({ kind, name }) => kind === 'mutation' && policy.namesOf('member').includes(name),
    );
    expect(writes.map(({ name }) => name)).toEqual(['createResource']);
  });

  test('requires the owner’s session for an owner’s operations', async () => {
    const { body } = await alex.rest('POST', '/documents', {
      title: 'Mine',
      type: 'certificate',
      content: 'Ten letters.',
    });
    const change = { title: 'Changed' };
    const answersTo = async (client: TestClient) => {
      const { data } = await client.graphql('query($id: ID!) { document(id: $id) { title } }', {
        id: String(body.id),
      });
      const read = await client.rest('GET', `/documents/${body.id}`);
      const changed = await client.rest('PATCH', `/documents/${body.id}`, change);
      return [data.document, read.status, changed.status];
    };
    expect(await answersTo(new TestClient(server()))).toEqual([null, 401, 401]);
    expect(await answersTo(billie)).toEqual([null, 404, 404]);
    expect(await answersTo(alex)).toEqual([{ title: 'Mine' }, 200, 200]);
  });
});

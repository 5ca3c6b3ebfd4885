import { beforeAll, describe, expect, test } from 'vitest';
import { policy, type Rule } from '#server/auth/policy';
import { routes } from '#server/rest/routes';
import { signedUp, type TestClient } from '#tests/support/client';
import { searchAnswers } from '#tests/support/said';
import { fieldsWithIds, rootFields } from '#tests/support/schema-walk';
import { useServer } from '#tests/support/server';

const server = useServer();
let alex: TestClient;
let billie: TestClient;
beforeAll(async () => {
  [alex, billie] = [await signedUp(server()), await signedUp(server())];
});
searchAnswers();

const namesOf = (...rules: Rule[]) =>
  Object.values(policy).flatMap((noun) => rules.flatMap((rule) => noun[rule] ?? []));

const resource = {
  title: 'Read this',
  description: 'What everybody should read.',
  url: 'https://example.org/',
  type: 'article',
  provider: 'A college',
  cpdCategory: 'Research',
  cpdHours: 1,
};

describe('who may do what', () => {
  test('is said of every way in, once', () => {
    const said = namesOf('anyone', 'member', 'owner');
    const there = new Set([...rootFields(), ...routes].map(({ name }) => name));
    expect(said.filter((name, index) => said.indexOf(name) !== index)).toEqual([]);
    expect(said.toSorted()).toEqual([...there].toSorted());
  });

  test('without a session is what the routes say of themselves', () => {
    const open = routes.filter((route) => route.open).map(({ name }) => name);
    const anyone = namesOf('anyone');
    expect(open.filter((name) => !anyone.includes(name))).toEqual([]);
    const closed = routes.filter((route) => !route.open).map(({ name }) => name);
    // The user of REST is refused where GraphQL answers that nobody is signed in.
    expect(closed.filter((name) => anyone.includes(name))).toEqual(['me']);
  });

  test('what members share is found by both, and changed by neither', async () => {
    const made = (await alex.rest('POST', '/resources', resource)).body;
    const [module] = (await alex.rest('GET', '/modules')).body;
    const shared: Record<string, number> = {
      resource: made.id,
      resourceReviews: made.id,
      module: module.id,
    };
    const reads = fieldsWithIds({}).filter(({ name }) =>
      namesOf('member').includes(name.split(' ')[0]!),
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
      ({ kind, name }) => kind === 'mutation' && namesOf('member').includes(name),
    );
    expect(writes.map(({ name }) => name)).toEqual(['createResource']);
  });

  test('what an owner may do takes a session', async () => {
    const { body } = await alex.rest('POST', '/documents', {
      title: 'Mine',
      type: 'certificate',
      content: 'Ten letters.',
    });
    expect((await alex.rest('GET', `/documents/${body.id}`)).status).toBe(200);
    expect((await billie.rest('GET', `/documents/${body.id}`)).status).toBe(404);
  });
});

import { beforeAll, expect, test } from 'vitest';
import { signedUp, type TestClient } from '../../support/client.ts';
import { useServer } from '../../support/server.ts';

const server = useServer();

let alex: TestClient;

beforeAll(async () => {
  alex = await signedUp(server());
});

const create = `mutation ($input: CreateActivityInput!) { createActivity(input: $input) { category status } }`;
const workshop = { title: 'Airway workshop', hours: 2 };

const asked = async (query: string, variables: object) =>
  (await alex.raw('POST', '/graphql', JSON.stringify({ query, variables }))).body;

test.each([
  ['names', 'RESEARCH_AND_EDUCATION', 'IN_PROGRESS'],
  ['words of REST', 'Research & Education', 'in-progress'],
])('GraphQL takes the %s and answers with names; REST has words', async (_, category, status) => {
  const { data } = await asked(create, { input: { ...workshop, category, status } });
  expect(data.createActivity).toEqual({
    category: 'RESEARCH_AND_EDUCATION',
    status: 'IN_PROGRESS',
  });
  expect((await alex.rest('GET', '/activities')).body[0]).toMatchObject({
    category: 'Research & Education',
    status: 'in-progress',
  });
});

test.each(['names', 'words'])(
  'a query that recurs, and so is compiled, takes %s as before',
  async (form) => {
    const query =
      'query ($status: ActivityStatus) { activities(status: $status) { nodes { status } } }';
    const status = form === 'names' ? 'IN_PROGRESS' : 'in-progress';
    for (let time = 0; time < 6; time += 1) {
      const { data } = await asked(query, { status });
      expect(data.activities.nodes[0]).toEqual({ status: 'IN_PROGRESS' });
    }
  },
);

test('what is neither is refused by the name of its field', async () => {
  const { errors } = await asked(create, { input: { ...workshop, category: 'COOKING' } });
  expect(errors[0].extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { category: expect.stringContaining('Category') },
  });
});

test('a literal is a name, or a word as a string', async () => {
  for (const status of ['IN_PROGRESS', '"in-progress"', '"IN_PROGRESS"']) {
    const { data, errors } = await asked(`{ activities(status: ${status}) { totalCount } }`, {});
    expect(errors, status).toBeUndefined();
    expect(data.activities.totalCount).toBeGreaterThan(0);
  }
  const { errors } = await asked('{ activities(status: IN_HASTE) { totalCount } }', {});
  expect(errors[0].message).toContain('ActivityStatus');
});

test('an unknown word is refused with the names over GraphQL, and with the words over REST', async () => {
  const listed = 'query ($status: ActivityStatus) { activities(status: $status) { totalCount } }';
  const filter = (await asked(listed, { status: 'done' })).errors[0];
  expect(filter).toMatchObject({
    message: 'status must be one of: IN_PROGRESS, COMPLETED',
    extensions: { fields: { status: 'status must be one of: IN_PROGRESS, COMPLETED' } },
  });
  const input = { ...workshop, category: 'Clinical' };
  expect((await asked(create, { input })).errors[0].extensions.fields).toEqual({
    category:
      'Category must be one of CLINICAL_PRACTICE, PROFESSIONAL_DEVELOPMENT, RESEARCH_AND_EDUCATION',
  });
  expect((await alex.rest('GET', '/activities?status=DONE')).body.fields).toEqual({
    status: 'status must be one of: all, in-progress, completed',
  });
  expect((await alex.rest('POST', '/activities', input)).body.fields).toEqual({
    category:
      'Category must be one of Clinical Practice, Professional Development, Research & Education',
  });
});

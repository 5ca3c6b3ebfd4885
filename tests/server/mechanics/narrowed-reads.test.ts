// @module-tag servers
import { isLeafType, getNamedType, isObjectType, type GraphQLObjectType } from 'graphql';
import { beforeAll, expect, test } from 'vitest';
import { createEvents } from '#server/realtime/pubsub';
import { createSchema } from '#server/schema/index';
import { signedUp, type TestClient } from '#tests/support/client';
import { useServer } from '#tests/support/server';

/** A field has the same value selected alone or among all others, and only its columns are read. */
const server = useServer();
const schema = createSchema(createEvents(null).pubsub);
let alex: TestClient;

beforeAll(async () => {
  alex = await signedUp(server());
  const [goal] = await server().database.query<{ id: number }>({
    text: `insert into learning_goals (user_id, period_year, title, why, measure, target_date, created_at)
      values ($1, 2026, 'Airways', 'Rare', 'A course', '2026-11-01', now()) returning id`,
    values: [alex.user.id],
  });
  for (const status of ['COMPLETED', 'IN_PROGRESS']) {
    const input = `{ title: "Airway workshop", category: CLINICAL_PRACTICE, hours: 2, status: ${status}, goalIds: ["${goal!.id}"] }`;
    await alex.graphql(`mutation { createActivity(input: ${input}) { id } }`);
  }
  await alex.graphql(
    `mutation { createDocument(input: { title: "A paper", type: OTHER, content: "It says what it says." }) { id } }`,
  );
});

/** The scalar fields of a type. */
const leavesOf = (type: GraphQLObjectType) =>
  Object.values(type.getFields()).filter((field) => isLeafType(getNamedType(field.type)));

const asked = [
  ['recentActivities', 'Activity', (field: string) => `recentActivities { ${field} }`],
  ['activities', 'Activity', (field: string) => `activities { edges { node { ${field} } } }`],
  ['activities', 'ActivityConnection', (field: string) => `activities { ${field} }`],
  ['notifications', 'Notification', (field: string) => `notifications { nodes { ${field} } }`],
  ['notifications', 'NotificationConnection', (field: string) => `notifications { ${field} }`],
  ['me', 'CpdSummary', (field: string) => `me { cpdSummary { ${field} } }`],
] as const;

const cases = asked.flatMap(([root, name, within]) => {
  const type = schema.getType(name);
  const leaves = isObjectType(type) ? leavesOf(type).map((field) => field.name) : [];
  return leaves.map((field) => [`${root} { ${name}.${field} }`, within, field, leaves] as const);
});

test.each(cases)('%s', async (_what, within, field, leaves) => {
  const whole = await alex.graphql(`{ ${within(leaves.join(' '))} }`);
  const alone = await alex.graphql(`{ ${within(field)} }`);
  expect(alone.errors).toBeUndefined();
  const only = JSON.parse(JSON.stringify(whole.data), (key, value: unknown) =>
    key !== field && leaves.includes(key) ? undefined : value,
  );
  expect(alone.data).toEqual(only);
});

test.each([
  ['{ recentActivities { title } }', ['how_it_meets', 'learning_goals']],
  ['{ activities { nodes { title } } }', ['how_it_meets', 'learning_goals', 'count(', 'sum(']],
  ['{ notifications { nodes { title } } }', ['link', 'count(']],
  ['{ me { cpdSummary { totalHours } } }', ['from reflective_logs', 'from documents']],
])('%s reads no more', async (query, unread) => {
  await alex.graphql(query);
  server().statements();
  expect((await alex.graphql(query)).errors).toBeUndefined();
  const [statement, ...others] = server().statements();
  expect(others).toEqual([]);
  for (const each of unread) expect(statement).not.toContain(each);
});

// @module-tag servers
import { beforeAll, expect, test } from 'vitest';
import { trackedTables } from '#server/records/tracked';
import { signedUp, type TestClient } from '#tests/support/client';
import { useServer } from '#tests/support/server';

/**
 * Columns of records that the timeline does not hash, besides ids, counters, times of change and keys of requests: what is
 * judged from the texts, answers that are the owner's alone, and states of stored files (decision 036).
 */
const unhashed = {
  activity: [
    'completed_on',
    'confirmed_checks',
    'count_answers',
    'evidence_grade',
    'last_completed_date',
    'names_practitioners',
    'names_provider',
    'occurred_at',
  ],
  'reflective-log': ['is_substantive', 'likeness'],
  'evidence-file': [
    'badge',
    'badge_due_at',
    'has_thumbnail',
    'is_damaged',
    'missing_at',
    'storage_key',
    'substance',
  ],
  'module-completion': ['is_substantive'],
  certificate: ['completion_id'],
};
const ordinary = new Set([
  'id',
  'user_id',
  'version',
  'changed_at',
  'updated_at',
  'request_key',
  'request_hash',
]);

const server = useServer();
let alex: TestClient;
const query = <Row extends object>(text: string, values: unknown[] = []) =>
  server().database.query<Row>({ text, values });

beforeAll(async () => {
  alex = await signedUp(server());
  const { body } = await alex.rest('POST', '/activities', {
    title: 'Airway workshop',
    category: 'Clinical Practice',
    hours: 4,
    status: 'completed',
  });
  await alex.rest('POST', '/reflective-logs', {
    activityId: body.id,
    content: 'x '.repeat(30),
    learningOutcomes: 'x '.repeat(30),
    futureApplication: 'x '.repeat(30),
  });
});

test('no other column is outside the hash', async () => {
  const found: Record<string, string[]> = {};
  for (const [kind, table] of Object.entries(trackedTables)) {
    const columns = await query<{ name: string }>(
      `select column_name::text as name from information_schema.columns
       where table_schema = 'public' and table_name = $1`,
      [table],
    );
    const whole = Object.fromEntries(columns.map(({ name }) => [name, 'x']));
    const [row] = await query<{ content: object }>(
      'select record_content($1, $2::jsonb) as content',
      [kind, JSON.stringify(whole)],
    );
    const outside = columns
      .map(({ name }) => name)
      .filter((name) => !(name in row!.content) && !ordinary.has(name));
    if (outside.length > 0) found[kind] = outside.toSorted();
  }
  expect(found).toEqual(unhashed);
});

test('what is judged from texts is judged again for a report, whatever the columns say', async () => {
  const reports = async () => {
    const found = [];
    for (const edition of ['self-check', 'submission']) {
      const response = await alex.fetch(`/api/report?format=json&edition=${edition}`);
      found.push(await response.text());
    }
    return found;
  };
  const readiness = async () => {
    const { data, errors } = await alex.graphql(
      '{ activities { nodes { readiness { evidence gaps { kind text } } } } }',
    );
    expect(errors).toBeUndefined();
    return data;
  };
  const [before, judged] = [await reports(), await readiness()];
  await query('alter table activities disable trigger user');
  await query('alter table reflective_logs disable trigger user');
  await query(
    `update activities set evidence_grade = 'file', names_provider = true, names_practitioners = true,
       last_completed_date = '2020-01-01' where user_id = $1`,
    [alex.user.id],
  );
  await query('update reflective_logs set is_substantive = true where user_id = $1', [
    alex.user.id,
  ]);
  await query('alter table activities enable trigger user');
  await query('alter table reflective_logs enable trigger user');
  // The owner's own screens read the columns; what an auditor reads does not.
  expect(await readiness()).not.toEqual(judged);
  expect(await reports()).toEqual(before);
});

import { beforeAll, describe, expect, test } from 'vitest';
import { createEvents } from '#server/realtime/pubsub';
import { createSchema } from '#server/schema/index';
import { signedUp, type TestClient } from '#tests/support/client';
import { explain, type Scan } from '#tests/support/explain';
import { certificateNumber } from '#domain/certificates';
import { useServer } from '#tests/support/server';
import { wholeField } from '#tests/support/whole-field';
import type { Statement } from '#server/db/database';

/**
 * However much there is, an operation takes as many statements, and each finds the rows of one user by an index. The
 * operations are those of the schema, with every field.
 */
const server = useServer();
const fields = Object.values(createSchema(createEvents(null).pubsub).getQueryType()!.getFields());

/** The rows of user $1, the n-th of each kind, in SQL; they hang on one another as they would in life. */
const kinds = [
  `insert into activities (user_id, title, category, hours, status, completed_date, created_at, is_interactive)
   select $1, 'Shift ' || n, 'Clinical Practice', 0.5, 'completed', now(), now() - n * interval '1 minute', n % 2 = 0
   from generate_series($2::int, $3::int) n`,
  `insert into reflective_logs (user_id, activity_id, content, learning_outcomes, future_application, created_at)
   select $1, (select max(id) from activities where user_id = $1), 'content', 'learned', 'will do',
     now() - n * interval '1 minute' from generate_series($2::int, $3::int) n`,
  `insert into documents (user_id, title, type, content, created_at)
   select $1, 'Paper ' || n, 'other', 'content', now() - n * interval '1 minute'
   from generate_series($2::int, $3::int) n`,
  `insert into notifications (user_id, title, message, created_at)
   select $1, 'Notice ' || n, 'message', now() - n * interval '1 minute' from generate_series($2::int, $3::int) n`,
  `insert into learning_goals (user_id, period_year, title, why, measure, target_date, created_at)
   select $1, 2026, 'Goal ' || n, 'why', 'measure', '2026-11-30', now() from generate_series($2::int, $3::int) n`,
  `insert into planned_activities (user_id, goal_id, title, category, hours, planned_date, created_at)
   select $1, (select max(id) from learning_goals where user_id = $1), 'Plan ' || n, 'Clinical Practice', 1,
     '2026-10-01', now() from generate_series($2::int, $3::int) n`,
  `insert into goal_changes (user_id, goal_id, field, from_value, to_value, changed_at)
   select $1, (select max(id) from learning_goals where user_id = $1), 'title', 'a', 'b', now()
   from generate_series($2::int, $3::int) n`,
  ...(
    [
      'activities.activity_id',
      'documents.document_id',
      'reflective_logs.reflective_log_id',
    ] as const
  )
    .map((each) => each.split('.'))
    .map(
      ([table, column]) => `
    insert into evidence_files (user_id, ${column}, name, type, size_bytes, sha256, has_thumbnail, storage_key, created_at)
    select $1, (select max(id) from ${table} where user_id = $1), n || '.pdf', 'application/pdf', 1,
      md5(n || '${column}') || md5(n::text), false, gen_random_uuid(), now()
    from generate_series($2::int, $3::int) n`,
    ),
  `insert into module_attempts (user_id, module_id, version, answers, correct, total, score, passed, submitted_at)
   select $1, (select min(id) from cpd_modules), '1', '[]', 0, 5, 0, false, now()
   from generate_series($2::int, $3::int) n`,
  `insert into resource_bookmarks (user_id, resource_id, created_at)
   select $1, id, now() from (select id, row_number() over (order by id) as n from external_resources) r
   where n between $2::int and $3::int`,
  `insert into sessions (id, user_id, created_at, expires_at)
   select gen_random_uuid(), $1, now(), now() + interval '1 day' from generate_series($2::int, $3::int) n`,
  // Ten of a hundred lie in the bin.
  `update activities set deleted_at = now() where user_id = $1 and id % 10 = 0 and $2::int <= $3::int`,
];

let alex: TestClient;
let values: Record<string, string>;
const sent: Statement[] = [];

async function add(user: number, from: number, to: number): Promise<void> {
  for (const text of kinds) await server().database.query({ text, values: [user, from, to] });
}

const idOf = async (table: string, where: string) => {
  const text = `select min(id) as id from ${table} where ${where}`;
  const [row] = await server().database.query<{ id: number }>({ text, values: [] });
  return `"${row!.id}"`;
};

const others = (count: number) =>
  Promise.all(Array.from({ length: count }, () => signedUp(server())));

async function certificateOf(user: number): Promise<string> {
  const number = certificateNumber(2026, new Uint8Array(7));
  const text = `
    with done as (insert into module_completions (user_id, module_id, version, score, completed_at)
      select $1, min(id), '1', 80, now() from cpd_modules returning id)
    insert into certificates (user_id, completion_id, number, holder_name, module_title, module_version,
      hours, score, completed_on, issued_at)
    select $1, id, $2, 'Alex Medic', 'A module', '1', 1, 80, now(), now() from done`;
  await server().database.query({ text, values: [user, number] });
  return number;
}

beforeAll(async () => {
  alex = await signedUp(server());
  for (const { user } of await others(20)) await add(user.id, 1, 400);
  await add(alex.user.id, 1, 10);
  await server().database.query({ text: 'analyze', values: [] });
  // The embedded database has kept the server busy: a connection that was open before may be cut.
  await alex.graphql('{ me { id } }').catch(() => {});
  const own = `user_id = ${alex.user.id}`;
  values = {
    first: '100',
    limit: '5',
    period: '"current"',
    'activity.id': await idOf('activities', `${own} and deleted_at is null`),
    'document.id': await idOf('documents', own),
    'reflectiveLog.id': await idOf('reflective_logs', own),
    'learningGoal.id': await idOf('learning_goals', own),
    'module.id': await idOf('cpd_modules', 'true'),
    'resource.id': await idOf('external_resources', 'true'),
    resourceId: await idOf('external_resources', 'true'),
    number: `"${await certificateOf(alex.user.id)}"`,
    'learningGoals.period': '"all"',
    'accountImportPreview.input': `{ requestKey: "once", account: { format: "paramed-cpd-export", version: 1,
      documents: [{ id: 1, createdAt: "2026-01-01T00:00:00Z", title: "A paper", type: "other", content: "It says what it says." }] } }`,
    'duplicateActivities.input':
      '{ rows: [{ title: "Shift 1", hours: 0.5, category: "Clinical Practice" }] }',
  };
  const { query } = server().database;
  server().database.query = (statement) => {
    sent.push(statement);
    return query(statement);
  };
});

/** What an operation sends to the database, without reading ahead wrongly: the second time it is asked. */
async function statementsOf(query: string): Promise<Statement[]> {
  await alex.graphql(query);
  sent.length = 0;
  const answer = await alex.graphql(query);
  expect(answer.errors).toBeUndefined();
  return sent.slice();
}

const few = new Map<string, Statement[]>();

describe('every operation of the schema', () => {
  test.each(fields.map((field) => [field.name, field] as const))(
    '%s answers with ten of everything',
    async (name, field) => {
      few.set(name, await statementsOf(wholeField(field, values)));
      expect(few.get(name)!.length).toBeLessThanOrEqual(6);
    },
  );

  test('meets a thousand of everything', async () => {
    await add(alex.user.id, 11, 1_000);
    await alex.graphql('{ me { id } }').catch(() => {});
    const { data } = await alex.graphql('{ documents { totalCount } }');
    expect(data.documents.totalCount).toBe(1_000);
  });

  test.each(fields.map((field) => [field.name, field] as const))(
    '%s takes the same statements with a thousand',
    async (name, field) => {
      const many = await statementsOf(wholeField(field, values));
      expect(many.map(({ text }) => text)).toEqual(few.get(name)!.map(({ text }) => text));
    },
  );
});

describe('every statement finds the rows of users by an index', () => {
  test.each(fields.map((field) => [field.name] as const))('%s', async (name) => {
    for (const statement of few.get(name)!) {
      const scans = await explain(server().database, statement);
      expect(scans.filter(isOfUsers).filter((scan) => !scan.condition)).toEqual([]);
    }
  });
});

/** What everybody shares is small or is searched by an index of its own, see search.test.ts. */
const shared = ['cpd_modules', 'external_resources', 'resource_words'];
const isOfUsers = ({ table }: Scan) => !shared.includes(table);

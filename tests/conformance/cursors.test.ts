// @module-tag servers
import fc from 'fast-check';
import { getNamedType, isObjectType } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { signedUp, type TestClient } from '#tests/support/client';
import { manyRecords } from '#tests/support/many-records';
import { schema } from '#tests/support/schema-walk';
import { useServer } from '#tests/support/server';

/** Decision 098: what changes between two pages neither loses nor repeats a record that did not change. */
const server = useServer();
let alex: TestClient;

interface List {
  /** The connection as `Type.field`. */
  field: string;
  /** The field with its own arguments; `@page` stands for those of the page. */
  asked: string;
  /** The field that holds it, with its arguments. */
  within?: string;
  /** Fields that identify a node, and the table with the row that the node shows. */
  key?: string;
  table: string;
  /** SQL that moves the row to another place in the list. */
  move?: string;
  /** SQL that takes the row out of the list. */
  remove?: string;
  /** The columns of a copy that must differ from the original's, in SQL. */
  copy?: Record<string, string> | null;
}

const moved = "created_at = now() - random() * interval '1 hour'";
const binned = 'deleted_at = now()';
const listOf = (name: string, table: string, more: Partial<List> = {}): List => ({
  field: `Query.${name}`,
  asked: `${name}(@page)`,
  table,
  move: moved,
  remove: binned,
  ...more,
});

const gone = { remove: undefined };
const uuid = 'gen_random_uuid()::text';
const histories: readonly (readonly [type: string, one: string, table: string, change: string])[] =
  [
    ['Activity', 'activity', 'activities', 'title = title || 1'],
    ['AuditNotice', 'auditNotice', 'audit_notices', "note = coalesce(note, '') || 1"],
    ['Credential', 'credential', 'credentials', 'title = title || 1'],
    ['Document', 'document', 'documents', 'title = title || 1'],
    ['LearningGoal', 'learningGoal', 'learning_goals', 'title = title || 1'],
    ['PracticePeriod', 'practicePeriod', 'practice_periods', 'employer = employer || 1'],
    ['ReflectiveLog', 'reflectiveLog', 'reflective_logs', 'content = content || 1'],
  ];

const lists: List[] = [
  ...['NEWEST', 'OLDEST', 'HOURS', 'TITLE'].map((sort) =>
    listOf('activities', 'activities', {
      asked: `activities(sort: ${sort}, @page)`,
      move: `${moved}, completed_date = now() - random() * interval '1 hour',
        hours = 0.5 + floor(random() * 4) / 2, title = chr(64 + (random() * 60)::int) || 'É' || id % 3`,
    }),
  ),
  listOf('auditNotices', 'audit_notices'),
  listOf('bin', 'documents', {
    asked: 'bin(kind: DOCUMENT, @page)',
    key: 'id: recordId',
    move: "deleted_at = now() - random() * interval '1 hour'",
    remove: 'deleted_at = null',
    copy: { deleted_at: 'now()' },
  }),
  listOf('bookmarks', 'resource_bookmarks', { key: 'id', copy: null, ...gone }),
  listOf('countedEvidence', 'evidence_files', {
    asked: 'countedEvidence(period: "all", @page)',
    key: 'id: recordId kind',
    copy: { storage_key: 'gen_random_uuid()' },
  }),
  listOf('credentials', 'credentials', {
    move: "expiry_date = date '2026-01-01' + (random() * 40)::int",
  }),
  listOf('crewSessions', 'crew_members', {
    key: 'id: memberId',
    move: "joined_at = now() - random() * interval '9 days'",
    remove: 'removed_at = now()',
    copy: null,
  }),
  listOf('documents', 'documents'),
  listOf('evidenceFiles', 'evidence_files', { copy: { storage_key: 'gen_random_uuid()' } }),
  listOf('imports', 'imports', { copy: { request_key: uuid }, ...gone }),
  listOf('learningGoals', 'learning_goals', {
    asked: 'learningGoals(period: "all", @page)',
    move: "target_date = date '2026-05-01' + (random() * 60)::int",
  }),
  listOf('notifications', 'notifications', gone),
  listOf('practicePeriods', 'practice_periods'),
  listOf('presets', 'presets', { copy: { title: uuid } }),
  listOf('reflectiveLogs', 'reflective_logs'),
  listOf('resourceReviews', 'resource_reviews', {
    asked: 'resourceReviews(resourceId: 1, @page)',
    copy: null,
    ...gone,
  }),
  listOf('resources', 'external_resources', {
    move: 'cpd_hours = 1',
    copy: { added_by: '$2', in_catalogue: 'false', url: uuid },
  }),
  listOf('resources', 'external_resources', {
    asked: 'resources(query: "clinical ambulance guidelines", @page)',
    move: 'cpd_hours = 1',
    copy: { added_by: '$2', in_catalogue: 'false', url: uuid },
  }),
  listOf('sharedSubmissions', 'shared_submissions', { copy: { token_hash: uuid }, ...gone }),
  listOf('sharedSubmissionAccesses', 'shared_submission_accesses', {
    asked: 'sharedSubmissionAccesses(id: @link, @page)',
    copy: {
      shared_submission_id: '(select min(id) from shared_submissions where user_id = $1)',
      at: "now() - random() * interval '1 hour'",
    },
    ...gone,
    move: undefined,
  }),
  listOf('receiptReadings', 'receipt_readings', {
    move: "last_at = now() - random() * interval '1 hour'",
    copy: { reader_member_id: '(random() * 1000000)::int' },
    ...gone,
  }),
  listOf('sharingEndings', 'team_sharings', {
    move: "ended_at = now() - random() * interval '1 hour', ended_by = 'owner'",
    copy: {
      number: 'gen_random_uuid()',
      member_id: 'null',
      ended_at: 'now()',
      ended_by: "'owner'",
    },
    ...gone,
  }),
  listOf('teams', 'teams', { copy: null, move: undefined, ...gone }),
  listOf('teamBoard', 'team_members', {
    asked: 'teamBoard(id: @team, @page)',
    copy: null,
    move: undefined,
    ...gone,
  }),
  listOf('webhookDeliveries', 'webhook_deliveries', {
    asked: 'webhookDeliveries(id: @webhook, @page)',
    copy: { message_id: 'gen_random_uuid()' },
    ...gone,
  }),
  {
    field: 'User.securityEvents',
    within: 'me',
    asked: 'securityEvents(@page)',
    table: 'security_events',
  },
  ...histories.map(([type, one, table, move]): List => ({
    field: `${type}.history`,
    within: `${one}(id: @record)`,
    asked: 'history(@page)',
    key: 'id: seq',
    table,
    move,
    copy: null,
  })),
];

const run = <T = object>(text: string, ...values: unknown[]) =>
  server().database.query<T & object>({ text, values });

/** Adds a copy of a row of the user's. */
async function copyOf({ table, copy = {} }: List, count = 1): Promise<void> {
  if (copy === null) return;
  const columns = await run<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = $1
     and column_name not in ('id', 'request_key') and is_generated = 'NEVER'`,
    table,
  );
  const given = columns.filter(({ name }) => !(name in copy)).map(({ name }) => `"${name}"`);
  const own = table === 'external_resources' ? 'id > 0 and $1::int > 0' : 'user_id = $1';
  const [user, needsUser] = [alex.user.id, Object.values(copy).includes('$2')];
  await run(
    `insert into ${table} (${[...given, ...Object.keys(copy)].join()})
     select ${[...given, ...Object.values(copy)].join()} from
       (select * from ${table} where ${own} order by id limit 1) t, generate_series(1, ${count})`,
    ...(needsUser ? [user, user] : [user]),
  );
}

let link: number;
let webhook: number;
let team: number;
const records = new Map<string, number>();

beforeAll(async () => {
  alex = await signedUp(server());
  const { id } = alex.user;
  await manyRecords(server().database, id, 1, 14);
  for (const { table, move, field } of lists) {
    if (
      move &&
      field !== 'Query.bin' &&
      table !== 'external_resources' &&
      table !== 'resource_reviews'
    )
      await run(`update ${table} set ${move} where user_id = $1`, id);
  }
  await run('update documents set deleted_at = now() where user_id = $1 and id % 2 = 0', id);
  [{ id: link }] = (await run<{ id: number }>(
    'select min(id) as id from shared_submissions where user_id = $1',
    id,
  )) as [{ id: number }];
  [{ id: webhook }] = (await run<{ id: number }>(
    'select min(id) as id from webhooks where user_id = $1',
    id,
  )) as [{ id: number }];
  await copyOf(
    lists.find(({ field }) => field === 'User.securityEvents')!,
    12,
  );
  for (const [, one, table, change] of histories) {
    const [record] = await run<{ id: number }>(
      `select max(id) as id from ${table} where user_id = $1 and deleted_at is null`,
      id,
    );
    records.set(one, record!.id);
    for (let n = 0; n < 11; n += 1)
      await run(`update ${table} set ${change} where id = $1`, record!.id);
  }
  const names = Array.from({ length: 12 }, (_, n) => `reviewer ${n}`);
  await run(
    `insert into users (username, username_key, password, full_name, created_at)
     select n, n, 'x', n, now() from unnest($1::text[]) n`,
    names,
  );
  [{ id: team }] = (await run<{ id: number }>(
    'select min(team_id) as id from team_members where user_id = $1',
    id,
  )) as [{ id: number }];
  await run(
    `insert into team_members (team_id, user_id, role, shown_name, joined_at)
     select $2, id, 'member', upper(username), now() from users where username = any($1)`,
    names,
    team,
  );
  await run(
    `insert into resource_reviews (user_id, resource_id, rating, created_at, updated_at)
     select id, 1, 4, now(), now() from users where username = any($1)`,
    names,
  );
});

/** A page: its names of nodes with their cursors. */
async function page({ within, asked, key = 'id' }: List, args: string, first = 5) {
  const record = [...records].find(([one]) => within?.startsWith(`${one}(`))?.[1];
  const sized = /last|first/.test(args) ? args : `first: ${first}, ${args}`;
  const field = asked
    .replace('@page', sized)
    .replace('@link', `${link}`)
    .replace('@webhook', `${webhook}`)
    .replace('@team', `${team}`);
  const selected = `list: ${field} { edges { cursor node { ${key} } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } }`;
  const query = within
    ? `{ of: ${within.replace('@record', `${record}`)} { ${selected} } }`
    : `{ ${selected} }`;
  const { data, errors } = await alex.graphql(query);
  const found = within ? data?.of?.list : data?.list;
  // A certificate may have the number of a file.
  const idOf = ({ id, kind }: any) => (/^cert/i.test(kind) ? -id : Number(id));
  const ids: number[] = found?.edges.map(({ node }: any) => idOf(node)) ?? [];
  return { ids, errors, pageInfo: found?.pageInfo };
}

async function everything(list: List): Promise<number[]> {
  const { ids, errors } = await page(list, 'first: 100');
  expect(errors).toBeUndefined();
  return ids;
}

/** The row of a node: that of a bookmark is found by its resource. */
const rowIs = ({ table }: List) =>
  table === 'resource_bookmarks' ? 'resource_id = $1 and user_id = $2' : 'id = $1 and $2::int > 0';

const titled = lists.map((list) => ({
  ...list,
  title: `${list.within ?? ''} ${list.asked}`.trim(),
}));

describe.each(titled)('$title', (list) => {
  test('keeps every record that does not change while others do', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 4 }),
        fc.boolean(),
        fc.infiniteStream(fc.nat()),
        async (size, isForward, chances) => {
          if ((await everything(list)).length < 12) await copyOf(list, 8);
          const before = await everything(list);
          expect(before.length).toBeGreaterThan(3);
          const touched = new Set<number>();
          const seen: number[] = [];
          let at = '';
          for (let pages = 0; pages < 500; pages += 1) {
            const { ids, errors, pageInfo } = await page(
              list,
              `${isForward ? 'first' : 'last'}: ${size} ${at}`,
            );
            expect(errors).toBeUndefined();
            if (isForward) seen.push(...ids);
            else seen.unshift(...ids);
            if (!(isForward ? pageInfo.hasNextPage : pageInfo.hasPreviousPage)) break;
            at = isForward ? `after: "${pageInfo.endCursor}"` : `before: "${pageInfo.startCursor}"`;
            const others = before.filter((id) => !touched.has(id));
            const edge = isForward ? ids.at(-1) : ids[0];
            const chosen = [edge, others[chances.next().value! % Math.max(others.length, 1)]];
            if (pages < 4) await change(list, chosen, chances, touched);
          }
          const untouched = before.filter((id) => !touched.has(id));
          expect(seen.filter((id) => untouched.includes(id))).toEqual(untouched);
          expect(new Set(seen.filter((id) => untouched.includes(id))).size).toBe(untouched.length);
        },
      ),
      { numRuns: 3, seed: 98 },
    );
  });

  test('refuses the cursor of another list, naming the argument', async () => {
    const other = titled.find(({ asked }) => asked !== list.asked && asked !== 'history(@page)')!;
    const { pageInfo } = await page(other, 'first: 1');
    for (const [name, size] of [
      ['after', 'first'],
      ['before', 'last'],
    ] as const) {
      const { errors } = await page(list, `${size}: 1, ${name}: "${pageInfo.endCursor}"`);
      expect(errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { [name]: expect.stringMatching(`^${name} is a cursor of .+, not of .+`) },
      });
    }
  });
});

/** Removes, moves or adds records, and what changes the order of recommendations. */
async function change(
  list: List,
  ids: (number | undefined)[],
  chances: Iterator<number>,
  touched: Set<number>,
): Promise<void> {
  const { table, move, remove, within } = list;
  for (const id of ids) {
    if (id === undefined || touched.has(id) || [...records.values()].includes(id)) continue;
    const set = chances.next().value! % 2 === 0 ? (remove ?? move) : move;
    if (within) {
      // The record of a history: its events stay as they are.
      const record = [...records].find(([one]) => within.startsWith(`${one}(`));
      if (record) await run(`update ${table} set ${move} where id = $1`, record[1]);
    } else if (set && (touched.size < 8 || set !== remove)) {
      touched.add(id);
      await run(`update ${table} set ${set} where ${rowIs(list)}`, id, alex.user.id);
    }
  }
  if (chances.next().value! % 2 === 0) await copyOf(list);
  if (table !== 'external_resources') return;
  await run(
    `insert into activities (user_id, title, category, hours, status, completed_date, created_at)
     select $1, 'Shift', c, 5 * random() + 1, 'completed', now(), now()
     from unnest(array['Clinical Practice', 'Professional Development', 'Research & Education']) c`,
    alex.user.id,
  );
}

test('every connection of the graph is among these', () => {
  const connections = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })))
    .filter(({ field }) => getNamedType(field.type).name.endsWith('Connection'))
    .map(({ type, field }) => `${type.name}.${field.name}`);
  expect([...new Set(lists.map(({ field }) => field))].toSorted()).toEqual(connections.toSorted());
});

test('a cursor of another order, record or search is refused', async () => {
  const of = (asked: string) => titled.find((each) => each.asked === asked)!;
  const byTitle = of('activities(sort: TITLE, @page)');
  const { pageInfo } = await page(byTitle, 'first: 1');
  const byHours = await page(
    of('activities(sort: HOURS, @page)'),
    `first: 1, after: "${pageInfo.endCursor}"`,
  );
  expect(byHours.errors?.[0]?.extensions.fields).toEqual({
    after: 'after is a cursor of activities by title, not of activities by hours',
  });
  const rest = await alex.rest('GET', `/documents?after=${pageInfo.endCursor}`);
  expect(rest).toMatchObject({
    status: 400,
    body: { fields: { after: 'after is a cursor of activities by title, not of documents' } },
  });
  const clinical = of('resources(query: "clinical ambulance guidelines", @page)');
  const found = await page(clinical, 'first: 1');
  const other = { ...clinical, asked: 'resources(query: "clinical", @page)' };
  const refused = await page(other, `first: 1, after: "${found.pageInfo.endCursor}"`);
  expect(refused.errors?.[0]?.extensions.fields).toEqual({
    after: 'after is not a cursor of this list',
  });
});

test.each([
  ['activities by newest', '', '2026-01-01', 1],
  ['activities by newest', '', 1e17, 1],
  ['activities by newest', '', 0, 1.5],
  ['activities by newest', '', 0, 2 ** 31],
  ['activities by newest', '', 0, 1, 2],
  ['activities by newest', 'x', 0, 1],
  ['activities by newest', '', 0],
])('a cursor of %j is refused', async (...values) => {
  const after = Buffer.from(JSON.stringify(values)).toString('base64url');
  const { errors } = await page(titled[0]!, `first: 1, after: "${after}"`);
  expect(errors?.[0]?.extensions.fields).toEqual({ after: 'after is not a cursor of this list' });
});

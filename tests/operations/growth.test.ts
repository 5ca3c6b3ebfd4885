// @module-tag servers
import {
  getNamedType,
  getNullableType,
  isObjectType,
  isRequiredArgument,
  type GraphQLField,
} from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { globalId } from '#domain/records/global-ids';
import { headText } from '#domain/records/record-events';
import { createEvents } from '#server/realtime/pubsub';
import { kindOf } from '#server/records/kinds';
import { openApi } from '#server/rest/openapi/document';
import { createSchema } from '#server/schema/index';
import { admit, CONNECTION_LOST } from '#tests/support/admitted';
import { newTeam } from '#tests/support/team-samples';
import { useAllValues } from '#tests/support/all-values';
import { signedUp, TestClient } from '#tests/support/client';
import {
  tablesNotFilteredByOwner,
  scannedTables,
  queryPlans,
  tablesSortedForPages,
  sqlFromLog,
} from '#tests/support/explain';
import { manyRecords } from '#tests/support/many-records';
import { DescribedApi } from '#tests/support/openapi';
import { pathParamsOf, prepare, queryOf, sampleOf } from '#tests/support/openapi-samples';
import { useCalendarHost } from '#tests/support/calendar-host';
import { testEnv, useServer } from '#tests/support/server';
import { freezeSmallFiles } from '#tests/support/shared-links';
import { wholeField } from '#tests/support/whole-field';
import { binKinds, type BinKind } from '#domain/records/bin';
import { certificateNumber } from '#domain/learning/certificates';

/**
 * However much data there is, an operation runs the same number of statements, and each finds a user's rows by an
 * index. The operations are those of the schema, with every field and filter, and those of REST.
 */
const server = useServer({}, { publicAgent: useCalendarHost().agent });
const schema = createSchema(createEvents(null).pubsub);
const fields = Object.values(schema.getQueryType()!.getFields());
const api = new DescribedApi(openApi(testEnv, schema));

/** A page's position is a parameter of its statement and never changes the statement; `last` does, for it reads backwards. */
const ofPages = ['first', 'after', 'before', 'limit'];
/** Each field, and again with each filter, which may change the statement. */
const asked = fields.flatMap((field) => [
  { name: field.name, field, filter: null },
  ...field.args
    .filter((arg) => !isRequiredArgument(arg) && !ofPages.includes(arg.name))
    .map((arg) => ({ name: `${field.name} by ${arg.name}`, field, filter: arg.name })),
]);

let alex: TestClient;
/** A user below every limit, so that creating records succeeds. */
let sam: TestClient;
let values: Record<string, string>;
let filters: Record<string, string>;

const idOf = async (table: string, where: string) => {
  const text = `select min(id) as id from ${table} where ${where}`;
  const [row] = await server().database.query<{ id: number }>({ text, values: [] });
  return `"${row!.id}"`;
};

/** The first record of each kind. */
async function firstRecords(where: string): Promise<Record<BinKind, string>> {
  const ids = binKinds.map(async (kind) => [kind, await idOf(kindOf[kind].table, where)]);
  return Object.fromEntries(await Promise.all(ids)) as Record<BinKind, string>;
}

const camel = (kind: string) => kind.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** Creates a certificate and its completed module. */
async function certificateOf(user: number): Promise<string> {
  const number = certificateNumber(2026, new Uint8Array(7).fill(user));
  const text = `
    with done as (insert into module_completions (user_id, module_id, version, score, completed_at)
      select $1, min(id), '1', 80, now() from cpd_modules returning id)
    insert into certificates (user_id, completion_id, number, holder_name, module_title, module_version,
      hours, score, completed_on, issued_at)
    select $1, id, $2, 'Alex Medic', 'A module', '1', 1, 80, now(), now() from done`;
  await server().database.query({ text, values: [user, number] });
  return number;
}

/** The secret of a link that asks for a confirmation of an activity. */
async function confirmationLink(activityId: string): Promise<string> {
  const { body } = await alex.rest(
    'POST',
    `/activities/${JSON.parse(activityId)}/confirmation-requests`,
    {},
  );
  return new URL(body.secretUrl).hash.slice('#token='.length);
}

/** The newest point of a user's timeline. Unknown ones count against a limit, whose statements depend on the count. */
async function timelinePoint(user: number): Promise<string> {
  const text = 'select seq, hash from record_chains where user_id = $1';
  const [head] = await server().database.query<{ seq: number; hash: string }>({
    text,
    values: [user],
  });
  return headText(head!);
}

/** A running session of Alex, and the secret of a guest in it. */
async function crewOf(): Promise<{ id: number; secret: string }> {
  const { body: session } = await alex.rest('POST', '/crew-sessions', {
    kind: 'taught',
    type: 'course',
    title: 'A course',
    provider: 'A college',
  });
  const { body: shown } = await alex.rest('GET', `/crew-sessions/${session.id}/codes`);
  const joining = { code: shown.codes[0].code, sessionId: session.id, name: 'A guest' };
  const { body: guest } = await alex.rest('POST', '/crew-guests', joining);
  return { id: session.id, secret: guest.secret };
}

/** The secret of an educator without an account. */
async function doorOf(): Promise<string> {
  const door = { name: 'Dana Ortiz', type: 'course', title: 'A course', provider: 'A college' };
  return (await alex.rest('POST', '/crew-educators', door)).body.secret;
}

async function settled(): Promise<void> {
  await server().database.query({ text: 'analyze', values: [] });
  // The embedded database has kept the server busy: idle connections may be closed.
  await alex.graphql('{ me { id } }').catch(admit(...CONNECTION_LOST));
}

useAllValues();
beforeAll(async () => {
  freezeSmallFiles(server());
  alex = await signedUp(server());
  sam = await signedUp(server());
  await certificateOf(sam.user.id);
  const number = await certificateOf(alex.user.id);
  await manyRecords(server().database, alex.user.id, 1, 10);
  await settled();
  const own = `user_id = ${alex.user.id} and deleted_at is null`;
  const record = {
    ...(await firstRecords(own)),
    module: await idOf('cpd_modules', 'true'),
    resource: await idOf('external_resources', 'true'),
    sharedSubmissionAccesses: await idOf('shared_submissions', `user_id = ${alex.user.id}`),
    webhookDeliveries: await idOf('webhooks', `user_id = ${alex.user.id}`),
  };
  const crew = await crewOf();
  const team = await idOf(
    'teams',
    `id in (select team_id from team_members where user_id = ${alex.user.id})`,
  );
  const door = `"${await doorOf()}"`;
  values = {
    first: '100',
    'crewSession.id': `"${crew.id}"`,
    'crewSessionCodes.id': `"${crew.id}"`,
    'crewSessionFeedback.id': `"${crew.id}"`,
    secret: `"${crew.secret}"`,
    'crewSessionCodesAsGuest.secret': door,
    'crewSessionFeedbackAsGuest.secret': door,
    limit: '5',
    period: '"current"',
    ...Object.fromEntries(Object.entries(record).map(([name, id]) => [`${camel(name)}.id`, id])),
    'team.id': team,
    'teamBoard.id': team,
    'teamInvitation.code': JSON.stringify((await newTeam(sam)).code),
    'node.id': `"${globalId('Activity', JSON.parse(record.activity))}"`,
    'nodes.ids': `["${globalId('Activity', JSON.parse(record.activity))}"]`,
    resourceId: record.resource,
    number: `"${number}"`,
    'search.query': '"paper"',
    head: JSON.stringify(await timelinePoint(alex.user.id)),
    'attestations.activityId': record.activity,
    'confirmationRequests.activityId': record.activity,
    token: `"${await confirmationLink(record.activity)}"`,
    'learningGoals.period': '"all"',
    'accountImportPreview.input': `{ requestKey: "once", account: { format: "paramed-cpd-export", version: 1,
      documents: [{ id: 1, createdAt: "2026-01-01T00:00:00Z", title: "A paper", type: "other", content: "It says what it says." }] } }`,
    'doesThisCount.input':
      '{ who: "learner", what: "course", withWhom: "in-person", whatFor: "patients", whatIsNew: "new" }',
    'duplicateActivities.rows': '[{ title: "Shift 1", hours: 0.5, category: "Clinical Practice" }]',
  };
  filters = {
    activityId: record.activity,
    credentialId: record.credential,
    documentId: record.document,
    show: '"all"',
    reflectiveLogId: record['reflective-log'],
    kind: '"activity"',
    'practicePeriods.kind': '"practice"',
    updatedSince: '"2020-01-01T00:00:00Z"',
    type: '"other"',
    status: '"completed"',
    query: '"paper"',
    category: '"Clinical Practice"',
    cpdCategory: '"Education"',
    period: '"2026"',
    unreadOnly: 'true',
    activityType: '"course"',
    interactive: 'true',
    evidence: '"full"',
    goalId: record['learning-goal'],
    sort: '"title"',
    last: '100',
    titles: 'true',
  };
});

/** Returns the statements sent by an action. */
async function sentBy(work: () => Promise<unknown>): Promise<string[]> {
  server().statements();
  await work();
  return server().statements().map(sqlFromLog);
}

/** Counts a field's statements in its second request, when speculative reads are correct. */
async function statementsOf({ field, filter }: (typeof asked)[number]): Promise<string[]> {
  const place = `${field.name}.${filter}`;
  const given = filter ? { ...values, [place]: filters[place] ?? filters[filter]! } : values;
  const query = wholeField(field, filter === 'last' ? omitted(given, 'first') : given);
  await alex.graphql(query);
  return sentBy(async () => expect((await alex.graphql(query)).errors).toBeUndefined());
}

const omitted = (given: Record<string, string>, name: string) =>
  Object.fromEntries(Object.entries(given).filter(([key]) => key !== name));

const isConnection = ({ type }: GraphQLField<unknown, unknown>) =>
  getNamedType(type).name.endsWith('Connection');

interface Listed {
  name: string;
  root: (typeof fields)[number];
  /** The field below it, if the list is that of a record. */
  inner: string | null;
}

const connections = fields.flatMap((root): Listed[] => {
  if (isConnection(root)) return [{ name: root.name, root, inner: null }];
  const type = getNullableType(root.type);
  const within = isObjectType(type) ? Object.values(type.getFields()).filter(isConnection) : [];
  return within.map(({ name }) => ({ name: `${root.name}.${name}`, root, inner: name }));
});

/** The cursors of a list, page by page; `last` reads it from its end. */
async function cursorsOf({ root, inner }: Listed, size: 'first' | 'last'): Promise<string[]> {
  const isForward = size === 'first';
  const required = root.args
    .filter((arg) => isRequiredArgument(arg))
    .map(({ name }) => `${name}: ${values[`${root.name}.${name}`] ?? values[name]}`);
  const cursors: string[] = [];
  let cursor: string | null = null;
  do {
    const page: string[] = [`${size}: 3`];
    if (cursor) page.push(`${isForward ? 'after' : 'before'}: "${cursor}"`);
    const list =
      '{ edges { cursor } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } }';
    const outer = inner ? required : [...required, ...page];
    const below = inner ? `{ ${inner}(${page.join(', ')}) ${list} }` : list;
    const query = `{ ${root.name}${outer.length > 0 ? `(${outer.join(', ')})` : ''} ${below} }`;
    const { data, errors }: { data: any; errors?: unknown } = await alex.graphql(query);
    expect(errors).toBeUndefined();
    const { edges, pageInfo } = inner ? data[root.name][inner] : data[root.name];
    const found = edges.map((edge: { cursor: string }) => edge.cursor);
    cursors.splice(isForward ? cursors.length : 0, 0, ...found);
    const goesOn = isForward ? pageInfo.hasNextPage : pageInfo.hasPreviousPage;
    cursor = goesOn ? (isForward ? pageInfo.endCursor : pageInfo.startCursor) : null;
  } while (cursor);
  return cursors;
}

/** Tables that grow with every year; any other stays small enough to sort for a page. */
const endless = [
  'activities',
  'reflectiveLogs',
  'documents',
  'notifications',
  'imports',
  'bookmarks',
];

const few = new Map<string, string[]>();

describe('every operation of the schema', () => {
  test.each(asked)('$name succeeds with ten of everything', async (each) => {
    few.set(each.name, await statementsOf(each));
    expect(few.get(each.name)!.length).toBeLessThanOrEqual(7);
  });

  test.each(connections)('$name read backwards is the same list', async (each) => {
    const forwards = await cursorsOf(each, 'first');
    expect(new Set(forwards).size).toBe(forwards.length);
    expect(await cursorsOf(each, 'last')).toEqual(forwards);
  });

  test('has a thousand of everything, for this user and for others', async () => {
    const { database } = server();
    await manyRecords(database, alex.user.id, 11, 1_000);
    for (let other = 0; other < 10; other += 1) {
      await manyRecords(database, (await signedUp(server())).user.id, 1, 200);
    }
    await settled();
    const { data } = await alex.graphql('{ documents { totalCount } }');
    expect(data.documents.totalCount).toBe(1_000);
  });

  test.each(asked)('$name runs the same statements with a thousand', async (each) => {
    expect(await statementsOf(each)).toEqual(few.get(each.name));
  });

  test.each(asked)('$name finds the rows of users by an index', async ({ name }) => {
    await expectIndexes(few.get(name)!);
  });

  test.each(endless)('a page of %s comes in the order of an index', async (name) => {
    for (const plan of await queryPlans(server().database, few.get(name)!))
      expect(tablesSortedForPages(plan)).toEqual([]);
  });
});

/**
 * Statements read one user's rows only, so that users could be split over several databases. Exceptions are reviews,
 * which everyone sees, certificates, which anyone with the number can check, points of timelines, which anyone with a
 * report can check, requests, which anyone with the link can answer, and crew sessions, their
 * confirmations and teams, which all in them share.
 */
describe('no statement crosses users', () => {
  const forEverybody = new Map([
    ['verifyCertificate', 'certificates'],
    ['verifyTimelinePoint', 'record_events'],
    ['confirmation', 'confirmation_requests'],
    ['resource', 'resource_reviews'],
    ['resourceReviews', 'resource_reviews'],
    ['resources', 'resource_reviews'],
    ['bookmarks', 'resource_reviews'],
  ]);
  let owned: Set<string>;

  beforeAll(async () => {
    const found = await server().database.query<{ name: string }>({
      text: `select table_name as name from information_schema.columns
        where table_schema = current_schema() and column_name = 'user_id'`,
      values: [],
    });
    owned = new Set(found.map(({ name }) => name));
  });

  test.each(asked)('$name', async ({ name, field }) => {
    expect(owned).toContain('activities');
    const plans = await queryPlans(server().database, few.get(name)!);
    const found = plans.flatMap(tablesNotFilteredByOwner).filter((table) => owned.has(table));
    const isShared = (table: string) =>
      table === forEverybody.get(field.name) ||
      (/^(crew_|attestations$)/.test(table) && /crew/i.test(field.name)) ||
      (/^(team_|standing_receipts$)/.test(table) && /team/i.test(field.name));
    expect(found.filter((table) => !isShared(table))).toEqual([]);
  });
});

/** They end the caller's session or account. */
const parting = ['logout', 'deleteAccount'];

test.each(api.operations.filter(({ name }) => !parting.includes(name)))(
  '$method $path finds the rows of users by an index',
  async (operation) => {
    const { user } = sam;
    const client = operation.isPublic ? Object.assign(new TestClient(server()), { user }) : sam;
    const pathParams = await pathParamsOf(api, sam, operation);
    await prepare(operation, pathParams, server().database);
    const body = await sampleOf(operation, client);
    const query = await queryOf(operation, client);
    const sent = await sentBy(async () => {
      const { status } = await api.call(client, operation, { pathParams, query, body });
      expect(status).toBe(operation.status);
    });
    await expectIndexes(sent);
  },
);

/**
 * True for the search of other users who state a number: only with many users is its index used, see indexes.test.ts.
 */
const isOfMany = (text: string) => text.includes('other_registrations @>');

async function expectIndexes(statements: string[]): Promise<void> {
  const found = statements.filter((each) => !isOfMany(each));
  for (const plan of await queryPlans(server().database, found)) {
    expect(scannedTables(plan).filter(isOfUsers)).toEqual([]);
  }
}

/** Shared tables are small or have their own search index, see search.test.ts. */
const shared = ['badge_keys', 'cpd_modules', 'external_resources', 'resource_words'];
const isOfUsers = (table: string) => !shared.includes(table);

test('every foreign key has an index, for cascading deletions', async () => {
  const text = `
    select conrelid::regclass || '.' || attname as reference from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid <> 'cpd_modules'::regclass and not exists (
      select from pg_index where indrelid = conrelid and indkey[0] = conkey[1] and (indpred is null
        or pg_get_expr(indpred, indrelid) = '(' || attname || ' IS NOT NULL)'))`;
  expect(await server().database.query({ text, values: [] })).toEqual([]);
});

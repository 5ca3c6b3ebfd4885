import { joiningTeam, newTeam } from './team-samples.ts';
import { randomUUID } from 'node:crypto';
import { PASSWORD, signedUp, TestClient } from './client.ts';
import { addPasskey, addRecoveryCodes, addTotp } from './factors.ts';
import { aPicture, sendFile } from './files.ts';
import { browserKeys } from './push-service.ts';
import { recordKinds, type RecordKind } from './record-kinds.ts';
import type { TestServer } from './server.ts';
import { addWebhook } from './webhook-receiver.ts';
import { moduleReflection, openAnswers } from './quiz.ts';

export interface PopulatedUser {
  client: TestClient;
  /** A unique text in every private field. */
  marker: string;
  /** Ids of the oldest and newest row in each table; the newest record of each kind is in the bin. */
  ids: Set<string>;
  /** Tables without a row of this user. */
  emptyTables: string[];
  /** Checksums of all stored data, to compare. */
  rows(): Promise<string>;
}

/** Tables with an owner that everyone may read. */
const shared = new Set(['external_resources']);

/** Gives each table its own range of ids, so that the same id never occurs in two tables. */
export async function separateIdRanges(server: TestServer): Promise<void> {
  const text = `
    select setval(format('%I', sequencename), row_number() over (order by sequencename) * 1000000)
    from pg_sequences
    where schemaname = 'public'
      and sequencename not in ('cpd_modules_id_seq', 'external_resources_id_seq')`;
  await server.database.query({ text, values: [] });
}

/** Creates a user with at least one record of every kind. */
export async function populatedUser(server: TestServer): Promise<PopulatedUser> {
  const marker = `mark-${randomUUID()}`;
  const client = await signedUp(server);
  const post = async (path: string, body: object = {}) => {
    const { status, body: made } = await client.rest('POST', path, body);
    if (status >= 300) throw new Error(`${path} returned ${status}: ${made.message}`);
    return made;
  };
  const asked = async (query: string, variables = {}) => {
    const { data, errors } = await client.graphql(query, variables);
    if (errors) throw new Error(`${query}: ${errors[0]!.message}`);
    return data;
  };
  /** Adds a record of that kind, marked in every text. */
  const add = async ({ path, input, texts }: RecordKind) => {
    const marks = Object.fromEntries(texts.map((field) => [field, marker]));
    return post(path, { ...(await input(client)), ...marks });
  };
  const made = new Map<string, any>();
  for (const kind of recordKinds) made.set(kind.name, await add(kind));
  const { learningGoals } = await asked('{ learningGoals { plannableFrom } }');
  const aGoal = { why: marker, measure: marker, targetDate: learningGoals.plannableFrom };
  const goal = await post('/learning-goals', { title: marker, ...aGoal });
  const planned = { title: marker, category: 'Clinical Practice', hours: 1, goalId: goal.id };
  await post('/planned-activities', planned);
  await client.rest('PATCH', `/learning-goals/${goal.id}`, {
    title: `${marker} 2`,
    reason: marker,
  });
  const anActivity = {
    title: marker,
    category: 'Clinical Practice',
    hours: 2,
    description: marker,
  };
  const text = `${marker} and what it taught me, at some length, more than once.`;
  const { id: documentId } = made.get('Document');
  const activity = await post('/activities', {
    ...anActivity,
    goalIds: [goal.id],
    documentIds: [documentId],
    provider: marker,
  });
  const reflection = { content: text, learningOutcomes: text, futureApplication: text };
  await post('/reflective-logs', { activityId: activity.id, ...reflection });
  const done = await post('/activities', { ...anActivity, status: 'completed' });
  const asking = `/activities/${done.id}/confirmation-requests`;
  const { secretUrl } = await post(asking);
  const visitor = new TestClient(server);
  const token = new URL(secretUrl).hash.slice('#token='.length);
  const { body: toConfirm } = await visitor.rest('POST', '/confirmation', { token });
  const { status: signed } = await visitor.rest('POST', '/confirmation/sign', {
    token,
    signedHash: toConfirm.record.signedHash,
    hours: 2,
    name: marker,
    profession: marker,
    registrationNumber: 'PAR0001234567',
    comment: marker,
  });
  if (signed !== 200) throw new Error(`The confirmation returned ${signed}`);
  await post(asking);
  const practice = { employer: marker, startDate: '2026-02-01', endDate: '2026-02-28', hours: 100 };
  await post('/practice-periods', { ...practice, documentIds: [documentId], notes: marker });
  const { id: credentialId } = made.get('Credential');
  await sendFile(client, `credentialId=${credentialId}`, `${marker}.jpg`, await aPicture());
  await sendFile(client, `activityId=${activity.id}`, `${marker}.jpg`, await aPicture());
  await sendFile(client, `documentId=${documentId}`, `${marker}.jpg`, await aPicture());
  const row = { title: marker, category: 'Clinical Practice', hours: 1 };
  await post('/imports', { requestKey: marker, rows: [row] });
  const headers = { 'content-type': 'image/jpeg' };
  await client.raw('POST', '/api/user/image', new Uint8Array(await aPicture()), headers);
  const resource = { title: 'Shared', url: 'https://example.org/', type: 'article' };
  const sharedResource = await post('/resources', {
    ...resource,
    description: 'For everybody.',
    provider: 'A college',
    cpdCategory: 'Research',
    cpdHours: 1,
  });
  await post(`/resources/${sharedResource.id}/bookmark`);
  await post(`/resources/${sharedResource.id}/reviews`, { rating: 4, comment: 'Good.' });
  const { resources } = await asked('{ resources(first: 1) { nodes { id } } }');
  const report = { reason: 'other', comment: marker };
  await post(`/resources/${resources.nodes[0].id}/report`, report);
  await post('/crew-sessions', { type: 'debrief', title: marker, place: marker });
  await shareInTeams(server, client, marker);
  await asked('mutation { renewCalendarFeed { id } }');
  const pattern = '4 on 4 off from today';
  await asked('mutation($pattern: String!) { setRosterPattern(pattern: $pattern) { id } }', {
    pattern,
  });
  const login = { username: client.user.username, password: PASSWORD };
  await new TestClient(server).rest('POST', '/login', login);
  await addRecoveryCodes(client);
  await addPasskey(client, marker);
  await addTotp(client, server.services.now());
  await server.database.query({
    text: `insert into linked_identities (user_id, issuer, subject, created_at)
           values ($1, 'https://login.example.org', $2, now())`,
    values: [client.user.id, marker],
  });
  // Before push messages are turned on, since these would notify about it.
  await withWebhook(server, client, marker);
  const { read: _, ...keys } = browserKeys();
  await asked(
    'mutation($input: AddPushSubscriptionInput!) { addPushSubscription(input: $input) { id } }',
    { input: { endpoint: `https://fcm.googleapis.com/fcm/send/${marker}`, ...keys } },
  );
  await shareByLink(server, client, marker);
  await completeModules(server, client);
  // Last, so that the newest record of each kind is in the bin.
  const toBin = async (path: string, { id }: { id: number }) => {
    const { status } = await client.rest('DELETE', `${path}/${id}`);
    if (status >= 300) throw new Error(`DELETE ${path} returned ${status}`);
  };
  await toBin('/imports', await post('/imports', { requestKey: `${marker} 2`, rows: [row] }));
  // A planned activity is added with its goal, so goals come after them.
  for (const kind of recordKinds.toReversed()) await toBin(kind.path, await add(kind));
  const ids = await idsOf(server, client);
  return {
    client,
    marker,
    ids: new Set([...ids.values()].flat()),
    emptyTables: [...ids.keys()].filter((table) => ids.get(table)!.length === 0),
    rows: () => rowsOf(server, client),
  };
}

/** A team of the user's own, and one in which another user has read the receipt. */
async function shareInTeams(server: TestServer, client: TestClient, marker: string): Promise<void> {
  const own = { name: marker, kind: 'station', shownName: marker };
  await client.rest('POST', '/teams', own);
  const coordinator = await signedUp(server);
  const { id, code } = await newTeam(coordinator);
  const joining = { ...joiningTeam(code), shownName: marker };
  const { status } = await client.rest('POST', '/teams/join', joining);
  if (status !== 200) throw new Error(`Joining a team returned ${status}`);
  await coordinator.rest('GET', `/teams/${id}/board`);
}

/** A link without files, as after it was revoked, that was used. */
async function shareByLink(
  { database }: TestServer,
  { user }: TestClient,
  marker: string,
): Promise<void> {
  const text = `
    with link as (
      insert into shared_submissions (user_id, name, period, choice, token_hash, facts, pdf, pack, stored_bytes, created_at, expires_at, revoked_at)
      values ($1, $2, 'current', '{}', $2, '{"periods":[],"leftOut":[]}', '{"name":"a.pdf","bytes":1,"sha256":"0"}',
        '{"name":"a.zip","bytes":1,"sha256":"0"}', 2, now(), now(), now()) returning id)
    insert into shared_submission_accesses (user_id, shared_submission_id, kind, at, device)
    select $1, id, 'opened', now(), $2 from link`;
  await database.query({ text, values: [user.id, marker] });
}

/** A webhook with a message; paused, so that nothing is sent while others write. */
async function withWebhook(
  { database }: TestServer,
  client: TestClient,
  marker: string,
): Promise<void> {
  const { id } = await addWebhook(client, `http://127.0.0.1:1/${marker}`);
  await client.rest('POST', `/user/webhooks/${id}/test`);
  const text = `update webhooks set paused_at = now(), pause_reason = 'gone' where user_id = $1`;
  await database.query({ text, values: [client.user.id] });
}

async function completeModules(server: TestServer, client: TestClient): Promise<void> {
  const [{ id }, next] = (await client.rest('GET', '/modules')).body;
  const answers = await openAnswers(client, id);
  const inputs: [field: string, input: object][] = [
    ['saveModuleProgress', { step: 'quiz', answers }],
    ['submitQuiz', { answers }],
    ['completeModule', { reflection: moduleReflection }],
    ['saveModuleProgress', { moduleId: next.id, step: 'content' }],
    ['answerModuleReview', { week: 1, answers: [0, 0, 0] }],
  ];
  for (const [field, input] of inputs) {
    if (field === 'answerModuleReview') await completedEightDaysAgo(server, client);
    const type = `${field[0]!.toUpperCase()}${field.slice(1)}Input`;
    await client.graphql(`mutation($input: ${type}!) { ${field}(input: $input) { __typename } }`, {
      input: { moduleId: id, ...input },
    });
  }
}

/** The first review of a module is due after a week. */
export async function completedEightDaysAgo(
  { database }: TestServer,
  { user }: TestClient,
): Promise<void> {
  const text = `update module_completions set completed_at = completed_at - interval '8 days' where user_id = $1`;
  await database.query({ text, values: [user.id] });
}

interface Owned {
  table: string;
  hasId: boolean;
}

const ownedTables = (server: TestServer) =>
  server.database.query<Owned>({
    text: `select c.table_name as "table", exists (
        select from information_schema.columns i
        where i.table_schema = 'public' and i.table_name = c.table_name and i.column_name = 'id') as "hasId"
      from information_schema.columns c
      where c.table_schema = 'public' and c.column_name = 'user_id' order by 1`,
    values: [],
  });

/** Returns an id of each table, except tables that everyone may read. */
async function idsOf(server: TestServer, { user }: TestClient): Promise<Map<string, string[]>> {
  const ids = new Map<string, string[]>();
  for (const { table, hasId } of await ownedTables(server)) {
    if (!hasId || shared.has(table)) continue;
    const text = `select id::text from ${table} where user_id = $1 order by ${table}.id limit 1`;
    const rows = await server.database.query<{ id: string }>({ text, values: [user.id] });
    ids.set(
      table,
      rows.map(({ id }) => id),
    );
  }
  return ids;
}

async function rowsOf(server: TestServer, { user }: TestClient): Promise<string> {
  const texts: string[] = [];
  for (const { table } of [...(await ownedTables(server)), { table: 'users' }]) {
    const column = table === 'users' ? 'id' : 'user_id';
    const text = `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${table} t where ${column} = $1`;
    const [row] = await server.database.query<{ sum: string }>({ text, values: [user.id] });
    texts.push(`${table} ${row!.sum}`);
  }
  return texts.join('\n');
}

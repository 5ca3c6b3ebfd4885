// @module-tag servers
import { buildSchema, getNamedType, isObjectType } from 'graphql';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { globalId } from '#domain/records/global-ids';
import { PAGE_MAX } from '#domain/pages';
import { nounOfField } from '#server/schema/mechanics/id-nouns';
import { makeIdsGlobal } from '#server/schema/mechanics/global-ids';
import { nodeKinds } from '#server/schema/mechanics/node-kinds';
import { createToken } from '#tests/support/access-tokens';
import { signedUp, type TestClient } from '#tests/support/client';
import { sendFile } from '#tests/support/files';
import { recordKinds } from '#tests/support/record-kinds';
import { schema } from '#tests/support/schema-walk';
import { useServer } from '#tests/support/server';
import { TestSocket } from '#tests/support/socket';

/** Opaque, globally unique ids (decision 076), and reading by them alone. */
const server = useServer();
let alex: TestClient;
let billie: TestClient;
/** The plain id of a record of each kind of Node, of Alex. */
const own: Record<string, number> = {};

const activity = { title: 'Airway day', category: 'Clinical Practice', hours: 2 };

/** The response as it was sent. */
async function sent(client: TestClient, query: string, variables: object = {}, headers = {}) {
  const response = await client.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()) as { data: any; errors?: { extensions: any }[] };
}

async function made(path: string, body: object): Promise<number> {
  const response = await alex.rest('POST', path, body);
  if (response.status !== 201) throw new Error(`${path}: ${JSON.stringify(response.body)}`);
  return response.body.id;
}

beforeAll(async () => {
  [alex, billie] = [await signedUp(server()), await signedUp(server())];
  const { data } = await alex.graphql('{ modules { id } }');
  for (const { name, path, input } of recordKinds) {
    if (name in nodeKinds) own[name] = await made(path, await input(alex));
  }
  own['Resource'] = await made('/resources', {
    title: `Sepsis guideline ${randomUUID()}`,
    url: `https://example.org/${randomUUID()}`,
    type: 'article',
    cpdCategory: 'Clinical Practice',
    description: 'What to look for in sepsis.',
    provider: 'Example',
    cpdHours: 1,
  });
  own['Module'] = Number(data.modules[0].id);
  own['User'] = alex.user.id;
  const file = Buffer.from('Attended.');
  own['EvidenceFile'] = (
    await sendFile(alex, `activityId=${own['Activity']}`, 'a.txt', file)
  ).body.id;
  own['PlannedActivity'] ??= await made('/planned-activities', {
    goalId: own['LearningGoal'],
    title: 'Airway workshop',
    category: 'Clinical Practice',
    hours: 2,
  });
  own['Import'] = await made('/imports', {
    requestKey: randomUUID(),
    rows: [{ title: 'Night shift debrief', category: 'Clinical Practice', hours: 1 }],
  });
  const completed = await made('/activities', { ...activity, status: 'completed' });
  const asked = await alex.rest('POST', `/activities/${completed}/confirmation-requests`, {});
  own['ConfirmationRequest'] = asked.body.id;
  const [signed] = await server().database.query<{ id: number }>({
    text: `insert into attestations (user_id, activity_id, source, name, role, hours, signed_at, signed, signed_hash)
      values ($1, $2, 'co-sign', 'Ana Cruz', 'Nurse', 1, now(),
        '{"person":"Alex","title":"Airway day","completedDay":"2026-01-01","timeZone":"Australia/Brisbane","hours":1}', '')
      returning id`,
    values: [alex.user.id, completed],
  });
  own['Attestation'] = signed!.id;
  const { body } = await alex.rest('GET', '/notifications');
  own['Notification'] = body[0]?.id ?? 0;
});

test('the schema says that an ID is opaque', () => {
  expect(schema.getType('Node')!.description).toContain('opaque');
});

/** Types with an id that `node` does not read, by the reason. */
const unread = {
  'reading one may close its session': [
    'CrewKey',
    'CrewMember',
    'CrewSession',
    'CrewTicketReceipt',
  ],
  'it is about the security of the account, or about links given to others': [
    'AccessToken',
    'LinkedIdentity',
    'Passkey',
    'PushDevice',
    'SecurityEvent',
    'Session',
    'SharedSubmission',
    'SharedSubmissionAccess',
    'Webhook',
    'WebhookDelivery',
  ],
  'it shows what others share, or who read it': [
    'ReceiptReading',
    'SharingEnding',
    'Team',
    'TeamMember',
  ],
  'it comes with its record and has no read of its own': [
    'GoalChange',
    'QuizAttempt',
    'ResourceReview',
  ],
};

test('every id is read by node, shows a record of another type, or has one of four reasons', () => {
  const withId = Object.values(schema.getTypeMap()).flatMap((type) => {
    const field = isObjectType(type) ? type.getFields()['id'] : undefined;
    if (!field || getNamedType(field.type).name !== 'ID') return [];
    return [{ name: type.name, noun: nounOfField(field) ?? type.name }];
  });
  const others = withId.flatMap(({ name, noun }) =>
    name in nodeKinds || noun !== name ? [] : [name],
  );
  expect(others.toSorted()).toEqual(Object.values(unread).flat().toSorted());
});

test.each([
  'type Query { thing(otherId: ID): Int }',
  'type Query { thing(input: Other): Int } input Other { otherId: ID }',
  'type Query { thing: Thing } type Thing { otherId: ID }',
  'type Query { thing(id: ID): Int }',
])('an ID without a noun stops the start: %s', (text) => {
  expect(() => makeIdsGlobal(buildSchema(text))).toThrow(/ID .*no noun/);
});

test('the same ids come from graphql-js and from compiled code, in lists and connections too', async () => {
  const query =
    '{ activities(first: 1) { edges { node { id goalIds documentIds moduleId } } } recentActivities(limit: 1) { id } }';
  const answers: string[] = [];
  for (let n = 0; n < 6; n += 1) {
    const { data } = await sent(alex, query);
    answers.push(JSON.stringify(data));
  }
  const newest = await alex.rest('GET', '/activities?first=1');
  const id = globalId('Activity', newest.body[0].id);
  expect(JSON.parse(answers[0]!)).toEqual({
    activities: { edges: [{ node: { id, goalIds: [], documentIds: [], moduleId: null } }] },
    recentActivities: [{ id }],
  });
  expect(new Set(answers).size).toBe(1);
});

describe('an id that is given', () => {
  const READ = 'query($id: ID!) { activity(id: $id) { id } }';
  const LIST = 'query($id: ID) { activities(documentId: $id) { totalCount } }';
  const CREATE =
    'mutation($input: CreateActivityInput!) { createActivity(input: $input) { id documentIds } }';

  test('is plain or global, in arguments, in inputs and as a literal', async () => {
    const [id, documentId] = [own['Activity']!, own['Document']!];
    const global = globalId('Activity', id);
    for (const given of [id, String(id), global]) {
      expect((await sent(alex, READ, { id: given })).data).toEqual({ activity: { id: global } });
    }
    expect((await sent(alex, `{ activity(id: ${id}) { id } }`)).data.activity.id).toBe(global);
    expect((await sent(alex, `{ activity(id: "${global}") { id } }`)).data.activity.id).toBe(
      global,
    );
    const document = globalId('Document', documentId);
    const input = { ...activity, documentIds: [document] };
    const { data } = await sent(alex, CREATE, { input });
    expect(data.createActivity.documentIds).toEqual([document]);
    expect((await sent(alex, LIST, { id: document })).data.activities.totalCount).toBe(1);
    const gone = await sent(alex, 'mutation($id: ID!) { deleteActivity(id: $id) { id } }', {
      id: data.createActivity.id,
    });
    expect(gone.data.deleteActivity.id).toBe(data.createActivity.id);
    const bin = await sent(alex, '{ bin(first: 1) { nodes { recordId kind } } }');
    const [{ kind, recordId }] = bin.data.bin.nodes;
    expect(recordId).toBe(gone.data.deleteActivity.id);
    const item = { kind, id: recordId };
    const RESTORE =
      'mutation($kind: BinKind!, $id: ID!) { restoreFromBin(kind: $kind, id: $id) { recordId } }';
    const another = { kind: 'DOCUMENT', id: item.id };
    expect((await sent(alex, RESTORE, another)).errors![0]!.extensions.code).toBe('NOT_FOUND');
    expect((await sent(alex, RESTORE, item)).errors).toBeUndefined();
  });

  test('of another noun is refused like an unknown one', async () => {
    const id = globalId('Document', own['Activity']!);
    const code = async (query: string, variables: object) =>
      (await sent(alex, query, variables)).errors?.[0]?.extensions;
    expect(await code(READ, { id })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await code(LIST, { id: globalId('Activity', own['Document']!) })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { documentId: expect.any(String) },
    });
    const documentIds = [globalId('LearningGoal', own['Document']!)];
    expect(await code(CREATE, { input: { ...activity, documentIds } })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { documentIds: expect.any(String) },
    });
  });

  test('makes a repeated request the same one, plain or global', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const ids = [own['Document']!, globalId('Document', own['Document']!)];
    const answers = [];
    for (const id of ids) {
      answers.push(
        await sent(alex, CREATE, { input: { ...activity, documentIds: [id] } }, headers),
      );
    }
    expect(answers[0]!.errors).toBeUndefined();
    expect(answers[1]).toEqual(answers[0]);
  });
});

test('live changes have global ids', async () => {
  const socket = await (await TestSocket.open(server(), { cookie: alex.cookie })).init();
  socket.subscribe('live', 'subscription { recordsChanged { changes { recordId ownerId } } }');
  await socket.nextRaw('next');
  const file = await sendFile(alex, `activityId=${own['Activity']}`, 'b.txt', Buffer.from('Also.'));
  const { payload } = await socket.nextRaw('next');
  expect(payload.data.recordsChanged.changes).toEqual([
    {
      recordId: globalId('EvidenceFile', file.body.id),
      ownerId: globalId('Activity', own['Activity']!),
    },
  ]);
  socket.close();
});

describe('node and nodes', () => {
  const NODES = 'query($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }';
  const all = () => Object.entries(own).map(([type, id]) => globalId(type, id));

  test('read every kind by its id, in the order of the ids', async () => {
    expect(Object.keys(own).toSorted()).toEqual(Object.keys(nodeKinds).toSorted());
    const ids = all();
    const { data } = await sent(alex, NODES, { ids });
    expect(data.nodes).toEqual(
      Object.keys(own).map((__typename, index) => ({ __typename, id: ids[index] })),
    );
    const { node } = (
      await sent(
        alex,
        'query($id: ID!) { node(id: $id) { id ... on Activity { title goalIds evidenceFiles { id } } } }',
        { id: ids[0] },
      )
    ).data;
    expect(node).toMatchObject({ id: ids[0], title: activity.title, goalIds: [] });
    expect(node.evidenceFiles[0].id).toBe(globalId('EvidenceFile', own['EvidenceFile']!));
  });

  test('show nothing of another user, of a view, or without a type', async () => {
    const shared = new Set(['Module', 'Resource']);
    const { data } = await sent(billie, NODES, { ids: all() });
    const types = data.nodes.map((each: any) => each?.__typename).filter(Boolean);
    expect(new Set(types)).toEqual(shared);
    const none = [
      String(own['Activity']),
      globalId('GoalActivity.Activity', own['Activity']!),
      globalId('Passkey', 1),
      globalId('Activity', 0),
      globalId('Activity', 'x'),
      globalId('Activity', 99_999_999_999),
      globalId('constructor', 1),
      globalId('Activity', 2_000_000_000),
      'x',
    ];
    expect((await sent(alex, NODES, { ids: none })).data.nodes).toEqual(none.map(() => null));
    const one = await sent(alex, 'query($id: ID!) { node(id: $id) { id } }', { id: none[0] });
    expect(one).toMatchObject({ data: { node: null } });
    expect(one.errors).toBeUndefined();
  });

  test('read as many ids as a page has in one statement, and no more', async () => {
    const ids = all();
    const count = async (asked: readonly string[]) => {
      server().statements();
      const { errors } = await sent(alex, NODES, { ids: asked });
      expect(errors).toBeUndefined();
      return server().statements().length;
    };
    const many = [
      ...ids,
      ...Array.from({ length: PAGE_MAX - ids.length }, (_, n) => globalId('Document', n + 1)),
    ];
    // Also once the query is compiled.
    for (let n = 0; n < 5; n += 1) {
      expect(await count(ids.slice(0, 1))).toBe(1);
      expect(await count(many)).toBe(1);
    }
    expect(
      (await sent(alex, NODES, { ids: [...many, ids[0]] })).errors![0]!.extensions,
    ).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { ids: `ids must be at most ${PAGE_MAX}` },
    });
  });

  test('need a session, and of a program the scope of each noun that is named', async () => {
    const { program } = await createToken(alex, ['activities:read']);
    const [first, second] = [
      globalId('Activity', own['Activity']!),
      globalId('Document', own['Document']!),
    ];
    expect((await sent(program, NODES, { ids: [first] })).data.nodes[0].id).toBe(first);
    for (const ids of [[second], [first, second]]) {
      expect((await sent(program, NODES, { ids })).errors![0]!.extensions.code).toBe('FORBIDDEN');
    }
    const below = 'query($id: ID!) { node(id: $id) { ... on Activity { evidenceFiles { id } } } }';
    expect((await sent(program, below, { id: first })).errors![0]!.extensions.code).toBe(
      'FORBIDDEN',
    );
    const nobody = Object.assign(await signedUp(server()), { cookie: '' });
    expect((await sent(nobody, NODES, { ids: [first] })).errors![0]!.extensions.code).toBe(
      'UNAUTHENTICATED',
    );
  });
});

test('a record stands beside its bare id, for a list in one statement more', async () => {
  const casey = await signedUp(server());
  const query = '{ evidenceFiles { edges { node { id activityId activity { id title } } } } }';
  const read = async () => {
    server().statements();
    const { data, errors } = await sent(casey, query);
    expect(errors).toBeUndefined();
    return {
      files: data.evidenceFiles.edges.map(({ node }: any) => node),
      statements: server().statements().length,
    };
  };
  const attach = async (title: string) => {
    const { body } = await casey.rest('POST', '/activities', { ...activity, title });
    await sendFile(casey, `activityId=${body.id}`, 'a.txt', Buffer.from(title));
    return body;
  };
  const first = await attach('Airway day');
  const one = await read();
  const others = [await attach('Burns evening'), await attach('Cardiac morning')];
  const three = await read();
  expect(three.statements).toBe(one.statements);
  expect(three.files.map(({ activity }: any) => activity)).toEqual(
    [...others.toReversed(), first].map(({ id, title }) => ({
      id: globalId('Activity', id),
      title,
    })),
  );
  for (const { activity, activityId } of three.files) expect(activity.id).toBe(activityId);
});

test('a record that leaves with another is read no more', async () => {
  const drew = await signedUp(server());
  const goal = await drew.rest('POST', '/learning-goals', {
    title: 'Recognise sepsis earlier',
    why: 'Two late cases.',
    measure: 'Ten charts reviewed.',
    targetDate: new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10),
  });
  expect(goal.status).toBe(201);
  const planned = await drew.rest('POST', '/planned-activities', {
    goalId: goal.body.id,
    title: 'Sepsis day',
    category: 'Clinical Practice',
    hours: 2,
  });
  const id = globalId('PlannedActivity', planned.body.id);
  const read = async () =>
    (
      await sent(
        drew,
        'query($id: ID!) { node(id: $id) { id ... on PlannedActivity { title goalId } } }',
        { id },
      )
    ).data.node;
  expect(await read()).toEqual({
    id,
    title: 'Sepsis day',
    goalId: globalId('LearningGoal', goal.body.id),
  });
  await drew.rest('DELETE', `/learning-goals/${goal.body.id}`);
  expect(await read()).toBe(null);
});

test('REST says where it is given an id of GraphQL, and which integer that is', async () => {
  const { body } = await alex.rest('POST', '/activities', activity);
  const id = globalId('Activity', body.id);
  const said = `Ids are integers here: ${id} is an id of GraphQL, and is ${body.id} over REST`;
  const log = {
    content: 'The ramp was full and we waited for long.',
    learningOutcomes: 'Speak up sooner at the ramp.',
    futureApplication: 'On the next shift I will say so.',
  };
  const refused = [
    [await alex.rest('GET', `/activities/${id}`), 'id'],
    [await alex.rest('DELETE', `/activities/${id}`), 'id'],
    [await alex.rest('GET', `/reflective-logs?activityId=${id}`), 'activityId'],
    [await alex.rest('POST', '/reflective-logs', { ...log, activityId: id }), 'activityId'],
    [await alex.rest('POST', '/activities', { ...activity, goalIds: [id] }), 'goalIds[0]'],
  ] as const;
  for (const [answer, name] of refused) {
    expect({ status: answer.status, fields: answer.body.fields }).toEqual({
      status: 400,
      fields: { [name]: said },
    });
  }
  expect((await alex.rest('GET', `/activities/${body.id}`)).status).toBe(200);
});

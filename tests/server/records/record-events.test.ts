// @module-tag servers
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import {
  CHAIN_START,
  checkChain,
  type ChainEvent,
  type ChainRecord,
} from '#domain/records/record-chain';
import { headLabel, headText } from '#domain/records/record-events';
import { TIMELINE_FILE } from '#domain/proof/timeline-check';
import { PrivateAnswers } from '#server/db/migrations/058-private-answers';
import { trackedTables } from '#server/records/tracked';
import { apis, type Api } from '#tests/support/apis';
import { signedUp, TestClient } from '#tests/support/client';
import { useServer } from '#tests/support/server';
import { unzip } from '#tests/support/unzip';

const server = useServer();
let alex: TestClient;
beforeEach(async () => {
  alex = await signedUp(server());
});

const run = <Row = Record<string, unknown>>(text: string, ...values: unknown[]) =>
  server().database.query<Row>({ text, values });

/** Runs a statement that anyone with access to the database could run. */
const asOperator = async (table: string, text: string, ...values: unknown[]) => {
  await run(`alter table ${table} disable trigger user`);
  await run(text, ...values);
  await run(`alter table ${table} enable trigger user`);
};

const CREATE = `mutation($input: CreateActivityInput!) { createActivity(input: $input) { id } }`;
const UPDATE = `mutation($id: ID!, $input: UpdateActivityInput!) { updateActivity(id: $id, input: $input) { id } }`;
const HISTORY = `query($id: ID!, $first: Int!, $after: String) { activity(id: $id) {
  history(first: $first, after: $after) { nodes { seq action text } totalCount pageInfo { hasNextPage endCursor } } } }`;
const CHAIN = `{ me { recordChain { length headHash headAt intact brokenAt differingCount
  differing { kind recordId problem } } } }`;

const activity = { title: 'Airway workshop', category: 'Clinical Practice', hours: 4 };

const create = async (input: object = activity): Promise<string> =>
  (await alex.graphql(CREATE, { input })).data.createActivity.id;
const update = (id: string, input: object) => alex.graphql(UPDATE, { id, input });
const chain = async () => (await alex.graphql(CHAIN)).data.me.recordChain;

/** Runs the same check in the program that auditors use, on what the database has. */
async function checkedOutside() {
  const events = await run<ChainEvent>(
    `select seq, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, kind, record_id as "recordId",
       owner_kind as "ownerKind", owner_id as "ownerId", action, changes, salt, record_hash as "recordHash",
       content_hash as "contentHash", previous_hash as "previousHash", hash
     from record_events where user_id = $1 order by seq`,
    alex.user.id,
  );
  const [head] = await run<{ seq: number; hash: string }>(
    'select seq, hash from record_chains where user_id = $1',
    alex.user.id,
  );
  const records: ChainRecord[] = [];
  for (const [kind, table] of Object.entries(trackedTables)) {
    const text = 'select $2 as kind, id, content from record_contents($1, $3, $2)';
    records.push(...(await run<ChainRecord>(text, alex.user.id, kind, table)));
  }
  return checkChain({ events, records, head: head ?? null, isWhole: true });
}

/** Checks the timeline in both ways, and that they agree. */
async function checked() {
  const { intact: isIntact, differingCount, differing, ...inside } = await chain();
  const outside = await checkedOutside();
  const sameIds = ({ recordId, ...each }: { recordId: unknown }) => ({
    ...each,
    id: Number(recordId),
  });
  expect({ ...inside, isIntact, differing: differing.map(sameIds) }).toEqual(outside);
  expect(differingCount).toBe(differing.length);
  return outside;
}

describe('the history of an activity', () => {
  test('says in words what happened, newest first, a page at a time', async () => {
    const id = await create();
    await update(id, { hours: 6, title: 'Airway and ventilation' });
    await update(id, { status: 'completed' });
    await update(id, { status: 'in-progress', isInteractive: true });
    await update(id, { title: 'Airway and ventilation' });
    await alex.graphql('mutation($id: ID!) { deleteActivity(id: $id) { id } }', { id });
    await alex.graphql('mutation($id: ID!) { restoreActivity(id: $id) { id } }', { id });
    await run(
      `insert into evidence_files (user_id, activity_id, name, type, size_bytes, sha256, has_thumbnail, storage_key, created_at)
       values ($1, $2, 'roster.pdf', 'application/pdf', 1, 'ab', false, gen_random_uuid(), now())`,
      alex.user.id,
      Number(id),
    );
    const { history } = (await alex.graphql(HISTORY, { id, first: 3 })).data.activity;
    expect(history).toMatchObject({ totalCount: 7, pageInfo: { hasNextPage: true } });
    expect(history.nodes.map(({ text }: { text: string }) => text)).toEqual([
      'File added: roster.pdf',
      'Restored from the bin',
      'Moved to the bin',
    ]);
    const { endCursor: after } = history.pageInfo;
    const rest = (await alex.graphql(HISTORY, { id, first: 20, after })).data.activity.history;
    expect(rest.nodes.map(({ text }: { text: string }) => text)).toEqual([
      expect.stringMatching(
        /^Completion date changed from \d+ \w+ \d{4} to nothing\. Interactive changed from No to Yes\. Status changed from Completed to In Progress$/,
      ),
      'Completed',
      'Hours changed from 4 to 6. Title changed',
      'Recorded',
    ]);
    expect(rest.pageInfo.hasNextPage).toBe(false);
  });

  test('has the certificate of the module that recorded it, and its revocation', async () => {
    const id = await create();
    await run(
      `with done as (
         insert into module_completions (user_id, module_id, activity_id, version, score, completed_at)
         select $1, min(id), $2, '1', 90, now() from cpd_modules returning id)
       insert into certificates (user_id, completion_id, number, holder_name, module_title, module_version, hours,
         score, completed_on, issued_at)
       select $1, id, 'PM-1', 'Alex', 'Trauma', '1', 4, 90, now(), now() from done`,
      alex.user.id,
      Number(id),
    );
    await run(`update certificates set revoked_at = now(), revoked_reason = 'An error'`);
    const { history } = (await alex.graphql(HISTORY, { id, first: 3 })).data.activity;
    expect(history.nodes.map(({ text }: { text: string }) => text)).toEqual([
      'Revoked: certificate PM-1',
      'Attested by certificate PM-1',
      'Recorded',
    ]);
    expect(history.totalCount).toBe(3);
  });

  test('takes one statement for a whole list', async () => {
    for (const title of ['One', 'Two', 'Three']) await create({ ...activity, title });
    const list = `{ activities { nodes { title history(first: 1) { nodes { text } totalCount } } } }`;
    await alex.graphql(list);
    server().statements();
    const { nodes } = (await alex.graphql(list)).data.activities;
    expect(server().statements()).toHaveLength(2);
    expect(nodes).toHaveLength(3);
    for (const { history } of nodes) expect(history).toMatchObject({ totalCount: 1 });
  });
});

describe('the timeline of an account', () => {
  test('begins with the first record, and has one event for each that is written together', async () => {
    expect(await checked()).toMatchObject({ length: 0, headHash: CHAIN_START, isIntact: true });
    await create();
    await run(
      `insert into documents (user_id, title, type, content, created_at)
       select $1, 'Paper ' || n, 'other', 'Text', now() from generate_series(1, 30) n`,
      alex.user.id,
    );
    const { length, headHash } = await checked();
    expect(length).toBe(31);
    await run('update documents set title = title where user_id = $1', alex.user.id);
    expect(await checked()).toMatchObject({ length, headHash, isIntact: true });
  });

  test('names a record that was changed, removed or put in past the triggers', async () => {
    const [first, second] = [await create(), await create()].map(Number);
    await asOperator('activities', 'update activities set hours = 9 where id = $1', first);
    expect((await checked()).differing).toEqual([
      { kind: 'activity', id: first, problem: 'changed' },
    ]);
    await asOperator('activities', 'delete from activities where id = $1', second);
    await asOperator(
      'documents',
      `insert into documents (user_id, title, type, content, created_at) values ($1, 'Late', 'other', 'Text', now())`,
      alex.user.id,
    );
    const found = await checked();
    expect(found).toMatchObject({ brokenAt: null, isIntact: false });
    expect(found.differing).toMatchObject([
      { kind: 'activity', id: first, problem: 'changed' },
      { kind: 'activity', id: second, problem: 'missing' },
      { kind: 'document', problem: 'unrecorded' },
    ]);
    const { body } = await alex.rest('GET', '/user/record-chain');
    expect(body).toMatchObject({ intact: false, differingCount: 3 });
  });

  test('names a change of plan that was rewritten, in the account and in a pack', async () => {
    server().setNow(new Date('2026-06-15T02:00:00.000Z'));
    const goal = {
      title: 'Recognise the sick child',
      why: 'Few of them are seen.',
      measure: 'A mentor has watched.',
    };
    const { body } = await alex.rest('POST', '/learning-goals', {
      ...goal,
      targetDate: '2026-09-01',
    });
    const change = { measure: 'Two mentors have watched.', reason: 'One is on leave.' };
    await run(`update learning_goals set created_at = created_at - interval '3 days'`);
    await alex.rest('PATCH', `/learning-goals/${body.id}`, change);
    const planned = { title: 'Sepsis day', category: 'Clinical Practice', hours: 2 };
    await alex.rest('POST', '/planned-activities', { ...planned, goalId: String(body.id) });
    const { data } = await alex.graphql(
      `{ learningGoal(id: "${body.id}") { history(first: 10) { nodes { text } } } }`,
    );
    const texts = data.learningGoal.history.nodes.map(({ text }: { text: string }) => text);
    expect(texts).toContain('How I will know changed');
    expect([texts[0], texts.at(-1)]).toEqual([
      'Planned activity “Sepsis day”: Recorded',
      'Recorded',
    ]);
    const [made] = await run<{ id: number }>('select id from goal_changes');
    const { length } = await checked();
    expect(await checked()).toMatchObject({ isIntact: true });
    const packed = async () => {
      const file = await (await alex.fetch('/api/report?format=zip')).arrayBuffer();
      const timeline = JSON.parse(unzip(Buffer.from(file)).get(TIMELINE_FILE)!.toString());
      return checkChain({ ...timeline, isWhole: false });
    };
    expect(await packed()).toMatchObject({ length, isIntact: true });
    for (const rewritten of [`reason = 'None'`, `changed_at = changed_at - interval '1 year'`]) {
      await asOperator('goal_changes', `update goal_changes set ${rewritten}`);
      const differing = [{ kind: 'goal-change', id: made!.id, problem: 'changed' }];
      expect((await checked()).differing).toEqual(differing);
      expect((await packed()).differing).toEqual(differing);
    }
    server().setNow(null);
  });

  test.each([
    [
      'edited',
      `update record_events set at = at - interval '1 year' where user_id = $1 and seq = 2`,
      2,
    ],
    [
      'edited with its hash',
      `update record_events set action = 'begun', hash = record_hash(record_event_line(seq, at, kind, record_id, owner_kind, owner_id, 'begun', content_hash) || chr(10) || previous_hash) where user_id = $1 and seq = 2`,
      3,
    ],
    [
      'with other words',
      `update record_events set changes = '{}' where user_id = $1 and seq = 2`,
      2,
    ],
    [
      'sealed without reason',
      `update record_events set salt = null, record_hash = null, changes = null where user_id = $1 and seq = 2`,
      2,
    ],
    ['deleted', `delete from record_events where user_id = $1 and seq = 2`, 2],
    ['deleted at the end', `delete from record_events where user_id = $1 and seq = 3`, 3],
  ])('names an event that was %s', async (_what, tampering, brokenAt) => {
    const id = await create();
    await update(id, { hours: 2 });
    await update(id, { hours: 3 });
    await asOperator('record_events', tampering, alex.user.id);
    expect(await checked()).toMatchObject({ brokenAt, isIntact: false });
  });

  test('stays intact when a record is deleted for good, and keeps nothing of its text', async () => {
    const id = await create();
    await update(id, { title: 'Another title' });
    await run(
      `insert into evidence_files (user_id, activity_id, name, type, size_bytes, sha256, has_thumbnail, storage_key, created_at)
       values ($1, $2, 'roster.pdf', 'application/pdf', 1, 'ab', false, gen_random_uuid(), now())`,
      alex.user.id,
      Number(id),
    );
    await alex.graphql('mutation($id: ID!) { deleteActivity(id: $id) { id } }', { id });
    await alex.graphql('mutation { emptyBin }');
    expect(await checked()).toMatchObject({ length: 6, isIntact: true });
    const events = await run(
      'select action, changes, salt, record_hash from record_events where user_id = $1 order by seq',
      alex.user.id,
    );
    const sealed = { changes: null, salt: null, record_hash: null };
    expect(events.map(({ action: _action, ...rest }) => rest)).toEqual(events.map(() => sealed));
    expect(events.map(({ action }) => action).filter((each) => each === 'removed')).toHaveLength(2);
  });

  test('stays intact when migration 058 takes answers out of it', async () => {
    const { database } = server();
    const migrated = async (way: 'up' | 'down') => {
      const em = database.orm.em.fork();
      const migration = new PrivateAnswers(em.getDriver(), database.orm.config);
      await migration[way]();
      await em.transactional(async (tx) => {
        for (const text of migration.getQueries() as string[]) await tx.execute(text);
      });
    };
    const [who, what, withWhom] = ['learner', 'simulation', 'in-person'];
    const countAnswers = { who, what, withWhom, whatFor: 'patients', whatIsNew: 'refreshed' };
    const [content] = await run<{ text: string }>(
      `select pg_get_functiondef('record_content(text, jsonb)'::regprocedure) as text`,
    );
    // Later tests in this database have the functions of today.
    onTestFinished(async () => void (await run(content!.text)));
    await migrated('down');
    const kept = Number(await create({ ...activity, countAnswers }));
    const cleared = Number(await create({ ...activity, countAnswers }));
    await update(String(cleared), { countAnswers: null });
    await create();
    await migrated('up');
    expect(await checked()).toMatchObject({ length: 6, isIntact: true });
    await update(String(kept), { countAnswers: null });
    expect(await checked()).toMatchObject({ length: 6, isIntact: true });
    const pack = await alex.fetch('/api/report?format=zip');
    const packed = unzip(Buffer.from(await pack.arrayBuffer()))
      .get(TIMELINE_FILE)!
      .toString();
    expect(packed).not.toContain('count_answers');
    const { events, records, head } = JSON.parse(packed);
    const open = events.filter(({ salt }: ChainEvent) => salt !== null);
    expect(open.map(({ seq }: ChainEvent) => seq)).toEqual([4, 5, 6]);
    expect(records).toHaveLength(3);
    const check = await checkChain({ events, records, head, isWhole: false });
    expect(check).toMatchObject({ isIntact: true });
  });

  test('refuses changes of its events, and goes with its account', async () => {
    await create();
    const { id } = alex.user;
    for (const change of [
      `update record_events set action = 'begun' where user_id = $1`,
      'delete from record_events where user_id = $1',
    ]) {
      await expect(run(change, id), change).rejects.toThrow('only added to');
    }
    await run('delete from users where id = $1', id);
    expect(await run('select from record_events where user_id = $1', id)).toEqual([]);
  });

  test('is written for every kind of record, by its table', async () => {
    const found = await run<{ name: string }>(
      `select distinct tgrelid::regclass::text as name from pg_trigger
       where tgfoid = 'note_changed_records'::regproc order by name`,
    );
    expect(found.map(({ name }) => name)).toEqual(Object.values(trackedTables).toSorted());
  });
});

describe.each(apis)('a printed point of the timeline by %s', (api: Api) => {
  const compared = async (head: string) => {
    if (api === 'REST')
      return (await alex.rest('GET', `/user/record-chain/point?${new URLSearchParams({ head })}`))
        .body;
    const asked =
      'query($head: String!) { timelinePoint(head: $head) { seq at isUnchanged text } }';
    return (await alex.graphql(asked, { head })).data.timelinePoint;
  };
  const printed = async () => {
    const { length, headHash } = await chain();
    return `Page 3 · ${headLabel({ seq: length, hash: headHash })}`;
  };

  test('stays in it when records are added, and names a change before it', async () => {
    const id = await create();
    const head = await printed();
    await update(id, { hours: 6 });
    expect(await compared(head)).toMatchObject({
      isUnchanged: true,
      text: expect.stringContaining('Nothing recorded before was changed since.'),
    });
    const wrong = head.replace(/.{4}$/, (digits) => (digits === '0000' ? '1111' : '0000'));
    expect(await compared(wrong)).toMatchObject({
      isUnchanged: false,
      text: expect.stringContaining('differs'),
    });
    expect(await compared('timeline 999999: 0123 4567 89ab cdef')).toMatchObject({ at: null });
    // As an operator could, who rewrites an early event.
    await asOperator(
      'record_events',
      "update record_events set at = at - interval '1 year' where user_id = $1 and seq = 1",
      alex.user.id,
    );
    expect(await compared(head)).toMatchObject({
      isUnchanged: false,
      text: expect.stringContaining('event 1 before it was changed'),
    });
  });
});

describe.each(apis)('a printed point checked by anyone by %s', (api: Api) => {
  const stranger = () => {
    const client = new TestClient(server());
    return async (head: string) => {
      if (api === 'REST') {
        const path = `/api/timeline-point?${new URLSearchParams({ head })}`;
        const { status, body } = await client.raw('GET', path);
        return { status, body };
      }
      const query =
        'query($head: String!) { verifyTimelinePoint(head: $head) { seq isKnown at text } }';
      const { data, errors } = await client.graphql(query, { head });
      return { status: errors ? 400 : 200, body: errors?.[0] ?? data.verifyTimelinePoint };
    };
  };

  test('says only that it is of this server, and since when', async () => {
    await create();
    const { length, headHash } = await chain();
    const check = stranger();
    for (const hash of [headHash, headHash.slice(0, 16)]) {
      const { body } = await check(headText({ seq: length, hash }));
      expect(Object.keys(body).toSorted()).toEqual(['at', 'isKnown', 'seq', 'text']);
      expect(body).toMatchObject({ seq: length, isKnown: true });
      expect(body.text).toMatch(/^This point belongs to a timeline of this server, recorded on /);
    }
    const others = [
      headLabel({ seq: length + 1, hash: headHash }),
      headLabel({ seq: length, hash: 'f'.repeat(64) }),
      headText({ seq: length, hash: `${headHash.slice(0, 60)}ffff` }),
    ];
    for (const head of others) {
      expect((await check(head)).body, head).toMatchObject({ isKnown: false, at: null });
    }
    expect((await check('timeline 1')).status).toBe(400);
    await run('delete from users where id = $1', alex.user.id);
    expect((await check(headLabel({ seq: length, hash: headHash }))).body.isKnown).toBe(false);
  });
});

test('who guesses points is refused after a while, like who guesses certificates', async () => {
  const client = new TestClient(server());
  const head = encodeURIComponent('timeline 1: 0123 4567 89ab cdef');
  const statuses: number[] = [];
  for (let n = 0; n < 40 && statuses.at(-1) !== 429; n += 1) {
    const { status } = await client.raw('GET', `/api/timeline-point?head=${head}`);
    statuses.push(status);
  }
  expect(statuses.at(-1)).toBe(429);
});

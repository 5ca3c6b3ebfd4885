// @module-tag servers
import { expect, test } from 'vitest';
import { kindOf } from '#server/records/kinds';
import { listRead } from '#server/schema/records/bin/bin.reads';
import { signedUp } from '#tests/support/client';
import { queryPlans, sqlFromLog } from '#tests/support/explain';
import { useServer } from '#tests/support/server';
import { binStart } from '#domain/records/bin';

/** Lists that stay fast because an index holds exactly what they show. */
const server = useServer();

const nodesOf = (plan: any): any[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

test('among 5,000 activities a search reads only those that match, by its index', async () => {
  const { database } = server();
  const [sam, alex] = [await signedUp(server()), await signedUp(server())];
  const insert = `insert into activities (user_id, title, description, category, hours, status, completed_date, created_at)
    select $1, 'Shift ' || n || case when n % 500 = 0 then ' tourniquet' else '' end, 'Notes of a shift with the crew',
      'Clinical Practice', 1, 'completed', now() - n * interval '1 hour', now() from generate_series($2::int, $3::int) n`;
  for (const user of [sam, alex]) {
    for (let from = 1; from <= 5_000; from += 1_000) {
      await database.query({ text: insert, values: [user.user.id, from, from + 999] });
    }
  }
  await database.query({ text: 'analyze activities', values: [] });
  const { data } = await sam.graphql('{ activities(query: "tourn") { totalCount } }');
  expect(data.activities.totalCount).toBe(10);
  const [row] = await database.query<Record<string, any>>({
    text: `explain (analyze, format json) select id from activities where user_id = ${sam.user.id} and deleted_at is null
      and activity_words(user_id, title, provider, place, description) @@ activity_query(${sam.user.id}, 'tourn')`,
    values: [],
  });
  const [{ Plan: plan }] = row!['QUERY PLAN'];
  const scan = nodesOf(plan).find((each) => each['Index Name'] === 'activities_search');
  // The other user's rows are not even read.
  expect(scan['Actual Rows']).toBe(10);
});

test('a search reads the words of the modules, and works them out for none', async () => {
  const { database } = server();
  const kim = await signedUp(server());
  server().statements();
  const { data } = await kim.graphql('{ search(query: "cardiac life") { kind title } }');
  expect(data.search[0].kind).toBe('module');
  const plans = await queryPlans(database, server().statements().map(sqlFromLog));
  const reads = plans.flatMap(nodesOf).filter((each) => each['Relation Name'] === 'cpd_modules');
  expect(reads).toHaveLength(1);
  expect(reads[0].Filter).toContain('search @@');
  expect(reads[0].Filter).not.toMatch(/words|activity_query/);
});

test('the words of a module follow its text', async () => {
  const { database } = server();
  const lee = await signedUp(server());
  const query = '{ search(query: "quokka") { kind title } }';
  expect((await lee.graphql(query)).data.search).toEqual([]);
  const change = 'update cpd_modules set description = $1 || description where position = 1';
  await database.query({ text: change, values: ['Quokkas. '] });
  expect((await lee.graphql(query)).data.search).toMatchObject([{ kind: 'module' }]);
});

test('sums of completed hours are read from one index, without a row of the table', async () => {
  const { database } = server();
  const pat = await signedUp(server());
  await database.query({
    text: `insert into activities (user_id, title, category, hours, status, completed_date, created_at)
      select $1, 'Shift', 'Clinical Practice', 1, 'completed', now(), now() from generate_series(1, 500)`,
    values: [pat.user.id],
  });
  await database.query({ text: 'vacuum analyze activities', values: [] });
  const query = '{ me { cpdSummary { totalHours interactiveHours completedActivities } } }';
  server().statements();
  const { data } = await pat.graphql(query);
  expect(data.me.cpdSummary.totalHours).toBe(500);
  const plans = await queryPlans(database, server().statements().map(sqlFromLog));
  const reads = plans.flatMap(nodesOf).filter((each) => each['Relation Name'] === 'activities');
  expect(reads.map((each) => [each['Node Type'], each['Index Name']])).toEqual([
    ['Index Only Scan', 'activities_days'],
  ]);
});

test('among 20,000 activities the bin reads only the deleted ones, by their index', async () => {
  const { database } = server();
  const { id } = (await signedUp(server())).user;
  // In parts: the timeline's triggers take a while, and each statement has a time limit.
  for (let part = 0; part < 8; part += 1) {
    await database.query({
      text: `insert into activities (user_id, title, category, hours, created_at, deleted_at)
        select ${id}, 'Many', 'Clinical Practice', 1, now(), case when n % 100 = 0 then now() end
        from generate_series(1, 2500) n`,
      values: [],
    });
  }
  for (const table of Object.values(kindOf).map((kind) => kind.table)) {
    await database.query({ text: `analyze ${table}`, values: [] });
  }
  const text = `explain (format json) ${listRead.forward.sql('', () => true)}`;
  const values = [id, binStart(new Date()), null, null, null, null, 11];
  const [explained] = await database.query<{ 'QUERY PLAN': any }>({ text, values });
  const given = explained!['QUERY PLAN'];
  const [{ Plan }] = typeof given === 'string' ? JSON.parse(given) : given;
  const scans = nodesOf(Plan).filter((each) => each['Relation Name'] === 'activities');
  expect(scans.map((each) => each['Node Type'])).not.toContain('Seq Scan');
  expect(nodesOf(Plan).map((each) => each['Index Name'])).toContain('activities_bin');
});

test('among 20,000 users those who state a number are found by two indexes', async () => {
  const { database } = server();
  const jo = await signedUp(server());
  const insert = `insert into users (username, username_key, password, full_name, registration_number, other_registrations, created_at)
    select 'many' || n, 'many' || n, 'x', 'Many', 'PAR' || lpad(n::text, 10, '0'),
      case when n % 10 = 0 then jsonb_build_array(jsonb_build_object('profession', 'nursing',
        'registrationNumber', 'NMW' || lpad(n::text, 10, '0'))) else '[]' end, now()
    from generate_series($1::int, $2::int) n`;
  for (let from = 1; from <= 20_000; from += 2_000) {
    await database.query({ text: insert, values: [from, from + 1_999] });
  }
  await database.query({ text: 'analyze users', values: [] });
  server().statements();
  const number = 'PAR0000000007';
  const { status } = await jo.rest('PATCH', '/user/registration', {
    registrationDate: '2015-02-01',
    registrationNumber: number,
  });
  expect(status).toBe(200);
  const sent = server().statements().map(sqlFromLog);
  const statement = sent.find((each) => each.includes('other_registrations @>'))!;
  const numbers = `'{${number}}'`;
  const values = [numbers, '0', numbers, '0', 'now()'];
  const text = statement.replace(/\$(\d)/g, (_, n) => values[Number(n) - 1]!);
  const [row] = await database.query<Record<string, any>>({
    text: `explain (format json) ${text}`,
    values: [],
  });
  const names = nodesOf(row!['QUERY PLAN'][0].Plan).map((each) => each['Index Name']);
  expect(names).toEqual(expect.arrayContaining(['users_number', 'users_other_registrations']));
});

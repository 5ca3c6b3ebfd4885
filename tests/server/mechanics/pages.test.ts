// @module-tag servers
import { beforeAll, describe, expect, test } from 'vitest';
import { signedUp, type TestClient } from '#tests/support/client';
import { useServer } from '#tests/support/server';

const server = useServer();
const ROWS = 250;

/** The lists, with the required columns beside user_id and created_at, in SQL. */
const lists = [
  {
    field: 'activities',
    path: '/activities',
    table: 'activities',
    columns: 'title, category, hours, status, completed_date',
    values:
      "'Number ' || n, 'Clinical Practice', 0.5, case when n % 3 = 0 then 'completed' else 'in-progress' end, case when n % 3 = 0 then now() - n % 7 * interval '1 day' end",
  },
  {
    field: 'reflectiveLogs',
    path: '/reflective-logs',
    table: 'reflective_logs',
    columns: 'content, learning_outcomes, future_application',
    values: "'Number ' || n, 'learned', 'applied'",
  },
  {
    field: 'documents',
    path: '/documents',
    table: 'documents',
    columns: 'title, type, content',
    values: "'Number ' || n, 'other', 'content'",
  },
  {
    field: 'notifications',
    path: '/notifications',
    table: 'notifications',
    columns: 'title, message',
    values: "'Number ' || n, 'message'",
  },
] as const;

let alex: TestClient;
beforeAll(async () => {
  [alex] = [await signedUp(server()), await signedUp(server())];
  await server().database.query({ text: 'delete from notifications', values: [] });
  for (const user of [alex.user.id, alex.user.id + 1]) {
    for (const { table, columns, values } of lists) {
      // Many rows share a timestamp, so that only the id can order them.
      const text = `insert into ${table} (user_id, created_at, ${columns})
        select $1::int, now() - n % 10 * interval '1 hour', ${values} from generate_series(1, ${ROWS}) n`;
      await server().database.query({ text, values: [user] });
    }
  }
});

describe.each(lists)('$field', ({ field, path, table }) => {
  const paged = async (asked: object) => {
    const query = `query($first: Int, $after: String, $last: Int, $before: String) {
      ${field}(first: $first, after: $after, last: $last, before: $before) {
        totalCount nodes { id } edges { cursor node { id } }
        pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`;
    return alex.graphql(query, asked);
  };
  const page = (first: unknown, after: unknown = null) => paged({ first, after });

  async function own(): Promise<number[]> {
    const text = `select id from ${table} where user_id = $1`;
    const rows = await server().database.query<{ id: number }>({ text, values: [alex.user.id] });
    return rows.map(({ id }) => id).toSorted((a, b) => a - b);
  }

  test.each([1, 7, 99, 100])('is paged by %i, each row once', async (size) => {
    const seen: number[] = [];
    let after: string | null = null;
    const pages = size === 1 ? 12 : Math.ceil(ROWS / size);
    for (let n = 1; n <= pages; n += 1) {
      const found: any = (await page(size, after)).data[field];
      expect(found.totalCount).toBe(ROWS);
      expect(found.nodes).toEqual(found.edges.map(({ node }: { node: object }) => node));
      seen.push(...found.nodes.map(({ id }: { id: string }) => Number(id)));
      expect(found.pageInfo.hasNextPage).toBe(seen.length < ROWS);
      after = found.pageInfo.endCursor;
      expect(after).toBe(found.edges.at(-1).cursor);
    }
    expect(new Set(seen).size).toBe(seen.length);
    // With pages of one, only the first dozen were read.
    const all = await own();
    expect(all).toEqual(expect.arrayContaining(seen));
    expect(seen).toHaveLength(size === 1 ? pages : all.length);
  });

  test('is paged backwards in the same order, from the end', async () => {
    const forwards: string[] = [];
    for (let after: string | null = null; forwards.length < ROWS;) {
      const { edges, pageInfo }: any = (await paged({ first: 100, after })).data[field];
      expect(pageInfo.hasPreviousPage).toBe(after !== null);
      expect(pageInfo.startCursor).toBe(edges[0].cursor);
      forwards.push(...edges.map(({ cursor }: { cursor: string }) => cursor));
      after = pageInfo.endCursor;
    }
    const backwards: string[] = [];
    for (let before: string | null = null; backwards.length < ROWS;) {
      const { edges, pageInfo }: any = (await paged({ last: 60, before })).data[field];
      backwards.unshift(...edges.map(({ cursor }: { cursor: string }) => cursor));
      expect(pageInfo).toEqual({
        hasNextPage: before !== null,
        hasPreviousPage: backwards.length < ROWS,
        startCursor: edges[0].cursor,
        endCursor: edges.at(-1).cursor,
      });
      before = pageInfo.startCursor;
    }
    expect(backwards).toEqual(forwards);
  });

  test.each([
    [{ first: 1, last: 1 }, 'first', 'first and last'],
    [{ after: 'x', last: 1 }, 'after', 'after and last'],
    [{ first: 1, before: 'x' }, 'first', 'first and before'],
    [{ after: 'x', before: 'x' }, 'after', 'after and before'],
    [{ last: 0 }, 'last', 'last must be from 1 to 100'],
    [{ last: 101 }, 'last', 'last must be from 1 to 100'],
    [{ before: 'x' }, 'before', 'before is not a cursor of this list'],
  ])('refuses %j, naming the argument', async (asked, name, words) => {
    const fields = { [name]: expect.stringContaining(words) };
    const { extensions } = (await paged(asked)).errors![0]!;
    expect(extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields });
    const query = new URLSearchParams(
      Object.entries(asked).map(([key, value]) => [key, `${value}`]),
    );
    expect((await alex.rest('GET', `${path}?${query}`)).body).toMatchObject({ fields });
  });

  test('has the same order in REST, through the Link header', async () => {
    const seen: number[] = [];
    let next: string | undefined = `/api${path}?first=60`;
    while (next) {
      const response = await alex.raw('GET', next, undefined, {});
      expect(response.status).toBe(200);
      seen.push(...response.body.map(({ id }: { id: number }) => id));
      next = /^<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
    }
    const { nodes } = (await page(100)).data[field];
    expect(seen.slice(0, 100)).toEqual(nodes.map(({ id }: { id: string }) => Number(id)));
    expect(seen.toSorted((a, b) => a - b)).toEqual(await own());
  });

  test('has 20 by default, 100 by REST', async () => {
    expect((await page(null)).data[field].nodes).toHaveLength(20);
    expect((await alex.rest('GET', path)).body).toHaveLength(100);
  });

  test.each([0, -1, 101, 1_000_000_000, 2 ** 31, 1.5, 'ten', '10', true, [5], {}])(
    'refuses a page of %j',
    async (first) => {
      const response = await page(first);
      const code = response.errors?.[0]?.extensions.code;
      expect(code).toBe('BAD_USER_INPUT');
      const rest = await alex.rest('GET', `${path}?first=${encodeURIComponent(String(first))}x`);
      expect(rest).toMatchObject({ status: 400, body: { fields: { first: expect.any(String) } } });
    },
  );

  test.each(['0', '-1', '101', '1e9', '', 'ten', '1.5', 'Infinity', '%00'])(
    'refuses first=%s by REST',
    async (first) => {
      expect(await alex.rest('GET', `${path}?first=${first}`)).toMatchObject({
        status: 400,
        body: { message: 'first must be from 1 to 100' },
      });
    },
  );

  test.each([
    'x',
    'bm90IGEgY3Vyc29y',
    Buffer.from('1.99999999999').toString('base64url'),
    Buffer.from('99999999999999999.1').toString('base64url'),
    Buffer.from("1' or 1=1.1").toString('base64url'),
    '\u0000',
    'x'.repeat(10_000),
  ])('refuses the cursor %.30j', async (after) => {
    expect((await page(5, after)).errors?.[0]?.extensions).toEqual({
      code: 'BAD_USER_INPUT',
      fields: { after: 'after is not a cursor of this list' },
    });
  });
});

describe('recentActivities', () => {
  test.each([0, -1, 101, 1_000_000_000])('refuses %i', async (limit) => {
    const response = await alex.graphql(
      'query($limit: Int!) { recentActivities(limit: $limit) { id } }',
      { limit },
    );
    expect(response.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { limit: 'limit must be from 1 to 100' },
    });
  });
});

describe('the dashboard', () => {
  const dashboard = `query Dashboard {
    me {
      id username fullName organization displayName initials profileCompletion profileItems { label done }
      registrationDate registrationExpiryDate
      registration { status message daysRemaining expiryDate dashboard { status message } }
      cpdSummary { totalHours interactiveHours completedActivities reflectiveLogsCount documentsCount
        categoryHours { category hours percent } period { start end } required { total interactive }
        standing compliance { reflectiveLogs { count met } categories { missing } actionRequired } }
    }
    recentActivities(limit: 3) { id title hours status completedDate }
    notifications(first: 3) { unreadCount nodes { id title message isRead createdAt } }
    activities(first: 5) { totalCount totalHours nodes { id title } }
    reflectiveLogs(first: 5) { totalCount nodes { id activityTitle } }
    documents(first: 5) { totalCount nodes { id title } }
  }`;

  async function asked(client: TestClient) {
    server().statements();
    const response = await client.graphql(dashboard);
    return { response, statements: server().statements() };
  }

  test('needs one statement with 10 activities and with 2,000', async () => {
    const client = await signedUp(server());
    const add = (count: number) =>
      server().database.query({
        text: `insert into activities (user_id, created_at, title, category, hours, status, completed_date)
          select $1::int, now(), 'Shift ' || n, 'Clinical Practice', 0.5, 'completed', now()
          from generate_series(1, ${count}) n`,
        values: [client.user.id],
      });
    await add(10);
    const first = await asked(client);
    const few = await asked(client);
    await add(1_990);
    const many = await asked(client);
    expect(few.response.errors).toBeUndefined();
    expect(few.response.data.me.cpdSummary.totalHours).toBe(5);
    expect(many.response.data.me.cpdSummary.totalHours).toBe(1_000);
    expect(many.response.data.activities.totalCount).toBe(2_000);
    expect(many.statements).toEqual(few.statements);
    expect(many.statements).toHaveLength(1);
    // A user's first request after the start needs one more statement.
    expect(first.statements).toHaveLength(2);
    expect(first.response.data).toEqual(few.response.data);
  });

  test('is correct if another process has changed the registration', async () => {
    const client = await signedUp(server());
    await asked(client);
    const change = (day: string) =>
      server().database.query({
        text: `update users set registration_date = $2, registration_expiry_date = null,
          registration_expiry_rule = 'one-year' where id = $1`,
        values: [client.user.id, day],
      });
    for (const [day, start] of [
      ['2024-03-01', '-03-02'],
      ['2023-08-15', '-08-16'],
    ] as const) {
      await change(day);
      const { response, statements } = await asked(client);
      expect(response.data.me.registrationDate).toBe(day);
      expect(response.data.me.cpdSummary.period.start.slice(4, 10)).toBe(start);
      expect(statements).toHaveLength(2);
      expect((await asked(client)).statements).toHaveLength(1);
    }
  });

  test('the count of statements includes writes', async () => {
    server().statements();
    await alex.rest('PATCH', '/user/profile', { fullName: 'Alex M', organization: 'QAS' });
    expect(server().statements().join('\n')).toMatch(/update "users"/);
  });
});

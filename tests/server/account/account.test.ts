// @module-tag servers
import { beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, signedUp, TestClient } from '#tests/support/client';
import { useServer } from '#tests/support/server';
import { TestSocket } from '#tests/support/socket';
import { wrongPassword } from '#domain/account/settings';

const server = useServer();
const DELETE = 'mutation($password: String) { deleteAccount(password: $password) }';
/** The smallest PNG. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

interface Owned {
  table: string;
  column: string;
  /** Effect of deleting the user: c deletes the row, n clears the owner; null: no foreign key. */
  on: string | null;
}

/** Every column that names a row's owner: by a foreign key, or by its name. */
async function ownedTables(): Promise<Owned[]> {
  const text = `
    select c.table_name as table, c.column_name as column, k.confdeltype::text as on
    from information_schema.columns c
    left join (
      select con.conrelid::regclass::text as table, a.attname::text as column, con.confdeltype
      from pg_constraint con
      join pg_attribute a on a.attrelid = con.conrelid and a.attnum = any (con.conkey)
      where con.contype = 'f' and con.confrelid = 'users'::regclass
    ) k on k.table = c.table_name and k.column = c.column_name
    where c.table_schema = 'public' and (k.column is not null or c.column_name = 'user_id')
    order by 1, 2`;
  return server().database.query<Owned>({ text, values: [] });
}

async function rowsOf({ table, column }: Owned, userId: number): Promise<object[]> {
  const text = `select * from ${table} where ${column} = $1`;
  return server().database.query({ text, values: [userId] });
}

const camelCase = (name: string) => name.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase());

/** A user with data. */
async function experienced(): Promise<TestClient> {
  const client = await signedUp(server());
  const activity = { title: 'Airway workshop', category: 'Clinical Practice', hours: 2.5 };
  const { body } = await client.rest('POST', '/activities', activity);
  await client.rest('POST', '/activities', { ...activity, title: 'Deleted since' });
  const [newest] = (await client.rest('GET', '/activities')).body;
  await client.rest('DELETE', `/activities/${newest.id}`);
  await client.rest('POST', '/reflective-logs', {
    activityId: body.id,
    content: 'What I saw on a night shift, and what it means to me. '.repeat(2),
    learningOutcomes: 'I learned to look twice before I act.',
    futureApplication: 'I will look twice, each time, from now on.',
  });
  const document = { title: 'Certificate', type: 'certificate', content: 'Completed on 1 March.' };
  await client.rest('POST', '/documents', document);
  const headers = { 'content-type': 'image/png' };
  await client.raw('POST', '/api/user/image', new Uint8Array(PIXEL), headers);
  await client.graphql(
    `mutation { updateNotificationPreferences(input: { quietHours: { from: "22:00", until: "06:00" } }) { id } }`,
  );
  return client;
}

let alex: TestClient;
beforeAll(async () => void (alex = await experienced()));

describe('the download of everything', () => {
  test('is a JSON file with a name', async () => {
    server().setNow(new Date('2026-11-20T15:00:00Z'));
    const client = await signedUp(server());
    const response = await client.rest('GET', '/user/export');
    server().setNow(null);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="paramed-cpd-my-data-2026-11-21.json"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(response.body.exportedAt).toBe('2026-11-20T15:00:00.000Z');
  });

  test('contains every row of every table that belongs to the user', async () => {
    const tables = await ownedTables();
    expect(tables.length).toBeGreaterThanOrEqual(7);
    const counts: [string, number][] = [];
    for (const owned of tables) {
      counts.push([owned.table, (await rowsOf(owned, alex.user.id)).length]);
    }
    const { body } = await alex.rest('GET', '/user/export');
    expect(counts.map(([table]) => [table, body[camelCase(table)]?.length])).toEqual(counts);
    expect(body.users).toMatchObject([{ id: alex.user.id, username: alex.user.username }]);
    expect(body.activities).toMatchObject([
      { title: 'Airway workshop', hours: 2.5, deletedAt: null },
      { title: 'Deleted since', deletedAt: expect.any(String) },
    ]);
    expect(Buffer.from(body.userImages[0].data, 'base64').toString('latin1')).toMatch(
      /^RIFF.*WEBP/s,
    );
    for (const noun of ['reflectiveLogs', 'documents', 'sessions', 'notificationPreferences']) {
      expect([noun, body[noun].length > 0]).toEqual([noun, true]);
    }
  });

  test('contains no secret, and nothing of other users', async () => {
    const billie = await experienced();
    const text = JSON.stringify((await alex.rest('GET', '/user/export')).body);
    expect(text).not.toContain('$2b$');
    expect(text).not.toContain('"password"');
    expect(text).not.toContain(billie.user.username);
    const owners = [...text.matchAll(/"userId":(\d+)/g)].map(([, id]) => Number(id));
    expect(new Set(owners)).toEqual(new Set([alex.user.id]));
  });

  test('is one statement', async () => {
    server().statements();
    await alex.rest('GET', '/user/export');
    const reading = server()
      .statements()
      .filter((text) => text.includes('userImages'));
    expect(reading).toHaveLength(1);
  });
});

const remove = (client: TestClient, password: unknown) => client.graphql(DELETE, { password });

describe('deleteAccount', () => {
  test('deletes every row of the user through foreign keys', async () => {
    for (const { table, column, on } of await ownedTables()) {
      expect(`${table}.${column} on delete ${on}`).toMatch(/ on delete [cn]$/);
    }
  });

  test('leaves nothing behind, signs out everywhere and frees the name', async () => {
    const client = await experienced();
    const phone = new TestClient(server());
    const login = { username: client.user.username, password: PASSWORD };
    await phone.rest('POST', '/login', login);
    const sockets = await Promise.all(
      [client, phone].map(async ({ cookie }) =>
        (await TestSocket.open(server(), { cookie })).init(),
      ),
    );
    const kept = Object.assign(new TestClient(server()), { cookie: client.cookie });
    const tables = await ownedTables();
    const others = await Promise.all(tables.map((owned) => rowsOf(owned, alex.user.id)));

    expect((await remove(client, PASSWORD)).data.deleteAccount).toBe(true);

    for (const owned of tables) {
      expect([owned.table, await rowsOf(owned, client.user.id)]).toEqual([owned.table, []]);
    }
    const text = 'select * from users where id = $1';
    expect(await server().database.query({ text, values: [client.user.id] })).toEqual([]);
    const limits = 'select * from rate_limits where key like $1';
    expect(
      await server().database.query({ text: limits, values: [`%${client.user.username}%`] }),
    ).toEqual([]);
    expect(await Promise.all(tables.map((owned) => rowsOf(owned, alex.user.id)))).toEqual(others);
    expect(client.cookie).toBe('paramed_session=');
    for (const gone of [kept, phone]) {
      expect((await gone.rest('GET', '/user')).status).toBe(401);
      expect((await gone.graphql('{ me { id } }')).data.me).toBeNull();
      expect((await gone.rest('POST', '/documents', {})).status).toBe(401);
    }
    expect(await Promise.all(sockets.map(({ closed }) => closed))).toEqual([4403, 4403]);
    expect((await phone.rest('POST', '/login', login)).status).toBe(401);
    await signedUp(server(), { username: client.user.username });
  });

  test.each([
    ['wrong', wrongPassword],
    ['', 'Password is required'],
  ])('refuses the password %j', async (password, message) => {
    const response = await remove(alex, password);
    expect(response.errors?.[0]?.extensions).toEqual({
      code: 'BAD_USER_INPUT',
      fields: { password: message },
    });
    expect((await alex.rest('GET', '/user')).status).toBe(200);
  });

  test('is limited like signing in', async () => {
    const client = await signedUp(server());
    for (let n = 0; n < 10; n += 1) await remove(client, 'wrong');
    const response = await remove(client, PASSWORD);
    expect(response.errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
    expect((await client.rest('GET', '/user')).status).toBe(200);
  });

  test('during writes: they are refused with 401, and nothing is left', async () => {
    const client = await signedUp(server());
    const login = { username: client.user.username, password: PASSWORD };
    const document = { title: 'Certificate', type: 'certificate', content: 'Completed in March.' };
    const [deleted, ...responses] = await Promise.all([
      remove(client, PASSWORD),
      ...Array.from({ length: 10 }, (_, n) =>
        n % 3 === 0
          ? new TestClient(server()).rest('POST', '/login', login)
          : client.rest('POST', '/documents', document),
      ),
    ]);
    expect(deleted.errors).toBeUndefined();
    for (const { status } of responses) expect([200, 201, 401]).toContain(status);
    for (const owned of await ownedTables()) {
      expect([owned.table, await rowsOf(owned, client.user.id)]).toEqual([owned.table, []]);
    }
  });
});

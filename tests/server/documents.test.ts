import { beforeAll, describe, expect, test } from 'vitest';
import { signedUp, TestClient } from '#tests/support/client';
import { act, doors, type Door } from '#tests/support/doors';
import { foreignKeys, noIds, noTexts } from '#tests/support/hostile';
import { countOf, rowOf } from '#tests/support/rows';
import { useServer } from '#tests/support/server';

const server = useServer();
const certificate = {
  title: 'Advanced life support 2026',
  type: 'certificate',
  content: 'Issued on 3 March 2026 by the training centre.',
};

let alex: TestClient;
let billie: TestClient;
beforeAll(async () => {
  [alex, billie] = [await signedUp(server()), await signedUp(server())];
});

const added = async (change: object = {}, by = alex): Promise<any> =>
  (await act('GraphQL', by, 'createDocument', { input: { ...certificate, ...change } })).value;
/** As days travel. */
const midnight = (day: string) => `${day}T00:00:00.000Z`;
const row = (id: number) => rowOf(server(), 'documents', id);

const wrong: [field: string, value: unknown, message: string][] = [
  ['title', '', 'Title must be at least 3 characters'],
  ['title', ' ab ', 'Title must be at least 3 characters'],
  ['title', 'x'.repeat(201), 'Title must be at most 200 characters'],
  ['type', '', 'Type is required'],
  ['type', 'passport', 'Type is required'],
  ['content', 'too short', 'Content must be at least 10 characters'],
  ['content', 'x'.repeat(20_001), 'Content must be at most 20000 characters'],
  ['expiryDate', '2027-03-03T13:00:00Z', 'Expiry date must be a day, such as 2027-03-03'],
];

describe.each(doors)('createDocument by %s', (door: Door) => {
  test('adds it', async () => {
    const { value } = await act(door, alex, 'createDocument', { input: certificate });
    expect(value).toMatchObject({ ...certificate, createdAt: expect.any(String) });
    expect(await row(value.id)).toMatchObject({ user_id: alex.user.id, ...certificate });
  });

  test('keeps the day on which it runs out', async () => {
    for (const expiryDate of ['2027-03-03T00:00:00.000Z', '2027-03-03T10:00:00+10:00']) {
      const input = { ...certificate, expiryDate };
      const { value } = await act(door, alex, 'createDocument', { input });
      expect(value.expiryDate).toBe('2027-03-03T00:00:00.000Z');
      expect((await row(value.id))!['expiry_date']).toBe('2027-03-03');
      const [listed] = (await alex.rest('GET', '/documents')).body;
      expect(listed).toMatchObject({ id: value.id, expiryDate: value.expiryDate });
    }
  });

  test.each(wrong)('refuses the %s %j', async (field, value, message) => {
    const before = await countOf(server(), 'documents');
    const input = { ...certificate, [field]: value };
    const { refusal } = await act(door, alex, 'createDocument', { input });
    expect(refusal).toEqual({ status: 400, message, fields: { [field]: message } });
    expect(await countOf(server(), 'documents')).toBe(before);
  });

  test.each(noTexts)('refuses %s for a text', async (_name, value) => {
    const before = await countOf(server(), 'documents');
    for (const field of Object.keys(certificate)) {
      const input = { ...certificate, [field]: value };
      expect((await act(door, alex, 'createDocument', { input })).refusal?.status).toBe(400);
    }
    expect(await countOf(server(), 'documents')).toBe(before);
  });

  test('refuses who is not signed in', async () => {
    const before = await countOf(server(), 'documents');
    const stranger = new TestClient(server());
    const { refusal } = await act(door, stranger, 'createDocument', { input: certificate });
    expect(refusal?.status).toBe(401);
    expect(await countOf(server(), 'documents')).toBe(before);
  });
});

describe.each(doors)('updateDocument by %s', (door: Door) => {
  test('changes what is given and leaves the rest', async () => {
    const document = await added();
    const input = { title: 'Advanced life support, renewed' };
    const { value } = await act(door, alex, 'updateDocument', { id: document.id, input });
    expect(value).toMatchObject({ ...document, ...input });
    const { value: same } = await act(door, alex, 'updateDocument', { id: document.id, input: {} });
    expect(same).toMatchObject({ ...document, ...input });
  });

  test('changes and clears the day on which it runs out, and leaves it alone', async () => {
    const { id } = await added({ expiryDate: midnight('2027-03-03') });
    const change = async (input: object) =>
      (await act(door, alex, 'updateDocument', { id, input })).value.expiryDate;
    expect(await change({ title: 'Renewed' })).toBe('2027-03-03T00:00:00.000Z');
    expect(await change({ expiryDate: midnight('2028-02-29') })).toBe('2028-02-29T00:00:00.000Z');
    expect((await row(id))!['expiry_date']).toBe('2028-02-29');
    expect(await change({ expiryDate: null })).toBeNull();
    expect((await row(id))!['expiry_date']).toBeNull();
  });

  test.each([...wrong, ['title', null, 'Title must be at least 3 characters'] as const])(
    'refuses the %s %j',
    async (field, value, message) => {
      const { id } = await added();
      const before = await row(id);
      const { refusal } = await act(door, alex, 'updateDocument', {
        id,
        input: { [field]: value },
      });
      expect(refusal).toEqual({ status: 400, message, fields: { [field]: message } });
      expect(await row(id)).toEqual(before);
    },
  );
});

const changes = ['updateDocument', 'deleteDocument', 'restoreDocument'] as const;

describe.each(doors.flatMap((door) => changes.map((name) => [name, door] as const)))(
  '%s by %s',
  (name, door) => {
    const input = name === 'updateDocument' ? { title: 'Mine now' } : undefined;
    const ready = async (): Promise<number> => {
      const { id } = await added();
      if (name === 'restoreDocument') await act('REST', alex, 'deleteDocument', { id });
      return id;
    };

    test('refuses who is not signed in', async () => {
      const id = await ready();
      const before = await row(id);
      const { refusal } = await act(door, new TestClient(server()), name, { id, input });
      expect(refusal?.status).toBe(401);
      expect(await row(id)).toEqual(before);
    });

    test('answers another user as if it were not there', async () => {
      const id = await ready();
      const before = await row(id);
      const foreign = await act(door, billie, name, { id, input });
      expect(foreign.refusal).toEqual({ status: 404, message: 'This record was not found.' });
      expect(foreign).toEqual(await act(door, billie, name, { id: 2_000_000_000, input }));
      expect(await row(id)).toEqual(before);
    });

    test.each(noIds)('finds no id %s', async (id) => {
      expect((await act(door, alex, name, { id, input })).refusal?.status).toBe(404);
    });
  },
);

describe.each(doors)('deleteDocument and restoreDocument by %s', (door: Door) => {
  test('take it out of everything and bring it back as it was', async () => {
    const document = await added();
    const { id } = document;
    const documentsCount = async () => (await alex.rest('GET', '/cpd-summary')).body.documentsCount;
    const before = await documentsCount();
    expect((await act(door, alex, 'deleteDocument', { id })).refusal).toBeNull();
    expect(await documentsCount()).toBe(before - 1);
    expect((await alex.rest('GET', `/documents/${id}`)).status).toBe(404);
    expect((await act(door, alex, 'deleteDocument', { id })).refusal?.status).toBe(404);
    expect((await act(door, alex, 'updateDocument', { id, input: {} })).refusal?.status).toBe(404);
    expect((await act(door, alex, 'restoreDocument', { id })).value).toMatchObject(document);
    expect((await alex.rest('GET', `/documents/${id}`)).body).toMatchObject(document);
    expect(await documentsCount()).toBe(before);
    expect((await act(door, alex, 'restoreDocument', { id })).refusal?.status).toBe(404);
  });
});

test('foreign keys in a body have no effect', async () => {
  const input = { ...foreignKeys, ...certificate };
  const { value } = await act('REST', alex, 'createDocument', { input });
  expect(await row(value.id)).toMatchObject({ user_id: alex.user.id, deleted_at: null });
  const before = await row(value.id);
  await act('REST', alex, 'updateDocument', { id: value.id, input: foreignKeys });
  expect(await row(value.id)).toEqual(before);
});

test('the longest document goes in, however its characters are written', async () => {
  const content = 'é'.repeat(20_000);
  const escaped = JSON.stringify({ ...certificate, content }).replaceAll('é', '\\u00e9');
  const { status, body } = await alex.raw('POST', '/api/documents', escaped);
  expect(status).toBe(201);
  expect(body.content).toBe(content);
});

describe('reading documents', () => {
  test('one, its owner alone', async () => {
    const document = await added();
    const path = `/documents/${document.id}`;
    const query = 'query($id: ID!) { document(id: $id) { title } }';
    expect((await alex.rest('GET', path)).body).toMatchObject(document);
    expect((await billie.rest('GET', path)).status).toBe(404);
    expect((await alex.graphql(query, { id: document.id })).data.document.title).toBe(
      document.title,
    );
    const denied = await billie.graphql(query, { id: document.id });
    expect(denied.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    for (const id of noIds) expect((await alex.rest('GET', `/documents/${id}`)).status).toBe(404);
  });

  test('type and search combine; search is literal and minds no case', async () => {
    const client = await signedUp(server());
    await added({ title: 'Cardiac 100% course', type: 'certificate' }, client);
    await added(
      { title: 'Trauma evening', type: 'evidence', content: 'CARDIAC tamponade, 100_1' },
      client,
    );
    await added({ title: "O'Brien's reflection", type: 'reflection' }, client);
    const titles = async (args: object) => {
      const query = `query($type: String, $search: String) {
        documents(type: $type, search: $search) { totalCount nodes { title } } }`;
      const { documents } = (await client.graphql(query, args)).data;
      expect(documents.totalCount).toBe(documents.nodes.length);
      const rest = await client.rest('GET', `/documents?${new URLSearchParams({ ...args })}`);
      const found = documents.nodes.map(({ title }: { title: string }) => title);
      expect(rest.body.map(({ title }: { title: string }) => title)).toEqual(found);
      return found;
    };
    expect(await titles({ search: 'cardiac' })).toEqual(['Trauma evening', 'Cardiac 100% course']);
    expect(await titles({ search: ' CARDIAC ', type: 'evidence' })).toEqual(['Trauma evening']);
    expect(await titles({ search: '100%' })).toEqual(['Cardiac 100% course']);
    expect(await titles({ search: '100_' })).toEqual(['Trauma evening']);
    expect(await titles({ search: "O'Brien's" })).toEqual(["O'Brien's reflection"]);
    expect(await titles({ search: '\\' })).toEqual([]);
    expect(await titles({ search: "'; drop table documents; --" })).toEqual([]);
    expect(await titles({ type: 'reflection', search: '' })).toEqual(["O'Brien's reflection"]);
    expect(await titles({ type: 'all' })).toHaveLength(3);
  });

  test('refuses a type that is none, and a search that cannot be stored', async () => {
    expect(await alex.rest('GET', '/documents?type=passport')).toMatchObject({
      status: 400,
      body: { fields: { type: expect.any(String) } },
    });
    expect((await alex.rest('GET', '/documents?search=%00')).status).toBe(400);
    const query = 'query($search: String) { documents(search: $search) { totalCount } }';
    const nul = await alex.graphql(query, { search: 'a\u0000b' });
    expect(nul.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    const half = await alex.graphql(query, { search: 'a\ud83d' });
    expect(half.errors).toBeUndefined();
    expect(half.data.documents.totalCount).toBe(0);
  });
});

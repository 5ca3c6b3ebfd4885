// @module-tag servers
import { beforeAll, describe, expect, test } from 'vitest';
import { signedUp, type TestClient } from '#tests/support/client';
import { apis, callApi, type Api } from '#tests/support/apis';
import { aPdf, sendFile } from '#tests/support/files';
import { findRow } from '#tests/support/rows';
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
  alex = await signedUp(server());
  billie = await signedUp(server());
});

const added = async (change: object = {}, by = alex): Promise<any> =>
  (await callApi('GraphQL', by, 'createDocument', { input: { ...certificate, ...change } })).value;
/** Reads a document's row, with its days as they are sent. */
const row = (id: number) => findRow(server(), 'documents', id);

test.each(apis)('the expiry date is kept, changed and cleared by %s', async (api: Api) => {
  for (const expiryDate of ['2027-03-03', '2027-03-03T10:00:00+10:00']) {
    const { value } = await callApi(api, alex, 'createDocument', {
      input: { ...certificate, expiryDate },
    });
    expect(value.expiryDate).toBe('2027-03-03');
    expect((await row(value.id))!['expiry_date']).toBe('2027-03-03');
    const [listed] = (await alex.rest('GET', '/documents')).body;
    expect(listed).toMatchObject({ id: value.id, expiryDate: value.expiryDate });
  }
  const { id } = await added({ expiryDate: '2027-03-03' });
  const change = async (input: object) =>
    (await callApi(api, alex, 'updateDocument', { id, input })).value.expiryDate;
  expect(await change({ title: 'Renewed' })).toBe('2027-03-03');
  expect(await change({ expiryDate: '2028-02-29' })).toBe('2028-02-29');
  expect((await row(id))!['expiry_date']).toBe('2028-02-29');
  expect(await change({ expiryDate: null })).toBeNull();
  expect((await row(id))!['expiry_date']).toBeNull();
});

describe.each(apis)('activities that cite documents by %s', (api: Api) => {
  const workshop = { title: 'Airway workshop', category: 'Clinical Practice', hours: 2 };
  const cite = async (documentIds: unknown) =>
    callApi(api, alex, 'createActivity', { input: { ...workshop, documentIds } });
  /** GraphQL writes ids as texts. */
  const numbered = ({ documentIds, documents }: any) => ({
    documentIds: documentIds.map(Number),
    documents: documents.map((each: any) => ({ ...each, id: Number(each.id) })),
  });
  const evidenceOf = async (id: number) => {
    const asked = 'query($id: ID!) { activity(id: $id) { readiness { evidence } } }';
    return (await alex.graphql(asked, { id })).data.activity.readiness.evidence;
  };

  test('have its files as their evidence, until it is deleted', async () => {
    const { id: documentId } = await added({ title: 'Course certificate' });
    const one = (await cite([documentId, documentId])).value;
    const two = (await cite([documentId])).value;
    const documents = [
      { id: Number(documentId), title: 'Course certificate', type: 'certificate' },
    ];
    expect(numbered(one)).toEqual({ documentIds: [Number(documentId)], documents });
    expect(await evidenceOf(one.id)).toBe('note');
    await sendFile(alex, `documentId=${documentId}`, 'course.pdf', await aPdf());
    expect([await evidenceOf(one.id), await evidenceOf(two.id)]).toEqual(['file', 'file']);
    const list = (await alex.rest('GET', `/activities?documentId=${documentId}`)).body;
    expect(list.map(({ id }: any) => id).toSorted()).toEqual(
      [one.id, two.id].map(Number).toSorted(),
    );
    await callApi(api, alex, 'deleteDocument', { id: documentId });
    expect(await evidenceOf(one.id)).toBe('none');
    const read = async () => (await alex.rest('GET', `/activities/${one.id}`)).body;
    expect(await read()).toMatchObject({ documentIds: [Number(documentId)], documents: [] });
    // An edit may keep the link to what is in the bin.
    const change = (documentIds: unknown) =>
      callApi(api, alex, 'updateActivity', { id: one.id, input: { documentIds } });
    expect((await change([documentId])).value.documentIds.map(Number)).toEqual([
      Number(documentId),
    ]);
    await callApi(api, alex, 'restoreDocument', { id: documentId });
    expect(await read()).toMatchObject({ documents });
    await callApi(api, alex, 'deleteDocument', { id: documentId });
    await alex.rest('DELETE', `/bin/document/${documentId}`);
    expect((await read()).documentIds).toEqual([]);
  });

  test('cite up to ten of the user’s own', async () => {
    const { id: anothers } = (await billie.rest('POST', '/documents', certificate)).body;
    const tooMany = Array.from({ length: 11 }, (_, n) => n + 1);
    for (const documentIds of [[anothers], tooMany, 'x', [2 ** 31]]) {
      const refused = { status: 400, fields: { documentIds: expect.any(String) } };
      expect((await cite(documentIds)).error, String(documentIds)).toMatchObject(refused);
    }
  });
});

test('the summary counts documents that are not deleted', async () => {
  const { id } = await added();
  const count = async () => (await alex.rest('GET', '/cpd-summary')).body.documentsCount;
  const before = await count();
  await callApi('REST', alex, 'deleteDocument', { id });
  expect(await count()).toBe(before - 1);
  await callApi('REST', alex, 'restoreDocument', { id });
  expect(await count()).toBe(before);
});

test('the longest document goes in, however its characters are written', async () => {
  const content = 'é'.repeat(20_000);
  const escaped = JSON.stringify({ ...certificate, content }).replaceAll('é', '\\u00e9');
  const { status, body } = await alex.raw('POST', '/api/documents', escaped);
  expect(status).toBe(201);
  expect(body.content).toBe(content);
});

describe('reading documents', () => {
  test('type and search combine; search is literal and minds no case', async () => {
    const client = await signedUp(server());
    await added({ title: 'Cardiac 100% course', type: 'certificate' }, client);
    await added(
      { title: 'Trauma evening', type: 'evidence', content: 'CARDIAC tamponade, 100_1' },
      client,
    );
    await added({ title: "O'Brien's reflection", type: 'reflection' }, client);
    const titles = async (args: object) => {
      const query = `query($type: DocumentType, $query: String) {
        documents(type: $type, query: $query) { totalCount nodes { title } } }`;
      const { documents } = (await client.graphql(query, args)).data;
      expect(documents.totalCount).toBe(documents.nodes.length);
      const rest = await client.rest('GET', `/documents?${new URLSearchParams({ ...args })}`);
      const found = documents.nodes.map(({ title }: { title: string }) => title);
      expect(rest.body.map(({ title }: { title: string }) => title)).toEqual(found);
      return found;
    };
    expect(await titles({ query: 'cardiac' })).toEqual(['Trauma evening', 'Cardiac 100% course']);
    expect(await titles({ query: ' CARDIAC ', type: 'evidence' })).toEqual(['Trauma evening']);
    expect(await titles({ query: '100%' })).toEqual(['Cardiac 100% course']);
    expect(await titles({ query: '100_' })).toEqual(['Trauma evening']);
    expect(await titles({ query: "O'Brien's" })).toEqual(["O'Brien's reflection"]);
    expect(await titles({ query: '\\' })).toEqual([]);
    expect(await titles({ query: "'; drop table documents; --" })).toEqual([]);
    expect(await titles({ type: 'reflection', query: '' })).toEqual(["O'Brien's reflection"]);
    expect(await titles({ type: 'all' })).toHaveLength(3);
  });

  test('refuses an invalid type, and a search that cannot be stored', async () => {
    expect(await alex.rest('GET', '/documents?type=passport')).toMatchObject({
      status: 400,
      body: { fields: { type: expect.any(String) } },
    });
    expect((await alex.rest('GET', '/documents?query=%00')).status).toBe(400);
    const query = 'query($query: String) { documents(query: $query) { totalCount } }';
    const nul = await alex.graphql(query, { query: 'a\u0000b' });
    expect(nul.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    const half = await alex.graphql(query, { query: 'a\ud83d' });
    expect(half.errors).toBeUndefined();
    expect(half.data.documents.totalCount).toBe(0);
  });
});

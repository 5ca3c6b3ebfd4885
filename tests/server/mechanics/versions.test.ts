// @module-tag servers
import { beforeAll, describe, expect, test } from 'vitest';
import { signedUp, TestClient } from '#tests/support/client';
import { apis, callApi, type Api } from '#tests/support/apis';
import { recordKinds } from '#tests/support/record-kinds';
import { findRow } from '#tests/support/rows';
import { useServer } from '#tests/support/server';
import { versionMessages } from '#domain/versions';

const server = useServer();
let alex: TestClient;
let billie: TestClient;
beforeAll(async () => {
  // A goal is for this period or the next.
  server().setNow(new Date('2026-06-15T02:00:00.000Z'));
  [alex, billie] = [await signedUp(server()), await signedUp(server())];
});

const stale = {
  status: 409,
  message: versionMessages.changed,
  fields: { version: versionMessages.changed },
};

describe.each(recordKinds)(
  'concurrent edits: $name',
  ({ name, path, table, input, mine, theirs }) => {
    const made = async (): Promise<any> => (await alex.rest('POST', path, await input(alex))).body;
    const versionOf = async (id: number) => (await findRow(server(), table, id))!['version'];
    const write = (api: Api, id: number, change: object, by = alex) =>
      callApi(api, by, `update${name}`, { id, input: change });

    test.each(apis)('by %s, a change of the current version succeeds', async (api) => {
      const { id, version } = await made();
      const first = await write(api, id, { ...theirs, version });
      expect(first.value).toMatchObject(theirs);
      const second = await write(api, id, { ...mine, version: version + 1 });
      expect(second.value).toMatchObject(mine);
      expect(await versionOf(id)).toBe(version + 2);
    });

    test('the response contains the stored version and time of change', async () => {
      const { id, version, updatedAt } = await made();
      expect([version, updatedAt]).toEqual([1, null]);
      const { value } = await write('REST', id, theirs);
      const stored = (await findRow(server(), table, id))!;
      expect(value.version).toBe(stored['version']);
      expect(new Date(value.updatedAt)).toEqual(new Date(stored['changed_at']));
      expect((await write('REST', id, {})).value.version).toBe(value.version);
    });

    test.each(apis)(
      'by %s, a change of an earlier version is a conflict, and nothing is written',
      async (api) => {
        const { id, version } = await made();
        await write(api, id, theirs);
        const before = await findRow(server(), table, id);
        expect((await write(api, id, { ...mine, version })).error).toEqual(stale);
        expect(await findRow(server(), table, id)).toEqual(before);
      },
    );

    test.each(apis)('by %s, a change without a version overwrites', async (api) => {
      const { id } = await made();
      await write(api, id, theirs);
      expect((await write(api, id, mine)).value).toMatchObject(mine);
      expect((await write(api, id, { ...theirs, version: null })).value).toMatchObject(theirs);
    });

    test('of twenty concurrent changes of a version exactly one succeeds', async () => {
      const { id, version } = await made();
      const responses = await Promise.all(
        Array.from({ length: 20 }, (_, n) =>
          write(n % 2 ? 'REST' : 'GraphQL', id, { ...(n % 3 ? mine : theirs), version }),
        ),
      );
      expect(responses.filter(({ error }) => error === null)).toHaveLength(1);
      expect(responses.filter(({ error }) => error?.status === 409)).toHaveLength(19);
      expect(await versionOf(id)).toBe(version + 1);
    });

    test('deletions, restores and any other SQL count too', async () => {
      const { id, version } = await made();
      await callApi('REST', alex, `delete${name}`, { id });
      expect((await write('REST', id, { ...mine, version })).error?.status).toBe(404);
      await callApi('REST', alex, `restore${name}`, { id });
      expect((await write('REST', id, { ...mine, version })).error).toEqual(stale);
      const before = await versionOf(id);
      expect(before).toBe(version + 2);
      const text = `update ${table} set created_at = created_at where id = $1`;
      await server().database.query({ text, values: [id] });
      expect(await versionOf(id)).toBe(before + 1);
    });

    test('another user’s record is not found, whatever the version', async () => {
      const { id, version } = await made();
      for (const given of [version, version + 1]) {
        const { error } = await write('REST', id, { ...mine, version: given }, billie);
        expect(error?.status).toBe(404);
      }
    });

    test.each([0, -1, 1.5, 'first', {}, 2 ** 31])('the version %j is refused', async (version) => {
      const { id } = await made();
      const { error } = await write('REST', id, { ...mine, version });
      expect(error).toMatchObject({
        status: 400,
        fields: { version: versionMessages.notAVersion },
      });
    });

    test('comparing needs no further statement', async () => {
      const { id, version } = await made();
      const counted = async (input: object) => {
        server().statements();
        await write('REST', id, input);
        return server().statements().length;
      };
      expect(await counted({ ...theirs, version })).toBe(await counted(mine));
    });
  },
);

describe('concurrent reviews of the same account', () => {
  const input = { rating: 4, comment: 'Good.' };
  let path: string;
  let resourceId: number;
  beforeAll(async () => {
    [{ id: resourceId }] = (await alex.rest('GET', '/resources/recommendations')).body;
    path = `/resources/${resourceId}/reviews`;
  });
  const review = (given: object, by = alex) => by.rest('POST', path, { ...input, ...given });
  const mineOf = async () => {
    const query = `{ resource(id: ${resourceId}) { myReview { id rating comment version } } }`;
    return (await alex.graphql(query)).data.resource.myReview;
  };
  const drop = async () => {
    const mine = await mineOf();
    if (mine) await alex.rest('DELETE', `${path}/${mine.id}`);
  };

  test('the first one is written once, and changed only from its version', async () => {
    await drop();
    const first = await review({ version: 0 });
    expect(first).toMatchObject({ status: 201, body: { rating: 4 } });
    expect((await review({ version: 0, rating: 1 })).status).toBe(409);
    const { version } = first.body;
    const second = await review({ version, rating: 5 });
    expect(second).toMatchObject({ status: 200, body: { rating: 5, version: version + 1 } });
    const third = await review({ version, rating: 1 });
    expect(third.status).toBe(409);
    expect(third.body).toMatchObject({ message: stale.message, fields: stale.fields });
    expect(await mineOf()).toMatchObject({ rating: 5, version: version + 1 });
    expect((await review({ rating: 2 })).body).toMatchObject({ rating: 2, version: version + 2 });
  });

  test('one deleted elsewhere is not written again without its version', async () => {
    await drop();
    const { version } = (await review({})).body;
    await drop();
    expect((await review({ version })).status).toBe(409);
    expect(await mineOf()).toBeNull();
    expect((await review({ version: 0 })).status).toBe(201);
  });

  test('of ten concurrent ones exactly one succeeds', async () => {
    await drop();
    const { version } = (await review({})).body;
    const given = Array.from({ length: 10 }, (_, n) => review({ version, rating: 1 + (n % 5) }));
    const statuses = (await Promise.all(given)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  });

  test('GraphQL returns CONFLICT; the other change stays', async () => {
    await drop();
    const { version } = (await review({})).body;
    await review({});
    const mutation = `mutation($input: ReviewResourceInput!) { reviewResource(input: $input) { id } }`;
    const { errors } = await alex.graphql(mutation, { input: { ...input, resourceId, version } });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', fields: stale.fields });
    expect((await review({ version: 0 }, billie)).status).toBe(201);
  });
});

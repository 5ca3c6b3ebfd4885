// @module-tag servers
import { beforeAll, describe, expect, test } from 'vitest';
import { openApi } from '#server/rest/openapi/document';
import type { JsonSchema } from '#server/rest/openapi/types';
import { signedUp, withoutRequest, type TestClient } from '#tests/support/client';
import { useAllValues } from '#tests/support/all-values';
import { DescribedApi, type DescribedOperation } from '#tests/support/openapi';
import { pathParamsOf, queryOf, sampleOf } from '#tests/support/openapi-samples';
import { detectResponseLeaks } from '#tests/support/response-leaks';
import { fieldsWithIds, schema, selectionOf } from '#tests/support/schema-walk';
import { testEnv, useServer } from '#tests/support/server';
import { fewLinks, freezeSmallFiles } from '#tests/support/shared-links';
import { populatedUser, separateIdRanges, type PopulatedUser } from '#tests/support/populated-user';

const server = useServer();
const api = new DescribedApi(openApi(testEnv, schema));
const leaks = detectResponseLeaks();
const NOBODYS = '2147483647';
const NO_SESSION = '00000000-0000-4000-8000-000000000000';
let alex: PopulatedUser;
let billie: TestClient;
let before: string;

useAllValues();
beforeAll(async () => {
  freezeSmallFiles(server());
  await separateIdRanges(server());
  alex = await populatedUser(server());
  leaks.keepPrivate(alex.marker, alex.client);
  billie = await signedUp(server());
  before = await alex.rows();
});

/** An unknown id of the same form. */
const missing = (id: string) => (/^\d+$/.test(id) ? NOBODYS : NO_SESSION);

test('2: the owner has records of every kind', async () => {
  // These fill later, when messages and reminders are due and sessions end. Keys, tickets and times:
  // tests/server/proof/crew-tickets.test.ts and one-place.test.ts.
  const later = ['crew_keys', 'crew_tickets', 'crew_times', 'deliveries', 'reminders'];
  expect(alex.emptyTables).toEqual(later);
  expect([...alex.ids].filter((id) => !/^\d+$/.test(id)).length).toBeGreaterThan(0);
});

/** Alex's ids that REST and inputs take as numbers. */
function numericIds(): string[] {
  const ids = [...alex.ids].filter((id) => /^\d+$/.test(id));
  expect(ids).not.toEqual([]);
  return ids;
}

describe('2: another user’s record gives the same REST response as a missing one', () => {
  const inPath = api.operations.filter(({ operation }) =>
    operation.parameters.some((each) => each.in === 'path' && each.schema.type === 'integer'),
  );

  test.each(inPath)('$method $path', async (operation) => {
    const body = await sampleOf(operation, billie);
    const query = operation.name === 'uploadEvidenceFile' ? await queryOf(operation, billie) : {};
    for (const name of integersIn(operation)) {
      const answerTo = async (id: string) => {
        const pathParams = Object.fromEntries(
          operation.operation.parameters
            .filter((each) => each.in === 'path')
            .map((each) => [each.name, each.schema.enum?.[0] ?? NOBODYS]),
        );
        const kinds = operation.operation.parameters.find((each) => each.name === 'kind');
        const said = [];
        for (const kind of kinds?.schema.enum ?? [undefined]) {
          const given = { ...pathParams, ...(kind !== undefined && { kind }), [name]: id };
          const { status, body: text } = await api.call(billie, operation, {
            pathParams: given,
            query,
            body,
          });
          said.push({ status, text: withoutRequest(text) });
        }
        return said;
      };
      const nobodys = await answerTo(NOBODYS);
      for (const { status } of nobodys) expect(status).toBe(404);
      for (const id of numericIds()) expect(await answerTo(id), id).toEqual(nobodys);
    }
  });

  const inBody = api.operations.flatMap((operation) =>
    idsIn(operation).map((field) => ({ ...operation, field })),
  );

  test.each(inBody)('$field in $method $path', async ({ field, ...operation }) => {
    const pathParams = await pathParamsOf(api, billie, operation);
    const sample = await sampleOf(operation, billie);
    const answerTo = async (id: string) => {
      const given = { ...sample, [field]: Number(id) };
      const { status, body } = await api.call(billie, operation, { pathParams, body: given });
      return { status, body: withoutRequest(body) };
    };
    const nobodys = await answerTo(NOBODYS);
    // 409: a phone whose key the server does not know registers another one.
    expect([400, 404, 409]).toContain(nobodys.status);
    for (const id of numericIds()) expect(await answerTo(id), id).toEqual(nobodys);
  });

  test('an evidence file is not attached to or listed with another user’s record', async () => {
    const upload = api.at('POST', '/evidence')!;
    const owners = upload.operation.parameters.filter(({ name }) => name.endsWith('Id'));
    expect(owners.length).toBeGreaterThan(2);
    const body = await sampleOf(upload, billie);
    for (const { name } of owners) {
      for (const id of [...alex.ids].filter((each) => /^\d+$/.test(each))) {
        const query = { [name]: id, name: 'mine.jpg' };
        expect((await api.call(billie, upload, { query, body })).status).toBe(404);
        const listed = await api.call(billie, api.at('GET', '/evidence')!, {
          query: { [name]: id },
        });
        expect(listed.body, `${name}=${id}`).toEqual([]);
      }
    }
  });

  test('a picture and a certificate are returned only to their owner', async () => {
    const { body: user } = await alex.client.rest('GET', '/user');
    const { body: modules } = await alex.client.rest('GET', '/modules');
    const { number } = modules.find((each: any) => each.completion).completion.certificate;
    for (const path of [user.profileImage.replace('/api', ''), `/certificates/${number}`]) {
      expect((await alex.client.fetch(`/api${path}`)).status, path).toBe(200);
      expect((await billie.fetch(`/api${path}`)).status, path).toBe(404);
    }
  });
});

describe('2: another user’s record gives the same GraphQL response as a missing one', () => {
  const samples = Object.fromEntries(api.operations.map((each) => [each.name, each]));
  const operations = fieldsWithIds({});

  test.each(operations)('$name', async ({ name, query }) => {
    const [field = ''] = name.split(' ');
    const rest = samples[field];
    const body = rest && ((await sampleOf(rest, billie)) as Record<string, unknown>);
    const same = fieldsWithIds({ [field]: body ?? {} }).find((each) => each.name === name)!;
    // To reach the id in the input, the record itself must belong to Billie.
    const own = rest && name.includes('input.') ? await pathParamsOf(api, billie, rest) : {};
    const mine = own['id'] === undefined ? {} : { id: String(own['id']) };
    const answerTo = async (id: string) => {
      if (field === 'createSharedSubmission') await fewLinks(billie);
      const { data, errors } = await billie.graphql(query, { ...same.variables(id), ...mine });
      return { data, errors: errors?.map(({ message, extensions }) => ({ message, extensions })) };
    };
    const nobodys = new Map<string, unknown>();
    for (const id of new Set([...alex.ids].map(missing))) nobodys.set(id, await answerTo(id));
    for (const id of alex.ids) expect(await answerTo(id), id).toEqual(nobodys.get(missing(id)));
  });
});

describe('4: responses', () => {
  const lists = Object.values(schema.getQueryType()!.getFields()).filter(({ args }) =>
    args.every((arg) => arg.defaultValue !== undefined || !String(arg.type).endsWith('!')),
  );

  test.each(lists.map(({ name, type }) => ({ name, query: `{ ${name} ${selectionOf(type)} }` })))(
    '$name returns nothing private of another user',
    async ({ query }) => {
      const { errors } = await alex.client.graphql(query);
      expect(errors).toBeUndefined();
      expect((await billie.graphql(query)).errors).toBeUndefined();
    },
  );

  test('contain the private data for its owner', async () => {
    const { responses: searched, toOwner } = await leaks.counts();
    expect(searched).toBeGreaterThan(500);
    expect(toOwner).toBeGreaterThan(5);
  });
});

test('2: the owner’s rows are unchanged at the end', async () => {
  expect(await alex.rows()).toBe(before);
});

function integersIn({ operation }: DescribedOperation): string[] {
  return operation.parameters
    .filter((each) => each.in === 'path' && each.schema.type === 'integer')
    .map(({ name }) => name);
}

/** The fields of a body that name a record. */
function idsIn({ body }: DescribedOperation): string[] {
  const names = (each: JsonSchema | null) => Object.keys(each?.properties ?? {});
  return names(body).filter((name) => /^id$|Id$/.test(name));
}

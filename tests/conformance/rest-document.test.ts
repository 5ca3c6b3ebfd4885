// @module-tag servers
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '#server/app';
import { BODY_BYTES, TABLE_BYTES } from '#server/limits';
import { createEvents } from '#server/realtime/pubsub';
import { openApi } from '#server/rest/openapi/document';
import { withSharedParts } from '#server/rest/openapi/shared';
import type { Content, JsonSchema } from '#server/rest/openapi/types';
import { routes } from '#server/rest/routes';
import { createSchema } from '#server/schema/index';
import { useCalendarHost } from '#tests/support/calendar-host';
import { signedUp, TestClient } from '#tests/support/client';
import { mountedRoutes } from '#tests/support/mounted-routes';
import { DescribedApi, type DescribedOperation } from '#tests/support/openapi';
import { recordExamples } from '#tests/support/recorded-examples';
import {
  boundaryValues,
  pathParamsOf,
  prepare,
  queryOf,
  sampleOf,
} from '#tests/support/openapi-samples';
import { testEnv, useServer } from '#tests/support/server';
import { freezeSmallFiles } from '#tests/support/shared-links';
import { CERTIFICATE_PATTERN, certificateNumber } from '#domain/learning/certificates';
import { EVIDENCE_MAX_BYTES } from '#domain/records/evidence-files';
import { PROFILE_IMAGE_MAX_BYTES } from '#domain/account/profile-images';
import { completedEightDaysAgo } from '#tests/support/populated-user';
import { moduleReflection, openAnswers } from '#tests/support/quiz';

const calendars = useCalendarHost();
const server = useServer({}, { publicAgent: calendars.agent });
const document = openApi(testEnv, createSchema(createEvents(null).pubsub));
const api = new DescribedApi(document);
const { operations } = api;
let alex: TestClient;
const recording = recordExamples();

beforeAll(async () => {
  freezeSmallFiles(server());
  alex = await signedUp(server());
  await learn();
});

describe('the document', () => {
  test('is public', async () => {
    const response = await new TestClient(server()).rest('GET', '/openapi.json');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(response.body).toEqual(JSON.parse(JSON.stringify(withSharedParts(document))));
  });

  test('has every route, and nothing else is mounted below /api', async () => {
    const app = await createApp(server().services);
    await app.close();
    const own = ['get /', 'get /openapi.json'];
    const table = routes.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(mountedRoutes(app.express.router.stack))).toEqual(new Set([...own, ...table]));
    const shown = operations.map(
      ({ method, path, status }) =>
        `${method.toLowerCase()} ${path.replace(/\{(\w+)\}/g, ':$1')} ${status}`,
    );
    expect(shown.toSorted()).toEqual(
      routes.map((each) => `${each.method} ${each.path} ${each.status}`).toSorted(),
    );
  });

  /** Section 7 of the specification and the contract's additions. */
  test.each([
    ['GET /user', 'POST /login', 'POST /register', 'POST /logout'],
    ['GET /activities', 'POST /activities', 'PATCH /activities/{id}', 'DELETE /activities/{id}'],
    ['GET /activities/recent', 'GET /cpd-summary', 'GET /modules', 'GET /modules/recommended'],
    ['GET /notifications', 'PATCH /notifications/{id}/read', 'POST /notifications/read'],
    ['GET /reflective-logs', 'POST /reflective-logs', 'DELETE /reflective-logs/{id}'],
    ['PATCH /reflective-logs/{id}', 'GET /documents', 'POST /documents', 'GET /documents/{id}'],
    ['PATCH /documents/{id}', 'DELETE /documents/{id}', 'GET /resources/recommendations'],
    ['GET /bookmarks', 'POST /resources', 'POST /resources/{id}/bookmark'],
    ['DELETE /resources/{id}/bookmark', 'GET /resources/{id}/reviews'],
    ['POST /resources/{id}/reviews', 'GET /modules/{id}'],
    ['PATCH /user/profile', 'PATCH /user/registration'],
  ])('has %s', (...wanted) => {
    const known = operations.map(({ method, path }) => `${method} ${path}`);
    expect(known).toEqual(expect.arrayContaining(wanted));
  });

  test('has a schema for everything that is JSON', () => {
    const without = operations.flatMap(({ name, operation }) =>
      [operation.requestBody, ...Object.values(operation.responses)].flatMap((each) => {
        const content: Content = each && 'content' in each ? (each.content ?? {}) : {};
        const json = content['application/json'];
        return json && !json.schema ? [name] : [];
      }),
    );
    expect(without).toEqual([]);
  });

  test('is valid: references resolve, path parameters are declared, names are unique', () => {
    expect(document.openapi).toBe('3.1.0');
    const text = JSON.stringify(document);
    const references = [...text.matchAll(/"\$ref":"#\/([\w/]+)"/g)].map(([, path = '']) => path);
    const found = (path: string) =>
      path.split('/').reduce<any>((part, key) => part?.[key], document);
    expect(references.filter((path) => !found(path))).toEqual([]);
    const { schemas, responses } = document.components;
    const used = new Set(references.map((path) => path.split('/').at(-1)));
    expect(
      [...Object.keys(schemas), ...Object.keys(responses)].filter((name) => !used.has(name)),
    ).toEqual([]);
    for (const { path, name, operation } of operations) {
      const parts = [...path.matchAll(/\{(\w+)\}/g)].map(([, part]) => part);
      const declared = operation.parameters.filter((each) => each.in === 'path');
      expect(
        declared.map((each) => each.name),
        name,
      ).toEqual(parts);
      expect(operation.summary, name).toMatch(/^[A-Z].*\.$/);
    }
    expect(new Set(operations.map(({ name }) => name)).size).toBe(operations.length);
  });

  test('declares a body for every success except 204, and null only where there may be none', () => {
    for (const { name, status, operation } of operations) {
      const response = operation.responses[status];
      const [content] = Object.values(
        (response && 'content' in response && response.content) || {},
      );
      expect(content === undefined, name).toBe(status === 204);
      const isOptional = content?.schema?.anyOf?.at(-1)?.type === 'null';
      expect(isOptional, name).toBe(name === 'runningCrewSession');
      // A success without content has no type either.
      expect([content?.schema?.type].flat(), name).not.toContain('null');
    }
  });

  test('describes every value', () => {
    const vague = (schema: JsonSchema, place: string): string[] => {
      const inside = Object.entries(schema.properties ?? {}).flatMap(([key, each]) =>
        vague(each, `${place}.${key}`),
      );
      const more = [...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])];
      const isVague = !schema.type && !schema.$ref && !schema.anyOf;
      return [
        ...(isVague ? [place] : []),
        ...inside,
        ...more.flatMap((each) => vague(each, place)),
      ];
    };
    const named = Object.entries(document.components.schemas);
    expect(named.flatMap(([name, schema]) => vague(schema, name))).toEqual([]);
  });
});

test.each(operations)('$method $path works as described', async (operation) => {
  const client = caller(operation);
  const pathParams = await pathParamsOf(api, alex, operation);
  const body = await sampleOf(operation, client);
  await prepare(operation, pathParams, server().database);
  const query = await queryOf(operation, client);
  const response = await api.call(client, operation, { pathParams, query, body });
  expect(response.status).toBe(operation.status);
  recording.add(operation, { path: pathParams, request: body, response: response.body });
});

const UNKNOWN_CODE = 'AAAAA-BBBBB-CCCCC-DDDDD';

// The samples of public operations have a secret that exists.
const byPath = ({ isPublic, path }: DescribedOperation) => !isPublic || path.includes('{');

test.each(operations.filter((each) => each.operation.responses['404'] && byPath(each)))(
  '$method $path does not find what is not there',
  async (operation) => {
    const sample = await sampleOf(operation, alex);
    const body = sample && {
      ...sample,
      ...('secret' in sample && { secret: 'f'.repeat(32) }),
      ...(operation.path.startsWith('/teams/') && 'code' in sample && { code: UNKNOWN_CODE }),
    };
    const pathParams = paramsOfNobody(operation);
    const { activityId, ...query } = (await queryOf(operation, alex)) ?? {};
    if (activityId) Object.assign(query, { activityId: '2147483647' });
    if (operation.name === 'roster') await alex.rest('DELETE', '/user/roster');
    expect((await api.call(alex, operation, { pathParams, query, body })).status).toBe(404);
  },
);

// Both are refused before anything is looked up, so the path needs no record.
test.each(operations.filter(({ method }) => method !== 'GET'))(
  '$method $path refuses what comes from another site',
  async (operation) => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    const pathParams = paramsOfNobody(operation);
    expect((await api.call(alex, operation, { pathParams, headers })).status).toBe(403);
  },
);

test.each(operations.filter(({ operation }) => operation.requestBody))(
  '$method $path refuses a body of another type, and one too large',
  async (operation) => {
    const pathParams = paramsOfNobody(operation);
    const client = caller(operation);
    const send = (body: Buffer, headers = {}) =>
      api.call(client, operation, { pathParams, body, headers });
    const other = await send(Buffer.from('text'), { 'content-type': 'text/plain' });
    expect(other.status).toBe(415);
    expect((await send(Buffer.alloc(limitOf(operation) + 1, 'x'))).status).toBe(413);
  },
);

test('register and login return 409 and 429 as described', async () => {
  const [register, login] = [api.at('POST', '/register')!, api.at('POST', '/login')!];
  const visitor = caller(register);
  const { username } = alex.user;
  const body = { ...(await sampleOf(register, visitor)), username };
  expect((await api.call(visitor, register, { body })).status).toBe(409);
  const guess = { username: `not-${randomUUID()}`, password: 'a guess' };
  const guesses = Array.from({ length: testEnv.limits.loginPerAccount + 1 }, () =>
    api.call(visitor, login, { body: guess }),
  );
  const responses = await Promise.all(guesses);
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([401, 429]));
  const limited = responses.find(({ status }) => status === 429);
  expect(Number(limited?.headers.get('retry-after'))).toBeGreaterThan(0);
});

describe.each(operations.filter(({ body }) => body))('the body of $method $path', (operation) => {
  const { properties = {}, required = [] } = operation.body!;
  let pathParams: Record<string, unknown>;
  beforeAll(async () => {
    pathParams = await pathParamsOf(api, alex, operation);
    await prepare(operation, pathParams, server().database);
  });
  const send = async (change: Record<string, unknown>) => {
    const client = caller(operation);
    const sample = await sampleOf(operation, client);
    return api.call(client, operation, { pathParams, body: { ...sample, ...change } });
  };

  /** Sends wrong values together, and again those that the response does not name, until each was named. */
  const expectRefused = async (wrong: Record<string, unknown>) => {
    const client = caller(operation);
    // Refused requests use nothing up.
    const sample = await sampleOf(operation, client);
    for (let left = wrong; Object.keys(left).length > 0;) {
      const said = JSON.stringify(left, shortly);
      const { status, body } = await api.call(client, operation, {
        pathParams,
        body: { ...sample, ...left },
      });
      expect(status, said).toBe(400);
      const named = Object.keys(body.fields).map((field) => field.replace(/\[.*/, ''));
      expect(named, said).not.toEqual([]);
      expect(Object.keys(left), said).toEqual(expect.arrayContaining(named));
      left = Object.fromEntries(Object.entries(left).filter(([name]) => !named.includes(name)));
    }
  };

  test('requires the required fields and no others', async () => {
    await expectRefused(Object.fromEntries(required.map((name) => [name, undefined])));
    const others = Object.keys(properties).filter((name) => !required.includes(name));
    const response = await send(Object.fromEntries(others.map((name) => [name, undefined])));
    expect(response.status).toBeLessThan(300);
  });

  test('has the described limits', async () => {
    const bounds = Object.entries(properties).map(
      ([name, schema]) => [name, boundaryValues(schema)] as const,
    );
    const refused = bounds.map(([name, values]) => [name, values.refused] as const);
    for (const wrong of together(refused)) await expectRefused(wrong);
    // The schema cannot know whether an id belongs to the caller, or which registrations the caller holds.
    const allowed = bounds.map(([name, values]) => {
      const isUnknown = /Ids?$|^registration$/.test(name);
      return [name, values.allowed.filter((each) => !isUnknown || each === null)] as const;
    });
    // A version that is not the record's is a conflict, whatever else is sent.
    const [versions, others] = [true, false].map((isVersion) =>
      together(allowed.filter(([name]) => (name === 'version') === isVersion)),
    );
    for (const change of [...versions!, ...others!]) {
      const isOne = Object.keys(change).length === 1;
      if (!isOne && (await send(change)).status < 300) continue;
      // Some values exclude each other, such as the type of a record and what only another type has.
      for (const [name, value] of Object.entries(change)) {
        const { status } = await send({ [name]: value });
        expect(status, JSON.stringify({ [name]: value }, shortly)).not.toBe(400);
      }
    }
  });
});

const queried = operations.filter(
  ({ method, operation }) => method === 'GET' && parametersOf(operation).length > 0,
);

test.each(queried)('$method $path accepts the described query', async (described) => {
  const pathParams = await pathParamsOf(api, alex, described);
  const takesFormat = parametersOf(described.operation).some((each) => each.name === 'format');
  for (const { name, schema } of parametersOf(described.operation)) {
    const { refused, allowed } = boundaryValues(schema);
    const send = (value: unknown) =>
      // Of the formats of a report, this is the cheapest.
      api.call(alex, described, {
        pathParams,
        query: { ...(takesFormat && { format: 'json' }), [name]: String(value) },
      });
    for (const value of refused.filter(isText)) {
      expect((await send(value)).status, `${name}=${value}`).toBe(400);
    }
    for (const value of allowed) expect((await send(value)).status, `${name}=${value}`).toBe(200);
  }
});

test.for(queried.filter(({ operation }) => parametersOf(operation).some(isCursor)))(
  '$method $path goes on where the Link header says',
  async (described, { skip }) => {
    const pathParams = await pathParamsOf(api, alex, described);
    const size = described.operation.parameters.some(({ name }) => name === 'limit')
      ? 'limit'
      : 'first';
    const maker = api.at('POST', described.path);
    for (const each of maker ? [maker, maker] : []) {
      const query = await queryOf(each, alex);
      await api.call(alex, each, { pathParams, query, body: await sampleOf(each, alex) });
    }
    if (described.path === '/bin') await fillBin();
    const first = await api.call(alex, described, { pathParams, query: { [size]: '1' } });
    expect(first.body).toHaveLength(1);
    const link = first.headers.get('link');
    skip(link === null, 'No operation fills this list, so it has no second page.');
    const [, next = ''] = /^<([^>]+)>; rel="next"/.exec(link!) ?? [];
    const { body } = await alex.rest('GET', next.replace('/api', ''));
    expect(body).toHaveLength(1);
    const idOf = ({ seq, id, recordId }: Record<string, number>) => seq ?? id ?? recordId;
    expect(idOf(body[0])).toBeDefined();
    expect(idOf(body[0])).not.toBe(idOf(first.body[0]));
    expect((await api.call(alex, described, { pathParams, query: { after: '%' } })).status).toBe(
      400,
    );
  },
);

/** Maximum size of an operation's body in bytes. */
function limitOf({ name, path }: DescribedOperation): number {
  if (name === 'uploadEvidenceFile') return EVIDENCE_MAX_BYTES;
  if (name === 'uploadProfileImage') return PROFILE_IMAGE_MAX_BYTES;
  return path.startsWith('/imports') ? TABLE_BYTES : BODY_BYTES;
}

/** Returns the caller: without a session if the operation needs none. */
function caller({ isPublic }: DescribedOperation): TestClient {
  return isPublic ? Object.assign(new TestClient(server()), { user: alex.user }) : alex;
}

/** Two records, since a list of one has no second page. */
async function fillBin(): Promise<void> {
  const activity = { title: 'For the bin', category: 'Clinical Practice', hours: 1 };
  for (let n = 0; n < 2; n += 1) {
    const { body } = await alex.rest('POST', '/activities', activity);
    await alex.rest('DELETE', `/activities/${body.id}`);
  }
}

const paramsOfNobody = ({ operation }: DescribedOperation) =>
  Object.fromEntries(operation.parameters.map(({ name, schema }) => [name, nobodys(schema)]));

const nobodys = ({ type, enum: values, pattern }: JsonSchema) => {
  if (type === 'integer') return 2_147_483_647;
  if (pattern === CERTIFICATE_PATTERN) return certificateNumber(2020, new Uint8Array(7));
  return values ? 'nothing' : 'f'.repeat(32);
};

function parametersOf({ parameters }: DescribedOperation['operation']) {
  return parameters.filter((each) => each.in === 'query');
}

function isCursor({ name }: { name: string }): boolean {
  return name === 'after' || name === 'before';
}

/** Values of several fields: the first of each, then the second of each, and so on. */
function together(values: (readonly [name: string, values: unknown[]])[]) {
  const most = Math.max(0, ...values.map(([, each]) => each.length));
  return Array.from({ length: most }, (_, n) =>
    Object.fromEntries(values.flatMap(([name, each]) => (n in each ? [[name, each[n]]] : []))),
  );
}

/** Shortens the texts of an assertion's message, and shows what is left out. */
const shortly = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.slice(0, 60) : value === undefined ? '(left out)' : value;

/** Query parameters are texts; an empty one means no value. */
function isText(value: unknown): boolean {
  return typeof value !== 'object' && value !== '';
}

/** Creates data for every field of a module, and more than one page of each list. */
async function learn(): Promise<void> {
  const [{ id }] = (await alex.rest('GET', '/modules')).body;
  const answers = await openAnswers(alex, id);
  const mutations: [field: string, type: string, input: object][] = [
    ['saveModuleProgress', 'SaveModuleProgressInput', { step: 'quiz', answers }],
    ['submitQuiz', 'SubmitQuizInput', { answers }],
    ['completeModule', 'CompleteModuleInput', { reflection: moduleReflection }],
  ];
  for (const [field, type, input] of mutations) {
    const { errors } = await alex.graphql(
      `mutation($input: ${type}!) { ${field}(input: $input) { __typename } }`,
      { input: { moduleId: id, ...input } },
    );
    expect(errors).toBeUndefined();
  }
  await completedEightDaysAgo(server(), alex);
}

import { expect } from 'vitest';
import { TestClient } from '#tests/support/client';
import {
  ApiFixture,
  expectSuccess,
  inDays,
  expectRefusal,
  samples,
} from '#tests/support/api-fixture';
import type { SpecSection } from '#tests/support/spec-section';

const expectResponse = async (
  client: TestClient,
  [method, path, body]: [method: string, path: string, body?: unknown],
  status: number,
  expected?: unknown,
) => {
  const { status: given, body: told } = await client.rest(method, path, body);
  expect({ path, status: given }).toEqual({ path, status });
  // Without an expected body the row is about the status.
  if (expected !== undefined) expect(told).toEqual(expected);
};
const visitor = ({ server }: ApiFixture) => new TestClient(server);
const list = async (client: TestClient, path: string) => (await client.rest('GET', path)).body;
const totals = async (client: TestClient) => {
  const summary = await list(client, '/cpd-summary');
  return [summary.totalHours, summary.reflectiveLogsCount, summary.documentsCount];
};
const completed = { ...samples.activity, status: 'completed' } as const;

/** Section 7: the calls; statuses are the contract's. */
export const calls: SpecSection<ApiFixture>[] = [
  {
    section: '7 the user',
    rows: {
      'GET /api/user: the current user': async (api) => {
        const me = await api.signUp();
        await expectResponse(me, ['GET', '/user'], 200, me.user);
      },
      'GET /api/user: 401 means no user': (api) =>
        expectResponse(visitor(api), ['GET', '/user'], 401),
      'a 401 on the current-user query yields no user (null)': async (api) =>
        expect((await visitor(api).graphql('{ me { id } }')).data).toEqual({ me: null }),
      'POST /api/login: username, password; the user': async (api) => {
        const { user } = await api.signUp();
        const login = { username: user.username, password: 'night-shift-7' };
        await expectResponse(visitor(api), ['POST', '/login', login], 200, user);
      },
      'POST /api/login: or an object with a message field on failure': (api) =>
        expectRefusal(
          visitor(api),
          ['POST', '/login', samples.login],
          401,
          'Invalid username or password',
        ),
      'POST /api/register: fullName, username, password, organization; the user': async (api) => {
        const { user } = await api.signUp({ organization: 'Station 7' });
        expect(user).toMatchObject({ organization: 'Station 7', fullName: expect.any(String) });
      },
      'POST /api/register: or an object with message on failure': (api) =>
        expectRefusal(
          visitor(api),
          ['POST', '/register', { ...samples.login, fullName: '' }],
          400,
          'Full name is required',
          'fullName',
        ),
      'POST /api/logout: response not read; the session is over': async (api) => {
        const me = await api.signUp();
        const kept = Object.assign(visitor(api), { cookie: me.cookie });
        await expectResponse(me, ['POST', '/logout'], 200);
        await expectResponse(kept, ['GET', '/user'], 401);
      },
      'PATCH /api/user/profile: fullName, organization; the updated user': async (api) => {
        const me = await api.signUp();
        const change = { fullName: 'Alex Night', organization: 'Station 7' };
        await expectResponse(me, ['PATCH', '/user/profile', change], 200, {
          ...me.user,
          ...change,
        });
        await expectResponse(me, ['GET', '/user'], 200, { ...me.user, ...change });
      },
      'PATCH /api/user/registration: registrationDate; the updated user': async (api) => {
        const me = await api.signUp();
        const registrationDate = `${inDays(-30)}T00:00:00.000Z`;
        const changed = { ...me.user, registrationDate };
        await expectResponse(
          me,
          ['PATCH', '/user/registration', { registrationDate }],
          200,
          changed,
        );
        await expectResponse(me, ['GET', '/user'], 200, changed);
      },
    },
  },
  {
    section: '7 activities',
    rows: {
      'POST /api/activities: title, category, description, hours, isInteractive, status, completedDate, evidence; the created activity':
        async ({ me }) => {
          const activity = {
            title: 'Night shift debrief',
            category: 'Professional Development',
            description: 'What went well',
            hours: 1.5,
            isInteractive: true,
            status: 'completed',
            completedDate: `${inDays(-1)}T02:00:00.000Z`,
            evidence: 'https://example.org/proof',
          };
          const created = await me.rest('POST', '/activities', activity);
          expect(created.status).toBe(201);
          expect(created.body).toMatchObject({ ...activity, id: expect.any(Number) });
        },
      'afterwards the activities, recent activities and CPD summary have it': async (api) => {
        const me = await api.signUp();
        const { id } = await expectSuccess(me, 'POST', '/activities', completed);
        expect(await list(me, '/activities')).toMatchObject([{ id }]);
        expect(await list(me, '/activities/recent')).toMatchObject([{ id }]);
        expect(await totals(me)).toEqual([2, 0, 0]);
      },
      'PATCH /api/activities/{id}: the same shape when editing; the updated activity': async (
        api,
      ) => {
        const me = await api.signUp();
        const { id } = await expectSuccess(me, 'POST', '/activities', completed);
        const changed = await expectSuccess(me, 'PATCH', `/activities/${id}`, {
          ...completed,
          hours: 3,
        });
        expect(changed).toMatchObject({ id, hours: 3 });
        expect(await totals(me)).toEqual([3, 0, 0]);
      },
      'PATCH /api/activities/{id}: or status and completedDate for a status flip': async (api) => {
        const me = await api.signUp();
        const { id } = await expectSuccess(me, 'POST', '/activities', completed);
        const flip = { status: 'in-progress', completedDate: null };
        expect(await expectSuccess(me, 'PATCH', `/activities/${id}`, flip)).toMatchObject(flip);
        expect(await totals(me)).toEqual([0, 0, 0]);
      },
      'DELETE /api/activities/{id}: gone from all three': async (api) => {
        const me = await api.signUp();
        const { id } = await expectSuccess(me, 'POST', '/activities', completed);
        await expectResponse(me, ['DELETE', `/activities/${id}`], 204);
        await expectResponse(me, ['GET', '/activities'], 200, []);
        await expectResponse(me, ['GET', '/activities/recent'], 200, []);
        expect(await totals(me)).toEqual([0, 0, 0]);
      },
      'GET /api/activities: list of activities (id, title, category, hours, status, and so on)':
        async ({ me }) => {
          for (const activity of await list(me, '/activities')) {
            expect(Object.keys(activity)).toEqual(
              expect.arrayContaining(['id', 'title', 'category', 'hours', 'status']),
            );
          }
        },
      'GET /api/activities/recent: a list of activities': async ({ me }) =>
        expect(await list(me, '/activities/recent')).toBeInstanceOf(Array),
      'GET /api/cpd-summary: runs only when a user exists': (api) =>
        expectResponse(visitor(api), ['GET', '/cpd-summary'], 401),
    },
  },
  {
    section: '7 modules and notifications',
    rows: {
      'GET /api/modules: modules (id, title, description, category, isRecommended)': async ({
        me,
      }) => {
        const modules = await list(me, '/modules');
        expect(modules).toHaveLength(7);
        for (const module of modules) {
          expect(module).toMatchObject({
            id: expect.any(Number),
            title: expect.any(String),
            description: expect.any(String),
            category: expect.any(String),
            isRecommended: expect.any(Boolean),
          });
        }
      },
      'GET /api/modules/recommended: a list of modules': async ({ me }) =>
        expect((await list(me, '/modules/recommended')).length).toBeGreaterThan(0),
      'GET /api/notifications: a list of notifications': async ({ me }) =>
        expect(await list(me, '/notifications')).toMatchObject([
          { title: 'Welcome to ParaMed CPD', message: expect.any(String), isRead: false },
        ]),
      'PATCH /api/notifications/{id}/read: the list has it read': async (api) => {
        const me = await api.signUp();
        const [{ id }] = await list(me, '/notifications');
        await expectResponse(me, ['PATCH', `/notifications/${id}/read`], 200);
        expect(await list(me, '/notifications')).toMatchObject([{ id, isRead: true }]);
      },
    },
  },
  {
    section: '7 reflective logs and documents',
    rows: {
      'POST /api/reflective-logs: content, learningOutcomes, futureApplication, activityId (optional); logs and summary have it':
        async (api) => {
          const me = await api.signUp();
          await expectResponse(
            me,
            ['POST', '/reflective-logs', { ...samples.log, activityId: null }],
            201,
          );
          expect(await list(me, '/reflective-logs')).toMatchObject([samples.log]);
          expect(await totals(me)).toEqual([0, 1, 0]);
        },
      'GET /api/reflective-logs: reflective logs': async ({ me }) =>
        expect(await list(me, '/reflective-logs')).toBeInstanceOf(Array),
      'DELETE /api/reflective-logs/{id}: gone from the logs and the summary': async (api) => {
        const me = await api.signUp();
        const { id } = await expectSuccess(me, 'POST', '/reflective-logs', samples.log);
        await expectResponse(me, ['DELETE', `/reflective-logs/${id}`], 204);
        await expectResponse(me, ['GET', '/reflective-logs'], 200, []);
        expect(await totals(me)).toEqual([0, 0, 0]);
      },
      'POST /api/documents: title, type, content; documents and summary have it': async (api) => {
        const me = await api.signUp();
        await expectResponse(me, ['POST', '/documents', samples.document], 201);
        expect(await list(me, '/documents')).toMatchObject([samples.document]);
        expect(await totals(me)).toEqual([0, 0, 1]);
      },
      'GET /api/documents: documents (id, title, type, content, createdAt)': async (api) => {
        const me = await api.signUp();
        await expectSuccess(me, 'POST', '/documents', samples.document);
        const created = { id: expect.any(Number), createdAt: api.now };
        expect(await list(me, '/documents')).toMatchObject([{ ...samples.document, ...created }]);
      },
      'GET, PATCH and DELETE /api/documents/{id} (contract)': async ({ me }) => {
        const { id } = await expectSuccess(me, 'POST', '/documents', samples.document);
        await expectResponse(me, ['GET', `/documents/${id}`], 200);
        await expectResponse(me, ['PATCH', `/documents/${id}`, { title: 'Roster' }], 200);
        await expectResponse(me, ['DELETE', `/documents/${id}`], 204);
        await expectResponse(me, ['GET', `/documents/${id}`], 404);
      },
    },
  },
  {
    section: '7 resources',
    rows: {
      'GET /api/resources/recommendations: query (optional)': async ({ me }) => {
        await expectSuccess(me, 'POST', '/resources', {
          ...samples.resource,
          title: 'Wombat triage',
        });
        const found = await list(me, '/resources/recommendations?query=wombat');
        expect(found).toMatchObject([{ title: 'Wombat triage' }]);
      },
      'GET /api/resources/recommendations: cpdCategory (optional)': async ({ me }) => {
        const found = await list(me, '/resources/recommendations?cpdCategory=Research');
        expect(found.length).toBeGreaterThan(0);
        for (const { cpdCategory } of found) expect(cpdCategory).toBe('Research');
      },
      'GET /api/resources/recommendations: limit (number); the dashboard uses limit=3': async ({
        me,
      }) => expect(await list(me, '/resources/recommendations?limit=3')).toHaveLength(3),
      'GET /api/bookmarks: list of bookmarked resources': async (api) => {
        const me = await api.signUp();
        const [{ id, title }] = await list(me, '/resources/recommendations?limit=1');
        await expectSuccess(me, 'POST', `/resources/${id}/bookmark`);
        expect(await list(me, '/bookmarks')).toMatchObject([{ id, title, bookmarked: true }]);
      },
      'POST /api/resources: title, description, url, type, provider, peerReviewed, cpdCategory, cpdHours, tags':
        async ({ me }) => {
          const resource = { ...samples.resource, peerReviewed: true, tags: ['chest'] };
          const created = await me.rest('POST', '/resources', resource);
          expect(created.status).toBe(201);
          expect(created.body).toMatchObject({ ...resource, cpdHours: 1 });
        },
      'POST /api/resources: the recommendations have it': async (api) => {
        const me = await api.signUp();
        const { id } = await expectSuccess(me, 'POST', '/resources', samples.resource);
        const found = await list(me, '/resources/recommendations?limit=100');
        expect(found.map((resource: { id: number }) => resource.id)).toContain(id);
      },
      'DELETE /api/resources/{id}/bookmark: gone from the bookmarks': async (api) => {
        const me = await api.signUp();
        const [{ id }] = await list(me, '/resources/recommendations?limit=1');
        await expectSuccess(me, 'POST', `/resources/${id}/bookmark`);
        await expectResponse(me, ['DELETE', `/resources/${id}/bookmark`], 204);
        await expectResponse(me, ['GET', '/bookmarks'], 200, []);
      },
      'a call to create a bookmark: POST, 201, again 200 (contract)': async (api) => {
        const me = await api.signUp();
        const [{ id }] = await list(me, '/resources/recommendations?limit=1');
        await expectResponse(me, ['POST', `/resources/${id}/bookmark`], 201);
        await expectResponse(me, ['POST', `/resources/${id}/bookmark`], 200);
      },
    },
  },
  {
    section: '7 and 8 answers that are not ok',
    rows: {
      'the message field of the JSON body says why': ({ me }) =>
        expectRefusal(me, ['GET', '/activities/999999'], 404, 'This record was not found.'),
      'an unknown path: 404 with a message': ({ me }) =>
        expectRefusal(me, ['GET', '/nowhere'], 404, 'There is no such address.'),
      'a body that is no JSON: 400 with a message': async ({ me }) =>
        expect(await me.raw('POST', '/api/activities', '{')).toMatchObject({
          status: 400,
          body: { message: 'The request is not valid JSON.' },
        }),
    },
  },
];

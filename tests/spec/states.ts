import { expect } from 'vitest';
import type { TestClient } from '#tests/support/client';
import {
  ApiFixture,
  completeModule,
  expectSuccess,
  tryCompleteModule,
  inDays,
  expectRefusal,
  samples,
} from '#tests/support/api-fixture';
import { moduleReflection } from '#tests/support/quiz';
import type { SpecSection } from '#tests/support/spec-section';

const summary = `{ me { cpdSummary { standing totalPercent interactivePercent interactiveMessage
  required { total interactive } compliance { reflectiveLogs { count required met }
  evidenceDocuments { count required met } categories { met missing } actionRequired } } } }`;
const summaryOf = async (client: TestClient) => (await client.graphql(summary)).data.me.cpdSummary;

/** Signs up a user with this many completed hours, some of them interactive. */
async function withHours(api: ApiFixture, total: number, interactive = 0): Promise<TestClient> {
  const me = await api.signUp();
  const parts = [
    { hours: total - interactive, isInteractive: false },
    { hours: interactive, isInteractive: true },
  ];
  for (const part of parts.filter(({ hours }) => hours > 0)) {
    await expectSuccess(me, 'POST', '/activities', {
      ...samples.activity,
      status: 'completed',
      ...part,
    });
  }
  return me;
}

const standingAt =
  (total: number, interactive: number, standing: string) => async (api: ApiFixture) =>
    expect((await summaryOf(await withHours(api, total, interactive))).standing).toBe(standing);

/** Signs up a user with this many reflective logs and documents. */
async function withPortfolio(
  api: ApiFixture,
  logs: number,
  documents: number,
): Promise<TestClient> {
  const me = await api.signUp();
  for (let n = 0; n < logs; n += 1)
    await expectSuccess(me, 'POST', '/reflective-logs', samples.log);
  for (let n = 0; n < documents; n += 1)
    await expectSuccess(me, 'POST', '/documents', samples.document);
  return me;
}
const complianceAt = async (api: ApiFixture, logs: number, documents: number) =>
  (await summaryOf(await withPortfolio(api, logs, documents))).compliance;

/** Returns the registration's state from and until a day, in days from today; null for none. */
async function registrationAt(
  api: ApiFixture,
  start: number | null,
  end: number | null = null,
  rule: string = end === null ? 'board-year' : 'entered',
) {
  const me = await api.signUp();
  if (start !== null) {
    await expectSuccess(me, 'PATCH', '/user/registration', {
      registrationDate: inDays(start),
      registrationExpiryDate: end === null ? null : inDays(end),
      registrationExpiryRule: rule,
    });
  }
  const { data } = await me.graphql(
    `{ me { registration { status label message prompt expiryDate daysRemaining
       dashboard { status message } } cpdSummary { required { total interactive } } } }`,
  );
  return { ...data.me.registration, ...data.me.cpdSummary };
}

const dashboardAt = (end: number, status: string, message: string) => async (api: ApiFixture) =>
  expect((await registrationAt(api, -300, end)).dashboard).toEqual({ status, message });
const profileAt = (end: number, words: object) => async (api: ApiFixture) =>
  expect(await registrationAt(api, -300, end)).toMatchObject(words);
const requiredFrom =
  (start: number, end: number, total: number, interactive: number) => async (api: ApiFixture) =>
    expect((await registrationAt(api, start, end)).required).toEqual({ total, interactive });

/** Section 1: the standard's requirements; section 4: states and transitions. */
export const states: SpecSection<ApiFixture>[] = [
  {
    section: '1 the regulator’s standard',
    rows: {
      '12 months is 30 h / 8 h': requiredFrom(-100, 265, 30, 8),
      '6 to under 12 months is 15 h / 4 h': requiredFrom(-100, 150, 15, 4),
      '3 to under 6 months is 7.5 h / 2 h': requiredFrom(-30, 70, 7.5, 2),
      'under 3 months has no minimum': requiredFrom(-30, 40, 0, 0),
    },
  },
  {
    section: '4 session',
    rows: {
      'on registration success the current user is the returned one': async ({ me }) =>
        expect((await me.rest('GET', '/user')).body).toEqual(me.user),
      'on login success the current user is the returned one': async (api) => {
        const [me, other] = [await api.signUp(), await api.signUp()];
        const login = { username: me.user.username, password: 'night-shift-7' };
        expect(await expectSuccess(other, 'POST', '/login', login)).toEqual(me.user);
        expect((await other.rest('GET', '/user')).body).toEqual(me.user);
      },
      'on logout success it is cleared': async (api) => {
        const me = await api.signUp();
        await expectSuccess(me, 'POST', '/logout');
        expect((await me.rest('GET', '/user')).status).toBe(401);
      },
    },
  },
  {
    section: '4 activity status',
    rows: {
      'completed sets completedDate to now': async ({ me, now }) => {
        const { id } = await expectSuccess(me, 'POST', '/activities', samples.activity);
        const flipped = await expectSuccess(me, 'PATCH', `/activities/${id}`, {
          status: 'completed',
        });
        expect(flipped).toMatchObject({ status: 'completed', completedDate: now });
      },
      'returning to in-progress sets it to null': async ({ me }) => {
        const activity = { ...samples.activity, status: 'completed' };
        const { id } = await expectSuccess(me, 'POST', '/activities', activity);
        const flipped = await expectSuccess(me, 'PATCH', `/activities/${id}`, {
          status: 'in-progress',
        });
        expect(flipped).toMatchObject({ status: 'in-progress', completedDate: null });
      },
      'on submit a completed activity with no date gets the current date': async ({ me, now }) => {
        const activity = { ...samples.activity, status: 'completed', completedDate: null };
        expect((await expectSuccess(me, 'POST', '/activities', activity)).completedDate).toBe(now);
      },
      'a completed activity keeps the date that it is given': async ({ me }) => {
        const completedDate = `${inDays(-3)}T02:00:00.000Z`;
        const activity = { ...samples.activity, status: 'completed', completedDate };
        expect(await expectSuccess(me, 'POST', '/activities', activity)).toMatchObject({
          completedDate,
        });
      },
      'only completed activities count (contract)': async (api) => {
        const me = await withHours(api, 2);
        await expectSuccess(me, 'POST', '/activities', samples.activity);
        expect((await me.rest('GET', '/cpd-summary')).body).toMatchObject({
          totalHours: 2,
          completedActivities: 1,
        });
      },
    },
  },
  {
    section: '4 overall progress badge (and its thresholds, section 9)',
    rows: {
      'Complete: totalHours is 30 or more and interactiveHours is 8 or more': standingAt(
        30,
        8,
        'Complete',
      ),
      'not Complete at 29.5 hours': standingAt(29.5, 8, 'In Progress'),
      'not Complete at 7.5 interactive hours': standingAt(30, 7.5, 'In Progress'),
      'In Progress: totalHours is 20 or more': standingAt(20, 0, 'In Progress'),
      'In Progress: or interactiveHours is 6 or more': standingAt(6, 6, 'In Progress'),
      'otherwise Needs Attention': standingAt(19.5, 5.5, 'Needs Attention'),
    },
  },
  {
    section: '4 notification',
    rows: {
      'unread becomes read': async (api) => {
        const me = await api.signUp();
        const [{ id, isRead }] = (await me.rest('GET', '/notifications')).body;
        expect(isRead).toBe(false);
        expect(await expectSuccess(me, 'PATCH', `/notifications/${id}/read`)).toMatchObject({
          isRead: true,
        });
        expect((await me.rest('GET', '/notifications')).body[0]).toMatchObject({ isRead: true });
      },
    },
  },
  {
    section: '4 compliance checks',
    rows: {
      'reflective logs are not satisfied at 3': async (api) =>
        expect((await complianceAt(api, 3, 0)).reflectiveLogs).toEqual({
          count: 3,
          required: 4,
          met: false,
        }),
      'reflective logs satisfied at 4 or more': async (api) =>
        expect((await complianceAt(api, 4, 0)).reflectiveLogs.met).toBe(true),
      'evidence documents are not satisfied at 5': async (api) =>
        expect((await complianceAt(api, 0, 5)).evidenceDocuments).toEqual({
          count: 5,
          required: 6,
          met: false,
        }),
      'evidence documents satisfied at 6 or more': async (api) =>
        expect((await complianceAt(api, 0, 6)).evidenceDocuments.met).toBe(true),
      'categories satisfied when every category has more than 0 hours': async (api) => {
        const me = await withHours(api, 1);
        expect((await summaryOf(me)).compliance.categories).toEqual({
          met: false,
          missing: ['Professional Development', 'Research & Education'],
        });
        for (const category of ['Professional Development', 'Research & Education']) {
          const activity = { ...samples.activity, category, hours: 0.5, status: 'completed' };
          await expectSuccess(me, 'POST', '/activities', activity);
        }
        expect((await summaryOf(me)).compliance.categories).toEqual({ met: true, missing: [] });
      },
      "banner: 'Evidence documentation needed for compliance' if logs are met": async (api) =>
        expect((await complianceAt(api, 4, 5)).actionRequired).toBe(
          'Evidence documentation needed for compliance',
        ),
      "banner: otherwise 'Reflective practice logs needed for compliance'": async (api) => {
        expect((await complianceAt(api, 3, 6)).actionRequired).toBe(
          'Reflective practice logs needed for compliance',
        );
        expect((await complianceAt(api, 3, 5)).actionRequired).toBe(
          'Reflective practice logs needed for compliance',
        );
      },
      'no banner when neither is below target': async (api) =>
        expect((await complianceAt(api, 4, 6)).actionRequired).toBeNull(),
    },
  },
  {
    section: '4 registration status on the dashboard card',
    rows: {
      "days remaining below 0: expired, 'Your registration has expired!'": dashboardAt(
        -1,
        'expired',
        'Your registration has expired!',
      ),
      "0 days remaining: 'Expires today', since the last day is still one of registration (contract)":
        dashboardAt(0, 'expiring-soon', 'Expires today'),
      "30 days or fewer: expiring soon, 'Expiring in N days!'": dashboardAt(
        30,
        'expiring-soon',
        'Expiring in 30 days!',
      ),
      "otherwise 'N months until renewal'": dashboardAt(92, 'active', '3 months until renewal'),
      'with no registration date "You haven\'t set your registration date yet"': async (api) =>
        expect((await registrationAt(api, null)).dashboard).toEqual({
          status: 'unset',
          message: "You haven't set your registration date yet",
        }),
    },
  },
  {
    section: '4 registration status on the profile',
    rows: {
      "no registration date: unregistered ('Not Registered')": async (api) =>
        expect(await registrationAt(api, null)).toMatchObject({
          status: 'unregistered',
          label: 'Not Registered',
          expiryDate: null,
        }),
      'the expiry is the stored expiry date': async (api) =>
        expect((await registrationAt(api, -100, 100)).expiryDate).toBe(inDays(100)),
      'or one year after the registration date if the user chose that (section 9: validity 1 year; contract)':
        async (api) =>
          expect((await registrationAt(api, 0, null, 'one-year')).daysRemaining).toBe(365),
      "else the end of the Board's year, 30 November (contract)": async (api) =>
        expect((await registrationAt(api, -30)).expiryDate).toMatch(/-11-30$/),
      "past expiry: expired, 'Your registration has expired' with a prompt to update the date":
        profileAt(-1, {
          status: 'expired',
          label: 'Expired',
          message: 'Your registration has expired',
          prompt: 'Please update your registration date.',
        }),
      'on the day of expiry it is not past yet': profileAt(0, { status: 'expiring-soon' }),
      "30 days or fewer to expiry: 'Expiring Soon', 'Your registration is expiring soon' with a renewal reminder":
        profileAt(30, {
          status: 'expiring-soon',
          label: 'Expiring Soon',
          message: 'Your registration is expiring soon',
          prompt: 'Remember to renew your registration before it expires.',
        }),
      "otherwise active ('Active', 'Your registration is active')": profileAt(31, {
        status: 'active',
        label: 'Active',
        message: 'Your registration is active',
        prompt: null,
      }),
    },
  },
  {
    section: '4 module player, as the server keeps it (contract)',
    rows: {
      'completing records once a completed activity with the module’s hours': async (api) => {
        const me = await api.signUp();
        await completeModule(me, 'acls');
        const activities = (await me.rest('GET', '/activities')).body;
        expect(activities).toMatchObject([{ hours: 3, status: 'completed', moduleId: 2 }]);
      },
      'it is not interactive': async (api) => {
        const me = await api.signUp();
        await completeModule(me, 'ethics');
        expect((await me.rest('GET', '/cpd-summary')).body).toMatchObject({
          totalHours: 2,
          interactiveHours: 0,
        });
      },
      'the reflection needs at least 50 characters': async (api) => {
        const response = await tryCompleteModule(
          await api.signUp(),
          'mental-health',
          'x'.repeat(49),
        );
        expect(response.errors?.[0]?.message).toBe(
          'Please write at least 50 characters for your reflection.',
        );
      },
      'a reflection of 50 characters is taken': async (api) =>
        expect(
          (await tryCompleteModule(await api.signUp(), 'mental-health', moduleReflection)).errors,
        ).toBeUndefined(),
      'every quiz question must be answered': async (api) => {
        const me = await api.signUp();
        const moduleId = (await me.rest('GET', '/modules')).body[0].id;
        const response = await me.graphql(
          'mutation($input: SubmitQuizInput!) { submitQuiz(input: $input) { score } }',
          { input: { moduleId, answers: [0, 1, null, 2, 0] } },
        );
        expect(response.errors?.[0]?.message).toBe("You've answered 4 of 5 questions.");
      },
    },
  },
  {
    section: '6 roles and permissions',
    rows: {
      'two access states exist: without a user every call is refused': async (api) => {
        const visitor = await api.signUp();
        await expectSuccess(visitor, 'POST', '/logout');
        for (const path of ['/activities', '/reflective-logs', '/documents', '/notifications']) {
          await expectRefusal(visitor, ['GET', path], 401, 'Please sign in to continue.');
        }
      },
      'users act on their own data: another’s is not found': async (api) => {
        const other = await api.signUp();
        const { id } = await expectSuccess(api.me, 'POST', '/activities', samples.activity);
        const document = await expectSuccess(api.me, 'POST', '/documents', samples.document);
        const log = await expectSuccess(api.me, 'POST', '/reflective-logs', samples.log);
        for (const path of [
          `/activities/${id}`,
          `/documents/${document.id}`,
          `/reflective-logs/${log.id}`,
        ]) {
          await expectRefusal(other, ['DELETE', path], 404, 'This record was not found.');
        }
      },
      'and lists hold their own alone': async (api) => {
        const other = await api.signUp();
        for (const path of ['/activities', '/documents', '/reflective-logs', '/bookmarks']) {
          expect((await other.rest('GET', path)).body).toEqual([]);
        }
      },
      'resources are shared with other paramedics (contract)': async (api) => {
        await expectSuccess(api.me, 'POST', '/resources', {
          ...samples.resource,
          title: 'Kookaburra wards',
        });
        const other = await api.signUp();
        const found = await other.rest('GET', '/resources/recommendations?query=kookaburra');
        expect(found.body).toMatchObject([{ title: 'Kookaburra wards' }]);
      },
      'a role in a payload never takes effect: there are no role-based permissions': async (api) =>
        expect((await api.signUp({ role: 'admin' })).user).toMatchObject({ role: 'paramedic' }),
    },
  },
];

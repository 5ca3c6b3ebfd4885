// @module-tag servers
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { DEMO_ACCOUNT, DEMO_NURSE } from '#server/db/seed/demo';
import { activities } from '#server/db/seed/demo/activities';
import { credentials } from '#server/db/seed/demo/credentials';
import { documents } from '#server/db/seed/demo/documents';
import { goals } from '#server/db/seed/demo/goals';
import { reflectiveLogs } from '#server/db/seed/demo/reflective-logs';
import { splitActivities } from '#server/db/seed/demo/two-registers';
import { colleagues } from '#server/db/seed/demo/team';
import { addDemoFiles } from '#server/db/seed/demo-files';
import { demoPaper } from '#server/reports/demo-paper';
import { seed } from '#server/db/seed/seed';
import { EnvError } from '#server/env';
import { judgingWords, textsIn } from '#tests/support/judging-words';
import { PASSWORD, signedUp, TestClient } from '#tests/support/client';
import { useServer } from '#tests/support/server';
import { activitySchema } from '#domain/records/activities.schema';
import { civilDate, DEFAULT_TIME_ZONE } from '#domain/dates';
import { emailMessages } from '#domain/account/email-addresses';
import { documentTypes } from '#domain/records/documents';
import { documentSchema } from '#domain/records/documents.schema';
import {
  goalClosingSchema,
  learningGoalChangeSchema,
  learningGoalSchema,
  plannedActivityFormSchema,
} from '#domain/records/learning-goals.schema';
import { dashboardLogSchema } from '#domain/records/reflective-logs.schema';

const server = useServer();

/** Starts a server with this DEMO setting, now or at another time. */
async function startedWith(demo: boolean, now?: Date): Promise<void> {
  const { services } = server();
  server().setNow(now ?? null);
  await seed({ ...services, env: { ...services.env, demo } });
}

async function signIn(): Promise<TestClient> {
  const client = new TestClient(server());
  const response = await client.rest('POST', '/login', DEMO_ACCOUNT);
  expect(response.status).toBe(200);
  return client;
}

const tables = [
  'users',
  'activities',
  'learning_goals',
  'goal_changes',
  'planned_activities',
  'reflective_logs',
  'documents',
  'notifications',
  'module_attempts',
  'module_completions',
  'certificates',
  'module_progress',
  'resource_bookmarks',
  'resource_reviews',
];

async function contents(): Promise<unknown[]> {
  const found = tables.map((table) =>
    server().database.query({ text: `select * from ${table} order by id`, values: [] }),
  );
  return Promise.all(found);
}

describe('with DEMO', () => {
  afterEach(() => startedWith(false));

  test.each([
    ['well into a registration year', '2026-07-14T02:00:00Z'],
    ['ten days before renewal', '2026-11-20T13:30:00Z'],
    ['on the day of renewal', '2026-11-30T09:00:00Z'],
    ['in the first morning of a registration year', '2026-11-30T20:00:00Z'],
    ['on the last day of February', '2028-02-29T00:00:00Z'],
  ])('shows a paramedic under way, %s', async (_, moment) => {
    const now = new Date(moment);
    await startedWith(true, now);
    const client = await signIn();
    const { data, errors } = await client.graphql(`{
      me {
        fullName
        registration { status daysRemaining expiryDate }
        cpdSummary { standing totalHours interactiveHours completedActivities reflectiveLogsCount
          documentsCount required { total interactive } categoryHours { hours } compliance { actionRequired } }
        lastYear: cpdSummary(period: "${yearOf(now) - 1}") { standing totalHours interactiveHours }
        yearBefore: cpdSummary(period: "${yearOf(now) - 2}") { standing totalHours interactiveHours }
      }
      activities(first: 100) { totalCount nodes { completedDate createdAt status } }
      open: activities(status: IN_PROGRESS) { totalCount }
      notifications { totalCount unreadCount nodes { title message createdAt } }
      reflectiveLogs { nodes { activityTitle createdAt } }
      documents { nodes { type createdAt } }
      modules { title completed inProgress }
      bookmarks { nodes { title averageRating } }
    }`);
    expect(errors).toBeUndefined();
    expect(data.me.cpdSummary).toMatchObject({
      standing: 'In Progress',
      totalHours: 24.5,
      interactiveHours: 5,
      required: { total: 30, interactive: 8 },
      reflectiveLogsCount: 9,
      documentsCount: 4,
      compliance: { actionRequired: 'Evidence documentation needed for compliance' },
    });
    for (const { hours } of data.me.cpdSummary.categoryHours) expect(hours).toBeGreaterThan(0);
    expect(data.me.lastYear).toMatchObject({ standing: 'Complete', totalHours: 31.5 });
    expect(data.me.yearBefore).toMatchObject({ standing: 'Complete', totalHours: 30 });
    expect(data.me.registration.expiryDate).toMatch(/-11-30$/);
    // On 30 November the Board's year ends today.
    expect(data.me.registration.daysRemaining).toBeGreaterThanOrEqual(0);
    expect(data.activities.totalCount).toBe(activities.length + 1);
    expect(data.open.totalCount).toBe(2);
    expect(data.notifications).toMatchObject({ totalCount: 5, unreadCount: 2 });
    expect(data.notifications.nodes).toContainEqual({
      title: '5.5 hours to go',
      message: expect.stringContaining('24.5 hours of 30 this registration year, 5 of 8'),
      createdAt: expect.any(String),
    });
    // Anything that a template left out would show to everyone who looks around.
    expect(JSON.stringify(data)).not.toMatch(/undefined|NaN|\[object/);
    expect(data.modules.filter(({ completed }: { completed: boolean }) => completed)).toHaveLength(
      1,
    );
    expect(
      data.modules.filter(({ inProgress }: { inProgress: boolean }) => inProgress),
    ).toHaveLength(1);
    expect(data.bookmarks.nodes).toHaveLength(4);
    expect(data.bookmarks.nodes).toContainEqual({ title: 'ECG Library', averageRating: 5 });
    for (const { activityTitle } of data.reflectiveLogs.nodes) expect(activityTitle).toBeTruthy();
    expect(data.documents.nodes.map(({ type }: { type: string }) => type).toSorted()).toEqual(
      documentTypes.toSorted(),
    );
    const moments = [data.activities, data.notifications, data.reflectiveLogs, data.documents]
      .flatMap(({ nodes }) => nodes)
      .flatMap(({ completedDate, createdAt }) => [completedDate ?? createdAt, createdAt]);
    for (const each of moments) expect(new Date(each).getTime()).toBeLessThanOrEqual(now.getTime());
  });

  test('contains only data that the forms accept', () => {
    const refused = [
      ...activities.filter(
        ({
          when: _when,
          days: _days,
          goals: _g,
          documents: _d,
          log: _log,
          file: _f,
          ...activity
        }) => !activitySchema.isValidSync(activity),
      ),
      ...Object.values(reflectiveLogs).filter((log) => !dashboardLogSchema.isValidSync(log)),
      ...documents.filter(
        ({ key: _key, share: _share, file: _file, ...document }) =>
          !documentSchema.isValidSync(document),
      ),
      ...goals.filter(({ closed, changed, title, why, measure, planned }) => {
        const targetDate = '2026-11-30';
        const goal = { title, why, measure, targetDate };
        return (
          !learningGoalSchema.isValidSync(goal) ||
          (changed && !learningGoalChangeSchema.isValidSync({ reason: changed.reason })) ||
          (closed && !goalClosingSchema.isValidSync(closed)) ||
          planned.some(
            ({ on: _on, became: _became, ...each }) => !plannedActivityFormSchema.isValidSync(each),
          )
        );
      }),
    ];
    expect(refused).toEqual([]);
  });

  test('changes nothing on another start, even later', async () => {
    await startedWith(true);
    const before = await contents();
    await startedWith(true, new Date('2031-01-01T00:00:00Z'));
    expect(await contents()).toEqual(before);
  });

  test('creates each account once when two processes start at once', async () => {
    await Promise.all([startedWith(true), startedWith(true)]);
    const [, made] = await contents();
    expect(made).toHaveLength(
      activities.length +
        1 +
        splitActivities.length +
        colleagues.flatMap(({ hours }) => hours).length,
    );
  });

  test("does not overwrite a user's own account of that name", async () => {
    const owner = await signedUp(server(), { username: 'Test' });
    const before = await contents();
    await expect(startedWith(true)).rejects.toThrow(EnvError);
    await expect(startedWith(true)).rejects.toThrow(/^DEMO: [^\n]+$/);
    await startedWith(false);
    expect(await contents()).toEqual(before);
    const response = await owner.rest('POST', '/login', { username: 'test', password: PASSWORD });
    expect(response.status).toBe(200);
    await server().database.query({
      text: 'delete from users where id = $1',
      values: [owner.user.id],
    });
  });
});

describe('with DEMO and its files', () => {
  const now = new Date('2026-07-14T02:00:00Z');
  beforeAll(async () => {
    await startedWith(true, now);
    // A second start adds none.
    await addDemoFiles(server().services, demoPaper);
    await addDemoFiles(server().services, demoPaper);
  });
  afterAll(() => startedWith(false));

  test('shows what an audit asks for, and what gaps look like', async () => {
    const { data } = await (
      await signIn()
    ).graphql(`{
      me { cpdSummary { compliance { actionRequired } }
        auditReadiness { claimedHours defensibleHours defensibleInteractiveHours openGaps { kind count needed } } }
      activities(first: 100) { nodes { title completedDate documents { title } readiness { ready gaps { kind } } } }
      learningGoals { nodes { status reflection } }
      evidenceFiles { totalCount nodes { createdAt } }
    }`);
    expect(data.me.auditReadiness).toMatchObject({
      claimedHours: 24.5,
      defensibleHours: 18,
      defensibleInteractiveHours: 5,
    });
    expect(data.me.cpdSummary.compliance.actionRequired).toBeNull();
    const papers = [...activities, ...credentials, ...documents].filter(({ file }) => file);
    expect(data.evidenceFiles.totalCount).toBe(papers.length);
    for (const { createdAt } of data.evidenceFiles.nodes)
      expect(new Date(createdAt) <= now).toBe(true);
    const cited = data.activities.nodes.flatMap(
      ({ documents: of }: { documents: { title: string }[] }) => of.map(({ title }) => title),
    );
    expect(cited).toHaveLength(3);
    expect(new Set(cited).size).toBe(2);
    expect(
      data.learningGoals.nodes.map(({ status }: { status: string }) => status).toSorted(),
    ).toEqual(['achieved', 'open', 'open', 'open']);
  });

  test('holds an example of each thing that a submission states of its proof', async () => {
    const client = await signIn();
    const { body } = await client.rest('POST', '/report', {
      format: 'json',
      include: ['practice-hours', 'indemnity'],
    });
    const [period] = body.periods;
    const of = (title: string) =>
      period.activities.find((each: { title: string }) => each.title === title);
    const confirmed = of('Advanced life support recertification');
    expect(confirmed.attestations).toMatchObject([
      {
        name: 'Sam Okafor',
        circumstances: expect.stringMatching(/\d+ hours after/),
        changed: null,
      },
    ]);
    // One file under two activities.
    const shared = of('Twelve-lead ECG: occlusion without ST elevation').evidence;
    expect(confirmed.evidence.filter((each: string) => shared.includes(each))).toHaveLength(1);
    expect(period.certificates).toMatchObject([{ measuredMinutes: 98, attempts: 1 }]);
    expect(body.person.registrationHistory).toHaveLength(2);
    expect(body.indemnity).toMatchObject([
      { policyNumber: 'EXAMPLE-0042', evidence: [expect.stringMatching(/^E\d+$/)] },
    ]);
    const hours = body.practice.totals.map((each: { hours: number }) => each.hours);
    expect(hours).toHaveLength(3);
    for (const each of hours) expect(each).toBeGreaterThan(1000);
    for (const text of textsIn([body.practice, body.indemnity]))
      expect(text).not.toMatch(judgingWords);
  });

  test('lists what counts as an evidence document beside its documents, page by page', async () => {
    const client = await signIn();
    const page = async (after: string | null) =>
      (
        await client.graphql(
          `query($after: String) {
            me { cpdSummary { evidenceDocuments { certificates files } } }
            countedEvidence(first: 2, after: $after) {
              totalCount pageInfo { hasNextPage endCursor } nodes { kind downloadUrl } } }`,
          { after },
        )
      ).data;
    const first = await page(null);
    const { certificates, files } = first.me.cpdSummary.evidenceDocuments;
    expect([certificates > 0, files > 2]).toEqual([true, true]);
    expect(first.countedEvidence.totalCount).toBe(certificates + files);
    const found: { kind: string; downloadUrl: string }[] = [];
    for (let at = first; ; at = await page(at.countedEvidence.pageInfo.endCursor)) {
      found.push(...at.countedEvidence.nodes);
      if (!at.countedEvidence.pageInfo.hasNextPage) break;
    }
    expect(found.map(({ kind }) => kind).toSorted()).toEqual([
      ...Array.from({ length: certificates }, () => 'certificate'),
      ...Array.from({ length: files }, () => 'file'),
    ]);
    for (const { downloadUrl } of found) {
      expect((await client.fetch(new URL(downloadUrl).pathname)).status, downloadUrl).toBe(200);
    }
  });

  test('its sign-ins cause no notification, and it gets no e-mail', async () => {
    const client = await signIn();
    const count = async () => (await client.rest('GET', '/notifications')).body.length;
    const before = await count();
    const headers = { 'content-type': 'application/json', 'user-agent': 'Other/1.0' };
    await new TestClient(server()).raw('POST', '/api/login', JSON.stringify(DEMO_ACCOUNT), headers);
    expect(await count()).toBe(before);

    server().services.channels.email = true;
    const response = await client.graphql(
      'mutation { updateEmail(address: "stranger@example.org") { id } }',
    );
    server().services.channels.email = false;
    expect(response.errors?.[0]).toMatchObject({
      message: emailMessages.demo,
      extensions: { code: 'FORBIDDEN' },
    });
  });
});

test('a second account shows two registrations, with hours that are split', async () => {
  onTestFinished(() => startedWith(false));
  await startedWith(true, new Date('2026-10-20T02:00:00Z'));
  const client = new TestClient(server());
  expect((await client.rest('POST', '/login', DEMO_NURSE)).status).toBe(200);
  const { data } = await client.graphql(
    '{ me { registrations { profession cpdSummary { totalHours standing } } } }',
  );
  expect(data.me.registrations).toMatchObject([
    { profession: 'paramedic', cpdSummary: { totalHours: 5.5 } },
    { profession: 'nurse', cpdSummary: { totalHours: 5.5 } },
  ]);
});

test('without DEMO the account and its data do not exist', async () => {
  const bystander = await signedUp(server());
  const before = await contents();
  await startedWith(true);
  const kept = await signIn();
  await startedWith(false);
  expect(await contents()).toEqual(before);
  expect((await new TestClient(server()).rest('POST', '/login', DEMO_ACCOUNT)).status).toBe(401);
  expect((await kept.rest('GET', '/user')).status).toBe(401);
  expect((await bystander.rest('GET', '/user')).status).toBe(200);
});

/** The year in which the moment's registration year ends. */
function yearOf(now: Date): number {
  const today = civilDate(now, DEFAULT_TIME_ZONE);
  const year = Number(today.slice(0, 4));
  return today.slice(5) > '11-30' ? year + 1 : year;
}

// @module-tag servers
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signedUp, TestClient } from '#tests/support/client';
import { sendFile } from '#tests/support/files';
import { pdfText } from '#tests/support/pdf-text';
import { seededRandom } from '#tests/support/seeded-random';
import { useServer } from '#tests/support/server';
import { EvidenceStrength, judgedRecords } from '#server/db/migrations/023-evidence-strength';
import { JudgedPrompts } from '#server/db/migrations/060-judged-prompts';
import { OnlineSteps } from '#server/db/online/runner';
import { keysOf } from '#server/storage/storage';
import { signedRecord, type SignedRecord } from '#domain/proof/attestations';
import {
  activityGaps,
  factsOf,
  gapActions,
  type JudgedActivity,
} from '#domain/standing/audit-readiness';
import { gapKinds } from '#domain/records/gap-kinds';
import { likenessOfLog } from '#domain/records/likeness';
import { reflectionGradeOf } from '#domain/records/reflection-strength';
import { auditReadiness } from '#domain/standing/audit-summary';

const server = useServer();
const now = new Date('2026-06-15T02:00:00.000Z');

const query = `query($period: String!) { me { cpdSummary(period: $period) { totalHours interactiveHours }
  auditReadiness(period: $period) { claimedHours claimedInteractiveHours defensibleHours defensibleInteractiveHours
    openGaps { kind count text needed } nextStep { kind action text activityId activityTitle } } } }`;
const asked = (by: TestClient, period = 'current') => by.graphql(query, { period });
const readiness = async (by: TestClient, period?: string) =>
  (await asked(by, period)).data.me.auditReadiness;

const ofActivity = `readiness { ready label evidence gaps { kind text action needed } thinReflectionId checks { kind text } }
   confirmedChecks evidenceFilesCount`;
const one = async (by: TestClient, id: number) =>
  (await by.graphql(`query($id: ID!) { activity(id: $id) { ${ofActivity} } }`, { id })).data
    .activity;
const kindsOf = async (by: TestClient, id: number) =>
  (await one(by, id)).readiness.gaps.filter((gap: any) => gap.needed).map((gap: any) => gap.kind);

const workshop = {
  title: 'Airway workshop',
  category: 'Clinical Practice',
  hours: 2.5,
  isInteractive: true,
  status: 'completed',
  completedDate: '2026-03-01T02:30:00.000Z',
};
const traced = {
  ...workshop,
  activityType: 'course',
  provider: 'QAS Education',
  startDate: '2026-03-01',
};
const log = {
  content: 'The first attempt failed because the tube was too large.',
  learningOutcomes: 'Choose the smaller size early.',
  futureApplication: 'I will open both sizes beforehand.',
};

let alex: TestClient;
beforeEach(async () => {
  server().setNow(now);
  alex = await signedUp(server());
});
const record = async (change: object = {}, by = alex): Promise<number> =>
  (await by.rest('POST', '/activities', { ...traced, ...change })).body.id;
const reflect = async (activityId: number) =>
  (await alex.rest('POST', '/reflective-logs', { ...log, activityId })).body.id;

describe('an activity', () => {
  test('is ready once it has a reflection, evidence, and says where and with whom', async () => {
    const { body } = await alex.rest('POST', '/activities', { ...workshop, evidence: 'ok' });
    const { id } = body;
    const before = await one(alex, id);
    expect(before.readiness).toMatchObject({
      ready: false,
      label: '5 things missing',
      evidence: 'none',
    });
    expect(before.readiness.gaps.map((gap: any) => gap.action)).toEqual([
      gapActions.reflection,
      gapActions.evidence,
      gapActions.interactive,
      gapActions.provider,
      gapActions.type,
      gapActions.standard,
    ]);
    const { provider, activityType, startDate } = traced;
    await alex.rest('PATCH', `/activities/${id}`, { provider, activityType, startDate });
    await reflect(id);
    expect(await kindsOf(alex, id)).toEqual(['evidence', 'interactive']);
    await alex.rest('PATCH', `/activities/${id}`, { evidence: 'https://example.org/certificate' });
    expect((await one(alex, id)).readiness).toMatchObject({ evidence: 'link' });
    expect(await kindsOf(alex, id)).toEqual(['evidence', 'interactive']);
    await sendFile(alex, `activityId=${id}`, 'a.txt', Buffer.from('Attended here'));
    expect(await kindsOf(alex, id)).toEqual(['interactive']);
    expect((await one(alex, id)).evidenceFilesCount).toBe(1);
    await alex.rest('PATCH', `/activities/${id}`, { practitioners: 'x', setting: 'live-online' });
    expect(await kindsOf(alex, id)).toEqual(['interactive']);
    await alex.rest('PATCH', `/activities/${id}`, { practitioners: 'Two nurses' });
    expect((await one(alex, id)).readiness).toMatchObject({
      ready: true,
      label: 'Audit-ready',
      evidence: 'file',
    });
  });

  test('needs a reflection that says something, also after a change of it', async () => {
    const id = await record({ isInteractive: false });
    const thin = { content: 'x'.repeat(20), learningOutcomes: 'x'.repeat(10) };
    const { body } = await alex.rest('POST', '/reflective-logs', {
      ...log,
      ...thin,
      activityId: id,
    });
    const [gap] = (await one(alex, id)).readiness.gaps;
    expect(gap).toMatchObject({ kind: 'reflection', text: expect.stringMatching(/too little/) });
    const thinId = async () => (await one(alex, id)).readiness.thinReflectionId;
    expect(await thinId()).toBe(String(body.id));
    await alex.rest('PATCH', `/reflective-logs/${body.id}`, log);
    expect(await kindsOf(alex, id)).toEqual(['evidence']);
    expect(await thinId()).toBeNull();
    await alex.rest('PATCH', `/reflective-logs/${body.id}`, thin);
    expect(await kindsOf(alex, id)).toEqual(['reflection', 'evidence']);
  });

  test('counts the evidence of its reflections, but no deleted evidence', async () => {
    const id = await record({ isInteractive: false });
    const logId = await reflect(id);
    const { body } = await sendFile(
      alex,
      `reflectiveLogId=${logId}`,
      'a.txt',
      Buffer.from('Proof of attendance'),
    );
    expect(await one(alex, id)).toMatchObject({
      readiness: { ready: true },
      evidenceFilesCount: 0,
    });
    await alex.rest('DELETE', `/evidence/${body.id}`);
    expect(await kindsOf(alex, id)).toEqual(['evidence']);
    await alex.rest('POST', `/evidence/${body.id}/restore`);
    expect(await kindsOf(alex, id)).toEqual([]);
    await alex.rest('DELETE', `/reflective-logs/${logId}`);
    expect(await kindsOf(alex, id)).toEqual(['reflection', 'evidence']);
  });

  test('is part of the response to writes', async () => {
    const create = `mutation($input: CreateActivityInput!) { createActivity(input: $input) { id ${ofActivity} } }`;
    const input = {
      ...traced,
      startDate: '2026-03-01',
      isInteractive: false,
      evidence: 'A certificate',
    };
    const { data } = await alex.graphql(create, { input });
    expect(data.createActivity.readiness).toMatchObject({
      label: '2 things missing',
      evidence: 'note',
    });
    const remove = `mutation($id: ID!) { deleteActivity(id: $id) { ${ofActivity} } }`;
    const { errors } = await alex.graphql(remove, { id: data.createActivity.id });
    expect(errors).toBeUndefined();
  });

  test('needs one more statement for any number of activities', async () => {
    const list = `{ activities(first: 100) { nodes { id ${ofActivity} } } }`;
    const ask = async () => {
      server().statements();
      const { data } = await alex.graphql(list);
      return { count: data.activities.nodes.length, statements: server().statements().length };
    };
    await record();
    expect(await ask()).toEqual({ count: 1, statements: 2 });
    for (let n = 0; n < 12; n += 1) await record();
    expect(await ask()).toEqual({ count: 13, statements: 2 });
  });
});

describe('what the owner should look at again', () => {
  const checksOf = async (id: number, by = alex) =>
    (await one(by, id)).readiness.checks.map((check: any) => check.kind);
  const late = { completedDate: '2026-05-15T02:30:00.000Z', isInteractive: false };

  test('changes with the other activities of the day, and changes no figure', async () => {
    const full = { ...late, hours: 6, title: 'Simulation', startDate: null };
    const first = await record(full);
    const before = await readiness(alex, 'all');
    expect(await checksOf(first)).toEqual(['late']);
    const second = await record({
      ...full,
      title: 'simulation ',
      // 00:30 on the same day in Brisbane.
      completedDate: '2026-05-14T14:30:00.000Z',
    });
    expect(await checksOf(first)).toEqual(['long-day', 'same-twice', 'late']);
    expect((await one(alex, first)).readiness.checks[0].text).toMatch(
      /^12 hours on one day, 15 May/,
    );
    expect((await one(alex, first)).readiness.label).toBe('2 things missing');
    await alex.rest('DELETE', `/activities/${second}`);
    expect(await checksOf(first)).toEqual(['late']);
    expect(await readiness(alex, 'all')).toEqual(before);
    const billie = await signedUp(server());
    await record(full, billie);
    expect(await checksOf(first)).toEqual(['late']);
  });

  test('finds a day that two activities overlap on, whichever was completed then', async () => {
    const done = { completedDate: '2026-06-12T02:30:00.000Z', isInteractive: false };
    const course = await record({ ...done, hours: 24, title: 'Course', startDate: '2026-06-10' });
    const during = { ...done, completedDate: '2026-06-11T02:30:00.000Z', hours: 4 };
    const other = await record({ ...during, title: 'Reading', startDate: null });
    for (const id of [course, other]) {
      const [check, ...more] = (await one(alex, id)).readiness.checks;
      expect(check.text).toMatch(/^12 hours on one day, 11 Jun 2026, in 2 activities\. /);
      expect(more).toEqual([]);
    }
  });

  test('knows how long the learning module takes', async () => {
    const id = await record({ ...late, completedDate: now, startDate: null });
    const [module] = await server().database.query<{ id: number; minutes: number }>({
      text: 'select id, study_minutes as minutes from cpd_modules order by id limit 1',
      values: [],
    });
    const text = 'update activities set module_id = $2, hours = $3 where id = $1';
    const hours = (times: number) => Math.floor((module!.minutes * times) / 30) / 2;
    await server().database.query({ text, values: [id, module!.id, hours(2)] });
    expect(await checksOf(id)).toEqual([]);
    await server().database.query({ text, values: [id, module!.id, hours(2) + 0.5] });
    expect(await checksOf(id)).toEqual(['long-module']);
  });

  test('stays quiet once confirmed, also in the report, and is in no submission and no timeline', async () => {
    const id = await record(late);
    const { body: chain } = await alex.rest('GET', '/user/record-chain');
    const confirm = (confirmedChecks: unknown) =>
      alex.rest('PATCH', `/activities/${id}`, { confirmedChecks });
    const report = async (edition: string) =>
      (await alex.rest('GET', `/report?format=json&edition=${edition}`)).body;
    const inReport = async () =>
      (await report('self-check')).periods.flatMap((of: any) => of.checks);
    const inPdf = async () => {
      const pdf = await alex.fetch('/api/report?edition=self-check');
      return pdfText(Buffer.from(await pdf.arrayBuffer()));
    };
    expect(await inReport()).toMatchObject([{ kind: 'late', activityId: id }]);
    expect(await inPdf()).toMatch(/Check this[^]*Recorded 31 days after/);
    expect(JSON.stringify(await report('submission'))).not.toMatch(/check|late\b/i);
    expect((await confirm(['late', 'late'])).body.confirmedChecks).toEqual(['late']);
    expect(await checksOf(id)).toEqual([]);
    expect(await inReport()).toEqual([]);
    expect(await inPdf()).not.toMatch(/Check this/);
    expect((await alex.rest('GET', '/user/record-chain')).body).toEqual(chain);
    expect((await confirm(['soon'])).status).toBe(400);
    expect((await confirm([])).body.confirmedChecks).toBeNull();
    expect(await checksOf(id)).toEqual(['late']);
  });
});

test.each([
  ['hours', { hours: 3 }, true],
  ['title', { title: 'Another workshop' }, true],
  ['start', { startDate: '2026-02-27' }, true],
  ['completion date', { completedDate: '2026-02-27T02:30:00.000Z' }, true],
  ['time of completion', { completedDate: '2026-03-01T03:30:00.000Z' }, false],
  ['status', { status: 'in-progress' }, false],
  ['provider', { provider: 'QAS' }, false],
])('a change of the %s: is the owner asked again?', async (_what, change, isAsked) => {
  const id = await record({});
  const confirmedChecks = ['late'];
  await alex.rest('PATCH', `/activities/${id}`, { confirmedChecks });
  const { body } = await alex.rest('PATCH', `/activities/${id}`, change);
  expect(body.confirmedChecks).toEqual(isAsked ? null : confirmedChecks);
});

describe('evidence whose content is lost', () => {
  const lose = async (fileId: number) => {
    const text = 'select storage_key as key from evidence_files where id = $1';
    const [row] = await server().database.query<{ key: string }>({ text, values: [fileId] });
    await server().services.storage.remove(keysOf(row!.key).file);
    return row!.key;
  };
  const missingAt = async (id: number) =>
    (
      await alex.graphql('query($id: ID!) { activity(id: $id) { evidenceFiles { missingAt } } }', {
        id,
      })
    ).data.activity.evidenceFiles[0].missingAt;

  test('does not count once a request has found it missing', async () => {
    const id = await record({ isInteractive: false });
    await reflect(id);
    const { body } = await sendFile(
      alex,
      `activityId=${id}`,
      'a.txt',
      Buffer.from('Attended here'),
    );
    await lose(body.id);
    expect(await kindsOf(alex, id)).toEqual([]);
    expect((await alex.fetch(`/api/evidence/${body.id}/file`)).status).toBe(503);
    expect(await kindsOf(alex, id)).toEqual(['evidence']);
    expect(await missingAt(id)).toBe(now.toISOString());
    expect((await one(alex, id)).evidenceFilesCount).toBe(0);
  });

  test('does not count in the report that finds it missing or later ones, and counts again when restored', async () => {
    const id = await record({ isInteractive: false });
    await reflect(id);
    const { body } = await sendFile(
      alex,
      `activityId=${id}`,
      'a.txt',
      Buffer.from('Attended here'),
    );
    const json = async () => (await alex.rest('GET', '/report?format=json')).body.periods[0];
    expect((await json()).supported.total).toBe(2.5);
    const key = await lose(body.id);
    expect((await alex.fetch('/api/report')).status).toBe(200);
    const after = await json();
    expect(after.supported.total).toBe(0);
    expect(after.activities[0].files[0].isMissing).toBe(true);
    expect(after.gaps.map((gap: any) => gap.kind)).toContain('evidence');
    const { incoming } = server().services.storage;
    const { writeFileSync } = await import('node:fs');
    writeFileSync(`${incoming}/back`, 'Attended here');
    await server().services.storage.put(keysOf(key).file, `${incoming}/back`, 'text/plain');
    expect((await alex.fetch(`/api/evidence/${body.id}/file`)).status).toBe(200);
    expect((await json()).supported.total).toBe(2.5);
    expect(await missingAt(id)).toBeNull();
  });
});

describe('a period', () => {
  test('has the claimed hours of the summary and the supported hours', async () => {
    const ready = await record({ isInteractive: false });
    const open = await record({ hours: 4 });
    for (const id of [ready, open]) {
      await reflect(id);
      await sendFile(alex, `activityId=${id}`, 'a.txt', Buffer.from('Attended here'));
    }
    await record({ status: 'in-progress', completedDate: null, hours: 9 });
    await record({ completedDate: '2024-03-01T02:30:00.000Z', hours: 7 });
    const { data } = await asked(alex);
    expect(data.me.cpdSummary).toEqual({ totalHours: 6.5, interactiveHours: 4 });
    expect(data.me.auditReadiness).toMatchObject({
      claimedHours: 6.5,
      claimedInteractiveHours: 4,
      defensibleHours: 2.5,
      defensibleInteractiveHours: 0,
      nextStep: {
        kind: 'interactive',
        action: 'Add where and who with',
        activityId: String(open),
        activityTitle: workshop.title,
      },
    });
    expect((await readiness(alex, 'all')).claimedHours).toBe(13.5);
    expect((await readiness(alex, '2024')).claimedHours).toBe(7);
  });

  test('of a user without records is empty, whatever other users have', async () => {
    await record();
    const billie = await signedUp(server());
    expect(await readiness(billie)).toEqual({ ...auditReadiness([]), nextStep: null });
  });

  test('refuses an invalid period, and callers without a session', async () => {
    expect((await asked(alex, 'soon')).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect((await asked(new TestClient(server()))).data.me).toBeNull();
  });

  test('is read in the dashboard’s statement, for any number of records', async () => {
    const ask = async () => {
      server().statements();
      await asked(alex);
      return server().statements().length;
    };
    await ask();
    expect(await ask()).toBe(1);
    for (let n = 0; n < 10; n += 1) await record({ hours: n + 1 });
    expect(await ask()).toBe(1);
  });
});

describe('the database and the domain rules agree', () => {
  const random = seededRandom(20260615);
  const pick = <T>(...of: T[]): T => of[Math.floor(random() * of.length)]!;
  const thin = { content: 'xxx '.repeat(20), learningOutcomes: 'xxx', futureApplication: 'xxx' };
  const moduleTexts = { module: Object.values(log).join(' '), 'thin module': thin.content };
  const textsOf: Record<string, string[]> = {
    log: Object.values(log),
    'thin log': Object.values(thin),
    module: [moduleTexts.module],
    'thin module': [moduleTexts['thin module']],
  };
  const given = Array.from({ length: 600 }, () => {
    const proof = pick('none', 'file', 'file of its log', 'empty', 'missing', 'deleted');
    const cited = pick(
      'none',
      'none',
      'with file',
      'without file',
      'locked',
      'missing',
      'in the bin',
    );
    const reflected = pick(
      ...(['none', 'log', 'thin log', 'deleted log'] as const),
      ...(['module', 'thin module', 'module without'] as const),
    );
    const certificate = reflected.includes('module')
      ? pick('none', 'valid', 'revoked', 'of fewer hours')
      : 'none';
    const status = pick<'completed' | 'in-progress'>('completed', 'completed', 'in-progress');
    const isInteractive = pick(true, false);
    const confirmed = pick(
      ...(['none', 'none', 'none', 'as it is', 'of more hours', 'of fewer hours'] as const),
      ...(['title', 'startDay', 'completedDay', 'isInteractive', 'setting', 'place'] as const),
    );
    return {
      title: pick('Given', 'given', 'Given again'),
      category: 'Clinical Practice',
      status,
      // Around midnight in Brisbane, which is 14:00 UTC.
      completedDate:
        status === 'completed'
          ? new Date(Date.UTC(2026, pick(3, 4), 1 + Math.floor(random() * 28), 13, pick(59, 60)))
          : null,
      hours: pick(0.5, 1, 2.5, 8, 10, 10.5),
      isInteractive,
      evidence: pick(null, 'ok', 'A certificate', 'https://example.org/certificate'),
      activityType: pick(null, 'course'),
      provider: pick(null, 'n/a', 'QAS'),
      startDate: pick(null, '2026-03-31', '2026-04-20'),
      setting: pick(null, 'in-person'),
      practitioners: pick(null, 'x', 'Two nurses'),
      contentElements: pick<string[]>([], ['a', 'b']),
      howItMeets: pick(null, 'In that it does.'),
      proof,
      cited,
      documentCount: ['none', 'in the bin'].includes(cited) ? 0 : 1,
      reflected,
      certificate,
      confirmed,
      signedIn: pick('Australia/Brisbane', 'Australia/Perth'),
      isAttested:
        // A self-paced module attests nothing done with others.
        (certificate === 'valid' && !isInteractive) ||
        (status === 'completed' && ['as it is', 'of more hours'].includes(confirmed)),
      reflection: reflectionGradeOf(reflected in textsOf ? [textsOf[reflected]!] : []),
      // A file of a deleted or missing log does not count.
      fileCount:
        proof === 'file' ||
        cited === 'with file' ||
        (proof === 'file of its log' && /^(thin )?log$/.test(reflected))
          ? 1
          : 0,
      emptyFileCount: (proof === 'empty' ? 1 : 0) + (cited === 'locked' ? 1 : 0),
    };
  });
  const other: Partial<SignedRecord> = {
    title: 'Another',
    startDay: '2025-01-01',
    completedDay: '2025-01-02',
    setting: 'live-online',
    place: 'Elsewhere',
  };
  const changeOf = { 'of more hours': 1, 'of fewer hours': -0.1 } as Record<string, number>;
  /** Returns what was signed of an activity: the record as it is, unless a part of it has changed since. */
  function signedAs({ confirmed, signedIn, hours: hoursNow, ...each }: (typeof given)[number]) {
    const hours = hoursNow + (changeOf[confirmed] ?? 0);
    const record = {
      title: each.title,
      startDay: each.startDate,
      endDay: null,
      hours,
      isInteractive: each.isInteractive,
      setting: each.setting,
      place: null,
      completedAt: each.completedDate ?? now,
    };
    const signed = signedRecord(record, { person: 'Sam', timeZone: signedIn })!;
    if (confirmed === 'isInteractive')
      return { hours, signed: { ...signed, isInteractive: !each.isInteractive } };
    return {
      hours,
      signed: confirmed in other ? { ...signed, [confirmed]: other[confirmed as 'title'] } : signed,
    };
  }
  let sam: TestClient;
  const ids: number[] = [];

  beforeAll(async () => {
    server().setNow(now);
    sam = await signedUp(server());
    const { query: ask } = server().database;
    const userId = sam.user.id;
    // Through an API, so that the texts are judged as those of any activity.
    const rows = given.map(
      ({
        proof: _p,
        cited: _t,
        documentCount: _d,
        reflected: _r,
        certificate: _c,
        confirmed: _o,
        signedIn: _s,
        isAttested: _a,
        reflection: _l,
        fileCount: _f,
        emptyFileCount: _e,
        ...row
      }) => row,
    );
    await sam.rest('POST', '/imports', { requestKey: 'given', rows });
    const made = await ask<{ id: number }>({
      text: 'select id from activities where user_id = $1 order by id',
      values: [userId],
    });
    ids.push(...made.map(({ id }) => id));
    const named = JSON.stringify(given.map((each, index) => ({ ...each, id: ids[index] })));
    const values = [userId, named, now];
    for (const [kind, texts, isSaid] of [
      ['log', log, true],
      ['thin log', thin, false],
      ['deleted log', log, true],
    ] as const) {
      await ask({
        text: `
          insert into reflective_logs (user_id, activity_id, content, learning_outcomes, future_application,
            is_substantive, likeness, created_at, deleted_at)
          select $1, (g->>'id')::int, $5, $6, $7, $8, $9::bit(160), $3::timestamptz,
            case when $4 = 'deleted log' then $3::timestamptz end
          from jsonb_array_elements($2::jsonb) g where g->>'reflected' = $4`,
        values: [
          ...values,
          kind,
          texts.content,
          texts.learningOutcomes,
          texts.futureApplication,
          isSaid,
          likenessOfLog(texts),
        ],
      });
    }
    // A user completes a module once, so each activity needs another module.
    await ask({
      text: `
        with of as (select g, row_number() over () as n from jsonb_array_elements($2::jsonb) g
          where g->>'reflected' like '%module%'),
        m as (insert into cpd_modules (id, slug, position, title, description, category, hours, content, questions,
            quiz_length, study_minutes, is_recommended, is_interactive, version, last_reviewed)
          select 100000 + of.n, 'given-' || of.n, position, title, description, category, hours, content, questions,
            quiz_length, study_minutes, is_recommended, is_interactive, version, last_reviewed
          from of, cpd_modules c where c.id = (select min(id) from cpd_modules) returning id),
        done as (insert into module_completions (user_id, module_id, activity_id, version, score, reflection,
            is_substantive, completed_at)
          select $1, m.id, (of.g->>'id')::int, '1', 90,
            case of.g->>'reflected' when 'module' then $4 when 'thin module' then $5 end,
            of.g->>'reflected' = 'module', $3::timestamptz
          from of join m on m.id = 100000 + of.n returning id, activity_id)
        insert into certificates (user_id, completion_id, number, holder_name, module_title, module_version, hours,
          score, completed_on, issued_at, revoked_at, revoked_reason)
        select $1, done.id, 'given-' || done.id, 'Sam', 'Given', '1',
          case of.g->>'certificate' when 'of fewer hours' then 0 else 11 end, 90, $3::date, $3::timestamptz,
          case of.g->>'certificate' when 'revoked' then $3::timestamptz end,
          case of.g->>'certificate' when 'revoked' then 'An error' end
        from of join done on done.activity_id = (of.g->>'id')::int where of.g->>'certificate' <> 'none'`,
      values: [...values, moduleTexts.module, moduleTexts['thin module']],
    });
    await ask({
      text: `
        insert into evidence_files (user_id, activity_id, reflective_log_id, name, type, size_bytes, sha256,
          has_thumbnail, storage_key, created_at, substance, missing_at, deleted_at)
        select $1, case when g->>'proof' <> 'file of its log' then (g->>'id')::int end, l.id, 'a.txt', 'text/plain', 1, '',
          false, gen_random_uuid(), $3::timestamptz, case when g->>'proof' = 'empty' then 'empty' end,
          case when g->>'proof' = 'missing' then $3::timestamptz end,
          case when g->>'proof' = 'deleted' then $3::timestamptz end
        from jsonb_array_elements($2::jsonb) g
        left join reflective_logs l on g->>'proof' = 'file of its log' and l.activity_id = (g->>'id')::int
        where g->>'proof' <> 'none' and (g->>'proof' <> 'file of its log' or l.id is not null)`,
      values,
    });
    const attested = given.flatMap((each, index) =>
      each.confirmed === 'none' ? [] : [{ id: ids[index], ...signedAs(each) }],
    );
    await ask({
      text: `
        insert into attestations (user_id, activity_id, source, name, role, hours, signed_at, signed, signed_hash)
        select $1, (g->>'id')::int, 'co-sign', 'Ana', 'Nurse', (g->>'hours')::numeric, $3::timestamptz, g->'signed', ''
        from jsonb_array_elements($2::jsonb) g`,
      values: [userId, JSON.stringify(attested), now],
    });
    // One document of each sort proves many activities.
    await ask({
      text: `
        with papers as (
          insert into documents (user_id, title, type, content, created_at, deleted_at)
          select $1, sort, 'certificate', 'As given in the test.', $3::timestamptz,
            case when sort = 'in the bin' then $3::timestamptz end
          from (values ('with file'), ('without file'), ('missing'), ('locked'), ('in the bin')) s(sort)
          returning id, title),
        files as (
          insert into evidence_files (user_id, document_id, name, type, size_bytes, sha256, has_thumbnail, storage_key,
            created_at, substance, missing_at)
          select $1, id, 'a.txt', 'text/plain', 1, '', false, gen_random_uuid(), $3::timestamptz,
            case title when 'locked' then 'locked' when 'with file' then 'shown' end,
            case when title = 'missing' then $3::timestamptz end
          from papers where title <> 'without file')
        update activities a set document_ids = array[p.id]
        from jsonb_array_elements($2::jsonb) g join papers p on p.title = g->>'cited'
        where a.id = (g->>'id')::int and a.user_id = $1`,
      values,
    });
  });

  let report: Promise<{ body: { periods: [any] } }> | undefined;
  /** The report's period; no test changes its records. */
  const reportedPeriod = async () =>
    (await (report ??= sam.rest('GET', '/report?format=json'))).body.periods[0];

  const judged = given as (JudgedActivity & (typeof given)[number])[];

  test('each activity', async () => {
    const list = `query($after: String) { activities(first: 100, after: $after) {
      pageInfo { hasNextPage endCursor } nodes { id attestations { isCurrent } readiness { evidence gaps { kind } checks { kind text action } } } } }`;
    const found = new Map<number, string[]>();
    const checks = new Map<number, object[]>();
    const attested = new Map<number, boolean>();
    const current = new Map<number, boolean>();
    for (let after: string | null = null, more = true; more;) {
      const response: any = await sam.graphql(list, { after });
      const { pageInfo, nodes } = response.data.activities;
      for (const { id, readiness: of, attestations } of nodes) {
        attested.set(Number(id), of.evidence === 'attested');
        current.set(
          Number(id),
          attestations.some((each: any) => each.isCurrent),
        );
        found.set(
          Number(id),
          of.gaps.map((gap: any) => gap.kind),
        );
        checks.set(Number(id), of.checks);
      }
      [after, more] = [pageInfo.endCursor, pageInfo.hasNextPage];
    }
    expect(ids.map((id) => found.get(id))).toEqual(judged.map(activityGaps));
    // The report has all activities, and compares them in domain.
    const period = await reportedPeriod();
    expect(ids.map((id) => attested.get(id))).toEqual(given.map((each) => each.isAttested));
    expect([...current.values()].filter(Boolean).length).toBeGreaterThan(20);
    for (const { id, isAttested, attestations } of period.activities) {
      expect({ id, isAttested }).toEqual({ id, isAttested: attested.get(id) });
      expect(attestations.some((each: any) => each.isCurrent)).toBe(current.get(id));
    }
    const reported = new Map<number, object[]>(ids.map((id) => [id, []]));
    for (const { activityId, title: _, day: _d, ...check } of period.checks) {
      reported.get(activityId)!.push(check);
    }
    expect(checks).toEqual(reported);
    const kinds = new Set(period.checks.map(({ kind }: { kind: string }) => kind));
    expect([...kinds]).toEqual(expect.arrayContaining(['long-day', 'same-twice', 'late']));
  });

  test('what migration 023 finds in rows of the previous version', async () => {
    const { database } = server();
    const run = (text: string) => database.query({ text, values: [] });
    const stored = async () => [
      await run(
        'select id, version, evidence_grade, names_provider, names_practitioners from activities order by id',
      ),
      await run('select id, version, is_substantive from reflective_logs order by id'),
      await run('select id, is_substantive from module_completions order by id'),
    ];
    const before = await stored();
    const em = database.orm.em.fork();
    const migration = new EvidenceStrength(em.getDriver(), database.orm.config);
    await migration.up();
    const queries = migration.getQueries() as string[];
    expect(queries.filter((text) => /^alter table "\w+" add/.test(text))).toHaveLength(3);
    await em.transactional(async (tx) => {
      for (const table of ['activities', 'reflective_logs']) {
        await tx.execute(`alter table ${table} disable trigger ${table}_version`);
      }
      await tx.execute(
        "update activities set evidence_grade = 'none', names_provider = false, names_practitioners = false",
      );
      await tx.execute('update reflective_logs set is_substantive = false');
      await tx.execute('update module_completions set is_substantive = false');
      for (const table of ['activities', 'reflective_logs']) {
        await tx.execute(`alter table ${table} enable trigger ${table}_version`);
      }
      // Schedules the judgement.
      await tx.execute(queries.at(-1)!);
    });
    const steps = new OnlineSteps(database, server().services.log, [judgedRecords]);
    await steps.open();
    await steps.complete();
    expect(await stored()).toEqual(before);
  });

  test('what migration 060 finds in reflections of the previous version', async () => {
    const { database } = server();
    const run = (text: string) => database.query({ text, values: [] });
    const stored = async () => [
      await run('select id, version, is_substantive from reflective_logs order by id'),
      await run('select id, is_substantive from module_completions order by id'),
    ];
    const before = await stored();
    await run('alter table reflective_logs disable trigger reflective_logs_version');
    await run('update reflective_logs set is_substantive = true');
    await run('update module_completions set is_substantive = true where reflection is not null');
    await run('alter table reflective_logs enable trigger reflective_logs_version');
    const em = database.orm.em.fork();
    const migration = new JudgedPrompts(em.getDriver(), database.orm.config);
    await migration.up();
    await em.transactional(async (tx) => {
      for (const text of migration.getQueries() as string[]) await tx.execute(text);
    });
    expect(await stored()).toEqual(before);
  });

  test('the report', async () => {
    const period = await reportedPeriod();
    const found = new Map<number, string[]>(ids.map((id) => [id, []]));
    for (const gap of period.gaps) found.get(gap.activityId)!.push(gap.kind);
    expect([...found.values()]).toEqual(judged.map(activityGaps));
    const { defensibleHours, defensibleInteractiveHours } = await readiness(sam);
    expect(period.supported).toEqual({
      total: defensibleHours,
      interactive: defensibleInteractiveHours,
    });
  });

  test('the number of evidence documents', async () => {
    const { data } = await sam.graphql(`{ me { cpdSummary {
      evidenceDocuments { documents certificates files } compliance { evidenceDocuments { count } } } } }`);
    const { evidenceDocuments, compliance } = data.me.cpdSummary;
    const { documents, certificates, files } = evidenceDocuments;
    expect(documents).toBe(4);
    expect(certificates).toBe(
      given.filter(({ certificate }) => /valid|fewer/.test(certificate)).length,
    );
    expect(files).toBeGreaterThan(100);
    const sum = documents + certificates + files;
    expect(compliance.evidenceDocuments.count).toBe(sum);
    const period = await reportedPeriod();
    expect(period.compliance.evidenceDocuments.count).toBe(sum);
  });

  test('the sums of the period', async () => {
    const { nextStep, ...found } = await readiness(sam);
    const { nextStep: step, ...expected } = auditReadiness(
      judged.map((activity, index) => ({
        facts: factsOf(activity),
        count: 1,
        hours: activity.hours,
        largest: {
          id: ids[index]!,
          title: activity.title,
          hours: activity.hours,
          hasLog: /^(thin )?log$/.test(activity.reflected),
        },
      })),
    );
    expect(found).toEqual(expected);
    expect(nextStep).toEqual({ ...step, activityId: String(step!.activityId) });
    expect(found.openGaps).toHaveLength(gapKinds.length);
  });
});

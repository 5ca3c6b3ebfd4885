// @module-tag servers
import { beforeEach, describe, expect, test } from 'vitest';
import { signedUp, type TestClient } from '#tests/support/client';
import { aPdf, sendFile } from '#tests/support/files';
import { seededRandom } from '#tests/support/seeded-random';
import { useServer } from '#tests/support/server';
import { countsForTexts } from '#domain/records/counts-for';
import {
  NUMBER_CHANGES_PER_DAY,
  numberNotification,
  sharedNumberMessages,
} from '#domain/account/shared-numbers';
import { tellSettled } from '#server/schema/account/shared-numbers';
import { registrationsMessages } from '#domain/standing/registrations';

const server = useServer();
let alex: TestClient;
beforeEach(async () => {
  server().setNow(new Date('2027-01-05T02:00:00.000Z'));
  alex = await signedUp(server());
});

const nurse = { profession: 'nurse', registrationDate: '2015-02-01T00:00:00.000Z' };
const midwife = { ...nurse, profession: 'midwife' };
const SET =
  'mutation($profession: Profession!, $input: UpdateRegistrationInput!) { setRegistration(profession: $profession, input: $input) { id } }';
const set = ({ profession, ...input }: { profession?: string }, by = alex) =>
  by.graphql(SET, { profession, input });
const hold = async (input: object, by = alex) => {
  const { errors } = await set(input, by);
  expect(errors).toBeUndefined();
};
const registrations = async (by = alex) => (await by.rest('GET', '/user/registrations')).body;
const activity = (change: object = {}) => ({
  title: 'Wound care workshop',
  category: 'Clinical Practice',
  hours: 3,
  isInteractive: true,
  status: 'completed',
  completedDate: '2026-12-10T00:00:00.000Z',
  ...change,
});
const record = (change: object = {}, by = alex) => by.rest('POST', '/activities', activity(change));
const summary = async (of?: string, by = alex) =>
  (await by.rest('GET', `/cpd-summary${of ? `?registration=${of}` : ''}`)).body;
const say = (hours: Record<string, number>) =>
  Object.entries(hours).map(([profession, each]) => ({ profession, hours: each }));

describe('registrations', () => {
  test('are added, changed and removed, each with its own year', async () => {
    expect(await registrations()).toMatchObject([{ profession: 'paramedic', isFirst: true }]);
    await hold({ ...nurse, registrationNumber: 'NMW0001234567' });
    await hold({ ...nurse, registrationType: 'general' });
    const [first, second, ...others] = await registrations();
    expect(others).toEqual([]);
    expect(first).toMatchObject({ profession: 'paramedic', registrationNumber: null });
    expect(second).toMatchObject({
      profession: 'nurse',
      label: 'Nurse',
      isFirst: false,
      registrationDate: '2015-02-01',
      registrationNumber: 'NMW0001234567',
      registrationType: 'general',
      registrationExpiryRule: 'board-year',
      registration: {
        status: 'active',
        expiryDate: '2027-05-31',
        expiryRuleText: "The Board's year, which ends on 31 May.",
        expiryNotice: null,
      },
      rules: { from: '2016-06-01', source: { confidence: 'own-board' } },
      sharing: [{ profession: 'paramedic', source: { confidence: 'unverified' } }],
    });
    expect(await summary('nurse')).toMatchObject({
      period: { start: '2026-06-01', end: '2027-05-31' },
      required: { total: 20, interactive: 0, basis: 'full-year' },
      standing: 'Needs Attention',
      interactiveMessage: null,
    });
    // None of it belongs to another user.
    const billie = await signedUp(server());
    expect(await registrations(billie)).toHaveLength(1);
    expect((await billie.rest('GET', '/cpd-summary?registration=nurse')).status).toBe(400);
    expect((await billie.rest('DELETE', '/user/registrations/nurse')).status).toBe(404);

    expect((await alex.rest('DELETE', '/user/registrations/nurse')).status).toBe(204);
    expect((await alex.rest('DELETE', '/user/registrations/nurse')).status).toBe(404);
    expect(await registrations()).toHaveLength(1);
  });

  test('the first one is set by the same door, and stays', async () => {
    await hold({ profession: 'paramedic', registrationDate: '2019-02-12T00:00:00.000Z' });
    expect((await alex.rest('GET', '/user')).body.registrationDate).toMatch(/^2019-02-12/);
    const removed = await alex.graphql(
      'mutation { deleteRegistration(profession: PARAMEDIC) { id } }',
    );
    expect(removed.errors![0]!.extensions.fields).toEqual({
      profession: registrationsMessages.first,
    });
  });

  test.each([
    [{ ...nurse, profession: 'surgeon' }, 'profession', registrationsMessages.chooseProfession],
    [
      { ...nurse, registrationDate: '2028-01-01T00:00:00.000Z' },
      'registrationDate',
      'Registration date cannot be in the future',
    ],
    [
      { ...nurse, registrationNumber: '12' },
      'registrationNumber',
      'Enter three letters and ten digits, as on your Ahpra certificate',
    ],
    [
      { ...nurse, registrationType: 'student' },
      'registrationTypeSince',
      'Enter the day from which you hold this type',
    ],
  ])('refuses %j', async (input, field, message) => {
    const { errors } = await set(input);
    expect(errors![0]!.extensions.fields).toEqual({ [field]: message });
    expect(await registrations()).toHaveLength(1);
  });

  test('records are kept as long as any Board can ask for them', async () => {
    const { id } = (await record()).body;
    const until = async () =>
      (await alex.graphql(`{ activity(id: "${id}") { keepUntil } }`)).data.activity.keepUntil;
    expect(await until()).toBe('2032-11-30');
    const other = (await record({ completedDate: '2026-11-10T00:00:00.000Z' })).body;
    const ofOther = async () =>
      (await alex.graphql(`{ activity(id: "${other.id}") { keepUntil } }`)).data.activity.keepUntil;
    expect(await ofOther()).toBe('2031-11-30');
    await hold(nurse);
    expect(await until()).toBe('2032-11-30');
    expect(await ofOther()).toBe('2032-05-31');
  });
});

describe('what an activity counts for', () => {
  test('all of it for the first one, unless it is said', async () => {
    await hold(nurse);
    const { id } = (await record()).body;
    expect([(await summary()).totalHours, (await summary('nurse')).totalHours]).toEqual([3, 0]);
    const countsFor = say({ paramedic: 2, nurse: 1 });
    const { body } = await alex.rest('PATCH', `/activities/${id}`, { countsFor });
    expect(body.countsFor).toEqual(countsFor);
    expect(await summary()).toMatchObject({ totalHours: 2, interactiveHours: 2 });
    expect(await summary('nurse')).toMatchObject({ totalHours: 1, interactiveHours: 1 });
    // Each sum of the first registration follows: nothing is claimed twice.
    const { data } = await alex.graphql(`{ me { cpdSummary { totalHours }
      auditReadiness { claimedHours } registrations { profession cpdSummary { totalHours } } }
      cpdPace { done { total } } cpdYears { done { total } }
      yearInReview(titles: true) { activities { hours } figures { done { total } } } }`);
    expect(data).toMatchObject({
      me: {
        cpdSummary: { totalHours: 2 },
        auditReadiness: { claimedHours: 2 },
        registrations: [
          { profession: 'paramedic', cpdSummary: { totalHours: 2 } },
          { profession: 'nurse', cpdSummary: { totalHours: 1 } },
        ],
      },
      cpdPace: { done: { total: 2 } },
      cpdYears: [{ done: { total: 2 } }],
      yearInReview: { activities: [{ hours: 2 }], figures: { done: { total: 2 } } },
    });
    const report = (await alex.rest('GET', '/report?format=json')).body;
    expect(report.periods[0]).toMatchObject({ claimed: { total: 2, interactive: 2 } });
    // With the registration gone, all hours count for the first as before.
    await alex.rest('DELETE', '/user/registrations/nurse');
    expect((await summary()).totalHours).toBe(3);
  });

  test('the log shows what counts for one of them', async () => {
    await hold(nurse);
    await record({ title: 'Both', countsFor: say({ paramedic: 2, nurse: 1 }) });
    await record({ title: 'Ward round', countsFor: say({ paramedic: 0, nurse: 3 }) });
    await record({ title: 'Not said' });
    const titles = async (query: string) =>
      (await alex.rest('GET', `/activities?sort=title&${query}`)).body.map((row: any) => row.title);
    expect(await titles('countsFor=nurse')).toEqual(['Both', 'Ward round']);
    expect(await titles('countsFor=paramedic&query=said')).toEqual(['Not said']);
    expect(await titles('countsFor=paramedic&evidence=none')).toEqual(['Both', 'Not said']);
    expect(await titles('countsFor=midwife')).toEqual([]);
    expect((await alex.rest('GET', '/activities?countsFor=surgeon')).status).toBe(400);
    const pack = await alex.rest('GET', '/report?format=json');
    expect(pack.body.periods[0].activities.map((row: any) => row.countsFor)).toEqual(
      expect.arrayContaining(['2 hours as paramedic, 1 hour as nurse', '3 hours as paramedic']),
    );
  });

  test('a table brings it, for registrations that its owner holds', async () => {
    const rows = [activity({ countsFor: say({ paramedic: 1, nurse: 2 }) })];
    const bring = (requestKey: string) => alex.rest('POST', '/imports', { requestKey, rows });
    expect((await bring('first')).body.fields).toEqual({
      'rows[0].countsFor': registrationsMessages.notHeld,
    });
    await hold(nurse);
    expect((await bring('second')).status).toBe(201);
    expect((await summary('nurse')).totalHours).toBe(2);
  });

  test('several activities count whole for one at once', async () => {
    await hold(nurse);
    const ids = [(await record()).body.id, (await record({ hours: 2 })).body.id];
    const count = (registration: string) =>
      alex.graphql(
        'mutation($input: ChangeActivitiesInput!) { changeActivities(input: $input) { ids } }',
        {
          input: { ids, registration },
        },
      );
    expect((await count('nurse')).data.changeActivities.ids).toHaveLength(2);
    expect([(await summary()).totalHours, (await summary('nurse')).totalHours]).toEqual([0, 5]);
    expect((await count('midwife')).errors![0]!.extensions.fields).toEqual({
      registration: registrationsMessages.notHeld,
    });
    await count('paramedic');
    expect([(await summary()).totalHours, (await summary('nurse')).totalHours]).toEqual([5, 0]);
    const [activity] = (await alex.rest('GET', '/activities')).body;
    expect(activity.countsFor).toBeNull();
  });

  test.each([
    ['split', [nurse], { paramedic: 2, nurse: 1.5 }, countsForTexts.split('Paramedic', 'Nurse', 3)],
    ['more than it has', [nurse], { nurse: 3.5 }, countsForTexts.tooMany('Nurse', 3)],
    ['none', [nurse], { nurse: 0 }, countsForTexts.none],
    ['not held', [nurse], { midwife: 1 }, registrationsMessages.notHeld],
    ['not a profession', [nurse], { surgeon: 1 }, countsForTexts.shape],
    ['a third of an hour', [nurse], { nurse: 0.3 }, countsForTexts.hoursProblem],
    ['no other registration', [], { nurse: 1 }, registrationsMessages.notHeld],
  ])('refuses %s', async (_why, held, hours, message) => {
    for (const each of held) await hold(each);
    const refused = await record({ countsFor: say(hours) });
    expect(refused).toMatchObject({ status: 400, body: { fields: { countsFor: message } } });
    const { id } = (await record()).body;
    const changed = await alex.rest('PATCH', `/activities/${id}`, { countsFor: say(hours) });
    expect(changed).toMatchObject({ status: 400, body: { fields: { countsFor: message } } });
  });

  test('what is relevant to nurse and midwife counts for both; fewer hours are refused below that', async () => {
    await hold(nurse);
    await hold(midwife);
    const countsFor = say({ paramedic: 1, nurse: 2, midwife: 2 });
    const { id } = (await record({ countsFor })).body;
    expect((await summary('nurse')).totalHours).toBe(2);
    expect((await summary('midwife')).totalHours).toBe(2);
    const less = await alex.rest('PATCH', `/activities/${id}`, { hours: 2 });
    expect(less.body.fields).toEqual({
      countsFor: countsForTexts.split('Paramedic', 'Nurse', 2),
    });
  });

  test('over random activities, the sums agree with what was said', async () => {
    await hold(nurse);
    const random = seededRandom(56);
    const sums = { paramedic: 0, nurse: 0, hours: 0 };
    for (let n = 0; n < 25; n += 1) {
      const hours = Math.ceil(random() * 12) / 2;
      const forNurse = Math.floor(random() * (hours * 2 + 1)) / 2;
      const rest = hours - forNurse;
      const isSaid = random() > 0.3;
      const given = say({ nurse: forNurse, ...(rest > 0 && { paramedic: rest }) });
      const { status } = await record({ hours, ...(isSaid && { countsFor: given }) });
      expect(status).toBe(201);
      sums.hours += hours;
      sums.nurse += isSaid ? forNurse : 0;
      sums.paramedic += isSaid ? rest : hours;
    }
    expect((await summary()).totalHours).toBe(sums.paramedic);
    expect((await summary('nurse')).totalHours).toBe(sums.nurse);
    expect(sums.paramedic + sums.nurse).toBe(sums.hours);
  });
});

describe('per registration', () => {
  const graphql = async (query: string, by = alex) => {
    const { data, errors } = await by.graphql(query);
    expect(errors).toBeUndefined();
    return data;
  };

  test('the report and the submission hold its year, its hours and its Board’s clauses alone', async () => {
    await hold({ ...nurse, registrationNumber: 'NMW0001234567' });
    const letters = { contentElements: ['a'], howItMeets: 'New dressing' };
    await record({ ...letters, countsFor: say({ paramedic: 2, nurse: 1 }) });
    await record({ title: 'ECG', completedDate: '2026-11-10T00:00:00.000Z' });
    const { body, headers } = await alex.rest('GET', '/report?format=json&registration=nurse');
    expect(headers.get('content-disposition')).toMatch(/CPD portfolio nurse .+ 2027\.json/);
    expect(body).toMatchObject({
      person: {
        profession: 'nurse',
        register: 'Nurse, Nursing and Midwifery Board of Australia',
        registrationNumber: 'NMW0001234567',
        registrationDay: '2015-02-01',
      },
      periods: [
        {
          start: '2026-06-01',
          end: '2027-05-31',
          required: { total: 20, interactive: 0 },
          claimed: { total: 1, interactive: 1 },
          activities: [{ hours: 1, contentElements: [] }],
        },
      ],
    });
    expect(body.periods[0].activities[0].countsFor).toBe('2 hours as paramedic, 1 hour as nurse');
    const clauses = body.periods[0].clauses.map(({ id }: { id: string }) => id);
    expect(clauses).not.toContain('interactive');
    expect(JSON.stringify(body.periods[0].clauses)).not.toContain('Paramedicine');
    const handedIn = await alex.rest('POST', '/report', { format: 'json', registration: 'nurse' });
    expect(handedIn.body).toMatchObject({
      person: { profession: 'nurse', registrationNumber: 'NMW0001234567' },
      periods: [{ required: { text: '20 hours', basis: null }, completed: { total: 1 } }],
    });
    const first = await graphql(`
      {
        portfolio {
          person {
            profession
            register
          }
          periods {
            end
            completed {
              total
            }
            activities {
              contentElements
            }
          }
        }
      }
    `);
    expect(first.portfolio).toMatchObject({
      person: { profession: 'paramedic', register: 'Paramedic, Paramedicine Board of Australia' },
      periods: [
        { end: '2027-11-30', completed: { total: 2 }, activities: [{ contentElements: ['a'] }] },
      ],
    });
    for (const edition of ['self-check', 'submission']) {
      const pdf = await alex.rest('GET', `/report?edition=${edition}&registration=nurse`);
      expect(pdf.status).toBe(200);
    }
    const billie = await signedUp(server());
    expect((await billie.rest('GET', '/report?registration=nurse')).status).toBe(400);
    const { person } = (await billie.rest('GET', '/report?format=json')).body;
    expect(person).toMatchObject({ profession: 'paramedic', register: null });
  });

  test('a shorter year of a nurse is stated by the source that was read', async () => {
    await hold({ ...nurse, registrationDate: '2026-12-15T00:00:00.000Z' });
    const { body } = await alex.rest('POST', '/report', { format: 'json', registration: 'nurse' });
    expect(body.periods[0].required).toMatchObject({
      total: 10,
      text: '10 hours',
      basis: 'First registered on 15 Dec 2026. Nursing and Midwifery Board of Australia: 10 hours.',
    });
  });

  test('the rehearsal goes by its year, and judges nothing that was not read', async () => {
    server().setNow(new Date('2027-05-20T02:00:00.000Z'));
    alex = await signedUp(server());
    await hold(nurse);
    await record({ countsFor: say({ nurse: 3 }) });
    const { renewal, me } = await graphql(`
      {
        renewal(registration: NURSE) {
          isRenewalTime
          periodEnd
          notAsked
          answers {
            id
            state
            finding
            missing
          }
          dates {
            day
            text
          }
        }
        me {
          auditReadiness(registration: NURSE) {
            claimedHours
          }
        }
      }
    `);
    expect(me.auditReadiness.claimedHours).toBe(3);
    expect(renewal).toMatchObject({ isRenewalTime: true, periodEnd: '2027-05-31' });
    expect(renewal.notAsked).toContain('renewal of nurses');
    const [cpd, recency] = renewal.answers;
    expect(cpd).toMatchObject({
      state: 'not-on-record',
      finding: '1 Jun 2026 to 31 May 2027: 3 hours on record of 20 required.',
      missing: expect.arrayContaining(['17 hours still to do']),
    });
    expect(recency).toMatchObject({ state: 'yours', missing: [] });
    expect(recency.finding).toContain('requires for recency. Check with the Board');
    expect(renewal.dates.map(({ day }: { day: string }) => day)).toEqual([
      '31 May 2027',
      '1 Jun 2027 to 30 Jun 2027',
      '1 Jul 2027',
    ]);
    const statement = await alex.rest('GET', '/renewal/statement.pdf?registration=nurse');
    expect(statement.status).toBe(200);
    // Late in June, the year that has just ended is declared.
    server().setNow(new Date('2027-06-15T02:00:00.000Z'));
    const late = await alex.rest('GET', '/renewal?registration=nurse');
    expect(late.body.periodEnd).toBe('2027-05-31');
  });

  test('a split that is planned counts in the pace of each, and goes with what is done', async () => {
    await hold(nurse);
    // A goal of the paramedic's year to November 2027, planned in the nurse's to May 2027.
    const goal = await alex.rest('POST', '/learning-goals', {
      title: 'Better handovers',
      why: 'I work on both sides of them',
      measure: 'Nobody asks again',
      targetDate: '2027-11-01',
    });
    const planned = (change: object) => ({
      goalId: goal.body.id,
      title: 'Trauma study day',
      category: 'Clinical Practice',
      hours: 6,
      plannedDate: '2027-03-01',
      countsFor: say({ paramedic: 4, nurse: 2 }),
      ...change,
    });
    const plan = (change: object = {}) => alex.rest('POST', '/planned-activities', planned(change));
    const [first, second] = [(await plan()).body, (await plan({ hours: 6 })).body];
    await plan({ countsFor: null, plannedDate: '2027-09-01', hours: 1 });
    await plan({ countsFor: say({ nurse: 6 }), plannedDate: '2027-09-01' });
    expect(first.countsFor).toEqual(say({ paramedic: 4, nurse: 2 }));
    for (const [change, problem] of [
      [{ countsFor: say({ paramedic: 5, nurse: 2 }) }, /share its hours/],
      [{ countsFor: say({ midwife: 2 }) }, /no such registration/],
    ] as const) {
      expect((await plan(change)).body.fields.countsFor).toMatch(problem);
      const changed = await alex.rest('PATCH', `/planned-activities/${first.id}`, change);
      expect(changed.body.fields.countsFor).toMatch(problem);
    }
    const pace = async (of: string) =>
      (
        await alex.graphql(
          `query($of: Profession) { cpdPace(registration: $of) { done { total } plan { steps { hours } total undatedHours } } }`,
          { of },
        )
      ).data.cpdPace;
    expect(await pace('PARAMEDIC')).toMatchObject({
      plan: { steps: [{ hours: 4 }, { hours: 4 }, { hours: 1 }], total: 9 },
    });
    // Hours planned for September count in the nurse's next year.
    expect(await pace('NURSE')).toMatchObject({
      plan: { steps: [{ hours: 2 }, { hours: 2 }], total: 4, undatedHours: 0 },
    });

    const done = async (id: string, hours: number, change: object = {}) =>
      (await record({ plannedActivityId: id, hours, ...change })).body;
    // Half of the hours, half of each share.
    const half = await done(first.id, 3);
    expect(half.countsFor).toEqual(say({ paramedic: 2, nurse: 1 }));
    expect((await done(second.id, 6)).countsFor).toEqual(say({ paramedic: 4, nurse: 2 }));
    expect(await pace('NURSE')).toMatchObject({ done: { total: 3 }, plan: { steps: [] } });
    // A stated split wins; a registration that is no longer held is left out.
    const third = (await plan()).body;
    const said = await done(third.id, 6, { countsFor: say({ paramedic: 6 }) });
    expect(said.countsFor).toEqual(say({ paramedic: 6 }));
    const fourth = (await plan()).body;
    await alex.rest('DELETE', '/user/registrations/nurse');
    expect((await done(fourth.id, 6)).countsFor).toBeNull();
  });

  test('what its Board answered counts for it alone', async () => {
    await hold(nurse);
    const answer = {
      periodEnd: '2027-05-31',
      total: 12,
      interactive: 0,
      answeredOn: '2026-12-01',
      note: 'By e-mail',
    };
    const refused = await alex.rest('POST', '/user/board-answers', answer);
    expect(refused.body.fields).toHaveProperty('periodEnd');
    const document = await alex.rest('POST', '/documents', {
      title: 'E-mail',
      type: 'other',
      content: 'Twelve hours.',
    });
    await sendFile(
      alex,
      `documentId=${document.body.id}`,
      'letter.pdf',
      await aPdf('Twelve hours'),
    );
    const set = { ...answer, documentId: document.body.id, registration: 'nurse' };
    expect((await alex.rest('POST', '/user/board-answers', set)).status).toBe(200);
    expect((await summary('nurse')).required).toMatchObject({ total: 12, basis: 'board-answer' });
    expect((await summary()).required).toMatchObject({ total: 30, basis: 'full-year' });
    // While its document is in the bin, the answer does not lower the requirement.
    await alex.rest('DELETE', `/documents/${document.body.id}`);
    expect((await summary('nurse')).required).toMatchObject({ total: 20, basis: 'full-year' });
    await alex.rest('POST', `/documents/${document.body.id}/restore`);
    expect((await summary('nurse')).required.total).toBe(12);
    expect((await registrations())[1].boardAnswers).toMatchObject([{ total: 12 }]);
    expect((await alex.rest('DELETE', '/user/board-answers/2027')).status).toBe(404);
    const removed = await alex.rest('DELETE', '/user/board-answers/2027?registration=nurse');
    expect(removed.status).toBe(204);
    expect((await summary('nurse')).required.total).toBe(20);
  });

  test('an export brings them and the splits to another account, once', async () => {
    await hold({ ...nurse, registrationNumber: 'NMW0001234567' });
    const document = await alex.rest('POST', '/documents', {
      title: 'E-mail',
      type: 'other',
      content: 'Twelve hours.',
    });
    await alex.rest('POST', '/user/board-answers', {
      periodEnd: '2027-05-31',
      total: 12,
      interactive: 0,
      answeredOn: '2026-12-01',
      note: 'By e-mail',
      documentId: document.body.id,
      registration: 'nurse',
    });
    await record({ countsFor: say({ paramedic: 2, nurse: 1 }) });
    const account = (await alex.rest('GET', '/user/export')).body;
    const billie = await signedUp(server());
    const bring = async (requestKey: string) =>
      (await billie.rest('POST', '/imports/account', { requestKey, account })).body;
    expect((await bring('first')).parts).toContainEqual({
      label: registrationsMessages.heading,
      added: 1,
      present: 0,
    });
    const [, second] = await registrations(billie);
    expect(second).toMatchObject({ profession: 'nurse', registrationNumber: 'NMW0001234567' });
    const { documents } = await graphql('{ documents { nodes { id } } }', billie);
    expect(second.boardAnswers).toMatchObject([
      { total: 12, documentId: Number(documents.nodes[0].id) },
    ]);
    expect(await summary('nurse', billie)).toMatchObject({
      totalHours: 1,
      // Without a file the answer lowers nothing.
      required: { total: 20 },
    });
    expect((await summary(undefined, billie)).totalHours).toBe(2);
    expect(JSON.stringify(await bring('second'))).toContain('already here');
    expect(await registrations(billie)).toHaveLength(2);
  });

  test('the calendar has the days of each', async () => {
    await hold(nurse);
    await alex.rest('PATCH', '/user/registration', { registrationDate: '2019-02-12' });
    const { renewCalendarFeed } = await graphql(
      'mutation { renewCalendarFeed { calendarFeed { url } } }',
    );
    const { pathname } = new URL(renewCalendarFeed.calendarFeed.url);
    const ics = await (await fetch(`${server().url}${pathname}`)).text();
    for (const title of [
      'Paramedic registration expires',
      'Nurse registration expires',
      'CPD period ends',
      'CPD period ends: nurse',
    ]) {
      expect(ics).toContain(`SUMMARY:${title}`);
    }
  });
});

test('with one registration the same statements run as ever, and none reads what counts for others', async () => {
  await record();
  const query = `{ me { cpdSummary { totalHours standing } auditReadiness { claimedHours } }
    cpdPace { done { total } } cpdYears { year } }`;
  const ask = async () => {
    await alex.graphql(query);
    server().statements();
    await alex.graphql(query);
    return server().statements().join('\n');
  };
  const alone = await ask();
  expect(alone).not.toContain('counts_for');
  await hold(nurse);
  const both = await ask();
  expect(both).toContain('counts_for');
  await alex.rest('DELETE', '/user/registrations/nurse');
  expect(await ask()).toBe(alone);
});

describe('an Ahpra number that two accounts state', () => {
  const paramedicNumber = 'PAR0007654321';
  const nurseNumber = 'NMW0007654321';
  const state = (registrationNumber: string | null, by: TestClient) =>
    by.rest('PATCH', '/user/registration', { registrationDate: '2015-02-01', registrationNumber });
  const shared = async (by: TestClient) => {
    const { data } = await by.graphql(
      '{ me { registrations { registrationNumber isNumberShared } } }',
    );
    const inRest = (await registrations(by)).map(
      ({ registrationNumber, isNumberShared }: Record<string, unknown>) => ({
        registrationNumber,
        isNumberShared,
      }),
    );
    expect(inRest).toEqual(data.me.registrations);
    return Object.fromEntries(
      inRest.map((each: Record<string, string>) => [
        each['registrationNumber'],
        each['isNumberShared'],
      ]),
    );
  };
  const notices = async (by: TestClient) =>
    (await by.rest('GET', '/notifications')).body
      .filter(({ title }: { title: string }) => sharedNumberMessages.titles.includes(title))
      .map(({ message }: { message: string }) => message);
  const noticeOf = (number: string) => numberNotification(number).message;

  /** Some hours later, with a run of the reminders. */
  const later = async (hours: number) => {
    const now = new Date(server().services.now().getTime() + hours * 60 * 60_000);
    server().setNow(now);
    await tellSettled(server().services, now);
  };

  test('is said to who has stated it for a day at once, to the other a day later, refused to neither', async () => {
    const sam = await signedUp(server());
    expect((await state(paramedicNumber, alex)).status).toBe(200);
    await later(25);
    expect(await shared(alex)).toEqual({ [paramedicNumber]: false });
    expect((await state(' par 000 765 4321', sam)).status).toBe(200);
    expect(await shared(alex)).toEqual({ [paramedicNumber]: true });
    expect(await notices(alex)).toEqual([noticeOf(paramedicNumber)]);
    await later(23);
    expect(await shared(sam)).toEqual({ [paramedicNumber]: false });
    expect(await notices(sam)).toEqual([]);
    await later(2);
    await later(1);
    for (const each of [alex, sam]) {
      expect(await shared(each)).toEqual({ [paramedicNumber]: true });
      expect(await notices(each)).toEqual([noticeOf(paramedicNumber)]);
    }
    await state('PAR0007654322', sam);
    await state(paramedicNumber, sam);
    await state(paramedicNumber, sam);
    await state(null, sam);
    await later(25);
    expect(await shared(alex)).toEqual({ [paramedicNumber]: false });
    expect(await shared(sam)).toEqual({ null: false });
    for (const each of [alex, sam]) expect(await notices(each)).toHaveLength(1);
  });

  test('tells nothing to who tries numbers: three in a day, each an event, and no answer on any of them', async () => {
    await state(paramedicNumber, alex);
    await later(25);
    const prober = await signedUp(server());
    for (const number of ['PAR0007654331', 'PAR0007654332', paramedicNumber]) {
      expect((await state(number, prober)).status).toBe(200);
      expect(await shared(prober)).toEqual({ [number]: false });
    }
    const refused = await state('PAR0007654334', prober);
    expect(refused).toMatchObject({
      status: 429,
      body: { message: sharedNumberMessages.tooOften },
    });
    expect(Number(refused.headers.get('retry-after'))).toBe(24 * 60 * 60);
    expect(await shared(prober)).toEqual({ [paramedicNumber]: false });
    expect(await notices(prober)).toEqual([]);
    // Removing the number, or changing another part of a registration, is never refused.
    expect((await state(paramedicNumber, prober)).status).toBe(200);
    expect((await state(null, prober)).status).toBe(200);
    const { data } = await prober.graphql(
      '{ me { securityEvents(first: 50) { nodes { kind } } } }',
    );
    const kinds = data.me.securityEvents.nodes.map(({ kind }: { kind: string }) => kind);
    expect(kinds.filter((kind: string) => kind === 'number-changed')).toHaveLength(3);
    // The owner was notified that another account states the number.
    expect(await notices(alex)).toEqual([noticeOf(paramedicNumber)]);
    await later(25);
    expect(await notices(prober)).toEqual([]);
  });

  test('is counted once for each of several changes at the same moment', async () => {
    const numbers = Array.from({ length: 6 }, (_, index) => `PAR000765434${index}`);
    const statuses = await Promise.all(
      numbers.map(async (each) => (await state(each, alex)).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(NUMBER_CHANGES_PER_DAY);
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
  });

  test('is noticed in any of their registrations, also in one that an import brings', async () => {
    const sam = await signedUp(server());
    await hold({ ...nurse, registrationNumber: nurseNumber });
    // While the sign-in is recent.
    const { body: account } = await alex.rest('GET', '/user/export');
    await later(25);
    // A nurse's number in the place of a paramedic's only gets a remark.
    await state(nurseNumber, sam);
    expect(await shared(alex)).toEqual({ null: false, [nurseNumber]: true });
    expect(await notices(alex)).toEqual([noticeOf(nurseNumber)]);
    const kim = await signedUp(server());
    const brought = await kim.rest('POST', '/imports/account', {
      requestKey: 'of-alex',
      account,
    });
    expect([brought.status, brought.body.message]).toEqual([201, undefined]);
    expect(await shared(kim)).toEqual({ null: false, [nurseNumber]: false });
    await later(25);
    expect(await shared(kim)).toEqual({ null: false, [nurseNumber]: true });
    for (const each of [alex, kim, sam])
      expect(await notices(each)).toEqual([noticeOf(nurseNumber)]);
  });

  test('is said to several that state it at the same moment, once they have for a day', async () => {
    const people = [alex, await signedUp(server()), await signedUp(server())];
    await Promise.all(people.map((each) => state(paramedicNumber, each)));
    for (const each of people) expect(await notices(each)).toEqual([]);
    const now = new Date(server().services.now().getTime() + 25 * 60 * 60_000);
    server().setNow(now);
    // Two processes at once notify nobody twice.
    await Promise.all([1, 2].map(() => tellSettled(server().services, now)));
    for (const each of people) {
      expect(await shared(each)).toEqual({ [paramedicNumber]: true });
      expect(await notices(each)).toEqual([noticeOf(paramedicNumber)]);
    }
  });
});

import { beforeEach, describe, expect, test } from 'vitest';
import { signedUp, type TestClient } from '#tests/support/client';
import { seededRandom } from '#tests/support/seeded-random';
import { useServer } from '#tests/support/server';
import { countsForTexts } from '#domain/counts-for';
import { registrationsMessages } from '#domain/registrations';

const server = useServer();
let alex: TestClient;
beforeEach(async () => {
  server().setNow(new Date('2027-01-05T02:00:00.000Z'));
  alex = await signedUp(server());
});

const nurse = { profession: 'nurse', registrationDate: '2015-02-01T00:00:00.000Z' };
const midwife = { ...nurse, profession: 'midwife' };
const SET = 'mutation($input: SetRegistrationInput!) { setRegistration(input: $input) { id } }';
const hold = async (input: object, by = alex) => {
  const { errors } = await by.graphql(SET, { input });
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
      registrationDate: '2015-02-01T00:00:00.000Z',
      registrationNumber: 'NMW0001234567',
      registrationType: 'general',
      registrationExpiryRule: 'board-year',
      registration: {
        status: 'active',
        expiryDate: '2027-05-31T00:00:00.000Z',
        expiryRuleText: "The Board's year, which ends on 31 May.",
        expiryNotice: null,
      },
      rules: { from: '2016-06-01', source: { confidence: 'own-board' } },
      sharing: [{ profession: 'paramedic', source: { confidence: 'unverified' } }],
    });
    expect(await summary('nurse')).toMatchObject({
      period: { start: '2026-06-01T00:00:00.000Z', end: '2027-05-31T00:00:00.000Z' },
      required: { total: 20, interactive: 0, basis: 'full-year' },
      standing: 'Needs Attention',
      interactiveMessage: null,
    });
    // Nothing of it is another user's.
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
      'mutation { removeRegistration(profession: "paramedic") { id } }',
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
    const { errors } = await alex.graphql(SET, { input });
    expect(errors![0]!.extensions.fields).toEqual({ [field]: message });
    expect(await registrations()).toHaveLength(1);
  });

  test('records are kept as long as any Board can ask for them', async () => {
    const { id } = (await record()).body;
    const until = async () =>
      (await alex.graphql(`{ activity(id: "${id}") { keepUntil } }`)).data.activity.keepUntil;
    expect(await until()).toBe('2032-11-30T00:00:00.000Z');
    const other = (await record({ completedDate: '2026-11-10T00:00:00.000Z' })).body;
    const ofOther = async () =>
      (await alex.graphql(`{ activity(id: "${other.id}") { keepUntil } }`)).data.activity.keepUntil;
    expect(await ofOther()).toBe('2031-11-30T00:00:00.000Z');
    await hold(nurse);
    expect(await until()).toBe('2032-11-30T00:00:00.000Z');
    expect(await ofOther()).toBe('2032-05-31T00:00:00.000Z');
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

  test.each([
    ['split', [nurse], { paramedic: 2, nurse: 1.5 }, countsForTexts.split('Paramedic', 'Nurse', 3)],
    ['more than it has', [nurse], { nurse: 3.5 }, countsForTexts.tooMany('Nurse', 3)],
    ['none', [nurse], { nurse: 0 }, countsForTexts.none],
    ['not held', [nurse], { midwife: 1 }, registrationsMessages.notHeld],
    ['not a profession', [nurse], { surgeon: 1 }, countsForTexts.shape],
    ['a third of an hour', [nurse], { nurse: 0.3 }, countsForTexts.shape],
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

import { beforeEach, expect, test } from 'vitest';
import { signedUp, type TestClient } from '#tests/support/client';
import { pdfText } from '#tests/support/pdf-text';
import { useServer } from '#tests/support/server';
import { declarationIds } from '#domain/standing/renewal';

const server = useServer();

let alex: TestClient;
beforeEach(async () => {
  server().setNow(new Date('2026-11-24T02:00:00Z'));
  alex = await signedUp(server());
});

const answersOf = async (by = alex) => {
  const { answers } = (await by.rest('GET', '/renewal')).body;
  return Object.fromEntries(answers.map((each: any) => [each.id, each]));
};

test('the record shows what it can, for its owner alone', async () => {
  await alex.rest('POST', '/practice-periods', {
    employer: 'QAS',
    startDate: '2026-10-01',
    endDate: '2026-10-31',
    hours: 152,
  });
  await alex.rest('POST', '/credentials', {
    type: 'indemnity',
    title: 'Union cover',
    expiryDate: '2027-06-30',
  });
  const mine = await answersOf();
  expect(mine.cpd).toMatchObject({ state: 'not-on-record', link: '/cpd-log' });
  expect(mine.recency).toMatchObject({ state: 'on-record' });
  expect(mine.indemnity).toMatchObject({ proof: ['Union cover, until 30 Jun 2027'] });
  expect(mine.impairment).toMatchObject({ state: 'yours' });
  const theirs = await answersOf(await signedUp(server()));
  expect(theirs.recency).toMatchObject({ state: 'not-on-record' });
  expect(theirs.indemnity).toMatchObject({ state: 'not-on-record', proof: [] });
});

test('from the month before an expiry, one line says what is still missing', async () => {
  const hints = async () => {
    const { data, errors } = await alex.graphql(
      '{ renewalHints { registration expiryDate text } }',
    );
    expect(errors).toBeUndefined();
    return data.renewalHints;
  };
  // No registration to renew is known yet.
  expect(await hints()).toEqual([]);
  const setRegistration = ({
    profession,
    ...input
  }: {
    profession: string;
    registrationDate: string;
  }) =>
    alex.graphql(
      'mutation($profession: Profession!, $input: UpdateRegistrationInput!) { setRegistration(profession: $profession, input: $input) { id } }',
      { profession, input },
    );
  await setRegistration({ profession: 'paramedic', registrationDate: '2019-02-12T00:00:00.000Z' });
  const line =
    'Renew by 30 Nov 2026. Still open: CPD; recency of practice; indemnity insurance until now.';
  const hint = { registration: 'paramedic', expiryDate: '2026-11-30', text: line };
  server().statements();
  expect(await hints()).toEqual([hint]);
  const inSeason = server().statements().length;
  server().setNow(new Date('2026-09-30T02:00:00Z'));
  server().statements();
  expect(await hints()).toEqual([]);
  expect(server().statements().length).toBeLessThan(inSeason);
  server().setNow(new Date('2026-10-01T02:00:00Z'));
  expect(await hints()).toEqual([hint]);
  server().setNow(new Date('2026-12-01T02:00:00Z'));
  expect(await hints()).toEqual([]);
  // Each of several has its own season.
  server().setNow(new Date('2027-05-02T02:00:00Z'));
  alex = await signedUp(server());
  await setRegistration({ profession: 'nurse', registrationDate: '2015-02-01T00:00:00.000Z' });
  expect(await hints()).toEqual([
    {
      registration: 'nurse',
      expiryDate: '2027-05-31',
      text: 'Renew as a nurse by 31 May 2027. Still open: CPD; indemnity insurance until now.',
    },
  ]);
});

test('in the late period the year that has ended is declared', async () => {
  server().setNow(new Date('2026-12-20T02:00:00Z'));
  const { body } = await alex.rest('GET', '/renewal');
  expect([body.periodEnd.slice(0, 10), body.isRenewalTime]).toEqual(['2026-11-30', true]);
});

const statement = async (ids: readonly string[]) => {
  const response = await alex.fetch(`/api/renewal/statement.pdf?considered=${ids.join(',')}`);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  return pdfText(Buffer.from(await response.arrayBuffer()));
};
const hashIn = (text: string) => /[0-9a-f]{64}/.exec(text.replaceAll(/\s/g, ''))![0];

test('the statement is one page with the day, what was considered, and the hash of its lines', async () => {
  const text = await statement(declarationIds.slice(1));
  expect(text).toContain('24 Nov 2026, 12:00 pm');
  expect(text).toContain('page 1 of 1');
  expect(text.match(/Not considered yet\./g)).toHaveLength(1);
  expect(text).not.toMatch(/you (meet|comply)/i);
  expect(hashIn(await statement(declarationIds.slice(1)))).toBe(hashIn(text));
  expect(hashIn(await statement(declarationIds))).not.toBe(hashIn(text));
  expect((await alex.fetch('/api/renewal/statement.pdf?considered=health')).status).toBe(400);
});

import { describe, expect, test } from 'vitest';
import {
  attendedStatement,
  isoDuration,
  nextStatementAttempt,
  STATEMENT_ATTEMPTS,
  statementResult,
  voidingStatement,
} from '#domain/proof/crew-statements';
import { crewTypes } from '#domain/proof/crew-sessions';
import { PRODUCT } from '#domain/product';

const AT = new Date('2026-11-24T03:35:00Z');
const SITE = 'https://cpd.example.org';
const stated = (session: Partial<Parameters<typeof attendedStatement>[0]['session']> = {}) =>
  attendedStatement(
    {
      id: 'id-1',
      attendance: 'someone',
      activity: 'some-session',
      session: { type: 'course', title: 'Sepsis', objectives: null, ...session },
      minutes: 95,
      at: AT,
    },
    SITE,
  );

test('an attendance says what, how long and when, and a random id for who', () => {
  expect(stated({ objectives: 'Treat it early' })).toEqual({
    id: 'id-1',
    actor: { objectType: 'Agent', account: { homePage: SITE, name: 'someone' } },
    verb: { id: 'http://adlnet.gov/expapi/verbs/attended', display: { en: 'attended' } },
    object: {
      objectType: 'Activity',
      id: `${SITE}/crew-sessions/some-session`,
      definition: {
        type: 'http://adlnet.gov/expapi/activities/course',
        name: { en: 'Sepsis' },
        description: { en: 'Treat it early' },
      },
    },
    result: { duration: 'PT1H35M' },
    context: { platform: PRODUCT },
    timestamp: '2026-11-24T03:35:00.000Z',
  });
});

test('without objectives there is no description; each type is one of ADL’s', () => {
  expect(stated().object.definition).not.toHaveProperty('description');
  const types = new Set(crewTypes.map((type) => stated({ type }).object.definition.type));
  expect([...types].toSorted()).toEqual(
    ['course', 'lesson', 'meeting', 'simulation'].map(
      (type) => `http://adlnet.gov/expapi/activities/${type}`,
    ),
  );
});

test('a void refers to the statement, in the name of the server', () => {
  expect(voidingStatement({ id: 'id-2', voids: 'id-1', at: AT }, SITE)).toEqual({
    id: 'id-2',
    actor: { objectType: 'Agent', account: { homePage: SITE, name: 'server' } },
    verb: { id: 'http://adlnet.gov/expapi/verbs/voided', display: { en: 'voided' } },
    object: { objectType: 'StatementRef', id: 'id-1' },
    timestamp: AT.toISOString(),
  });
});

test.each([
  [0, 'PT0M'],
  [30, 'PT30M'],
  [60, 'PT1H'],
  [725, 'PT12H5M'],
])('%i minutes are %s', (minutes, duration) => expect(isoDuration(minutes)).toBe(duration));

describe('a response', () => {
  test.each([
    [200, 1, 'delivered'],
    [204, 50, 'delivered'],
    [409, 1, 'delivered'],
    [409, 2, 'alone'],
    [400, 2, 'alone'],
    [413, 50, 'alone'],
    [400, 1, 'refused'],
    [401, 2, 'retry'],
    [403, 1, 'retry'],
    [404, 1, 'retry'],
    [302, 1, 'retry'],
    [429, 1, 'retry'],
    [503, 2, 'retry'],
    [null, 1, 'retry'],
  ] as const)('%s for %i means %s', (status, count, result) =>
    expect(statementResult(status, count)).toBe(result),
  );

  test('is waited for again for three days', () => {
    let now = AT;
    for (let attempts = 1; attempts < STATEMENT_ATTEMPTS; attempts += 1)
      now = nextStatementAttempt(attempts, now);
    expect(Math.round((Number(now) - Number(AT)) / 3_600_000)).toBe(72);
  });
});

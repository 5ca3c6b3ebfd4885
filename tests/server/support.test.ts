import { describe, expect, test } from 'vitest';
import { readEnv } from '#server/env';
import { TestClient } from '#tests/support/client';
import { useServer } from '#tests/support/server';

const server = useServer({ support: { email: 'help@example.org', phone: null } });

test('support contacts come from the settings, and need no session', async () => {
  const { data } = await new TestClient(server()).graphql('{ support { email phone hours } }');
  expect(data.support).toEqual({
    email: 'help@example.org',
    phone: null,
    hours: 'Monday to Friday, 9am to 5pm AEST',
  });
});

describe('the settings', () => {
  const JWT_SECRET = 'a secret that only the tests know, long enough';

  test.each([
    [{}, { email: null, phone: null }],
    [
      { SUPPORT_EMAIL: '', SUPPORT_PHONE: '' },
      { email: null, phone: null },
    ],
    [
      { SUPPORT_EMAIL: 'cpd@example.org', SUPPORT_PHONE: '+61 7 5550 1234' },
      { email: 'cpd@example.org', phone: '+61 7 5550 1234' },
    ],
  ])('%j', (source, support) => {
    expect(readEnv({ JWT_SECRET, ...source }).support).toEqual(support);
  });

  test.each([
    [{ SUPPORT_EMAIL: 'nobody' }, 'SUPPORT_EMAIL: must be an e-mail address'],
    [{ SUPPORT_PHONE: 'ring me' }, 'SUPPORT_PHONE: must be a phone number'],
  ])('%j stops the start', (source, message) => {
    expect(() => readEnv({ JWT_SECRET, ...source })).toThrow(message);
  });
});

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

describe('security.txt', () => {
  const others = [
    useServer({ publicUrl: 'https://cpd.example.org' }),
    useServer({ support: { email: null, phone: '+61 7 (5550) 1234' } }),
  ];
  const lines = async (path: string, of = server) => {
    const response = await new TestClient(of()).fetch(path);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    return (await response.text()).split('\n');
  };

  test.each(['/.well-known/security.txt', '/security.txt'])(
    '%s names the operator for less than a year',
    async (path) => {
      const found = await lines(path);
      expect(found).toContain('Contact: mailto:help@example.org');
      const expires = new Date(found.find((line) => line.startsWith('Expires: '))!.slice(9));
      const days = (expires.getTime() - Date.now()) / 86_400_000;
      expect(days).toBeGreaterThan(30);
      expect(days).toBeLessThan(365);
    },
  );

  test('names a telephone, or the help screen where there is no other contact', async () => {
    const path = '/.well-known/security.txt';
    expect(await lines(path, others[0])).toEqual(
      expect.arrayContaining([
        'Contact: https://cpd.example.org/help',
        'Canonical: https://cpd.example.org/.well-known/security.txt',
      ]),
    );
    expect(await lines(path, others[1])).toContain('Contact: tel:+61755501234');
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

import { expect, test } from 'vitest';
import {
  badgeClaims,
  badgeFileName,
  badgeKeyPath,
  certificateBadge,
  certificateBadgePath,
  certificateBadgeTextPath,
  crewBadge,
  crewBadgeFrom,
  crewBadgePath,
  revocationList,
  type Attended,
} from '#domain/learning/open-badges';

const url = 'https://cpd.example.org';
const number = 'PCPD-2027-ABCDEF';
const certificate: Parameters<typeof certificateBadge>[0] = {
  number,
  holderName: 'Alex Medic',
  moduleTitle: '(Sepsis): the first hour!',
  moduleVersion: '2026.4',
  score: 90,
  completedOn: '2027-03-03',
  issuedAt: new Date('2027-03-03T01:02:03.456Z'),
  hours: 1.5,
  isConfirmed: true,
  measuredMinutes: 62,
  attempts: 2,
  isReviewed: false,
};
const attended: Attended = {
  sessionId: 7,
  memberId: 9,
  type: 'simulation',
  title: 'Airway drill',
  startedAt: new Date('2027-03-03T01:02:03.456Z'),
  endedAt: new Date('2027-03-03T03:02:03.456Z'),
  name: 'Alex Medic',
  hours: 2,
  others: ['paramedic', 'registered-nurse'],
  educator: null,
  confirmations: 1,
};

// Read it as an integrator would: what is signed is the promise.
test('badges say what was measured and confirmed, and name nobody but their holder', async () => {
  const educator = { profession: 'registered-nurse', provider: 'Royal Hospital' } as const;
  const badges = {
    'a certificate': certificateBadge(certificate, url),
    'a certificate without measures': certificateBadge(
      { ...certificate, measuredMinutes: null, attempts: null },
      url,
    ),
    'a crew session': crewBadge(attended, url),
    'a crew session that two confirmed': crewBadge({ ...attended, confirmations: 2 }, url),
    'a taught session': crewBadge({ ...attended, others: [], educator }, url),
  };
  await expect(`${JSON.stringify(badges, null, 2)}\n`).toMatchFileSnapshot('open-badges.txt');
});

test('the claims of its token repeat the badge', () => {
  const badge = certificateBadge(certificate, url);
  expect(badgeClaims(badge)).toEqual({
    ...badge,
    iss: url,
    jti: badge.id,
    sub: badge.credentialSubject.id,
    nbf: Date.parse('2027-03-03T01:02:03Z') / 1_000,
  });
});

test('a certificate’s list has it once it is revoked', () => {
  const list = { id: `${url}/api/verify/${number}/revocations`, issuer: url };
  expect(revocationList({ number, revokedReason: null }, url)).toEqual({
    ...list,
    revokedCredential: [],
  });
  expect(revocationList({ number, revokedReason: 'Issued twice' }, url)).toEqual({
    ...list,
    revokedCredential: [
      { id: `${url}/verify/${number}`, revoked: true, revocationReason: 'Issued twice' },
    ],
  });
});

test('a session’s badge waits until its end can no longer be corrected', () => {
  const days =
    (crewBadgeFrom(attended.endedAt).getTime() - attended.endedAt.getTime()) / 86_400_000;
  expect(days).toBe(7);
});

test('its addresses and files are those that are written on it', () => {
  expect([
    badgeKeyPath('abc'),
    certificateBadgePath(number),
    certificateBadgeTextPath(number),
    crewBadgePath(7),
    badgeFileName(number, 'jwt'),
  ]).toEqual([
    '/.well-known/badge-keys/abc',
    `/certificates/${number}/badge.png`,
    `/certificates/${number}/badge.jwt`,
    '/crew-sessions/7/badge.png',
    `ParaMed CPD badge ${number}.jwt`,
  ]);
});

import { describe, expect, test } from 'vitest';
import { circumstancesText, needsAttention, type Circumstances } from '#domain/proof/signers';

describe('circumstances', () => {
  const askedAt = new Date('2026-03-02T00:00:00Z');
  const of = (seconds: number, more: Partial<Circumstances> = {}): Circumstances => ({
    source: 'co-sign',
    askedAt,
    signedAt: new Date(askedAt.getTime() + seconds * 1000),
    inOwnersBrowser: false,
    ...more,
  });

  test.each([
    [-5, 'less than a minute'],
    [59, 'less than a minute'],
    [60, '1 minute'],
    [119 * 60, '119 minutes'],
    [120 * 60, '2 hours'],
    [47.9 * 3600, '47 hours'],
    [48 * 3600, '2 days'],
  ])('%i seconds after the link was made: %s', (seconds, delay) => {
    expect(circumstancesText(of(seconds))).toBe(
      `Signed ${delay} after its link was made; in a browser in which the owner is not known to have signed in.`,
    );
  });

  test('say where they are not known, and the browser of the owner', () => {
    expect(circumstancesText(of(60, { askedAt: null, inOwnersBrowser: null }))).toBe(
      'How long after its link was made it was signed is not known; whether in a browser of the owner is not known.',
    );
    expect(circumstancesText(of(7200, { source: 'crew-session', inOwnersBrowser: true }))).toBe(
      'Signed 2 hours after the crew session began; in a browser in which the owner has signed in.',
    );
  });

  test.each<[number, Partial<Circumstances>, boolean]>([
    [599, {}, true],
    [600, {}, false],
    [60, { source: 'crew-session' }, false],
    [86_400, { inOwnersBrowser: true }, true],
    [60, { askedAt: null, inOwnersBrowser: null }, false],
  ])('%i seconds after, %j: pointed out %s', (seconds, more, expected) => {
    expect(needsAttention(of(seconds, more))).toBe(expected);
  });
});

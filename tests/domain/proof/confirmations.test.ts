import { describe, expect, test } from 'vitest';
import {
  closedAs,
  confirmationRequestEmail,
  confirmedNotification,
  refusedNotification,
  requestState,
  requestText,
  type RequestMoments,
} from '#domain/proof/confirmations';

const timeZone = 'Australia/Brisbane';
const on = (day: string) => new Date(`${day}T20:00:00Z`);
const request: RequestMoments = {
  createdAt: on('2026-03-01'),
  expiresAt: on('2026-03-08'),
  revokedAt: null,
  confirmedAt: null,
  refusedAt: null,
};
const before = new Date(request.expiresAt.getTime() - 1);
const words = (more: Partial<RequestMoments & { refusedBy: string }>, now = before) =>
  requestText({ ...request, refusedBy: null, ...more }, { now, timeZone });

test.each<[string, Partial<RequestMoments>, Date, string, string | null]>([
  ['in its last millisecond', {}, before, 'open', null],
  ['at its end', {}, request.expiresAt, 'expired', 'expired'],
  ['withdrawn', { revokedAt: on('2026-03-02') }, before, 'revoked', 'revoked'],
  ['refused', { refusedAt: on('2026-03-02') }, request.expiresAt, 'refused', 'used'],
  ['confirmed', { confirmedAt: on('2026-03-02') }, request.expiresAt, 'confirmed', 'used'],
])('a request %s', (_name, more, now, state, closed) => {
  const found = requestState({ ...request, ...more }, now);
  expect(found).toBe(state);
  expect(closedAs(found)).toBe(closed);
});

describe('what became of a request, on the owner’s days', () => {
  test.each([
    [words({}), 'Asked on 2 Mar 2026. The link works once, until 9 Mar 2026.'],
    [
      words({}, request.expiresAt),
      'Asked on 2 Mar 2026. Nobody used the link before it expired on 9 Mar 2026.',
    ],
    [words({ confirmedAt: on('2026-03-03') }), 'Asked on 2 Mar 2026, confirmed on 4 Mar 2026.'],
    [words({ refusedAt: on('2026-03-03') }), 'Asked on 2 Mar 2026, refused on 4 Mar 2026.'],
    [
      words({ refusedAt: on('2026-03-03'), refusedBy: 'Ben Ito' }),
      'Asked on 2 Mar 2026, refused on 4 Mar 2026 by Ben Ito.',
    ],
    [words({ revokedAt: on('2026-03-04') }), 'Asked on 2 Mar 2026, withdrawn on 5 Mar 2026.'],
  ])('%s', (text, expected) => expect(text).toBe(expected));
});

test.each([
  ['Ana Cruz', 'Ana Cruz'],
  ['A. Cruz', 'A. Cruz'],
  ['Ana Cruz.', 'Ana Cruz.'],
  ['evil.example', 'A ParaMed CPD user'],
  ['Win at http', 'Win at http'],
  ['see //evil', 'A ParaMed CPD user'],
  ['mailto:ana', 'A ParaMed CPD user'],
  ['ana@example', 'A ParaMed CPD user'],
])('a stranger is not sent a link in the name “%s”', (name, printed) => {
  expect(confirmationRequestEmail.title(name)).toBe(
    `${printed} asks you to confirm a CPD activity`,
  );
  const message = confirmationRequestEmail.message(name);
  expect(message.startsWith(`${printed} keeps a record`)).toBe(true);
  expect(message).toMatch(
    /confirm an activity that you were part of.*comment, or refuse\. You need/,
  );
  expect(message).toMatch(/works once, for 7 days\.$/);
});

test('the owner is told of an answer, and of hours corrected down', () => {
  const activity = { id: 7, title: 'Airway course', hours: 2 };
  const signed = { name: 'Ben Ito', role: 'paramedic', hours: 2 };
  const told = { kind: 'attestation', link: '/cpd-log/7' };
  expect(confirmedNotification(activity, signed)).toEqual({
    ...told,
    title: 'Your activity was confirmed',
    message: 'Ben Ito, paramedic, confirmed 2 hours of “Airway course”.',
  });
  expect(confirmedNotification(activity, { ...signed, hours: 1 }).message).toBe(
    'Ben Ito, paramedic, confirmed 1 hour of “Airway course”. Your record has 2 hours.',
  );
  expect(refusedNotification(activity, 'Ben Ito')).toEqual({
    ...told,
    title: 'Your request was refused',
    message:
      'Ben Ito did not confirm “Airway course”. The activity shows what they said, if anything.',
  });
  expect(refusedNotification(activity, null).message).toMatch(/^The person you asked did not/);
});

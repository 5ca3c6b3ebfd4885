import { describe, expect, test } from 'vitest';
import { calendarEvents } from '#domain/messages/calendar-events';
import { effectiveExpiry, yearInForce, type Registration } from '#domain/standing/cpd';
import { civilDate } from '#domain/dates';
import { nurse } from '#domain/professions/nurse';
import {
  dashboardRegistration,
  daysLeft,
  profileRegistration,
} from '#domain/standing/registration';
import { registrationState, renewedUntil } from '#domain/standing/registration-state';
import { digest } from '#domain/messages/reminders';

const derived: Registration = {
  registrationDate: '2019-03-04',
  registrationExpiryDate: null,
  registrationRenewedTo: '2026-11-30',
};
const entered: Registration = { ...derived, registrationExpiryDate: '2026-11-30' };

/** Returns what each reader says about a registration at a moment in a zone. */
function saidOf(registration: Registration, moment: string, timeZone: string) {
  const today = civilDate(new Date(moment), timeZone);
  const dashboard = dashboardRegistration(registration, today);
  const profile = profileRegistration(registration, today);
  const days = profile.daysRemaining!;
  const [event] = calendarEvents([registration], [], [], today);
  const expiryDate = profile.expiryDate!;
  const isDerived = !registration.registrationExpiryDate;
  const reminder =
    days < 0
      ? digest([{ rule: 'registration-expired', facts: { expiryDate, isDerived } }], today)
      : digest([{ rule: 'registration-expiring', facts: { expiryDate } }], today);
  return [
    dashboard.message,
    profile.label,
    profile.message,
    daysLeft(days),
    event!.title,
    event!.note ?? '',
    reminder!.title,
    reminder!.message,
  ];
}

const zones = ['Australia/Perth', 'Australia/Brisbane', 'Australia/Sydney', 'Australia/Lord_Howe'];
/** Moments at a place's own clock. */
const at = (day: string, time: string, zone: string) => {
  const offset = {
    'Australia/Perth': '+08:00',
    'Australia/Brisbane': '+10:00',
    'Australia/Sydney': '+11:00',
    'Australia/Lord_Howe': '+11:00',
  }[zone];
  return new Date(`${day}T${time}:00${offset}`).toISOString();
};

describe.each(zones)('in %s every reader makes one statement', (zone) => {
  const said = (registration: Registration, day: string, time = '09:00') =>
    saidOf(registration, at(day, time, zone), zone).join('\n');

  test.each(['00:01', '12:00', '23:30', '23:59'])('30 Nov, %s: expires today', (time) => {
    for (const registration of [derived, entered]) {
      const texts = said(registration, '2026-11-30', time);
      expect(texts.match(/expires today/gi)!.length).toBeGreaterThanOrEqual(4);
      expect(texts).not.toMatch(/expired|active|Expiring Soon|0 days/i);
    }
  });

  test.each([
    ['2026-12-01', '00:01'],
    ['2026-12-01', '23:59'],
    ['2026-12-05', '09:00'],
    ['2026-12-20', '09:00'],
    ['2026-12-31', '23:59'],
  ])('%s, %s: a derived date is asked about, in the late period', (day, time) => {
    const texts = said(derived, day, time);
    expect(texts.match(/has your registration been renewed\?/gi)).toHaveLength(4);
    expect(texts).toContain('The late period runs until 31 Dec 2026');
    expect(texts).toContain('lapses on 1 Jan 2027');
    expect(texts).not.toMatch(/active|expired|until renewal|2027-11|30 Nov 2027/i);
  });

  test.each([
    ['2027-01-01', '00:01'],
    ['2027-01-02', '09:00'],
    ['2027-06-15', '09:00'],
  ])('%s, %s: still asked, and the lapse is named', (day, time) => {
    const texts = said(derived, day, time);
    expect(texts.match(/has your registration been renewed\?/gi)).toHaveLength(4);
    expect(texts).toContain('lapsed on 1 Jan 2027');
    expect(texts).not.toMatch(/active|expired|late period|until renewal/i);
  });

  test.each(['2026-12-01', '2026-12-20', '2027-01-02'])(
    '%s: an entered date has expired',
    (day) => {
      const texts = said(entered, day);
      expect(texts).toContain('Your registration has expired!');
      expect(texts).not.toMatch(/renewed\?|active|expires today/i);
    },
  );
});

describe('the answer', () => {
  test.each<[string, string | null]>([
    ['2026-09-30', null],
    ['2026-10-01', '2027-11-30'],
    ['2026-11-30', '2027-11-30'],
    ['2026-12-01', '2027-11-30'],
    ['2027-06-01', '2027-11-30'],
    ['2027-12-05', '2028-11-30'],
  ])('on %s: until %s', (today, until) => {
    expect(renewedUntil(derived, today)).toBe(until);
  });

  test('makes the new year active, and is asked for again after it', () => {
    const renewed = { ...derived, registrationRenewedTo: '2027-11-30' };
    expect(registrationState(renewed, '2026-12-05')).toMatchObject({
      phase: 'active',
      expiryDate: '2027-11-30',
      after: null,
    });
    expect(registrationState(renewed, '2027-12-01').phase).toBe('unanswered');
  });

  test('a nurse is asked in June', () => {
    const held = { ...derived, profession: nurse, registrationRenewedTo: '2027-05-31' };
    expect(registrationState(held, '2027-05-31').phase).toBe('expires-today');
    expect(registrationState(held, '2027-06-01')).toMatchObject({
      phase: 'unanswered',
      after: { day: '2027-06-30' },
    });
    expect(registrationState(held, '2027-07-01').after!.text).toContain('lapsed on 1 Jul 2027');
    expect(renewedUntil(held, '2027-07-01')).toBe('2028-05-31');
  });

  test('another end than that of the Board’s year has no late period', () => {
    const other = { ...derived, registrationExpiryDate: '2026-07-15' };
    expect(registrationState(other, '2026-07-16')).toMatchObject({ phase: 'expired', after: null });
  });
});

describe('a registration whose owner never answered', () => {
  const of = (createdAt: string, registrationDate = '2019-03-04'): Registration => ({
    registrationDate,
    registrationExpiryDate: null,
    createdAt: new Date(createdAt),
  });

  test.each([
    // Accounts from before the question: the year in which it was first asked counts.
    ['2021-03-01T00:00:00Z', '2026-11-26', '2026-11-30'],
    ['2021-03-01T00:00:00Z', '2026-12-05', '2026-11-30'],
    ['2021-03-01T00:00:00Z', '2028-03-01', '2026-11-30'],
    ['2021-03-01T00:00:00Z', '2024-03-01', '2024-11-30'],
    // Later ones: the year in which they were made, but not yet the new one in its late period.
    ['2028-03-01T00:00:00Z', '2028-06-01', '2028-11-30'],
    ['2028-03-01T00:00:00Z', '2028-12-02', '2028-11-30'],
    ['2028-12-05T00:00:00Z', '2028-12-06', '2028-11-30'],
    ['2029-01-05T00:00:00Z', '2029-01-06', '2029-11-30'],
  ])('account of %s, on %s: %s', (createdAt, today, expiry) => {
    expect(effectiveExpiry(of(createdAt), today)).toBe(expiry);
  });

  test('that began in the late period is in force for its year', () => {
    expect(effectiveExpiry(of('2028-12-05T00:00:00Z', '2028-12-02'), '2028-12-06')).toBe(
      '2029-11-30',
    );
    expect(yearInForce(of('2028-12-05T00:00:00Z', '2028-12-02'), '2028-12-06')).toBe('2029-11-30');
  });
});

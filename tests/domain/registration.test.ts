import { describe, expect, test } from 'vitest';
import {
  dashboardRegistration,
  daysLeft,
  profileRegistration,
  registrationDateRequired,
  suggestedExpiry,
} from '#domain/registration';
import { registrationSchema } from '#domain/registration.schema';
import { requirementEffect } from '#domain/registration-effect';
import { problems } from './problems.ts';

const expiring = { registrationDate: '2025-01-10', registrationExpiryDate: '2025-11-30' };
const unset = { registrationDate: null, registrationExpiryDate: null };
const onlyExpiry = { registrationDate: null, registrationExpiryDate: '2025-11-30' };

describe('dashboardRegistration', () => {
  test.each([
    ['2025-12-01', 'expired', 'Your registration has expired!', -1],
    ['2025-11-30', 'expired', 'Your registration has expired!', 0],
    ['2025-11-29', 'expiring-soon', 'Expiring in 1 day!', 1],
    ['2025-11-28', 'expiring-soon', 'Expiring in 2 days!', 2],
    ['2025-10-31', 'expiring-soon', 'Expiring in 30 days!', 30],
    ['2025-10-30', 'active', '1 month until renewal', 31],
    ['2025-10-01', 'active', '1 month until renewal', 60],
    ['2025-09-30', 'active', '2 months until renewal', 61],
    ['2025-01-10', 'active', '10 months until renewal', 324],
  ])('on %s: %s', (today, status, message, daysRemaining) => {
    const card = { status, message, expiryDate: '2025-11-30', daysRemaining };
    expect(dashboardRegistration(expiring, today)).toEqual(card);
  });
  test('31 days that are less than a month are told as one month', () => {
    const registration = { registrationDate: '2025-01-01', registrationExpiryDate: '2025-01-31' };
    expect(dashboardRegistration(registration, '2024-12-31').message).toBe('1 month until renewal');
  });
  test('with no registration date', () => {
    const message = "You haven't set your registration date yet";
    const card = { status: 'unset', message, expiryDate: null, daysRemaining: null };
    expect(dashboardRegistration(unset, '2025-06-01')).toEqual(card);
    expect(dashboardRegistration(onlyExpiry, '2025-06-01')).toEqual({
      ...card,
      expiryDate: '2025-11-30',
    });
  });
  test('with no stored expiry, one year after 29 February', () => {
    const registration = { registrationDate: '2024-02-29', registrationExpiryDate: null };
    expect(dashboardRegistration(registration, '2025-02-27')).toMatchObject({
      expiryDate: '2025-02-28',
      message: 'Expiring in 1 day!',
    });
  });
});

describe('profileRegistration', () => {
  test.each([
    ['2025-12-01', 'expired', 'Expired', 'Your registration has expired', -1],
    ['2025-11-30', 'expiring-soon', 'Expiring Soon', 'Your registration is expiring soon', 0],
    ['2025-10-31', 'expiring-soon', 'Expiring Soon', 'Your registration is expiring soon', 30],
    ['2025-10-30', 'active', 'Active', 'Your registration is active', 31],
  ])('on %s: %s', (today, status, label, message, daysRemaining) => {
    const card = profileRegistration(expiring, today);
    expect(card).toMatchObject({ status, label, message, expiryDate: '2025-11-30', daysRemaining });
    expect(card.prompt === null).toBe(status === 'active');
  });
  test('with no registration date', () => {
    expect(profileRegistration(unset, '2025-06-01')).toMatchObject({
      status: 'unregistered',
      label: 'Not Registered',
      expiryDate: null,
      daysRemaining: null,
    });
    expect(profileRegistration(onlyExpiry, '2025-06-01')).toMatchObject({
      status: 'unregistered',
      expiryDate: '2025-11-30',
      daysRemaining: null,
    });
  });
});

test.each([
  ['2025-06-01', '2025-06-10', '2025-11-30'],
  ['2025-06-01', '2025-11-30', '2025-11-30'],
  ['2025-06-01', '2025-12-01', '2026-11-30'],
  ['2025-11-29', '2025-11-29', '2025-11-30'],
  ['2025-11-30', '2025-11-30', '2026-11-30'],
  ['2020-01-01', '2025-06-10', '2025-11-30'],
])('suggestedExpiry of %s on %s is %s', (registrationDate, today, expiry) => {
  expect(suggestedExpiry(registrationDate, today)).toBe(expiry);
});

describe('registrationSchema', () => {
  const today = '2025-07-01';
  const schema = registrationSchema({ today, timeZone: 'Australia/Brisbane' });
  const required = 'Registration date is required';
  const invalid = 'Registration date must be a valid date';
  const future = 'Registration date cannot be in the future';

  test.each<[unknown, string]>([
    [undefined, required],
    [null, required],
    ['', required],
    [' ', required],
    ['yesterday', invalid],
    ['2025-02-29', invalid],
    [20250701, invalid],
    [{}, invalid],
    [[], invalid],
    [{ toString: 1 }, invalid],
    [new Date(NaN), invalid],
    ['2025-07-02', future],
    ['2025-07-01T14:00:00Z', future],
  ])('registration date %j: %s', async (registrationDate, message) => {
    expect(await problems(schema, { registrationDate })).toEqual({ registrationDate: message });
  });

  test.each<[unknown, string]>([
    ['2025-07-01', '2025-07-01'],
    ['2025-07-01T13:59:59Z', '2025-07-01'],
    ['2025-06-30T14:00:00Z', '2025-07-01'],
    [new Date('2025-06-30T13:59:59Z'), '2025-06-30'],
  ])('registration date %j is %s', (registrationDate, day) => {
    expect(schema.validateSync({ registrationDate, role: 'admin' })).toEqual({
      registrationDate: day,
    });
  });

  test.each<[unknown, string | null]>([
    [null, null],
    ['', null],
    ['2025-01-11', null],
    ['2035-01-10', null],
    ['2025-01-10', 'Expiry date must be after the registration date'],
    ['2024-11-30', 'Expiry date must be after the registration date'],
    ['2035-01-11', 'Expiry date must be at most 10 years after the registration date'],
    ['soon', 'Expiry date must be a valid date'],
    [7, 'Expiry date must be a valid date'],
  ])('expiry date %j: %s', async (registrationExpiryDate, message) => {
    const input = { registrationDate: '2025-01-10', registrationExpiryDate };
    const expected = message ? { registrationExpiryDate: message } : {};
    expect(await problems(schema, input)).toEqual(expected);
  });

  test('the dashboard has its own wording', async () => {
    const zone = 'Australia/Brisbane';
    const dashboard = registrationSchema({
      today,
      timeZone: zone,
      required: registrationDateRequired.dashboard,
    });
    const registrationDate = 'Please select a registration date';
    expect(await problems(dashboard, {})).toEqual({ registrationDate });
  });
});

describe('daysLeft', () => {
  test.each([
    [null, 'Not set'],
    [-3, '0 days'],
    [0, '0 days'],
    [1, '1 day'],
    [200, '200 days'],
  ])('%j is %j', (days, words) => expect(daysLeft(days)).toBe(words));
});

describe('requirementEffect', () => {
  const full = 'That is a full year: 30 hours of CPD are required, at least 8 of them interactive.';
  const half =
    'That is 6 to under 12 months, so the hours are reduced pro rata: 15 hours of CPD are required, at least 4 of them interactive, instead of 30 and 8.';
  const none = 'That is under 3 months: no CPD hours are required.';
  test.each([
    ['2025-12-01', null, '2025-12-01', '2026-12-01', full],
    ['2020-03-01', '2026-11-30', '2025-12-01', '2026-11-30', full],
    ['2026-03-01', '2026-11-30', '2026-03-01', '2026-11-30', half],
    ['2026-10-01', '2026-11-30', '2026-10-01', '2026-11-30', none],
  ])('%s to %s', (registrationDate, registrationExpiryDate, start, end, text) => {
    const dates = { registrationDate, registrationExpiryDate };
    expect(requirementEffect(dates, '2026-10-05')).toEqual({ period: { start, end }, text });
  });
});

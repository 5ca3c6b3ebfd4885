import { describe, expect, test } from 'vitest';
import { calendarEvents } from '#domain/calendar';

const none = { registrationDate: null, registrationExpiryDate: null };
const shown = (...given: Parameters<typeof calendarEvents>) =>
  calendarEvents(...given).map(({ key, day, note }) => [key, day, note]);
const full = '30 hours of CPD are required by the end of this day, at least 8 of them interactive.';

describe('the days of a calendar', () => {
  test.each([
    [
      'no registration: the Board’s own year',
      none,
      '2026-03-10',
      [['cpd-period-2026', '2026-11-30', full]],
    ],
    [
      'a stored expiry',
      { registrationDate: '2020-01-15', registrationExpiryDate: '2026-11-30' },
      '2026-03-10',
      [
        ['registration-expiry', '2026-11-30', 'Renew it by this day.'],
        ['cpd-period-2026', '2026-11-30', full],
      ],
    ],
    [
      'one year after the registration, where none is stored',
      { registrationDate: '2025-06-01', registrationExpiryDate: null },
      '2026-03-10',
      [
        ['registration-expiry', '2026-06-01', 'Renew it by this day.'],
        ['cpd-period-2026', '2026-06-01', full],
      ],
    ],
    [
      'an expiry that has passed stays, beside the period that runs',
      { registrationDate: '2020-01-15', registrationExpiryDate: '2025-11-30' },
      '2026-03-10',
      [
        ['registration-expiry', '2025-11-30', 'Renew it by this day.'],
        ['cpd-period-2026', '2026-11-30', full],
      ],
    ],
    [
      'a period too short for hours',
      { registrationDate: '2026-10-15', registrationExpiryDate: '2026-11-30' },
      '2026-11-01',
      [
        ['registration-expiry', '2026-11-30', 'Renew it by this day.'],
        ['cpd-period-2026', '2026-11-30', null],
      ],
    ],
  ])('%s', (_name, registration, today, events) => {
    expect(shown(registration, [], [], today)).toEqual(events);
  });

  test('a document that expires is one of them, another is not', () => {
    const documents = [
      { id: 7, title: 'First aid certificate', expiryDate: '2026-05-02' },
      { id: 8, title: 'Reflection', expiryDate: null },
    ];
    expect(calendarEvents(none, documents, [], '2026-03-10').slice(1)).toMatchObject([
      { key: 'document-7', day: '2026-05-02', title: 'Expires: First aid certificate' },
    ]);
  });
});

import { describe, expect, test } from 'vitest';
import { calendarEvents } from '#domain/messages/calendar-events';

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
      'the Board’s year, where no expiry is stored',
      { registrationDate: '2025-06-01', registrationExpiryDate: null },
      '2026-03-10',
      [
        ['registration-expiry', '2026-11-30', 'Renew it by this day.'],
        ['cpd-period-2026', '2026-11-30', full],
      ],
    ],
    [
      'one year after the registration, if that was chosen',
      {
        registrationDate: '2025-06-01',
        registrationExpiryDate: null,
        registrationExpiryRule: 'one-year' as const,
      },
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
        [
          'registration-expiry',
          '2025-11-30',
          'A registration that was not renewed lapsed on 1 Jan 2026: you cannot practise as a paramedic until the register shows you again. Check the register.',
        ],
        ['cpd-period-2026', '2026-11-30', full],
      ],
    ],
    [
      'a period too short for hours',
      { registrationDate: '2026-10-15', registrationExpiryDate: '2026-11-30' },
      '2026-11-01',
      [
        ['registration-expiry', '2026-11-30', 'Renew it by this day.'],
        [
          'cpd-period-2026',
          '2026-11-30',
          'First registered on 15 Oct 2026. This period has 1 whole month of registration. Our summary of the standard: no hours. Another Australian CPD tracker: no hours in the period of first registration. Neither was read at the Board. Check with the Board.',
        ],
      ],
    ],
  ])('%s', (_name, registration, today, events) => {
    expect(shown([registration], [], [], today)).toEqual(events);
  });

  test('documents that expire and activities with a day are of them, others are not', () => {
    const documents = [
      { id: 7, title: 'First aid certificate', expiryDate: '2026-05-02' },
      { id: 8, title: 'Reflection', expiryDate: null },
    ];
    const planned = [
      { id: 7, title: 'Airway', plannedDate: '2026-04-01' },
      { id: 8, title: 'Some day', plannedDate: null },
    ];
    const registration = { registrationDate: '2020-01-15', registrationExpiryDate: '2026-11-30' };
    expect(calendarEvents([registration], documents, planned, '2026-03-10')).toMatchObject([
      {
        key: 'registration-expiry',
        day: '2026-11-30',
        title: 'Paramedic registration expires',
        note: 'Renew it by this day.',
        link: '/profile',
        alarmDays: [30, 7],
      },
      {
        key: 'cpd-period-2026',
        day: '2026-11-30',
        title: 'CPD period ends',
        note: full,
        link: '/',
        alarmDays: [],
      },
      {
        key: 'document-7',
        day: '2026-05-02',
        title: 'Expires: First aid certificate',
        note: null,
        link: '/documents',
        alarmDays: [],
      },
      {
        key: 'planned-7',
        day: '2026-04-01',
        title: 'Planned: Airway',
        note: null,
        link: '/cpd-log?tab=plan',
        alarmDays: [],
      },
    ]);
  });
});

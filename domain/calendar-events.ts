import { auditNoticeMessages } from './audit-notices.ts';
import { hoursLabel } from './activities.ts';
import { cpdPeriod, effectiveExpiry, type Registration } from './cpd.ts';
import type { CivilDate } from './dates.ts';
import { recordLinks } from './record-links.ts';
import { EXPIRY_WARNING_DAYS } from './registration.ts';
import { requiredHours, type RequiredHours } from './required-hours.ts';

/** An all-day event. */
export interface CalendarEvent {
  /** Stable key within one user's calendar: an event whose day changes moves instead of appearing twice. */
  key: string;
  day: CivilDate;
  title: string;
  note: string | null;
  /** Path within the app that the event links to. */
  link: string;
  /** Days before the event on which the calendar shows a reminder. */
  alarmDays: readonly number[];
}

/** Returns a user's events: an audit letter that is due, registration expiry, end of the CPD period, expiries of documents and credentials, and planned activities. */
export function calendarEvents(
  registration: Registration,
  documents: readonly { id: number; title: string; expiryDate: CivilDate | null }[],
  planned: readonly { id: number; title: string; plannedDate: CivilDate | null }[],
  today: CivilDate,
  auditNotice: { id: number; dueDate: CivilDate } | null = null,
  credentials: readonly { id: number; title: string; expiryDate: CivilDate }[] = [],
): CalendarEvent[] {
  const expiry = registration.registrationDate && effectiveExpiry(registration, today);
  const period = cpdPeriod(registration, today);
  return [
    ...(auditNotice
      ? [
          {
            key: `audit-notice-${auditNotice.id}`,
            day: auditNotice.dueDate,
            title: 'Audit letter due',
            note: auditNoticeMessages.checkLetter,
            link: '/audit-letters',
            alarmDays: [7, 1],
          },
        ]
      : []),
    ...(expiry ? [{ ...registrationExpiry, day: expiry }] : []),
    {
      key: `cpd-period-${period.end.slice(0, 4)}`,
      day: period.end,
      title: 'CPD period ends',
      note: periodNote(requiredHours(period, registration)),
      link: '/',
      alarmDays: [],
    },
    ...documents.flatMap(({ id, title, expiryDate }) =>
      expiryDate
        ? [
            {
              key: `document-${id}`,
              day: expiryDate,
              title: `Expires: ${title}`,
              note: null,
              link: '/documents',
              alarmDays: [],
            },
          ]
        : [],
    ),
    ...credentials.map(({ id, title, expiryDate }) => ({
      key: `credential-${id}`,
      day: expiryDate,
      title: `Expires: ${title}`,
      note: null,
      link: recordLinks.credential(String(id)),
      alarmDays: [30, 7],
    })),
    ...planned.flatMap(({ id, title, plannedDate }) =>
      plannedDate
        ? [
            {
              key: `planned-${id}`,
              day: plannedDate,
              title: `Planned: ${title}`,
              note: null,
              link: '/cpd-log?tab=plan',
              alarmDays: [],
            },
          ]
        : [],
    ),
  ];
}

function periodNote({ total, interactive, explanation }: RequiredHours): string | null {
  const share = interactive > 0 ? `, at least ${interactive} of them interactive` : '';
  const figure = `${hoursLabel(total)} of CPD are required by the end of this day${share}.`;
  return [total > 0 && figure, explanation].filter(Boolean).join(' ') || null;
}

const registrationExpiry = {
  key: 'registration-expiry',
  title: 'Paramedic registration expires',
  note: 'Renew it by this day.',
  link: '/profile',
  alarmDays: [EXPIRY_WARNING_DAYS, 7],
};

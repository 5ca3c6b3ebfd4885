import { auditNoticeMessages } from '../records/audit-notices.ts';
import { hoursLabel } from '../records/activities.ts';
import { cpdPeriod, type Registration } from '../standing/cpd.ts';
import type { CivilDate } from '../dates.ts';
import { inSentence } from '../professions/profession.ts';
import { paramedic } from '../professions/paramedic.ts';
import { recordLinks } from '../records/record-links.ts';
import {
  EXPIRY_WARNING_DAYS,
  registrationState,
  renewedMessages,
} from '../standing/registration-state.ts';
import { requiredHours, type RequiredHours } from '../standing/required-hours.ts';

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
  /** The last change of its record; null if it is no record's. */
  changedAt: Date | null;
}

interface Recorded {
  id: number;
  /** The last change of the record. */
  changedAt?: Date | null;
}

/**
 * Returns a user's calendar events: due audit letters, each registration's expiry and end of its CPD period, expiries of
 * documents and credentials, and planned activities.
 */
export function calendarEvents(
  registrations: readonly Registration[],
  documents: readonly (Recorded & { title: string; expiryDate: CivilDate | null })[],
  planned: readonly (Recorded & { title: string; plannedDate: CivilDate | null })[],
  today: CivilDate,
  auditNotice: (Recorded & { dueDate: CivilDate }) | null = null,
  credentials: readonly (Recorded & { title: string; expiryDate: CivilDate })[] = [],
): CalendarEvent[] {
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
            changedAt: auditNotice.changedAt ?? null,
          },
        ]
      : []),
    ...registrations.flatMap((each, index) => registrationEvents(each, index === 0, today)),
    ...documents.flatMap(({ id, title, expiryDate, changedAt = null }) =>
      expiryDate
        ? [
            {
              key: `document-${id}`,
              day: expiryDate,
              title: `Expires: ${title}`,
              note: null,
              link: '/documents',
              alarmDays: [],
              changedAt,
            },
          ]
        : [],
    ),
    ...credentials.map(({ id, title, expiryDate, changedAt = null }) => ({
      key: `credential-${id}`,
      day: expiryDate,
      title: `Expires: ${title}`,
      note: null,
      link: recordLinks.credential(String(id)),
      alarmDays: [30, 7],
      changedAt,
    })),
    ...planned.flatMap(({ id, title, plannedDate, changedAt = null }) =>
      plannedDate
        ? [
            {
              key: `planned-${id}`,
              day: plannedDate,
              title: `Planned: ${title}`,
              note: null,
              link: '/cpd-log?tab=plan',
              alarmDays: [],
              changedAt,
            },
          ]
        : [],
    ),
  ];
}

/** The events of a registration; those beside the first one have its profession in their keys and titles. */
function registrationEvents(
  registration: Registration,
  isFirst: boolean,
  today: CivilDate,
): CalendarEvent[] {
  const { id, label } = registration.profession ?? paramedic;
  const suffix = isFirst ? '' : `-${id}`;
  const { phase, expiryDate: expiry, after } = registrationState(registration, today);
  const isAsked = phase === 'unanswered';
  const period = cpdPeriod(registration, today);
  return [
    ...(expiry && phase !== 'unset'
      ? [
          {
            key: `registration-expiry${suffix}`,
            day: (isAsked && after?.day) || expiry,
            title: isAsked
              ? `${label}: ${renewedMessages.question.toLowerCase()}`
              : `${label} registration ${expiry < today ? 'expired' : 'expires'}`,
            note: after?.text ?? 'Renew it by this day.',
            link: '/profile',
            alarmDays: [EXPIRY_WARNING_DAYS, 7],
            changedAt: null,
          },
        ]
      : []),
    {
      key: `cpd-period-${period.end.slice(0, 4)}${suffix}`,
      day: period.end,
      title: isFirst ? 'CPD period ends' : `CPD period ends: ${inSentence(label)}`,
      note: periodNote(requiredHours(period, registration)),
      link: '/',
      alarmDays: [],
      changedAt: null,
    },
  ];
}

function periodNote({ total, interactive, explanation }: RequiredHours): string | null {
  const share = interactive > 0 ? `, at least ${interactive} of them interactive` : '';
  const figure = `${hoursLabel(total)} of CPD are required by the end of this day${share}.`;
  return [total > 0 && figure, explanation].filter(Boolean).join(' ') || null;
}

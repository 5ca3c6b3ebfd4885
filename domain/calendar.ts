import { hoursLabel } from './activities.ts';
import { cpdPeriod, effectiveExpiry, type Registration } from './cpd.ts';
import type { CivilDate } from './dates.ts';
import { EXPIRY_WARNING_DAYS } from './registration.ts';
import { requiredHours, type RequiredHours } from './required-hours.ts';

/** Name of the calendar in calendar apps. */
export const CALENDAR_NAME = 'ParaMed CPD';

/** Hours after which calendar apps are asked to refresh. */
export const CALENDAR_REFRESH_HOURS = 6;

/** Maximum documents and planned activities in one calendar; the latest days come first. */
export const CALENDAR_DOCUMENTS_MAX = 500;
export const CALENDAR_PLANNED_MAX = 500;

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

/** Returns a user's events: registration expiry, end of the CPD period, document expiries and planned activities. */
export function calendarEvents(
  registration: Registration,
  documents: readonly { id: number; title: string; expiryDate: CivilDate | null }[],
  planned: readonly { id: number; title: string; plannedDate: CivilDate | null }[],
  today: CivilDate,
): CalendarEvent[] {
  const expiry = registration.registrationDate && effectiveExpiry(registration, today);
  const period = cpdPeriod(registration, today);
  return [
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
  const figure = `${hoursLabel(total)} of CPD are required by the end of this day, at least ${interactive} of them interactive.`;
  return [total > 0 && figure, explanation].filter(Boolean).join(' ') || null;
}

/** Texts and toasts of the panel. */
export const calendarMessages = {
  explanation:
    'Registration expiry, the end of your CPD period, documents that expire and activities you plan, in the calendar you already use. It holds titles and dates, no reflections.',
  secret:
    'Anyone with this link can see this calendar, so keep it to yourself. Calendar apps check for changes every few hours.',
  turnedOn: { title: 'Calendar is on' },
  renewed: { title: 'Link renewed', description: 'The old one no longer works.' },
  turnedOff: { title: 'Calendar is off', description: 'Its link no longer works.' },
  copied: { title: 'Link copied' },
  copyFailed: {
    title: 'Link not copied',
    description: 'The browser does not allow it here. Select the link and copy it.',
  },
  failed: 'Update failed',
  renewQuestion: {
    title: 'Renew the link?',
    text: 'The old link stops working at once. Add the new one to every calendar that uses it.',
  },
  turnOffQuestion: {
    title: 'Turn the calendar off?',
    text: 'Its link stops working at once. Turning it on again makes a new link.',
  },
} as const;

const registrationExpiry = {
  key: 'registration-expiry',
  title: 'Paramedic registration expires',
  note: 'Renew it by this day.',
  link: '/profile',
  alarmDays: [EXPIRY_WARNING_DAYS, 7],
};

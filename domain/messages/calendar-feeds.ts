import { PRODUCT } from '../product.ts';

/** Name of the calendar in calendar apps. */
export const CALENDAR_NAME = PRODUCT;

/** Hours after which calendar apps are asked to refresh. */
export const CALENDAR_REFRESH_HOURS = 6;

/** Maximum documents and planned activities in one calendar; the latest days come first. */
export const CALENDAR_DOCUMENTS_MAX = 500;
export const CALENDAR_PLANNED_MAX = 500;

/** Texts and toasts of the panel. */
export const calendarMessages = {
  explanation:
    'Registration expiry, the end of your CPD period, an audit letter that is due, documents and credentials that expire and activities you plan, in the calendar you already use. It holds titles and dates, no reflections.',
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

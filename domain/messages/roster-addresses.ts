import { dayTimeLabel } from '../dates.ts';
import { publicUrl } from '../public-urls.ts';

/** Limits of following a roster's calendar at its address; ours. */
export const addressLimits = {
  characters: 2_000,
  bytes: 1024 * 1024,
  seconds: 5,
  redirects: 3,
  /** Hours after which a calendar is read again. */
  everyHours: 24,
  /** Consecutive failures after which it is no longer read: ten days. */
  failures: 14,
} as const;

/** Returns the URL to fetch for a calendar's address; null if a server should not fetch it. */
export const calendarUrl = (text: string): URL | null =>
  publicUrl(text.trim().replace(/^webcals?:/i, 'https:'), addressLimits.characters);

/** Returns the hours until a calendar is retried after consecutive failures; null if it is given up. */
export function hoursUntilNextRead(failures: number): number | null {
  if (failures >= addressLimits.failures) return null;
  return failures === 0
    ? addressLimits.everyHours
    : Math.min(2 ** (failures - 1), addressLimits.everyHours);
}

/** A calendar that a roster follows. */
export interface FollowedCalendar {
  host: string;
  readAt: Date;
  failures: number;
  nextReadAt: Date | null;
}

const OFF = 'This server does not read calendars from the web.';

/** Describes the state of a followed calendar, and whether its owner must act. `isOff`: this server reads no calendars. */
export function followedLabel(
  { host, readAt, failures, nextReadAt }: FollowedCalendar,
  { timeZone, isOff }: { timeZone: string; isOff: boolean },
): { text: string; isFailing: boolean } {
  const read = dayTimeLabel(readAt, timeZone);
  if (isOff) {
    const kept = `The shifts of ${host} as read ${read} still count, but changes do not arrive.`;
    return { text: `${OFF} ${kept} Stop following it, or choose a roster file.`, isFailing: true };
  }
  if (failures === 0) {
    return { text: `Follows the calendar at ${host}. Last read ${read}.`, isFailing: false };
  }
  const problem = `The calendar at ${host} could not be read since ${read}; the shifts as read then still count.`;
  const next = nextReadAt
    ? 'We will try again.'
    : `After ${addressLimits.failures} failures we stopped trying: enter its address again.`;
  return { text: `${problem} ${next}`, isFailing: true };
}

/** Texts of following a calendar. */
export const rosterAddressMessages = {
  label: 'Address of your roster’s calendar',
  example: 'https://roster.example.org/shifts.ics',
  help: 'Your employer’s roster system, or a calendar app, gives you one that ends in .ics or begins with webcal. This server reads it now, then once a day.',
  privacy:
    'The address is stored encrypted and never shown again. Only the start, end and kind of each shift are kept.',
  follow: 'Follow',
  following: 'Reading the calendar…',
  stop: 'Stop following',
  stopQuestion: {
    title: 'Stop following this calendar?',
    text: 'Its address is deleted. The shifts that were read stay until you replace them.',
  },
  stopped: { title: 'The calendar is no longer followed' },
  stopFailed: 'Following could not be stopped',
  invalid: `Enter an address that begins with https:// or webcal://, with a host name and no user name, password or port, up to ${addressLimits.characters} characters`,
  /** The same for every failure, so that it reveals nothing about hosts that only this server can reach. */
  unread: `This address did not return a calendar of at most ${addressLimits.bytes / 1024 / 1024} MB within ${addressLimits.seconds} seconds. Open it in a private window of your browser: it must begin to download without signing in.`,
  none: 'This calendar has no shifts since last week. Is it the right one?',
  off: `${OFF} Choose a roster file instead.`,
  busy: 'Many calendars are being read. Please try again in a moment.',
} as const;

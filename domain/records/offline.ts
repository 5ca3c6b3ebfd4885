import { civilDate, dayTimeLabel, timeLabel } from '../dates.ts';
import { PRODUCT } from '../product.ts';

/** Maximum number of responses that a device keeps; the oldest go first. */
export const KEPT_RESPONSES_MAX = 300;

/** Pages of the CPD log that a device keeps to be searched without a connection. */
export const LOG_PAGES_MAX = 5;

/** Days without a connection after which kept data no longer shows. */
export const KEPT_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Hours after which screens that were not opened are loaded again for offline use. */
const LOAD_AGAIN_HOURS = 24;

/** True if a screen must be loaded again to be there without a connection. */
export const isDue = (loadedAt: Date, now: Date): boolean =>
  !(Math.abs(now.getTime() - loadedAt.getTime()) < LOAD_AGAIN_HOURS * 60 * 60 * 1000);

/** True if a response is too old to show. A clock that was moved by more than this cannot show the age. */
export const isTooOld = (loadedAt: Date, now: Date): boolean =>
  !(Math.abs(now.getTime() - loadedAt.getTime()) <= KEPT_DAYS * DAY_MS);

/** Says that there is no connection and, if something was loaded, how old the screen is. */
export function asOfText(
  { loadedAt, isPart }: { loadedAt: Date | null; isPart: boolean },
  now: Date,
  timeZone: string,
): string {
  if (!loadedAt) return offlineMessages.none;
  const isToday = civilDate(loadedAt, timeZone) === civilDate(now, timeZone);
  const when = isToday
    ? `at ${timeLabel(loadedAt, timeZone)}`
    : `on ${dayTimeLabel(loadedAt, timeZone)}`;
  const part = isPart ? ' Older activities are not on this device.' : '';
  return `${offlineMessages.none} You see what was loaded ${when}.${part}`;
}

export const offlineMessages = {
  none: 'No connection.',
  retry: 'Reconnect',
  device: {
    title: 'This device',
    label: 'This is my own phone or computer',
    text: `${PRODUCT} then opens here without a connection: it keeps what you have opened, and what you record waits here to be sent. All of it is encrypted, and deleted when you sign out. Leave this off on a computer that others use.`,
  },
  notPromised:
    'This browser has not promised to keep it: if storage runs short, or if the app is not opened for some days, it may delete what waits here. Connect soon after you record, or install the app.',
} as const;

import { counted } from './counts.ts';
import type { Claim, RulePack } from './rule-packs.ts';

/** The refusal of a change that is confirmed with a password that is not the account's. */
export const wrongPassword = 'This is not your current password';

/** The refusal to change or delete the account with which everybody tries the product out. */
export const demoAccountStays =
  'The demonstration account keeps its password and is not deleted. Register an account of your own to try this.';

/** What is said before an account is deleted. */
export const deletionWarning = {
  title: 'Delete your account?',
  text: 'Your activities, reflections, documents and everything else in this account are deleted at once and cannot be brought back.',
} as const;

/** How long records must be kept, said before an account is deleted. */
export const retentionWarning = ({ retention }: RulePack): Claim => ({
  text: `CPD records must be kept for ${retention.years} years after the end of their period, in case of an audit. Download your data first.`,
  source: retention.source,
});

/** Toasts of the settings screen. */
export const settingsMessages = {
  updateFailed: 'Update failed',
  timeZoneSaved: { title: 'Time zone saved' },
  passwordChanged: {
    title: 'Password changed',
    description: 'Every other device has been signed out.',
  },
  sessionEnded: (device: string) => ({ title: 'Device signed out', description: device }),
  otherSessionsEnded: (count: number) => ({
    title: 'Signed out everywhere else',
    description: `${counted(count, 'device was', 'devices were')} signed out.`,
  }),
  exported: { title: 'Your data has been downloaded' },
  exportFailed: 'Download failed',
  accountDeleted: {
    title: 'Account deleted',
    description: 'Your account and everything in it were deleted.',
  },
  deletionFailed: 'Your account was not deleted',
} as const;

/** The name of the file that holds everything of a user. */
export const exportFileName = (today: string) => `paramed-cpd-my-data-${today}.json`;

const UNKNOWN_DEVICE = 'Unknown device';

/** The first that matches names it; the order matters, since most browsers also name others. */
const browsers: readonly [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** A browser's own description as people read it: 'Chrome on Windows'. Other programs go by their first word. */
export function deviceLabel(userAgent: string | null): string {
  const named = (list: readonly [RegExp, string][]) =>
    list.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  const browser = named(browsers);
  const system = named(systems);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? /^[\w.-]{2,40}/.exec(userAgent ?? '')?.[0] ?? UNKNOWN_DEVICE;
}

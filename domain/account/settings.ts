import { counted } from '../counts.ts';
import type { Claim, RulePack } from '../standing/rule-packs.ts';

/** Error for a change confirmed with the wrong password. */
export const wrongPassword = 'This is not your current password';

/** Error for changing or deleting the shared demonstration account. */
export const demoAccountStays =
  'The demonstration account keeps its password and is not deleted. Register an account of your own to try this.';

/** Shown before an account is deleted. */
export const deletionWarning = {
  title: 'Delete your account?',
  text: 'Your activities, reflections, documents and everything else in this account are deleted at once and cannot be brought back.',
} as const;

/** Says how long records must be kept; shown before an account is deleted. */
export const retentionWarning = ({ retention, source }: RulePack): Claim => ({
  text: `CPD records must be kept${retention ? ` for ${retention.years} years` : ''} after the end of their period, in case of an audit. Download your data first.`,
  source: retention?.source ?? source,
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

/** Returns the file name of a user's full data export. */
export const exportFileName = (today: string) => `paramed-cpd-my-data-${today}.json`;

const UNKNOWN_DEVICE = 'Unknown device';

/** The first match wins. The order matters: most browsers also name others in their user agent. */
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

/** Returns a readable name for a user agent: 'Chrome on Windows'. Other programs show their first word. */
export function deviceLabel(userAgent: string | null): string {
  const named = (list: readonly [RegExp, string][]) =>
    list.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  const browser = named(browsers);
  const system = named(systems);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? /^[\w.-]{2,40}/.exec(userAgent ?? '')?.[0] ?? UNKNOWN_DEVICE;
}

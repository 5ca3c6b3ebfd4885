import { SHARED_LIST_PATH } from '../records/record-links.ts';
import { settingsPaths, type SettingsPage } from './settings-pages.ts';

/** The pages of the settings in order, each with its name and what it holds. */
export const settingsPages: readonly { page: SettingsPage; label: string; about: string }[] = [
  { page: 'you', label: 'You', about: 'This device, your time zone and your roster' },
  { page: 'reminders', label: 'Reminders', about: 'What reaches you, how and when' },
  { page: 'signIn', label: 'Sign-in', about: 'How you get in, and where you are signed in' },
  { page: 'data', label: 'Data', about: 'Take your records out, bring them back or delete them' },
  { page: 'developers', label: 'Developers', about: 'Programs that use your records' },
];

interface Place {
  page: SettingsPage;
  label: string;
  /** Other words that users search for. */
  words: string;
}

/** Parts of the pages by the fragment of their address. */
const places = {
  device: { page: 'you', label: 'This device', words: 'own phone computer offline install app' },
  theme: { page: 'you', label: 'Theme', words: 'dark light display colours appearance' },
  'time-zone': { page: 'you', label: 'Time zone', words: 'timezone clock state region' },
  roster: { page: 'you', label: 'Roster', words: 'shifts pattern nights days off standby' },
  notifications: {
    page: 'reminders',
    label: 'Notifications',
    words: 'reminders alerts deadlines quiet hours weekly digest fine-tune switches',
  },
  email: { page: 'reminders', label: 'E-mail', words: 'email address mail unsubscribe' },
  push: { page: 'reminders', label: 'Push messages', words: 'alerts notifications phone test' },
  calendar: { page: 'reminders', label: 'Calendar', words: 'feed subscribe ical ics due dates' },
  passkeys: { page: 'signIn', label: 'Passkeys', words: 'fingerprint face id security key login' },
  authenticator: {
    page: 'signIn',
    label: 'Authenticator app',
    words: 'two factor 2fa mfa totp code security login',
  },
  'recovery-codes': { page: 'signIn', label: 'Recovery codes', words: 'lost phone backup codes' },
  'sign-in-services': {
    page: 'signIn',
    label: 'Sign-in services',
    words: 'sso single sign-on employer service college openid microsoft',
  },
  password: { page: 'signIn', label: 'Password', words: 'passphrase change login' },
  sessions: {
    page: 'signIn',
    label: 'Signed-in devices',
    words: 'sessions sign out everywhere log out lost phone stolen',
  },
  events: { page: 'signIn', label: 'Security events', words: 'log history sign-ins activity' },
  restore: {
    page: 'data',
    label: 'Restore from a backup',
    words: 'import bring back move account',
  },
  export: {
    page: 'data',
    label: 'Your data',
    words: 'export download backup copy json zip privacy bin trash deleted',
  },
  'delete-account': {
    page: 'data',
    label: 'Delete my account',
    words: 'delete account close remove leave erase',
  },
  tokens: { page: 'developers', label: 'Access tokens', words: 'api key token program script' },
  webhooks: { page: 'developers', label: 'Webhooks', words: 'api callback events program push' },
  guide: { page: 'developers', label: 'For developers', words: 'api rest graphql sandbox guide' },
} as const satisfies Record<string, Place>;
export type SettingsPlace = keyof typeof places;

/** Returns the address of a part of the settings. */
export const settingsLink = (place: SettingsPlace): string =>
  `${settingsPaths[places[place].page]}#${place}`;

/** Everything in the settings that a search finds: pages, then their parts. */
export const settingsEntries: readonly { link: string; label: string; words: string }[] = [
  ...settingsPages
    .filter(({ page }) => page !== 'you')
    .map(({ page, label, about }) => ({ link: settingsPaths[page], label, words: about })),
  ...Object.entries<Place>(places).map(([place, { label, words }]) => ({
    link: settingsLink(place as SettingsPlace),
    label,
    words,
  })),
];

/** Today's page for each fragment of the former settings page, to which notifications and messages still link. */
const former: Readonly<Record<string, string>> = {
  display: settingsPaths.you,
  messages: settingsPaths.reminders,
  security: settingsPaths.signIn,
  data: settingsPaths.data,
  developers: settingsPaths.developers,
  shared: SHARED_LIST_PATH,
};

/** Returns where a fragment of the settings leads from one of their pages; null if that is on the page, or nowhere. */
export function movedSettings(pathname: string, hash: string): string | null {
  const name = hash.slice(1);
  const place = Object.hasOwn(places, name) && settingsLink(name as SettingsPlace);
  const moved = place || (Object.hasOwn(former, name) && former[name]);
  return moved && moved.split('#')[0] !== pathname ? moved : null;
}

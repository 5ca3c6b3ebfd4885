/** Addresses of the pages of the settings; the first is the one of the navigation. */
export const settingsPaths = {
  you: '/settings',
  reminders: '/settings/reminders',
  signIn: '/settings/sign-in',
  data: '/settings/data',
  developers: '/settings/developers',
} as const;
export type SettingsPage = keyof typeof settingsPaths;

/** The pages of the settings in order, each with its name and what it holds. */
export const settingsPages: readonly { page: SettingsPage; label: string; about: string }[] = [
  { page: 'you', label: 'You', about: 'This device, your time zone and your roster' },
  { page: 'reminders', label: 'Reminders', about: 'What reaches you, how and when' },
  { page: 'signIn', label: 'Sign-in', about: 'How you get in, and where you are signed in' },
  { page: 'data', label: 'Data', about: 'Take your records out, bring them back or delete them' },
  { page: 'developers', label: 'Developers', about: 'Programs that use your records' },
];

/** Addresses of the pages of the settings; the first is the one of the navigation. */
export const settingsPaths = {
  you: '/settings',
  reminders: '/settings/reminders',
  signIn: '/settings/sign-in',
  data: '/settings/data',
  developers: '/settings/developers',
} as const;
export type SettingsPage = keyof typeof settingsPaths;

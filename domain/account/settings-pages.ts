/** Addresses of the pages of the settings, which every first load has; their names and parts are in settings-places.ts. */
export const settingsPaths = {
  you: '/settings',
  reminders: '/settings/reminders',
  signIn: '/settings/sign-in',
  data: '/settings/data',
  developers: '/settings/developers',
} as const;
export type SettingsPage = keyof typeof settingsPaths;

/** The time zone of this device, for who has no account, or looks at a page without it. */
export const deviceTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

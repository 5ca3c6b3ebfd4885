import { channel } from 'node:diagnostics_channel';

/** Channels for metrics; without a subscriber a message costs nothing. */
export const observed = {
  /** `{ code }` of a refused or failed request, once for each error of a response. */
  refused: channel('paramed.refused'),
  /** `{ at: Date }`: a run of the reminders has ended. */
  reminded: channel('paramed.reminded'),
  /** `{ job, outcome }`: a range of users, or a job of the reminders as a whole, failed. */
  remindersFailed: channel('paramed.reminders-failed'),
  /** `{ outcome }`: a time-stamping authority was asked. */
  stamped: channel('paramed.stamped'),
  /** `{ kind }` of a security event. */
  secured: channel('paramed.secured'),
};

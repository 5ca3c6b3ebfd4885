import { channel } from 'node:diagnostics_channel';

/** What the metrics hear of, where they are on; told to nobody, it costs nothing. */
export const observed = {
  /** `{ code }` of a refusal or failure, once for each error of an answer. */
  refused: channel('paramed.refused'),
  /** `{ at: Date }`: a run of the reminders has come to its end. */
  reminded: channel('paramed.reminded'),
  /** `{ kind }` of a security event. */
  secured: channel('paramed.secured'),
};

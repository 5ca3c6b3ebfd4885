import type { ActivityCategory } from '#domain/records/activities';
import type { ActivitySetting } from '#domain/records/activity-settings';
import type { ActivityType } from '#domain/records/activity-types';
import type { CountAnswers } from '#domain/records/count-answers';
import type { CivilDate } from '#domain/dates';

/** Initial values of a new activity: from a resource that was read, a document that proves it, or a share. */
export interface ToLog {
  title: string;
  category?: ActivityCategory;
  activityType?: ActivityType | null;
  /** Null if they are to be asked. */
  hours?: number | null;
  isInteractive?: boolean;
  setting?: ActivitySetting | null;
  provider?: string;
  practitioners?: string;
  /** Today if not given; null if it is to be asked. */
  day?: CivilDate | null;
  evidence?: string;
  description?: string;
  countAnswers?: CountAnswers;
  /** The planned activity that it records. */
  plannedActivityId?: string;
  documents?: readonly { id: string; title: string; type: string }[];
  files?: readonly File[];
}

type Listener = (toLog?: ToLog) => void;

let listener: Listener | null = null;
let waiting: { toLog: ToLog | undefined } | null = null;

/** Opens the form of a new activity, wherever the user is; without anything, the quick log as it is. */
export function logThis(toLog?: ToLog): void {
  if (listener) listener(toLog);
  else waiting = { toLog };
}

/** Sets what opens the form; returns a function that removes it. */
export function onLogThis(next: Listener): () => void {
  listener = next;
  if (waiting) next(waiting.toLog);
  waiting = null;
  return () => {
    if (listener === next) listener = null;
  };
}

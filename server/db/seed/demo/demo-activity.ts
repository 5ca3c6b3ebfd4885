import type { ActivityCategory } from '#domain/records/activities';
import type { ActivityInput } from '#domain/records/activities.schema';
import type { DocumentKey } from './documents.ts';
import type { GoalKey } from './goals.ts';
import type { DemoPaper } from './papers.ts';
import type { LogKey } from './reflective-logs.ts';

/** 0 is the registration year that contains today. */
export type YearsBack = 0 | 1 | 2 | 3 | 4;

/** The audit details of an activity; a few lack some, to show what a gap looks like. */
type DemoTrace = Partial<
  Pick<
    ActivityInput,
    | 'activityType'
    | 'provider'
    | 'setting'
    | 'place'
    | 'practitioners'
    | 'practitionerCount'
    | 'contentElements'
    | 'howItMeets'
    | 'countAnswers'
  >
>;

export interface DemoActivity extends DemoTrace {
  /** Completed at this share of a registration year's elapsed days, or still in progress. */
  when: { years: YearsBack; share: number } | { daysAgo: number };
  title: string;
  category: ActivityCategory;
  hours: number;
  isInteractive: boolean;
  description: string;
  /** The text of the field; none if left out. */
  evidence?: string;
  /** Days that it took; one if left out. */
  days?: number;
  goals?: readonly GoalKey[];
  documents?: readonly DocumentKey[];
  log?: LogKey;
  file?: DemoPaper;
}

import type { ActivityType } from '../records/activity-types.ts';
import { foldCategory } from '../records/categories.ts';

/** Returns the type of activity that using a resource is; null if its kind does not say. */
export function activityTypeOf(resourceType: string): ActivityType | null {
  if (['article', 'guideline', 'research', 'ebook'].includes(resourceType)) return 'reading';
  return ['course', 'webinar'].includes(resourceType) ? 'course' : null;
}

/** Texts of the timer that runs while a resource is read. */
export const readingTimer = {
  start: 'Read and time it',
  started: {
    title: 'The reading timer runs',
    description: 'Stop it in the quick log: it gives the hours of what you read.',
  },
} as const;

interface Resource {
  title: string;
  provider: string;
  url: string;
  cpdCategory: string;
  type: string;
}

/** Returns what an activity about a resource starts with. */
export const activityOfResource = ({ title, provider, url, cpdCategory, type }: Resource) => ({
  title,
  provider,
  evidence: url,
  category: foldCategory(cpdCategory),
  activityType: activityTypeOf(type),
});

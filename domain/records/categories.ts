import type { ActivityCategory } from './activities.ts';

/** Returns the activity category for a resource or module label; Professional Development if unknown. */
export function foldCategory(label: string): ActivityCategory {
  if (label === 'Clinical Practice') return 'Clinical Practice';
  return /research|education/i.test(label) ? 'Research & Education' : 'Professional Development';
}

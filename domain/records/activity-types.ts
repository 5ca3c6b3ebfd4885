/** Types of CPD activity, as auditors ask for them. */
export const activityTypes = [
  'course',
  'conference',
  'case-review',
  'simulation',
  'debrief',
  'reading',
  'research',
  'teaching',
  'supervision',
  'committee',
  'self-paced-module',
  'other',
] as const;
export type ActivityType = (typeof activityTypes)[number];

/** Label of each type, on screen and in print. */
export const activityTypeLabels: Record<ActivityType, string> = {
  course: 'Course or workshop',
  conference: 'Conference',
  'case-review': 'Case review',
  simulation: 'Simulation',
  debrief: 'Debrief',
  reading: 'Reading',
  research: 'Research',
  teaching: 'Teaching',
  supervision: 'Supervision or mentoring',
  committee: 'Committee or working group',
  'self-paced-module': 'Self-paced module',
  other: 'Other',
};

/** Returns the label of a type; null if there is none. */
export const activityTypeLabel = (type: string | null): string | null =>
  activityTypes.some((each) => each === type) ? activityTypeLabels[type as ActivityType] : null;

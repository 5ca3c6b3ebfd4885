/** What an auditor would ask about an activity, in display order. Alone, since the dashboard loads it first. */
export const gapKinds = [
  'in-progress',
  'reflection',
  'evidence',
  'interactive',
  'provider',
  'type',
  'dates',
  'standard',
] as const;
export type GapKind = (typeof gapKinds)[number];

/** Gaps that an auditor would ask about, in display order. In a file of its own, since the dashboard loads it first. */
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

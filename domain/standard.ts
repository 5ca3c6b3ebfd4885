import type { CivilDate } from './dates.ts';
import { rulePacks, type RulePack } from './rule-packs.ts';
import { sources } from './sources.ts';

/**
 * The rules by which a period is judged, or those in force on a day. The last day of a period decides: the year's CPD is
 * declared and audited as one whole at its end, so rules do not mix within a year. Days before the first pack go by it.
 */
export function rulesFor(when: CivilDate | { end: CivilDate }): RulePack {
  const day = typeof when === 'string' ? when : when.end;
  return rulePacks.filter(({ from }) => from <= day).at(-1) ?? rulePacks[0]!;
}

// Registration defines the periods by which packs are chosen, so its days are in no pack.

/** The day on which every general and non-practising registration expires. */
export const generalExpiry = { month: 11, day: 30, source: sources.renewal } as const;

/** The days after expiry on which renewal is still possible, late. */
export const latePeriod = {
  from: { month: 12, day: 1 },
  to: { month: 12, day: 31 },
  source: sources.renewal,
} as const;

/** The day on which a registration that was not renewed lapses. */
export const lapse = { month: 1, day: 1, source: sources.renewal } as const;

/** The days after a lapse in which a fast-track application is possible. */
export const fastTrack = {
  from: { month: 1, day: 1 },
  to: { month: 1, day: 31 },
  source: sources.renewal,
} as const;

/** OUR good-practice targets. They are NOT in the standard and are never shown as requirements of the Board. */
export const goodPracticeTargets = {
  label: 'Good-practice targets',
  note: 'Targets of ParaMed CPD, not requirements of the standard.',
  reflectiveLogs: 4,
  evidenceDocuments: 6,
} as const;

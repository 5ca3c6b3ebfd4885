import type { ActivityStatus } from './activities.ts';
import { counted } from './counts.ts';
import { tenths, type Requirement } from './cpd.ts';
import type { CivilDate } from './dates.ts';

/** What of an activity is looked at. */
export interface JudgedActivity {
  status: ActivityStatus;
  hours: number;
  isInteractive: boolean;
  /** Free text or an address. */
  evidence: string | null;
  /** Reflections on it, wherever they were written. */
  reflectionCount: number;
  /** Evidence files of it and of its reflections, of those whose content is there. */
  fileCount: number;
  provider: string | null;
  startDate: CivilDate | null;
  setting: string | null;
  practitioners: string | null;
  contentElements: readonly string[];
  howItMeets: string | null;
}

/** What is known of an activity, as far as a judgement needs it; the database answers the same of many at once. */
export interface AuditFacts {
  isCompleted: boolean;
  isInteractive: boolean;
  hasReflection: boolean;
  hasEvidence: boolean;
  saysWithWhom: boolean;
  hasProvider: boolean;
  hasDates: boolean;
  saysHowItMeets: boolean;
}

/** The facts of an activity. With whom is said by a setting and by roles: a description may say anything. */
export const factsOf = (activity: JudgedActivity): AuditFacts => ({
  isCompleted: activity.status === 'completed',
  isInteractive: activity.isInteractive,
  hasReflection: activity.reflectionCount > 0,
  hasEvidence: Boolean(activity.evidence) || activity.fileCount > 0,
  saysWithWhom: activity.setting !== null && Boolean(activity.practitioners),
  hasProvider: Boolean(activity.provider),
  hasDates: activity.startDate !== null,
  saysHowItMeets: activity.contentElements.length > 0 || Boolean(activity.howItMeets),
});

/** What an auditor would ask about an activity. */
export const gapTexts = {
  'in-progress': 'Still in progress: its hours do not count.',
  reflection: 'No reflection on how it improves practice.',
  evidence: 'No evidence: no file, no link, no note.',
  interactive: 'Interactive, but where and who with are missing.',
  provider: 'The provider is not named.',
  dates: 'No start date, only a completion date.',
  standard: 'Not linked to the standard.',
} as const;
export type GapKind = keyof typeof gapTexts;

/** Every kind of gap, in the order in which they are listed. */
export const gapKinds = Object.keys(gapTexts) as GapKind[];

/**
 * Without these, hours cannot be defended: the standard wants other practitioners in interactive activities, and other
 * National Boards want a reflection on each and evidence. The rest make a record better and never count against its hours.
 */
const needed: ReadonlySet<GapKind> = new Set([
  'in-progress',
  'reflection',
  'evidence',
  'interactive',
]);

/** Whether hours with this gap cannot be defended. */
export const isNeeded = (kind: GapKind): boolean => needed.has(kind);

/** What closes each gap. */
export const gapActions: Record<GapKind, string> = {
  'in-progress': 'Complete it',
  reflection: 'Add a reflection',
  evidence: 'Add evidence',
  interactive: 'Add where and who with',
  provider: 'Add the provider',
  dates: 'Add the dates',
  standard: 'Link to the standard',
};

const countWords: Record<GapKind, string> = {
  'in-progress': 'still in progress, not counted',
  reflection: 'without a reflection',
  evidence: 'without evidence',
  interactive: 'missing where and who with',
  provider: 'without a provider',
  dates: 'without a start date',
  standard: 'not linked to the standard',
};

/** How many activities have a gap: '3 activities without a reflection'. */
export const gapCountLabel = (kind: GapKind, count: number): string =>
  `${counted(count, 'activity', 'activities')} ${countWords[kind]}`;

/** What is missing by the facts, in the order in which it is listed. */
export function gapsOf(facts: AuditFacts): GapKind[] {
  if (!facts.isCompleted) return ['in-progress'];
  const missing: Record<GapKind, boolean> = {
    'in-progress': false,
    reflection: !facts.hasReflection,
    evidence: !facts.hasEvidence,
    interactive: facts.isInteractive && !facts.saysWithWhom,
    provider: !facts.hasProvider,
    dates: !facts.hasDates,
    standard: !facts.saysHowItMeets,
  };
  return gapKinds.filter((kind) => missing[kind]);
}

/** What is missing of an activity, in the order in which it is listed. */
export const activityGaps = (activity: JudgedActivity): GapKind[] => gapsOf(factsOf(activity));

/** Whether the hours of an activity can be defended. */
export const isReady = (facts: AuditFacts): boolean => !gapsOf(facts).some(isNeeded);

/** An activity's readiness in a word or three. */
export function readinessLabel(gaps: readonly { needed: boolean }[]): string {
  const count = gaps.filter((gap) => gap.needed).length;
  if (count === 0) return 'Audit-ready';
  return `${counted(count, 'thing')} missing`;
}

/** An activity's readiness. */
export function readinessOf(facts: AuditFacts) {
  const gaps = gapsOf(facts).map((kind) => ({
    kind,
    text: gapTexts[kind],
    action: gapActions[kind],
    needed: isNeeded(kind),
  }));
  return { ready: isReady(facts), label: readinessLabel(gaps), gaps };
}

/** Hours that were recorded as completed, and of these the hours that can be defended. */
export function portfolioHours(activities: readonly JudgedActivity[]) {
  return hoursOf(
    activities.map((activity) => ({ facts: factsOf(activity), hours: activity.hours })),
  );
}

/** The same of activities about which only facts are known. */
export function hoursOf(of: readonly { facts: AuditFacts; hours: number }[]) {
  const completed = of.filter(({ facts }) => facts.isCompleted);
  return {
    claimed: sumOf(completed),
    supported: sumOf(completed.filter(({ facts }) => isReady(facts))),
  };
}

function sumOf(of: readonly { facts: AuditFacts; hours: number }[]): Requirement {
  const sum = (some: typeof of) => some.reduce((total, { hours }) => total + tenths(hours), 0) / 10;
  return { total: sum(of), interactive: sum(of.filter(({ facts }) => facts.isInteractive)) };
}

import type { ActivityStatus } from '../records/activities.ts';
import { counted } from '../counts.ts';
import { tenths, type Requirement } from './cpd.ts';
import type { CivilDate } from '../dates.ts';
import {
  evidenceGradeOf,
  isFullEvidence,
  namesOthers,
  saysSomething,
  type EvidenceGrade,
} from '../records/evidence-strength.ts';
import { gapKinds, type GapKind } from '../records/gap-kinds.ts';
import { fitsInADay } from '../records/plausibility.ts';
import type { ReflectionGrade } from '../records/reflection-strength.ts';

/** Fields of an activity that the audit check reads. */
export interface JudgedActivity {
  status: ActivityStatus;
  hours: number;
  isInteractive: boolean;
  /** Free text or a URL. */
  evidence: string | null;
  /** Strength of the reflections on it, wherever they were written. */
  reflection: ReflectionGrade;
  /** Number of evidence files of the activity, its reflections and the documents it cites that show something. */
  fileCount: number;
  /** Number of those that show nothing. */
  emptyFileCount: number;
  /** Number of documents it cites. */
  documentCount: number;
  /** True if an attestation of another person covers it, or a module's certificate, unless it is interactive. */
  isAttested: boolean;
  provider: string | null;
  activityType: string | null;
  startDate: CivilDate | null;
  setting: string | null;
  practitioners: string | null;
  contentElements: readonly string[];
  howItMeets: string | null;
}

/** Facts that the audit check needs; the database returns the same facts for many activities at once. */
export interface AuditFacts {
  isCompleted: boolean;
  isInteractive: boolean;
  reflection: ReflectionGrade;
  evidence: EvidenceGrade;
  saysWithWhom: boolean;
  hasProvider: boolean;
  hasType: boolean;
  hasDates: boolean;
  saysHowItMeets: boolean;
}

/**
 * Returns the facts of an activity. Only setting and practitioners say with whom; a description is not enough, nor are
 * words that say nothing.
 */
export const factsOf = (activity: JudgedActivity): AuditFacts => ({
  isCompleted: activity.status === 'completed',
  isInteractive: activity.isInteractive,
  reflection: activity.reflection,
  evidence: evidenceGradeOf(activity),
  saysWithWhom: activity.setting !== null && namesOthers(activity.practitioners),
  hasProvider: saysSomething(activity.provider),
  hasType: activity.activityType !== null,
  // One that fits in a day started on the day of its completion unless its owner says otherwise.
  hasDates: activity.startDate !== null || fitsInADay(activity.hours),
  saysHowItMeets: activity.contentElements.length > 0 || Boolean(activity.howItMeets),
});

/** Gaps that an auditor would ask about, if nothing is recorded yet. */
export const gapTexts: Record<GapKind, string> = {
  'in-progress': 'Still in progress: its hours do not count.',
  reflection: 'No reflection on how it improves practice.',
  evidence: 'No evidence: no file, no link, no note.',
  interactive: 'Interactive, but where and who with are missing.',
  provider: 'The provider is not named.',
  type: 'The type of activity is not chosen.',
  dates: 'Too many hours for one day, and no start date.',
  standard: 'Not linked to the standard.',
};

/** The same gaps if something is recorded, but too little. */
const thinTexts: { reflection: string; evidence: Partial<Record<EvidenceGrade, string>> } = {
  reflection: 'The reflection says too little: a sentence for each of its three parts is enough.',
  evidence: {
    note: 'Only a note: add a file, such as a certificate or a photo of the attendance sheet.',
    link: 'Only a link. A link can disappear: add a file.',
  },
};

/** Returns a gap in words: what is missing, or what is too little. */
export function gapText(kind: GapKind, { reflection, evidence }: AuditFacts): string {
  if (kind === 'reflection' && reflection === 'thin') return thinTexts.reflection;
  return (kind === 'evidence' && thinTexts.evidence[evidence]) || gapTexts[kind];
}

/** True if hours with this gap do not count in an audit. A reflection also says how an activity meets the standard. */
export const isNeeded = (kind: GapKind): boolean => kind !== 'standard';

/** Action that closes each gap. */
export const gapActions: Record<GapKind, string> = {
  'in-progress': 'Complete it',
  reflection: 'Add a reflection',
  evidence: 'Add evidence',
  interactive: 'Add where and who with',
  provider: 'Add the provider',
  type: 'Choose the type',
  dates: 'Add the dates',
  standard: 'Link to the standard',
};

/** Returns the action that closes a gap; it opens a reflection that says too little. */
export const gapAction = (kind: GapKind, hasThinReflection: boolean): string =>
  kind === 'reflection' && hasThinReflection ? 'Edit the reflection' : gapActions[kind];

const countWords: Record<GapKind, string> = {
  'in-progress': 'still in progress, not counted',
  reflection: 'without a full reflection',
  evidence: 'without a file as evidence',
  interactive: 'missing where and who with',
  provider: 'without a provider',
  type: 'without a type',
  dates: 'without a start date',
  standard: 'not linked to the standard',
};

/** Returns the number of activities with a gap: '3 activities without a reflection'. */
export const gapCountLabel = (kind: GapKind, count: number): string =>
  `${counted(count, 'activity', 'activities')} ${countWords[kind]}`;

/** Returns the gaps shown by the facts, in display order. */
export function gapsOf(facts: AuditFacts): GapKind[] {
  if (!facts.isCompleted) return ['in-progress'];
  const missing: Record<GapKind, boolean> = {
    'in-progress': false,
    reflection: facts.reflection !== 'substantive',
    evidence: !isFullEvidence(facts.evidence),
    interactive: facts.isInteractive && !facts.saysWithWhom,
    provider: !facts.hasProvider,
    type: !facts.hasType,
    dates: !facts.hasDates,
    standard: !facts.saysHowItMeets,
  };
  return gapKinds.filter((kind) => missing[kind]);
}

/** Returns the gaps of an activity, in display order. */
export const activityGaps = (activity: JudgedActivity): GapKind[] => gapsOf(factsOf(activity));

/** True if the hours of an activity are fully evidenced. */
export const isReady = (facts: AuditFacts): boolean => !gapsOf(facts).some(isNeeded);

/** Returns an activity's readiness in a few words. */
export function readinessLabel(gaps: readonly { needed: boolean }[]): string {
  const count = gaps.filter((gap) => gap.needed).length;
  if (count === 0) return 'Audit-ready';
  return `${counted(count, 'thing')} missing`;
}

/** Returns an activity's readiness, the grade of its evidence, and its gaps. */
export function readinessOf(
  facts: AuditFacts,
  hasThinReflection: boolean = facts.reflection === 'thin',
) {
  const gaps = gapsOf(facts).map((kind) => ({
    kind,
    text: gapText(kind, facts),
    action: gapAction(kind, hasThinReflection),
    needed: isNeeded(kind),
  }));
  return { ready: isReady(facts), label: readinessLabel(gaps), evidence: facts.evidence, gaps };
}

/** Returns the hours recorded as completed, and those of them that are fully evidenced. */
export function portfolioHours(activities: readonly JudgedActivity[]) {
  return hoursOf(
    activities.map((activity) => ({ facts: factsOf(activity), hours: activity.hours })),
  );
}

/** Like portfolioHours, for activities whose facts alone are known. */
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

import { hoursLabel } from '../records/activities.ts';
import {
  gapAction,
  gapCountLabel,
  gapsOf,
  hoursOf,
  isNeeded,
  type AuditFacts,
} from './audit-readiness.ts';
import { gapKinds, type GapKind } from '../records/gap-kinds.ts';

/** Activities with the same facts. */
export interface AuditGroup {
  facts: AuditFacts;
  count: number;
  /** Total hours of the group. */
  hours: number;
  /** Activity with the most hours in the group; `hasLog`: its reflection can be edited, one on a module cannot. */
  largest: { id: number; title: string; hours: number; hasLog: boolean };
}

/** The suggested next step, shown as a button. */
export interface NextStep {
  kind: GapKind;
  action: string;
  text: string;
  activityId: number;
  activityTitle: string;
}

/** Returns claimed and defensible hours, open gaps by kind, and the next step. */
export function auditReadiness(groups: readonly AuditGroup[]) {
  const { claimed, supported } = hoursOf(groups);
  const openGaps = gapKinds
    .map((kind) => {
      const count = groups
        .filter(({ facts }) => gapsOf(facts).includes(kind))
        .reduce((sum, group) => sum + group.count, 0);
      return { kind, count, text: gapCountLabel(kind, count), needed: isNeeded(kind) };
    })
    .filter(({ count }) => count > 0);
  return {
    claimedHours: claimed.total,
    claimedInteractiveHours: claimed.interactive,
    defensibleHours: supported.total,
    defensibleInteractiveHours: supported.interactive,
    openGaps,
    nextStep: nextStep(groups),
  };
}

/** Returns the next step: completed activities first, then the fewest gaps, then the most hours. */
function nextStep(groups: readonly AuditGroup[]): NextStep | null {
  const open = groups
    .map((group) => ({ ...group, gaps: gapsOf(group.facts).filter(isNeeded) }))
    .filter(({ gaps }) => gaps.length > 0)
    .toSorted(
      (a, b) =>
        Number(b.facts.isCompleted) - Number(a.facts.isCompleted) ||
        a.gaps.length - b.gaps.length ||
        b.largest.hours - a.largest.hours ||
        a.largest.id - b.largest.id,
    );
  const [first] = open;
  const kind = first?.gaps[0];
  if (!first || !kind) return null;
  const { id, title, hours, hasLog } = first.largest;
  return {
    kind,
    action: gapAction(kind, first.facts.reflection === 'thin' && hasLog),
    text: stepText(kind, first.gaps.length, hours),
    activityId: id,
    activityTitle: title,
  };
}

function stepText(kind: GapKind, gaps: number, hours: number): string {
  if (kind === 'in-progress') return `${hoursLabel(hours)} not counted yet.`;
  const these = `${hours === 1 ? 'this' : 'these'} ${hoursLabel(hours)}`;
  return gaps === 1
    ? `The last step to evidence ${these}.`
    : `Step 1 of ${gaps} to evidence ${these}.`;
}

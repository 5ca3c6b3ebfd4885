import { hoursLabel } from '../records/activities.ts';
import { meetableElements } from '../records/activity-trace.ts';
import { activityGaps, portfolioHours, type JudgedActivity } from '../standing/audit-readiness.ts';
import type { GapKind } from '../records/gap-kinds.ts';
import { elementText } from '../standing/guidelines.ts';
import { counted } from '../counts.ts';
import { isUnsettled, tenths, type Period, type Requirement } from '../standing/cpd.ts';
import { dayLabel, type CivilDate } from '../dates.ts';
import { REFLECTION_MIN_WORDS } from '../records/reflection-strength.ts';
import { keepPeriodUntil } from '../records/retention.ts';
import type { RequiredHours } from '../standing/required-hours.ts';
import type { Source } from '../sources.ts';
import type { Profession } from '../professions/profession.ts';
import { rulesFor } from '../standing/standard.ts';

/** Counts of a learning plan. */
export interface JudgedPlan {
  goals: number;
  planned: number;
  changes: number;
}

/** State of one clause of the standard. */
export type ClauseState =
  'met' | 'recorded' | 'open' | 'short' | 'yours' | 'reflections' | 'not-applicable';

/** Label of each state. */
export const clauseStateLabels: Record<ClauseState, string> = {
  met: 'Met',
  recorded: 'Recorded only',
  open: 'Not yet met',
  short: 'Not met',
  yours: 'Up to you',
  reflections: 'Shown in reflections',
  'not-applicable': 'Does not apply',
};

/** A clause of the standard, its state, and the finding for this period. */
export interface Clause {
  id: string;
  heading: string;
  text: string;
  state: ClauseState;
  finding: string;
  source: Source;
}

/** The rules in force at the period's end, clause by clause; what the records cannot tell is left to the reader, and said so. */
export function portfolioClauses({
  period,
  today,
  required,
  activities,
  plan,
  profession,
}: {
  period: Period;
  today: CivilDate;
  required: RequiredHours;
  activities: readonly JudgedActivity[];
  plan: JudgedPlan;
  profession?: Profession;
}): Clause[] {
  const rules = rulesFor(period, profession);
  const { contentElements, retention } = rules;
  const { claimed, supported } = portfolioHours(activities);
  const until = period.end < today ? null : period.end;
  const asksInteractive = rules.annualRequirement.interactive > 0 || required.interactive > 0;
  const applies = required.basis !== 'does-not-apply';
  const completed = activities.filter(({ status }) => status === 'completed');
  const having = (kind: GapKind) =>
    completed.filter((activity) => !activityGaps(activity).includes(kind)).length;
  const said = (kind: GapKind) =>
    `${having(kind)} of ${counted(completed.length, 'completed activity', 'completed activities')}`;
  const [goalsRule, planRule, reflectionRule] = rules.portfolio.items;
  const states = (isMet: boolean): ClauseState => (isMet ? 'met' : until ? 'open' : 'short');
  const hours = (id: keyof Requirement) => {
    const reached = isUnsettled(required)
      ? `${hoursLabel(claimed[id])} recorded. Only the Board can say that none are required.`
      : hoursFinding(claimed[id], required[id], until);
    return {
      state: applies ? hoursState(id) : 'not-applicable',
      finding: `${reached} Ready for an audit: ${hoursLabel(supported[id])}.`,
      source: required.source,
    };
  };
  // Hours that are not fully evidenced meet nothing.
  function hoursState(id: keyof Requirement): ClauseState {
    if (isUnsettled(required)) return 'yours';
    const reaches = (found: Requirement) => tenths(found[id]) >= tenths(required[id]);
    return !reaches(supported) && reaches(claimed) ? 'recorded' : states(reaches(supported));
  }
  const found = (kind: GapKind, what: string) => ({
    state: states(having(kind) === completed.length && completed.length > 0),
    finding:
      completed.length === 0
        ? 'No activity has been completed in this period.'
        : `${said(kind)} ${completed.length === 1 ? 'has' : 'have'} ${what}.`,
  });
  return [
    {
      id: 'hours',
      heading: 'Required hours',
      text: requiredText(required),
      ...hours('total'),
    },
    ...(asksInteractive
      ? [
          {
            id: 'interactive',
            heading: 'Interactive hours',
            text: applies
              ? `Of these, at least ${hoursLabel(required.interactive)} in an interactive setting with other practitioners.`
              : required.explanation!,
            ...hours('interactive'),
          },
        ]
      : []),
    {
      id: 'content',
      heading: 'What counts as CPD',
      text: `CPD that ${contentElements.elements
        .filter(({ isAboutHours }) => !isAboutHours)
        .map(elementText)
        .join('; ')}.`,
      state: 'reflections',
      finding: `${completed.length > 0 && meetableElements(rules).length > 0 ? `Linked to the standard: ${said('standard')}. ` : ''}Records alone cannot show this. Your reflections on the activities below show it.`,
      source: contentElements.source,
    },
    {
      id: 'plan',
      heading: 'Learning goals and plan',
      text: `A portfolio holds ${goalsRule}, and ${planRule}.`,
      state: states(plan.goals > 0 && plan.planned > 0),
      finding: planFinding(plan),
      source: rules.portfolio.source,
    },
    {
      id: 'reflection',
      heading: 'Reflection',
      text: `A portfolio holds ${reflectionRule}.`,
      ...found('reflection', `a reflection of at least ${REFLECTION_MIN_WORDS} different words`),
      source: rules.portfolio.source,
    },
    {
      id: 'evidence',
      heading: 'Evidence',
      text: rules.evidence.text,
      ...found('evidence', 'a file or an attestation as evidence'),
      source: rules.evidence.source,
    },
    {
      id: 'records',
      heading: 'Keeping records',
      text: `Records are kept ${retention.years} years after the end of the period.`,
      state: 'yours',
      finding: `Keep these until ${dayLabel(keepPeriodUntil(period.end, profession))}.`,
      source: retention.source,
    },
  ];
}

function requiredText({ basis, total, explanation }: RequiredHours): string {
  if (basis === 'full-year')
    return `At least ${hoursLabel(total)} of CPD in a full registration year.`;
  if (basis === 'does-not-apply') return explanation!;
  if (basis === 'board-answer') return `At least ${hoursLabel(total)} of CPD. ${explanation}`;
  return `At least ${hoursLabel(total)} of CPD, in proportion to the registration in this period. ${explanation}`;
}

function hoursFinding(claimed: number, required: number, until: CivilDate | null): string {
  const missing = tenths(required) - tenths(claimed);
  const reached = `${hoursLabel(claimed)} recorded, ${required} required.`;
  if (missing <= 0) return reached;
  const left = hoursLabel(missing / 10);
  return until
    ? `${reached} Still to do by ${dayLabel(until)}: ${left}.`
    : `${reached} Missing: ${left}.`;
}

function planFinding({ goals, planned, changes }: JudgedPlan): string {
  if (goals === 0) return 'No learning goal is recorded for this period.';
  const activities =
    planned === 0
      ? 'no activity planned for them'
      : counted(planned, 'planned activity', 'planned activities');
  const changed = changes === 0 ? '' : ` ${counted(changes, 'change')} on record.`;
  return `${counted(goals, 'learning goal')}, ${activities}.${changed}`;
}

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
import { inWordsOf, yearsOf, type Profession } from '../professions/profession.ts';
import { sourceInWordsOf } from '../professions/words.ts';
import { paramedic } from '../professions/paramedic.ts';
import { quotaFindings } from '../standing/quotas.ts';
import type { RulePack } from '../standing/rule-packs.ts';
import { unread, UNREAD_CONTENT, UNREAD_RETENTION } from '../standing/unread.ts';
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

/**
 * Judges a period clause by clause, by the rules in force at its end. A clause that the records cannot show is left to
 * the reader, and says so.
 */
export function portfolioClauses({
  period,
  today,
  required,
  activities,
  plan,
  profession = paramedic,
}: {
  period: Period;
  today: CivilDate;
  required: RequiredHours;
  activities: readonly JudgedActivity[];
  plan: JudgedPlan;
  profession?: Profession;
}): Clause[] {
  const rules = rulesFor(period, profession);
  const { contentElements, annualRequirement } = rules;
  const { claimed, supported } = portfolioHours(activities);
  const until = period.end < today ? null : period.end;
  const asksInteractive = (annualRequirement.interactive ?? 0) > 0 || required.interactive > 0;
  // A standard that counts no hours has no clause about them; if its hours were not read, the clause says so.
  const asksHours = required.basis !== 'no-hours' || annualRequirement.total === null;
  const applies = required.basis !== 'does-not-apply';
  const completed = activities.filter(({ status }) => status === 'completed');
  const having = (kind: GapKind) =>
    completed.filter((activity) => !activityGaps(activity).includes(kind)).length;
  const said = (kind: GapKind) =>
    `${having(kind)} of ${counted(completed.length, 'completed activity', 'completed activities')}`;
  const [goalsRule, planRule, reflectionRule] = rules.portfolio.items;
  const states = (isMet: boolean): ClauseState => (isMet ? 'met' : until ? 'open' : 'short');
  const hours = (id: keyof Requirement) => {
    if (required.basis === 'no-hours') {
      const finding = `${hoursLabel(claimed[id])} recorded. Hours are not judged.`;
      return { state: 'yours' as const, finding, source: required.source };
    }
    const reached = isUnsettled(required)
      ? `${hoursLabel(claimed[id])} recorded. ${inWordsOf(profession, 'Only the Board can say that none are required.')}`
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
  // A requirement that was not read is neither met nor missed.
  const notRead = (what: string) => ({ ...unread(what, rules), state: 'yours' as const });
  const clauses: Clause[] = [
    ...(asksHours
      ? [
          {
            id: 'hours',
            heading: 'Required hours',
            text: requiredText(required, rules, profession),
            ...hours('total'),
          },
        ]
      : []),
    ...quotaFindings(required.quotas ?? [], activities).map(({ quota, isMet, finding }) => ({
      id: quota.id,
      heading: 'Required beside hours',
      text: `${quota.text}.`,
      state: isMet === null ? 'yours' : states(isMet),
      finding,
      source: quota.source,
    })),
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
      text: contentText(rules),
      state: 'reflections',
      finding: `${completed.length > 0 && meetableElements(rules).length > 0 ? `Linked to the standard: ${said('standard')}. ` : ''}Records alone cannot show this. Your reflections on the activities below show it.`,
      source: contentElements.source,
    },
    {
      id: 'plan',
      heading: 'Learning goals and plan',
      finding: planFinding(plan),
      ...(goalsRule && planRule
        ? {
            text: `A portfolio holds ${goalsRule}, and ${planRule}.`,
            state: states(plan.goals > 0 && plan.planned > 0),
            source: rules.portfolio.source,
          }
        : notRead('if a portfolio holds learning goals and a plan')),
    },
    {
      id: 'reflection',
      heading: 'Reflection',
      ...found('reflection', `a reflection of at least ${REFLECTION_MIN_WORDS} different words`),
      ...(reflectionRule
        ? { text: `A portfolio holds ${reflectionRule}.`, source: rules.portfolio.source }
        : notRead('if a portfolio holds reflections')),
    },
    {
      id: 'evidence',
      heading: 'Evidence',
      ...found('evidence', 'a file or an attestation as evidence'),
      ...rules.evidence,
      ...(rules.evidence.source.confidence === 'unverified' && { state: 'yours' as const }),
    },
    {
      id: 'records',
      heading: 'Keeping records',
      ...keeping(period, rules, profession),
      state: 'yours',
    },
  ];
  // Clauses about hours can contain the owner's words, and already use the profession's.
  return clauses.map((clause) =>
    clause.id === 'hours' || clause.id === 'interactive'
      ? clause
      : {
          ...clause,
          text: inWordsOf(profession, clause.text),
          source: sourceInWordsOf(profession, clause.source),
        },
  );
}

function contentText({ contentElements, ...rules }: RulePack): string {
  const { elements, remark } = contentElements;
  const counts = elements.filter(({ isAboutHours }) => !isAboutHours).map(elementText);
  const said =
    counts.length > 0 ? `CPD that ${counts.join('; ')}.` : unread(UNREAD_CONTENT, rules).text;
  return [said, remark].filter(Boolean).join(' ');
}

function keeping(period: Period, rules: RulePack, profession: Profession) {
  const until = keepPeriodUntil(period.end, profession);
  if (!rules.retention || !until) {
    return { ...unread(UNREAD_RETENTION, rules), finding: 'Keep these until you know.' };
  }
  return {
    text: `Records are kept ${rules.retention.years} years after the end of the period.`,
    finding: `Keep these until ${dayLabel(until)}.`,
    source: rules.retention.source,
  };
}

function requiredText(
  { basis, total, explanation, cause }: RequiredHours,
  { annualRequirement }: RulePack,
  profession: Profession,
): string {
  if (basis === 'no-hours') return explanation!;
  if (basis === 'full-year') {
    const years = yearsOf(profession);
    const full = years === 1 ? 'a full registration year' : `a full period of ${years} years`;
    const hours = `At least ${hoursLabel(total)} of CPD in ${full}.`;
    // An unread requirement is part of the rule; other remarks are shown with the figures.
    const isUnread = annualRequirement.interactive === null;
    return [hours, cause && `${cause}.`, (cause || isUnread) && explanation]
      .filter(Boolean)
      .join(' ');
  }
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

import { hoursLabel } from '../records/activities.ts';
import { counted } from '../counts.ts';
import { unsettledText, type Period, type Requirement } from './cpd.ts';
import { dayLabel } from '../dates.ts';
import type { Outlook } from './pace-projection.ts';
import type { Enough } from './pace-enough.ts';
import type { Plan } from './pace-plan.ts';
import { projectionLimits, type Projection, type Range } from './pace-projection.ts';
import type { RequiredHours } from './required-hours.ts';

interface Judged {
  done: Requirement;
  missing: Requirement;
  plan: Plan;
  projection: Projection | null;
  enough: Enough | null;
  outlook: Outlook;
  daysLeft: number;
  required: RequiredHours;
}

/** The label of each outlook. */
export const outlookLabels: Record<Outlook, string> = {
  'not-required': 'Nothing required',
  unsettled: 'Not settled',
  complete: 'Complete',
  'on-course': 'On course so far',
  possible: 'Could go either way',
  behind: 'Behind',
  unknown: 'Too little to project',
  'not-begun': 'Not begun',
  short: 'Short',
};

/** Describes the outlook of a period. */
export function paceText(of: Judged & { period: Period }): string {
  const { outlook, done, missing, required, period, daysLeft } = of;
  const end = dayLabel(period.end);
  switch (outlook) {
    case 'unsettled':
      return [`${unsettledText(required)}.`, required.explanation].filter(Boolean).join(' ');
    case 'not-required':
      return required.explanation ?? 'No CPD hours are required in this period.';
    case 'complete':
      return `All required hours are on record: ${hoursLabel(done.total)}${done.interactive > 0 ? `, ${done.interactive} with others` : ''}.`;
    case 'short':
      return `The period ended ${missingText(missing)} short.`;
    case 'not-begun':
      return `The period begins on ${dayLabel(period.start)}.`;
    case 'unknown':
      return daysLeft >= projectionLimits.days
        ? tooLittle
        : `${daysLeft > 0 ? `${counted(daysLeft, 'day')} ${daysLeft === 1 ? 'is' : 'are'} left` : 'Today is the last day'}. ${missingText(missing)} ${are(missing.total)} missing.`;
    default:
      return `At this pace you have ${projected(of.projection!, missing)} on ${end}; you need ${needed(required, missing)}. ${verdicts[outlook]}`;
  }
}

const projected = ({ total, interactive }: Projection, missing: Requirement): string =>
  missing.interactive > 0 && interactive
    ? `${rangeText(total)}, ${spanText(interactive)} of them with others,`
    : rangeText(total);

const needed = ({ total, interactive }: Requirement, missing: Requirement): string =>
  missing.interactive > 0 ? `${total} and ${interactive}` : `${total}`;

const verdicts = {
  'on-course': 'That is enough if you keep it up.',
  possible: 'That may not be enough.',
  behind: 'That is not enough.',
} as const;

const tooLittle = `There is too little on record to project: it takes ${projectionLimits.days / 7} weeks of the period, and hours in at least ${projectionLimits.activeWeeks} different weeks.`;

const missingText = ({ total, interactive }: Requirement): string =>
  interactive > 0
    ? `${hoursLabel(total)}, ${interactive >= total ? 'all' : interactive} of ${total === 1 ? 'it' : 'them'} with others,`
    : hoursLabel(total);

const are = (hours: number): string => (hours === 1 ? 'is' : 'are');

/** Returns a range in words: '22 to 31 hours'. */
export const rangeText = ({ low, high }: Range): string =>
  low === high ? hoursLabel(low) : `${low} to ${hoursLabel(high)}`;

const spanText = ({ low, high }: Range): string => (low === high ? `${low}` : `${low} to ${high}`);

/** True if the text of the outlook has the explanation already. */
const saysWhy = (outlook: Outlook): boolean =>
  outlook === 'not-required' || outlook === 'unsettled';

/** Says how sure the figures are, and what the plan leaves open. */
export function paceNotes({ projection, plan, missing, required, outlook }: Judged): string[] {
  const isOpen = missing.total > 0 && outlook !== 'not-required' && outlook !== 'short';
  return [
    ...(required.explanation && !saysWhy(outlook) ? [required.explanation] : []),
    ...(projection ? [sureness(projection), ...othersNote(projection, missing)] : []),
    ...(isOpen && plan.steps.length > 0 ? [planNote(plan, required)] : []),
    ...(isOpen && plan.overdueHours > 0
      ? [
          `${hoursLabel(plan.overdueHours)} ${plan.overdueHours === 1 ? 'was' : 'were'} planned for days that have passed, and ${are(plan.overdueHours)} not recorded.`,
        ]
      : []),
    ...(isOpen && plan.undatedHours > 0
      ? [
          `${hoursLabel(plan.undatedHours)} ${are(plan.undatedHours)} planned without a day in this period, and not drawn.`,
        ]
      : []),
  ];
}

const sureness = ({ weeks, activeWeeks }: Projection): string =>
  `The range follows from how uneven your ${weeks} weeks so far were (${activeWeeks} of them with hours). About 4 in 5 such periods end within it. It is an estimate.`;

const othersNote = ({ interactive }: Projection, missing: Requirement): string[] =>
  missing.interactive > 0 && !interactive
    ? ['There is too little with others on record to project it.']
    : [];

function planNote({ steps, total }: Plan, required: Requirement): string {
  const hours = steps.reduce((sum, each) => sum + each.hours, 0);
  return `Your plan adds ${hoursLabel(hours)}: ${hoursLabel(total)} in all, of ${required.total} required. A plan does not say what is done with others.`;
}

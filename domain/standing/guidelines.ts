import { hoursLabel } from '../records/activities.ts';
import type { RulePack } from './rule-packs.ts';
import type { Source } from '../sources.ts';
import { dayInWords, type Profession, type YearSpan } from '../professions/profession.ts';
import { paramedic } from '../professions/paramedic.ts';
import { PRODUCT } from '../product.ts';

/** The title of the Guidelines screen and of its PDF. */
export const guidelinesTitle = 'Ahpra CPD Guidelines';

/** Said above the guidelines, on the screen and on paper. */
export const guidelinesNotice = "Our summary. The Board's standard prevails.";

/** The PDF of the guidelines: where it is downloaded, below /api, and its name. */
export const guidelinesFile = {
  path: '/guidelines.pdf',
  name: `${PRODUCT} guidelines.pdf`,
} as const;

/** One clause of the Guidelines screen and its PDF. */
export interface Guideline {
  id: string;
  heading: string;
  text: string;
  points?: readonly string[];
  /** Follows the points. */
  remark?: string;
  /** Of each claim in the clause, in their order. */
  sources: readonly Source[];
}

/** The other reading of the pro-rata rule, in words. */
export function otherReadingText({ proRata }: RulePack): string | undefined {
  if (!proRata.otherReading) return undefined;
  const { everyMonths, total, firstPeriodTotal } = proRata.otherReading;
  const first = firstPeriodTotal === 0 ? 'no hours' : hoursLabel(firstPeriodTotal);
  return `Sources disagree: another Australian CPD tracker states ${hoursLabel(total)} for each ${everyMonths} months left in the period, and ${first} in the period of first registration.`;
}

/** An element of a standard in words: '(a) seeks to …', or the words alone if the standard has no letters. */
export const elementText = ({
  id,
  text,
}: RulePack['contentElements']['elements'][number]): string => (id ? `(${id}) ${text}` : text);

/** The sources of the pro-rata hours. */
export const proRataSources = ({ proRata }: RulePack): Source[] =>
  [proRata.source, proRata.otherReading?.source].filter((each) => each !== undefined);

function shareText(months: string, total: number, interactive: number): string {
  if (total === 0) return `${months}: no minimum`;
  return interactive > 0 ? `${months}: ${total} h / ${interactive} h` : `${months}: ${total} h`;
}

const lateText = ({ from, to }: YearSpan): string => `${from.day} to ${dayInWords(to)}`;

/** The rules of a pack as the Guidelines screen and its PDF show them, in order. */
export function guidelinesOf(
  rules: RulePack,
  { year }: Pick<Profession, 'year'> = paramedic,
): Guideline[] {
  const { annualRequirement, contentElements, portfolio, retention, proRata } = rules;
  return [
    {
      id: 'hours',
      heading: 'Required hours',
      text: `${annualRequirement.total} CPD hours per registration period${annualRequirement.interactive > 0 ? `, of which at least ${annualRequirement.interactive} interactive` : ''}.`,
      sources: [annualRequirement.source],
    },
    {
      id: 'content',
      heading: 'What counts as CPD',
      text: 'CPD that meets the standard:',
      points: contentElements.elements.map(elementText),
      sources: [contentElements.source],
    },
    {
      id: 'portfolio',
      heading: 'Portfolio',
      text: `${portfolio.duty.text} ${portfolio.saidBy}, a portfolio holds:`,
      points: portfolio.items,
      sources: [portfolio.duty.source, portfolio.source],
    },
    {
      id: 'records',
      heading: 'Keeping records',
      text: `Records are kept ${retention.years} years after the period end.`,
      sources: [retention.source],
    },
    {
      id: 'pro-rata',
      heading: 'Pro-rata requirements',
      text: 'The hours follow from the months of registration in the period:',
      points: proRata.rows.map(({ months, total, interactive }) =>
        shareText(months, total, interactive),
      ),
      remark: otherReadingText(rules),
      sources: proRataSources(rules),
    },
    {
      id: 'exclusions',
      heading: 'Who is excluded',
      text: `The standard excludes ${rules.exclusions.registrations.join(' and ')} registrations.`,
      sources: [rules.exclusions.source],
    },
    {
      id: 'registration-year',
      heading: 'Registration year',
      text: `Every general registration expires on ${dayInWords(year.end)}; CPD years run from ${dayInWords(year.late.from)} to ${dayInWords(year.end)}.`,
      sources: [year.end.source],
    },
    {
      id: 'late-renewal',
      heading: 'Late renewal',
      text: `${lateText(year.late)} is the late period. On ${dayInWords(year.lapse)} a registration that was not renewed lapses.`,
      sources: [year.late.source],
    },
    {
      id: 'exemptions',
      heading: 'Exemptions',
      text: rules.exemptions.text,
      sources: [rules.exemptions.source],
    },
    ...(rules.audit
      ? [
          {
            id: 'audit',
            heading: 'Audit',
            text: `Audits are random, come with a checklist and cover one past period. You have ${rules.audit.days} days to send evidence.`,
            sources: [rules.audit.source],
          },
        ]
      : []),
    {
      id: 'evidence',
      heading: 'Evidence',
      text: rules.evidence.text,
      sources: [rules.evidence.source],
    },
    {
      id: 'privacy',
      heading: 'Patient privacy',
      text: rules.privacy.text,
      sources: [rules.privacy.source],
    },
  ];
}

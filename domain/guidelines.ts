import { hoursLabel } from './activities.ts';
import type { RulePack } from './rule-packs.ts';
import type { Source } from './sources.ts';
import { generalExpiry, latePeriod } from './standard.ts';

/** The title of the Guidelines screen and of its PDF. */
export const guidelinesTitle = 'Ahpra CPD Guidelines';

/** Said above the guidelines, on the screen and on paper. */
export const guidelinesNotice = "Our summary. The Board's standard prevails.";

/** The PDF of the guidelines: where it is downloaded, below /api, and its name. */
export const guidelinesFile = {
  path: '/guidelines.pdf',
  name: 'ParaMed CPD guidelines.pdf',
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
export function otherReadingText({ proRata }: RulePack): string {
  const { everyMonths, total, firstPeriodTotal } = proRata.otherReading;
  const first = firstPeriodTotal === 0 ? 'no hours' : hoursLabel(firstPeriodTotal);
  return `Sources disagree: another Australian CPD tracker states ${hoursLabel(total)} for each ${everyMonths} months left in the period, and ${first} in the period of first registration.`;
}

/** The rules of a pack as the Guidelines screen and its PDF show them, in order. */
export function guidelinesOf(rules: RulePack): Guideline[] {
  const { annualRequirement, contentElements, portfolio, retention, proRata } = rules;
  return [
    {
      id: 'hours',
      heading: 'Required hours',
      text: `${annualRequirement.total} CPD hours per registration period, of which at least ${annualRequirement.interactive} interactive.`,
      sources: [annualRequirement.source],
    },
    {
      id: 'content',
      heading: 'What counts as CPD',
      text: 'CPD that meets the standard:',
      points: contentElements.elements.map(({ id, text }) => `(${id}) ${text}`),
      sources: [contentElements.source],
    },
    {
      id: 'portfolio',
      heading: 'Portfolio',
      text: `${portfolio.duty.text} As other National Boards put it, a portfolio holds:`,
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
        total === 0 ? `${months}: no minimum` : `${months}: ${total} h / ${interactive} h`,
      ),
      remark: otherReadingText(rules),
      sources: [proRata.source, proRata.otherReading.source],
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
      text: 'Every general registration expires on 30 November; CPD years run from 1 December to 30 November.',
      sources: [generalExpiry.source],
    },
    {
      id: 'late-renewal',
      heading: 'Late renewal',
      text: '1 to 31 December is the late period. On 1 January a registration that was not renewed lapses.',
      sources: [latePeriod.source],
    },
    {
      id: 'exemptions',
      heading: 'Exemptions',
      text: rules.exemptions.text,
      sources: [rules.exemptions.source],
    },
    {
      id: 'audit',
      heading: 'Audit',
      text: `Audits are random, come with a checklist and cover one past period. You have ${rules.audit.days} days to send evidence.`,
      sources: [rules.audit.source],
    },
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

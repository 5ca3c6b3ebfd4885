import type { CivilDate } from './dates.ts';

/** How sure we are: read at the Board, read for a sibling board with the same wording, or not read at the source. */
export type Confidence = 'board' | 'sibling-board' | 'unverified';

/** Where a rule stands; it is shown wherever the rule is shown. */
export interface Source {
  title: string;
  publisher: string;
  url: string;
  effective: CivilDate;
  confidence: Confidence;
  /** Shown beside a rule that was not read at the source. */
  note?: string;
}

/** The note of every rule that was not read at the source. */
export const CHECK_WITH_BOARD = 'Check with the Board';

/** The Board's page that lists the registration standards, with the CPD standard and its guidelines. */
export const STANDARD_URL =
  'https://www.paramedicineboard.gov.au/Professional-standards/Registration-standards.aspx';

const standard: Source = {
  title: 'Registration standard: Continuing professional development',
  publisher: 'Paramedicine Board of Australia',
  url: STANDARD_URL,
  effective: '2018-05-17',
  confidence: 'board',
};
const guideline: Source = { ...standard, title: 'Guidelines: Continuing professional development' };
const sibling: Source = { ...guideline, confidence: 'sibling-board' };
const unverified: Source = { ...standard, confidence: 'unverified', note: CHECK_WITH_BOARD };
const registration: Source = {
  ...standard,
  title: 'Registration and annual renewal',
  publisher: 'Paramedicine Board of Australia and Ahpra',
};

/** What is not certain about a rule, to be shown beside it, or null. */
export function sourceNote({ confidence, note }: Source): string | null {
  const sibling = 'Read at another National Board, in the same wording';
  return note ?? (confidence === 'sibling-board' ? sibling : null);
}

/** Hours in a full registration year: in all, and of these with other practitioners. */
export const annualRequirement = { total: 30, interactive: 8, source: standard } as const;

/** Hours by whole months of registration in the period; the first row whose `fromMonths` is reached holds. */
export const proRata = {
  rows: [
    { fromMonths: 12, months: '12 months', total: 30, interactive: 8 },
    { fromMonths: 6, months: '6 to under 12 months', total: 15, interactive: 4 },
    { fromMonths: 3, months: '3 to under 6 months', total: 7.5, interactive: 2 },
    { fromMonths: 0, months: 'Under 3 months', total: 0, interactive: 0 },
  ],
  source: unverified,
} as const;

/** Years for which records are kept after the end of the period. */
export const retention = { years: 5, source: unverified } as const;

/** Days in which the evidence is wanted when an audit arrives. */
export const audit = { days: 28, source: guideline } as const;

/** The day on which every general registration expires. */
export const generalExpiry = { month: 11, day: 30, source: registration } as const;

/** The days after expiry on which renewal is still possible, late. */
export const latePeriod = {
  from: { month: 12, day: 1 },
  to: { month: 12, day: 31 },
  source: registration,
} as const;

/** The day on which a registration that was not renewed lapses. */
export const lapse = { month: 1, day: 1, source: registration } as const;

/** The registrations to which the standard does not apply. */
export const exclusions = {
  registrations: ['student', 'non-practising'],
  source: unverified,
} as const;

/** The five elements of CPD, (a) to (e). */
export const contentElements = {
  elements: [
    { id: 'a', text: 'seeks to improve patient outcomes and experiences' },
    { id: 'b', text: 'draws on the best available evidence' },
    { id: 'c', text: 'directly improves competence in your own scope and setting of practice' },
    { id: 'd', text: 'builds on existing knowledge' },
    {
      id: 'e',
      text: `includes at least ${annualRequirement.interactive} hours in an interactive setting with other practitioners`,
    },
  ],
  source: standard,
} as const;

/** What a CPD portfolio holds. */
export const portfolio = {
  items: [
    'learning goals',
    'planned activities, and the reason when the plan changes',
    'a reflection on how each activity has improved or will improve practice',
  ],
  source: sibling,
} as const;

/** OUR good-practice targets. They are NOT in the standard and are never shown as requirements of the Board. */
export const goodPracticeTargets = {
  label: 'Good-practice targets',
  note: 'Targets of ParaMed CPD, not requirements of the standard.',
  reflectiveLogs: 4,
  evidenceDocuments: 6,
} as const;

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
  source: Source;
}

/** The regulator's standard as the Guidelines screen and its PDF show it, in order. */
export const guidelines: readonly Guideline[] = [
  {
    id: 'hours',
    heading: 'Required hours',
    text: `${annualRequirement.total} CPD hours per registration period, of which at least ${annualRequirement.interactive} interactive.`,
    source: annualRequirement.source,
  },
  {
    id: 'content',
    heading: 'What counts as CPD',
    text: 'CPD that meets the standard:',
    points: contentElements.elements.map(({ id, text }) => `(${id}) ${text}`),
    source: contentElements.source,
  },
  {
    id: 'portfolio',
    heading: 'Portfolio',
    text: 'A portfolio holds:',
    points: portfolio.items,
    source: portfolio.source,
  },
  {
    id: 'records',
    heading: 'Keeping records',
    text: `Records are kept ${retention.years} years after the period end.`,
    source: retention.source,
  },
  {
    id: 'pro-rata',
    heading: 'Pro-rata requirements',
    text: 'The hours follow from the months of registration in the period:',
    points: proRata.rows.map(({ months, total, interactive }) =>
      total === 0 ? `${months}: no minimum` : `${months}: ${total} h / ${interactive} h`,
    ),
    source: proRata.source,
  },
  {
    id: 'exclusions',
    heading: 'Who is excluded',
    text: `The standard excludes ${exclusions.registrations.join(' and ')} registrations.`,
    source: exclusions.source,
  },
  {
    id: 'registration-year',
    heading: 'Registration year',
    text: 'Every general registration expires on 30 November; CPD years run from 1 December to 30 November.',
    source: generalExpiry.source,
  },
  {
    id: 'late-renewal',
    heading: 'Late renewal',
    text: '1 to 31 December is the late period. On 1 January a registration that was not renewed lapses.',
    source: latePeriod.source,
  },
  {
    id: 'exemptions',
    heading: 'Exemptions',
    text: 'Only in exceptional circumstances, by application. The Board decides.',
    source: sibling,
  },
  {
    id: 'audit',
    heading: 'Audit',
    text: `Audits are random, come with a checklist and cover one past period. You have ${audit.days} days to send evidence.`,
    source: audit.source,
  },
  {
    id: 'evidence',
    heading: 'Evidence',
    text: 'A certificate alone is not enough: plan, activity (title, type, provider, duration, dates), reflection and evidence belong together.',
    source: guideline,
  },
  {
    id: 'privacy',
    heading: 'Patient privacy',
    text: 'Never put identifiable patient data in a reflection or an upload.',
    source: guideline,
  },
];

import { hoursLabel } from '../records/activities.ts';
import type { RulePack } from './rule-packs.ts';
import {
  unread,
  UNREAD_CONTENT,
  UNREAD_EXCLUSIONS,
  UNREAD_HOURS,
  UNREAD_INTERACTIVE,
  UNREAD_LATE,
  UNREAD_RETENTION,
  UNREAD_SHORTER,
} from './unread.ts';
import type { Source } from '../sources.ts';
import { inWordsOf, yearsOf, type Profession, type YearSpan } from '../professions/profession.ts';
import { dayAfterInWords, dayInWords, heldOf, sourceInWordsOf } from '../professions/words.ts';
import { paramedic } from '../professions/paramedic.ts';
import { PRODUCT } from '../product.ts';

/** The title of the Guidelines screen and of its PDF. */
export const guidelinesTitle = 'Ahpra CPD Guidelines';

/** The same for a register that Ahpra does not keep. */
export const guidelinesTitleAbroad = 'CPD Guidelines';

/** Notice above the guidelines, on the screen and on paper. */
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
  /** The source of each claim in the clause, in their order. */
  sources: readonly Source[];
}

/** The other reading of the pro-rata rule, in words. */
export function otherReadingText({ proRata }: RulePack): string | undefined {
  if (!proRata?.otherReading) return undefined;
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
  [proRata?.source, proRata?.otherReading?.source].filter((each) => each !== undefined);

function shareText(months: string, total: number, interactive: number): string {
  if (total === 0) return `${months}: no minimum`;
  return interactive > 0 ? `${months}: ${total} h / ${interactive} h` : `${months}: ${total} h`;
}

const lateText = ({ from, to }: YearSpan): string => `${from.day} to ${dayInWords(to)}`;

/** Says how long a CPD period is: 'year', or '2 years'. */
const lengthInWords = (profession: Pick<Profession, 'year'>): string => {
  const years = yearsOf(profession);
  return years === 1 ? 'CPD years run' : `CPD periods of ${years} years run`;
};

type Parts = Omit<Guideline, 'id' | 'heading' | 'sources'> & { sources: readonly Source[] };

/** The clause of what may not have been read. */
const orUnread = <Read>(
  read: Read | null,
  parts: (read: Read) => Parts,
  what: string,
  rules: RulePack,
): Parts => {
  if (read !== null) return parts(read);
  const { text, source } = unread(what, rules);
  return { text, sources: [source] };
};

/** The rules of a pack as the Guidelines screen and its PDF show them, in order. */
export function guidelinesOf(
  rules: RulePack,
  profession: Pick<Profession, 'id' | 'year' | 'abroad'> = paramedic,
): Guideline[] {
  const { year } = profession;
  const { annualRequirement, contentElements, portfolio, quotas = [] } = rules;
  const { total, interactive } = annualRequirement;
  const kept = portfolio.items.filter((item) => item !== null);
  const share =
    interactive === null
      ? ` ${unread(UNREAD_INTERACTIVE, rules).text}`
      : interactive > 0
        ? `, of which at least ${interactive} interactive.`
        : '.';
  const clauses: Guideline[] = [
    ...(total === 0
      ? []
      : [
          {
            id: 'hours',
            heading: 'Required hours',
            ...orUnread(
              total,
              (hours) => ({
                text: `${hours} CPD hours per registration period${interactive === null ? '.' : ''}${share}`,
                sources: [annualRequirement.source],
              }),
              UNREAD_HOURS,
              rules,
            ),
          },
        ]),
    ...quotas.map(({ id, text, source }) => ({
      id,
      heading: 'Required beside hours',
      text: `${text}.`,
      sources: [source],
    })),
    {
      id: 'content',
      heading: 'What counts as CPD',
      ...orUnread(
        contentElements.elements.length > 0 ? contentElements : null,
        ({ elements, remark, source }) => ({
          text: 'CPD that meets the standard:',
          points: elements.map(elementText),
          remark,
          sources: [source],
        }),
        UNREAD_CONTENT,
        rules,
      ),
    },
    {
      id: 'portfolio',
      heading: 'Portfolio',
      text: `${portfolio.duty.text} ${portfolio.saidBy}, a portfolio holds:`,
      points: kept,
      remark:
        kept.length < portfolio.items.length
          ? unread('what else a portfolio holds', rules).text
          : undefined,
      sources: [...new Set([portfolio.duty.source, portfolio.source])],
    },
    {
      id: 'records',
      heading: 'Keeping records',
      ...orUnread(
        rules.retention,
        ({ years, source }) => ({
          text: `Records are kept ${years} years after the period end.`,
          sources: [source],
        }),
        UNREAD_RETENTION,
        rules,
      ),
    },
    ...(total === 0
      ? []
      : [
          {
            id: 'pro-rata',
            heading: 'Pro-rata requirements',
            ...orUnread(
              rules.proRata,
              ({ rows }) => ({
                text: 'The hours follow from the months of registration in the period:',
                points: rows.map((row) => shareText(row.months, row.total, row.interactive)),
                remark: otherReadingText(rules),
                sources: proRataSources(rules),
              }),
              UNREAD_SHORTER,
              rules,
            ),
          },
        ]),
    {
      id: 'exclusions',
      heading: 'Who is excluded',
      ...orUnread(
        rules.exclusions,
        ({ registrations, source }) => ({
          text: `The standard excludes ${registrations.join(' and ')} registrations.`,
          sources: [source],
        }),
        UNREAD_EXCLUSIONS,
        rules,
      ),
    },
    {
      id: 'registration-year',
      heading: 'Registration year',
      text: `Every ${heldOf(profession)} expires on ${dayInWords(year.end)}; ${lengthInWords(profession)} from ${dayAfterInWords(year.end)} to ${dayInWords(year.end)}.`,
      sources: year.cycle ? [year.end.source, year.cycle.source] : [year.end.source],
    },
    {
      id: 'late-renewal',
      heading: 'Late renewal',
      ...orUnread(
        year.late && year.lapse && { late: year.late, lapse: year.lapse },
        ({ late, lapse }) => ({
          text: `${lateText(late)} is the late period. On ${dayInWords(lapse)} a registration that was not renewed lapses.`,
          sources: [late.source],
        }),
        UNREAD_LATE,
        rules,
      ),
    },
    {
      id: 'exemptions',
      heading: 'Exemptions',
      ...orUnread(
        rules.exemptions,
        ({ text, source }) => ({ text, sources: [source] }),
        'who is exempt',
        rules,
      ),
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
  return clauses.map((clause) => inItsWords(clause, profession));
}

const inItsWords = (
  clause: Guideline,
  profession: Pick<Profession, 'id' | 'abroad'>,
): Guideline => ({
  ...clause,
  text: inWordsOf(profession, clause.text),
  points: clause.points?.map((point) => inWordsOf(profession, point)),
  remark: clause.remark && inWordsOf(profession, clause.remark),
  sources: clause.sources.map((source) => sourceInWordsOf(profession, source)),
});

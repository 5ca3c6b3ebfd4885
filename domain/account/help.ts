import { otherReadingText, proRataSources } from '../standing/guidelines.ts';
import { inWordsOf, type Profession } from '../professions/profession.ts';
import { sourceInWordsOf } from '../professions/words.ts';
import { paramedic } from '../professions/paramedic.ts';
import type { RulePack } from '../standing/rule-packs.ts';
import { unread, UNREAD_RETENTION, UNREAD_SHORTER } from '../standing/unread.ts';
import { STANDARD_URL, type Source } from '../sources.ts';
import { PRODUCT } from '../product.ts';

/** Tabs of the help screen, in display order (specification, section 2). */
export const helpTabs = [
  { value: 'faq', label: 'FAQ' },
  { value: 'support', label: 'Support' },
  { value: 'resources', label: 'Resources' },
] as const;

/** A question of the FAQ; every number in its answer is from the rules in force, with its source. */
export interface Question {
  id: string;
  question: string;
  answer: readonly string[];
  points?: readonly string[];
  /** Follows the points. */
  remark?: string;
  sources: readonly Source[];
}

/**
 * Returns the FAQ's questions in their order (specification, section 2), with answers by the rules in force. The
 * question about hours is left out if no required hours are known.
 */
export function questionsOf(
  rules: RulePack,
  profession: Pick<Profession, 'id' | 'abroad'> = paramedic,
): Question[] {
  const { annualRequirement, audit, contentElements, portfolio, proRata, retention } = rules;
  const { total } = annualRequirement;
  const interactive = annualRequirement.interactive ?? 0;
  const questions: Question[] = [
    ...(total
      ? [
          {
            id: 'requirements',
            question: 'How many CPD hours do I need?',
            answer: [
              `At least ${total} hours in a registration period of 12 months${interactive > 0 ? `, of which at least ${interactive} in an interactive setting with other practitioners` : ''}.`,
              proRata
                ? 'If you are registered for only part of the period, you need fewer hours:'
                : unread(UNREAD_SHORTER, rules).text,
            ],
            points: proRata?.rows
              .slice(1)
              .map(({ months, total, interactive }) =>
                total === 0
                  ? `${months}: no minimum`
                  : `${months}: ${total} hours${interactive > 0 ? `, ${interactive} of them interactive` : ''}`,
              ),
            remark: otherReadingText(rules),
            sources: [annualRequirement.source, ...proRataSources(rules)],
          },
        ]
      : []),
    {
      id: 'recording',
      question: 'How do I record my CPD?',
      answer: [
        'Press Log CPD Activity, on any screen. A title and the hours are enough to begin with; finish the rest after your shift. Only completed activities count, in the period in which you completed them.',
        `Hours alone are not enough. ${portfolio.duty.text} ${portfolio.saidBy}, a portfolio holds:`,
      ],
      points: portfolio.items.filter((item) => item !== null),
      sources: [portfolio.duty.source, portfolio.source],
    },
    {
      id: 'interactive',
      question: 'What counts as an interactive activity?',
      answer: [
        interactive > 0
          ? `The standard asks for at least ${interactive} hours in an interactive setting with other practitioners: a workshop, a simulation or a case discussion, for example.`
          : 'No interactive hours are asked for, as far as the standard was read.',
        'Reading, watching or a quiz on your own is CPD, but not interactive. That is why a learning module that you complete here counts towards your total hours only.',
      ],
      sources: [contentElements.source],
    },
    {
      id: 'retention',
      question: 'How long do I keep my records?',
      answer: [
        `${retention ? `Keep them for ${retention.years} years after the end of the period.` : unread(UNREAD_RETENTION, rules).text} What you record here stays until you delete it.`,
        ...(audit ? [`If you are audited, you have ${audit.days} days to send evidence.`] : []),
      ],
      sources: [retention?.source ?? unread(UNREAD_RETENTION, rules).source, audit?.source].filter(
        (source) => source !== undefined,
      ),
    },
  ];
  return questions.map((each) => ({
    ...each,
    answer: each.answer.map((text) => inWordsOf(profession, text)),
    sources: each.sources.map((source) => sourceInWordsOf(profession, source)),
  }));
}

/** Support hours (specification, section 9). */
export const SUPPORT_HOURS = 'Monday to Friday, 9am to 5pm AEST';

/** Texts of the help screen. */
export const helpMessages = {
  support: `We answer questions about ${PRODUCT}.`,
  noEmail: "Your organisation's administrator has not set a support address.",
  noPhone: "Your organisation's administrator has not set a support phone number.",
  licences: 'Open-source licences',
} as const;

/** Licences of everything the app ships; the build writes this file. */
export const LICENCES_PATH = '/licences.txt';

/** Helpful external pages; the screen adds its own internal links. */
export const helpLinks = [
  {
    title: 'Registration standards of the Paramedicine Board',
    description: 'The CPD standard and its guidelines, in full and in force.',
    url: STANDARD_URL,
  },
  {
    title: 'Registration renewal at Ahpra',
    description: 'What you declare each year, and where you renew.',
    url: 'https://www.ahpra.gov.au/Registration/Renewal.aspx',
  },
] as const;

import type { CivilDate } from '../dates.ts';
import type { Claim, RulePack } from './rule-packs.ts';
import { CHECK_WITH_BOARD, type Source } from '../sources.ts';

const sibling = { effective: null, confidence: 'sibling-board' } as const;

/** Sources of the readings below; none of them is the Paramedicine Board's own text. */
export const readingSources = {
  practitioner: {
    title: '‘Practitioner’ for the purpose of paramedic CPD',
    publisher: 'Australian Emergency Law',
    url: 'https://australianemergencylaw.com/2024/07/06/practitioner-for-the-purpose-of-paramedic-cpd',
    effective: null,
    confidence: 'unverified',
    note: `A lawyer’s reading of the law, 6 Jul 2024. ${CHECK_WITH_BOARD}`,
  },
  online: {
    title: 'AHPRA CPD Requirements',
    publisher: 'Ambulance Employees Australia Victoria',
    url: 'https://aeav-unitedvoicevic.nationbuilder.com/ahpra_cpd_requirements',
    effective: null,
    confidence: 'quoted',
    note: 'As a union reports a meeting with the Board’s chair on 21 Oct 2020, about that year',
  },
  interaction: {
    ...sibling,
    title: 'Guidelines: Continuing professional development',
    publisher: 'Aboriginal and Torres Strait Islander Health Practice Board of Australia',
    url: 'https://atsihealthpracticeboard.gov.au/Codes-Guidelines/Continuing-professional-development.aspx',
    note: 'As another National Board puts it',
  },
  study: {
    ...sibling,
    title: 'FAQ: Continuing professional development',
    publisher: 'Chiropractic Board of Australia',
    url: 'https://www.chiropracticboard.gov.au/Codes-guidelines/FAQ/Continuing-professional-development/FAQ-Page.aspx',
    note: 'As another National Board puts it',
  },
  dayToDay: {
    ...sibling,
    title: 'CPD for Chinese medicine practitioners',
    publisher: 'Chinese Medicine Board of Australia',
    url: 'https://www.theaiam.com.au/cpd-chinese-medicine-practitioners/',
    note: 'As theaiam.com.au reports another National Board',
  },
  mandatory: {
    ...sibling,
    title: 'Continuing Professional Development',
    publisher: 'Nursing and Midwifery Board of Australia',
    url: 'https://www.caresearch.com.au/caresearch/tabid/2380/Default.aspx',
    note: 'As caresearch.com.au reports another National Board',
  },
  teaching: {
    ...sibling,
    title: 'CPD for chiropractors',
    publisher: 'Chiropractic Board of Australia',
    url: 'https://www.theaiam.com.au/cpd-chiropractors/',
    note: 'As theaiam.com.au reports another National Board',
  },
  committee: {
    title: 'CPD',
    publisher: 'Global Paramedic Higher Education Council',
    url: 'https://gphec.org/cpd/',
    effective: null,
    confidence: 'unverified',
    note: `Not an Australian Board. ${CHECK_WITH_BOARD}`,
  },
} as const satisfies Record<string, Source>;

/** Readings by others, for questions that the standard's own words leave open. */
export type Reading = keyof typeof readingSources;

interface DatedReadings {
  /** The first day of the rule pack that they belong to. */
  of: CivilDate;
  texts: Readonly<Record<Reading, string>>;
}

/** The readings of each rule pack. They are kept apart from the packs, since only this question needs them. */
const datedReadings: readonly DatedReadings[] = [
  {
    of: '2018-05-17',
    texts: {
      practitioner:
        '“Other practitioners” most likely means other registered health practitioners: nobody else is regulated by that law.',
      online:
        'Video calls, and reading an article and discussing it in a small group, were suggested as interactive; the reflection is what matters.',
      interaction:
        'Interactive is what involves other practitioners, such as face-to-face education; learning is genuine if you apply it in your practice.',
      study:
        'Ways to meet a CPD standard are seminars, training at work, reading and summarising research for your role, and meeting a mentor.',
      dayToDay: 'Day-to-day work duties cannot be counted as CPD.',
      mandatory: 'Mandatory training in skills of your practice may be counted.',
      teaching: 'Supervising or mentoring students and practitioners may be counted.',
      committee: 'Committees that are relevant to practice may be CPD.',
    },
  },
];

/** Returns a reading in words, with its source; a pack without readings of its own has those of the one before. */
export function readingOf({ from }: Pick<RulePack, 'from'>, reading: Reading): Claim {
  const dated = datedReadings.findLast(({ of }) => of <= from) ?? datedReadings[0]!;
  return { text: dated.texts[reading], source: readingSources[reading] };
}

import { dayLabel, type CivilDate } from './dates.ts';
import { PRODUCT } from './product.ts';

/**
 * How a claim was read: at the Paramedicine Board; at another Board, about its own profession; in a named public source
 * that quotes or reports the Board's words; at another National Board, whose words are never printed as the Paramedicine
 * Board's; or at none of these.
 */
export type Confidence = 'board' | 'own-board' | 'quoted' | 'sibling-board' | 'unverified';

/** Source of a claim; it is shown wherever the claim is shown. */
export interface Source {
  title: string;
  /** Publisher. 'Paramedicine Board of Australia' only if its own words were read, there or quoted. */
  publisher: string;
  /** Address at which it was read; of an unverified claim, at which to check it. */
  url: string;
  /** The day the text took effect; null for a page without one. */
  effective: CivilDate | null;
  confidence: Confidence;
  /** Printed after the source; null if it was read at the Board. */
  note: string | null;
}

/** The note of every claim that was not read at a source. */
export const CHECK_WITH_BOARD = 'Check with the Board';

/** The Board's page that lists the registration standards, with the CPD standard and its guidelines. */
export const STANDARD_URL =
  'https://www.paramedicineboard.gov.au/Professional-standards/Registration-standards.aspx';

export const BOARD = 'Paramedicine Board of Australia';
const AS_OTHER_BOARDS = 'As other National Boards put it';

const board = { publisher: BOARD, effective: null, confidence: 'board', note: null } as const;
/** Source of another National Board's statement about its own standard. */
export const sibling = {
  effective: null,
  confidence: 'sibling-board',
  note: AS_OTHER_BOARDS,
} as const;
const unverified = { effective: null, confidence: 'unverified', url: STANDARD_URL } as const;

/** Sources of the claims about the CPD standard; those about a renewal are in renewal-sources.ts. */
export const sources = {
  /** The Board's list of its standards, with the days they took effect. */
  boardsList: {
    ...board,
    title: 'Registration standards',
    url: STANDARD_URL,
    effective: '2018-05-17',
  },
  renewal: {
    ...board,
    title: 'Registration renewal',
    url: 'https://www.paramedicineboard.gov.au/Registration/Registration-Renewal',
  },
  /** The standard's own words. Its PDF was not read, so they are never 'board'. */
  standard: {
    title: 'Registration standard: Continuing professional development',
    publisher: BOARD,
    url: 'https://australianemergencylaw.com/2024/07/06/practitioner-for-the-purpose-of-paramedic-cpd',
    effective: '2018-05-17',
    confidence: 'quoted',
    note: 'As quoted at australianemergencylaw.com on 5 Dec 2018 and 6 Jul 2024',
  },
  college: {
    title: 'National registration CPD requirements',
    publisher: 'paramedics.org',
    url: 'https://paramedics.org/cpd/national-registration-cpd-requirements/',
    effective: null,
    confidence: 'quoted',
    note: 'As paramedics.org reports the standard',
  },
  otherBoards: {
    ...sibling,
    title: 'CPD guidelines and audit pages',
    publisher: 'other National Boards',
    url: 'https://www.nursingmidwiferyboard.gov.au/Registration-and-Endorsement/Audit.aspx',
  },
  otherBoardsAudit: {
    ...sibling,
    title: 'Audit',
    publisher: 'Podiatry Board of Australia',
    url: 'https://podiatryboard.gov.au/Registration-Endorsement/Audit.aspx',
  },
  otherBoardsExemptions: {
    ...sibling,
    title: 'Continuing professional development',
    publisher: 'Chinese Medicine Board of Australia',
    url: 'https://www.chinesemedicineboard.gov.au/Codes-Guidelines/FAQ/CPD.aspx',
  },
  summary: {
    ...unverified,
    title: 'Summary of the standard',
    publisher: PRODUCT,
    note: CHECK_WITH_BOARD,
  },
  /** Both readings of the pro-rata rule: nobody here has read the Board's. */
  proRata: {
    ...unverified,
    title: 'Summary of the standard',
    publisher: PRODUCT,
    note: `Sources disagree. ${CHECK_WITH_BOARD}`,
  },
  otherTracker: {
    ...unverified,
    title: 'Pro-rata hours',
    publisher: 'another Australian CPD tracker',
    note: `Sources disagree. ${CHECK_WITH_BOARD}`,
  },
} as const satisfies Record<string, Source>;

/** True if neither the Board's words nor a report of them were read. */
export const isUncertain = ({ confidence }: Pick<Source, 'confidence'>): boolean =>
  confidence === 'sibling-board' || confidence === 'unverified';

/** Text after a source's title: publisher, date, and how it was read. */
export function sourceDetails({
  publisher,
  effective,
  note,
}: Pick<Source, 'publisher' | 'effective' | 'note'>): string {
  const date = effective ? `, in effect from ${dayLabel(effective)}` : '';
  return `, ${publisher}${date}.${note ? ` ${note}.` : ''}`;
}

import type { Profession } from './profession.ts';
import type { RulePack } from '../standing/rule-packs.ts';
import { CHECK_WITH_BOARD, type Source } from '../sources.ts';
import { PRODUCT } from '../product.ts';

// The Nursing and Midwifery Board of Australia keeps two registers under one CPD standard. Its PDF was not read here.

const NMBA = 'Nursing and Midwifery Board of Australia';

/** The Board's page with its CPD standard, at which to check a claim. */
const STANDARD =
  'https://www.nursingmidwiferyboard.gov.au/Registration-Standards/Continuing-professional-development.aspx';

const own = { publisher: NMBA, effective: null, confidence: 'own-board', note: null } as const;
const union = {
  publisher: "NSW Nurses and Midwives' Association",
  effective: null,
  confidence: 'quoted',
} as const;

/** Sources of the claims about nurses and midwives. */
export const nmbaSources = {
  /** The list of the standard, with the day it took effect. */
  list: {
    ...own,
    title: 'Registration standard: Continuing professional development',
    url: STANDARD,
    effective: '2016-06-01',
  },
  /** The hours of a full year and of a shorter one. */
  hours: {
    ...own,
    title: 'First-time renewing',
    url: 'https://nursingmidwiferyboard.gov.au/Registration-and-Endorsement/Registration-Renewal/Register-details-check.aspx',
  },
  context: {
    ...own,
    title: 'Fact sheet: Continuing professional development',
    url: 'https://www.nursingmidwiferyboard.gov.au/codes-guidelines-statements/faq/cpd-faq-for-nurses-and-midwives.aspx',
  },
  renewal: {
    ...own,
    title: 'Nurses and midwives reminded to renew by 31 May',
    url: 'https://www.nursingmidwiferyboard.gov.au/News/2017-05-17-renewal.aspx',
  },
  guide: {
    ...union,
    title: 'Confused by your CPD requirements?',
    url: 'https://www.nurseuncut.com.au/confused-by-your-cpd-requirements-read-this-article/',
    note: 'As reported at nurseuncut.com.au in 2019',
  },
  questions: {
    ...union,
    title: 'Nursing in Australia',
    url: 'https://issuu.com/thelampnswnma/docs/nswnma-nursinginaustralia/31',
    note: 'As reported at issuu.com/thelampnswnma',
  },
  ours: {
    title: 'Summary of the standard',
    publisher: PRODUCT,
    url: STANDARD,
    effective: null,
    confidence: 'unverified',
    note: CHECK_WITH_BOARD,
  },
} as const satisfies Record<string, Source>;

/** The rules of both registers. The Board asks for no interactive hours as far as its pages were read. */
export const nmbaPacks: readonly RulePack[] = [
  {
    from: '2016-06-01',
    to: null,
    source: nmbaSources.list,
    annualRequirement: { total: 20, interactive: 0, source: nmbaSources.hours },
    contentElements: {
      elements: [
        { id: null, text: 'is directly relevant to a nurse or midwife’s context of practice' },
      ],
      source: nmbaSources.context,
    },
    portfolio: {
      duty: {
        text: 'Keep your own records of all your CPD activities.',
        source: nmbaSources.guide,
      },
      saidBy: 'As the NSW Nurses and Midwives’ Association puts it',
      items: [
        'the learning needs that you identified',
        'the activities planned to meet them',
        'a reflection on the impact of the education on your practice',
      ],
      source: nmbaSources.guide,
    },
    proRata: {
      rows: [
        { fromMonths: 9, isOver: true, months: 'Over 9 to 12 months', total: 20, interactive: 0 },
        { fromMonths: 6, isOver: true, months: 'Over 6 to 9 months', total: 15, interactive: 0 },
        { fromMonths: 3, isOver: true, months: 'Over 3 to 6 months', total: 10, interactive: 0 },
        { fromMonths: 0, months: 'Up to 3 months', total: 5, interactive: 0 },
      ],
      source: nmbaSources.hours,
      lapsesCount: false,
      otherReading: null,
    },
    retention: { years: 5, source: nmbaSources.guide },
    audit: null,
    exclusions: { registrations: ['student', 'non-practising'], source: nmbaSources.questions },
    exemptions: {
      text: 'The Board has a policy on exemptions. Check with the Board.',
      source: nmbaSources.list,
    },
    evidence: {
      text: 'Keep evidence that you completed each activity.',
      source: nmbaSources.guide,
    },
    privacy: {
      text: 'Never put identifiable patient data in a reflection or an upload.',
      source: nmbaSources.ours,
    },
  },
];

/** Properties that both professions have in common. */
export const nmba = {
  board: NMBA,
  boardUrl: 'https://www.nursingmidwiferyboard.gov.au/',
  numberPrefix: null,
  year: {
    opens: null,
    end: { month: 5, day: 31, source: nmbaSources.renewal },
    late: {
      from: { month: 6, day: 1 },
      to: { month: 6, day: 30 },
      source: nmbaSources.renewal,
    },
    lapse: { month: 7, day: 1, source: nmbaSources.renewal },
    fastTrack: null,
  },
  packs: nmbaPacks,
} as const satisfies Partial<Profession>;

/** Both Boards have such a page, but nobody here has read what it says about CPD, so the stricter rule applies. */
export const dualRegistration = {
  title: 'Fact sheet: Registration as a registered nurse and paramedic (dual registration)',
  publisher: PRODUCT,
  url: 'https://www.paramedicineboard.gov.au/Professional-standards/FAQ/Fact-sheet-registration-as-a-registered-nurse-and-paramedic.aspx',
  effective: null,
  confidence: 'unverified',
  note: CHECK_WITH_BOARD,
} as const satisfies Source;

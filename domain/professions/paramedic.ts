import type { Profession } from '../profession.ts';
import { rulePacks } from '../rule-packs.ts';
import { CHECK_WITH_BOARD, sources, type Source } from '../sources.ts';

/** Both Boards have such a page, but nobody here has read what it says of CPD: so the stricter reading judges. */
const dualRegistration = {
  title: 'Fact sheet: Registration as a registered nurse and paramedic (dual registration)',
  publisher: 'ParaMed CPD',
  url: 'https://www.paramedicineboard.gov.au/Professional-standards/FAQ/Fact-sheet-registration-as-a-registered-nurse-and-paramedic.aspx',
  effective: null,
  confidence: 'unverified',
  note: CHECK_WITH_BOARD,
} as const satisfies Source;

const dualMidwife = {
  ...dualRegistration,
  title: 'Fact sheet: Registration as a midwife and paramedic (dual registration)',
  url: 'https://www.nursingmidwiferyboard.gov.au/Codes-Guidelines-Statements/FAQ/Fact-sheet-Dual-Registration-with-both-the-NMBA-and-the-ParaBA.aspx',
} as const satisfies Source;

/** The profession that the product is made for: the first registration of every user is of this register. */
export const paramedic = {
  id: 'paramedic',
  label: 'Paramedic',
  board: 'Paramedicine Board of Australia',
  boardUrl: 'https://www.paramedicineboard.gov.au/',
  numberPrefix: 'PAR',
  year: {
    end: { month: 11, day: 30, source: sources.renewal },
    late: {
      from: { month: 12, day: 1 },
      to: { month: 12, day: 31 },
      source: sources.renewal,
    },
    lapse: { month: 1, day: 1, source: sources.renewal },
    fastTrack: {
      from: { month: 1, day: 1 },
      to: { month: 1, day: 31 },
      source: sources.renewal,
    },
  },
  packs: rulePacks,
  sharing: [
    { with: 'nurse', rule: 'split', source: dualRegistration },
    { with: 'midwife', rule: 'split', source: dualMidwife },
  ],
} as const satisfies Profession;

import type { Profession } from './profession.ts';
import type { RulePack } from '../standing/rule-packs.ts';
import { PRODUCT } from '../product.ts';
import type { Source } from '../sources.ts';

// Read at the Council's pages of 2021; nobody here has checked if they still hold. Values that they do not state are
// null.

const COUNCIL = 'Te Kaunihera Manapou Paramedic Council';

const council = {
  publisher: COUNCIL,
  effective: null,
  confidence: 'own-board',
  note: 'As read in 2021. Check with the Council that it still holds',
} as const;

const practice = {
  ...council,
  title: 'Competent Paramedic Practice',
  url: 'https://paramediccouncil.org.nz/Public/Support/Competent-Paramedic-Practice/_Web/Public/Support/Competent-paramedic-practice.aspx',
} as const satisfies Source;

const certificates = {
  ...council,
  title: 'Annual Practising Certificates Update, 12 April 2021',
  url: 'https://paramediccouncil.org.nz/_Web/Public/News/Copy_of_Annual-Practising-Certificates-Update---12-April-2021.aspx',
} as const satisfies Source;

const ours = {
  title: 'Summary of the standard',
  publisher: PRODUCT,
  url: practice.url,
  effective: null,
  confidence: 'unverified',
  note: 'Check with the Council',
} as const satisfies Source;

const packs: readonly RulePack[] = [
  {
    // The day of the news: the day on which it took effect was not read.
    from: '2021-04-12',
    to: null,
    source: practice,
    annualRequirement: { total: 30, interactive: null, source: practice },
    contentElements: {
      elements: [{ id: null, text: 'is in the context of your area of practice' }],
      remark:
        'Reading journals may count if it takes place within a formal framework, such as a journal club.',
      source: practice,
    },
    portfolio: {
      duty: {
        text: 'Record your CPD in a document that shows the time taken and explains the activity.',
        source: practice,
      },
      saidBy: 'As far as we read',
      items: [null, null, 'what you have learned'],
      source: practice,
    },
    proRata: null,
    retention: null,
    audit: null,
    exclusions: null,
    exemptions: null,
    evidence: {
      text: 'We have not read which evidence is asked for. Check with the Council.',
      source: ours,
    },
    privacy: {
      text: 'Never put identifiable patient data in a reflection or an upload.',
      source: ours,
    },
  },
];

export const nzParamedic: Profession = {
  id: 'nz-paramedic',
  label: 'NZ paramedic',
  board: COUNCIL,
  boardUrl: 'https://paramediccouncil.org.nz/',
  abroad: { body: 'Council', held: 'practising certificate' },
  numberPrefix: null,
  year: {
    opens: null,
    // A certificate is renewed by 1 April.
    end: { month: 3, day: 31, source: certificates },
    late: null,
    lapse: null,
    fastTrack: null,
  },
  packs,
  // How its hours are shared with a register in Australia was not read.
  sharing: [],
};

import { BOARD, CHECK_WITH_BOARD, sibling, type Source } from '../sources.ts';

/** Sources of the claims about recency of practice and the renewal. */
export const renewalSources = {
  /** The recency standard's own words. Its PDF was not read, so they are never 'board'. */
  recency: {
    title: 'Registration standard: Recency of practice',
    publisher: BOARD,
    url: 'https://australianemergencylaw.com/2025/08/04/paramedic-recency-of-practice',
    effective: '2018-05-17',
    confidence: 'quoted',
    note: 'As quoted at australianemergencylaw.com on 8 Aug 2020 and 4 Aug 2025',
  },
  recencyGraduates: {
    title: 'Registration standard: Recency of practice',
    publisher: BOARD,
    url: 'https://australianemergencylaw.com/2020/08/08/paramedics-returning-to-practice/',
    effective: '2018-05-17',
    confidence: 'quoted',
    note: 'As reported at australianemergencylaw.com on 8 Aug 2020',
  },
  /** The declarations of an application for renewal. Every state applies it; the text of one was read. */
  annualStatement: {
    title: 'Health Practitioner Regulation National Law, section 109: Annual statement',
    publisher: 'New South Wales',
    url: 'http://corrigan.austlii.edu.au/au/legis/nsw/consol_act/hprnl460/s109.html',
    effective: null,
    confidence: 'quoted',
    note: 'As AustLII publishes it for New South Wales',
  },
  /** Further questions of the form, as an insurer of doctors reports them. */
  renewalForm: {
    ...sibling,
    title: 'Ahpra registration renewal: what you need to know',
    publisher: 'Avant, for medical practitioners',
    url: 'https://avant.org.au/resources/ahpra-registration-renewal-what-you-need-to-know',
    note: `As doctors are asked. ${CHECK_WITH_BOARD}`,
  },
} as const satisfies Record<string, Source>;

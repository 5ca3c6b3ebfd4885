import type { Profession } from './profession.ts';
import { dualRegistration, nmba, nmbaSources } from './nmba.ts';

export const midwife: Profession = {
  id: 'midwife',
  label: 'Midwife',
  ...nmba,
  // Each registration needs its hours; what is relevant to both professions may be counted for both.
  sharing: [
    { with: 'nurse', rule: 'shared', source: nmbaSources.questions },
    {
      with: 'paramedic',
      rule: 'split',
      source: {
        ...dualRegistration,
        title: 'Fact sheet: Registration as a midwife and paramedic (dual registration)',
        url: 'https://www.nursingmidwiferyboard.gov.au/Codes-Guidelines-Statements/FAQ/Fact-sheet-Dual-Registration-with-both-the-NMBA-and-the-ParaBA.aspx',
      },
    },
  ],
};

import type { Profession } from '../profession.ts';
import { nmba, nmbaSources } from './nmba.ts';

export const midwife: Profession = {
  id: 'midwife',
  label: 'Midwife',
  ...nmba,
  // Each registration needs its hours; what is relevant to both professions may be counted for both.
  sharing: [{ with: 'nurse', rule: 'shared', source: nmbaSources.questions }],
};

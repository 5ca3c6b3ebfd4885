import type { Profession } from './profession.ts';
import { dualRegistration, nmba } from './nmba.ts';

/** Registered and enrolled nurses: two divisions of one register. */
export const nurse: Profession = {
  id: 'nurse',
  label: 'Nurse',
  ...nmba,
  sharing: [{ with: 'paramedic', rule: 'split', source: dualRegistration }],
};

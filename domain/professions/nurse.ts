import type { Profession } from '../profession.ts';
import { nmba } from './nmba.ts';

/** Registered and enrolled nurses: two divisions of one register. */
export const nurse: Profession = { id: 'nurse', label: 'Nurse', ...nmba, sharing: [] };

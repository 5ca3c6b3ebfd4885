import type { Profession, SharingRule } from './profession.ts';
import { midwife } from './midwife.ts';
import { nurse } from './nurse.ts';
import { nzParamedic } from './nz-paramedic.ts';
import { paramedic } from './paramedic.ts';
import type { Source } from '../sources.ts';

/** Every profession, in the order of choices. */
export const professions: readonly Profession[] = [paramedic, nurse, midwife, nzParamedic];

/** Returns the profession with an id; undefined for an unknown one. */
export const professionOf = (id: unknown): Profession | undefined =>
  professions.find((each) => each.id === id);

/** Returns how an activity counts for two professions. If no source says, the stricter rule applies: split. */
export function sharingOf(
  a: Profession,
  b: Profession,
): { rule: SharingRule; source: Source | null } {
  const said =
    a.sharing.find((each) => each.with === b.id) ?? b.sharing.find((each) => each.with === a.id);
  return said ?? { rule: 'split', source: null };
}

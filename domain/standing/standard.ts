import type { CivilDate } from '../dates.ts';
import type { Profession } from '../professions/profession.ts';
import { paramedic } from '../professions/paramedic.ts';
import type { RulePack } from './rule-packs.ts';
import { PRODUCT } from '../product.ts';

/**
 * Returns the rules by which a period is judged, or those in force on a day. The last day of a period decides: the
 * year's CPD is declared and audited as one whole at its end, so rules do not mix within a year. The first pack also
 * applies to the days before it.
 */
export function rulesFor(
  when: CivilDate | { end: CivilDate },
  { packs }: Pick<Profession, 'packs'> = paramedic,
): RulePack {
  const day = typeof when === 'string' ? when : when.end;
  return packs.filter(({ from }) => from <= day).at(-1) ?? packs[0]!;
}

/** OUR good-practice targets. They are NOT in the standard and are never shown as requirements of the Board. */
export const goodPracticeTargets = {
  label: 'Good-practice targets',
  note: `Targets of ${PRODUCT}, not requirements of the standard.`,
  reflectiveLogs: 4,
  evidenceDocuments: 6,
} as const;

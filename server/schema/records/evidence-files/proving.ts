import { emptySubstances } from '#domain/records/evidence-substance';

/**
 * SQL that an evidence file `f` proves something: its content exists and, as far as it was checked, shows something.
 */
export const proves = (f: string): string =>
  `${f}.missing_at is null and coalesce(${f}.substance, '') not in (${emptySubstances
    .map((substance) => `'${substance}'`)
    .join(', ')})`;

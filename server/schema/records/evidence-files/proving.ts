import type { BadgeState } from '#domain/records/evidence-badges';
import { emptySubstances } from '#domain/records/evidence-substance';

/**
 * SQL that an evidence file `f` proves something: its content exists and, as far as it was checked, shows something.
 */
export const proves = (f: string): string =>
  `${f}.missing_at is null and coalesce(${f}.substance, '') not in (${emptySubstances
    .map((substance) => `'${substance}'`)
    .join(', ')})`;

const attested: BadgeState = 'attested';

/**
 * SQL of the activity, the hours and whether interactive hours are covered, of each checked badge in the files of the user
 * $1; badgeAttests() judges the same in domain. A badge that names no hours attests all.
 */
export const attestingBadges = `
  select f.activity_id, coalesce((f.badge ->> 'hours')::numeric, 1000) as hours,
    (f.badge ->> 'coversInteractive')::boolean as covers_interactive
  from evidence_files f
  where f.user_id = $1 and f.activity_id is not null and f.deleted_at is null and f.missing_at is null
    and f.badge is not null and f.badge ->> 'state' = '${attested}'`;

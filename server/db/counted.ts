import { FIRST_PROFESSION } from '#domain/professions/first-profession';
import type { Query } from './query.ts';

/**
 * Whose hours a read sums: null for a user with one registration, whose activities count with all their hours and whose
 * statements stay what they were; else the profession of one of several (decision 056).
 */
export type Scope = string | null;

interface Holder {
  otherRegistrations: readonly unknown[];
}

/** The first registration's profession. */
export const FIRST = FIRST_PROFESSION;

/** The scope of a user's registration of a profession; without one, of the first. */
export const scopeOf = ({ otherRegistrations }: Holder, profession = FIRST): Scope =>
  otherRegistrations.length > 0 || profession !== FIRST ? profession : null;

/**
 * SQL of the hours of a row of a table with `hours` and `counts_for` that count in the scope of a profession, which is a
 * key of domain/professions/professions.
 */
export function hoursIn(scope: string, table?: string): string {
  if (!/^[a-z-]+$/.test(scope)) throw new Error(`Not a profession: ${scope}`);
  const of = table ? `${table}.` : '';
  const said = `coalesce((jsonb_path_query_first(${of}counts_for,
    '$[*] ? (@.profession == "${scope}").hours') #>> '{}')::numeric, 0)`;
  return scope === FIRST
    ? `case when ${of}counts_for is null then ${of}hours else ${said} end`
    : said;
}

/** SQL that is true for activities with hours that count for the profession in a parameter. */
export const countsForParameter = (parameter: string): string =>
  `case when counts_for is null then ${parameter}::text = '${FIRST}'
    else jsonb_path_exists(counts_for, '$[*] ? (@.profession == $of && @.hours > 0)',
      jsonb_build_object('of', ${parameter}::text)) end`;

/** The columns of activities besides their hours that sums and reports read. */
const columns = `id, user_id, deleted_at, title, category, description, status, is_interactive, completed_date, completed_on,
  occurred_at, created_at, claimed_created_at, evidence, activity_type, provider, start_date, end_date, setting, place,
  practitioners, practitioner_count, content_elements, how_it_meets, confirmed_checks, module_id, goal_ids,
  document_ids, evidence_grade, names_provider, names_practitioners, counts_for, hours as recorded_hours`;

/** SQL of the activities of user $1 as they count in a scope, to select from under a name. */
export const activitiesIn = (scope: Scope, name = 'activities'): string =>
  scope === null
    ? ['activities', ...(name === 'activities' ? [] : [name])].join(' ')
    : `(select ${columns}, ${hoursIn(scope)} as hours from activities
        where user_id = $1 and ${hoursIn(scope)} > 0) ${name}`;

/** A query for each scope, made once; its name distinguishes them. */
export function perScope<R>(make: (scope: Scope) => Query<R>): (scope: Scope) => Query<R> {
  const made = new Map<Scope, Query<R>>();
  return (scope) => {
    const known = made.get(scope);
    if (known) return known;
    const query = make(scope);
    const named = scope === null ? query : { ...query, name: `${query.name}:${scope}` };
    made.set(scope, named);
    return named;
  };
}

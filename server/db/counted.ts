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
export const FIRST = 'paramedic';

/** The scope of a user's registration of a profession; without one, of the first. */
export const scopeOf = ({ otherRegistrations }: Holder, profession = FIRST): Scope =>
  otherRegistrations.length > 0 || profession !== FIRST ? profession : null;

/** SQL of the hours of an activity that count in the scope of a profession. The profession is a key of domain/professions. */
export function hoursIn(scope: string): string {
  if (!/^[a-z-]+$/.test(scope)) throw new Error(`Not a profession: ${scope}`);
  const said = `coalesce((jsonb_path_query_first(counts_for,
    '$[*] ? (@.profession == "${scope}").hours') #>> '{}')::numeric, 0)`;
  return scope === FIRST ? `case when counts_for is null then hours else ${said} end` : said;
}

/** The columns of activities besides their hours that sums and reports read. */
const columns = `id, user_id, deleted_at, title, category, description, status, is_interactive, completed_date,
  occurred_at, created_at, claimed_created_at, evidence, activity_type, provider, start_date, end_date, setting, place,
  practitioners, practitioner_count, content_elements, how_it_meets, confirmed_checks, module_id, goal_ids,
  document_ids, evidence_grade, names_provider, names_practitioners`;

/** SQL of the activities of user $1 as they count in a scope, to select from under a name. */
export const activitiesIn = (scope: Scope, name = 'activities'): string =>
  scope === null
    ? ['activities', ...(name === 'activities' ? [] : [name])].join(' ')
    : `(select ${columns}, ${hoursIn(scope)} as hours from activities
        where user_id = $1 and ${hoursIn(scope)} > 0) ${name}`;

/** A query for each scope, made once; its name tells them apart. */
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

import { useMemo } from 'react';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { dayFromWire, todayIn } from '#client/lib/dates.ts';
import { useDebounced } from '#client/lib/debounce.ts';
import { useHistoryText } from '#client/lib/history-state.ts';
import { useUrlChoice } from '#client/lib/url-choice.ts';
import { useUrlParams } from '#client/lib/url-params.ts';
import { activityCategories, activityFilters } from '#domain/records/activities';
import { activitySorts, evidenceFilters } from '#domain/records/activity-filters';
import { activityTypes } from '#domain/records/activity-types';
import type { ExpiryRule } from '#domain/standing/cpd';
import { FIVE_YEARS, portfolioChoices } from '#domain/proof/portfolio-periods';

interface Choice {
  value: string;
  label: string;
}

/** One filter: its choices, of which the first selects all, and what is chosen. */
export interface Filter {
  name: string;
  choices: readonly Choice[];
  value: string;
  onChange: (value: string) => void;
}

/** Choices whose names the filters load on demand. */
const oneOf = (values: readonly string[]): Choice[] =>
  ['all', ...values].map((value) => ({ value, label: value }));

const categories = oneOf(activityCategories);
const types = oneOf(activityTypes);
const interactivity = oneOf(['true', 'false']);

/** Long before any registration, so that every period is on offer. */
const EARLIEST = '1900-01-01';

/**
 * Filters of the list of activities. The address keeps every choice; the search, which may hold a name, is in the
 * browser's history only.
 */
export function useActivityFilter() {
  const [params, changeParams] = useUrlParams();
  const [status, setStatus] = useUrlChoice('status', activityFilters);
  const [sort, setSort] = useUrlChoice('sort', activitySorts);
  const [search, setSearch] = useHistoryText('search');
  const settled = useDebounced(search.trim());
  const periods = usePeriods();
  const thisYear = Number(todayIn(useCurrentUser().user?.timeZone).slice(0, 4));
  const years = useMemo(() => yearsOf(periods, thisYear), [periods, thisYear]);

  const held = useCurrentUser().user?.professions ?? [];
  const filters = {
    period: useFilter('period', periods),
    year: useFilter('year', years),
    category: useFilter('category', categories),
    type: useFilter('type', types),
    interactive: useFilter('interactive', interactivity),
    evidence: useFilter('evidence', evidenceFilters),
    countsFor: useFilter('countsFor', oneOf(held.length > 1 ? held : [])),
  };
  const goalId = goalOf(params.get('goal'));
  const setGoal = (next: string) =>
    changeParams((present) => {
      present.delete('goal');
      if (next) present.set('goal', next);
    });
  const chosen = Object.values(filters).filter((filter) => given(filter) !== null);
  const count = chosen.length + (goalId ? 1 : 0);

  function clear() {
    changeParams((present) => {
      for (const name of ['status', 'goal', ...Object.keys(filters)]) present.delete(name);
    });
    setSearch('');
  }

  const interactive = given(filters.interactive);
  const variables = useUnchanged({
    status,
    query: settled,
    period: filters.period.value,
    year: filters.year.value,
    category: given(filters.category),
    activityType: given(filters.type),
    interactive: interactive === null ? null : interactive === 'true',
    evidence: filters.evidence.value,
    countsFor: given(filters.countsFor),
    goalId: goalId || null,
    sort,
    /** The period whose hours are shown beside the list. */
    counted: filters.period.value === 'all' ? 'current' : filters.period.value,
  });
  return {
    status,
    setStatus,
    search,
    setSearch,
    sort,
    setSort,
    /** A filter without choices is hidden: the owner has one registration. */
    filters: Object.values(filters).filter(({ choices }) => choices.length > 1),
    goalId,
    setGoal,
    /** Number of filters in use, besides status and search. */
    count,
    /** True if the filters may hide activities. */
    isNarrowed: count > 0 || settled !== '' || status !== 'all',
    clear,
    variables,
  };
}

/** Returns the same object for as long as its values are the same. */
function useUnchanged<Values extends object>(values: Values): Values {
  const text = JSON.stringify(values);
  return useMemo(() => JSON.parse(text) as Values, [text]);
}

/** A filter in the address. */
function useFilter(name: string, choices: readonly Choice[]): Filter {
  const [value, onChange] = useUrlChoice(name, choices);
  return { name, choices, value, onChange };
}

/** Null for all. */
const given = ({ value, choices }: Filter) => (value === choices[0]!.value ? null : value);

export type ActivityFilter = ReturnType<typeof useActivityFilter>;

const goalOf = (asked: string | null): string =>
  asked && /^[1-9]\d{0,8}$/.test(asked) ? asked : '';

/** All periods, the current one and those before it. */
function usePeriods(): Choice[] {
  const { user } = useCurrentUser();
  return useMemo(() => {
    const all = { value: 'all', label: 'All periods' };
    if (!user) return [all];
    const registration = {
      registrationDate: dayFromWire(user.registrationDate),
      registrationExpiryDate: dayFromWire(user.registrationExpiryDate),
      registrationExpiryRule: user.registrationExpiryRule as ExpiryRule,
    };
    const choices = portfolioChoices(registration, todayIn(user.timeZone), EARLIEST);
    return [all, ...choices.filter(({ value }) => value !== FIVE_YEARS)];
  }, [user]);
}

/** The calendar years in which the periods lie, newest first. */
function yearsOf(periods: readonly Choice[], current: number): Choice[] {
  const ends = periods.map(({ value }) => Number(value)).filter((year) => year > 0);
  const first = Math.min(current, ...ends) - 1;
  const years = Array.from({ length: current - first + 1 }, (_, back) => String(current - back));
  return [{ value: 'all', label: 'All years' }, ...years.map((value) => ({ value, label: value }))];
}

import { useMemo } from 'react';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { dayFromWire, todayIn } from '#client/lib/dates.ts';
import { useDebounced } from '#client/lib/debounce.ts';
import { useHistoryText } from '#client/lib/history-state.ts';
import { useUrlChoice } from '#client/lib/url-choice.ts';
import { useUrlParams } from '#client/lib/url-params.ts';
import { activityCategories, activityFilters } from '#domain/activities';
import { activitySorts, evidenceFilters } from '#domain/activity-filters';
import { activityTypeLabels, activityTypes } from '#domain/activity-types';
import type { ExpiryRule } from '#domain/cpd';
import { FIVE_YEARS, portfolioChoices } from '#domain/portfolio';

interface Choice {
  value: string;
  label: string;
}

/** One filter: its choices, of which the first selects all, and what is chosen. */
export interface Filter {
  name: string;
  label: string;
  choices: readonly Choice[];
  value: string;
  onChange: (value: string) => void;
}

const categories = [
  { value: 'all', label: 'All categories' },
  ...activityCategories.map((value) => ({ value, label: value })),
];
const types = [
  { value: 'all', label: 'All types' },
  ...activityTypes.map((value) => ({ value, label: activityTypeLabels[value] })),
];
const interactivity = [
  { value: 'all', label: 'Interactive or not' },
  { value: 'true', label: 'Interactive' },
  { value: 'false', label: 'Not interactive' },
];

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

  const filters = {
    period: useFilter('period', 'CPD period', periods),
    category: useFilter('category', 'Category', categories),
    type: useFilter('type', 'Type of activity', types),
    interactive: useFilter('interactive', 'Interactive', interactivity),
    evidence: useFilter('evidence', 'Evidence', evidenceFilters),
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
  return {
    status,
    setStatus,
    search,
    setSearch,
    sort,
    setSort,
    filters: Object.values(filters),
    goalId,
    setGoal,
    /** Number of filters in use, besides status and search. */
    count,
    /** True if the filters may hide activities. */
    isNarrowed: count > 0 || settled !== '' || status !== 'all',
    clear,
    variables: {
      status,
      search: settled,
      period: filters.period.value,
      category: given(filters.category),
      activityType: given(filters.type),
      interactive: interactive === null ? null : interactive === 'true',
      evidence: filters.evidence.value,
      goalId: goalId || null,
      sort,
      /** The period whose hours stand beside the list. */
      counted: filters.period.value === 'all' ? 'current' : filters.period.value,
    },
  };
}

/** A filter in the address. */
function useFilter(name: string, label: string, choices: readonly Choice[]): Filter {
  const [value, onChange] = useUrlChoice(name, choices);
  return { name, label, choices, value, onChange };
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

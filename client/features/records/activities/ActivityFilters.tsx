import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { NativeSelect } from '#client/components/NativeSelect.tsx';
import { useActivityGoalsQuery } from '#client/graphql/generated.ts';
import { activityFilters } from '#domain/records/activities';
import { activitySorts } from '#domain/records/activity-filters';
import { activityTypeLabels, type ActivityType } from '#domain/records/activity-types';
import { COUNTS_FOR, professionLabel } from '#domain/records/hours-for';
import { PAGE_MAX } from '#domain/pages';
import type { ActivityFilter, Filter } from './useActivityFilter.ts';

/** The filters besides search and status, and the order. */
export function ActivityFilters({ filter }: { filter: ActivityFilter }) {
  const goal = useGoalFilter(filter);
  return (
    <Box sx={grid}>
      {filter.filters.map((each) => (
        <NativeSelect key={each.name} {...named(each)} />
      ))}
      <NativeSelect {...goal} />
      <NativeSelect {...orderOf(filter)} />
    </Box>
  );
}

/** The filters in use, and another order than the first, each with a button that ends it. */
export function ChosenFilters({ filter }: { filter: ActivityFilter }) {
  const status: Select = {
    label: 'Status',
    value: filter.status,
    options: activityFilters,
    onChange: () => filter.setStatus('all'),
  };
  const chosen = [
    ...filter.filters.map(named),
    useGoalFilter(filter),
    status,
    orderOf(filter),
  ].filter(({ value, options }) => value !== options[0]!.value);
  return chosen.map(({ label, value, options, onChange }) => (
    <Button
      key={label}
      variant="outlined"
      aria-label={`${label}: ${labelIn(options, value)}. Remove this choice`}
      endIcon={<X />}
      onClick={() => onChange(options[0]!.value)}
      // Beside the buttons of the status it would say the same twice.
      sx={label === status.label ? { display: { sm: 'none' } } : undefined}
    >
      {labelIn(options, value)}
    </Button>
  ));
}

const labelIn = (options: Select['options'], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value;

type Select = ComponentProps<typeof NativeSelect>;

const orderOf = ({ sort, setSort }: ActivityFilter): Select => ({
  label: 'Order',
  value: sort,
  options: activitySorts,
  onChange: (value) =>
    setSort(activitySorts.find((each) => each.value === value)?.value ?? 'newest'),
});

function useGoalFilter({ goalId, setGoal }: ActivityFilter): Select {
  const { data } = useActivityGoalsQuery({ variables: { first: PAGE_MAX } });
  const goals = data?.learningGoals.nodes.map(({ id, title }) => ({ value: id, label: title }));
  const isUnknown = goalId !== '' && !goals?.some(({ value }) => value === goalId);
  return {
    label: 'Learning goal',
    value: goalId,
    options: [
      { value: '', label: 'Any goal or none' },
      ...(goals ?? []),
      // While the goals load, or if it was deleted.
      ...(isUnknown ? [{ value: goalId, label: 'The chosen goal' }] : []),
    ],
    onChange: setGoal,
  };
}

interface Words {
  label: string;
  all?: string;
  text?: (value: string) => string;
}

/** Texts of each filter; without `text` its choices bring their own. */
const words: Readonly<Record<string, Words>> = {
  period: { label: 'CPD period' },
  year: { label: 'Calendar year' },
  category: { label: 'Category', all: 'All categories', text: (value) => value },
  type: {
    label: 'Type of activity',
    all: 'All types',
    text: (value) => activityTypeLabels[value as ActivityType],
  },
  interactive: {
    label: 'Interactive',
    all: 'Interactive or not',
    text: (value) => (value === 'true' ? 'Interactive' : 'Not interactive'),
  },
  evidence: { label: 'Evidence' },
  countsFor: { label: COUNTS_FOR, all: 'Any registration', text: professionLabel },
};

function named({ name, choices, ...select }: Filter): Select {
  const { label, all, text } = words[name]!;
  return {
    ...select,
    label,
    options: text
      ? choices.map(({ value }, at) => ({ value, label: at === 0 ? all! : text(value) }))
      : choices,
  };
}

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
  gap: 1.5,
  pt: 0.5,
} as const;

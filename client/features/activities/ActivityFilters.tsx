import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useActivityGoalsQuery } from '#client/graphql/generated.ts';
import { activitySorts } from '#domain/activity-filters';
import { activityTypeLabels, type ActivityType } from '#domain/activity-types';
import { COUNTS_FOR, professionLabel } from '#domain/hours-for';
import { PAGE_MAX } from '#domain/pages';
import type { ActivityFilter, Filter } from './useActivityFilter.ts';

/** The filters besides search and status, and the order. */
export function ActivityFilters({ filter }: { filter: ActivityFilter }) {
  const { data } = useActivityGoalsQuery({ variables: { first: PAGE_MAX } });
  const goals = data?.learningGoals.nodes.map(({ id, title }) => ({ value: id, label: title }));
  const { goalId, sort } = filter;
  const isUnknown = goalId !== '' && !goals?.some(({ value }) => value === goalId);
  const chooseSort = (value: string) =>
    filter.setSort(activitySorts.find((each) => each.value === value)?.value ?? 'newest');
  return (
    <Box sx={grid}>
      {filter.filters.map((each) => (
        <Choice key={each.name} {...named(each)} />
      ))}
      <Choice
        label="Learning goal"
        value={goalId}
        choices={[
          { value: '', label: 'Any goal or none' },
          ...(goals ?? []),
          // While the goals load, or if it was deleted.
          ...(isUnknown ? [{ value: goalId, label: 'The chosen goal' }] : []),
        ]}
        onChange={filter.setGoal}
      />
      <Choice label="Order" value={sort} choices={activitySorts} onChange={chooseSort} />
    </Box>
  );
}

interface Words {
  label: string;
  all?: string;
  text?: (value: string) => string;
}

/** What each filter says; without a text its choices bring their own. */
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

function named({ name, choices, ...select }: Filter) {
  const { label, all, text } = words[name]!;
  return {
    ...select,
    label,
    choices: text
      ? choices.map(({ value }, at) => ({ value, label: at === 0 ? all! : text(value) }))
      : choices,
  };
}

interface ChoiceProps {
  label: string;
  value: string;
  choices: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

function Choice({ label, value, choices, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <TextField
      id={id}
      select
      size="small"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      {choices.map((choice) => (
        <MenuItem key={choice.value} value={choice.value} sx={{ whiteSpace: 'normal' }}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
  gap: 1.5,
  pt: 0.5,
} as const;

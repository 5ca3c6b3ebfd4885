import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { activityFilters, type ActivityFilter } from '#domain/activities';

interface Props {
  filter: ActivityFilter;
  onChange: (filter: ActivityFilter) => void;
}

/** Chooses which activities are listed. */
export function ActivityFilterBar({ filter, onChange }: Props) {
  return (
    <ToggleButtonGroup
      exclusive
      color="primary"
      aria-label="Filter activities"
      value={filter}
      onChange={(_, chosen: ActivityFilter | null) => chosen && onChange(chosen)}
    >
      {activityFilters.map(({ value, label }) => (
        <ToggleButton key={value} value={value} sx={{ px: 2 }}>
          {label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { lazyPart } from '#client/components/lazy-parts.tsx';
import { SearchInput } from '#client/components/SearchInput.tsx';
import { activityFilters, type ActivityFilter as Status } from '#domain/activities';
import { ACTIVITY_SEARCH_MAX } from '#domain/activity-filters';
import type { ActivityFilter } from './useActivityFilter.ts';

const ActivityFilters = lazyPart(
  async () => (await import('./ActivityFilters.tsx')).ActivityFilters,
  <Skeleton variant="rounded" height={120} />,
);

/** Chooses which activities are listed: search and status, and the other filters behind a button. */
export function ActivityFilterBar({ filter }: { filter: ActivityFilter }) {
  const { count } = filter;
  const [isOpen, setOpen] = useState(count > 0 || filter.sort !== 'newest');
  const id = useId();
  return (
    <Stack sx={{ gap: 1.5 }}>
      <SearchInput
        label="Search activities"
        placeholder="Search title, provider, place, notes"
        value={filter.search}
        maxLength={ACTIVITY_SEARCH_MAX}
        onChange={filter.setSearch}
      />
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <ToggleButtonGroup
          exclusive
          color="primary"
          aria-label="Filter activities"
          value={filter.status}
          onChange={(_, chosen: Status | null) => chosen && filter.setStatus(chosen)}
        >
          {activityFilters.map(({ value, label }) => (
            <ToggleButton key={value} value={value} sx={{ px: 2 }}>
              {label}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Badge badgeContent={count} color="primary" aria-hidden={false}>
          <Button
            variant="outlined"
            startIcon={<SlidersHorizontal />}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            Filters
          </Button>
        </Badge>
        {filter.isNarrowed && <Button onClick={filter.clear}>Clear</Button>}
      </Stack>
      {isOpen && (
        <Box id={id}>
          <ActivityFilters filter={filter} />
        </Box>
      )}
    </Stack>
  );
}

import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { lazyPart } from '#client/components/lazy-parts.tsx';
import { SearchInput } from '#client/components/SearchInput.tsx';
import { activityFilters, type ActivityFilter as Status } from '#domain/records/activities';
import { ACTIVITY_SEARCH_MAX } from '#domain/records/activity-filters';
import type { ActivityFilter } from './useActivityFilter.ts';

const loadFilters = () => import('./ActivityFilters.tsx');
const ActivityFilters = lazyPart(
  async () => (await loadFilters()).ActivityFilters,
  <Skeleton variant="rounded" height={120} />,
);
const ChosenFilters = lazyPart(
  async () => (await loadFilters()).ChosenFilters,
  <Skeleton variant="rounded" width={160} height={44} />,
);

/** Chooses which activities are listed: search and status, and the other filters behind a button. */
export function ActivityFilterBar({ filter }: { filter: ActivityFilter }) {
  const { count, status } = filter;
  const isOrdered = filter.sort !== 'newest';
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Box sx={bar}>
        <Box sx={{ flex: { xs: 1, sm: '1 1 240px' }, minWidth: 0 }}>
          <SearchInput
            label="Search activities"
            placeholder="Search title, provider, place, notes"
            value={filter.search}
            maxLength={ACTIVITY_SEARCH_MAX}
            onChange={filter.setSearch}
          />
        </Box>
        <ToggleButtonGroup
          exclusive
          color="primary"
          aria-label="Filter activities"
          value={status}
          onChange={(_, chosen: Status | null) => chosen && filter.setStatus(chosen)}
          // On a phone with the other filters, so that the first activity is in view.
          sx={{ display: { xs: isOpen ? 'flex' : 'none', sm: 'flex' }, order: { xs: 1, sm: 0 } }}
        >
          {activityFilters.map(({ value, label }) => (
            <ToggleButton key={value} value={value} sx={{ px: 2 }}>
              {label}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Badge badgeContent={count} color="primary" aria-hidden={false}>
          <IconButton
            aria-label="Filters"
            title="Filters"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <SlidersHorizontal />
          </IconButton>
        </Badge>
      </Box>
      {isOpen && (
        <Box id={id}>
          <ActivityFilters filter={filter} />
        </Box>
      )}
      {(filter.isNarrowed || isOrdered) && (
        <Box
          sx={{
            // The buttons of the status say it where they are in view.
            display: { xs: 'flex', sm: count > 0 || isOrdered || filter.search ? 'flex' : 'none' },
            flexWrap: 'wrap',
            gap: 1,
          }}
        >
          {(count > 0 || isOrdered || status !== 'all') && !isOpen && (
            <ChosenFilters filter={filter} />
          )}
          {filter.isNarrowed && <Button onClick={filter.clear}>Clear</Button>}
        </Box>
      )}
    </Stack>
  );
}

const bar = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'center',
  gap: 1,
} as const;

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { ClipboardList } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#client/lib/paths.ts';
import { EmptyState } from '#client/components/EmptyState.tsx';
import { Panel } from '#client/components/Panel.tsx';
import type { ActivityPartsFragment } from '#client/graphql/generated.ts';
import { WaitingPlace } from '#client/records/outbox/WaitingPlace.tsx';
import { activityMessages } from '#domain/records/activities';
import { RecentActivity } from './RecentActivity.tsx';

/** Rows of the skeleton (specification, section 9). */
const SKELETON_ROWS = 3;

interface Props {
  activities: readonly ActivityPartsFragment[] | undefined;
  loading: boolean;
  onEdit: (activity: ActivityPartsFragment) => void;
}

/** The latest activities; each leads to its page, and can be edited here. */
export function RecentActivities({ activities, loading, onEdit }: Props) {
  if (!activities && !loading) return null;
  const viewAll = (
    <Button component={RouterLink} to={paths.cpdLog} sx={{ mr: -1.5 }}>
      View All
    </Button>
  );
  return (
    <Panel title="Recent CPD Activity" action={viewAll} busy={!activities}>
      <WaitingPlace nouns={['activity']} />
      {!activities && <RowsSkeleton />}
      {activities?.length === 0 && <NoActivities />}
      {activities && activities.length > 0 && (
        <List disablePadding sx={list}>
          {activities.map((activity, index) => (
            <li key={activity.id}>
              {index > 0 && <Box sx={{ mx: 1, borderTop: 1, borderColor: 'divider' }} />}
              <RecentActivity activity={activity} onEdit={onEdit} />
            </li>
          ))}
        </List>
      )}
    </Panel>
  );
}

/** A phone shows three; the others are one press away. */
const list = {
  mx: -1,
  '& > li:nth-of-type(n + 4)': { display: { xs: 'none', sm: 'list-item' } },
} as const;

function NoActivities() {
  return (
    <EmptyState
      icon={<ClipboardList />}
      title={activityMessages.recentEmpty}
      actions={
        <>
          <Button variant="outlined" component={RouterLink} to={paths.modules}>
            Browse modules
          </Button>
          <Button variant="outlined" component={RouterLink} to={paths.cpdLog}>
            Log an activity
          </Button>
        </>
      }
    />
  );
}

function RowsSkeleton() {
  return (
    <Stack sx={{ gap: 2 }} aria-hidden>
      {Array.from({ length: SKELETON_ROWS }, (_, index) => (
        <Stack key={index} direction="row" sx={{ gap: 2, alignItems: 'center' }}>
          <Skeleton variant="circular" width={24} height={24} />
          <Stack sx={{ flexGrow: 1 }}>
            <Skeleton variant="text" width="65%" />
            <Skeleton variant="text" width="40%" />
          </Stack>
          <Skeleton variant="text" width="15%" />
        </Stack>
      ))}
    </Stack>
  );
}

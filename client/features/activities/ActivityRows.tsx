import Stack from '@mui/material/Stack';
import type { RefObject } from 'react';
import type { ActivityPartsFragment } from '#client/graphql/generated.ts';
import { useCurrentUser } from '#client/lib/current-user.ts';
import type { GapKind } from '#domain/audit-readiness';
import { DEFAULT_TIME_ZONE } from '#domain/dates';
import { ActivityItem, type ListedActivity } from './ActivityItem.tsx';

interface Props {
  ref: RefObject<HTMLUListElement | null>;
  activities: ListedActivity[];
  onEdit: (activity: ActivityPartsFragment) => void;
  onDelete: (activity: ActivityPartsFragment) => void;
  onGap: (kind: GapKind, activityId: string) => void;
}

/** Activities one below the other. */
export function ActivityRows({ ref, activities, onEdit, onDelete, onGap }: Props) {
  const timeZone = useCurrentUser().user?.timeZone ?? DEFAULT_TIME_ZONE;
  return (
    <Stack component="ul" ref={ref} sx={{ gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
      {activities.map((activity) => (
        <ActivityItem
          key={activity.id}
          activity={activity}
          timeZone={timeZone}
          onEdit={() => onEdit(activity)}
          onDelete={() => onDelete(activity)}
          onGap={(kind) => onGap(kind, activity.id)}
        />
      ))}
    </Stack>
  );
}

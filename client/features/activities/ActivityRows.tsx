import Stack from '@mui/material/Stack';
import type { RefObject } from 'react';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { DEFAULT_TIME_ZONE } from '#domain/dates';
import { ActivityItem, type ActivityHandlers, type ListedActivity } from './ActivityItem.tsx';

interface Props extends ActivityHandlers {
  ref: RefObject<HTMLUListElement | null>;
  activities: ListedActivity[];
}

/** A list of activities. */
export function ActivityRows({ ref, activities, ...handlers }: Props) {
  const timeZone = useCurrentUser().user?.timeZone ?? DEFAULT_TIME_ZONE;
  return (
    <Stack component="ul" ref={ref} sx={{ gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
      {activities.map((activity) => (
        <ActivityItem key={activity.id} activity={activity} timeZone={timeZone} {...handlers} />
      ))}
    </Stack>
  );
}

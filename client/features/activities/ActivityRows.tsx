import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useMemo, type RefObject } from 'react';
import { WindowedList } from '#client/components/WindowedList.tsx';
import { useCurrentUser } from '#client/lib/current-user.ts';
import type { ActivitySort } from '#domain/activity-filters';
import { DEFAULT_TIME_ZONE } from '#domain/dates';
import { ActivityItem, type ActivityHandlers, type ListedActivity } from './ActivityItem.tsx';
import { groupByMonth, type Group } from './group-by-month.ts';

interface Props extends ActivityHandlers {
  ref: RefObject<HTMLDivElement | null>;
  activities: readonly ListedActivity[];
  sort: ActivitySort;
  selected: ReadonlySet<string> | null;
}

/** A list of activities, month by month; only those near the view are rendered. */
export function ActivityRows({ ref, activities, sort, ...handlers }: Props) {
  const timeZone = useCurrentUser().user?.timeZone ?? DEFAULT_TIME_ZONE;
  const groups = useMemo(
    () => groupByMonth(activities, timeZone, sort),
    [activities, timeZone, sort],
  );
  return (
    <Stack ref={ref} sx={{ gap: 3 }}>
      {groups.map((group) => (
        <Month key={group.key} group={group} timeZone={timeZone} {...handlers} />
      ))}
    </Stack>
  );
}

interface MonthProps extends ActivityHandlers {
  group: Group;
  selected: ReadonlySet<string> | null;
  timeZone: string;
}

function Month({ group: { label, chunks }, selected, timeZone, ...handlers }: MonthProps) {
  const id = useId();
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Typography id={id} variant="subtitle2" component="h3" color="textSecondary">
        {label}
      </Typography>
      {chunks.map((chunk, index) => (
        <WindowedList key={index} labelledBy={id}>
          {chunk.map((activity) => (
            <ActivityItem
              key={activity.id}
              activity={activity}
              timeZone={timeZone}
              isSelected={selected && selected.has(activity.id)}
              {...handlers}
            />
          ))}
        </WindowedList>
      ))}
    </Stack>
  );
}

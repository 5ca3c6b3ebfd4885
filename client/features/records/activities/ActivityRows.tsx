import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo, useId, useMemo, type RefObject } from 'react';
import { WindowedList } from '#client/components/WindowedList.tsx';
import { useCurrentUser } from '#client/lib/current-user.ts';
import type { ActivitySort } from '#domain/records/activity-filters';
import { DEFAULT_TIME_ZONE } from '#domain/dates';
import { ActivityItem, type ActivityHandlers, type ListedActivity } from './ActivityItem.tsx';
import { groupByMonth, type Group } from './group-by-month.ts';

interface Props extends ActivityHandlers {
  ref: RefObject<HTMLDivElement | null>;
  activities: readonly ListedActivity[];
  sort: ActivitySort;
}

/**
 * A list of activities, month by month; only those near the view are rendered. It does not render again while the user
 * types a search or selects rows: with 5,000 of them that took a second on a phone.
 */
export const ActivityRows = memo(function ActivityRows({
  ref,
  activities,
  sort,
  ...handlers
}: Props) {
  const timeZone = useCurrentUser().user?.timeZone ?? DEFAULT_TIME_ZONE;
  const groups = useMemo(
    () => groupByMonth(activities, timeZone, sort),
    [activities, timeZone, sort],
  );
  return (
    <Stack ref={ref} sx={{ gap: 3 }}>
      {groups.map((group, index) => (
        <Month
          key={group.key}
          group={group}
          isFirst={index === 0}
          timeZone={timeZone}
          {...handlers}
        />
      ))}
    </Stack>
  );
});

/** Height of a row on a phone, with the gap below it. */
const ROW_HEIGHT = 132;

interface MonthProps extends ActivityHandlers {
  group: Group;
  isFirst: boolean;
  timeZone: string;
}

function Month({ group: { label, chunks }, isFirst, ...shared }: MonthProps) {
  const id = useId();
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Typography
        id={id}
        variant="subtitle2"
        component="h3"
        color="textSecondary"
        sx={{ mb: { xs: -0.75, sm: 0 } }}
      >
        {label}
      </Typography>
      {chunks.map((chunk, index) => (
        <WindowedList
          key={index}
          labelledBy={id}
          // When a long list comes back, as after a tick, it would render thousands of rows.
          estimate={isFirst && index === 0 ? undefined : chunk.length * ROW_HEIGHT}
        >
          {() =>
            chunk.map((activity) => (
              <ActivityItem key={activity.id} activity={activity} {...shared} />
            ))
          }
        </WindowedList>
      ))}
    </Stack>
  );
}

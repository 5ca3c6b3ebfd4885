import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { CalendarPlus } from 'lucide-react';
import { Panel } from '#client/components/Panel.tsx';
import type { CalendarFeedPartsFragment } from '#client/graphql/generated.ts';
import { useReturnFocus } from '#client/lib/return-focus.ts';
import { calendarMessages } from '#domain/messages/calendar-feeds';
import { CalendarAddress } from './CalendarAddress.tsx';
import { useCalendarFeed } from './useCalendarFeed.ts';

/** The private calendar feed for a calendar program. */
export function CalendarPanel({ user }: { user: CalendarFeedPartsFragment | undefined }) {
  return (
    <Panel title="Calendar" busy={!user}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {calendarMessages.explanation}
      </Typography>
      {user ? <Feed user={user} /> : <Skeleton variant="rounded" width={200} height={44} />}
    </Panel>
  );
}

/** A button that appears in place of another takes over its focus. */
function Feed({ user: { calendarFeed } }: { user: CalendarFeedPartsFragment }) {
  const feed = useCalendarFeed();
  const whenOff = useReturnFocus(calendarFeed !== null || feed.pending);
  const whenOn = useReturnFocus(calendarFeed === null);
  if (calendarFeed) {
    return <CalendarAddress url={calendarFeed.url} copyButton={whenOn} {...feed} />;
  }
  return (
    <Button
      ref={whenOff}
      variant="outlined"
      startIcon={<CalendarPlus />}
      disabled={feed.pending}
      onClick={() => void feed.turnOn()}
    >
      {feed.pending ? 'Turning on...' : 'Turn on the calendar'}
    </Button>
  );
}

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { RefObject } from 'react';
import type { RosterPartsFragment } from '#client/graphql/generated.ts';
import { now, todayIn } from '#client/lib/dates.ts';
import { civilDate, dayLabel, timeLabel } from '#domain/dates';
import { weekdayLabel } from '#domain/records/rhythm';
import {
  dayKindLabels,
  rosterDays,
  rosterPanelMessages as messages,
  type DayKind,
  type RosterShift,
} from '#domain/messages/rosters';

interface Props {
  roster: NonNullable<RosterPartsFragment['roster']>;
  timeZone: string;
  /** Gets the focus when the button that had it disappears. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The roster's next two weeks, and when the next reminder could come. */
export function RosterNow({ roster, timeZone, heading }: Props) {
  const shifts = roster.shifts.map(({ start, end, kind }): RosterShift => ({
    start: new Date(start),
    end: new Date(end),
    kind: kind === 'standby' ? 'standby' : 'shift',
  }));
  const isOver = !roster.endsAt || new Date(roster.endsAt) <= now();
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Typography ref={heading} tabIndex={-1}>
        {roster.pattern
          ? `${messages.from.pattern} ${roster.pattern}`
          : messages.from[roster.calendar ? 'address' : 'file']}
      </Typography>
      {isOver && <Typography color="warning">{messages.over}</Typography>}
      <Box component="ol" aria-label={messages.strip} sx={strip}>
        {rosterDays(shifts, todayIn(timeZone), timeZone).map(({ day, kind }) => (
          <Box component="li" key={day} sx={[cell, fills[kind]]}>
            <Typography variant="caption" component="span" sx={{ display: 'block' }}>
              {weekdayLabel(day).slice(0, 3)}
              <br />
              {dayLabel(day).replace(/ \d{4}$/, '')}
            </Typography>
            <Typography
              variant="body2"
              component="span"
              sx={{ display: 'block', fontWeight: 'fontWeightMedium' }}
            >
              {dayKindLabels[kind]}
            </Typography>
          </Box>
        ))}
      </Box>
      {roster.notes.length > 0 && (
        <Alert severity="info" role="note" sx={{ overflowWrap: 'anywhere' }}>
          {roster.notes.join(' ')}
        </Alert>
      )}
      <Typography>{messages.next(whenOf(new Date(roster.nextReminderAt), timeZone))}</Typography>
    </Stack>
  );
}

function whenOf(moment: Date, timeZone: string): string {
  if (moment <= now()) return 'now';
  const day = civilDate(moment, timeZone);
  return `${weekdayLabel(day)}, ${dayLabel(day)}, ${timeLabel(moment, timeZone)}`;
}

const strip = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 0.75,
  gridTemplateColumns: 'repeat(auto-fill, minmax(84px, 1fr))',
} as const;

const cell = { p: 1, borderRadius: 1, border: 1, borderColor: 'divider', minWidth: 0 } as const;

/** A shift has a thick edge, so that it is not marked by colour alone. */
const edge = (color: string) => ({ borderLeftWidth: 4, borderLeftColor: color }) as const;
const fills: Record<DayKind, object> = {
  day: edge('warning.main'),
  night: edge('primary.main'),
  standby: edge('info.main'),
  after: { borderStyle: 'dashed' },
  off: { color: 'text.secondary' },
};

import Box from '@mui/material/Box';
import { VisuallyHidden } from '#client/components/VisuallyHidden.tsx';
import { useRepeatableActivitiesQuery } from '#client/graphql/generated.ts';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { todayIn } from '#client/lib/dates.ts';
import { DEFAULT_TIME_ZONE } from '#domain/dates';
import { PAGE_MAX } from '#domain/pages';
import { presetMessages } from '#domain/records/presets';
import { dueDay } from './due-day.ts';

/** A dot on the Log button while presets are due. The button refers to its text by the id. */
export function DueDot() {
  const today = todayIn(useCurrentUser().user?.timeZone ?? DEFAULT_TIME_ZONE);
  // The quick log's own query, so that it opens with the data.
  const { data } = useRepeatableActivitiesQuery({ variables: { first: PAGE_MAX } });
  const due = data?.presets.nodes.filter((preset) => dueDay(preset, today) !== null) ?? [];
  if (due.length === 0) return null;
  return (
    <>
      <Box aria-hidden sx={dot} />
      <VisuallyHidden>
        <span id="due-presets">{presetMessages.dueCount(due.length)}</span>
      </VisuallyHidden>
    </>
  );
}

const dot = {
  position: 'absolute',
  top: 6,
  left: 'calc(50% + 18px)',
  width: 12,
  height: 12,
  borderRadius: '50%',
  bgcolor: 'warning.main',
  border: 2,
  borderColor: 'background.paper',
} as const;

import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import Collapse from '@mui/material/Collapse';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BadgeCheck, Target, Users } from 'lucide-react';
import { memo, useId, useState, type ReactNode } from 'react';
import { ClampedText } from '#client/components/ClampedText.tsx';
import { FilesChip } from '#client/records/files/FilesChip.tsx';
import { ImportedNote } from '#client/components/ImportedNote.tsx';
import type { ActivityPartsFragment, ReadinessPartsFragment } from '#client/graphql/generated.ts';
import { formatDay } from '#client/lib/dates.ts';
import { activityStatusLabels, hoursLabel } from '#domain/activities';
import { activityTypeLabel } from '#domain/activity-types';
import type { GapKind } from '#domain/gap-kinds';
import { ActivityMenu } from './ActivityMenu.tsx';
import { Evidence } from './Evidence.tsx';
import { GapList } from './GapList.tsx';
import { ReadinessChip } from './ReadinessChip.tsx';

/** Lists know how ready an activity is for an audit, and how many files it has. */
export type ListedActivity = ActivityPartsFragment &
  ReadinessPartsFragment & { claimedCreatedAt?: string | null };

/** Actions of a row. Pass the same functions at each rendering: otherwise every row renders again. */
export interface ActivityHandlers {
  onEdit: (activity: ActivityPartsFragment) => void;
  /** Completes it, or puts it back in progress; may ask first. */
  onFlip: (activity: ActivityPartsFragment) => void;
  onDelete: (activity: ActivityPartsFragment) => void;
  /** Opens the form or dialog that closes a gap. */
  onGap: (kind: GapKind, activityId: string) => void;
}

interface Props extends ActivityHandlers {
  activity: ListedActivity;
  timeZone: string;
}

/** One activity of the list, with its tick and its menu. */
export const ActivityItem = memo(function ActivityItem({ activity, timeZone, ...on }: Props) {
  const [isOpen, setOpen] = useState(false);
  const gapsId = useId();
  const { title, description, evidence } = activity;
  return (
    <Card
      component="li"
      tabIndex={-1}
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        px: { xs: 0.5, sm: 1 },
        py: { xs: 1, sm: 1.5 },
        // Rows out of sight are neither laid out nor painted; the browser assumes a typical height until then.
        contentVisibility: 'auto',
        containIntrinsicHeight: 'auto 120px',
      }}
    >
      <Checkbox
        checked={activity.status === 'completed'}
        onChange={() => on.onFlip(activity)}
        slotProps={{ input: { 'aria-label': `Completed: ${title}` } }}
      />
      <Stack sx={{ flexGrow: 1, minWidth: 0, py: 1, pl: { sm: 0.5 }, gap: 0.75 }}>
        <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Facts activity={activity} timeZone={timeZone}>
          <ReadinessChip
            readiness={activity.readiness}
            isOpen={isOpen}
            controls={gapsId}
            onFlip={() => setOpen(!isOpen)}
          />
        </Facts>
        <Collapse in={isOpen} unmountOnExit id={gapsId}>
          <GapList
            gaps={activity.readiness.gaps}
            label={`What is missing of ${title}`}
            onAct={(kind) =>
              kind === 'in-progress' ? on.onFlip(activity) : on.onGap(kind, activity.id)
            }
          />
        </Collapse>
        <ImportedNote record={activity} timeZone={timeZone} />
        {description && <ClampedText text={description} lines={2} label={title} />}
        {evidence && <Evidence evidence={evidence} grade={activity.readiness.evidence} />}
        {activity.goalTitle && (
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            <Target aria-hidden style={{ verticalAlign: 'text-bottom' }} /> Goal:{' '}
            {activity.goalTitle}
          </Typography>
        )}
      </Stack>
      <ActivityMenu
        activity={activity}
        onFlip={() => on.onFlip(activity)}
        onEdit={() => on.onEdit(activity)}
        onDelete={() => on.onDelete(activity)}
      />
    </Card>
  );
});

function Facts({
  activity,
  timeZone,
  children,
}: Pick<Props, 'activity' | 'timeZone'> & { children: ReactNode }) {
  const { status, completedDate } = activity;
  const type = activityTypeLabel(activity.activityType ?? null);
  const isCompleted = status === 'completed';
  const label = activityStatusLabels[isCompleted ? 'completed' : 'in-progress'];
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.75 }}
    >
      <Typography component="span" sx={{ fontWeight: 'fontWeightMedium' }}>
        {hoursLabel(activity.hours)}
      </Typography>
      <Chip size="small" variant="outlined" label={activity.category} />
      {type && <Chip size="small" variant="outlined" label={type} />}
      {activity.isInteractive && (
        <Chip size="small" color="info" variant="outlined" icon={<Users />} label="Interactive" />
      )}
      <FilesChip count={activity.evidenceFilesCount} />
      {activity.readiness.evidence === 'attested' && (
        <Chip size="small" variant="outlined" icon={<BadgeCheck />} label="Attested" />
      )}
      <Typography
        component="span"
        variant="body2"
        sx={{ color: isCompleted ? 'success.main' : 'warning.main' }}
      >
        {completedDate ? `${label} ${formatDay(completedDate, timeZone)}` : label}
      </Typography>
      {children}
    </Stack>
  );
}

import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Users } from 'lucide-react';
import { ClampedText } from '#client/components/ClampedText.tsx';
import type { ActivityPartsFragment } from '#client/graphql/generated.ts';
import { formatDay } from '#client/lib/dates.ts';
import { activityStatusLabels, hoursLabel } from '#domain/activities';
import { ActivityMenu } from './ActivityMenu.tsx';
import { Evidence } from './Evidence.tsx';
import { useFlipActivity } from './useFlipActivity.ts';

interface Props {
  activity: ActivityPartsFragment;
  timeZone: string;
  onEdit: () => void;
  onDelete: () => void;
}

/** One activity of the list, with its tick and its menu. */
export function ActivityItem({ activity, timeZone, onEdit, onDelete }: Props) {
  const { flip } = useFlipActivity();
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
      }}
    >
      <Checkbox
        checked={activity.status === 'completed'}
        onChange={() => void flip(activity)}
        slotProps={{ input: { 'aria-label': `Completed: ${title}` } }}
      />
      <Stack sx={{ flexGrow: 1, minWidth: 0, py: 1, pl: { sm: 0.5 }, gap: 0.75 }}>
        <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Facts activity={activity} timeZone={timeZone} />
        {description && <ClampedText text={description} lines={2} label={title} />}
        {evidence && <Evidence evidence={evidence} />}
      </Stack>
      <ActivityMenu
        activity={activity}
        onFlip={() => void flip(activity)}
        onEdit={onEdit}
        onDelete={onDelete}
      />
    </Card>
  );
}

function Facts({ activity, timeZone }: Pick<Props, 'activity' | 'timeZone'>) {
  const { status, completedDate } = activity;
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
      {activity.isInteractive && (
        <Chip size="small" color="info" variant="outlined" icon={<Users />} label="Interactive" />
      )}
      <Typography
        component="span"
        variant="body2"
        sx={{ color: isCompleted ? 'success.main' : 'warning.main' }}
      >
        {completedDate ? `${label} ${formatDay(completedDate, timeZone)}` : label}
      </Typography>
    </Stack>
  );
}

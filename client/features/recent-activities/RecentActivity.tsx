import Box from '@mui/material/Box';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { CircleCheck, Clock, Pencil, Users } from 'lucide-react';
import { VisuallyHidden } from '#client/components/VisuallyHidden.tsx';
import type { ActivityPartsFragment } from '#client/graphql/generated.ts';
import { relativeTime } from '#client/lib/dates.ts';
import { activityProgressText, hoursLabel, type ActivityStatus } from '#domain/activities';

interface Props {
  activity: ActivityPartsFragment;
  onEdit: (activity: ActivityPartsFragment) => void;
}

/** One activity: title, status and hours. The whole row opens it for editing. */
export function RecentActivity({ activity, onEdit }: Props) {
  const status: ActivityStatus = activity.status === 'completed' ? 'completed' : 'in-progress';
  const isCompleted = status === 'completed';
  const Icon = isCompleted ? CircleCheck : Clock;
  const progress = activityProgressText(
    { status },
    relativeTime(activity.completedDate ?? activity.createdAt),
  );
  return (
    <ListItemButton component="button" onClick={() => onEdit(activity)} sx={row}>
      <Box
        aria-hidden
        sx={{ display: 'flex', color: isCompleted ? 'success.main' : 'text.secondary' }}
      >
        <Icon />
      </Box>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <VisuallyHidden>Edit </VisuallyHidden>
        <Typography
          component="span"
          sx={{ display: 'block', overflowWrap: 'anywhere', fontWeight: 'fontWeightMedium' }}
        >
          {activity.title}
        </Typography>
        <Typography component="span" variant="body2" color="textSecondary">
          {progress}
        </Typography>
      </Box>
      <Box sx={{ textAlign: 'right', flexShrink: 0 }}>
        <Typography
          component="span"
          variant="body2"
          sx={{ display: 'block', fontWeight: 'fontWeightBold' }}
        >
          {hoursLabel(activity.hours)}
        </Typography>
        {activity.isInteractive && (
          <Typography
            component="span"
            variant="caption"
            color="textSecondary"
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}
          >
            <Users aria-hidden /> Interactive
          </Typography>
        )}
      </Box>
      <Box aria-hidden sx={{ display: { xs: 'none', sm: 'flex' }, color: 'text.secondary' }}>
        <Pencil />
      </Box>
    </ListItemButton>
  );
}

const row = { width: '100%', px: 1, py: 1.5, gap: 2, font: 'inherit', textAlign: 'left' } as const;

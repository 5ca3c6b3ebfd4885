import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { CircleCheck, Clock, Pencil, Users } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import type { ActivityPartsFragment } from '#client/graphql/generated.ts';
import { relativeTime } from '#client/lib/dates.ts';
import { activityPath } from '#client/lib/record-paths.ts';
import { activityProgressText, hoursLabel, type ActivityStatus } from '#domain/activities';

interface Props {
  activity: ActivityPartsFragment;
  onEdit: (activity: ActivityPartsFragment) => void;
}

/** One activity: title, status and hours. The row leads to its page, the button edits it. */
export function RecentActivity({ activity, onEdit }: Props) {
  const status: ActivityStatus = activity.status === 'completed' ? 'completed' : 'in-progress';
  const isCompleted = status === 'completed';
  const Icon = isCompleted ? CircleCheck : Clock;
  const progress = activityProgressText(
    { status },
    relativeTime(activity.completedDate ?? activity.createdAt),
  );
  return (
    <ListItem
      component="div"
      disablePadding
      secondaryAction={
        <IconButton
          edge="end"
          aria-label={`Edit: ${activity.title}`}
          onClick={() => onEdit(activity)}
        >
          <Pencil />
        </IconButton>
      }
    >
      <ListItemButton component={RouterLink} to={activityPath(activity.id)} sx={row}>
        <Box
          aria-hidden
          sx={{ display: 'flex', color: isCompleted ? 'success.main' : 'text.secondary' }}
        >
          <Icon />
        </Box>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
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
      </ListItemButton>
    </ListItem>
  );
}

const row = { '&&': { pl: 1, pr: 7 }, py: 1.5, gap: 2 } as const;

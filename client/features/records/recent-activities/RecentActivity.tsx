import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { CircleCheck, Clock, Pencil, Users } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import type { ActivityPartsFragment } from '#client/graphql/generated.ts';
import { relativeTime } from '#client/lib/relative-time.ts';
import { activityPath } from '#client/lib/record-paths.ts';
import { activityProgressText, hoursLabel, type ActivityStatus } from '#domain/records/activities';

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
        <Box sx={{ minWidth: 0 }}>
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
        <Box sx={facts}>
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

const row = {
  '&&': { pl: 1, pr: 7 },
  display: 'grid',
  gridTemplateColumns: { xs: 'auto 1fr', sm: 'auto 1fr auto' },
  py: 1.5,
  columnGap: 2,
} as const;

/** Beside the title; on a phone below it, so that the title has the whole width. */
const facts = {
  gridColumn: { xs: 2, sm: 'auto' },
  display: { xs: 'flex', sm: 'block' },
  alignItems: 'center',
  gap: 1.5,
  textAlign: { sm: 'right' },
} as const;

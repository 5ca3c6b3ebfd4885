import Box from '@mui/material/Box';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  Icon: LucideIcon;
  title: string;
  facts: string;
  /** Marks what is special about the activity, after the facts. */
  chip?: ReactNode;
  isSending: boolean;
  isDisabled: boolean;
  onPress: () => void;
  /** A further action on it. */
  action: ReactNode;
}

/** An activity that can be logged with one press: two lines, so that several fit above a phone's keyboard. */
export function RepeatRow(props: Props) {
  const { Icon, title, facts, chip, isSending, isDisabled, onPress, action } = props;
  return (
    <ListItem disablePadding secondaryAction={action}>
      <ListItemButton
        aria-busy={isSending}
        disabled={isDisabled}
        sx={{ px: 1, py: 0.25, borderRadius: 1 }}
        onClick={onPress}
      >
        <ListItemIcon sx={{ minWidth: 40 }}>
          <Icon />
        </ListItemIcon>
        <ListItemText
          disableTypography
          sx={{ my: 0.25 }}
          primary={<Typography noWrap>{title}</Typography>}
          secondary={
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <Typography variant="body2" color="textSecondary" noWrap>
                {facts}
              </Typography>
              {chip}
            </Box>
          }
        />
      </ListItemButton>
    </ListItem>
  );
}

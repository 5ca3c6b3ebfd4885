import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  facts: string;
  chip?: ReactNode;
  isSending: boolean;
  isDisabled: boolean;
  onPress: () => void;
  /** A further action on it. */
  action: ReactNode;
}

/** An activity that can be logged with one press. */
export function RepeatRow({ title, facts, chip, isSending, isDisabled, onPress, action }: Props) {
  return (
    <ListItem disablePadding secondaryAction={action}>
      <ListItemButton
        aria-busy={isSending}
        disabled={isDisabled}
        sx={{ px: 1, borderRadius: 1 }}
        onClick={onPress}
      >
        <ListItemIcon sx={{ minWidth: 40 }}>
          <RotateCcw />
        </ListItemIcon>
        <ListItemText primary={title} secondary={facts} slotProps={{ primary: { noWrap: true } }} />
        {chip}
      </ListItemButton>
    </ListItem>
  );
}

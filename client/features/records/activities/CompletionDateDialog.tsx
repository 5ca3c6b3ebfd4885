import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { flushSync } from 'react-dom';
import { useInNavigation } from '#client/components/useInNavigation.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The day on which it was completed before, in words. */
  day: string;
  onKeep: () => void;
  onToday: () => void;
}

/** Asks which day counts for an activity that was completed before. Closing it changes nothing. */
export function CompletionDateDialog({ open, onClose, title, day, ...on }: Props) {
  const id = useId();
  useInNavigation({ open, close: onClose, onClose });
  const choose = (act: () => void) => () => {
    // Ignores a second press while the dialog fades out.
    if (!open) return;
    flushSync(onClose);
    act();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>Completed on {day} before. Keep that date?</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>
          The hours of “{title}” count in the CPD year of this date.
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={choose(on.onToday)}>Completed today</Button>
        <Button variant="contained" onClick={choose(on.onKeep)} autoFocus>
          Keep {day}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

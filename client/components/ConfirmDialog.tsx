import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useInNavigation } from './useInNavigation.ts';

interface Props {
  open: boolean;
  title: string;
  text: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  destructive?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/**
 * Confirms an action; the safe answer has the focus. The dialog first closes and returns the focus, then the action
 * runs: so a list can see its focused row disappear and move the focus.
 */
export function ConfirmDialog(props: Props) {
  const { open, title, text, confirmLabel, cancelLabel = 'Cancel', onClose } = props;
  const id = useId();
  useInNavigation({ open, close: onClose, onClose });
  const confirm = () => {
    // Ignores a second press while the dialog fades out.
    if (!open) return;
    flushSync(onClose);
    props.onConfirm();
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
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{text}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {cancelLabel}
        </Button>
        <Button
          variant="contained"
          color={props.destructive ? 'error' : 'primary'}
          onClick={confirm}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

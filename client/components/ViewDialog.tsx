import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { SxProps, Theme } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { useFillsScreen } from './fills-screen.ts';
import { useInNavigation } from './useInNavigation.ts';

interface Props {
  open: boolean;
  title: string;
  maxWidth?: 'md' | 'lg';
  /** Shown before Close. */
  actions?: ReactNode;
  contentSx?: SxProps<Theme>;
  onClose: () => void;
  children: ReactNode;
}

/** A read-only frame: the whole screen on a phone, a dialog elsewhere. */
export function ViewDialog(props: Props) {
  const { open, title, maxWidth = 'md', actions, contentSx, onClose, children } = props;
  const fillsScreen = useFillsScreen();
  const id = useId();
  useInNavigation({ open, close: onClose, onClose });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullScreen={fillsScreen}
      fullWidth
      maxWidth={maxWidth}
      aria-labelledby={id}
    >
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent dividers tabIndex={0} sx={contentSx}>
        {children}
      </DialogContent>
      <DialogActions sx={{ pt: 2 }}>
        {actions}
        <Button variant="contained" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { X } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { FormFrame } from './form-frame.ts';

interface Props {
  open: boolean;
  title: string;
  description?: ReactNode;
  /** Whether closing would throw something away; then it asks first. */
  dirty?: boolean;
  maxWidth?: 'xs' | 'sm' | 'md' | 'lg';
  onClose: () => void;
  children: ReactNode;
}

/** Frames a form: the whole screen on a phone, a dialog elsewhere. */
export function FormDialog(props: Props) {
  const { open, title, description, dirty = false, maxWidth = 'sm', onClose, children } = props;
  const [asking, setAsking] = useState(false);
  // What is opened while the last form fades begins anew, and is not asked about that one.
  const [opening, setOpening] = useState({ open, count: 0 });
  if (open !== opening.open) {
    setOpening({ open, count: opening.count + (open ? 1 : 0) });
    setAsking(false);
  }
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const id = useId();
  const close = () => (dirty ? setAsking(true) : onClose());
  const discard = () => {
    setAsking(false);
    onClose();
  };
  return (
    <>
      <Dialog
        open={open}
        onClose={close}
        fullScreen={isPhone}
        fullWidth
        maxWidth={maxWidth}
        aria-labelledby={`${id}-title`}
        aria-describedby={description ? `${id}-description` : undefined}
      >
        <DialogTitle id={`${id}-title`} sx={{ pr: 8 }}>
          {title}
        </DialogTitle>
        <IconButton
          aria-label="Close"
          onClick={close}
          sx={{ position: 'absolute', top: 12, right: 12 }}
        >
          <X />
        </IconButton>
        <DialogContent>
          {description && (
            <Typography id={`${id}-description`} sx={{ color: 'text.secondary', mb: 2 }}>
              {description}
            </Typography>
          )}
          <FormFrame key={opening.count} value={open}>
            {children}
          </FormFrame>
        </DialogContent>
      </Dialog>
      <ConfirmDialog
        open={asking}
        title="Discard changes?"
        text="What you have entered here will be lost."
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        destructive
        onConfirm={discard}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

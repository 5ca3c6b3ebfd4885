import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { useFillsScreen } from './fills-screen.ts';
import { CloseButton } from './CloseButton.tsx';
import { FormFrame } from './form-frame.ts';
import { useDiscardQuestion } from './useDiscardQuestion.tsx';
import { useInNavigation } from './useInNavigation.ts';

interface Props {
  open: boolean;
  title: string;
  description?: ReactNode;
  /** True if closing would discard input; the dialog then asks first. */
  dirty?: boolean;
  maxWidth?: 'xs' | 'sm' | 'md' | 'lg';
  onClose: () => void;
  children: ReactNode;
}

/** Above a keyboard, which covers the rest of the window: `visible-area.ts`. */
const visible = { height: 'var(--visible-height, 100%)', mt: 'var(--visible-top, 0px)' } as const;

/** A form's frame: the whole screen on a phone, a dialog elsewhere. */
export function FormDialog(props: Props) {
  const { open, title, description, dirty = false, maxWidth = 'sm', onClose, children } = props;
  const { close, question } = useDiscardQuestion({ open, dirty, onClose });
  const isLeft = useInNavigation({ open, close, onClose });
  // Reopening while the last form fades out starts with a new form.
  const [opening, setOpening] = useState({ open, count: 0 });
  if (open !== opening.open) setOpening({ open, count: opening.count + (open ? 1 : 0) });
  const fillsScreen = useFillsScreen();
  const id = useId();
  return (
    <>
      <Dialog
        open={open}
        onClose={close}
        fullScreen={fillsScreen}
        fullWidth
        maxWidth={maxWidth}
        aria-labelledby={`${id}-title`}
        aria-describedby={description ? `${id}-description` : undefined}
        slotProps={{ container: { sx: visible } }}
      >
        <DialogTitle id={`${id}-title`} sx={{ pr: 8 }}>
          {title}
        </DialogTitle>
        <CloseButton onClick={close} />
        {/* A focused field is not scrolled to behind the buttons, which stay in view. */}
        <DialogContent sx={{ scrollPaddingBottom: 96 }}>
          {description && (
            <Typography id={`${id}-description`} sx={{ color: 'text.secondary', mb: 2 }}>
              {description}
            </Typography>
          )}
          <FormFrame key={opening.count} value={open || isLeft}>
            {children}
          </FormFrame>
        </DialogContent>
      </Dialog>
      {question}
    </>
  );
}

import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface Asking {
  open: boolean;
  /** Whether closing would throw something away; then it asks first. */
  dirty: boolean;
  onClose: () => void;
}

/** How a dialog closes in which something may have been entered. Show `question` beside it. */
export function useDiscardQuestion({ open, dirty, onClose }: Asking): {
  close: () => void;
  question: ReactNode;
} {
  const [asking, setAsking] = useState(false);
  // What is opened next is not asked about this.
  if (asking && !open) setAsking(false);
  const close = () => (dirty ? setAsking(true) : onClose());
  const question = (
    <ConfirmDialog
      open={asking}
      title="Discard changes?"
      text="What you have entered here will be lost."
      confirmLabel="Discard"
      cancelLabel="Keep editing"
      destructive
      onConfirm={onClose}
      onClose={() => setAsking(false)}
    />
  );
  return { close, question };
}

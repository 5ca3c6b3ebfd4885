import { ConfirmDialog } from './ConfirmDialog.tsx';

interface Props {
  open: boolean;
  onDiscard: () => void;
  onClose: () => void;
}

/** Confirms before unsaved input is discarded. */
export function DiscardQuestion({ open, onDiscard, onClose }: Props) {
  return (
    <ConfirmDialog
      open={open}
      title="Discard changes?"
      text="What you have entered here will be lost."
      confirmLabel="Discard"
      cancelLabel="Keep editing"
      destructive
      onConfirm={onDiscard}
      onClose={onClose}
    />
  );
}

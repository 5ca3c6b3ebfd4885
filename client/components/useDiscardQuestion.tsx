import { useState, type ReactNode } from 'react';
import { DiscardQuestion } from './DiscardQuestion.tsx';

interface Asking {
  open: boolean;
  /** True if closing would discard input; the dialog then asks first. */
  dirty: boolean;
  onClose: () => void;
}

/** Closes a dialog that may hold unsaved input. Render `question` beside it. */
export function useDiscardQuestion({ open, dirty, onClose }: Asking): {
  close: () => void;
  question: ReactNode;
} {
  const [asking, setAsking] = useState(false);
  // The next dialog starts without this question.
  if (asking && !open) setAsking(false);
  const close = () => (dirty ? setAsking(true) : onClose());
  const question = (
    <DiscardQuestion open={asking} onDiscard={onClose} onClose={() => setAsking(false)} />
  );
  return { close, question };
}

import { useState, type ReactNode } from 'react';
import { DiscardQuestion } from './DiscardQuestion.tsx';

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
    <DiscardQuestion open={asking} onDiscard={onClose} onClose={() => setAsking(false)} />
  );
  return { close, question };
}

import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { holdEntry } from '#client/lib/history-steps.ts';
import { dialogs } from '#client/lib/leaving.ts';

interface Options {
  open: boolean;
  /** Closes the dialog, after a question if input would be lost. */
  close: () => void;
  /** Closes it without a question. */
  onClose: () => void;
  /** An address of its own opens it, and Back leaves that. */
  hasAddress?: boolean;
}

/**
 * Makes a dialog part of the navigation: Back closes it, and so does a link in it. Returns true while it closes because
 * its page was left, so that a draft stays.
 */
export function useInNavigation({ open, close, onClose, hasAddress = false }: Options): boolean {
  const [isLeft, setLeft] = useState(false);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setLeft(false);
  }
  const onBack = useEffectEvent(close);
  const onLeave = useEffectEvent(onClose);
  useLayoutEffect(() => {
    if (!open) return;
    const entry = {
      pathname: window.location.pathname,
      close: () => onBack(),
      leave: () => {
        setLeft(true);
        onLeave();
      },
    };
    dialogs.push(entry);
    if (!hasAddress) holdEntry();
    return () => void dialogs.splice(dialogs.indexOf(entry), 1);
  }, [open, hasAddress]);
  return isLeft;
}

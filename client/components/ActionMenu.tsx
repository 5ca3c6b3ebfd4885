import IconButton from '@mui/material/IconButton';
import { EllipsisVertical } from 'lucide-react';
import { startTransition, useId, useRef, useState } from 'react';
import type { Action } from './action.ts';
import { lazyDialog } from './lazy-parts.tsx';

const loadList = async () => (await import('./ActionList.tsx')).ActionList;
const ActionList = lazyDialog(loadList);

/** A list item's actions behind a three-dot button. */
export function ActionMenu({ label, actions }: { label: string; actions: readonly Action[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const chosen = useRef<Action | null>(null);
  const id = useId();
  const isOpen = anchor !== null;
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        id={`${id}-button`}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-menu` : undefined}
        // A failure shows when it opens.
        onPointerEnter={() => void loadList().catch(() => {})}
        // In slices: on a slow phone a menu takes a third of a second.
        onClick={({ currentTarget }) => startTransition(() => setAnchor(currentTarget))}
      >
        <EllipsisVertical />
      </IconButton>
      <ActionList
        open={isOpen}
        id={`${id}-menu`}
        anchor={anchor}
        labelledBy={`${id}-button`}
        actions={actions}
        onChoose={(action) => {
          chosen.current = action;
          close();
        }}
        onClose={close}
        // Runs after the menu has closed, so that a dialog it opens returns the focus to the button.
        onClosed={() => {
          chosen.current?.onChoose();
          chosen.current = null;
        }}
      />
    </>
  );
}

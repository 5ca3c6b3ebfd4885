import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { EllipsisVertical, type LucideIcon } from 'lucide-react';
import { startTransition, useId, useRef, useState } from 'react';

export interface Action {
  label: string;
  Icon: LucideIcon;
  destructive?: boolean;
  onChoose: () => void;
}

/** A list item's actions behind a three-dot button. */
export function ActionMenu({ label, actions }: { label: string; actions: readonly Action[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const chosen = useRef<(() => void) | null>(null);
  const id = useId();

  /** Runs after the menu has closed, so that a dialog it opens returns the focus to the button. */
  const choose = (act: () => void) => () => {
    chosen.current = act;
    setAnchor(null);
  };
  const act = () => {
    chosen.current?.();
    chosen.current = null;
  };

  return (
    <>
      <IconButton
        id={`${id}-button`}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? `${id}-menu` : undefined}
        // In slices: on a slow phone a menu takes a third of a second.
        onClick={({ currentTarget }) => startTransition(() => setAnchor(currentTarget))}
      >
        <EllipsisVertical />
      </IconButton>
      <Menu
        id={`${id}-menu`}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` }, transition: { onExited: act } }}
      >
        {actions.map(({ label, Icon, destructive, onChoose }) => (
          <MenuItem
            key={label}
            onClick={choose(onChoose)}
            sx={destructive ? { color: 'error.main' } : undefined}
          >
            <ListItemIcon sx={{ color: 'inherit' }}>
              <Icon />
            </ListItemIcon>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

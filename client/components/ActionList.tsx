import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Action } from './action.ts';

interface Props {
  open: boolean;
  id: string;
  /** The button that opens the menu. */
  anchor: HTMLElement | null;
  labelledBy: string;
  actions: readonly Action[];
  onChoose: (action: Action) => void;
  onClose: () => void;
  /** Called when the menu has left the screen. */
  onClosed: () => void;
}

/** The open menu of an `ActionMenu`; loads when its button is pressed. */
export function ActionList(props: Props) {
  const { open, id, anchor, labelledBy, actions, onChoose, onClose, onClosed } = props;
  return (
    <Menu
      id={id}
      anchorEl={anchor}
      open={open}
      onClose={onClose}
      slotProps={{ list: { 'aria-labelledby': labelledBy }, transition: { onExited: onClosed } }}
    >
      {actions.map((action) => (
        <MenuItem
          key={action.label}
          onClick={() => onChoose(action)}
          sx={action.destructive ? { color: 'error.main' } : undefined}
        >
          <ListItemIcon sx={{ color: 'inherit' }}>
            <action.Icon />
          </ListItemIcon>
          {action.label}
        </MenuItem>
      ))}
    </Menu>
  );
}

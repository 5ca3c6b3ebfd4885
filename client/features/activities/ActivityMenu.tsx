import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { CircleCheck, EllipsisVertical, Pencil, RotateCcw, Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { ActivityPartsFragment } from '#client/graphql/generated.ts';

interface Props {
  activity: ActivityPartsFragment;
  onFlip: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** What can be done with one activity. */
export function ActivityMenu({ activity, onFlip, onEdit, onDelete }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const chosen = useRef<(() => void) | null>(null);
  const id = useId();
  const isCompleted = activity.status === 'completed';

  /** The choice waits for the menu to be gone, so that a dialog it opens gives the focus back to the button. */
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
        aria-label={`Actions for ${activity.title}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? `${id}-menu` : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
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
        <MenuItem onClick={choose(onFlip)}>
          <ListItemIcon>{isCompleted ? <RotateCcw /> : <CircleCheck />}</ListItemIcon>
          {isCompleted ? 'Mark as in progress' : 'Mark as completed'}
        </MenuItem>
        <MenuItem onClick={choose(onEdit)}>
          <ListItemIcon>
            <Pencil />
          </ListItemIcon>
          Edit
        </MenuItem>
        <MenuItem onClick={choose(onDelete)} sx={{ color: 'error.main' }}>
          <ListItemIcon sx={{ color: 'inherit' }}>
            <Trash2 />
          </ListItemIcon>
          Delete
        </MenuItem>
      </Menu>
    </>
  );
}

import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useColorScheme } from '@mui/material/styles';
import { themeChoices } from '#client/lib/theme-choices.ts';

interface Props {
  open: boolean;
  /** The element that it opens from; null while closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** The menu of themes; loaded when first opened. */
export function ThemeMenu({ open, anchor, onClose }: Props) {
  const { mode = 'system', setMode } = useColorScheme();
  return (
    <Menu
      anchorEl={anchor}
      open={open}
      onClose={onClose}
      // Inside the header, and so inside a landmark.
      disablePortal
    >
      {themeChoices.map((choice) => (
        <MenuItem
          key={choice.mode}
          role="menuitemradio"
          aria-checked={choice.mode === mode}
          selected={choice.mode === mode}
          onClick={() => {
            setMode(choice.mode);
            onClose();
          }}
        >
          <ListItemIcon>
            <choice.icon aria-hidden />
          </ListItemIcon>
          {choice.label}
        </MenuItem>
      ))}
    </Menu>
  );
}

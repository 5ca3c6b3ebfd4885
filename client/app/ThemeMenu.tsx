import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useColorScheme } from '@mui/material/styles';
import { themeChoices } from '#client/lib/theme-choices.ts';

interface Props {
  open: boolean;
  /** What it hangs from; null while it is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** The themes to choose from; loaded when it is first opened. */
export function ThemeMenu({ open, anchor, onClose }: Props) {
  const { mode = 'system', setMode } = useColorScheme();
  return (
    <Menu
      anchorEl={anchor}
      open={open}
      onClose={onClose}
      // Within the header, and so within a landmark.
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

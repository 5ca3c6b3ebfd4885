import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { useColorScheme } from '@mui/material/styles';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';

const choices = [
  { mode: 'light', label: 'Light', icon: Sun },
  { mode: 'dark', label: 'Dark', icon: Moon },
  { mode: 'system', label: 'System', icon: Monitor },
] as const;

/** Light, dark, or as the system says; the choice is kept in this browser. */
export function ThemeSwitch() {
  const { mode = 'system', setMode } = useColorScheme();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const current = choices.find((choice) => choice.mode === mode) ?? choices[2];
  const choose = (chosen: typeof current.mode) => {
    setMode(chosen);
    setAnchor(null);
  };
  return (
    <>
      <Tooltip title="Theme">
        <IconButton
          color="inherit"
          aria-label={`Theme: ${current.label}`}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <current.icon />
        </IconButton>
      </Tooltip>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        // Within the header, and so within a landmark.
        disablePortal
      >
        {choices.map((choice) => (
          <MenuItem
            key={choice.mode}
            role="menuitemradio"
            aria-checked={choice.mode === mode}
            selected={choice.mode === mode}
            onClick={() => choose(choice.mode)}
          >
            <ListItemIcon>
              <choice.icon aria-hidden />
            </ListItemIcon>
            {choice.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

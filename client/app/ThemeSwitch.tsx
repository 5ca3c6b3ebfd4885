import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import { useState } from 'react';
import { lazyDialog } from '#client/components/lazy-parts.tsx';
import { themeChoices } from '#client/lib/theme-choices.ts';

const loadMenu = async () => (await import('./ThemeMenu.tsx')).ThemeMenu;
const ThemeMenu = lazyDialog(loadMenu);

/** Light, dark, or the system's theme; the choice is stored in this browser. */
export function ThemeSwitch() {
  const { mode = 'system' } = useColorScheme();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const current = themeChoices.find((choice) => choice.mode === mode) ?? themeChoices[2];
  return (
    <>
      <IconButton
        color="inherit"
        title="Theme"
        aria-label={`Theme: ${current.label}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        // A failure shows when the menu opens.
        onPointerEnter={() => void loadMenu().catch(() => {})}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <current.icon />
      </IconButton>
      <ThemeMenu open={anchor !== null} anchor={anchor} onClose={() => setAnchor(null)} />
    </>
  );
}

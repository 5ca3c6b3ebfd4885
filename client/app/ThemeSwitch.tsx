import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import { Suspense, lazy, useState } from 'react';
import { themeChoices } from '#client/lib/theme-choices.ts';

const loadMenu = () => import('./ThemeMenu.tsx');
const ThemeMenu = lazy(async () => ({ default: (await loadMenu()).ThemeMenu }));

/** Light, dark, or as the system says; the choice is kept in this browser. */
export function ThemeSwitch() {
  const { mode = 'system' } = useColorScheme();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const current = themeChoices.find((choice) => choice.mode === mode) ?? themeChoices[2];
  return (
    <>
      <IconButton
        color="inherit"
        title="Theme"
        aria-label={`Theme: ${current.label}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        // A failure shows when the menu is opened.
        onPointerEnter={() => void loadMenu().catch(() => {})}
        onClick={(event) => {
          setWasOpened(true);
          setAnchor(event.currentTarget);
        }}
      >
        <current.icon />
      </IconButton>
      <Suspense fallback={null}>
        {wasOpened && <ThemeMenu anchor={anchor} onClose={() => setAnchor(null)} />}
      </Suspense>
    </>
  );
}

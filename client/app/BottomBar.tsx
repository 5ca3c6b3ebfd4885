import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { Theme } from '@mui/material/styles';
import { Plus } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { DueDot } from './frame-later.ts';
import { placeAt, places, type Place } from './places.ts';
import type { FrameActions } from './useFrameDialogs.tsx';

/** Navigation within thumb reach on small screens: the places, with logging between them. */
export function BottomBar({ quickLog }: Pick<FrameActions, 'quickLog'>) {
  const current = placeAt(useLocation().pathname);
  const link = (place: Place) => {
    const { to, icon: Icon } = place.rooms[0];
    return (
      <ButtonBase component={Link} to={to} aria-current={place === current ? 'page' : undefined}>
        <Icon aria-hidden />
        {place.label}
      </ButtonBase>
    );
  };
  return (
    <Box component="nav" aria-label="Places" sx={bar}>
      {link(places.today)}
      {link(places.log)}
      <ButtonBase aria-label="Log CPD Activity" aria-describedby="due-presets" {...quickLog}>
        <Box aria-hidden sx={disc}>
          <Plus />
        </Box>
        <DueDot />
      </ButtonBase>
      {link(places.proof)}
      {link(places.renewal)}
    </Box>
  );
}

const bar = {
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 'appBar',
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  height: (theme: Theme) => `calc(${theme.layout.bottomBarHeight}px + env(safe-area-inset-bottom))`,
  pb: 'env(safe-area-inset-bottom)',
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
  '& > *': {
    flexDirection: 'column',
    gap: 0.25,
    typography: 'caption',
    // The longest label fits a fifth of 320 px.
    fontSize: '0.6875rem',
    color: 'text.secondary',
    '&[aria-current]': { color: 'primary.main', fontWeight: 'fontWeightBold' },
  },
  '@media print': { display: 'none' },
} as const;

const disc = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 56,
  height: 44,
  borderRadius: '22px',
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  // Visible where forced colours remove the background.
  border: '1px solid transparent',
} as const;

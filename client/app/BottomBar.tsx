import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { Theme } from '@mui/material/styles';
import { BookOpen, Files, House, ListChecks, Plus } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { DueDot } from './frame-later.ts';
import { paths } from '#client/lib/paths.ts';
import type { FrameActions } from './useFrameDialogs.tsx';

const before = [
  { to: paths.dashboard, label: 'Dashboard', icon: House },
  { to: paths.cpdLog, label: 'CPD Log', icon: ListChecks },
] as const;
const after = [
  { to: paths.modules, label: 'Modules', icon: BookOpen },
  { to: paths.documents, label: 'Documents', icon: Files },
] as const;

/** Navigation within thumb reach on small screens: the most used pages, with logging between them. */
export function BottomBar({ quickLog }: Pick<FrameActions, 'quickLog'>) {
  return (
    <Box component="nav" aria-label="Most used" sx={bar}>
      {before.map(link)}
      <ButtonBase
        aria-label="Log CPD Activity"
        aria-describedby="due-presets"
        {...quickLog}
        sx={log}
      >
        <Box aria-hidden sx={disc}>
          <Plus />
        </Box>
        <span>Log</span>
        <DueDot />
      </ButtonBase>
      {after.map(link)}
    </Box>
  );
}

const link = ({ to, label, icon: Icon }: (typeof before | typeof after)[number]) => (
  <ButtonBase key={to} component={NavLink} to={to} end={to === paths.dashboard}>
    <Icon aria-hidden />
    {label}
  </ButtonBase>
);

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
    '&.active': { color: 'primary.main', fontWeight: 'fontWeightBold' },
  },
  '@media print': { display: 'none' },
} as const;

const log = { color: 'text.primary', fontWeight: 'fontWeightMedium' } as const;

const disc = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 48,
  height: 32,
  borderRadius: '16px',
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
} as const;

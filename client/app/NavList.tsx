import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { Theme } from '@mui/material/styles';
import { NavLink } from 'react-router-dom';
import { navigation } from './navigation.ts';
import { paths } from '#client/lib/paths.ts';

/** Links to all sections, with the current one highlighted. */
export function NavList({ onChoose }: { onChoose?: () => void }) {
  return (
    <Box component="ul" sx={list}>
      {navigation.map(({ to, label, icon: Icon }) => (
        <li key={to}>
          <ButtonBase component={NavLink} to={to} end={to === paths.dashboard} onClick={onChoose}>
            <Icon aria-hidden />
            {label}
          </ButtonBase>
        </li>
      ))}
    </Box>
  );
}

const list = {
  display: 'grid',
  gap: 0.5,
  m: 0,
  px: 1.5,
  py: 0,
  listStyle: 'none',
  '& a': {
    display: 'flex',
    justifyContent: 'flex-start',
    gap: 1.75,
    minHeight: (theme: Theme) => theme.layout.touch,
    px: 2,
    py: 1,
    borderRadius: 1,
    typography: 'body1',
    '&:hover': { bgcolor: 'action.hover' },
    '&.active': {
      bgcolor: 'primary.light',
      color: 'primary.dark',
      fontWeight: 'fontWeightBold',
    },
  },
} as const;

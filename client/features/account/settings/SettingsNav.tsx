import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { Theme } from '@mui/material/styles';
import { Link, useLocation } from 'react-router-dom';
import { settingsPaths } from '#domain/account/settings-pages';
import { settingsPages } from '#domain/account/settings-places';

/** Links to the pages of the settings, with the current one marked. */
export function SettingsNav() {
  const { pathname } = useLocation();
  return (
    <Box component="nav" aria-label="Pages of the settings">
      <Box component="ul" sx={list}>
        {settingsPages.map(({ page, label }) => (
          <li key={page}>
            <ButtonBase
              component={Link}
              to={settingsPaths[page]}
              aria-current={settingsPaths[page] === pathname ? 'page' : undefined}
            >
              {label}
            </ButtonBase>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  m: 0,
  p: 0,
  listStyle: 'none',
  '& a': {
    minHeight: (theme: Theme) => theme.layout.touch,
    px: 1.75,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    typography: 'body1',
    '&:hover': { bgcolor: 'action.hover' },
    '&[aria-current]': {
      borderColor: 'primary.main',
      bgcolor: 'primary.light',
      color: 'primary.dark',
      fontWeight: 'fontWeightBold',
      // Forced colours remove the background.
      '@media (forced-colors: active)': { borderWidth: 3 },
    },
  },
} as const;

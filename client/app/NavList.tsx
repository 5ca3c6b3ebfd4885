import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { Theme } from '@mui/material/styles';
import { Link, useLocation } from 'react-router-dom';
import { navigation, roomAt, type Entry, type Room } from './navigation.ts';

/** Links to all pages, with the current one highlighted. */
export function NavList({ onChoose }: { onChoose?: () => void }) {
  const current = roomAt(useLocation().pathname);
  const link = (room: Room & Partial<Entry>) => (
    <ButtonBase
      component={Link}
      to={room.to}
      aria-current={room === current ? 'page' : undefined}
      onClick={onChoose}
    >
      {room.icon && <room.icon aria-hidden />}
      {room.label}
    </ButtonBase>
  );
  return (
    <Box component="ul" sx={list}>
      {navigation.map((entry) => (
        <li key={entry.to}>
          {link(entry)}
          {entry.rooms && (
            <ul>
              {entry.rooms.map((room) => (
                <li key={room.to}>{link(room)}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </Box>
  );
}

/** A mouse needs less room than a thumb: then all of it fits a laptop. */
const laptop = '@media (pointer: fine) and (max-height: 900px)';

const list = {
  display: 'grid',
  gap: 0.5,
  m: 0,
  px: 1.5,
  py: 0,
  listStyle: 'none',
  [laptop]: { gap: 0 },
  '& ul': { m: 0, p: 0, listStyle: 'none' },
  '& a': {
    display: 'flex',
    justifyContent: 'flex-start',
    gap: 1.75,
    minHeight: (theme: Theme) => theme.layout.touch,
    px: 2,
    py: 1,
    borderRadius: 1,
    typography: 'body1',
    [laptop]: { minHeight: 31, py: 0.25 },
    '&:hover': { bgcolor: 'action.hover' },
    '&[aria-current]': {
      bgcolor: 'primary.light',
      color: 'primary.dark',
      fontWeight: 'fontWeightBold',
    },
  },
  '& ul a': {
    // Below the label of their entry, beside its icon.
    pl: 6.75,
    typography: 'body2',
    color: 'text.secondary',
    [laptop]: { minHeight: 28, py: 0.25 },
  },
} as const;

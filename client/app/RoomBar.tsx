import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { Theme } from '@mui/material/styles';
import { Link, useLocation } from 'react-router-dom';
import { roomAt } from './navigation.ts';
import { placeAt } from './places.ts';

/** Links to the pages of the place that is open. */
export function RoomBar() {
  const { pathname } = useLocation();
  const place = placeAt(pathname);
  const current = roomAt(pathname);
  if (!place) return null;
  return (
    <Box component="nav" aria-label={place.label}>
      <Box component="ul" sx={row}>
        {place.rooms.map((room) => (
          <li key={room.to}>
            <ButtonBase
              component={Link}
              ref={room === current ? intoRow : undefined}
              to={room.to}
              aria-current={room === current ? 'page' : undefined}
            >
              {room.label}
            </ButtonBase>
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** Scrolls the row, and not the page, to a link: once it has its size, and again if a font that arrives changes it. */
function intoRow(link: HTMLElement | null): (() => void) | undefined {
  const row = link?.closest('ul');
  if (!link || !row) return undefined;
  const observer = new ResizeObserver(() => {
    row.scrollLeft = link.offsetLeft - row.clientWidth / 3;
  });
  observer.observe(link);
  return () => observer.disconnect();
}

const row = {
  position: 'relative',
  display: 'flex',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  m: 0,
  px: 1,
  py: 0,
  listStyle: 'none',
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
  '& a': {
    minHeight: (theme: Theme) => theme.layout.touch,
    px: 1.25,
    whiteSpace: 'nowrap',
    typography: 'body2',
    color: 'text.secondary',
    borderBottom: '3px solid transparent',
    '&[aria-current]': {
      color: 'primary.main',
      borderBottomColor: 'primary.main',
      fontWeight: 'fontWeightBold',
    },
  },
  '@media print': { display: 'none' },
} as const;

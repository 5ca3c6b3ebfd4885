import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

interface Item {
  to: string;
  title: string;
  /** Follows the link. */
  facts?: ReactNode;
}

interface Props {
  items: readonly Item[];
  /** Shows how many more there are. */
  more?: string | null;
}

/** Links to the records that a record belongs to. */
export function LinkList({ items, more }: Props) {
  return (
    <ul style={{ margin: 0, paddingInlineStart: 20 }}>
      {items.map(({ to, title, facts }) => (
        <Box component="li" key={to} sx={{ overflowWrap: 'anywhere', py: { xs: 1.375, sm: 0.5 } }}>
          <Link component={RouterLink} to={to} data-alone>
            {title}
          </Link>{' '}
          {facts}
        </Box>
      ))}
      {more && <li>{more}</li>}
    </ul>
  );
}

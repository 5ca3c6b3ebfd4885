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
  /** Says how many more there are. */
  more?: string | null;
}

/** Links to the records that a record belongs to. */
export function LinkList({ items, more }: Props) {
  return (
    <ul style={{ margin: 0, paddingInlineStart: 20 }}>
      {items.map(({ to, title, facts }) => (
        <li key={to} style={{ overflowWrap: 'anywhere', paddingBlock: 4 }}>
          <Link component={RouterLink} to={to}>
            {title}
          </Link>{' '}
          {facts}
        </li>
      ))}
      {more && <li>{more}</li>}
    </ul>
  );
}

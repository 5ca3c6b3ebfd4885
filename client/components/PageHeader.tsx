import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageTitle } from '#client/lib/page-title.ts';

interface Props {
  title: string;
  description?: ReactNode;
  actions?: ReactNode;
  /** The actions stay beside the title, and phones leave the description out: the page begins higher. */
  compact?: boolean;
}

/** A page's heading. Sets the tab's title, and takes the focus after a navigation. */
export function PageHeader({ title, description, actions, compact = false }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  // The path at arrival: later changes of the address, such as a tab, do not move the focus.
  const [cameByLink] = useState(key !== 'default');
  usePageTitle(title);
  useEffect(() => {
    if (cameByLink) heading.current?.focus({ preventScroll: true });
  }, [cameByLink]);
  return (
    <Box
      data-page-header
      sx={{
        display: 'flex',
        flexWrap: compact ? 'nowrap' : 'wrap',
        alignItems: compact ? 'flex-start' : 'center',
        justifyContent: 'space-between',
        columnGap: 3,
        rowGap: 2,
        mb: compact ? { xs: 0, sm: 3 } : 3,
      }}
    >
      <div>
        <Typography variant="h1" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
          {title}
        </Typography>
        {description && (
          <Typography
            sx={{
              display: compact ? { xs: 'none', sm: 'block' } : 'block',
              color: 'text.secondary',
              mt: 0.5,
            }}
          >
            {description}
          </Typography>
        )}
      </div>
      {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>}
    </Box>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import { useId, type HTMLAttributes, type ReactNode } from 'react';
import { clamp } from '#client/components/clamp.ts';
import type { Entry } from './entry.ts';

/** Lines under their heading. */
export function EntryGroup({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    // A listbox groups its options by this role alone.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <Box role="group" aria-labelledby={id} sx={{ pt: 1 }}>
      <Typography id={id} variant="caption" component="div" color="textSecondary" sx={{ px: 2 }}>
        {label}
      </Typography>
      {children}
    </Box>
  );
}

/** One line: its title, what distinguishes it, and its day. */
export function EntryLine({ entry, ...props }: { entry: Entry } & HTMLAttributes<HTMLElement>) {
  const { icon: Icon, title, detail, day } = entry;
  return (
    <Box {...props} sx={line}>
      <Box aria-hidden sx={{ display: 'flex', color: 'text.secondary' }}>
        <Icon />
      </Box>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography component="span" sx={clamp(2)}>
          {title}
        </Typography>
        {detail && (
          <Typography component="span" variant="body2" color="textSecondary" sx={clamp(1)}>
            {detail}
          </Typography>
        )}
      </Box>
      {day && (
        <Typography component="span" variant="body2" color="textSecondary" sx={{ flexShrink: 0 }}>
          {day}
        </Typography>
      )}
    </Box>
  );
}

const line = {
  '&&': {
    gap: 2,
    px: 2,
    py: 0.75,
    minHeight: (theme: Theme) => theme.layout.touch,
  },
} as const;

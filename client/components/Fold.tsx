import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

export const useIsPhone = (): boolean =>
  useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });

interface Props {
  /** Shown while it is folded; a press unfolds it. */
  summary: ReactNode;
  /** Unfolds it, because the address leads to something in it. */
  unfold?: boolean | undefined;
  sx?: object;
  children: ReactNode;
}

/** Content folded away below a line; the browser's own element, so that a search in the page finds the content. */
export function Fold({ summary, unfold, sx, children }: Props) {
  return (
    <details open={unfold || undefined}>
      <Box component="summary" sx={{ ...line, ...sx }}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>{summary}</Box>
        <ChevronDown aria-hidden />
      </Box>
      {children}
    </details>
  );
}

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: (theme: Theme) => theme.layout.touch,
  py: 1,
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
  '& > svg': { transition: 'transform 150ms' },
  'details[open] > & > svg': { transform: 'rotate(180deg)' },
} as const;

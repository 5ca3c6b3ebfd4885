import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  number: number;
  done: boolean;
  title: string;
  text: string;
  /** Starts the step; hidden once it is done. */
  children: ReactNode;
}

/** One of the first steps. */
export function Step({ number, done, title, text, children }: Props) {
  return (
    <Stack component="li" tabIndex={-1} sx={tile}>
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
        <Box aria-hidden sx={{ ...mark, ...(done ? marks.done : marks.open) }}>
          {done ? <Check /> : number}
        </Box>
        <Typography variant="h3">{title}</Typography>
      </Stack>
      <Typography color="textSecondary" sx={{ flexGrow: 1 }}>
        {done ? 'Done' : text}
      </Typography>
      {!done && <Box>{children}</Box>}
    </Stack>
  );
}

const tile = { gap: 1, p: 2, borderRadius: 1, bgcolor: 'background.default' } as const;

const mark = {
  display: 'grid',
  placeItems: 'center',
  width: (theme: Theme) => theme.spacing(4),
  aspectRatio: '1',
  flexShrink: 0,
  borderRadius: '50%',
  fontWeight: 'fontWeightBold',
} as const;

const marks = {
  done: { bgcolor: 'success.main', color: 'success.contrastText' },
  open: { border: 2, borderColor: 'primary.main', color: 'primary.main' },
} as const;

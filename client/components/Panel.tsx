import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface Props {
  title: string;
  /** Beside the title: a badge or a link. */
  action?: ReactNode;
  /** True while its data load. */
  busy?: boolean;
  children: ReactNode;
}

/** A card with a heading, and a landmark of the same name. */
export function Panel({ title, action, busy = false, children }: Props) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} aria-busy={busy}>
      <CardContent sx={{ p: { xs: 2, sm: 3 }, '&:last-child': { pb: { xs: 2, sm: 3 } } }}>
        <Stack
          direction="row"
          sx={{ mb: 2, gap: 1, flexWrap: 'wrap', alignItems: 'center', minHeight: 32 }}
        >
          <Typography id={id} variant="h2" sx={{ flexGrow: 1 }}>
            {title}
          </Typography>
          {action && <Box sx={{ flexShrink: 0, my: { sm: -0.75 } }}>{action}</Box>}
        </Stack>
        {children}
      </CardContent>
    </Card>
  );
}

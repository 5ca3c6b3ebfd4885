import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, type ComponentProps } from 'react';
import { Fold, useIsPhone } from './Fold.tsx';
import { Panel } from './Panel.tsx';

interface Props extends ComponentProps<typeof Panel> {
  /** The panel in a few words, below its title while it is folded. */
  gist: string | undefined;
  /** Unfolds it, because the address leads to something in it. */
  unfold?: boolean;
}

/** A panel that is folded to its title and one line on a phone. */
export function FoldingPanel({ gist, unfold, ...panel }: Props) {
  const id = useId();
  if (!useIsPhone()) return <Panel {...panel} />;
  const { title, action, busy, children } = panel;
  const heading = (
    <>
      <Typography id={id} variant="h3" component="h2">
        {title}
      </Typography>
      {gist && (
        <Typography variant="body2" color="textSecondary" noWrap>
          {gist}
        </Typography>
      )}
    </>
  );
  return (
    <Card component="section" aria-labelledby={id} aria-busy={busy}>
      <Fold summary={heading} unfold={unfold} sx={{ px: 2 }}>
        <Box sx={{ px: 2, pb: 2 }}>
          {action && <Box sx={{ mb: 1, textAlign: 'right' }}>{action}</Box>}
          {children}
        </Box>
      </Fold>
    </Card>
  );
}

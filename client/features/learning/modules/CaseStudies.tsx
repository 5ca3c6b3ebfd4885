import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Route } from 'lucide-react';
import { useId, useState } from 'react';
import { lazyPart } from '#client/components/lazy-parts.tsx';
import type { PlayerModule } from './player.ts';

const CasePlayer = lazyPart(
  async () => (await import('./cases/CasePlayer.tsx')).CasePlayer,
  <Skeleton variant="rounded" height={240} />,
);

/** The module's cases; each loads when it is started. */
export function CaseStudies({ module }: { module: PlayerModule }) {
  if (module.caseStudies.length === 0) return null;
  return (
    <Box component="section" sx={{ mt: 4 }}>
      <Typography variant="h2" component="h3">
        Case studies
      </Typography>
      <Typography sx={{ mt: 1.5 }}>
        Decide, and see what follows and why. Nothing is graded, and you can try another way. Where
        your service’s guideline differs, follow it.
      </Typography>
      <Stack sx={{ mt: 2, gap: 2 }}>
        {module.caseStudies.map((study) => (
          <Case key={study.key} module={module} study={study} />
        ))}
      </Stack>
    </Box>
  );
}

function Case(props: { module: PlayerModule; study: PlayerModule['caseStudies'][number] }) {
  const { module, study } = props;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={frame}>
      <Typography id={id} variant="subtitle1" component="h4">
        {study.title}
      </Typography>
      <Typography sx={{ mt: 1 }}>{study.summary}</Typography>
      {isOpen ? (
        <CasePlayer module={module} caseKey={study.key} />
      ) : (
        <Button
          variant="outlined"
          startIcon={<Route />}
          onClick={() => setOpen(true)}
          sx={{ mt: 2 }}
          aria-describedby={id}
        >
          Work through the case
        </Button>
      )}
    </Box>
  );
}

const frame = { p: { xs: 2, sm: 3 }, border: 1, borderColor: 'divider', borderRadius: 1 } as const;

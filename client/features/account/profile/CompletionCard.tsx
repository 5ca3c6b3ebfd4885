import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { Panel } from '#client/components/Panel.tsx';
import { ProgressBar } from '#client/components/ProgressBar.tsx';
import type { CompletionPartsFragment } from '#client/graphql/generated.ts';

const TILES = 4;

/** The profile's completeness and what is missing. */
export function CompletionCard({ user }: { user: CompletionPartsFragment | undefined }) {
  return (
    <Panel title="Profile Completion" busy={!user}>
      {user ? <Completion user={user} /> : <CompletionSkeleton />}
    </Panel>
  );
}

function Completion({ user }: { user: CompletionPartsFragment }) {
  const { profileCompletion: percent, profileMessage, profileItems } = user;
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ alignItems: 'baseline', gap: 1.5, flexWrap: 'wrap' }}>
        <Typography variant="h1" component="p">
          {percent}%
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{profileMessage}</Typography>
      </Stack>
      <ProgressBar
        percent={percent}
        color={percent === 100 ? 'success' : 'primary'}
        aria-label="Profile completion"
      />
      <Box component="ul" sx={tiles}>
        {profileItems.map(({ label, done }) => (
          <Stack component="li" key={label} direction="row" sx={tile}>
            <Box
              aria-hidden
              sx={{ display: 'flex', color: done ? 'success.main' : 'text.secondary' }}
            >
              {done ? <CircleCheck /> : <CircleDashed />}
            </Box>
            <div>
              <Typography variant="subtitle2" component="p">
                {label}
              </Typography>
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                {done ? 'Complete' : 'Missing'}
              </Typography>
            </div>
          </Stack>
        ))}
      </Box>
    </Stack>
  );
}

function CompletionSkeleton() {
  return (
    <Stack sx={{ gap: 2 }} aria-hidden>
      <Skeleton variant="text" width="40%" height={34} />
      <Skeleton variant="rounded" height={10} />
      <Box sx={tiles}>
        {Array.from({ length: TILES }, (_, index) => (
          <Skeleton key={index} variant="rounded" height={72} />
        ))}
      </Box>
    </Stack>
  );
}

const tiles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
  gap: 1.5,
  listStyle: 'none',
  m: 0,
  p: 0,
} as const;

const tile = {
  gap: 1.25,
  p: 1.5,
  borderRadius: 1,
  bgcolor: 'background.default',
} as const;

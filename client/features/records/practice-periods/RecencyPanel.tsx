import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Fold } from '#client/components/Fold.tsx';
import { Panel } from '#client/components/Panel.tsx';
import { ProgressBar } from '#client/components/ProgressBar.tsx';
import { SourceLine } from '#client/components/SourceLine.tsx';
import type { PracticeHoursQuery } from '#client/graphql/generated.ts';
import { progressPercent } from '#domain/standing/cpd';
import { recencyStateLabels, type RecencyStanding } from '#domain/standing/recency';

type Recency = PracticeHoursQuery['recency'];

const colors = {
  shown: 'success',
  uncertain: 'warning',
  'not-shown': 'default',
  empty: 'default',
} as const;

/** Recency of practice by the record: each way of the standard, with its source. */
export function RecencyPanel({ recency }: { recency: Recency | undefined }) {
  if (!recency) {
    return (
      <Panel title="Recency of practice" busy>
        <Skeleton variant="rounded" height={180} />
      </Panel>
    );
  }
  const { summary, ways, notices, source, claims } = recency;
  const state = recency.state as RecencyStanding['state'];
  return (
    <Panel
      title="Recency of practice"
      action={<Chip color={colors[state]} label={recencyStateLabels[state]} />}
    >
      <Stack sx={{ gap: 2 }}>
        <Typography>{summary}</Typography>
        {notices.length > 0 && (
          <Alert severity="warning" role="note">
            {notices.map((notice) => (
              <Typography key={notice} variant="body2">
                {notice}
              </Typography>
            ))}
          </Alert>
        )}
        <Typography variant="body2" color="textSecondary">
          Any one of these is enough:
        </Typography>
        <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 2 }}>
          {ways.map(({ id, text, required, hours, finding }) => (
            <Box component="li" key={id}>
              <Typography id={`way-${id}`} variant="body2" sx={{ mb: 0.5 }}>
                {text}
              </Typography>
              <ProgressBar
                percent={progressPercent(hours, required)}
                aria-labelledby={`way-${id}`}
                aria-valuetext={finding}
              />
              <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
                {finding}
              </Typography>
            </Box>
          ))}
        </Stack>
        <SourceLine source={source} />
        <Fold summary="What counts, and what we have not read">
          <Stack sx={{ gap: 1.5, pt: 1 }}>
            {claims.map((claim) => (
              <div key={claim.text}>
                <Typography variant="body2">{claim.text}</Typography>
                <SourceLine source={claim.source} />
              </div>
            ))}
          </Stack>
        </Fold>
      </Stack>
    </Panel>
  );
}

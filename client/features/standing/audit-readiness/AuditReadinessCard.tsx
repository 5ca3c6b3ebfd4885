import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#client/lib/paths.ts';
import { FoldingPanel } from '#client/components/FoldingPanel.tsx';
import { ProgressBar } from '#client/components/ProgressBar.tsx';
import type { AuditReadinessPartsFragment } from '#client/graphql/generated.ts';
import type { GapKind } from '#domain/records/gap-kinds';
import { progressPercent } from '#domain/standing/cpd';
import { NextStep } from './NextStep.tsx';
import { defensibleText, interactiveText, openText } from './words.ts';

export { NextStep };

type Readiness = AuditReadinessPartsFragment['auditReadiness'];

interface Props {
  readiness: Readiness | undefined;
  loading: boolean;
  /** Opens the form that closes a gap of an activity. */
  onStep: (kind: GapKind, activityId: string) => void;
}

/** Compares claimed hours with fully evidenced ones and names the next step; empty while unknown. */
export function AuditReadinessCard({ readiness, loading, onStep }: Props) {
  if (!readiness && !loading) return null;
  return (
    <FoldingPanel
      gist={readiness && defensibleText(readiness)}
      title="Audit readiness"
      busy={!readiness}
    >
      {readiness ? <Figures readiness={readiness} onStep={onStep} /> : <FiguresSkeleton />}
    </FoldingPanel>
  );
}

function Figures({ readiness, onStep }: { readiness: Readiness } & Pick<Props, 'onStep'>) {
  const { claimedHours, defensibleHours, nextStep } = readiness;
  const percent = progressPercent(defensibleHours, claimedHours);
  const [interactive, open] = [interactiveText(readiness), openText(readiness)];
  const id = useId();
  return (
    <Stack sx={{ gap: 2 }}>
      <div>
        <Typography id={id} variant="h3" component="p">
          {defensibleText(readiness)}
        </Typography>
        {claimedHours > 0 && (
          <ProgressBar
            percent={percent}
            color={percent === 100 ? 'success' : 'warning'}
            aria-labelledby={id}
            sx={{ my: 1 }}
          />
        )}
        {interactive && (
          <Typography variant="body2" color="textSecondary">
            {interactive}
          </Typography>
        )}
        {open && (
          <Typography variant="body2" color="textSecondary">
            {open}
          </Typography>
        )}
      </div>
      {nextStep && <NextStep step={nextStep} onStep={onStep} />}
      <Button
        component={RouterLink}
        to={paths.auditNotices}
        size="small"
        sx={{ alignSelf: 'start' }}
      >
        Audit letters
      </Button>
    </Stack>
  );
}

function FiguresSkeleton() {
  return (
    <Stack sx={{ gap: 2 }} aria-hidden>
      <Skeleton variant="text" width="60%" />
      <Skeleton variant="rounded" height={8} />
      <Skeleton variant="rounded" height={64} />
    </Stack>
  );
}

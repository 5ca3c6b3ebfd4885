import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { RotateCcw } from 'lucide-react';
import type { CaseStep } from '#domain/learning/case-studies';
import { PointList } from '../PointList.tsx';
import { CaseHeading } from './CaseHeading.tsx';

interface Props {
  points: readonly string[];
  steps: readonly CaseStep[];
  onRetry: () => void;
}

/** The end of a case: what to take away, and the way that was taken. */
export function CaseDebrief({ points, steps, onRetry }: Props) {
  return (
    <>
      <CaseHeading>Debrief</CaseHeading>
      <PointList points={points} />
      <Typography variant="subtitle2" component="h5" sx={{ mt: 2 }}>
        Your decisions
      </Typography>
      <Box component="ol" sx={{ mt: 1, mb: 0, pl: 3 }}>
        {steps.map(({ scene, choice }) => (
          <Typography key={scene.key} variant="body2" component="li" sx={{ mb: 0.5 }}>
            {choice?.text}
          </Typography>
        ))}
      </Box>
      <Button variant="outlined" startIcon={<RotateCcw />} onClick={onRetry} sx={{ mt: 2 }}>
        Try another way
      </Button>
    </>
  );
}

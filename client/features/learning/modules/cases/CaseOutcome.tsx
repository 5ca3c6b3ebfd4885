import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ArrowRight } from 'lucide-react';
import { VisuallyHidden } from '#client/components/VisuallyHidden.tsx';
import type { CaseStep } from '#domain/learning/case-studies';
import { CaseHeading } from './CaseHeading.tsx';

interface Props {
  step: CaseStep;
  /** From 1. */
  number: number;
  onContinue: () => void;
}

/** The consequence of a decision, and the reason. */
export function CaseOutcome({ step: { choice }, number, onContinue }: Props) {
  if (!choice) return null;
  return (
    <>
      <CaseHeading>Decision {number}: what follows</CaseHeading>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        You decided: {choice.text}
      </Typography>
      <Box
        aria-live="polite"
        sx={{ mt: 1.5, p: 2, borderRadius: 1, bgcolor: 'background.default' }}
      >
        <Typography>{choice.consequence}</Typography>
        <Typography sx={{ mt: 1.5 }}>
          <strong>Why: </strong>
          {choice.reason}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          Source: {choice.source}
        </Typography>
      </Box>
      <Button variant="contained" endIcon={<ArrowRight />} onClick={onContinue} sx={{ mt: 2 }}>
        {choice.next === null ? 'Go to the debrief' : 'Next decision'}
        <VisuallyHidden> after decision {number}</VisuallyHidden>
      </Button>
    </>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { AuditReadinessPartsFragment } from '#client/graphql/generated.ts';
import { gapKinds, type GapKind } from '#domain/records/gap-kinds';

interface Props {
  step: NonNullable<AuditReadinessPartsFragment['auditReadiness']['nextStep']>;
  onStep: (kind: GapKind, activityId: string) => void;
}

/** The most useful step, as one button. */
export function NextStep({ step, onStep }: Props) {
  const kind = gapKinds.find((each) => each === step.kind);
  return (
    <Box sx={area}>
      <Box sx={{ minWidth: 0, flexGrow: 1 }}>
        <Typography variant="caption" color="textSecondary">
          Next best step
        </Typography>
        <Typography sx={{ fontWeight: 'fontWeightMedium', overflowWrap: 'anywhere' }}>
          {step.activityTitle}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {step.text}
        </Typography>
      </Box>
      {kind && (
        <Button
          variant="contained"
          onClick={() => onStep(kind, step.activityId)}
          sx={{ flexShrink: 0 }}
        >
          {step.action}
        </Button>
      )}
    </Box>
  );
}

const area = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { xs: 'stretch', sm: 'center' },
  gap: 1.5,
  p: 1.5,
  borderRadius: 1,
  bgcolor: 'background.default',
} as const;

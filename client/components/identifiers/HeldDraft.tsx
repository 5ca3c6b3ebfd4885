import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { identifierMessages, type PatientIdentifier } from '#domain/records/patient-identifiers';

interface Props {
  /** Parts of the draft that may identify a patient. */
  found: readonly PatientIdentifier[];
  onKeep: () => void;
}

/** Explains why the draft is not kept: something in it may identify a patient. */
export function HeldDraft({ found: [first], onKeep }: Props) {
  if (!first) return null;
  return (
    <Alert
      severity="warning"
      role="note"
      aria-live="polite"
      sx={{ mt: 2, flexWrap: 'wrap' }}
      action={
        <Button color="inherit" size="small" onClick={onKeep}>
          {identifierMessages.keepDraft}
        </Button>
      }
    >
      {identifierMessages.draftHeld(first.text)} {first.advice}
    </Alert>
  );
}

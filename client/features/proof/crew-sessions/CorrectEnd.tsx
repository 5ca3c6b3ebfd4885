import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState, type SubmitEvent } from 'react';
import { FormDialog } from '#client/components/FormDialog.tsx';
import { FormActions } from '#client/components/form/FormActions.tsx';
import { numberInput } from '#client/components/form/number-input.ts';
import { SendButton } from '#client/components/form/SendButton.tsx';
import { TextInput } from '#client/components/form/TextInput.tsx';
import { crewTexts as texts } from '#domain/proof/crew-texts';
import { clockTime } from '#domain/dates';

interface Props {
  startedAt: string;
  endedAt: string;
  timeZone: string;
  onCorrect: (endedAt: Date) => void;
}

const MINUTE = 60_000;

/** Lets the host enter by how many minutes the session was ended too late. */
export function CorrectEnd({ onCorrect, ...session }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="text" onClick={() => setOpen(true)}>
        {texts.correct}
      </Button>
      <FormDialog
        open={isOpen}
        title={texts.correct}
        description={texts.correctHint}
        maxWidth="xs"
        onClose={() => setOpen(false)}
      >
        <CorrectForm
          {...session}
          onCorrect={(endedAt) => {
            setOpen(false);
            onCorrect(endedAt);
          }}
        />
      </FormDialog>
    </>
  );
}

function CorrectForm({ startedAt, endedAt, timeZone, onCorrect }: Props) {
  const [typed, setTyped] = useState('');
  const [attempts, setAttempts] = useState(0);
  const most = Math.floor((Date.parse(endedAt) - Date.parse(startedAt)) / MINUTE);
  const minutes = Number(typed);
  const isRight = Number.isInteger(minutes) && minutes >= 1 && minutes <= most;
  const corrected = new Date(Date.parse(endedAt) - minutes * MINUTE);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAttempts(attempts + 1);
    if (isRight) onCorrect(corrected);
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack sx={{ pt: 1 }}>
        <TextInput
          id="minutes-earlier"
          name="minutes"
          label={texts.correctMinutes}
          type="number"
          required
          autoFocus
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={attempts > 0 && !isRight ? texts.correctProblem(most) : undefined}
          helperText={isRight && `${texts.correctLabel} ${clockTime(corrected, timeZone)}`}
          slotProps={{ htmlInput: numberInput({ min: 1, max: most, step: 1 }) }}
        />
      </Stack>
      <FormActions>
        <SendButton isSending={false} attempts={attempts} pendingLabel="Saving...">
          {texts.correct}
        </SendButton>
      </FormActions>
    </form>
  );
}

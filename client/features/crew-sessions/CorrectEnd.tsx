import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState, type FormEvent } from 'react';
import { FormDialog } from '#client/components/FormDialog.tsx';
import { FormActions } from '#client/components/form/FormActions.tsx';
import { crewTexts as texts } from '#domain/crew-texts';
import { clockTime } from '#domain/dates';

interface Props {
  endedAt: string;
  timeZone: string;
  onCorrect: (endedAt: Date) => void;
}

const MINUTE = 60_000;

/** Lets the host say by how many minutes the session was ended too late. */
export function CorrectEnd({ endedAt, timeZone, onCorrect }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [minutes, setMinutes] = useState(0);
  const corrected = new Date(Date.parse(endedAt) - minutes * MINUTE);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setOpen(false);
    if (minutes > 0) onCorrect(corrected);
  };
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
        <form onSubmit={submit}>
          <Stack sx={{ pt: 1 }}>
            <TextField
              label="Minutes earlier"
              type="number"
              value={minutes}
              onChange={({ target }) => setMinutes(Math.max(0, Math.floor(Number(target.value))))}
              helperText={`${texts.correctLabel} ${clockTime(corrected, timeZone)}`}
              slotProps={{ htmlInput: { min: 0, inputMode: 'numeric' } }}
            />
          </Stack>
          <FormActions>
            <Button type="submit" variant="contained">
              {texts.correct}
            </Button>
          </FormActions>
        </form>
      </FormDialog>
    </>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Plus, Trash2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { DateField } from '#client/components/form/DateField.tsx';
import { TextField } from '#client/components/form/TextField.tsx';
import { useFormField } from '#client/components/form/useFormField.ts';
import { breakLimits, breaksHelp, type Break } from '#domain/standing/registration-details';
import type { RegistrationValues } from '#domain/standing/registration.fields';

type Breaks = RegistrationValues['registrationBreaks'];

const NAME: keyof RegistrationValues = 'registrationBreaks';

/** The breaks in the registration, as rows that can be added and removed. */
export function BreaksField() {
  const { input, helpers, error } = useFormField<Breaks>(NAME);
  const add = useRef<HTMLButtonElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const breaks = input.value;

  async function change(next: (Partial<Break> | Break)[]) {
    await helpers.setValue(next as Breaks);
  }
  async function addRow() {
    await change([...breaks, { from: undefined, to: undefined, reason: '' }]);
    const last = rows.current?.lastElementChild;
    last?.querySelector<HTMLElement>('[role="spinbutton"], input')?.focus();
  }
  async function removeRow(index: number) {
    await change(breaks.filter((_, at) => at !== index));
    add.current?.focus();
  }

  return (
    <Box component="fieldset" aria-describedby={helpId} sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ p: 0, fontWeight: 'fontWeightMedium' }}>
        Breaks from practice
      </Typography>
      <FormHelperText id={helpId} error={error !== undefined} sx={{ mx: 0 }}>
        {error ?? breaksHelp}
      </FormHelperText>
      <Stack ref={rows} sx={{ gap: 2, mt: 1.5 }}>
        {breaks.map((_, index) => (
          // Rows have no identity of their own; their fields are named by position.
          // oxlint-disable-next-line react/no-array-index-key
          <Row key={index} index={index} onRemove={() => void removeRow(index)} />
        ))}
      </Stack>
      {breaks.length < breakLimits.count && (
        <Button
          ref={add}
          size="small"
          variant="outlined"
          startIcon={<Plus aria-hidden />}
          onClick={() => void addRow()}
          sx={{ mt: breaks.length > 0 ? 2 : 0 }}
        >
          Add break
        </Button>
      )}
    </Box>
  );
}

function Row({ index, onRemove }: { index: number; onRemove: () => void }) {
  const name = `Break ${index + 1}`;
  return (
    <Box component="fieldset" aria-label={name} sx={row}>
      <DateField name={`${NAME}.${index}.from`} label={`${name} from`} required />
      <DateField name={`${NAME}.${index}.to`} label={`${name} to`} required />
      <TextField name={`${NAME}.${index}.reason`} label="Reason (optional)" autoComplete="off" />
      <Button startIcon={<Trash2 aria-hidden />} onClick={onRemove} sx={{ justifySelf: 'start' }}>
        Remove {name.toLowerCase()}
      </Button>
    </Box>
  );
}

const row = {
  border: 0,
  m: 0,
  p: 0,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: (theme: { spacing: (n: number) => string }) =>
    `repeat(auto-fit, minmax(min(100%, ${theme.spacing(22)}), 1fr))`,
  gap: 1.5,
  alignItems: 'start',
} as const;

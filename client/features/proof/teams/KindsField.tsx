import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useFormField } from '#client/components/form/useFormField.ts';
import { credentialTypeLabel } from '#domain/records/credential-types';

interface Props {
  name: string;
  label: string;
  helperText: string;
  /** Kinds to choose from, in order. */
  kinds: readonly string[];
  /** Maximum kinds, and what is said once it is reached. */
  limit?: { max: number; text: string };
  /** In two columns where there is room. */
  columns?: boolean;
}

/** Kinds of credential to tick. */
export function KindsField({ name, label, helperText, kinds, limit, columns = false }: Props) {
  const { id, input, helpers, error } = useFormField<readonly string[]>(name);
  const chosen = new Set(input.value);
  const isFull = limit !== undefined && chosen.size >= limit.max;
  const flip = (kind: string, isChosen: boolean) =>
    void helpers.setValue(kinds.filter((each) => (each === kind ? isChosen : chosen.has(each))));
  const help = error ?? (isFull ? limit.text : helperText);
  return (
    <Box component="fieldset" aria-describedby={`${id}-help`} sx={fieldset}>
      <Typography component="legend" sx={{ p: 0, fontWeight: 'fontWeightMedium' }}>
        {label}
      </Typography>
      <FormHelperText id={`${id}-help`} error={error !== undefined} aria-live="polite">
        {help}
      </FormHelperText>
      <FormGroup sx={columns ? { columnGap: 2, display: 'grid', gridTemplateColumns: two } : {}}>
        {kinds.map((kind) => (
          <FormControlLabel
            key={kind}
            control={
              <Checkbox
                name={name}
                checked={chosen.has(kind)}
                disabled={isFull && !chosen.has(kind)}
                onChange={(_, isChosen) => flip(kind, isChosen)}
              />
            }
            label={credentialTypeLabel(kind)}
          />
        ))}
      </FormGroup>
    </Box>
  );
}

const fieldset = { border: 0, m: 0, p: 0, minWidth: 0 } as const;
const two = { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } as const;

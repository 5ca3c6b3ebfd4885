import FormHelperText from '@mui/material/FormHelperText';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormField } from '#client/components/form/useFormField.ts';
import { resourceLimits } from '#domain/learning/resources';
import { counted } from '#domain/counts';

/** Stars of a Formik form; 0 while none are chosen. */
export function StarsField({ name, label }: { name: string; label: string }) {
  const { id, input, helpers, error } = useFormField<number>(name);
  return (
    <Stack
      role="radiogroup"
      tabIndex={-1}
      aria-required
      aria-labelledby={`${id}-label`}
      aria-invalid={error !== undefined}
      aria-describedby={error ? `${id}-help` : undefined}
      sx={{ alignItems: 'flex-start', outline: 'none' }}
    >
      <Typography id={`${id}-label`} variant="body2" color={error ? 'error' : 'textSecondary'}>
        {label}
      </Typography>
      <Rating
        name={name}
        max={resourceLimits.rating.max}
        value={input.value || null}
        onChange={(_, stars) => void helpers.setValue(stars ?? 0)}
        getLabelText={(stars) => counted(stars, 'star')}
        emptyLabelText="No stars"
        size="large"
        sx={{ color: 'warning.main', ml: -1, '& .MuiRating-icon': { p: 1 } }}
      />
      {error && (
        <FormHelperText id={`${id}-help`} error>
          {error}
        </FormHelperText>
      )}
    </Stack>
  );
}

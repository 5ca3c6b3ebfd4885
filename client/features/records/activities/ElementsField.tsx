import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import { useField } from 'formik';
import { useRules } from '#client/lib/rules.ts';
import {
  meetableElements,
  traceLabels,
  type ContentElementId,
} from '#domain/records/activity-trace';

/** Selects the elements of the standard that the activity meets. */
export function ElementsField() {
  const elements = meetableElements(useRules());
  const [{ value: chosen }, , { setValue }] = useField<ContentElementId[]>('contentElements');
  const flip = (id: ContentElementId) =>
    void setValue(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">{traceLabels.contentElements}: CPD that …</FormLabel>
      <FormGroup>
        {elements.map(({ id, label }) => (
          <FormControlLabel
            key={id}
            control={<Checkbox checked={chosen.includes(id)} onChange={() => flip(id)} />}
            label={label}
            sx={{ py: 0.5 }}
          />
        ))}
      </FormGroup>
    </FormControl>
  );
}

import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useFormikContext } from 'formik';
import { useId } from 'react';
import {
  crewKindLabels,
  crewKinds,
  type CrewKind,
  type CrewType,
} from '#domain/proof/crew-sessions';
import { crewSessionFields, type CrewSessionValues } from '#domain/proof/crew-sessions.fields';
import { taughtTexts as texts } from '#domain/proof/crew-texts';

/** The type that the form proposes for each kind. */
const usualTypes: Record<CrewKind, CrewType> = { crew: 'debrief', taught: 'course' };

/** With a crew, or as an educator. What only an educator states is emptied with the choice. */
export function KindField() {
  const { values, setValues } = useFormikContext<CrewSessionValues>();
  const id = useId();
  const choose = (kind: CrewKind) =>
    void setValues(
      { ...values, kind, type: usualTypes[kind], provider: '', objectives: '' },
      false,
    );
  return (
    <FormControl>
      <FormLabel id={id}>{crewSessionFields.kind.label}</FormLabel>
      <RadioGroup row name="kind" aria-labelledby={id} value={values.kind}>
        {crewKinds.map((kind) => (
          <FormControlLabel
            key={kind}
            value={kind}
            control={<Radio onChange={() => choose(kind)} />}
            label={crewKindLabels[kind]}
          />
        ))}
      </RadioGroup>
      {values.kind === 'taught' && <FormHelperText>{texts.kindHelp}</FormHelperText>}
    </FormControl>
  );
}

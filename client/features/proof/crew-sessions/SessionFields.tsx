import { NumberField } from '#client/components/form/NumberField.tsx';
import { SelectField } from '#client/components/form/SelectField.tsx';
import { TextField } from '#client/components/form/TextField.tsx';
import { fieldsOf } from '#client/records/form/fields-of.tsx';
import { crewLimits, crewTypeLabels, crewTypes } from '#domain/proof/crew-sessions';
import { crewSessionFields } from '#domain/proof/crew-sessions.fields';
import { crewTexts as texts, taughtTexts } from '#domain/proof/crew-texts';

const Field = fieldsOf(crewSessionFields);
const types = crewTypes.map((value) => ({ value, label: crewTypeLabels[value] }));

interface Props {
  isTaught: boolean;
  autoFocus?: boolean;
}

/** What a session is, where, and how long it is planned. */
export function SessionFields({ isTaught, autoFocus = false }: Props) {
  return (
    <>
      <Field as={SelectField} name="type" options={types} required />
      <Field
        as={TextField}
        name="title"
        required
        helperText={texts.titleHelp}
        autoFocus={autoFocus}
      />
      {isTaught && (
        <>
          <Field as={TextField} name="provider" required helperText={taughtTexts.providerHelp} />
          <Field
            as={TextField}
            name="objectives"
            multiline
            minRows={3}
            helperText={taughtTexts.objectivesHelp}
          />
        </>
      )}
      <Field as={TextField} name="place" />
      <Field
        as={NumberField}
        name="plannedMinutes"
        limits={{ ...crewLimits.plannedMinutes, step: 15 }}
        helperText={texts.plannedHelp}
      />
    </>
  );
}

import Stack from '@mui/material/Stack';
import { useMutation } from '@apollo/client/react';
import { Form } from 'formik';
import { useLocation, useNavigate } from 'react-router-dom';
import { START_CREW, paths } from '#client/lib/paths.ts';
import { CheckboxField } from '#client/components/form/CheckboxField.tsx';
import { FormActions } from '#client/components/form/FormActions.tsx';
import { SelectField } from '#client/components/form/SelectField.tsx';
import { SubmitButton } from '#client/components/form/SubmitButton.tsx';
import { StartCrewSessionDocument } from '#client/graphql/generated.ts';
import { outbox } from '#client/lib/outbox.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { fieldsOf } from '#client/records/form/fields-of.tsx';
import { refusal } from '#client/records/outbox/failures.ts';
import { RecordForm } from '#client/records/form/RecordForm.tsx';
import { crewSessionFields, type CrewSessionValues } from '#domain/proof/crew-sessions.fields';
import { crewSessionSchema } from '#domain/proof/crew-sessions.schema';
import { crewTexts as texts, taughtTexts } from '#domain/proof/crew-texts';
import { crewTicketMessages } from '#domain/proof/crew-tickets';
import { ownBegin, setRunning } from './offline/running.ts';
import { KindField } from './KindField.tsx';
import { professionOptions } from './professions.ts';
import { sessionInput } from './session-input.ts';
import { SessionFields } from './SessionFields.tsx';
import { TEACH_CREW } from './taught/educator-session.ts';

const Field = fieldsOf(crewSessionFields);

const initialValues: CrewSessionValues = {
  kind: 'crew',
  type: 'debrief',
  title: '',
  place: '',
  provider: '',
  objectives: '',
  plannedMinutes: 60,
  profession: 'paramedic',
  namesAllowed: false,
};

const taughtValues: CrewSessionValues = { ...initialValues, kind: 'taught', type: 'course' };

/** Starts a session and opens its screen with the code. */
export function StartForm() {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const [start] = useMutation(StartCrewSessionDocument);
  return (
    <RecordForm<CrewSessionValues>
      fields={crewSessionFields}
      draft={null}
      edited={null}
      initialValues={hash === TEACH_CREW ? taughtValues : initialValues}
      validationSchema={crewSessionSchema}
      onSubmit={async (values) => {
        try {
          const begin = outbox()?.isAway() ? ownBegin() : null;
          if (begin) {
            const begun = await begin(values);
            if (!begun) throw refusal(crewTicketMessages.noKey);
            return setRunning(begun);
          }
          const { data } = await start({ variables: { input: sessionInput(values) } });
          if (data) void navigate(`${paths.crew}/${data.startCrewSession.id}`);
        } catch (error) {
          tellFailure(texts.startFailed, error);
          throw error;
        }
      }}
    >
      {({ values }) => (
        <Form noValidate>
          <Stack sx={{ gap: 2.5 }}>
            <KindField />
            <SessionFields
              isTaught={values.kind === 'taught'}
              autoFocus={hash === START_CREW || hash === TEACH_CREW}
            />
            <Field as={SelectField} name="profession" options={professionOptions} />
            <Field
              as={CheckboxField}
              name="namesAllowed"
              helperText={values.kind === 'taught' ? taughtTexts.namesHelp : texts.namesHelp}
            />
          </Stack>
          <FormActions>
            <SubmitButton pendingLabel="Starting...">{texts.start}</SubmitButton>
          </FormActions>
        </Form>
      )}
    </RecordForm>
  );
}

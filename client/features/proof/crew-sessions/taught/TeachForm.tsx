import Stack from '@mui/material/Stack';
import { Form, Formik, type FormikHelpers } from 'formik';
import { CheckboxField } from '#client/components/form/CheckboxField.tsx';
import { SelectField } from '#client/components/form/SelectField.tsx';
import { SubmitButton } from '#client/components/form/SubmitButton.tsx';
import { TextField } from '#client/components/form/TextField.tsx';
import { usePublicCheck } from '#client/components/identifiers/usePublicCheck.tsx';
import { applyFieldErrors } from '#client/lib/form-errors.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { fieldsOf } from '#client/records/form/fields-of.tsx';
import { educatorFields, type EducatorValues } from '#domain/proof/crew-sessions.fields';
import { crewEducatorSchema } from '#domain/proof/crew-sessions.schema';
import { crewTexts, taughtTexts } from '#domain/proof/crew-texts';
import { professionOptions } from '../professions.ts';
import { sessionInput } from '../session-input.ts';
import { SessionFields } from '../SessionFields.tsx';

const Field = fieldsOf(educatorFields);

const initialValues: EducatorValues = {
  name: '',
  profession: 'paramedic',
  registrationNumber: '',
  type: 'course',
  title: '',
  place: '',
  provider: '',
  objectives: '',
  plannedMinutes: 60,
  namesAllowed: false,
};

/** Everyone's record gets them, so they are checked for patients. */
const shared = ['title', 'provider', 'objectives', 'place'] as const;

/** Starts a session whose educator has no account. */
export function TeachForm({ onStart }: { onStart: (input: object) => Promise<void> }) {
  const { check, question } = usePublicCheck();
  async function submit(values: EducatorValues, helpers: FormikHelpers<EducatorValues>) {
    for (const name of shared) {
      const { label } = educatorFields[name];
      if (!(await check({ name, label, text: values[name] }, [values.name]))) return;
    }
    try {
      const registrationNumber = values.registrationNumber || null;
      await onStart({ ...sessionInput(values), registrationNumber });
    } catch (error) {
      if (!applyFieldErrors(error, helpers)) tellFailure(crewTexts.startFailed, error);
    }
  }
  return (
    <>
      <Formik<EducatorValues>
        initialValues={initialValues}
        validationSchema={crewEducatorSchema}
        onSubmit={submit}
      >
        <Form noValidate>
          <Stack sx={{ gap: 2.5, pt: 1 }}>
            <Field as={TextField} name="name" required autoComplete="name" />
            <Field as={SelectField} name="profession" options={professionOptions} />
            <Field as={TextField} name="registrationNumber" />
            <SessionFields isTaught />
            <Field as={CheckboxField} name="namesAllowed" helperText={taughtTexts.namesHelp} />
          </Stack>
          <SubmitButton pendingLabel="Starting..." fullWidth sx={{ mt: 2.5 }}>
            {crewTexts.start}
          </SubmitButton>
        </Form>
      </Formik>
      {question}
    </>
  );
}

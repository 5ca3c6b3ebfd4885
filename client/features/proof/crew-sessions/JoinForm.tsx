import Stack from '@mui/material/Stack';
import { Form, Formik } from 'formik';
import type { AnyObjectSchema } from 'yup';
import { CheckboxField } from '#client/components/form/CheckboxField.tsx';
import { SelectField } from '#client/components/form/SelectField.tsx';
import { SubmitButton } from '#client/components/form/SubmitButton.tsx';
import { TextField } from '#client/components/form/TextField.tsx';
import { applyFieldErrors } from '#client/lib/form-errors.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { formLabelOf } from '#domain/records/record-fields';
import { crewGuestSchema, crewJoinSchema } from '#domain/proof/crew-sessions.schema';
import { guestFields } from '#domain/proof/crew-sessions.fields';
import { crewTexts as texts, taughtTexts } from '#domain/proof/crew-texts';
import { CodeField } from './CodeField.tsx';
import { professionOptions } from './professions.ts';

interface Props {
  /** From a scan with the phone's camera, which opened the app; null if the letters are typed. */
  scanned: { sessionId: string; code: string } | null;
  isGuest: boolean;
  onJoin: (input: object) => Promise<void>;
}

/** Joins with a scanned or typed code; a guest says who they are. */
export function JoinForm({ scanned, isGuest, onJoin }: Props) {
  const schema: AnyObjectSchema = isGuest ? crewGuestSchema : crewJoinSchema;
  return (
    <Formik
      initialValues={{
        code: scanned?.code ?? '',
        sessionId: scanned?.sessionId ?? null,
        name: '',
        profession: 'paramedic',
        registrationNumber: '',
        namesAllowed: false,
        listAllowed: false,
      }}
      validationSchema={schema}
      onSubmit={async (values, helpers) => {
        const { name, registrationNumber, ...rest } = values;
        const guest = isGuest && { name, registrationNumber: registrationNumber || null };
        try {
          await onJoin({ ...rest, ...guest });
        } catch (error) {
          if (!applyFieldErrors(error, helpers)) tellFailure(texts.joinFailed, error);
        }
      }}
    >
      {({ values }) => (
        <Form noValidate>
          <Stack sx={{ gap: 2.5, pt: 1 }}>
            <CodeField
              name="code"
              helperText={values.sessionId === null ? texts.lettersHelp : texts.scanned}
              autoFocus={!scanned}
            />
            {isGuest && (
              <TextField
                name="name"
                label={formLabelOf(guestFields.name)}
                required
                autoComplete="name"
              />
            )}
            <SelectField
              name="profession"
              label={formLabelOf(guestFields.profession)}
              options={professionOptions}
            />
            {isGuest && (
              <TextField
                name="registrationNumber"
                label={formLabelOf(guestFields.registrationNumber)}
              />
            )}
            <CheckboxField
              name="namesAllowed"
              label={formLabelOf(guestFields.namesAllowed)}
              helperText={texts.namesHelp}
            />
            <CheckboxField
              name="listAllowed"
              label={formLabelOf(guestFields.listAllowed)}
              helperText={taughtTexts.listHelp}
            />
          </Stack>
          <SubmitButton pendingLabel="Joining..." fullWidth sx={{ mt: 2.5 }}>
            {isGuest ? texts.joinAsGuest : texts.join}
          </SubmitButton>
        </Form>
      )}
    </Formik>
  );
}

import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { NumberField } from '#client/components/form/NumberField.tsx';
import { SubmitButton } from '#client/components/form/SubmitButton.tsx';
import { TextField } from '#client/components/form/TextField.tsx';
import { usePublicCheck } from '#client/components/identifiers/usePublicCheck.tsx';
import { applyFieldErrors } from '#client/lib/form-errors.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { fieldsOf } from '#client/records/form/fields-of.tsx';
import { HOURS_MIN, HOURS_STEP, hoursLabel } from '#domain/records/activities';
import { confirmPageTexts as texts } from '#domain/proof/confirmations';
import { confirmationFields, type SignatureValues } from '#domain/proof/confirmations.fields';
import { signatureSchema } from '#domain/proof/confirmations.schema';
import { PATIENT_PRIVACY_REMINDER } from '#domain/records/reflective-logs';
import { commentOf, isOutdated, signConfirmation, type RecordToConfirm } from './confirmation.ts';

const Field = fieldsOf(confirmationFields);

interface Props {
  token: string;
  record: RecordToConfirm;
  onDone: () => void;
  /** Called if the answer was refused, since the request may have changed meanwhile. */
  onRefused: () => void;
}

/** Asks the signer who they are and how many hours they confirm: those of the record, or fewer. */
export function SignForm({ token, record, onDone, onRefused }: Props) {
  const { check, question } = usePublicCheck();
  const { hours, person, signedHash } = record;
  const initialValues: SignatureValues = {
    name: '',
    profession: '',
    registrationNumber: '',
    hours,
    comment: '',
  };
  return (
    <>
      <Formik
        initialValues={initialValues}
        validationSchema={signatureSchema}
        validate={(values) =>
          Number(values.hours) > hours ? { hours: `At most ${hoursLabel(hours)}` } : {}
        }
        onSubmit={async (values, formik) => {
          if (!(await check(commentOf(values.comment), [person, values.name]))) return;
          try {
            await signConfirmation({
              token,
              signedHash,
              name: values.name,
              profession: values.profession,
              registrationNumber: values.registrationNumber.trim() || null,
              hours: Number(values.hours),
              comment: values.comment.trim() || null,
            });
            onDone();
          } catch (error) {
            if (applyFieldErrors(error, formik)) return;
            tellFailure(texts.failed, error);
            if (isOutdated(error)) onRefused();
          }
        }}
      >
        <Stack component={Form} noValidate sx={{ gap: 2.5 }}>
          <Field as={TextField} name="name" required autoComplete="name" />
          <Field as={TextField} name="profession" required placeholder="Intensive care paramedic" />
          <Field as={TextField} name="registrationNumber" autoComplete="off" />
          <Field
            as={NumberField}
            name="hours"
            required
            limits={{ min: HOURS_MIN, max: hours, step: HOURS_STEP }}
            helperText={`You can correct the hours down from ${hoursLabel(hours)}.`}
          />
          <Field
            as={TextField}
            name="comment"
            multiline
            minRows={2}
            helperText={PATIENT_PRIVACY_REMINDER}
          />
          <Typography variant="body2" color="textSecondary">
            {texts.kept}
          </Typography>
          <SubmitButton pendingLabel="Confirming..." size="large">
            {texts.confirm}
          </SubmitButton>
        </Stack>
      </Formik>
      {question}
    </>
  );
}

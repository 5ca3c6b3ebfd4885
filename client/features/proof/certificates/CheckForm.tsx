import Stack from '@mui/material/Stack';
import { Form, Formik } from 'formik';
import { SubmitButton } from '#client/components/form/SubmitButton.tsx';
import { TextField } from '#client/components/form/TextField.tsx';
import { certificateMessages } from '#domain/learning/certificates';
import { certificateNumberSchema } from '#domain/learning/certificates.schema';

interface Props {
  /** The number in the address. */
  typed: string;
  onCheck: (typed: string) => void;
}

/** Accepts a certificate number in the forms people type it. */
export function CheckForm({ typed, onCheck }: Props) {
  return (
    <Formik
      initialValues={{ number: typed }}
      initialTouched={{ number: typed !== '' }}
      validateOnMount={typed !== ''}
      validateOnBlur={false}
      validationSchema={certificateNumberSchema}
      enableReinitialize
      onSubmit={({ number }) => onCheck(number)}
    >
      <Stack
        component={Form}
        noValidate
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ gap: 1.5, alignItems: { sm: 'flex-start' } }}
      >
        <TextField
          name="number"
          label="Certificate number"
          autoComplete="off"
          helperText={certificateMessages.explanation}
          slotProps={{ htmlInput: { autoCapitalize: 'characters', spellCheck: false } }}
        />
        <SubmitButton pendingLabel="Checking..." sx={{ minHeight: 56, flexShrink: 0 }}>
          Check certificate
        </SubmitButton>
      </Stack>
    </Formik>
  );
}

import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Stack from '@mui/material/Stack';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { SubmitButton } from '#client/components/form/SubmitButton.tsx';
import { TextField } from '#client/components/form/TextField.tsx';
import { applyFieldErrors } from '#client/lib/form-errors.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { forgottenTexts } from '#domain/account/forgotten-password';
import { resetRequestSchema } from '#domain/account/recovery.schema';
import { requestReset } from './reset.ts';

/** Requests a link by e-mail. */
export function RequestForm() {
  const [isSent, setSent] = useState(false);
  return (
    <Formik
      initialValues={{ account: '' }}
      validationSchema={resetRequestSchema}
      onSubmit={async (values, formik) => {
        setSent(false);
        try {
          await requestReset(values);
          setSent(true);
        } catch (error) {
          if (!applyFieldErrors(error, formik)) tellFailure(forgottenTexts.notSent, error);
        }
      }}
    >
      <Stack component={Form} noValidate sx={{ gap: 2 }}>
        <TextField
          name="account"
          label="Username or e-mail address"
          autoComplete="username"
          slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
        />
        <SubmitButton pendingLabel="Sending..." sx={{ alignSelf: 'flex-start' }}>
          {isSent ? 'Send another link' : 'Send a link'}
        </SubmitButton>
        <div aria-live="polite">
          {isSent && (
            <Alert severity="success" sx={{ alignItems: 'flex-start' }}>
              <AlertTitle>{forgottenTexts.sent.title}</AlertTitle>
              {forgottenTexts.sent.text}
            </Alert>
          )}
        </div>
      </Stack>
    </Formik>
  );
}

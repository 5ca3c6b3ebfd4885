import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#client/lib/paths.ts';
import { SubmitButton } from '#client/components/form/SubmitButton.tsx';
import { applyFieldErrors, refusedFields } from '#client/lib/form-errors.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { forgottenTexts } from '#domain/account/forgotten-password';
import { resetSchema } from '#domain/account/recovery.schema';
import { BackToSignIn } from './ForgottenPassword.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { resetByLink } from './reset.ts';
import { useResetDone } from './useResetDone.ts';

/** Sets a new password with the link in a message. */
export function LinkReset({ token }: { token: string }) {
  const done = useResetDone();
  const [refused, setRefused] = useState<string | null>(null);
  if (refused === token) return <Expired />;
  return (
    <Stack sx={{ gap: 3 }}>
      <div>
        <Typography variant="h1">Set a new password</Typography>
        <Typography sx={{ color: 'text.secondary', mt: 1 }}>{forgottenTexts.after}</Typography>
      </div>
      <Formik
        initialValues={{ token, newPassword: '' }}
        validationSchema={resetSchema}
        onSubmit={async (values, formik) => {
          try {
            await resetByLink(values);
            done();
          } catch (error) {
            if ('token' in refusedFields(error)) setRefused(token);
            else if (!applyFieldErrors(error, formik)) tellFailure(forgottenTexts.failed, error);
          }
        }}
      >
        <Stack component={Form} noValidate sx={{ gap: 2.5 }}>
          <NewPasswordFields autoFocus />
          <SubmitButton pendingLabel="Saving..." size="large">
            Set new password
          </SubmitButton>
        </Stack>
      </Formik>
      <BackToSignIn />
    </Stack>
  );
}

function Expired() {
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }} aria-live="polite">
      <Typography variant="h1">{forgottenTexts.expired.title}</Typography>
      <Typography>{forgottenTexts.expired.text}</Typography>
      <Button component={Link} to={paths.forgotPassword} variant="contained">
        Ask for a new link
      </Button>
      <BackToSignIn />
    </Stack>
  );
}

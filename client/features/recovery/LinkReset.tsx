import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#client/app/paths.ts';
import { SubmitButton } from '#client/components/form/SubmitButton.tsx';
import { applyFieldErrors, codeOf, refusedFields } from '#client/lib/form-errors.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { forgottenTexts } from '#domain/security';
import { newPasswordSchema } from '#domain/security.schema';
import { BackToSignIn } from './ForgottenPassword.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { resetByLink } from './reset.ts';
import { useResetDone } from './useResetDone.ts';

/** Sets a new password by the link in a message. */
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
        initialValues={{ newPassword: '' }}
        validationSchema={newPasswordSchema}
        onSubmit={async ({ newPassword }, formik) => {
          try {
            await resetByLink({ token, newPassword });
            done();
          } catch (error) {
            const isOfLink = codeOf(error) === 'BAD_USER_INPUT';
            if ('newPassword' in refusedFields(error)) applyFieldErrors(error, formik);
            else if (isOfLink) setRefused(token);
            else tellFailure(forgottenTexts.failed, error);
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

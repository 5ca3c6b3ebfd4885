import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { recoveryCodeInput } from '#client/components/form/code-inputs.ts';
import { SubmitButton } from '#client/components/form/SubmitButton.tsx';
import { TextField } from '#client/components/form/TextField.tsx';
import { applyFieldErrors } from '#client/lib/form-errors.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { forgottenTexts } from '#domain/account/forgotten-password';
import { resetWithCodeSchema } from '#domain/account/recovery.schema';
import { BackToSignIn } from './ForgottenPassword.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { resetByCode } from './reset.ts';
import { useResetDone } from './useResetDone.ts';

const empty = { username: '', recoveryCode: '', newPassword: '' };

/** Sets a new password with a recovery code. */
export function CodeResetForm() {
  const done = useResetDone();
  return (
    <Stack sx={{ gap: 3 }}>
      <div>
        <Typography variant="h1">Use a recovery code</Typography>
        <Typography sx={{ color: 'text.secondary', mt: 1 }}>{forgottenTexts.after}</Typography>
      </div>
      <Formik
        initialValues={empty}
        validationSchema={resetWithCodeSchema}
        onSubmit={async (values, formik) => {
          try {
            await resetByCode(values);
            done();
          } catch (error) {
            if (!applyFieldErrors(error, formik)) tellFailure(forgottenTexts.failed, error);
          }
        }}
      >
        <Stack component={Form} noValidate sx={{ gap: 2.5 }}>
          <TextField
            name="username"
            label="Username"
            autoComplete="username"
            slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
          />
          <TextField name="recoveryCode" {...recoveryCodeInput} />
          <NewPasswordFields />
          <SubmitButton pendingLabel="Saving..." size="large">
            Set new password
          </SubmitButton>
        </Stack>
      </Formik>
      <BackToSignIn />
    </Stack>
  );
}

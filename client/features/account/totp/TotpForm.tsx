import Stack from '@mui/material/Stack';
import { Form, Formik } from 'formik';
import { appCodeInput } from '#client/components/form/code-inputs.ts';
import { SubmitButton } from '#client/components/form/SubmitButton.tsx';
import { TextField } from '#client/components/form/TextField.tsx';
import { useConfirmTotpMutation } from '#client/graphql/generated.ts';
import { applyFieldErrors } from '#client/lib/form-errors.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { securityMessages } from '#domain/account/security';

/** Confirms the authenticator app with a first code. */
export function TotpForm({ onDone }: { onDone: () => void }) {
  const [confirm] = useConfirmTotpMutation();
  return (
    <Formik
      initialValues={{ code: '' }}
      validate={({ code }) => (code.trim() === '' ? { code: 'Enter the code' } : {})}
      onSubmit={async ({ code }, formik) => {
        try {
          await confirm({ variables: { code: code.trim() } });
          onDone();
          showToast(securityMessages.totpAdded);
        } catch (error) {
          if (!applyFieldErrors(error, formik)) tellFailure(securityMessages.failed, error);
        }
      }}
    >
      <Stack component={Form} noValidate sx={{ gap: 2 }}>
        <TextField {...appCodeInput} name="code" />
        <SubmitButton pendingLabel="Checking...">Turn on</SubmitButton>
      </Stack>
    </Formik>
  );
}

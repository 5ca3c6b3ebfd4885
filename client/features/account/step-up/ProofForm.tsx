import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Form, Formik, type FormikErrors } from 'formik';
import { useState } from 'react';
import { PasswordField } from '#client/components/form/PasswordField.tsx';
import { SubmitButton } from '#client/components/form/SubmitButton.tsx';
import { TextField } from '#client/components/form/TextField.tsx';
import { appCodeInput, recoveryCodeInput } from '#client/components/form/code-inputs.ts';
import { VisuallyHidden } from '#client/components/VisuallyHidden.tsx';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { applyFieldErrors, messageOf } from '#client/lib/form-errors.ts';
import type { SignInMethod } from '#domain/account/sign-in-methods';
import { useConfirm } from './useConfirm.ts';

interface Props {
  methods: readonly SignInMethod[];
  onConfirmed: () => void;
}

/** The password, and a code if the account has a second factor. */
export function ProofForm({ methods, onConfirmed }: Props) {
  const { confirm } = useConfirm(onConfirmed);
  const username = useCurrentUser().user?.username ?? '';
  const needsCode = methods.includes('totp') || methods.includes('passkey');
  const [isRecovery, setRecovery] = useState(!methods.includes('totp'));
  const canSwitch = methods.includes('totp') && methods.includes('recovery-code');
  return (
    <Formik
      initialValues={{ password: '', code: '' }}
      validate={({ password, code }) => {
        const errors: FormikErrors<{ password: string; code: string }> = {};
        if (password === '') errors.password = 'Password is required';
        if (needsCode && code.trim() === '') errors.code = 'Enter the code';
        return errors;
      }}
      onSubmit={async ({ password, code }, formik) => {
        try {
          await confirm({ password, ...(needsCode && { code: code.trim() }) });
        } catch (error) {
          if (applyFieldErrors(error, formik)) return;
          formik.setStatus({ refused: { password: messageOf(error) } });
        }
      }}
    >
      <Stack component={Form} noValidate sx={{ gap: 2, pt: 1 }}>
        <VisuallyHidden>
          <input
            type="text"
            name="username"
            autoComplete="username"
            aria-label="Username"
            value={username}
            readOnly
            tabIndex={-1}
          />
        </VisuallyHidden>
        <PasswordField label="Your password" autoComplete="current-password" autoFocus />
        {needsCode && (
          <TextField
            key={String(isRecovery)}
            name="code"
            {...(isRecovery ? recoveryCodeInput : appCodeInput)}
          />
        )}
        {needsCode && canSwitch && (
          <Button sx={{ alignSelf: 'flex-start' }} onClick={() => setRecovery(!isRecovery)}>
            {isRecovery ? 'Use your authenticator app' : 'Use a recovery code instead'}
          </Button>
        )}
        <SubmitButton pendingLabel="Confirming...">Confirm</SubmitButton>
      </Stack>
    </Formik>
  );
}

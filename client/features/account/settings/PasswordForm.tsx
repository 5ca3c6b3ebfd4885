import Stack from '@mui/material/Stack';
import { Form, Formik } from 'formik';
import { PasswordField } from '#client/components/form/PasswordField.tsx';
import { PasswordStrength } from '#client/components/form/PasswordStrength.tsx';
import { SubmitButton } from '#client/components/form/SubmitButton.tsx';
import { VisuallyHidden } from '#client/components/VisuallyHidden.tsx';
import { applyFieldErrors } from '#client/lib/form-errors.ts';
import { firstPasswordSchema, passwordChangeSchema } from '#domain/account/settings.schema';
import { useChangePassword } from './useChangePassword.ts';

const empty = { currentPassword: '', newPassword: '' };

interface Props {
  username: string;
  hasPassword: boolean;
}

/** Asks for the current password, if there is one, and the new one. */
export function PasswordForm({ username, hasPassword }: Props) {
  const change = useChangePassword();
  return (
    <Formik
      initialValues={empty}
      validationSchema={hasPassword ? passwordChangeSchema : firstPasswordSchema}
      onSubmit={async (values, formik) => {
        try {
          await change(hasPassword ? values : { newPassword: values.newPassword });
          formik.resetForm();
        } catch (error) {
          applyFieldErrors(error, formik);
        }
      }}
    >
      {({ values }) => (
        <Stack
          component={Form}
          noValidate
          sx={{ gap: 2.5, maxWidth: (theme) => theme.layout.formWidth }}
        >
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
          {hasPassword && (
            <PasswordField
              name="currentPassword"
              label="Current password"
              autoComplete="current-password"
            />
          )}
          <PasswordField name="newPassword" label="New password" autoComplete="new-password" />
          <PasswordStrength password={values.newPassword} />
          <SubmitButton pendingLabel="Updating..." sx={{ alignSelf: 'flex-start' }}>
            {hasPassword ? 'Change password' : 'Set password'}
          </SubmitButton>
        </Stack>
      )}
    </Formik>
  );
}

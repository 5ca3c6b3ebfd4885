import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { PasswordField } from '#client/components/form/PasswordField.tsx';
import { PasswordStrength } from '#client/components/form/PasswordStrength.tsx';
import { forgottenTexts } from '#domain/account/forgotten-password';

/** A new password with its rules and strength. */
export function NewPasswordFields({ autoFocus = false }: { autoFocus?: boolean }) {
  const { values } = useFormikContext<{ newPassword: string }>();
  return (
    <>
      <PasswordField
        name="newPassword"
        label="New password"
        autoComplete="new-password"
        autoFocus={autoFocus}
      />
      {values.newPassword === '' && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: -1.5, mx: 2 }}>
          {forgottenTexts.rules}
        </Typography>
      )}
      <PasswordStrength password={values.newPassword} />
    </>
  );
}

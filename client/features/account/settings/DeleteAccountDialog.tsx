import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { PasswordField } from '#client/components/form/PasswordField.tsx';
import { SubmitButton } from '#client/components/form/SubmitButton.tsx';
import { FormDialog } from '#client/components/FormDialog.tsx';
import { SourceLine } from '#client/components/SourceLine.tsx';
import { useHasPasswordQuery } from '#client/graphql/generated.ts';
import { applyFieldErrors } from '#client/lib/form-errors.ts';
import { useRules } from '#client/lib/rules.ts';
import { deletionWarning, retentionWarning } from '#domain/account/settings';
import { accountDeletionSchema } from '#domain/account/settings.schema';
import { DownloadButton } from './DownloadButton.tsx';
import { useDeleteAccount } from './useDeleteAccount.ts';

interface Props {
  open: boolean;
  timeZone: string | undefined;
  onClose: () => void;
}

/** Shows what will be lost, offers an export, and asks for the password. */
export function DeleteAccountDialog({ open, timeZone, onClose }: Props) {
  const deleteAccount = useDeleteAccount();
  const hasPassword = useHasPasswordQuery().data?.me?.security.hasPassword ?? true;
  const retention = retentionWarning(useRules());
  return (
    <FormDialog open={open} onClose={onClose} title={deletionWarning.title}>
      <Stack sx={{ gap: 2.5 }}>
        <Typography>{deletionWarning.text}</Typography>
        <Alert severity="warning" role="note">
          <Typography>{retention.text}</Typography>
          <SourceLine source={retention.source} />
        </Alert>
        <div>
          <DownloadButton timeZone={timeZone} />
        </div>
        <Formik
          initialValues={{ password: '' }}
          validationSchema={hasPassword ? accountDeletionSchema : undefined}
          onSubmit={async (values, formik) => {
            await deleteAccount(hasPassword ? values : {}).catch((error: unknown) =>
              applyFieldErrors(error, formik),
            );
          }}
        >
          {({ isSubmitting }) => (
            <Stack component={Form} noValidate sx={{ gap: 2.5 }}>
              {hasPassword && (
                <PasswordField label="Your password" autoComplete="current-password" />
              )}
              <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'flex-end' }}>
                <Button onClick={onClose} disabled={isSubmitting}>
                  Keep my account
                </Button>
                <SubmitButton pendingLabel="Deleting..." color="error">
                  Delete my account
                </SubmitButton>
              </Stack>
            </Stack>
          )}
        </Formik>
      </Stack>
    </FormDialog>
  );
}

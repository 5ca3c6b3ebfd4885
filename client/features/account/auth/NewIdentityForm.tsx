import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Form, Formik } from 'formik';
import { SubmitButton } from '#client/components/form/SubmitButton.tsx';
import { TextField } from '#client/components/form/TextField.tsx';
import { applyFieldErrors, messageOf } from '#client/lib/form-errors.ts';
import { useSession } from '#client/lib/session.ts';
import { showToast } from '#client/lib/toast.ts';
import { identityTexts } from '#domain/account/linked-identities';
import { identityRegistrationSchema } from '#domain/account/linked-identities.schema';
import { registrationFailedFallback, userMessages } from '#domain/account/users';
import type { NewAccount } from './FirstCodes.tsx';
import { registerWithIdentity } from './new-identity.ts';

interface Props {
  /** The name of the provider, which is often the employer. */
  provider: string;
  /** The name of the person that the provider has told. */
  fullName: string;
  onMade: (account: NewAccount) => void;
  onClose: () => void;
}

/** The form of an account without a password. */
export function NewIdentityForm({ provider, fullName, onMade, onClose }: Props) {
  const { client } = useSession();
  return (
    <Formik
      initialValues={{ fullName, username: '', organization: provider }}
      validationSchema={identityRegistrationSchema}
      onSubmit={async (values, formik) => {
        try {
          onMade(await registerWithIdentity(await client(), values));
        } catch (error) {
          applyFieldErrors(error, formik);
          showToast({
            title: userMessages.registrationFailed,
            description: messageOf(error, registrationFailedFallback),
            variant: 'destructive',
          });
        }
      }}
    >
      <Stack component={Form} noValidate sx={{ gap: 2.5, pt: 1 }}>
        <TextField name="fullName" label="Full Name" autoComplete="name" />
        <TextField
          name="username"
          label="Username"
          autoComplete="username"
          slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
        />
        <TextField name="organization" label="Organization" autoComplete="organization" />
        <SubmitButton size="large" pendingLabel="Creating account...">
          {identityTexts.create}
        </SubmitButton>
        <Button onClick={onClose}>{identityTexts.haveAccount}</Button>
      </Stack>
    </Formik>
  );
}

import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { SubmitButton } from '#client/components/form/SubmitButton.tsx';
import { TextField } from '#client/components/form/TextField.tsx';
import { applyFieldErrors, messageOf } from '#client/lib/form-errors.ts';
import { defaultOrganization } from '#client/lib/installation.ts';
import { paths } from '#client/lib/paths.ts';
import { useSession } from '#client/lib/session.ts';
import { showToast } from '#client/lib/toast.ts';
import { identityTexts } from '#domain/account/identity-providers';
import { identityRegistrationSchema } from '#domain/account/identity-providers.schema';
import { registrationFailedFallback, userMessages } from '#domain/account/users';
import { FirstCodes, type NewAccount } from './FirstCodes.tsx';
import { provenName, registerWithIdentity } from './new-identity.ts';

/** Creates an account for somebody whom an identity provider knows and this installation does not. */
export function NewIdentity({ provider }: { provider: string }) {
  const { client } = useSession();
  const [fullName, setFullName] = useState<string | null>(null);
  const [made, setMade] = useState<NewAccount | null>(null);
  useEffect(() => {
    let isGone = false;
    const set = (name: string | null) => isGone || setFullName(name ?? '');
    client()
      .then(provenName)
      // Without the name they type it.
      .then(set, () => set(null));
    return () => void (isGone = true);
  }, [client]);
  if (made) return <FirstCodes account={made} />;
  if (fullName === null) return null;
  return (
    <Formik
      initialValues={{ fullName, username: '', organization: defaultOrganization() }}
      validationSchema={identityRegistrationSchema}
      onSubmit={async (values, formik) => {
        try {
          setMade(await registerWithIdentity(await client(), values));
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
      <Stack component={Form} noValidate sx={{ gap: 2.5 }}>
        <Typography variant="h2">{identityTexts.newTitle(provider)}</Typography>
        <Typography color="textSecondary">{identityTexts.newText}</Typography>
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
        <Button component={Link} to={paths.auth} replace>
          {identityTexts.haveAccount}
        </Button>
      </Stack>
    </Formik>
  );
}

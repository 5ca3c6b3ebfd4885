import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { PasswordField } from '#client/components/form/PasswordField.tsx';
import { SubmitButton } from '#client/components/form/SubmitButton.tsx';
import { sharedPageTexts as texts } from '#domain/proof/shared-submissions';

interface Props {
  /** Reason why the last passphrase did not open the link. */
  problem: string | null;
  onOpen: (passphrase: string) => Promise<void>;
}

/** Asks for the passphrase of a link. */
export function PassphraseForm({ problem, onOpen }: Props) {
  return (
    <Formik
      initialValues={{ passphrase: '' }}
      validate={({ passphrase }) => (passphrase ? {} : { passphrase: 'Enter the passphrase' })}
      onSubmit={({ passphrase }) => onOpen(passphrase)}
    >
      <Stack component={Form} noValidate sx={{ gap: 2 }}>
        <Typography variant="h2">{texts.passphraseTitle}</Typography>
        <Typography>{texts.passphraseText}</Typography>
        {problem && <Alert severity="error">{problem}</Alert>}
        <PasswordField
          name="passphrase"
          label={texts.passphraseLabel}
          autoComplete="current-password"
          autoFocus
        />
        <SubmitButton pendingLabel={texts.opening} sx={{ alignSelf: 'flex-start' }}>
          {texts.open}
        </SubmitButton>
      </Stack>
    </Formik>
  );
}

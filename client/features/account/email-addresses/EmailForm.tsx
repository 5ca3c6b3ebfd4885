import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Form, Formik } from 'formik';
import { AskUnsaved } from '#client/components/form/AskUnsaved.tsx';
import { SubmitButton } from '#client/components/form/SubmitButton.tsx';
import { TextField } from '#client/components/form/TextField.tsx';
import { applyFieldErrors } from '#client/lib/form-errors.ts';
import { emailAddressSchema } from '#domain/account/email-addresses.schema';
import { useUpdateEmail } from './useUpdateEmail.ts';

interface Props {
  autoFocus: boolean;
  onDone: () => void;
  /** True if there is an address to keep. */
  onCancel: (() => void) | undefined;
}

/** Sets or changes the address. */
export function EmailForm({ autoFocus, onDone, onCancel }: Props) {
  const update = useUpdateEmail();
  return (
    <Formik
      initialValues={{ address: '' }}
      validationSchema={emailAddressSchema}
      onSubmit={async (values, formik) => {
        try {
          await update(values);
          onDone();
        } catch (error) {
          applyFieldErrors(error, formik);
        }
      }}
    >
      <Stack
        component={Form}
        noValidate
        sx={{ gap: 2, maxWidth: (theme) => theme.layout.formWidth }}
      >
        <AskUnsaved />
        <TextField
          name="address"
          label="E-mail address"
          type="email"
          autoComplete="email"
          autoFocus={autoFocus}
        />
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <SubmitButton pendingLabel="Sending...">Send confirmation</SubmitButton>
          {onCancel && <Button onClick={onCancel}>Cancel</Button>}
        </Stack>
      </Stack>
    </Formik>
  );
}

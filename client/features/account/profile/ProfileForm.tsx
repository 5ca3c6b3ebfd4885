import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { AskUnsaved } from '#client/components/form/AskUnsaved.tsx';
import { SubmitButton } from '#client/components/form/SubmitButton.tsx';
import { TextField } from '#client/components/form/TextField.tsx';
import type { ProfilePartsFragment } from '#client/graphql/generated.ts';
import { applyFieldErrors } from '#client/lib/form-errors.ts';
import { useFirstFieldFocus } from '#client/lib/return-focus.ts';
import { draftChanges } from '#domain/records/drafts';
import { profileSchema } from '#domain/account/users.schema';
import { useUpdateProfile } from './useUpdateProfile.ts';

interface Props {
  user: ProfilePartsFragment;
  onDone: () => void;
}

/** Edits full name and organization. */
export function ProfileForm({ user, onDone }: Props) {
  const update = useUpdateProfile();
  const area = useFirstFieldFocus<HTMLDivElement>();
  const [initialValues] = useState({
    fullName: user.fullName,
    organization: user.organization ?? '',
  });
  return (
    <Formik
      initialValues={initialValues}
      validationSchema={profileSchema}
      onSubmit={async (values, formik) => {
        try {
          await update(draftChanges(initialValues, values));
          onDone();
        } catch (error) {
          applyFieldErrors(error, formik);
        }
      }}
    >
      {({ isSubmitting }) => (
        <Form noValidate>
          <AskUnsaved />
          <Stack ref={area} sx={{ gap: 2.5 }}>
            <TextField name="fullName" label="Full Name" autoComplete="name" required />
            <TextField
              name="organization"
              label="Organization"
              autoComplete="organization"
              required
            />
            <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
              <SubmitButton pendingLabel="Saving...">Save Changes</SubmitButton>
              <Button onClick={onDone} disabled={isSubmitting}>
                Cancel
              </Button>
            </Stack>
          </Stack>
        </Form>
      )}
    </Formik>
  );
}

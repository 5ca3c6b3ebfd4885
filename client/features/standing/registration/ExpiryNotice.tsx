import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { RegistrationPartsFragment } from '#client/graphql/generated.ts';
import { registrationInput, registrationValues } from './form-values.ts';
import { todayIn } from '#client/lib/dates.ts';
import { useUpdateRegistration } from './useUpdateRegistration.ts';

interface Props {
  user: RegistrationPartsFragment;
  variant: 'dashboard' | 'profile';
}

/** Notes that the Board's year is now assumed, until the user keeps it or chooses another rule. */
export function ExpiryNotice({ user, variant }: Props) {
  const update = useUpdateRegistration(variant);
  const [saving, setSaving] = useState(false);
  const { registrationDate, ...values } = registrationValues(user);
  async function keep() {
    if (!registrationDate) return;
    setSaving(true);
    const input = registrationInput({ ...values, registrationDate }, todayIn(user.timeZone));
    await update(input).catch(() => {});
    setSaving(false);
  }
  return (
    <Alert
      severity="info"
      role="note"
      sx={{ width: '100%' }}
      action={
        <Button color="inherit" size="small" disabled={saving} onClick={() => void keep()}>
          Keep it
        </Button>
      }
    >
      {user.registration.expiryNotice}
    </Alert>
  );
}

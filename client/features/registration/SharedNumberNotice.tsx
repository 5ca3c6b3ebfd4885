import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { HeldRegistrationPartsFragment } from '#client/graphql/generated.ts';
import { sharedNumberMessages as messages } from '#domain/registration-details';

type Held = Pick<HeldRegistrationPartsFragment, 'registrationNumber' | 'isNumberShared'>;

/** Says that another account states the registration's number, too; without one, nothing. */
export function SharedNumberNotice({ registration }: { registration: Held | undefined }) {
  if (!registration?.isNumberShared || !registration.registrationNumber) return null;
  return (
    <Alert severity="warning" role="note" sx={{ width: '100%' }}>
      <AlertTitle>{messages.title}</AlertTitle>
      {messages.text(registration.registrationNumber)} {messages.advice}
    </Alert>
  );
}

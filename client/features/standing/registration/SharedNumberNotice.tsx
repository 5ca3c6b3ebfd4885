import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import {
  useRegistrationsQuery,
  type HeldRegistrationPartsFragment,
} from '#client/graphql/generated.ts';
import { sharedNumberMessages as messages } from '#domain/account/shared-numbers';

type Held = Pick<HeldRegistrationPartsFragment, 'registrationNumber' | 'isNumberShared'>;

/** Warns that another account states the registration's number too; renders nothing otherwise. */
export function SharedNumberNotice({ registration }: { registration: Held | undefined }) {
  const number = registration?.registrationNumber;
  if (!registration?.isNumberShared || !number) return null;
  return (
    <Alert severity="warning" role="note" sx={{ width: '100%' }}>
      <AlertTitle>{messages.title(number)}</AlertTitle>
      {messages.text(number)} {messages.advice(number)}
    </Alert>
  );
}

/** Shows the notice for the first registration, whose card shows only what the profile's own query returns. */
export function FirstNumberNotice() {
  const { data } = useRegistrationsQuery();
  return (
    <SharedNumberNotice registration={data?.me?.registrations.find(({ isFirst }) => isFirst)} />
  );
}

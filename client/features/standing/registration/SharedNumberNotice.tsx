import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import {
  useRegistrationsQuery,
  type HeldRegistrationPartsFragment,
} from '#client/graphql/generated.ts';
import { sharedNumberMessages as messages } from '#domain/account/shared-numbers';

type Held = Pick<HeldRegistrationPartsFragment, 'registrationNumber' | 'isNumberShared'>;

/** Says that another account states the registration's number, too; without one, nothing. */
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

/** The same of the first registration, whose card shows what the profile's own query gives. */
export function FirstNumberNotice() {
  const { data } = useRegistrationsQuery();
  return (
    <SharedNumberNotice registration={data?.me?.registrations.find(({ isFirst }) => isFirst)} />
  );
}

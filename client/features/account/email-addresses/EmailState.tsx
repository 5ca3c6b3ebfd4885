import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, type RefObject } from 'react';
import type { EmailPartsFragment } from '#client/graphql/generated.ts';
import { useEmailActions } from './useEmailActions.ts';
import { useUpdateEmail } from './useUpdateEmail.ts';

interface Props {
  email: NonNullable<EmailPartsFragment['email']>;
  isAvailable: boolean;
  /** The button that opens the form. */
  change: RefObject<HTMLButtonElement | null>;
  onChange: () => void;
}

/** The address, its status and actions. */
export function EmailState({ email, isAvailable, change, onChange }: Props) {
  const [pending, setPending] = useState(false);
  const update = useUpdateEmail();
  const { remove, resubscribe } = useEmailActions();
  const { address, confirmed, unsubscribed, refused } = email;
  const run = (action: () => Promise<void>) => async () => {
    setPending(true);
    // The refusal has been shown by then.
    await action().catch(() => {});
    setPending(false);
  };
  const { label, color, hint } = stateOf(email);
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="subtitle2" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {address}
        </Typography>
        <Chip color={color} label={label} />
      </Stack>
      {hint && <Typography variant="body2">{hint}</Typography>}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {isAvailable && (!confirmed || refused) && (
          <Button variant="contained" disabled={pending} onClick={run(() => update({ address }))}>
            Send link again
          </Button>
        )}
        {confirmed && unsubscribed && !refused && (
          <Button variant="contained" disabled={pending} onClick={run(resubscribe)}>
            Turn on e-mail
          </Button>
        )}
        {isAvailable && (
          <Button ref={change} variant="outlined" disabled={pending} onClick={onChange}>
            Change address
          </Button>
        )}
        <Button color="error" disabled={pending} onClick={run(remove)}>
          Remove address
        </Button>
      </Stack>
    </Stack>
  );
}

function stateOf({ confirmed, unsubscribed, refused }: Props['email']) {
  if (refused) {
    const hint =
      'Its mail server refused our message, so we send nothing to this address. Change it or, if it works now, send the confirmation link again.';
    return { label: 'Does not work', color: 'error', hint } as const;
  }
  if (!confirmed) {
    const hint = 'Open the link in the message we sent. Check your spam folder too.';
    return { label: 'Not confirmed yet', color: 'warning', hint } as const;
  }
  if (unsubscribed) {
    const hint = 'You unsubscribed, so we send nothing to this address.';
    return { label: 'Unsubscribed', color: 'default', hint } as const;
  }
  return { label: 'Confirmed', color: 'success', hint: null } as const;
}

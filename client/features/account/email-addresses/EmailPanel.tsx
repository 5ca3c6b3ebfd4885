import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { lazyPart } from '#client/components/lazy-parts.tsx';
import { Panel } from '#client/components/Panel.tsx';
import type { EmailPartsFragment } from '#client/graphql/generated.ts';
import { useReturnFocus } from '#client/lib/return-focus.ts';
import { emailMessages } from '#domain/account/email-addresses';
import { EmailState } from './EmailState.tsx';

const EmailForm = lazyPart(
  async () => (await import('./EmailForm.tsx')).EmailForm,
  <EmailSkeleton />,
);

/** The address for e-mail: set, confirm, remove. */
export function EmailPanel({ user }: { user: EmailPartsFragment | undefined }) {
  return (
    <Panel title="E-mail" busy={!user}>
      {user ? <Email user={user} /> : <EmailSkeleton />}
    </Panel>
  );
}

function EmailSkeleton() {
  return (
    <Stack sx={{ gap: 2 }} aria-hidden>
      <Skeleton variant="rounded" height={56} />
      <Skeleton variant="rounded" width={160} height={44} />
    </Stack>
  );
}

function Email({ user: { email, emailAvailable } }: { user: EmailPartsFragment }) {
  const [isChanging, setChanging] = useState(false);
  const showsForm = emailAvailable && (isChanging || !email);
  const change = useReturnFocus(showsForm);
  const [hadEmail, setHadEmail] = useState(Boolean(email));
  if (email && !hadEmail) setHadEmail(true);
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography variant="body2" color="textSecondary">
        {emailAvailable
          ? 'Reminders and notices come here once you have confirmed the address.'
          : emailMessages.unavailable}
      </Typography>
      {email && !isChanging && (
        <EmailState
          email={email}
          isAvailable={emailAvailable}
          change={change}
          onChange={() => setChanging(true)}
        />
      )}
      {showsForm && (
        <EmailForm
          // Takes over the focus of the button that it replaces.
          autoFocus={hadEmail}
          onDone={() => setChanging(false)}
          onCancel={email ? () => setChanging(false) : undefined}
        />
      )}
    </Stack>
  );
}

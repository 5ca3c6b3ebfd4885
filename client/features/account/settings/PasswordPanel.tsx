import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazyPart } from '#client/components/lazy-parts.tsx';
import { Panel } from '#client/components/Panel.tsx';
import type { UserPartsFragment } from '#client/graphql/generated.ts';

/** As high as the form. */
const FORM_HEIGHT = 196;

const PasswordForm = lazyPart(
  async () => (await import('./PasswordForm.tsx')).PasswordForm,
  <Skeleton variant="rounded" height={FORM_HEIGHT} />,
);

/** Changes the password, which signs out all other devices. */
export function PasswordPanel({ user }: { user: UserPartsFragment | undefined }) {
  return (
    <Panel title="Password">
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        Changing it signs out every other device. Passkeys and an authenticator app stay as they
        are.
      </Typography>
      <PasswordForm username={user?.username ?? ''} />
    </Panel>
  );
}

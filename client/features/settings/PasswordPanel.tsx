import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense, lazy } from 'react';
import { Panel } from '#client/components/Panel.tsx';
import type { UserPartsFragment } from '#client/graphql/generated.ts';

const PasswordForm = lazy(async () => ({
  default: (await import('./PasswordForm.tsx')).PasswordForm,
}));

/** As high as the form. */
const FORM_HEIGHT = 196;

/** A new password, which signs out every other device. */
export function PasswordPanel({ user }: { user: UserPartsFragment | undefined }) {
  return (
    <Panel title="Password">
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        Changing it signs out every other device.
      </Typography>
      <Suspense fallback={<Skeleton variant="rounded" height={FORM_HEIGHT} />}>
        <PasswordForm username={user?.username ?? ''} />
      </Suspense>
    </Panel>
  );
}

import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazyPart } from '#client/components/lazy-parts.tsx';
import { Panel } from '#client/components/Panel.tsx';
import { passwordTexts } from '#domain/account/security';
import type { UserPartsFragment } from '#client/graphql/generated.ts';

/** As high as the form. */
const FORM_HEIGHT = 196;

const PasswordForm = lazyPart(
  async () => (await import('./PasswordForm.tsx')).PasswordForm,
  <Skeleton variant="rounded" height={FORM_HEIGHT} />,
);

interface Props {
  user: UserPartsFragment | undefined;
  hasPassword: boolean | undefined;
}

/** Sets or changes the password, which signs out all other devices. */
export function PasswordPanel({ user, hasPassword = true }: Props) {
  return (
    <Panel title="Password">
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {hasPassword ? passwordTexts.change : passwordTexts.first}
      </Typography>
      <PasswordForm username={user?.username ?? ''} hasPassword={hasPassword} />
    </Panel>
  );
}

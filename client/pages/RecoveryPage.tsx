import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#client/lib/paths.ts';
import { CutLink } from '#client/components/CutLink.tsx';
import { FullScreen } from '#client/components/FullScreen.tsx';
import { CodeResetForm } from '#client/features/account/recovery/CodeResetForm.tsx';
import {
  ForgottenPassword,
  type WayBack,
} from '#client/features/account/recovery/ForgottenPassword.tsx';
import { LinkReset } from '#client/features/account/recovery/LinkReset.tsx';
import { usePageTitle } from '#client/lib/page-title.ts';
import { tokenIn } from '#domain/account/secret-links';

/** The ways back in after a forgotten password: by the link in a message, or by a recovery code. */
export function RecoveryPage() {
  const { pathname } = useLocation();
  const token = useToken();
  const isAsking = pathname === paths.forgotPassword;
  usePageTitle(isAsking ? 'Forgot your password?' : 'Set a new password');
  return (
    <FullScreen align="left">
      {isAsking && <ForgottenPassword />}
      {!isAsking && (token ? <LinkReset token={token} /> : <WithoutToken />)}
    </FullScreen>
  );
}

/** The form for a recovery code, which the app links to; a user from elsewhere may have an incomplete link. */
function WithoutToken() {
  const isFromApp = (useLocation().state as WayBack | null)?.isByCode === true;
  return (
    <Stack sx={{ gap: 4 }}>
      {!isFromApp && <CutLink page="resetPassword" />}
      <CodeResetForm />
    </Stack>
  );
}

/** Reads a link's secret and removes it from the address bar, where it could be seen or copied. */
function useToken(): string | null {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState<string | null>(null);
  const given = tokenIn(hash);
  if (given && given !== token) setToken(given);
  useEffect(() => {
    if (hash) void navigate({ hash: '' }, { replace: true });
  }, [hash, navigate]);
  return token;
}

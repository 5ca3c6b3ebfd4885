import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#client/app/paths.ts';
import { FullScreen } from '#client/components/FullScreen.tsx';
import { CodeResetForm } from '#client/features/recovery/CodeResetForm.tsx';
import { ForgottenPassword } from '#client/features/recovery/ForgottenPassword.tsx';
import { LinkReset } from '#client/features/recovery/LinkReset.tsx';
import { usePageTitle } from '#client/lib/page-title.ts';

/** The ways back in for a user who has forgotten the password, and where they lead: a link of a message, or a code. */
export function RecoveryPage() {
  const { pathname } = useLocation();
  const token = useToken();
  const isAsking = pathname === paths.forgotPassword;
  usePageTitle(isAsking ? 'Forgot your password?' : 'Set a new password');
  return (
    <FullScreen align="left">
      {isAsking && <ForgottenPassword />}
      {!isAsking && (token ? <LinkReset token={token} /> : <CodeResetForm />)}
    </FullScreen>
  );
}

/** The secret of a link, which does not stay in the address bar, where it could be seen or copied. */
function useToken(): string | null {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState<string | null>(null);
  const given = new URLSearchParams(hash.slice(1)).get('token');
  if (given && given !== token) setToken(given);
  useEffect(() => {
    if (hash) void navigate({ hash: '' }, { replace: true });
  }, [hash, navigate]);
  return token;
}

import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { FullScreen } from '#client/components/FullScreen.tsx';
import { CodeResetForm } from '#client/features/recovery/CodeResetForm.tsx';
import { LinkReset } from '#client/features/recovery/LinkReset.tsx';
import { usePageTitle } from '#client/lib/page-title.ts';

/** Where a user sets a new password: by the link in a message, or with a recovery code. */
export function ResetPasswordPage() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState<string | null>(null);
  const given = new URLSearchParams(hash.slice(1)).get('token');
  if (given && given !== token) setToken(given);
  // The secret does not stay in the address bar, where it could be seen or copied.
  useEffect(() => {
    if (hash) void navigate({ hash: '' }, { replace: true });
  }, [hash, navigate]);
  usePageTitle('Set a new password');
  return (
    <FullScreen align="left">{token ? <LinkReset token={token} /> : <CodeResetForm />}</FullScreen>
  );
}

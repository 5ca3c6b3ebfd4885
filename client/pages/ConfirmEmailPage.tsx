import { useSearchParams } from 'react-router-dom';
import { FullScreen } from '#client/components/FullScreen.tsx';
import { ConfirmEmail } from '#client/features/email-addresses/ConfirmEmail.tsx';
import { usePageTitle } from '#client/lib/page-title.ts';

/** Where the link that confirms an e-mail address leads; nobody needs to sign in for it. */
export function ConfirmEmailPage() {
  const [search] = useSearchParams();
  usePageTitle('Confirm e-mail address');
  return (
    <FullScreen>
      <ConfirmEmail token={search.get('token') ?? ''} />
    </FullScreen>
  );
}

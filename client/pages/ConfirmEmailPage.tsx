import { useSearchParams } from 'react-router-dom';
import { FullScreen } from '#client/components/FullScreen.tsx';
import { ConfirmEmail } from '#client/features/email-addresses/ConfirmEmail.tsx';
import { usePageTitle } from '#client/lib/page-title.ts';

/** The target of the link that confirms an e-mail address; needs no sign-in. */
export function ConfirmEmailPage() {
  const [search] = useSearchParams();
  usePageTitle('Confirm e-mail address');
  return (
    <FullScreen>
      <ConfirmEmail token={search.get('token') ?? ''} />
    </FullScreen>
  );
}

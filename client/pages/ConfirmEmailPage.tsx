import { useLocation } from 'react-router-dom';
import { CutLink } from '#client/components/CutLink.tsx';
import { FullScreen } from '#client/components/FullScreen.tsx';
import { ConfirmEmail } from '#client/features/account/email-addresses/ConfirmEmail.tsx';
import { usePageTitle } from '#client/lib/page-title.ts';
import { tokenIn } from '#domain/account/secret-links';

/** The target of the link that confirms an e-mail address; needs no sign-in. Opening it changes nothing. */
export function ConfirmEmailPage() {
  const token = tokenIn(useLocation().hash);
  usePageTitle('Confirm e-mail address');
  return (
    <FullScreen>
      {token ? <ConfirmEmail key={token} token={token} /> : <CutLink page="confirmEmail" isAlone />}
    </FullScreen>
  );
}

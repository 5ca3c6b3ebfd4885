import { FullScreen } from '#client/components/FullScreen.tsx';
import { ForgottenPassword } from '#client/features/recovery/ForgottenPassword.tsx';
import { usePageTitle } from '#client/lib/page-title.ts';

/** The ways back in for a user who has forgotten the password. */
export function ForgotPasswordPage() {
  usePageTitle('Forgot your password?');
  return (
    <FullScreen align="left">
      <ForgottenPassword />
    </FullScreen>
  );
}

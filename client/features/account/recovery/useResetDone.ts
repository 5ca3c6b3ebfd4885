import { useNavigate } from 'react-router-dom';
import { paths } from '#client/lib/paths.ts';
import { showToast } from '#client/lib/toast.ts';
import { forgottenTexts } from '#domain/account/forgotten-password';

/** Leads to sign-in after the password has changed. */
export function useResetDone(): () => void {
  const navigate = useNavigate();
  return () => {
    void navigate(paths.auth, { replace: true });
    showToast(forgottenTexts.changed);
  };
}

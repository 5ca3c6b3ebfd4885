import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#client/lib/paths.ts';
import { forgottenTexts } from '#domain/account/forgotten-password';
import { RequestForm } from './RequestForm.tsx';
import { sendsLinks } from './reset.ts';

/** State of the history entry of `/reset-password`. */
export interface WayBack {
  /** The user chose the recovery code in the app. */
  isByCode: boolean;
}

/** The ways back in: a link by e-mail, if the server sends e-mail, and a recovery code. */
export function ForgottenPassword() {
  const [byEmail, setByEmail] = useState<boolean | null>(null);
  useEffect(() => {
    // If that request fails, submitting the form shows why.
    sendsLinks().then(setByEmail, () => setByEmail(true));
  }, []);
  return (
    <Stack sx={{ gap: 4 }}>
      <div>
        <Typography variant="h1">Forgot your password?</Typography>
        <Typography sx={{ color: 'text.secondary', mt: 1 }}>
          {byEmail === false ? forgottenTexts.byCodeOnly : forgottenTexts.twoWays}
        </Typography>
      </div>
      {byEmail !== false && (
        <Stack component="section" aria-labelledby="by-email" sx={{ gap: 2 }}>
          <Typography id="by-email" variant="h2">
            A link by e-mail
          </Typography>
          <Typography>For accounts with a confirmed e-mail address.</Typography>
          {byEmail ? <RequestForm /> : <Skeleton variant="rounded" height={116} aria-hidden />}
        </Stack>
      )}
      <Stack component="section" aria-labelledby="by-code" sx={{ gap: 2 }}>
        <Typography id="by-code" variant="h2">
          A recovery code
        </Typography>
        <Typography>One of the ten codes that you saved.</Typography>
        <Button
          component={Link}
          to={paths.resetPassword}
          state={{ isByCode: true } satisfies WayBack}
          variant={byEmail === false ? 'contained' : 'outlined'}
          sx={{ alignSelf: 'flex-start' }}
        >
          Use a recovery code
        </Button>
      </Stack>
      <Typography variant="body2" color="textSecondary">
        {forgottenTexts.neither}
      </Typography>
      <BackToSignIn />
    </Stack>
  );
}

/** The link back to sign-in on both screens. */
export const BackToSignIn = () => (
  <Button component={Link} to={paths.auth} sx={{ alignSelf: 'flex-start', ml: -2.25 }}>
    Back to sign-in
  </Button>
);

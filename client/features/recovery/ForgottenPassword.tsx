import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#client/app/paths.ts';
import { forgottenTexts } from '#domain/security';
import { sendsLinks } from './reset.ts';
import { RequestForm } from './RequestForm.tsx';

/** The two ways back in: a link by e-mail, and a recovery code. */
export function ForgottenPassword() {
  return (
    <Stack sx={{ gap: 4 }}>
      <div>
        <Typography variant="h1">Forgot your password?</Typography>
        <Typography sx={{ color: 'text.secondary', mt: 1 }}>
          There are two ways back in. Your records are safe meanwhile.
        </Typography>
      </div>
      <Stack component="section" aria-labelledby="by-email" sx={{ gap: 2 }}>
        <Typography id="by-email" variant="h2">
          A link by e-mail
        </Typography>
        <ByEmail />
      </Stack>
      <Stack component="section" aria-labelledby="by-code" sx={{ gap: 2 }}>
        <Typography id="by-code" variant="h2">
          A recovery code
        </Typography>
        <Typography>One of the ten codes that you saved. They work without e-mail.</Typography>
        <Button
          component={Link}
          to={paths.resetPassword}
          variant="outlined"
          sx={{ alignSelf: 'flex-start' }}
        >
          Use a recovery code
        </Button>
      </Stack>
      <Typography variant="body2" color="textSecondary">
        If you have neither, we cannot let you in: we could not tell you from a stranger.
      </Typography>
      <BackToSignIn />
    </Stack>
  );
}

function ByEmail() {
  const [isOffered, setOffered] = useState<boolean | null>(null);
  useEffect(() => {
    // Where that cannot be asked, the form says why when it is sent.
    sendsLinks().then(setOffered, () => setOffered(true));
  }, []);
  if (isOffered === null) return <Skeleton variant="rounded" height={144} aria-hidden />;
  if (!isOffered) return <Typography>{forgottenTexts.noEmail}</Typography>;
  return (
    <>
      <Typography>For accounts with a confirmed e-mail address.</Typography>
      <RequestForm />
    </>
  );
}

/** The way back from both screens. */
export const BackToSignIn = () => (
  <Button component={Link} to={paths.auth} sx={{ alignSelf: 'flex-start', ml: -2.25 }}>
    Back to sign in
  </Button>
);

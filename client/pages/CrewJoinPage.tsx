import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#client/app/paths.ts';
import { Brand } from '#client/components/Brand.tsx';
import { lazyPart } from '#client/components/lazy-parts.tsx';
import { GuestView } from '#client/features/crew-sessions/GuestView.tsx';
import {
  guestSecret,
  keepGuestSecret,
  send,
  type RestSession,
} from '#client/features/crew-sessions/guest.ts';
import { usePageTitle } from '#client/lib/page-title.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { wasSignedIn } from '#client/prefetch/taken.ts';
import { readJoinFragment } from '#domain/crew-sessions';
import { crewTexts as texts } from '#domain/crew-texts';

/** Loaded after the page: it brings the fields of a form. */
const JoinForm = lazyPart(
  async () => (await import('#client/features/crew-sessions/JoinForm.tsx')).JoinForm,
  <Skeleton variant="rounded" height={280} />,
);

/** Where a scanned code leads: a user joins, somebody without an account joins as a guest. */
export function CrewJoinPage() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const scanned = readJoinFragment(hash);
  const isUser = wasSignedIn();
  const [secret, setSecret] = useState(guestSecret);
  // A new code is for another session, or for coming back to this one.
  const [isJoining, setJoining] = useState(scanned !== null);
  usePageTitle(texts.joinTitle);
  const forget = useCallback(() => {
    keepGuestSecret(null);
    setSecret(null);
  }, []);

  async function join(input: object) {
    if (isUser) {
      const session = await send<RestSession>('/crew-sessions/join', input);
      await navigate(`${paths.crew}/${session.id}`);
      return;
    }
    const guest = await send<{ secret: string }>('/crew-guests', { ...input, secret });
    keepGuestSecret(guest.secret);
    setSecret(guest.secret);
    setJoining(false);
    // The code in the address is used up; a reload shows the session.
    await navigate(paths.crewJoin, { replace: true });
  }

  async function claim() {
    try {
      const session = await send<RestSession>('/crew-sessions/claim', { secret });
      forget();
      showToast(texts.claimed);
      await navigate(`${paths.crew}/${session.id}`);
    } catch (error) {
      tellFailure(texts.claimFailed, error);
    }
  }

  const from = paths.crewJoin + hash;
  const isGuest = secret !== null && !isJoining;
  return (
    <Box component="main" sx={{ display: 'grid', justifyItems: 'center', minHeight: '100dvh' }}>
      <Stack sx={frame}>
        <Typography component="p" variant="h3">
          <Brand />
        </Typography>
        <Typography variant="h1">{isGuest ? texts.title : texts.joinTitle}</Typography>
        {isGuest ? (
          <>
            <GuestView secret={secret} onGone={forget} />
            {isUser ? (
              <Button variant="contained" onClick={() => void claim()}>
                {texts.claim}
              </Button>
            ) : (
              <Button component={RouterLink} to={paths.auth} state={{ from: paths.crewJoin }}>
                {texts.claimSignIn}
              </Button>
            )}
          </>
        ) : (
          <>
            {!isUser && <Typography>{texts.guestIntro}</Typography>}
            <JoinForm scanned={scanned} isGuest={!isUser} onJoin={join} />
            {!isUser && (
              <>
                <Typography variant="body2" color="textSecondary">
                  {texts.guestPrivacy}
                </Typography>
                <Button component={RouterLink} to={paths.auth} state={{ from }}>
                  {texts.haveAccount}
                </Button>
              </>
            )}
          </>
        )}
        <Link component={RouterLink} to={paths.dashboard}>
          {texts.toApp}
        </Link>
      </Stack>
    </Box>
  );
}

const frame = {
  width: '100%',
  maxWidth: (theme: { layout: { readingWidth: number } }) => theme.layout.readingWidth,
  gap: 2,
  px: { xs: 2, sm: 3 },
  py: { xs: 2, sm: 6 },
} as const;

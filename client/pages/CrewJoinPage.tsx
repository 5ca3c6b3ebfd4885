import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import { Link as RouterLink, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#client/lib/paths.ts';
import { PlainPage } from '#client/components/PlainPage.tsx';
import { lazyPart } from '#client/components/lazy-parts.tsx';
import { GuestView } from '#client/features/proof/crew-sessions/GuestView.tsx';
import {
  guestSecret,
  keepGuestSecret,
  send,
  type RestSession,
} from '#client/features/proof/crew-sessions/guest.ts';
import { usePageTitle } from '#client/lib/page-title.ts';
import { useSession } from '#client/lib/session.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { wasSignedIn } from '#client/prefetch/taken.ts';
import { readJoinFragment } from '#domain/proof/crew-codes';
import { crewOfflineTexts, crewTexts as texts, doorTexts } from '#domain/proof/crew-texts';
import { readTicketFragment } from '#domain/proof/crew-tickets';

/** Loaded after the page: it brings the fields of a form. */
const JoinForm = lazyPart(
  async () => (await import('#client/features/proof/crew-sessions/JoinForm.tsx')).JoinForm,
  <Skeleton variant="rounded" height={280} />,
);

const TeachPage = lazyPart(async () => (await import('./TeachPage.tsx')).TeachPage);

/** What visitors do in crew sessions: join one, or teach one. One route of the frame, which every first load brings. */
export const CrewJoinPage = () =>
  useLocation().pathname === paths.teach ? <TeachPage /> : <JoinPage />;

/** The page of a scanned code: users join, people without an account join as guests. */
function JoinPage() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const scanned = readJoinFragment(hash);
  // Who has signed in just now is not noted yet.
  const isUser = useSession().visitor === 'user' || wasSignedIn();
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
  const isTicket = readTicketFragment(hash) !== null;
  // The pages of a signed-in user hold the outbox.
  if (isTicket && isUser) return <Navigate to={paths.crew + hash} replace />;
  const isGuest = secret !== null && !isJoining;
  return (
    <PlainPage gap={2}>
      <Typography variant="h1">{isGuest ? texts.title : texts.joinTitle}</Typography>
      {isTicket ? (
        <>
          <Alert severity="info">{crewOfflineTexts.needsAccount}</Alert>
          <Button component={RouterLink} to={paths.auth} state={{ from }} variant="contained">
            {texts.haveAccount}
          </Button>
        </>
      ) : isGuest ? (
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
              <Link component={RouterLink} to={paths.teach}>
                {doorTexts.teachInstead}
              </Link>
            </>
          )}
        </>
      )}
      <Link component={RouterLink} to={paths.dashboard}>
        {texts.toApp}
      </Link>
    </PlainPage>
  );
}

import { deviceTimeZone } from '#client/lib/device-time-zone.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import { Link as RouterLink, Navigate, useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '#client/components/ConfirmDialog.tsx';
import { lazyPart } from '#client/components/lazy-parts.tsx';
import { PlainPage } from '#client/components/PlainPage.tsx';
import {
  forgetDoor,
  keepDoor,
  keptDoor,
  send,
  type RestSession,
} from '#client/features/proof/crew-sessions/guest.ts';
import { formatDay } from '#client/lib/dates.ts';
import { usePageTitle } from '#client/lib/page-title.ts';
import { TEACH_CREW } from '#client/features/proof/crew-sessions/taught/educator-session.ts';
import { paths } from '#client/lib/paths.ts';
import { useSession } from '#client/lib/session.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { wasSignedIn } from '#client/prefetch/taken.ts';
import { crewTexts, doorTexts as texts } from '#domain/proof/crew-texts';

/** Loaded after the page: it brings the fields of a form. */
const TeachForm = lazyPart(
  async () => (await import('#client/features/proof/crew-sessions/taught/TeachForm.tsx')).TeachForm,
  <Skeleton variant="rounded" height={420} />,
);
const GuestEducator = lazyPart(
  async () =>
    (await import('#client/features/proof/crew-sessions/taught/GuestEducator.tsx')).GuestEducator,
  <Skeleton variant="rounded" height={360} />,
);

/** Where an educator without an account starts a session and runs it, for a day and in one browser. */
export function TeachPage() {
  // Who has signed in just now is not noted yet.
  const isUser = useSession().visitor === 'user' || wasSignedIn();
  const [door, setDoor] = useState(keptDoor);
  usePageTitle(texts.title);
  const forget = useCallback(() => {
    forgetDoor();
    setDoor(null);
  }, []);
  if (door) {
    return (
      <PlainPage gap={2} wide>
        <Door key={door.secret} {...door} isUser={isUser} onForget={forget} />
      </PlainPage>
    );
  }
  if (isUser) return <Navigate to={paths.crew + TEACH_CREW} replace />;
  async function start(input: object) {
    const { secret } = await send<{ secret: string }>('/crew-educators', input);
    setDoor(keepDoor(secret));
    window.scrollTo(0, 0);
  }
  return (
    <PlainPage gap={2}>
      <Typography variant="h1">{texts.title}</Typography>
      <Typography>{texts.intro}</Typography>
      <Alert severity="info">
        {texts.forDay} {texts.ownDevice}
      </Alert>
      <TeachForm onStart={start} />
      <Typography variant="body2" color="textSecondary">
        {texts.privacy}
      </Typography>
      <Button component={RouterLink} to={paths.auth} state={{ from: paths.teach }}>
        {crewTexts.haveAccount}
      </Button>
      <ToApp />
    </PlainPage>
  );
}

const ToApp = () => (
  <Link component={RouterLink} to={paths.dashboard}>
    {crewTexts.toApp}
  </Link>
);

interface DoorProps {
  secret: string;
  until: string;
  isUser: boolean;
  onForget: () => void;
}

/** The session that this browser runs, and how it is kept. */
function Door({ secret, until, isUser, onForget }: DoorProps) {
  const navigate = useNavigate();
  // It is kept until midnight.
  const lastDay = formatDay(new Date(Date.parse(until) - 1), deviceTimeZone());
  const [isEnded, setEnded] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const onEnded = useCallback(() => setEnded(true), []);
  async function keep() {
    try {
      const { id } = await send<RestSession>('/crew-sessions/claim', { secret });
      onForget();
      showToast(texts.kept);
      await navigate(`${paths.crew}/${id}`);
    } catch (error) {
      tellFailure(crewTexts.claimFailed, error);
    }
  }
  return (
    <>
      <GuestEducator
        {...{ secret, onEnded }}
        onGone={onForget}
        note={
          <>
            <Alert severity="info">{texts.until(lastDay)}</Alert>
            <Stack sx={{ flexDirection: { sm: 'row' }, flexWrap: 'wrap', gap: 1 }}>
              {isUser ? (
                <Button variant="outlined" onClick={() => void keep()}>
                  {texts.keep}
                </Button>
              ) : (
                <Button
                  variant="outlined"
                  component={RouterLink}
                  to={paths.auth}
                  state={{ from: paths.teach }}
                >
                  {texts.signIn}
                </Button>
              )}
              {isEnded && <Button onClick={() => setAsking(true)}>{texts.another}</Button>}
            </Stack>
            <ToApp />
          </>
        }
      />
      <ConfirmDialog
        open={isAsking}
        title={texts.anotherTitle}
        text={texts.anotherText}
        confirmLabel={texts.another}
        onClose={() => setAsking(false)}
        onConfirm={onForget}
      />
    </>
  );
}

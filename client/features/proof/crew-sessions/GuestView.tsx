import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { lazyPart } from '#client/components/lazy-parts.tsx';
import { Panel } from '#client/components/Panel.tsx';
import { messageOf } from '#client/lib/form-errors.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { crewTexts as texts, taughtTexts } from '#domain/proof/crew-texts';
import { DEFAULT_TIME_ZONE, dayTimeLabel } from '#domain/dates';
import { send, type RestSession } from './guest.ts';
import { namesIn, People } from './People.tsx';
import { useGuestSession } from './useGuestSession.ts';

interface Props {
  secret: string;
  /** The secret no longer works: claimed, removed, or too old. */
  onGone: () => void;
}

const GuestOfEducator = lazyPart(
  async () => (await import('./taught/GuestOfEducator.tsx')).GuestOfEducator,
);
const FeedbackForm = lazyPart(async () => (await import('./taught/FeedbackForm.tsx')).FeedbackForm);

const taughtTitle = ({ endedAt, hereCount, memberCount }: RestSession): string =>
  endedAt === null ? taughtTexts.inRoom(hereCount) : taughtTexts.attended(memberCount);

/** The session of a guest. It is read on opening, on returning to the page and on request: guests have no socket. */
export function GuestView({ secret, onGone }: Props) {
  const { session, setSession, error, look } = useGuestSession(secret, onGone);

  async function act(path: string, failed: string, more: object = {}) {
    try {
      setSession(await send<RestSession>(path, { secret, ...more }));
    } catch (problem) {
      tellFailure(failed, problem);
    }
  }

  if (!session) {
    return error ? (
      <ErrorAlert message={messageOf(error)} onRetry={() => void look()} />
    ) : (
      <Skeleton variant="rounded" height={240} />
    );
  }
  const { title, endedAt, members, memberId, confirmedIds, hours } = session;
  const isTaught = session.provider !== null;
  const isEnded = endedAt !== null;
  const own = members.find((each) => each.id === memberId);
  const here = members.filter(({ hereSince }) => hereSince !== null).length;
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography variant="h2">{title}</Typography>
      {isEnded && (
        <Alert severity="success">
          {texts.ended(dayTimeLabel(new Date(endedAt), DEFAULT_TIME_ZONE))}{' '}
          {texts.guestEnded(hours)}
        </Alert>
      )}
      {!isEnded && own?.hereSince && (
        <Button
          variant="outlined"
          onClick={() => void act('/crew-guests/leave', texts.leaveFailed)}
        >
          {texts.leave}
        </Button>
      )}
      {!isEnded && !own?.hereSince && <Typography>{texts.youLeft}</Typography>}
      <Panel
        title={
          isTaught ? taughtTitle(session) : isEnded ? texts.were(members.length) : texts.here(here)
        }
        action={<Button onClick={() => void look()}>{texts.refresh}</Button>}
      >
        {isTaught && own ? (
          <GuestOfEducator
            {...{ session, own }}
            onList={(listAllowed) =>
              act('/crew-guests/listing', texts.changeFailed, { listAllowed })
            }
          />
        ) : (
          <>
            <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
              {texts.confirmHint} {texts.confirmedNote}
            </Typography>
            <People
              people={members}
              own={memberId}
              timeZone={DEFAULT_TIME_ZONE}
              {...{ confirmedIds, isEnded }}
              onConfirm={(memberIds) =>
                void act('/crew-guests/confirmations', texts.confirmFailed, { memberIds })
              }
            />
          </>
        )}
      </Panel>
      {isTaught && isEnded && (
        <FeedbackForm
          isGiven={session.feedbackGiven}
          names={namesIn(members)}
          onSend={async (answers) =>
            setSession(await send<RestSession>('/crew-guests/feedback', { secret, ...answers }))
          }
        />
      )}
    </Stack>
  );
}

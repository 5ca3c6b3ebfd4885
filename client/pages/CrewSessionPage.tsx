import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { paths } from '#client/lib/paths.ts';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { lazyPart } from '#client/components/lazy-parts.tsx';
import { PageHeader } from '#client/components/PageHeader.tsx';
import { Panel } from '#client/components/Panel.tsx';
import { CodePanel } from '#client/features/proof/crew-sessions/CodePanel.tsx';
import { CorrectEnd } from '#client/features/proof/crew-sessions/CorrectEnd.tsx';
import { Ended } from '#client/features/proof/crew-sessions/Ended.tsx';
import { Leaving } from '#client/features/proof/crew-sessions/Leaving.tsx';
import { People } from '#client/features/proof/crew-sessions/People.tsx';
import { SessionColumns } from '#client/features/proof/crew-sessions/SessionColumns.tsx';
import { useLiveSession } from '#client/features/proof/crew-sessions/useLiveSession.ts';
import { useSessionActions } from '#client/features/proof/crew-sessions/useSessionActions.ts';
import type { CrewSessionPartsFragment } from '#client/graphql/generated.ts';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { codeOf, messageOf } from '#client/lib/form-errors.ts';
import { crewTypeLabels, type CrewType } from '#domain/proof/crew-sessions';
import { crewTexts as texts } from '#domain/proof/crew-texts';
import { DEFAULT_TIME_ZONE, timeLabel } from '#domain/dates';

const TaughtSession = lazyPart(
  async () =>
    (await import('#client/features/proof/crew-sessions/taught/TaughtSession.tsx')).TaughtSession,
  <Skeleton variant="rounded" height={320} />,
);

/** One session: the host's screen with the code, a member's view, and the outcome. */
export function CrewSessionPage() {
  const { id = '' } = useParams();
  const { session, error, refetch } = useLiveSession(id);
  if (error) {
    const isOut = codeOf(error) === 'NOT_FOUND';
    return (
      <>
        <PageHeader title={texts.title} />
        <ErrorAlert
          message={isOut ? texts.notIn : messageOf(error)}
          {...(!isOut && { onRetry: () => void refetch().catch(() => {}) })}
        />
        <Button component={RouterLink} to={paths.crew} sx={{ mt: 2 }}>
          {texts.listTitle}
        </Button>
      </>
    );
  }
  if (!session) {
    return (
      <>
        <PageHeader title={texts.title} />
        <Skeleton variant="rounded" height={320} />
      </>
    );
  }
  return <Session session={session} />;
}

function Session({ session }: { session: CrewSessionPartsFragment }) {
  const timeZone = useCurrentUser().user?.timeZone ?? DEFAULT_TIME_ZONE;
  const actions = useSessionActions(session.id);
  const { title, type, place, startedAt, endedAt, isHost, members, memberId } = session;
  const isEnded = endedAt !== null;
  const inSession = members.filter(({ isRemoved }) => !isRemoved);
  const here = inSession.filter(({ hereSince }) => hereSince !== null);
  const own = members.find((each) => each.id === memberId);
  const description = [
    crewTypeLabels[type as CrewType],
    place,
    `started at ${timeLabel(new Date(startedAt), timeZone)}`,
  ];
  const header = <PageHeader title={title} description={description.filter(Boolean).join(', ')} />;
  if (session.kind === 'taught') {
    return (
      <>
        {header}
        <TaughtSession {...{ session, timeZone, actions }} />
      </>
    );
  }
  return (
    <>
      {header}
      <SessionColumns>
        <Stack sx={{ gap: 2 }}>
          {isEnded && <Ended {...{ session, timeZone }} />}
          {isEnded && isHost && (
            <div>
              <CorrectEnd
                startedAt={startedAt}
                endedAt={endedAt}
                timeZone={timeZone}
                onCorrect={(at) => void actions.correct(at)}
              />
            </div>
          )}
          {!isEnded && isHost && (
            <Panel title="Join here">
              <CodePanel id={session.id} />
            </Panel>
          )}
          {!isEnded && !isHost && !own?.hereSince && <Typography>{texts.youLeft}</Typography>}
          {!isEnded && (isHost || own?.hereSince) && (
            <Leaving
              isHost={isHost}
              {...(isHost && { endText: texts.endText(inSession.length - 1) })}
              hasOthers={inSession.length > 1}
              onConfirm={() => void (isHost ? actions.end() : actions.leave())}
            />
          )}
        </Stack>
        <Panel title={isEnded ? texts.were(inSession.length) : texts.here(here.length)}>
          {inSession.length > 1 && (
            <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
              {texts.confirmHint} {texts.confirmedNote}
            </Typography>
          )}
          <People
            people={members}
            own={memberId}
            confirmedIds={session.confirmedIds}
            {...{ timeZone, isEnded }}
            onConfirm={(ids) => void actions.confirm(ids)}
            {...(isHost &&
              !isEnded && {
                onRemove: (person) => void actions.remove(person),
                onRestore: (person) => void actions.restore(person),
              })}
          />
        </Panel>
      </SessionColumns>
    </>
  );
}

import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageHeader } from '#client/components/PageHeader.tsx';
import { Panel } from '#client/components/Panel.tsx';
import type { CrewSessionPartsFragment } from '#client/graphql/generated.ts';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { crewTypeLabels, type CrewType } from '#domain/proof/crew-sessions';
import { crewTexts as texts } from '#domain/proof/crew-texts';
import { DEFAULT_TIME_ZONE, timeLabel } from '#domain/dates';
import { CodePanel } from './CodePanel.tsx';
import { CorrectEnd } from './CorrectEnd.tsx';
import { Ended } from './Ended.tsx';
import { Leaving } from './Leaving.tsx';
import { People } from './People.tsx';
import { SessionColumns } from './SessionColumns.tsx';
import { TaughtSession } from './taught/TaughtSession.tsx';
import { useOwnCodes } from './useCodes.ts';
import { useSessionActions } from './useSessionActions.ts';

interface Props {
  /** Undefined while it loads; the code of this part loads meanwhile. */
  session: CrewSessionPartsFragment | undefined;
  waiting: ReactNode;
}

/** One session: the host's screen with the code, a member's view, and the outcome. */
export function SessionView({ session, waiting }: Props) {
  return session ? <Session session={session} /> : waiting;
}

function Session({ session }: { session: CrewSessionPartsFragment }) {
  const timeZone = useCurrentUser().user?.timeZone ?? DEFAULT_TIME_ZONE;
  const actions = useSessionActions(session.id);
  const loadCodes = useOwnCodes(session.id);
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
  // Only a taught session has a provider.
  if (session.provider !== null) {
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
              <CodePanel id={session.id} load={loadCodes} />
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

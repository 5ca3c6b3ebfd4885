import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation } from '@apollo/client/react';
import { Maximize } from 'lucide-react';
import { useState } from 'react';
import Alert from '@mui/material/Alert';
import { FileButton } from '#client/components/FileButton.tsx';
import { lazyPart } from '#client/components/lazy-parts.tsx';
import { Panel } from '#client/components/Panel.tsx';
import {
  GiveCrewFeedbackDocument,
  type CrewSessionPartsFragment,
} from '#client/graphql/generated.ts';
import { now } from '#client/lib/dates.ts';
import { attendanceFileName, attendancePath } from '#domain/proof/crew-attendance';
import { feedbackClosesAt } from '#domain/proof/crew-sessions';
import { crewTexts, taughtTexts as texts } from '#domain/proof/crew-texts';
import { dayTimeLabel } from '#domain/dates';
import { CodePanel } from '../CodePanel.tsx';
import { CorrectEnd } from '../CorrectEnd.tsx';
import { Ended } from '../Ended.tsx';
import { Leaving } from '../Leaving.tsx';
import { namesIn, People } from '../People.tsx';
import { SessionColumns } from '../SessionColumns.tsx';
import type { useSessionActions } from '../useSessionActions.ts';
import { AboutSession } from './AboutSession.tsx';
import { ListingSwitch } from './ListingSwitch.tsx';
import { RoomScreen } from './RoomScreen.tsx';

const FeedbackForm = lazyPart(async () => (await import('./FeedbackForm.tsx')).FeedbackForm);
const FeedbackPanel = lazyPart(async () => (await import('./FeedbackPanel.tsx')).FeedbackPanel);

interface Props {
  session: CrewSessionPartsFragment;
  timeZone: string;
  actions: ReturnType<typeof useSessionActions>;
}

/** A session that an educator teaches, as the educator or an attendee sees it. */
export function TaughtSession(props: Props) {
  return props.session.isHost ? <EducatorView {...props} /> : <AttendeeView {...props} />;
}

function EducatorView({ session, timeZone, actions }: Props) {
  const { id, startedAt, endedAt, members, memberId, memberCount, hereCount } = session;
  const [isOnScreen, setOnScreen] = useState(false);
  const attendees = members.filter((each) => each.id !== memberId);
  const isEnded = endedAt !== null;
  return (
    <SessionColumns>
      <Stack sx={{ gap: 2 }}>
        {isEnded ? (
          <>
            <Alert severity="success">
              {endedText(session, timeZone)} {texts.hostEnded}
            </Alert>
            <div>
              <FileButton
                variant="contained"
                path={attendancePath(id)}
                fileName={attendanceFileName(id)}
                sx={{ width: { xs: '100%', sm: 'auto' } }}
              >
                {texts.attendance}
              </FileButton>
              <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
                {texts.attendanceHint}
              </Typography>
            </div>
            <div>
              <CorrectEnd
                {...{ startedAt, endedAt, timeZone }}
                onCorrect={(at) => void actions.correct(at)}
              />
            </div>
            <FeedbackPanel id={id} />
          </>
        ) : (
          <>
            <Panel title="Join here">
              <CodePanel id={id} />
              <Stack sx={{ mt: 2, alignItems: 'center' }}>
                <Button
                  variant="outlined"
                  startIcon={<Maximize />}
                  onClick={() => setOnScreen(true)}
                  sx={{ width: { xs: '100%', sm: 'auto' } }}
                >
                  {texts.fullScreen}
                </Button>
              </Stack>
            </Panel>
            <Leaving
              isHost
              endText={texts.endText(memberCount)}
              hasOthers={memberCount > 0}
              onConfirm={() => void actions.end()}
            />
            {isOnScreen && (
              <RoomScreen {...{ session, timeZone }} onClose={() => setOnScreen(false)} />
            )}
          </>
        )}
        <AboutSession {...session} />
      </Stack>
      <Panel title={isEnded ? texts.attended(memberCount) : texts.inRoom(hereCount)}>
        {attendees.length > 0 && (
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
            {texts.confirmHint}
          </Typography>
        )}
        <People
          people={attendees}
          own={memberId}
          confirmedIds={session.confirmedIds}
          {...{ timeZone, isEnded }}
          // While it runs, everyone is confirmed by ending it.
          {...(isEnded && { onConfirm: (ids) => void actions.confirm(ids) })}
          {...(!isEnded && {
            onRemove: (person) => void actions.remove(person),
            onRestore: (person) => void actions.restore(person),
          })}
        />
      </Panel>
    </SessionColumns>
  );
}

const endedText = ({ endedAt, endedBy }: CrewSessionPartsFragment, timeZone: string): string => {
  const at = dayTimeLabel(new Date(endedAt!), timeZone);
  return endedBy === 'closed' ? crewTexts.closed(at) : crewTexts.ended(at);
};

function AttendeeView({ session, timeZone, actions }: Props) {
  const { id, endedAt, members, memberId, hereCount, memberCount, listAllowed } = session;
  const [give] = useMutation(GiveCrewFeedbackDocument);
  const own = members.find((each) => each.id === memberId);
  const isEnded = endedAt !== null;
  const isOpen = isEnded && (session.feedbackGiven || feedbackClosesAt(new Date(endedAt)) > now());
  return (
    <SessionColumns>
      <Stack sx={{ gap: 2 }}>
        {isEnded && <Ended {...{ session, timeZone }} />}
        {!isEnded && !own?.hereSince && <Typography>{crewTexts.youLeft}</Typography>}
        {!isEnded && own?.hereSince && (
          <Leaving isHost={false} hasOthers onConfirm={() => void actions.leave()} />
        )}
        {isOpen && (
          <FeedbackForm
            isGiven={session.feedbackGiven}
            names={namesIn(members)}
            onSend={(input) => give({ variables: { id, input } })}
          />
        )}
      </Stack>
      <Panel title={isEnded ? texts.attended(memberCount) : texts.inRoom(hereCount)}>
        <Stack sx={{ gap: 2 }}>
          <Typography>
            {texts.numbersOnly} {!isEnded && texts.educatorConfirms}
          </Typography>
          <AboutSession {...session} />
          {own && <ListingSwitch isAllowed={listAllowed} own={own} onChange={actions.list} />}
        </Stack>
      </Panel>
    </SessionColumns>
  );
}

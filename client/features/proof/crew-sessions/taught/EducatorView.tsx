import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Maximize } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { FileButton } from '#client/components/FileButton.tsx';
import { Panel } from '#client/components/Panel.tsx';
import { attendanceFileName } from '#domain/proof/crew-attendance';
import { crewTexts, taughtTexts as texts } from '#domain/proof/crew-texts';
import { dayTimeLabel } from '#domain/dates';
import { CodePanel } from '../CodePanel.tsx';
import { CorrectEnd } from '../CorrectEnd.tsx';
import { Leaving } from '../Leaving.tsx';
import { People } from '../People.tsx';
import { SessionColumns } from '../SessionColumns.tsx';
import type { LoadCodes } from '../useCodes.ts';
import { AboutSession } from './AboutSession.tsx';
import type { EducatorActions, EducatorSession } from './educator-session.ts';
import { RoomScreen } from './RoomScreen.tsx';

interface Props {
  session: EducatorSession;
  timeZone: string;
  actions: EducatorActions;
  loadCodes: LoadCodes;
  /** Where the attendance is downloaded. */
  list: { path: string; request?: RequestInit };
  feedback: ReactNode;
  /** Below what the session is about. */
  note?: ReactNode;
}

/** A taught session as its educator sees it, with an account or without. */
export function EducatorView({
  session,
  timeZone,
  actions,
  loadCodes,
  list,
  feedback,
  note,
}: Props) {
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
                {...list}
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
            {feedback}
          </>
        ) : (
          <>
            <Panel title="Join here">
              <CodePanel id={id} load={loadCodes} />
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
              <RoomScreen
                {...{ session, loadCodes, timeZone }}
                onClose={() => setOnScreen(false)}
              />
            )}
          </>
        )}
        <AboutSession {...session} />
        {note}
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

const endedText = ({ endedAt, endedBy }: EducatorSession, timeZone: string): string => {
  const at = dayTimeLabel(new Date(endedAt!), timeZone);
  return endedBy === 'closed' ? crewTexts.closed(at) : crewTexts.ended(at);
};

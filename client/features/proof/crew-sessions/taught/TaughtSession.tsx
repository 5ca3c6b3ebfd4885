import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation } from '@apollo/client/react';
import { lazyPart } from '#client/components/lazy-parts.tsx';
import { Panel } from '#client/components/Panel.tsx';
import {
  GiveCrewFeedbackDocument,
  type CrewSessionPartsFragment,
} from '#client/graphql/generated.ts';
import { now } from '#client/lib/dates.ts';
import { attendancePath } from '#domain/proof/crew-attendance';
import { feedbackClosesAt } from '#domain/proof/crew-sessions';
import { crewTexts, taughtTexts as texts } from '#domain/proof/crew-texts';
import { Ended } from '../Ended.tsx';
import { Leaving } from '../Leaving.tsx';
import { namesIn } from '../People.tsx';
import { SessionColumns } from '../SessionColumns.tsx';
import { useOwnCodes } from '../useCodes.ts';
import type { useSessionActions } from '../useSessionActions.ts';
import { AboutSession } from './AboutSession.tsx';
import { ListingSwitch } from './ListingSwitch.tsx';
import { EducatorView } from './EducatorView.tsx';

const FeedbackForm = lazyPart(async () => (await import('./FeedbackForm.tsx')).FeedbackForm);
const FeedbackPanel = lazyPart(async () => (await import('./FeedbackPanel.tsx')).FeedbackPanel);

interface Props {
  session: CrewSessionPartsFragment;
  timeZone: string;
  actions: ReturnType<typeof useSessionActions>;
}

/** A session that an educator teaches, as the educator or an attendee sees it. */
export function TaughtSession(props: Props) {
  return props.session.isHost ? <Educator {...props} /> : <AttendeeView {...props} />;
}

function Educator(props: Props) {
  const { id } = props.session;
  return (
    <EducatorView
      {...props}
      loadCodes={useOwnCodes(id)}
      list={{ path: attendancePath(id) }}
      feedback={<FeedbackPanel id={id} />}
    />
  );
}

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

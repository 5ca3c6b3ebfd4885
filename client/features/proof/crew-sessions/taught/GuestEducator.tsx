import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { messageOf } from '#client/lib/form-errors.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { crewTypeLabels, type CrewType } from '#domain/proof/crew-sessions';
import { crewTexts, doorTexts as texts, taughtTexts } from '#domain/proof/crew-texts';
import { timeLabel } from '#domain/dates';
import { deviceTimeZone } from '#client/lib/device-time-zone.ts';
import { jsonRequest, send, type RestSession } from '../guest.ts';
import { nameOf, type Person } from '../People.tsx';
import { useGuestSession } from '../useGuestSession.ts';
import type { LoadCodes } from '../useCodes.ts';
import type { EducatorActions } from './educator-session.ts';
import { EducatorView } from './EducatorView.tsx';
import { FeedbackAnswers, type Found } from './FeedbackPanel.tsx';

/** Each answer lists up to 500 people. */
const LOOK_MS = 8_000;

interface Props {
  secret: string;
  onGone: () => void;
  onEnded: () => void;
  /** Below what the session is about. */
  note: ReactNode;
}

/** The session of an educator without an account. */
export function GuestEducator({ secret, onGone, onEnded, note }: Props) {
  const { session, setSession, error, look } = useGuestSession(secret, onGone, LOOK_MS);
  const loadCodes: LoadCodes = useCallback(
    () => send('/crew-educators/codes', { secret }),
    [secret],
  );
  const isEnded = session !== null && session.endedAt !== null;
  useEffect(() => {
    if (isEnded) onEnded();
  }, [isEnded, onEnded]);
  const actions = useMemo(() => actionsOf(secret, setSession), [secret, setSession]);
  if (!session) {
    return error ? (
      <ErrorAlert message={messageOf(error)} onRetry={() => void look()} />
    ) : (
      <Skeleton variant="rounded" height={360} />
    );
  }
  const { title, type, place, startedAt } = session;
  const timeZone = deviceTimeZone();
  const about = [
    crewTypeLabels[type as CrewType],
    place,
    taughtTexts.started(timeLabel(new Date(startedAt), timeZone)),
  ];
  return (
    <>
      <div>
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Typography color="textSecondary">{about.filter(Boolean).join(', ')}</Typography>
      </div>
      {error !== null && !isEnded && <Alert severity="warning">{texts.lost}</Alert>}
      <EducatorView
        {...{ session, actions, loadCodes, note }}
        timeZone={timeZone}
        list={{ path: '/crew-educators/attendance', request: jsonRequest({ secret }) }}
        feedback={<GuestFeedback secret={secret} />}
      />
    </>
  );
}

/** Returns what the secret does; each failure is shown. */
function actionsOf(secret: string, show: (session: RestSession) => void): EducatorActions {
  async function act(path: string, failed: string, more: object = {}): Promise<boolean> {
    try {
      show(await send<RestSession>(path, { secret, ...more }));
      return true;
    } catch (problem) {
      tellFailure(failed, problem);
      return false;
    }
  }
  const restore = ({ id: memberId }: Person) =>
    act('/crew-educators/restore', crewTexts.changeFailed, { memberId });
  return {
    restore,
    end: () => act('/crew-educators/end', crewTexts.endFailed, { confirmPresent: true }),
    confirm: (memberIds) =>
      act('/crew-guests/confirmations', crewTexts.confirmFailed, { memberIds }),
    async remove(person) {
      const memberId = person.id;
      if (!(await act('/crew-educators/remove', crewTexts.changeFailed, { memberId }))) return;
      showToast({
        title: crewTexts.removed(nameOf(person)),
        action: { label: 'Undo', onClick: () => void restore(person) },
      });
    },
    async correct(endedAt) {
      const path = '/crew-educators/correct-end';
      if (await act(path, crewTexts.correctFailed, { endedAt: endedAt.toISOString() }))
        showToast(crewTexts.corrected);
    },
  };
}

/** Feedback of attendees so far. */
function GuestFeedback({ secret }: { secret: string }) {
  const [found, setFound] = useState<Found>();
  const [error, setError] = useState<unknown>();
  const load = useCallback(
    () => send<Found>('/crew-educators/feedback', { secret }).then(setFound, setError),
    [secret],
  );
  useEffect(() => void load(), [load]);
  const retry = () => {
    setError(undefined);
    void load();
  };
  return <FeedbackAnswers {...{ found, error }} onRetry={retry} />;
}

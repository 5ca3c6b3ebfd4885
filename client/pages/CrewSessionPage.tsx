import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { paths } from '#client/lib/paths.ts';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { lazyPart } from '#client/components/lazy-parts.tsx';
import { PageHeader } from '#client/components/PageHeader.tsx';
import { useLiveSession } from '#client/features/proof/crew-sessions/useLiveSession.ts';
import { codeOf, messageOf } from '#client/lib/form-errors.ts';
import { crewTexts as texts } from '#domain/proof/crew-texts';

const waiting = (
  <>
    <PageHeader title={texts.title} />
    <Skeleton variant="rounded" height={320} />
  </>
);

const SessionView = lazyPart(
  async () => (await import('#client/features/proof/crew-sessions/SessionView.tsx')).SessionView,
  waiting,
);

/** One session, which stays as it is on the server. */
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
  return <SessionView {...{ session, waiting }} />;
}

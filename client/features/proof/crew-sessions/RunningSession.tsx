import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import { useRunningCrewSessionQuery } from '#client/graphql/generated.ts';
import { paths } from '#client/lib/paths.ts';
import { crewTexts as texts } from '#domain/proof/crew-texts';

/** The way back to the crew session that the user is in; renders nothing without one. */
export function RunningSession() {
  const { data } = useRunningCrewSessionQuery({ fetchPolicy: 'cache-and-network' });
  const running = data?.runningCrewSession;
  if (!running) return null;
  return (
    <Alert
      severity="info"
      action={
        <Button component={RouterLink} to={`${paths.crew}/${running.id}`} color="inherit">
          {texts.open}
        </Button>
      }
    >
      {texts.openRunning(running.title)}
    </Alert>
  );
}

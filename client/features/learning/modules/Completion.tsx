import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#client/lib/paths.ts';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { hoursLabel } from '#domain/records/activities';
import { activityPath } from '#client/lib/record-paths.ts';
import { moduleMessages } from '#domain/learning/modules';
import { badgeFileName, certificateBadgePath } from '#domain/learning/open-badges';
import { BadgeButton } from '#client/components/BadgeButton.tsx';
import { CertificateButton } from './CertificateButton.tsx';
import { HoursChoice } from './HoursChoice.tsx';
import type { PlayerModule } from './player.ts';
import type { PlayerControls } from './usePlayer.ts';

interface Props {
  module: PlayerModule;
  controls: PlayerControls;
}

/** Shows that the module is completed, is being completed, or could not be completed; of a quiz passed before, asks for the hours. */
export function Completion({ module, controls }: Props) {
  const { player, problem, completing, mustConfirm, complete } = controls;
  const isWaiting =
    completing ||
    (player.passed && !module.hasReflection && !problem && !mustConfirm && !controls.ending);
  return (
    <Box aria-live="polite" sx={{ '& > *': { mt: 2 } }}>
      {problem && <ErrorAlert message={problem} onRetry={complete} />}
      {mustConfirm && (
        <div>
          <HoursChoice module={module} controls={controls} />
          <Button variant="contained" onClick={complete} disabled={completing} sx={{ mt: 2 }}>
            {moduleMessages.complete}
          </Button>
        </div>
      )}
      {!player.completed && isWaiting && (
        <Typography color="textSecondary">Recording your completion...</Typography>
      )}
      {player.completed && (
        <Alert severity="success" role="note">
          <AlertTitle>{moduleMessages.completed.title}</AlertTitle>
          It recorded {hoursLabel(player.recordedHours ?? module.hours)} in{' '}
          <Link
            component={RouterLink}
            to={player.activityId ? activityPath(player.activityId) : paths.cpdLog}
            color="inherit"
          >
            your CPD log
          </Link>
          . {moduleMessages.notInteractiveHours} {player.hoursNotice}
          {player.certificate && (
            <Stack sx={{ mt: 1.5, gap: 1.5, alignItems: 'flex-start' }}>
              <CertificateButton certificate={player.certificate} moduleTitle={module.title} />
              {!player.certificate.revocation && (
                <BadgeButton
                  path={certificateBadgePath(player.certificate.number)}
                  fileName={badgeFileName(player.certificate.number, 'png')}
                />
              )}
            </Stack>
          )}
        </Alert>
      )}
    </Box>
  );
}

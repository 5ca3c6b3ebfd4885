import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { NativeSelect } from '#client/components/NativeSelect.tsx';
import { hoursLabel } from '#domain/records/activities';
import { hoursNotice, isTooFast } from '#domain/learning/module-measures';
import { NOT_REVIEWED } from '#domain/learning/modules';
import { hourChoices, studiedText } from '#domain/learning/module-hours';
import type { PlayerModule } from './player.ts';
import type { PlayerControls } from './usePlayer.ts';

interface Props {
  module: PlayerModule;
  controls: PlayerControls;
}

/** The hours that completing the module records: proposed from the measured time, confirmed by the learner. */
export function HoursChoice({ module, controls }: Props) {
  const { hours, measuredSeconds, chooseHours } = controls;
  const measured = {
    studiedSeconds: measuredSeconds,
    moduleHours: module.hours,
    shortestReadingMinutes: module.shortestReadingMinutes,
  };
  // Explains why so few hours are proposed, even before the user chooses more.
  const notice = hoursNotice(isTooFast(measured) ? module.hours : hours, measured);
  return (
    <Box sx={{ mt: 3 }}>
      <NativeSelect
        label="Hours to record"
        value={String(hours)}
        onChange={(value) => chooseHours(Number(value))}
        options={hourChoices(module.hours).map((value) => ({
          value: String(value),
          label: hoursLabel(value),
        }))}
        sx={{ maxWidth: 240 }}
      />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        You had this module open and in use for {studiedText(measuredSeconds)}. Choose the time that
        you spent on it, at most {hoursLabel(module.hours)}.{' '}
        {module.reviewers.length === 0 && NOT_REVIEWED}
      </Typography>
      {notice && (
        <Alert severity="info" role="note" sx={{ mt: 1.5 }}>
          {notice}
        </Alert>
      )}
    </Box>
  );
}

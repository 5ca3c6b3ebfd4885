import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Scale } from 'lucide-react';
import { useState } from 'react';
import { lazyDialog } from '#client/components/lazy-parts.tsx';
import { todayIn } from '#client/lib/dates.ts';
import type { ActivityFormValues } from '#domain/records/activities';
import type { TraceFormValues } from '#domain/records/activity-trace';
import { answersOf, type CountAnswers } from '#domain/records/count-answers';
import { isCivilDate } from '#domain/dates';
import { countTexts as texts, doesThisCount } from '#domain/standing/does-this-count';

const CountDialog = lazyDialog(async () => (await import('./CountDialog.tsx')).CountDialog);

interface Props {
  activity: Pick<ActivityFormValues, 'isInteractive' | 'completedDate' | 'countAnswers'> &
    Pick<TraceFormValues, 'activityType' | 'setting' | 'startDate'>;
  timeZone: string;
  onKeep: (answers: CountAnswers | null) => void;
}

/** Asks in a form if the activity counts, and shows the answer that is kept with it. */
export function CountField({ activity, timeZone, onKeep }: Props) {
  const [open, setOpen] = useState(false);
  const { countAnswers: kept, completedDate, startDate } = activity;
  const day = [completedDate, startDate].find(isCivilDate) ?? todayIn(timeZone);
  const keep = (answers: CountAnswers | null) => {
    onKeep(answers);
    setOpen(false);
  };
  return (
    <Stack sx={{ alignItems: 'flex-start', gap: 0.5 }}>
      {kept && (
        <Typography variant="body2" color="textSecondary">
          {partsOf(kept, day).join('. ')}.
        </Typography>
      )}
      <Button startIcon={<Scale />} onClick={() => setOpen(true)}>
        {kept ? texts.view : texts.ask}
      </Button>
      <CountDialog
        open={open}
        onClose={() => setOpen(false)}
        begun={kept ?? answersOf(activity)}
        day={day}
        renderActions={(answers) => (
          <>
            <Button variant="contained" onClick={() => keep(answers)}>
              {texts.keep}
            </Button>
            {kept && <Button onClick={() => keep(null)}>{texts.remove}</Button>}
          </>
        )}
      />
    </Stack>
  );
}

const partsOf = (answers: CountAnswers, day: string) => {
  const { total, interactive } = doesThisCount(answers, day);
  return [total, interactive].map(({ figure, verdict }) => texts.part(figure, verdict));
};

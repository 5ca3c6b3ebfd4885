import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import { Timer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { now } from '#client/lib/dates.ts';
import type { ToLog } from '#client/lib/log-this.ts';
import {
  endStopwatch,
  runningStopwatch,
  startStopwatch,
  type Running,
} from '#client/lib/stopwatch.ts';
import { timeLabel } from '#domain/dates';
import {
  quickLogTexts as texts,
  recordable,
  STOPWATCH_MAX_MINUTES,
} from '#domain/records/quick-log';

interface Props {
  timeZone: string;
  /** Called when it is stopped, with the hours (null if they must be asked), the start, and the subject. */
  onStop: (hours: number | null, since: Date, about: ToLog | null) => void;
}

/** Times an activity while it lasts. */
export function Stopwatch({ timeZone, onStop }: Props) {
  const [running, setRunning] = useState(runningStopwatch);
  const [note, setNote] = useState<string | null>(null);
  const minutes = useMinutesSince(running?.since ?? null);

  function start() {
    setNote(null);
    setRunning(startStopwatch());
  }
  function end() {
    endStopwatch();
    setRunning(null);
  }
  function stop({ since, about }: Running) {
    end();
    const minutes = minutesSince(since);
    const isForgotten = minutes > STOPWATCH_MAX_MINUTES;
    const hours = isForgotten ? null : recordable(minutes);
    if (isForgotten) setNote(texts.ranTooLong(minutes));
    else if (hours === null) setNote(texts.ranTooShort(minutes));
    onStop(hours, since, about);
  }

  if (!running) {
    return (
      <Stack sx={{ alignItems: 'flex-start' }}>
        <Button startIcon={<Timer />} onClick={start}>
          {texts.startStopwatch}
        </Button>
        {note && <FormHelperText component="output">{note}</FormHelperText>}
      </Stack>
    );
  }
  return (
    <Alert
      severity="info"
      icon={<Timer />}
      sx={{ width: '100%' }}
      action={
        <>
          <Button color="inherit" onClick={() => stop(running)}>
            {texts.stop}
          </Button>
          <Button color="inherit" onClick={end}>
            {texts.discard}
          </Button>
        </>
      }
    >
      {texts.running(timeLabel(running.since, timeZone), minutes, running.about?.title)}
    </Alert>
  );
}

const minutesSince = (begun: Date | null): number =>
  begun ? Math.floor((now().getTime() - begun.getTime()) / 60_000) : 0;

/** Whole minutes, counted while it is shown. */
function useMinutesSince(begun: Date | null): number {
  const [, setCounted] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setCounted(minutesSince(begun)), 5_000);
    return () => clearInterval(timer);
  }, [begun]);
  return minutesSince(begun);
}

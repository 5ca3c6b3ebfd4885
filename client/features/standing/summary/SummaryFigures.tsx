import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#client/lib/paths.ts';
import { ProgressRing } from '#client/components/ProgressRing.tsx';
import type { SummaryPartsFragment } from '#client/graphql/generated.ts';
import { hoursLabel } from '#domain/records/activities';
import { counted } from '#domain/counts';
import { isUnsettled, UNSETTLED_TEXT } from '#domain/standing/cpd';
import { remainingHours } from '#domain/standing/remaining-hours';
import { isPressing, nothingToGoText, pressureIn, toGoText } from '#domain/standing/to-go';
import { ringSize } from './ring-size.ts';
import { paceText, standingText } from './words.ts';

interface Props {
  summary: SummaryPartsFragment;
  /** Activities of the period that are not completed. */
  unfinished: number;
  /** Hidden while activities wait to be finished: one step at a time. */
  nextStep?: ReactNode;
  asksInteractive: boolean;
  /** The page of its progress. */
  progress: string;
}

/** The two rings, their meaning in words, and the nearest way to the hours that are missing. */
export function SummaryFigures(props: Props) {
  const { summary, unfinished, nextStep, asksInteractive, progress } = props;
  const { required } = summary;
  const isOpen = isUnsettled(required);
  const advice = [standingText(summary), paceText(summary)].filter(Boolean).join(' ');
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 3fr) minmax(0, 2fr)' },
        alignItems: 'center',
        gap: { xs: 2, sm: 3 },
      }}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: { xs: 2, sm: 3 } }}>
        <Ring
          title="All CPD"
          hours={summary.totalHours}
          required={isOpen ? null : required.total}
          percent={summary.totalPercent}
          color={summary.totalPercent >= 100 ? 'success' : 'primary'}
        />
        {asksInteractive && (
          <Ring
            title="Interactive"
            hours={summary.interactiveHours}
            required={isOpen ? null : required.interactive}
            percent={summary.interactivePercent}
            color={summary.interactivePercent >= 100 ? 'success' : 'warning'}
          />
        )}
      </Box>
      <Stack sx={{ gap: 1 }}>
        <ToGo summary={summary} />
        {unfinished > 0 && remainingHours(summary).total > 0 ? (
          <Button
            variant="outlined"
            component={RouterLink}
            to={`${paths.cpdLog}?status=in-progress`}
            sx={{ alignSelf: { sm: 'start' } }}
          >
            Finish {counted(unfinished, 'activity', 'activities')} in progress
          </Button>
        ) : (
          nextStep
        )}
        <Typography color="textSecondary">{advice}</Typography>
        <Link component={RouterLink} to={progress} sx={{ alignSelf: 'start' }} data-alone>
          Your progress
        </Link>
      </Stack>
    </Box>
  );
}

/** The hours to go: calm where there is time for them, plain where there is little. */
function ToGo({ summary }: { summary: SummaryPartsFragment }) {
  const pressure = pressureIn(summary);
  const text = toGoText(summary) ?? nothingToGoText(summary);
  const line = (
    <Typography variant="h3" component="p">
      {text}
    </Typography>
  );
  if (!isPressing(pressure)) return line;
  return (
    <Alert severity={pressure === 'urgent' ? 'error' : 'warning'} role="note">
      {line}
    </Alert>
  );
}

interface RingProps {
  title: string;
  hours: number;
  /** Null while it is not settled: then no requirement counts as reached. */
  required: number | null;
  percent: number;
  color: 'primary' | 'warning' | 'success';
}

function Ring({ title, hours, required, percent, color }: RingProps) {
  const isOpen = required === null;
  const said = isOpen
    ? `${hoursLabel(hours)}. ${UNSETTLED_TEXT}`
    : `${hours} of ${hoursLabel(required)}`;
  return (
    <Stack sx={{ alignItems: 'center', gap: 1, minWidth: 0 }}>
      <Box sx={{ width: '100%', maxWidth: ringSize }}>
        <ProgressRing
          percent={isOpen ? 0 : percent}
          color={color}
          figure={String(hours)}
          caption={isOpen ? (hours === 1 ? 'hour' : 'hours') : `of ${hoursLabel(required)}`}
          label={`${title}: ${said}`}
        />
      </Box>
      <Typography aria-hidden sx={{ fontWeight: 'fontWeightBold' }}>
        {title}
      </Typography>
    </Stack>
  );
}

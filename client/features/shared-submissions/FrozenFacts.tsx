import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FactList } from '#client/components/FactList.tsx';
import { counted } from '#domain/counts';
import { civilDate, dayLabel, placedTimeLabel } from '#domain/dates';
import { sharedCountsText, type SharedPeriodFacts } from '#domain/shared-submissions';
import { requiredText, requirementText, submissionTexts } from '#domain/submission';
import type { FrozenSubmission } from './open-shared.ts';

/** Whose submission it is, when it was frozen, and the totals of each period. */
export function FrozenFacts({ submission }: { submission: FrozenSubmission }) {
  const { holderName, registrationNumber, timeZone, periods, leftOut, head } = submission;
  const facts = [
    { label: 'Name', value: holderName },
    ...(submission.register ? [{ label: 'Registered as', value: submission.register }] : []),
    {
      label: submissionTexts.registrationNumber,
      value: registrationNumber ?? 'Not recorded by its owner',
    },
    ...(submission.registrationType
      ? [{ label: submissionTexts.registrationType, value: submission.registrationType }]
      : []),
    ...(submission.registrationHistory.length > 0
      ? [
          {
            label: submissionTexts.registrationHistory,
            value: submission.registrationHistory.join('; '),
          },
        ]
      : []),
    { label: submissionTexts.timeZone, value: timeZone },
    { label: 'As of', value: placedTimeLabel(new Date(submission.frozenAt), timeZone) },
    {
      label: 'Link works until',
      value: dayLabel(civilDate(new Date(submission.expiresAt), timeZone)),
    },
    {
      label: submissionTexts.evidence,
      value: counted(submission.evidenceCount, 'numbered piece', 'numbered pieces'),
    },
    { label: 'Newest point of the timeline', value: head ?? 'No events' },
  ];
  return (
    <Stack sx={{ gap: 2 }}>
      <Card>
        <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
          <FactList facts={facts} />
        </CardContent>
      </Card>
      {leftOut.length > 0 && (
        <Alert severity="info">
          {leftOut.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </Alert>
      )}
      {periods.map((period) => (
        <Period key={period.label} period={period} />
      ))}
    </Stack>
  );
}

function Period({ period }: { period: SharedPeriodFacts }) {
  const { requiredTotal, requiredInteractive, completedTotal, completedInteractive } = period;
  const facts = [
    {
      label: submissionTexts.requirement,
      value: requiredText({ total: requiredTotal, interactive: requiredInteractive }),
    },
    {
      label: submissionTexts.completed,
      value: requirementText({ total: completedTotal, interactive: completedInteractive }),
    },
    { label: 'Shown', value: sharedCountsText(period) },
  ];
  return (
    <Card component="section">
      <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography variant="h2" sx={{ mb: 2 }}>
          CPD period {period.label}
        </Typography>
        <FactList facts={facts} />
      </CardContent>
    </Card>
  );
}

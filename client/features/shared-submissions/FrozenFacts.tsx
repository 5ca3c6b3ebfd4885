import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CoverTable, PracticeTables } from '#client/components/BesideCpd.tsx';
import { FactList } from '#client/components/FactList.tsx';
import { counted } from '#domain/counts';
import { civilDate, dayLabel, placedTimeLabel } from '#domain/dates';
import { attestationNote } from '#domain/attestations';
import {
  sharedCountsText,
  sharedPageTexts as texts,
  type SharedLines,
  type SharedPeriodFacts,
} from '#domain/shared-submissions';
import { additionTexts } from '#domain/submission-additions';
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
      <Lines title={texts.remarks} found={submission.remarks} />
      <Lines title={texts.confirmations} found={submission.confirmations} note={attestationNote} />
      <Lines title={texts.certificates} found={submission.certificates} />
      {submission.practice && (
        <Section title={additionTexts.practice}>
          <PracticeTables practice={submission.practice} />
        </Section>
      )}
      {submission.indemnity && (
        <Section title={additionTexts.indemnity}>
          <CoverTable covers={submission.indemnity} />
        </Section>
      )}
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
    ...(period.basis ? [{ label: submissionTexts.basis, value: period.basis }] : []),
    {
      label: submissionTexts.completed,
      value: requirementText({ total: completedTotal, interactive: completedInteractive }),
    },
    { label: 'Shown', value: sharedCountsText(period) },
  ];
  return (
    <Section title={`CPD period ${period.label}`}>
      <FactList facts={facts} />
    </Section>
  );
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card component="section">
    <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </CardContent>
  </Card>
);

interface LinesProps {
  title: string;
  /** Null for a link made before this was stated. */
  found: SharedLines | null | undefined;
  note?: string;
}

/** Statements of the submission; nothing if there is none. */
function Lines({ title, found, note }: LinesProps) {
  if (!found || found.lines.length === 0) return null;
  return (
    <Section title={title}>
      <Stack component="ul" sx={{ gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
        {found.lines.map(({ label, text }) => (
          <Box component="li" key={`${label} ${text}`} sx={{ overflowWrap: 'anywhere' }}>
            <Typography sx={{ fontWeight: 'fontWeightMedium' }}>{label}</Typography>
            <Typography variant="body2">{text}</Typography>
          </Box>
        ))}
      </Stack>
      {found.more > 0 && (
        <Typography variant="body2" sx={{ mt: 1.5 }}>
          {texts.more(found.more)}
        </Typography>
      )}
      {note && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          {note}
        </Typography>
      )}
    </Section>
  );
}

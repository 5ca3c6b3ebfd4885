import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { CoverTable, PracticeTables } from '#client/components/BesideCpd.tsx';
import { FactList } from '#client/components/FactList.tsx';
import { Rows } from '#client/components/Rows.tsx';
import { counted } from '#domain/counts';
import { civilDate, dayLabel, placedTimeLabel } from '#domain/dates';
import { attestationNote } from '#domain/proof/attestations';
import {
  sharedCountsText,
  sharedPageTexts as texts,
  type SharedLines,
} from '#domain/proof/shared-submissions';
import { additionTexts } from '#domain/proof/submission-additions';
import { PAGE_DEFAULT } from '#domain/pages';
import {
  evidenceRanges,
  registerColumns,
  requirementText,
  submissionTexts,
} from '#domain/proof/submission';
import type { FrozenPeriod, FrozenSubmission } from './open-shared.ts';

/** Shows whose submission it is, and when it was frozen. */
export function FrozenHolder({ submission }: { submission: FrozenSubmission }) {
  const { person, leftOut } = submission;
  const { register, registrationNumber, registrationType, registrationHistory, timeZone } = person;
  const facts = [
    { label: 'Name', value: person.name },
    ...(register ? [{ label: 'Registered as', value: register }] : []),
    {
      label: submissionTexts.registrationNumber,
      value: registrationNumber ?? 'Not recorded by its owner',
    },
    ...(registrationType
      ? [{ label: submissionTexts.registrationType, value: registrationType }]
      : []),
    ...(registrationHistory.length > 0
      ? [
          {
            label: submissionTexts.registrationHistory,
            value: registrationHistory.join('; '),
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
    </Stack>
  );
}

/** The totals and the register of each period, and the additions beside CPD. */
export function FrozenRecords({ submission }: { submission: FrozenSubmission }) {
  return (
    <Stack sx={{ gap: 2 }}>
      {submission.periods.map((period) => (
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

function Period({ period }: { period: FrozenPeriod }) {
  const { requirement, completed } = period;
  const facts = [
    { label: submissionTexts.requirement, value: requirement.text },
    ...(requirement.basis ? [{ label: submissionTexts.basis, value: requirement.basis }] : []),
    { label: submissionTexts.completed, value: requirementText(completed) },
    { label: 'Shown', value: sharedCountsText(period) },
  ];
  return (
    <Section title={`CPD period ${period.label}`}>
      <FactList facts={facts} />
      <Register period={period} />
    </Section>
  );
}

const { category: _category, goals: _goals, recordedOn: _recordedOn, ...columns } = registerColumns;

/** The activities of a period, to read; nothing for a link made before they were kept. */
function Register({ period: { label, activities, activityCount } }: { period: FrozenPeriod }) {
  const [shown, setShown] = useState(PAGE_DEFAULT);
  if (activities.length === 0) return null;
  const notShown = activities.length - shown;
  return (
    <Stack sx={{ gap: 1.5, mt: 2 }}>
      <Rows
        label={`${submissionTexts.register}, ${label}`}
        columns={Object.values(columns)}
        wide={columns.title}
        rows={activities.slice(0, shown).map((each) => ({
          key: each.number,
          cells: [
            each.number,
            dayLabel(each.day),
            each.title,
            each.activityType,
            each.provider,
            each.hours,
            each.isInteractive ? 'Yes' : 'No',
            evidenceRanges(each.evidence)
              .map((range) => range.label)
              .join(', '),
          ],
        }))}
      />
      {notShown > 0 && (
        <Button sx={{ alignSelf: 'flex-start' }} onClick={() => setShown(shown + PAGE_DEFAULT)}>
          Show more ({notShown} not shown)
        </Button>
      )}
      {notShown <= 0 && activityCount > activities.length && (
        <Typography variant="body2">{texts.more(activityCount - activities.length)}</Typography>
      )}
    </Stack>
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

/** Statements of the submission; renders nothing if there are none. */
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

import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { dayLabel } from '#domain/dates';
import { PAGE_DEFAULT } from '#domain/pages';
import type { SharedCover, SharedPractice } from '#domain/proof/shared-submissions';
import {
  additionTexts as texts,
  indemnityLabels,
  practiceColumns,
  practiceTotalColumns,
} from '#domain/proof/submission-additions';
import { Rows } from './Rows.tsx';

const daysOf = (start: string, end: string) => `${dayLabel(start)} to ${dayLabel(end)}`;

/** Practice hours of a submission: the sums, then the entries. */
export function PracticeTables({ practice: { entries, totals } }: { practice: SharedPractice }) {
  const [shown, setShown] = useState(PAGE_DEFAULT);
  if (entries.length === 0) return <Typography variant="body2">{texts.none}</Typography>;
  return (
    <Stack sx={{ gap: 2 }}>
      {totals.length > 0 && (
        <div>
          <Rows
            label={texts.totals}
            columns={Object.values(practiceTotalColumns)}
            rows={totals.map(({ label, start, end, hours, remark }) => ({
              key: label,
              cells: [label, daysOf(start, end), hours, remark],
            }))}
          />
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {texts.totalsAbout}
          </Typography>
        </div>
      )}
      <Rows
        label={texts.entries}
        columns={Object.values(practiceColumns)}
        wide={practiceColumns.days}
        rows={entries.slice(0, shown).map((entry) => ({
          key: entry.number,
          cells: [
            entry.number,
            daysOf(entry.startDay, entry.endDay),
            entry.kind,
            entry.employer,
            entry.position,
            entry.hours,
            [entry.notes, entry.documents.join('; ')].filter(Boolean).join(' · '),
            entry.evidence.join(', '),
            entry.remark,
          ],
        }))}
      />
      {entries.length > shown && (
        <Button sx={{ alignSelf: 'flex-start' }} onClick={() => setShown(shown + PAGE_DEFAULT)}>
          Show more ({entries.length - shown} not shown)
        </Button>
      )}
    </Stack>
  );
}

/** Professional indemnity cover of a submission. */
export function CoverTable({ covers }: { covers: readonly SharedCover[] }) {
  if (covers.length === 0) return <Typography variant="body2">{texts.none}</Typography>;
  return (
    <Rows
      label={texts.indemnity}
      columns={Object.values(indemnityLabels)}
      rows={covers.map((cover, index) => ({
        key: `${index}`,
        cells: [
          cover.title,
          cover.insurer,
          cover.policyNumber,
          cover.validFrom && dayLabel(cover.validFrom),
          cover.validUntil && dayLabel(cover.validUntil),
          cover.notes,
          cover.evidence.join(', '),
        ],
      }))}
    />
  );
}

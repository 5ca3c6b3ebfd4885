import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { dayLabel } from '#domain/dates';
import { PAGE_DEFAULT } from '#domain/pages';
import type { SharedCover, SharedPractice } from '#domain/shared-submissions';
import {
  additionTexts as texts,
  indemnityLabels,
  practiceColumns,
  practiceTotalColumns,
} from '#domain/submission-additions';

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

const DAYS = practiceColumns.days;

interface RowsProps {
  label: string;
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly (string | number | null)[] }[];
}

/** A table without the columns that no row fills, which a narrow page has no room for. */
function Rows({ label, columns, rows }: RowsProps) {
  const filled = columns.filter((_, index) =>
    rows.some(({ cells }) => cells[index] !== null && cells[index] !== ''),
  );
  return (
    <TableContainer component="section" tabIndex={0} aria-label={label}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {filled.map((column) => (
              <TableCell key={column}>{column}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, cells }) => (
            <TableRow key={key} sx={{ '& td': { verticalAlign: 'top' } }}>
              {filled.map((column) => (
                <TableCell key={column} sx={{ minWidth: column === DAYS ? 120 : 'auto' }}>
                  {cells[columns.indexOf(column)]}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
